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
//! assert!(plain.line("b9b8").text.contains("horse"));
//! ```

mod orders;
mod parting;
mod picture;
mod question;
mod say;
mod tell;
mod time;

pub use picture::{View, glyph, picture};
pub use say::{Teller, clocks};

use crate::config::Settings;
use crate::entry::{self, Entry};
use crate::game::{Clock, Game, PlayError};
use crate::i18n::{Labels, Lang, Text};
use crate::notation::{self, NotationError};
use crate::record::{Day, Loss, RecordError};
use crate::rules::{Move, Point, Position};
use crate::storage::{Doubt, Held, OpenedRecord, Recorded, Saved, told_clock};
use question::Question;
use std::fmt::Display;
use std::path::{Path, PathBuf};
use std::time::Duration;

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
    /// Save the game, then tell [`Plain::was_saved`].
    Save {
        /// The file.
        path: PathBuf,
        /// Whether somebody has agreed that whatever is there is replaced.
        replace: bool,
    },
    /// Open a record, then tell [`Plain::opened`] or [`Plain::cannot_open`].
    Load {
        /// The file.
        path: PathBuf,
        /// Which of its games, counted from 1.
        number: Option<usize>,
    },
    /// The game is gone on with no more; the other one that takes its place is kept apart.
    PutAway,
    /// The game that was [parted with](Plain::parted) is left, to be gone on with later.
    Leave,
    /// Go on with an unfinished game, perhaps that of a number: then tell [`Plain::went_on`], or what there is.
    GoOn(Option<usize>),
    /// Ring the bell.
    Bell,
    /// End the program.
    Quit,
}

/// How saving went.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SaveResult {
    /// The file is there.
    Saved {
        /// Where that is, from the root.
        at: String,
        /// What the format could not hold.
        losses: Vec<Loss>,
        /// What the file holds now.
        held: Held,
    },
    /// A file of that name is there, and was left alone, for this reason.
    Exists(Doubt),
    /// It could not be written, for this reason.
    Failed(String),
}

/// The state between two lines.
#[derive(Debug)]
pub struct Plain {
    saved: Saved,
    start: Position,
    settings: Settings,
    /// Somebody sits there who can be asked, and whose time counts.
    interactive: bool,
    /// Whether games are kept on disk.
    is_kept: bool,
    /// The game before this one, as it was.
    parted: Option<Saved>,
    question: Option<Question>,
    clock: Option<Clock>,
    /// How long the program has been running, as it was told last.
    now: Duration,
    /// Which day it is, if that was told.
    today: Option<Day>,
    /// How many characters a line has room for.
    columns: u16,
}

impl Plain {
    /// A new game. With `interactive` the players are asked before a game is lost, and their clocks run.
    pub fn new(start: Position, settings: Settings, interactive: bool) -> Self {
        let mut plain = Self {
            saved: Saved::new(Game::new(start.clone(), settings.rules)),
            start,
            settings,
            interactive,
            is_kept: false,
            parted: None,
            question: None,
            clock: None,
            now: Duration::ZERO,
            today: None,
            columns: 80,
        };
        plain.set_clock();
        plain
    }

    /// Goes on with a game that was begun elsewhere.
    pub fn take_up(&mut self, mut saved: Saved) {
        let stands = saved.stands_at();
        // Here nobody looks back: what was looked at on the board is not where the game stands.
        saved.game.go_to(stands);
        self.note_clock();
        self.parted = Some(std::mem::replace(&mut self.saved, saved));
        self.question = None;
        self.set_clock();
    }

    /// Tells how many characters a line has room for, where that is not the usual eighty.
    pub fn set_columns(&mut self, columns: u16) {
        self.columns = columns;
    }

    /// Tells whether games are kept on disk.
    pub fn set_kept(&mut self, is_kept: bool) {
        self.is_kept = is_kept;
    }

    /// The game before this one, as it was when it was left.
    pub fn parted(&self) -> Option<&Saved> {
        self.parted.as_ref()
    }

    /// The game with all that belongs to it.
    pub fn saved(&mut self) -> &Saved {
        self.note_clock();
        &self.saved
    }

    /// The game.
    pub fn game(&self) -> &Game {
        &self.saved.game
    }

    /// Whether games begin in another position than usual.
    pub fn is_set_up(&self) -> bool {
        self.start != Position::start()
    }

    /// What is printed before the first prompt. The news stand below the board, where they are still in view when a small
    /// window has scrolled.
    pub fn greeting(&self, news: &str) -> String {
        let example = match self.settings.labels {
            Labels::Xy => "7 2 4 2",
            Labels::Files if !self.settings.ascii => "炮二平五",
            Labels::Files | Labels::Iccs => "h2e2",
        };
        let welcome = self.fill(Text::PlainWelcome, &[&env!("CARGO_PKG_VERSION"), &example]);
        let clock = self.clock_at_start();
        let (picture, status) = (self.picture(), self.status());
        format!("{picture}{welcome}\n{clock}{news}{status}")
    }

