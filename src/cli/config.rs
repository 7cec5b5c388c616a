//! `xiangqi config`: the settings in force, as they would stand in the file, and where each came from.

use super::Failure;
use super::failure::say;
use super::mistakes::mistakes;
use super::play::is_console;
use crate::config::{Config, Setting, Source};
use crate::i18n::{Lang, Text};
use crate::tui::command::Command;
use crate::tui::key::Chord;
use crate::tui::keymap::Keymap;
use crate::tui::theme::Themes;
use std::io::Write;
use toml::Value;

/// The table of the file that gives commands other keys.
const KEYS: &str = "keys";

pub(super) fn run(mut config: Config, out: &mut dyn Write) -> Result<(), Failure> {
    if is_console() {
        config.suit_console();
    }
    let mut keys = Keymap::default();
    let own = own_themes(&config);
    let (_, wrong) = mistakes(&mut config, &mut keys)?;
    let lang = config.settings.lang;
    match config.file.path() {
        Some(path) => writeln!(out, "# {}", path.display())?,
        None => writeln!(out, "# {}", lang.text(Text::SettingsNoFolder))?,
    }
    for (setting, value, source) in config.origins() {
        let line = format!("{} = {}", setting.name, setting.literal(&value));
        let source = match source {
            Source::Default => lang.text(Text::FromDefault),
            Source::Console => "TERM=linux",
            Source::File => lang.text(Text::FromFile),
            Source::CommandLine => lang.text(Text::FromCommandLine),
        };
        writeln!(out, "{line:<28} # {source}{}", words(&config, setting))?;
    }
    let keys: Vec<(String, Value)> = keys.changed().map(list).collect();
    print_table(KEYS, &keys, lang, out)?;
    for (name, roles) in own {
        print_table(&format!("themes.{}", key(&name)), &roles, lang, out)?;
    }
    out.flush()?;
    for problem in config.problems() {
        say(problem.tell(lang));
    }
    wrong.iter().for_each(say);
    Ok(())
}

/// The keys of a command, as they stand in the file.
fn list((command, chords): (Command, Vec<Chord>)) -> (String, Value) {
    let chords = chords.iter().map(|chord| Value::String(chord.to_string()));
    (
        command.spec().name.to_owned(),
        Value::Array(chords.collect()),
    )
}

/// What is understood of the user's own themes.
fn own_themes(config: &Config) -> Vec<(String, Vec<(String, Value)>)> {
    let (_, faults) = Themes::with_own(config.file.themes());
    let themes = config.file.themes().iter().map(|(name, roles)| {
        let is_sound = |role: &str| {
            let said = format!("themes.{name}.{role}");
            faults.iter().all(|fault| fault.key != said)
        };
        let sound = roles.iter().filter(|(role, _)| is_sound(role));
        let sound = sound.map(|(role, tint)| (role.clone(), Value::String(tint.clone())));
        (name.clone(), sound.collect())
    });
    themes.collect()
}

/// A table of the file; one of keys that holds nothing says nothing.
fn print_table(
    name: &str,
    entries: &[(String, Value)],
    lang: Lang,
    out: &mut dyn Write,
) -> std::io::Result<()> {
    if name == KEYS && entries.is_empty() {
        return Ok(());
    }
    writeln!(out, "\n[{name}]")?;
    for (entry, value) in entries {
        let line = format!("{} = {value}", key(entry));
        writeln!(out, "{line:<28} # {}", lang.text(Text::FromFile))?;
    }
    Ok(())
}

/// A name as TOML takes it before the sign of equality.
fn key(name: &str) -> String {
    let is_bare = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_');
    if !name.is_empty() && name.chars().all(is_bare) {
        return name.to_owned();
    }
    // A literal may stand in single quotes, in which a key cannot have all characters.
    let quoted = name.chars().map(|c| match c {
        '"' | '\\' => format!("\\{c}"),
        c if c.is_control() => format!("\\u{:04X}", u32::from(c)),
        c => c.to_string(),
    });
    format!("\"{}\"", quoted.collect::<String>())
}

/// A clock in the words of the language, where those are not the fixed ones.
fn words(config: &Config, setting: &Setting) -> String {
    let settings = &config.settings;
    match &settings.clock {
        Some(clock) if setting.name == "clock" && settings.lang.is_chinese() => {
            format!("：{}", settings.lang.clock(Some(clock)))
        }
        _ => String::new(),
    }
}
