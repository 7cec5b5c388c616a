//! `xiangqi config`: the settings in force, as they would stand in the file, and where each came from.

use super::Failure;
use super::failure::say;
use super::play::mistakes;
use crate::config::{Config, Source};
use crate::tui::keymap::Keymap;
use std::io::Write;

pub(super) fn run(config: &Config, out: &mut dyn Write) -> Result<(), Failure> {
    let path = config.file.path();
    match path {
        Some(path) => writeln!(out, "# {}", path.display())?,
        None => writeln!(out, "# no folder for a settings file is known")?,
    }
    for (setting, value, source) in config.origins() {
        let line = format!("{} = {}", setting.name, setting.literal(&value));
        let source = match source {
            Source::Default => "default",
            Source::File => "file",
            Source::CommandLine => "command line",
        };
        writeln!(out, "{line:<28} # {source}")?;
    }
    for binding in config.file.keys() {
        writeln!(out, "# key {}: {}", binding.action, binding.keys.join(" "))?;
    }
    for name in config.file.themes().keys() {
        writeln!(out, "# own theme {name}")?;
    }
    out.flush()?;
    for problem in config.problems() {
        say(problem.tell(config.settings.lang));
    }
    let (_, wrong) = mistakes(&mut config.clone(), &mut Keymap::default())?;
    wrong.iter().for_each(say);
    Ok(())
}