    /// What is printed before a line is read.
    pub fn prompt(&self) -> &'static str {
        "> "
    }

    /// Takes a line.
    pub fn line(&mut self, line: &str) -> Reply {
        let line = tame(line);
        let line = line.as_str();
        let have_stood = self.start_clock();
        if let Some(question) = self.question.take() {
            return self.answered(question, line);
        }
        if let Some(answered) = self.answered_offer(line) {
            return answered;
        }
        match entry::read(line) {
            Ok(Entry::Empty) if have_stood => Reply {
                text: self.clocks(),
                effect: None,
            },
            Ok(Entry::Empty) => Reply::default(),
            Ok(Entry::Move(text)) => self.play(&text),
            Ok(Entry::Order(order)) => self.order(order),
            Err(error) => say_line(error.tell(self.lang(), self.settings.labels)),
        }
    }

    /// Tells how saving went.
    pub fn was_saved(&mut self, path: PathBuf, result: &SaveResult) -> Reply {
        let name = tame(&path.display().to_string());
        match result {
            SaveResult::Saved { at, losses, held } => {
                let saved = self.lang().saved(&path, &tame(at));
                self.saved.is_in_file(path, Some(*held));
                if losses.is_empty() {
                    self.saved.note_filed();
                }
                let told = losses.iter().map(|loss| self.lang().loss(loss));
                let lines: Vec<String> = std::iter::once(saved).chain(told).collect();
                say_line(lines.join("\n"))
            }
            SaveResult::Exists(doubt) => self.exists(path, *doubt),
            SaveResult::Failed(why) => say_line(self.fill(Text::CannotSave, &[&name, why])),
        }
    }

    /// What came of opening a record. Only one that was read can take the place of a game, and not without a question.
    pub fn opened(&mut self, path: PathBuf, opened: OpenedRecord) -> Reply {
        let name = tame(&path.display().to_string());
        let question = Question::Open(path, Box::new(opened));
        self.unless_refused(question, Text::AskReplaceGame, &[&name])
    }

    /// Shows a game that was opened.
    fn take_up_record(&mut self, path: PathBuf, opened: OpenedRecord) -> Reply {
        let name = tame(&path.display().to_string());
        let (number, games) = (opened.number, opened.games);
        let findings = opened
            .findings
            .iter()
            .map(|finding| self.finding(finding) + "\n");
        let findings: String = findings.collect();
        let told = if games > 1 {
            self.fill(Text::ChooseGame, &[&name, &games, &number])
        } else if let Some(clock) = told_clock(&opened.tags) {
            let clock = self.settings.lang.clock(Some(&clock));
            self.fill(Text::OpenedTimed, &[&name, &clock])
        } else {
            self.fill(Text::Opened, &[&name])
        };
        let saved = opened.into_saved(path);
        let reply = self.replace(saved, &format!("{findings}{told}"));
        self.saved.note_filed();
        reply
    }

    /// What was found wrong in a record.
    fn finding(&self, finding: &RecordError) -> String {
        self.lang()
            .record_error(finding, &self.name(), &|m| m.to_string())
    }

    /// Tells that a record was not opened. The game goes on.
    pub fn cannot_open(&self, path: &Path, why: &str) -> Reply {
        say_line(self.fill(Text::CannotOpen, &[&path.display(), &why]))
    }

    fn lang(&self) -> Lang {
        self.settings.lang
    }

    /// The result that the record with which the game began has, as long as it is that of the game.
    fn recorded(&self) -> Option<Recorded<'_>> {
        Recorded::result_of(&self.saved.game, &self.saved.tags)
    }

    fn fill(&self, text: Text, parts: &[&dyn Display]) -> String {
        self.lang().fill(text, parts)
    }

    fn name(&self) -> impl Fn(Point) -> String {
        let labels = self.settings.labels;
        move |point| labels.name(point)
    }

    fn play(&mut self, text: &str) -> Reply {
        let position = self.saved.game.position().clone();
        let lang = self.lang();
        if let Some(outcome) = self.saved.game.outcome() {
            let over = PlayError::Over(outcome);
            return say_line(lang.play_error(&over, &self.name()));
        }
        let m = match notation::read_typed(&position, self.saved.game.rules().set, text) {
            Ok(m) => m,
            Err(error) => return say_line(self.unread(&position, &error)),
        };
        if let Some(fallen) = self.flag_fallen() {
            return fallen;
        }
        let mover = position.turn();
        let offered_by = self.saved.game.draw_offer();
        let replaces = self.saved.game.would_replace(m);
        let recorded = self.recorded().and_then(|recorded| recorded.result);
        if let Err(error) = self.saved.game.play(m) {
            let number = |ply| self.saved.game.numbered(ply).1;
            let why = lang.play_error_by_moves(&error, &self.name(), &number);
            return say_line(self.refused(&position, m, &why));
        }
        self.clock_moved();
        if let Some(today) = self.today {
            self.saved.played_on(today);
        }
        let played = self.fill(
            Text::Played,
            &[&lang.side(mover), &self.written(&position, m)],
        );
        let has_lapsed = offered_by.is_some_and(|side| side != mover);
        let told = [
            (has_lapsed, Text::DrawOfferLapsed),
            (replaces, Text::TakenBackReplaced),
        ];
        let told = told.into_iter().filter(|(is_so, _)| *is_so);
        let mut lines: Vec<String> = told.map(|(_, text)| lang.text(text).to_owned()).collect();
        if let (Some(result), None) = (recorded, self.recorded()) {
            lines.push(self.fill(Text::RecordedStays, &[&result.as_pgn()]));
        }
        lines.push(played);
        self.show(&lines.join("\n"))
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
