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

/// A key that a command cannot have, since another one has it in the same place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeyTaken {
    /// The key.
    pub chord: Chord,
    /// The name of the other command.
    pub by: &'static str,
}

impl KeyTaken {
    /// The reason in one line.
    pub fn tell(&self, lang: Lang) -> String {
        lang.fill(Text::SettingsKeyTaken, &[&self.chord, &self.by])
    }
}

impl fmt::Display for KeyTaken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.tell(Lang::En))
    }
}

impl std::error::Error for KeyTaken {}

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
    /// Gives commands these keys instead of their own, each with a note of where it was named. All of them let go of their
    /// own first, so that two may change theirs. A key that another command has is left out and given back with its note;
    /// a command to which no other is left keeps its own ones, as far as they are free.
    ///
    /// ```
    /// use xiangqi::tui::command::{Command, Context};
    /// use xiangqi::tui::key::Chord;
    /// use xiangqi::tui::keymap::Keymap;
    ///
    /// let mut keys = Keymap::default();
    /// let (d, u, q) = ((Chord::char('d'), 1), (Chord::char('u'), 2), (Chord::char('q'), 3));
    /// let refused = keys.rebind(&[(Command::Undo, vec![d, q]), (Command::Draw, vec![u])]);
    /// assert_eq!(keys.command(Context::Board, Chord::char('d')), Some(Command::Undo));
    /// assert_eq!(keys.command(Context::Board, Chord::char('u')), Some(Command::Draw));
    /// assert_eq!(refused[0].0, 3);
    /// assert_eq!(refused[0].1.to_string(), "the key q belongs to quit");
    /// ```
    pub fn rebind<P: Copy>(&mut self, wanted: &[(Command, Vec<(Chord, P)>)]) -> Vec<(P, KeyTaken)> {
        let is_wanted = |command| wanted.iter().any(|(other, _)| *other == command);
        self.bindings.retain(|(_, _, bound)| !is_wanted(*bound));
        let mut refused = Vec::new();
        for (command, chords) in wanted {
            for (chord, place) in chords {
                if let Err(taken) = self.add(*command, *chord) {
                    refused.push((*place, taken));
                }
            }
        }
        for (command, chords) in wanted {
            if !chords.is_empty() && self.keys(*command).next().is_none() {
                for chord in command.spec().keys {
                    // What another command has got is not taken away from it.
                    let _ = self.add(*command, *chord);
                }
            }
        }
        refused
    }

    /// Gives a command one more key.
    fn add(&mut self, command: Command, chord: Chord) -> Result<(), KeyTaken> {
        let context = command.spec().context;
        let is_near =
            |other: Context| other == context || other.is_below(context) || context.is_below(other);
        let mut found = self.bindings.iter();
        match found.find(|(other, bound, _)| *bound == chord && is_near(*other)) {
            Some((_, _, by)) if *by == command => {}
            Some((_, _, by)) => {
                let by = by.spec().name;
                return Err(KeyTaken { chord, by });
            }
            None => self.bindings.push((context, chord, command)),
        }
        Ok(())
    }

    /// The commands that have other keys than their own, with these.
    pub fn changed(&self) -> impl Iterator<Item = (Command, Vec<Chord>)> + '_ {
        let now = COMMANDS.iter().map(|spec| {
            let keys: Vec<Chord> = self.keys(spec.command).collect();
            (spec, keys)
        });
        now.filter(|(spec, keys)| keys != spec.keys)
            .map(|(spec, keys)| (spec.command, keys))
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
        let backspace = Chord::plain(Key::Backspace);
        let refused = keys.rebind(&[
            (Command::Redo, vec![(Chord::char('f'), 1)]),
            (Command::Undo, vec![(backspace, 2), (Chord::char('g'), 3)]),
        ]);
        let taken = |c, by| KeyTaken {
            chord: Chord::char(c),
            by,
        };
        assert_eq!(
            refused,
            [(1, taken('f', "flip")), (3, taken('g', "pieces"))]
        );
        assert_eq!(keys.command(Context::Board, Chord::char('u')), None);
        assert_eq!(keys.command(Context::Board, backspace), Some(Command::Undo));
        assert_eq!(keys.shown(Command::Redo, Lang::En), "Ctrl-R");
        assert_eq!(keys.shown(Command::Flip, Lang::En), "f");
        let changed: Vec<_> = keys.changed().collect();
        assert_eq!(changed, [(Command::Undo, vec![backspace])]);
    }

    #[test]
    fn a_command_to_which_no_key_is_left_keeps_its_own() {
        for spec in COMMANDS.iter().filter(|spec| !spec.keys.is_empty()) {
            let mut keys = Keymap::default();
            // A key that somebody else has in each of these places.
            let taken = COMMANDS.iter().find(|other| {
                let is_other = other.command != spec.command && other.context == spec.context;
                is_other && other.keys.iter().any(|key| !spec.keys.contains(key))
            });
            let Some(taken) = taken else { continue };
            let chord = taken
                .keys
                .iter()
                .find(|key| !spec.keys.contains(key))
                .unwrap();
            let refused = keys.rebind(&[(spec.command, vec![(*chord, ())])]);
            assert_eq!(refused.len(), 1, "{}", spec.name);
            assert_eq!(keys.changed().count(), 0, "{}", spec.name);
        }
    }

    #[test]
    fn a_command_may_have_no_key_at_all() {
        let mut keys = Keymap::default();
        let none: Vec<(Chord, ())> = Vec::new();
        assert!(keys.rebind(&[(Command::Undo, none)]).is_empty());
        assert_eq!(keys.shown(Command::Undo, Lang::En), "");
        assert_eq!(keys.changed().count(), 1);
    }
}
