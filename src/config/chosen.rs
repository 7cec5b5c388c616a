//! Which of the settings that follow the language the user has decided; the others follow it while the program runs as
//! they do at its start.

use super::{Config, NotationStyle, PieceSet, Settings};
use crate::i18n::{Labels, Lang};

/// The settings with a default of their own in each language, those that the user has decided.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Chosen {
    /// What is drawn for the pieces.
    pub pieces: bool,
    /// How the edge of the board is labelled.
    pub labels: bool,
    /// How moves are written.
    pub notation: bool,
}

impl Chosen {
    /// What the file or the command line has decided.
    pub fn in_config(config: &Config) -> Self {
        let is_chosen = |name| !config.is_open(name);
        Self {
            pieces: is_chosen("pieces"),
            labels: is_chosen("labels"),
            notation: is_chosen("notation"),
        }
    }

    /// Notes whether the user has decided the setting of that name. What was decided `before` stays so.
    pub fn note(&mut self, name: &str, is_decided: bool, before: Self) {
        match name {
            "pieces" => self.pieces = is_decided || before.pieces,
            "labels" => self.labels = is_decided || before.labels,
            "notation" => self.notation = is_decided || before.notation,
            _ => {}
        }
    }

    /// The settings have gone from one language to another: what was only the first one's default is the other's now.
    pub fn follow(self, settings: &mut Settings, before: Lang) {
        let after = settings.lang;
        if !self.pieces && settings.pieces == PieceSet::of(before) {
            settings.pieces = PieceSet::of(after);
        }
        if !self.labels && settings.labels == Labels::of(before) {
            settings.labels = Labels::of(after);
        }
        // In 7-bit characters the letters are the default of every language.
        if !self.notation && !settings.ascii && settings.notation == NotationStyle::of(before) {
            settings.notation = NotationStyle::of(after);
        }
    }
}
