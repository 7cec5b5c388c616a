//! `xiangqi config`: the settings in force, as they would stand in the file, and where each came from.

use super::Failure;
use super::failure::say;
use super::mistakes::mistakes;
use super::play::is_console;
use crate::config::{Config, Setting, Source};
use crate::tui::keymap::Keymap;
use std::io::Write;

pub(super) fn run(mut config: Config, out: &mut dyn Write) -> Result<(), Failure> {
    if is_console() {
        config.suit_console();
    }
    // Of a theme that is not there the value is shown all the same.
    let mut keys = Keymap::default();
    let (_, wrong) = mistakes(&mut config.clone(), &mut keys)?;
    let path = config.file.path();
    match path {
        Some(path) => writeln!(out, "# {}", path.display())?,
        None => writeln!(out, "# no folder for a settings file is known")?,
    }
    for (setting, value, source) in config.origins() {
        let line = format!("{} = {}", setting.name, setting.literal(&value));
        let source = match source {
            Source::Default => "default",
            Source::Console => "TERM=linux",
            Source::File => "file",
            Source::CommandLine => "command line",
        };
        writeln!(out, "{line:<28} # {source}{}", words(&config, setting))?;
    }
    for (command, chords) in keys.changed() {
        let chords: Vec<String> = chords.iter().map(ToString::to_string).collect();
        writeln!(out, "# key {}: {}", command.spec().name, chords.join(" "))?;
    }
    for name in config.file.themes().keys() {
        writeln!(out, "# own theme {name}")?;
    }
    out.flush()?;
    for problem in config.problems() {
        say(problem.tell(config.settings.lang));
    }
    wrong.iter().for_each(say);
    Ok(())
}

/// A clock in the words of the language, where those are not the fixed ones.
fn words(config: &Config, setting: &Setting) -> String {
    let settings = &config.settings;
    match &settings.clock {
        Some(clock) if setting.name == "clock" && settings.lang.is_chinese() => {
            format!(": {}", settings.lang.clock(Some(clock)))
        }
        _ => String::new(),
    }
}
