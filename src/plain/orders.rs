//! What plain mode does when a command is typed.

use super::parting::word;
use super::question::Question;
use super::{Effect, Plain, Reply, say_line};
use crate::entry::{EntryError, Order};
use crate::game::{Game, GameOver, Outcome, Phase, PlayError};
use crate::i18n::Text;
use crate::rules::{Move, Position};
use std::path::PathBuf;

impl Plain {
    pub(super) fn order(&mut self, order: Order) -> Reply {
        match order {
            Order::Undo(count) => self.ask_undo(count),
            Order::Redo(count) => self.walk(count, Game::redo, Text::Redone, Text::NothingToRedo),
            Order::Moves(from) => say_line(self.moves(from)),
            Order::Board => Reply {
                text: self.board(),
                effect: None,
            },
            Order::Say(topic) => Reply {
                text: self.say(topic) + &self.status(),
                effect: None,
            },
            Order::Fen => say_line(self.saved.game.position().to_string()),
            Order::SetUp(fen) => self.set_up(&fen),
            Order::Flip => {
                self.settings.flip = !self.settings.flip;
                self.show(self.lang().text(Text::Flipped))
            }
            Order::Draw => self.draw(),
            Order::Accept => self.accept(),
            Order::Resign => self.resign(),
            Order::Save(path) => self.save(path),
            // It is read first: what cannot be opened is not worth a question.
            Order::Load(path, number) => Reply {
                text: String::new(),
                effect: Some(Effect::Load { path, number }),
            },
            Order::New => self.unless_refused(Question::New, Text::AskNew, &[]),
            Order::GoOn(number) => self.unless_refused(Question::GoOn(number), Text::AskGoOn, &[]),
            Order::Help => Reply {
                text: self.help(),
                effect: None,
            },
            Order::Quit => Reply {
                text: String::new(),
                effect: Some(Effect::Quit),
            },
        }
    }

    /// A line and then the board.
    pub(super) fn show(&self, line: &str) -> Reply {
        Reply {
            text: format!("{line}\n{}", self.board()),
            effect: None,
        }
    }

    /// Takes moves back, once the other player agrees where the settings say so and somebody sits there. Who only goes back
    /// in a record takes nothing from anybody.
    fn ask_undo(&mut self, count: usize) -> Reply {
        let game = &self.saved.game;
        let is_played = game.ply() > 0 && !game.is_recorded(game.node());
        if !self.interactive || !self.settings.takeback_asks || !is_played {
            return self.undo(count);
        }
        // Who has lost would have the game go on.
        let winner = game.outcome().and_then(Outcome::winner);
        let other = winner.unwrap_or_else(|| !game.wants_back(count));
        let names = [!other, other].map(|side| self.lang().side(side));
        let question = Question::TakeBack(other, count);
        self.ask(question, Text::AskTakeBack, &[&names[0], &names[1]])
    }

    /// Takes moves back. Where the players have ended the game themselves, that goes first, and the moves stay.
    pub(super) fn undo(&mut self, count: usize) -> Reply {
        let by_themselves = self.saved.game.outcome().is_some_and(Outcome::is_given_up);
        if by_themselves && self.saved.game.withdraw().is_some() {
            self.clock_returned();
            let withdrawn = self.lang().text(Text::Withdrawn).to_owned();
            if count == 1 {
                return self.show(&withdrawn);
            }
            let rest = self.undo(count - 1);
            return Reply {
                text: format!("{withdrawn}\n{}", rest.text),
                ..rest
            };
        }
        self.walk(count, Game::take_back, Text::Undone, Text::NothingToUndo)
    }

    fn walk(
        &mut self,
        count: usize,
        step: fn(&mut Game) -> Option<Move>,
        done: Text,
        nothing: Text,
    ) -> Reply {
        let mut moved = Vec::new();
        for _ in 0..count {
            let before = self.saved.game.position().clone();
            let Some(m) = step(&mut self.saved.game) else {
                break;
            };
            // A move is named in the position from which it is played, which a step back brings about.
            let named_in = if before.board().at(m.from).is_some() {
                before
            } else {
                self.saved.game.position().clone()
            };
            moved.push(self.written(&named_in, m));
        }
        self.clock_returned();
        if moved.is_empty() {
            return say_line(self.lang().text(nothing).to_owned());
        }
        self.show(&self.fill(done, &[&self.lang().some_of(&moved)]))
    }

    fn draw(&mut self) -> Reply {
        if !self.interactive || self.saved.game.draw_offer().is_some() {
            // In a pipe nobody can be waited for: the line says that the players have agreed. Where a draw is offered
            // nobody types a whole word by a slip of the hand, and no question is asked again.
            return self.agree_draw();
        }
        match self.saved.game.offer_draw() {
            Ok(Phase::Playing { .. }) => say_line(self.offered()),
            result => self.ended(result),
        }
    }

    fn accept(&mut self) -> Reply {
        let is_over = self.saved.game.outcome().is_some();
        if is_over || self.saved.game.draw_offer().is_some() {
            return self.agree_draw();
        }
        say_line(self.lang().text(Text::NoDrawOffered).to_owned())
    }

    pub(super) fn agree_draw(&mut self) -> Reply {
        let recorded = self.recorded_line();
        let result = self.saved.game.agree_draw();
        let ended = self.ended(result);
        Reply {
            text: recorded + &ended.text,
            ..ended
        }
    }

    fn resign(&mut self) -> Reply {
        let side = self.saved.game.position().turn();
        if self.interactive && self.saved.game.outcome().is_none() {
            let name = self.lang().side(side);
            let asked = self.ask(Question::Resign, Text::AskResign, &[&name]);
            return self.after_recorded(asked);
        }
        let recorded = self.recorded_line();
        let result = self.saved.game.resign(side);
        let ended = self.ended(result);
        Reply {
            text: recorded + &ended.text,
            ..ended
        }
    }

    /// What the record says of its result, on a line; empty where that is no news.
    pub(super) fn recorded_line(&self) -> String {
        let recorded = self.recorded();
        let told = recorded.and_then(|it| it.tell(self.saved.game.outcome(), self.lang()));
        told.map_or_else(String::new, |told| told + "\n")
    }

    /// A question, after the result that a yes puts another one in the place of.
    fn after_recorded(&self, asked: Reply) -> Reply {
        Reply {
            text: self.recorded_line() + &asked.text,
            ..asked
        }
    }

    /// Tells how the game was ended by declaration, or that it had ended before.
    pub(super) fn ended(&mut self, result: Result<Phase, GameOver>) -> Reply {
        match result {
            Ok(_) => {
                self.clock_stopped();
                say_line(self.status().trim_end().to_owned())
            }
            Err(GameOver(outcome)) => {
                let error = PlayError::Over(outcome);
                say_line(self.lang().play_error(&error, &self.name()))
            }
        }
    }

    fn save(&self, path: Option<PathBuf>) -> Reply {
        let Some(path) = path.or_else(|| self.saved.file.clone()) else {
            let word = word("save", self.lang());
            return say_line(
                EntryError::NeedsFile(word.to_owned()).tell(self.lang(), self.settings.labels),
            );
        };
        Reply {
            text: String::new(),
            effect: Some(Effect::Save {
                path,
                replace: false,
            }),
        }
    }

    fn set_up(&mut self, fen: &str) -> Reply {
        match fen.parse::<Position>() {
            Ok(position) => {
                self.unless_refused(Question::SetUp(Box::new(position)), Text::AskNew, &[])
            }
            Err(error) => say_line(self.lang().fen_error(&error, &self.name())),
        }
    }
}
