//! Which key runs which command, in every context: the table's own keys, changed by the settings. Knows no
//! terminal and no state.

use super::command::{COMMANDS, Command, Context};
use super::key::Chord;
use crate::i18n::{Lang, Text};
use std::fmt;

/// The keys in force.
#[derive(Clone, Debug)]
pub struct Keymap {
    bindings: Vec<(Context, Chord, Command)>,
}

/// Why a binding of the settings cannot be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BindError {
    /// There is no command of that name.
    NoCommand(String),
    /// Two commands want the same key in the same place.
    Taken(Chord, &'static str),
}

impl BindError {
    /// The reason in one line.
    pub fn tell(&self, lang: Lang) -> String {
        match self {
            Self::NoCommand(name) => lang.fill(Text::SettingsNoCommand, &[name]),
            Self::Taken(chord, name) => lang.fill(Text::SettingsKeyTaken, &[chord, name]),
        }
    }
}

impl fmt::Display for BindError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.tell(Lang::En))
    }
}

impl std::error::Error for BindError {}

impl Default for Keymap {
    fn default() -> Self {
        let bindings = COMMANDS
            .iter()
            .flat_map(|spec| {
                spec.keys
                    .iter()
                    .map(|chord| (spec.context, *chord, spec.command))
            })
            .collect();
        Self { bindings }
    }
}

impl Keymap {
    /// Gives the named command these keys instead of its own.
    ///
    /// # Errors
    /// When there is no such command, or a key belongs to another one there. Nothing is changed then.
    pub fn bind(&mut self, name: &str, chords: &[Chord]) -> Result<(), BindError> {
        let command = Command::named(name).ok_or_else(|| BindError::NoCommand(name.to_owned()))?;
        let context = command.spec().context;
        let others = self.bindings.iter().filter(|(other, _, bound)| {
            *bound != command
                && (*other == context || other.is_below(context) || context.is_below(*other))
        });
        for (_, chord, other) in others {
            if chords.contains(chord) {
                return Err(BindError::Taken(*chord, other.spec().name));
            }
        }
        self.bindings.retain(|(_, _, bound)| *bound != command);
        self.bindings
            .extend(chords.iter().map(|chord| (context, *chord, command)));
        Ok(())
    }

    /// What a key means in a context. Full-width letters are the letters they look like.
    pub fn command(&self, context: Context, chord: Chord) -> Option<Command> {
        let find = |chord| {
            context.layers().iter().find_map(|layer| {
                self.bindings
                    .iter()
                    .find(|(where_bound, bound, _)| where_bound == layer && *bound == chord)
                    .map(|(_, _, command)| *command)
            })
        };
        find(chord).or_else(|| find(chord.folded()))
    }

    /// The keys of a command, the one to show first.
    pub fn keys(&self, command: Command) -> impl Iterator<Item = Chord> + '_ {
        self.bindings
            .iter()
            .filter(move |(_, _, bound)| *bound == command)
            .map(|(_, chord, _)| *chord)
    }

    /// The key to show for a command; empty where it has none.
    pub fn shown(&self, command: Command, lang: Lang) -> String {
        let first = self.keys(command).next();
        first.map(|chord| chord.tell(lang)).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::super::key::Key;
    use super::*;

    #[test]
    fn a_key_means_what_the_table_says_where_it_says() {
        let keys = Keymap::default();
        for (context, chord, command) in [
            (Context::Board, Chord::char('u'), Some(Command::Undo)),
            (Context::Board, Chord::char('ｕ'), Some(Command::Undo)),
            (Context::Board, Chord::char('е'), None),
            (Context::Board, Chord::ctrl('c'), Some(Command::Leave)),
            (Context::Line, Chord::char('u'), None),
            (Context::Line, Chord::ctrl('c'), Some(Command::Leave)),
            (Context::Question, Chord::char('n'), Some(Command::No)),
            (
                Context::Question,
                Chord::plain(Key::Enter),
                Some(Command::BoxAccept),
            ),
            (Context::Box, Chord::char('n'), None),
        ] {
            assert_eq!(
                keys.command(context, chord),
                command,
                "{chord} in {context:?}"
            );
        }
    }

    #[test]
    fn a_command_can_get_other_keys_but_not_another_one_s() {
        let mut keys = Keymap::default();
        keys.bind("undo", &[Chord::plain(Key::Backspace)]).unwrap();
        assert_eq!(keys.command(Context::Board, Chord::char('u')), None);
        let backspace = Chord::plain(Key::Backspace);
        assert_eq!(keys.command(Context::Board, backspace), Some(Command::Undo));
        assert_eq!(
            keys.bind("redo", &[Chord::char('f')]),
            Err(BindError::Taken(Chord::char('f'), "flip"))
        );
        assert!(keys.bind("dance", &[]).is_err());
        assert_eq!(keys.shown(Command::Redo, Lang::En), "Ctrl-R");
    }
}
