//! One game in the place of another: what becomes of the one before, and going on with it.

use super::{Effect, Plain, Reply, say_line};
use crate::entry::SPECS;
use crate::i18n::{Lang, Text};
use crate::storage::{LeftGame, Saved};

impl Plain {
    /// Whether there is something to go on with later.
    pub fn is_to_stay(&self) -> bool {
        !self.saved.game.tree().is_empty() && self.saved.can_go_on()
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
        let told = self.fill(Text::WentOn, &[&left.plies]);
        let told = self.with_kept(&told, self.is_to_stay());
        self.take_up(saved);
        self.show(&told)
    }

    /// With which game one goes on, and how a new one is begun.
    pub fn gone_on(&self, left: &LeftGame) -> String {
        let lang = self.lang();
        let new = word("new", lang);
        self.fill(Text::GoneOn, &[&left.plies, &left.name(lang), &new])
    }

    /// The games to choose from.
    pub fn choose_left(&self, left: &[LeftGame]) -> Reply {
        let lang = self.lang();
        if left.is_empty() {
            return say_line(lang.text(Text::NothingToResume).to_owned());
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
        let kept = self.fill(Text::KeptBefore, &[&word("resume", lang)]);
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
