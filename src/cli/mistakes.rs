//! What the settings file says of themes and keys, which other modules know: what is understood of it, and what is wrong
//! there. Knows no terminal.

use super::{Failure, usage};
use crate::config::{Config, Place, Source};
use crate::i18n::Text;
use crate::tui::command::Command;
use crate::tui::key::{Chord, KeyError};
use crate::tui::keymap::Keymap;
use crate::tui::theme::Themes;

/// What is wrong with the themes and keys of the settings file. The rest of them is taken over.
pub(super) fn mistakes(
    config: &mut Config,
    keys: &mut Keymap,
) -> Result<(Themes, Vec<String>), Failure> {
    let (themes, mut wrong) = themes(config)?;
    wrong.extend(bind_keys(config, keys));
    Ok((themes, wrong))
}

/// Gives the commands the keys of the settings file. What was wrong with them; a key that cannot be is left out, and the
/// others of its command count.
fn bind_keys(config: &Config, keys: &mut Keymap) -> Vec<String> {
    let lang = config.settings.lang;
    let mut wrong = Vec::new();
    let mut wanted = Vec::new();
    for binding in config.file.keys() {
        let Some(command) = Command::named(&binding.action) else {
            let told = lang.fill(Text::SettingsNoCommand, &[&binding.action]);
            wrong.push((binding.place, told));
            continue;
        };
        let mut chords: Vec<(Chord, Place)> = Vec::new();
        for (key, place) in &binding.keys {
            match key.parse() {
                Ok(chord) => chords.push((chord, *place)),
                Err(error) => wrong.push((*place, KeyError::tell(&error, lang))),
            }
        }
        if !chords.is_empty() || binding.keys.is_empty() {
            wanted.push((command, chords));
        }
    }
    let refused = keys.rebind(&wanted);
    wrong.extend(
        refused
            .iter()
            .map(|(place, taken)| (*place, taken.tell(lang))),
    );
    wrong.sort();
    let told = wrong.iter();
    told.map(|(place, told)| format!("config.toml:{place}: {told}"))
        .collect()
}

/// A mistake with the place of the key that it is about.
fn placed(config: &Config, key: &str, message: &str) -> String {
    match config.file.place_of(key) {
        Some(place) => format!("config.toml:{place}: {message}"),
        None => format!("config.toml: {message}"),
    }
}

/// The themes of the settings file beside the built-in ones, and what is wrong with them. A theme that is not there is an
/// error on the command line, and ignored in the file.
fn themes(config: &mut Config) -> Result<(Themes, Vec<String>), Failure> {
    let lang = config.settings.lang;
    let (themes, wrong) = Themes::with_own(config.file.themes());
    let mut wrong: Vec<String> = wrong
        .iter()
        .map(|fault| placed(config, &fault.key, &fault.tell(lang)))
        .collect();
    let theme = &config.settings.theme;
    if themes.has(theme) {
        return Ok((themes, wrong));
    }
    if config.source("theme") == Some(Source::CommandLine) {
        return Err(usage::wrong(lang, "--theme", theme, &themes.names()));
    }
    let names = themes.names().join(", ");
    let message = lang.fill(Text::SettingsNoTheme, &[theme, &names]);
    wrong.push(placed(config, "theme", &message));
    config.leave_out("theme");
    Ok((themes, wrong))
}
