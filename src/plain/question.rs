//! Questions before something is lost, and what is done after a yes.

use super::{Effect, Plain, Reply, say_line, tame};
use crate::entry::{self, Entry, Order};
use crate::game::Game;
use crate::i18n::Text;
use crate::rules::{Position, Side};
use crate::storage::{Doubt, OpenedRecord, Saved};
use std::fmt::Display;
use std::path::PathBuf;

/// A question that the next line answers.
#[derive(Clone, Debug)]
pub(super) enum Question {
    Resign,
    /// This side, which is not the one that takes back, is asked.
    TakeBack(Side, usize),
    New,
    GoOn(Option<usize>),
    SetUp(Box<Position>),
    Open(PathBuf, Box<OpenedRecord>),
    Overwrite(PathBuf),
}

impl Plain {
    pub(super) fn ask(&mut self, question: Question, text: Text, parts: &[&dyn Display]) -> Reply {
        self.question = Some(question);
        say_line(self.fill(text, parts))
    }

    /// Does what puts another game in the place of this one, after a question where that would be lost and somebody is
    /// there to be asked.
    pub(super) fn unless_refused(
        &mut self,
        question: Question,
        text: Text,
        parts: &[&dyn Display],
    ) -> Reply {
        let in_progress = self.saved.game.ply() > 0 && self.saved.game.outcome().is_none();
        if self.interactive && in_progress && !self.is_kept {
            let lost = self.lang().text(Text::WillBeLost);
            let asked = self.ask(question, text, parts);
            Reply {
                text: format!("{lost}{}{}", self.lang().gap(), asked.text),
                ..asked
            }
        } else {
            self.carry_out(question)
        }
    }

    /// A file is there that is not replaced without a question: asks it, or says why the file stays where nobody can be
    /// asked.
    pub(super) fn exists(&mut self, path: PathBuf, doubt: Doubt) -> Reply {
        let name = tame(&path.display().to_string());
        let lang = self.lang();
        let told = match (doubt.tell(lang, &name), self.interactive) {
            (Some(why), true) => why + lang.gap() + lang.text(Text::HeldReplaceTyped),
            (Some(why), false) => why + lang.gap() + lang.text(Text::HeldLeft),
            (None, true) => lang.fill(Text::AskOverwrite, &[&name]),
            (None, false) => lang.fill(Text::WillNotOverwrite, &[&name]),
        };
        if self.interactive {
            self.question = Some(Question::Overwrite(path));
        }
        say_line(told)
    }

    pub(super) fn answered(&mut self, question: Question, line: &str) -> Reply {
        if let Ok(Entry::Order(Order::Quit)) = entry::read(line) {
            // Who wants to leave does not have to say no first.
            return Reply {
                text: String::new(),
                effect: Some(Effect::Quit),
            };
        }
        match entry::answer(line) {
            Some(true) => self.carry_out(question),
            Some(false) => say_line(match question {
                Question::TakeBack(other, _) => {
                    self.fill(Text::TakeBackDeclined, &[&self.lang().side(other)])
                }
                _ => self.lang().text(Text::Unchanged).to_owned(),
            }),
            None => {
                self.question = Some(question);
                say_line(self.lang().text(Text::AnswerYesNo).to_owned())
            }
        }
    }

    /// A yes or a no while no question is open but a draw is offered: the answer to that.
    pub(super) fn answered_offer(&mut self, line: &str) -> Option<Reply> {
        let offered_by = self.saved.game.draw_offer().filter(|_| self.interactive)?;
        if entry::answer(line)? {
            return Some(self.agree_draw());
        }
        self.saved.game.withdraw_draw_offer();
        let declines = self.lang().side(!offered_by);
        Some(say_line(self.fill(Text::DrawDeclined, &[&declines])))
    }

    fn carry_out(&mut self, question: Question) -> Reply {
        match question {
            Question::Resign => {
                let side = self.saved.game.position().turn();
                let result = self.saved.game.resign(side);
                self.ended(result)
            }
            Question::TakeBack(_, count) => self.undo(count),
            Question::New => self.begin(self.start.clone()),
            Question::GoOn(number) => Reply {
                text: String::new(),
                effect: Some(Effect::GoOn(number)),
            },
            Question::SetUp(position) => self.begin(*position),
            Question::Open(path, opened) => self.take_up_record(path, *opened),
            Question::Overwrite(path) => Reply {
                text: String::new(),
                effect: Some(Effect::Save {
                    path,
                    replace: true,
                }),
            },
        }
    }

    /// Begins a new game.
    fn begin(&mut self, start: Position) -> Reply {
        let saved = Saved::new(Game::new(start, self.settings.rules));
        let told = self.new_clock().map_or_else(
            || self.lang().text(Text::NewGame).to_owned(),
            |control| self.new_timed(control),
        );
        self.replace(saved, &told)
    }
}
