//! One game in the place of another: what becomes of the one before, and going on with it.

use super::{Effect, Plain, Reply, say_line};
use crate::entry::SPECS;
use crate::i18n::{Lang, Text};
use crate::storage::{LeftGame, Saved};

impl Plain {
    /// Whether there is something to go on with later: a game that is not over, one to which something was added since,
    /// or a record that was changed and not saved.
    pub fn is_to_stay(&self) -> bool {
        self.saved.is_to_stay(self.saved.stands_at())
    }

    /// Whether the game on the board is over and needs nothing more: it is not offered again.
    pub fn is_done(&self) -> bool {
        self.saved.game.outcome().is_some() && !self.is_to_stay()
    }

    /// Puts another game in the place of this one, and says so.
    pub(super) fn replace(&mut self, saved: Saved, told: &str) -> Reply {
        let stays = self.is_to_stay();
        let told = self.with_kept(told, stays);
        self.take_up(saved);
        let effect = if stays {
            Effect::Leave
        } else {
            Effect::PutAway
        };
        Reply {
            effect: Some(effect),
            ..self.show(&told)
        }
    }

    /// Shows a game that is gone on with. The one before has been left already, or put away.
    pub fn went_on(&mut self, left: &LeftGame, saved: Saved) -> Reply {
        let heading = left.heading(self.lang());
        let told = match &left.outcome {
            Some(outcome) => {
                let told = self.lang().outcome(outcome);
                self.fill(Text::WentBackTo, &[&heading, &left.plies, &told])
            }
            None => self.fill(Text::WentOnWith, &[&heading, &left.plies]),
        };
        let told = self.with_kept(&told, self.is_to_stay());
        self.take_up(saved);
        self.show(&self.with_clocks(told))
    }

    /// With which game one goes on, how a new one is begun, and what the clocks show.
    pub fn gone_on(&self, left: &LeftGame) -> String {
        let lang = self.lang();
        let new = word("new", lang);
        let told = self.fill(Text::GoneOn, &[&left.plies, &left.name(lang), &new]);
        self.with_clocks(told)
    }

    /// What is told of a game that is gone on with, and what its clocks show.
    fn with_clocks(&self, told: String) -> String {
        match self.clocks() {
            clocks if clocks.is_empty() => told,
            clocks => format!("{told}\n{}", clocks.trim_end()),
        }
    }

    /// How many games are kept beside the one on the board. Empty where none of them can be gone on with.
    pub fn others_left(&self, can_go_on: bool, all: usize) -> String {
        let resume = word("resume", self.lang());
        match all {
            1 if can_go_on => self.fill(Text::OtherLeft, &[&resume]),
            _ if can_go_on => self.fill(Text::OthersLeft, &[&all, &resume]),
            _ => String::new(),
        }
    }

    /// Tells that no game has that number.
    pub fn no_left(&self, number: usize) -> Reply {
        say_line(self.fill(Text::NoSuchGame, &[&number]))
    }

    /// The games to choose from.
    pub fn choose_left(&self, left: &[LeftGame]) -> Reply {
        let lang = self.lang();
        if left.is_empty() {
            return say_line(lang.text(Text::NoGameKept).to_owned());
        }
        let mut text = self.fill(Text::LeftWhich, &[&word("resume", lang)]);
        for (place, left) in left.iter().enumerate() {
            let game = left.tell(lang, self.settings.notation());
            text = format!("{text}\n{}. {game}  ({})", place + 1, left.when(lang));
        }
        say_line(text)
    }

    /// A sentence, and where it is so, that the game before is kept.
    fn with_kept(&self, told: &str, stays: bool) -> String {
        if !stays || !self.is_kept {
            return told.to_owned();
        }
        let lang = self.lang();
        let kept = self.fill(Text::KeptBeforeTyped, &[&word("resume", lang)]);
        format!("{told}{}{kept}", lang.gap())
    }
}

/// The word of a command in a language.
pub(super) fn word(name: &str, lang: Lang) -> &'static str {
    let spec = SPECS
        .iter()
        .find(|spec| spec.english.first() == Some(&name));
    spec.map_or("", |spec| spec.word(lang))
}
