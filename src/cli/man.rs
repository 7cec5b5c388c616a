//! `xiangqi man`: the manual page, with a section for each command.

use super::Failure;
use clap::Command;
use clap_mangen::Man;
use std::io::Write;

pub(super) fn run(mut command: Command, out: &mut dyn Write) -> Result<(), Failure> {
    command.build();
    let man = Man::new(command.clone());
    man.render_title(&mut *out)?;
    man.render_name_section(&mut *out)?;
    man.render_synopsis_section(&mut *out)?;
    man.render_description_section(&mut *out)?;
    man.render_options_section(&mut *out)?;
    writeln!(out, ".SH COMMANDS")?;
    for job in command
        .get_subcommands()
        .filter(|job| job.get_name() != "help")
    {
        let man = Man::new(job.clone());
        let mut page = Vec::new();
        man.render_description_section(&mut page)?;
        man.render_synopsis_section(&mut page)?;
        man.render_options_section(&mut page)?;
        writeln!(out, ".SS {}", job.get_name())?;
        out.write_all(demoted(&String::from_utf8_lossy(&page)).as_bytes())?;
    }
    man.render_version_section(&mut *out)?;
    Ok(())
}

/// A page as part of another one: its section titles become paragraphs.
fn demoted(page: &str) -> String {
    let mut text = String::new();
    for line in page.lines() {
        match line {
            ".SH DESCRIPTION" | ".SH SYNOPSIS" | ".SH OPTIONS" => text.push_str(".PP"),
            // The preamble was written once already.
            ".ie \\n(.g .ds Aq \\(aq" | ".el .ds Aq '" => continue,
            line => text.push_str(line),
        }
        text.push('\n');
    }
    text
}
