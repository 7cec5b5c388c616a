//! The game line by line: the console demo grown up, for pipes, dumb terminals and screen readers. A pure
//! state machine: a line in, text out, and perhaps an [`Effect`] for whoever owns files and streams.
//!
//! ```
//! use xiangqi::config::Settings;
//! use xiangqi::plain::Plain;
//! use xiangqi::rules::Position;
//!
//! let mut plain = Plain::new(Position::start(), Settings::default(), false);
//! assert!(plain.line("1 2 4 2").text.contains("Red: C8.5 (b2e2)"));
//! assert!(plain.line("b9b7").text.contains("A horse goes"));
//! ```

mod picture;
mod say;
mod tell;

pub use picture::{View, glyph, picture};

use crate::config::Settings;
use crate::entry::{self, Entry, EntryError, Order};
use crate::game::{Game, GameOver, PlayError};
use crate::i18n::{Labels, Lang, Text};
use crate::notation::{self, NotationError};
use crate::rules::{Move, Point, Position, Side};
use std::fmt::Display;
use std::path::{Path, PathBuf};

/// What a line led to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reply {
    /// What is to be printed.
    pub text: String,
    /// What is to be done.
    pub effect: Option<Effect>,
}

/// Something that plain mode cannot do itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Save the game, then tell [`Plain::saved`].
    Save {
        /// The file.
        path: PathBuf,
        /// Whether a file of that name may be replaced.
        replace: bool,
    },
    /// Open a record, then tell [`Plain::opened`] or [`Plain::cannot_open`].
    Load {
        /// The file.
        path: PathBuf,
        /// Which of its games, counted from 1.
        number: Option<usize>,
    },
    /// The game was given up for a new one, which has no names yet and is kept apart.
    PutAway,
    /// End the program.
    Quit,
}

/// How saving went.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SaveResult {
    /// The file is there.
    Saved,
    /// Another file of that name is there, and was left alone.
    Exists,
    /// It could not be written, for this reason.
    Failed(String),
}

/// A question that the next line answers.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Question {
    Resign,
    New,
    SetUp(Box<Position>),
    Load(PathBuf, Option<usize>),
    Overwrite(PathBuf),
}

/// The state between two lines.
#[derive(Debug)]
pub struct Plain {
    game: Game,
    start: Position,
    settings: Settings,
    /// Somebody sits there who can be asked.
    interactive: bool,
    question: Option<Question>,
    /// The side that offered a draw.
    offer: Option<Side>,
    /// Where the game was opened from or saved to last.
    file: Option<PathBuf>,
}

impl Plain {
    /// A new game. With `interactive` the players are asked before a game is given up.
    pub fn new(start: Position, settings: Settings, interactive: bool) -> Self {
        Self {
            game: Game::new(start.clone(), settings.rules),
            start,
            settings,
            interactive,
            question: None,
            offer: None,
            file: None,
        }
    }

    /// Goes on with a game that was begun elsewhere.
    pub fn go_on(&mut self, game: Game, file: Option<PathBuf>) {
        self.game = game;
        self.file = file;
        self.question = None;
        self.offer = None;
    }

    /// The game.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The record file that the game was opened from or saved to last.
    pub fn file(&self) -> Option<&Path> {
        self.file.as_deref()
    }

    /// Whether games begin in another position than usual.
    pub fn is_set_up(&self) -> bool {
        self.start != Position::start()
    }

    /// What is printed before the first prompt.
    pub fn greeting(&self) -> String {
        let example = match self.settings.labels {
            Labels::Xy => "7 2 4 2",
            Labels::Files if !self.settings.ascii => "炮二平五",
            Labels::Files | Labels::Iccs => "h2e2",
        };
        let welcome = self.fill(Text::PlainWelcome, &[&env!("CARGO_PKG_VERSION"), &example]);
        format!("{welcome}\n\n{}", self.board())
    }

