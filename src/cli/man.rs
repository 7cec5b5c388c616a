//! `xiangqi man`: the manual page, with a section for each command.

use super::Failure;
use crate::entry::SPECS;
use crate::i18n::{Lang, Text};
use crate::tui::command::{COMMANDS, Group};
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
    out.write_all(keys().as_bytes())?;
    out.write_all(lines().as_bytes())?;
    out.write_all(FILES.as_bytes())?;
    man.render_version_section(&mut *out)?;
    Ok(())
}

const FILES: &str = "\
.SH FILES
.TP
$XDG_CONFIG_HOME/xiangqi/config.toml, else ~/.config/xiangqi/config.toml
The settings; \\fBxiangqi config\\fR shows those in force and where each came from. The command line wins, and \\fB=false\\fR
turns a switch back, as in \\fB\\-\\-flip=false\\fR.
.TP
$XDG_STATE_HOME/xiangqi, else ~/.local/state/xiangqi
Unfinished games.
.SH ENVIRONMENT
LC_ALL, LC_CTYPE, LC_MESSAGES and LANG choose the language and whether only ASCII is drawn; NO_COLOR turns colours off; COLORTERM
and TERM tell how many colours there are. With TERM=dumb, and in a pipe, the game is played line by line.
.SH EXIT STATUS
0: done. 1: the work failed. 2: the command line was wrong. 128 and the signal's number: ended by a signal.
";

/// The keys of the board, in the groups of its help.
fn keys() -> String {
    let mut text = ".SH KEYS\n".to_owned();
    for group in Group::ALL {
        text = text + ".SS " + Lang::En.text(group.heading()) + "\n";
        let specs: Vec<_> = COMMANDS.iter().filter(|spec| spec.group == group).collect();
        for row in specs.chunk_by(|one, next| one.help == next.help) {
            let keys = row.iter().flat_map(|spec| spec.keys);
            let keys: Vec<String> = keys.map(|key| escaped(&key.to_string())).collect();
            let does = row.first().map_or("", |spec| Lang::En.text(spec.help));
            text = text + ".TP\n\\fB" + &keys.join("  ") + "\\fR\n" + &escaped(does) + "\n";
        }
    }
    text
}

/// What can be typed into the input line and in plain mode.
fn lines() -> String {
    let mut text = ".SH LINES\n".to_owned();
    text = text
        + &escaped(Lang::En.text(Text::HelpMoves))
        + "\n"
        + &escaped(Lang::En.text(Text::HelpMovesChinese))
        + "\n";
    for spec in SPECS {
        let chinese: Vec<&str> = spec.chinese().collect();
        let words = format!("{} {}", spec.english.join(", "), spec.argument);
        let does = format!("{} ({})", Lang::En.text(spec.help), chinese.join(" "));
        text = text + ".TP\n\\fB" + &escaped(words.trim()) + "\\fR\n" + &escaped(&does) + "\n";
    }
    text
}

/// Text that the formatter takes as it is.
fn escaped(text: &str) -> String {
    let text = text.replace('\\', "\\e").replace('-', "\\-");
    if text.starts_with(['.', '\'']) {
        format!("\\&{text}")
    } else {
        text
    }
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