    /// What is printed before a line is read.
    pub fn prompt(&self) -> &'static str {
        "> "
    }

    /// Takes a line.
    pub fn line(&mut self, line: &str) -> Reply {
        let line = tame(line);
        let line = line.as_str();
        if let Some(question) = self.question.take() {
            return self.answered(question, line);
        }
        match entry::read(line) {
            Ok(Entry::Empty) => Reply::default(),
            Ok(Entry::Move(text)) => self.play(&text),
            Ok(Entry::Order(order)) => self.order(order),
            Err(error) => say_line(error.tell(self.lang(), self.settings.labels)),
        }
    }

    /// Tells how saving went.
    pub fn saved(&mut self, path: PathBuf, result: &SaveResult) -> Reply {
        let name = path.display().to_string();
        match result {
            SaveResult::Saved => {
                self.file = Some(path);
                say_line(self.fill(Text::Saved, &[&name]))
            }
            SaveResult::Exists if self.interactive => {
                self.ask(Question::Overwrite(path), Text::AskOverwrite, &[&name])
            }
            SaveResult::Exists => say_line(self.fill(Text::WillNotOverwrite, &[&name])),
            SaveResult::Failed(why) => say_line(self.fill(Text::CannotSave, &[&name, why])),
        }
    }

    /// Shows a game that was opened: of how many games of the file it is which, counted from 1.
    pub fn opened(&mut self, game: Game, path: PathBuf, number: usize, games: usize) -> Reply {
        let name = path.display().to_string();
        let mut text = self.fill(Text::Opened, &[&name]);
        if games > 1 {
            text = self.fill(Text::ChooseGame, &[&name, &games, &number]);
        }
        self.go_on(game, Some(path));
        Reply {
            text: format!("{text}\n{}", self.board()),
            effect: None,
        }
    }

    /// Tells that a record was not opened. The game goes on.
    pub fn cannot_open(&self, path: &Path, why: &str) -> Reply {
        say_line(self.fill(Text::CannotOpen, &[&path.display(), &why]))
    }

    fn lang(&self) -> Lang {
        self.settings.lang
    }

    fn fill(&self, text: Text, parts: &[&dyn Display]) -> String {
        self.lang().fill(text, parts)
    }

    fn name(&self) -> impl Fn(Point) -> String {
        let labels = self.settings.labels;
        move |point| labels.name(point)
    }

    fn play(&mut self, text: &str) -> Reply {
        let position = self.game.position().clone();
        let lang = self.lang();
        if let Some(outcome) = self.game.outcome() {
            let over = PlayError::Over(outcome);
            return say_line(lang.play_error(&over, &self.name()));
        }
        let m = match notation::read_with(&position, self.game.rules().set, text) {
            Ok(m) => m,
            Err(error) => return say_line(self.unread(&position, &error)),
        };
        let mover = position.turn();
        if let Err(error) = self.game.play(m) {
            let why = lang.play_error(&error, &self.name());
            return say_line(self.refused(&position, m, &why));
        }
        let played = self.fill(
            Text::Played,
            &[&lang.side(mover), &self.written(&position, m)],
        );
        let lapsed = match self.offer {
            Some(offered_by) if offered_by != mover => {
                self.offer = None;
                format!("{}\n", lang.text(Text::DrawOfferLapsed))
            }
            _ => String::new(),
        };
        self.show(&format!("{lapsed}{played}"))
    }

    /// Why a text was not read as a legal move.
    fn unread(&self, position: &Position, error: &NotationError) -> String {
        let notation = self.settings.notation();
        let write = |m| notation::write(position, m, notation);
        let why = self.lang().notation_error(error, &self.name(), &write);
        match error {
            NotationError::Unreadable { .. } => {
                format!(
                    "{why}{}{}",
                    self.lang().gap(),
                    self.lang().text(Text::SeeHelp)
                )
            }
            NotationError::Illegal {
                m: Some(m),
                refusal: Some(_),
                ..
            } => self.refused(position, *m, &why),
            _ => why,
        }
    }

    /// Which piece may not go where, and why.
    fn refused(&self, position: &Position, m: Move, why: &str) -> String {
        let lang = self.lang();
        match position.board().at(m.from) {
            Some(piece) if piece.side == position.turn() => {
                let (from, to) = (self.name()(m.from), self.name()(m.to));
                let what = lang.fill(Text::MayNotGo, &[&lang.piece(piece), &from, &to]);
                format!("{what}{}{why}", lang.gap())
            }
            _ => why.to_owned(),
        }
    }

    fn order(&mut self, order: Order) -> Reply {
        match order {
            Order::Undo(count) => self.walk(count, Game::undo, Text::Undone, Text::NothingToUndo),
            Order::Redo(count) => self.walk(count, Game::redo, Text::Redone, Text::NothingToRedo),
            Order::Moves(from) => say_line(self.moves(from)),
            Order::Board => Reply {
                text: self.board(),
                effect: None,
            },
            Order::Say(topic) => Reply {
                text: say::say(
                    &self.game,
                    topic,
                    &self.last_move(),
                    self.lang(),
                    self.settings.labels,
                ) + &self.status(),
                effect: None,
            },
            Order::Fen => say_line(self.game.position().to_string()),
            Order::SetUp(fen) => self.set_up(&fen),
            Order::Flip => {
                self.settings.flip = !self.settings.flip;
                self.show(self.lang().text(Text::Flipped))
            }
            Order::Draw => self.draw(),
            Order::Resign => self.resign(),
            Order::Save(path) => self.save(path),
            Order::Load(path, number) => {
                let name = path.display().to_string();
                self.unless_refused(Question::Load(path, number), Text::AskReplaceGame, &[&name])
            }
            Order::New => self.unless_refused(Question::New, Text::AskNew, &[]),
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
    fn show(&self, line: &str) -> Reply {
        Reply {
            text: format!("{line}\n{}", self.board()),
            effect: None,
        }
    }

    fn walk(
        &mut self,
        count: usize,
        step: fn(&mut Game) -> Option<Move>,
        done: Text,
        nothing: Text,
    ) -> Reply {
        let mut last = None;
        for _ in 0..count {
            let before = self.game.position().clone();
            let Some(m) = step(&mut self.game) else { break };
            // A move is named in the position from which it is played, which a step back brings about.
            let named_in = if before.board().at(m.from).is_some() {
                before
            } else {
                self.game.position().clone()
            };
            last = Some(self.written(&named_in, m));
        }
        self.offer = None;
        match last {
            Some(moved) => self.show(&self.fill(done, &[&moved])),
            None => say_line(self.lang().text(nothing).to_owned()),
        }
    }

    fn draw(&mut self) -> Reply {
        let turn = self.game.position().turn();
        // In a pipe nobody can be waited for: the line says that the players have agreed.
        if self.offer.is_none() && self.interactive && self.game.outcome().is_none() {
            self.offer = Some(turn);
            let (offers, accepts) = (self.lang().side(turn), self.lang().side(!turn));
            return say_line(self.fill(Text::DrawOffered, &[&offers, &accepts]));
        }
        self.offer = None;
        match self.game.agree_draw() {
            Ok(_) => say_line(self.status().trim_end().to_owned()),
            Err(over) => self.over(over),
        }
    }

    fn resign(&mut self) -> Reply {
        let side = self.game.position().turn();
        if self.interactive && self.game.outcome().is_none() {
            let name = self.lang().side(side);
            return self.ask(Question::Resign, Text::AskResign, &[&name]);
        }
        match self.game.resign(side) {
            Ok(_) => say_line(self.status().trim_end().to_owned()),
            Err(over) => self.over(over),
        }
    }

    fn over(&self, over: GameOver) -> Reply {
        let error = PlayError::Over(over.0);
        say_line(self.lang().play_error(&error, &self.name()))
    }

    fn save(&self, path: Option<PathBuf>) -> Reply {
        let Some(path) = path.or_else(|| self.file.clone()) else {
            let word = "save";
            return say_line(
                EntryError::NeedsFile(word.to_owned()).tell(self.lang(), self.settings.labels),
            );
        };
        let replace = self.file.as_ref() == Some(&path);
        Reply {
            text: String::new(),
            effect: Some(Effect::Save { path, replace }),
        }
    }

    fn set_up(&mut self, fen: &str) -> Reply {
        match fen.parse::<Position>() {
            Ok(position) => {
                self.unless_refused(Question::SetUp(Box::new(position)), Text::AskNew, &[])
            }
            Err(error) => say_line(error.to_string()),
        }
    }

    fn ask(&mut self, question: Question, text: Text, parts: &[&dyn Display]) -> Reply {
        self.question = Some(question);
        say_line(self.fill(text, parts))
    }

    /// Does what would give the game up, after a question where there is something to lose and somebody to ask.
    fn unless_refused(&mut self, question: Question, text: Text, parts: &[&dyn Display]) -> Reply {
        let in_progress = self.game.ply() > 0 && self.game.outcome().is_none();
        if self.interactive && in_progress {
            self.ask(question, text, parts)
        } else {
            self.carry_out(question)
        }
    }

    fn answered(&mut self, question: Question, line: &str) -> Reply {
        match entry::answer(line) {
            Some(true) => self.carry_out(question),
            Some(false) => say_line(self.lang().text(Text::Unchanged).to_owned()),
            None => {
                self.question = Some(question);
                say_line(self.lang().text(Text::AnswerYesNo).to_owned())
            }
        }
    }

    fn carry_out(&mut self, question: Question) -> Reply {
        match question {
            Question::Resign => {
                let side = self.game.position().turn();
                match self.game.resign(side) {
                    Ok(_) => say_line(self.status().trim_end().to_owned()),
                    Err(over) => self.over(over),
                }
            }
            Question::New => self.begin(self.start.clone()),
            Question::SetUp(position) => self.begin(*position),
            Question::Load(path, number) => Reply {
                text: String::new(),
                effect: Some(Effect::Load { path, number }),
            },
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
        self.go_on(Game::new(start, self.settings.rules), None);
        Reply {
            effect: Some(Effect::PutAway),
            ..self.show(self.lang().text(Text::NewGame))
        }
    }
}

/// The line without characters that would do something to a terminal when it is quoted in an answer.
pub fn tame(line: &str) -> String {
    let tamed = |c: char| match c {
        '\t' => ' ',
        c if c.is_control() => '?',
        c => c,
    };
    line.trim_end_matches(['\r', '\n'])
        .chars()
        .map(tamed)
        .collect()
}

fn say_line(text: String) -> Reply {
    Reply {
        text: text + "\n",
        effect: None,
    }
}

#[cfg(test)]
mod tests;
