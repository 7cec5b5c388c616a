//! Records on disk as games to play on with, and back.

use super::held::{Doubt, Held, Print};
use super::recorded::Recorded;
use super::replace::{remove_halves, replace};
use super::saved::{Declared, Saved};
use crate::game::{Game, NodeId};
use crate::i18n::{Lang, Text};
use crate::notation::Notation;
use crate::record::{
    self, Fault, Format, Loss, Reader, Reading, Record, RecordError, RecordResult, Tags,
};
use crate::rules::{Position, Rules};
use std::collections::BTreeSet;
use std::fmt;
use std::io::{self, BufRead};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// A game from a file.
#[derive(Clone, Debug)]
pub struct OpenedRecord {
    /// The game, at the end of its main line.
    pub game: Game,
    /// What the record says of it.
    pub tags: Tags,
    /// Which game of the file it is, counted from 1.
    pub number: usize,
    /// How many games the file holds.
    pub games: usize,
    /// What was found wrong in this game.
    pub findings: Vec<RecordError>,
    /// What the file held, where it is one that can be read again.
    pub held: Option<Held>,
}

impl OpenedRecord {
    /// The game as it is kept, which was read from that file.
    pub fn into_saved(self, path: PathBuf) -> Saved {
        let mut saved = Saved {
            tags: self.tags,
            ..Saved::new(self.game)
        };
        saved.is_in_file(path, self.held);
        saved
    }
}

/// Why a record was not opened.
#[derive(Clone, Debug, PartialEq)]
pub enum OpenError {
    /// It could not be read.
    Record(RecordError),
    /// The file has not so many games.
    NoSuchGame {
        /// The game that was asked for.
        number: usize,
        /// How many there are.
        games: usize,
    },
}

impl OpenError {
    /// The trouble in the user's language.
    pub fn tell(&self, lang: Lang) -> String {
        match self {
            Self::Record(error) => {
                lang.record_error(error, &|point| point.to_string(), &|m| m.to_string())
            }
            Self::NoSuchGame { number, games } => {
                lang.record_no_game(*number as u64, *games as u64)
            }
        }
    }
}

/// Writes one lower-case English phrase.
impl fmt::Display for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Record(error) => error.fmt(f),
            Self::NoSuchGame { number, games } => {
                write!(f, "no game {number}, the file has {games}")
            }
        }
    }
}

impl std::error::Error for OpenError {}

/// Opens a game of a file, the first one unless another number is given. The record's rule set counts, the rest of
/// the rules is as given.
///
/// # Errors
/// The file or the game can't be read, or there are not so many games.
pub fn open_record(
    path: &Path,
    number: Option<usize>,
    rules: Rules,
) -> Result<OpenedRecord, OpenError> {
    // What changes while it is read is not what was read.
    let print = Print::of_file(path).ok().flatten();
    let mut games = record::open(path).map_err(OpenError::Record)?;
    let (reading, count) = choose(&mut games, number)?;
    let found = (games.format(), count, games.has_rest());
    let held = print.map(|print| Held::read(print, Doubt::of(&reading, found, path)));
    let opened = opened(reading, number, count, rules)?;
    Ok(OpenedRecord { held, ..opened })
}

/// Opens the first game of a text, as [`open_record`] opens one of a file.
///
/// # Errors
/// The text holds no game that can be read.
pub fn read_record(text: &str, rules: Rules) -> Result<OpenedRecord, OpenError> {
    let mut games = Reader::new(text.as_bytes(), None).map_err(OpenError::Record)?;
    let (reading, count) = choose(&mut games, None)?;
    opened(reading, None, count, rules)
}

/// One line for each game of a file, no more than `most`: who played, how it ended, and where.
///
/// # Errors
/// The file can't be read.
pub fn record_titles(path: &Path, most: usize) -> Result<Vec<String>, OpenError> {
    let games = record::open(path).map_err(OpenError::Record)?;
    Ok(games
        .take(most)
        .map(|reading| title(reading.ok()))
        .collect())
}

fn title(reading: Option<Reading>) -> String {
    let Some(record) = reading.map(|reading| reading.record) else {
        return "?".to_owned();
    };
    let [red, black] = ["Red", "Black"].map(|name| record.tags.known(name).unwrap_or("?"));
    let result = record.result.map_or("*", RecordResult::as_pgn);
    let event = record.tags.known("Event").unwrap_or_default();
    format!("{red} - {black}  {result}  {event}")
        .trim_end()
        .to_owned()
}

/// The game of that number, and how many there are.
fn choose(
    readings: &mut Reader<impl BufRead>,
    number: Option<usize>,
) -> Result<(Reading, usize), OpenError> {
    let wanted = number.unwrap_or(1);
    let mut chosen = None;
    let mut games = 0;
    for reading in readings {
        games += 1;
        if games == wanted {
            chosen = Some(reading.map_err(OpenError::Record)?);
        }
    }
    let nothing = OpenError::NoSuchGame {
        number: wanted,
        games,
    };
    chosen.map(|reading| (reading, games)).ok_or(nothing)
}

fn opened(
    reading: Reading,
    number: Option<usize>,
    games: usize,
    rules: Rules,
) -> Result<OpenedRecord, OpenError> {
    let record = reading.record;
    if record.tree.is_empty() && record.start == Position::start() {
        // Nothing was played. With something wrong in it, or no word of who played, this is no game at all.
        let nothing = || {
            record
                .tags
                .is_empty()
                .then(|| RecordError::of_file(Fault::NoGame))
        };
        if let Some(why) = RecordError::gravest(&reading.findings)
            .cloned()
            .or_else(nothing)
        {
            return Err(OpenError::Record(why));
        }
    }
    Ok(OpenedRecord {
        game: game_of(&record, rules).map_err(OpenError::Record)?,
        tags: record.tags,
        number: number.unwrap_or(1),
        games,
        findings: reading.findings,
        held: None,
    })
}

/// The game of a record, at the end of its main line, with the ends that its players declared.
fn game_of(record: &Record, rules: Rules) -> Result<Game, RecordError> {
    let rules = Rules {
        set: record.rules,
        ..rules
    };
    let game = Game::from_tree(record.start.clone(), rules, record.tree.clone());
    let mut game = game.map_err(|_| RecordError::of_file(Fault::NoGame))?;
    let last = game.tree().main_line().last().copied();
    let last = last.unwrap_or(NodeId::ROOT);
    let ends = record.ends.iter().map(|(node, outcome)| (*node, *outcome));
    // The end of the main line counts before what else is said of it.
    let main_end = record.outcome().map(|outcome| (last, outcome));
    for (node, outcome) in main_end.into_iter().chain(ends) {
        game.go_to(node);
        if let Some(declared) = Declared::behind(outcome, game.position().turn()) {
            declared.apply(&mut game);
        }
    }
    game.go_to(last);
    game.note_record();
    Ok(game)
}

/// Why a record was not written.
#[derive(Debug)]
pub enum SaveError {
    /// A file of that name is there, and was not to be replaced without a question, for this reason.
    Exists(Doubt),
    /// This format can only be read.
    ReadOnly(Format),
    /// The platform refused.
    Io(io::Error),
}

impl SaveError {
    /// The trouble in the user's language.
    pub fn tell(&self, lang: Lang) -> String {
        match self {
            Self::Exists(_) => self.to_string(),
            Self::ReadOnly(format) => lang.fill(Text::OnlyRead, &[format]),
            Self::Io(error) => lang.system_error(error),
        }
    }
}

/// Writes one lower-case English phrase.
impl fmt::Display for SaveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Exists(_) => f.write_str("a file of that name exists"),
            Self::ReadOnly(format) => {
                write!(
                    f,
                    "{format} is only read, not written; .pgn and .txt are written"
                )
            }
            Self::Io(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for SaveError {}

/// So old is what a killed program has left beside a record. A record is written in far less, from wherever.
const LEFT_BEHIND: Duration = Duration::from_secs(3600);

/// What came of writing a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written {
    /// What the format could not hold.
    pub losses: Vec<Loss>,
    /// What the file holds now.
    pub held: Held,
}

/// Writes a game into a file, whole or not at all. The ending of the name chooses the format, PGN where it says
/// nothing. What is there is replaced where it is the game's own file, still as it was and with nothing else in it, or
/// where somebody `has_agreed`.
///
/// # Errors
/// The file exists and may not be replaced, or it can't be written.
pub fn save_record(
    path: &Path,
    saved: &Saved,
    notation: Notation,
    has_agreed: bool,
) -> Result<Written, SaveError> {
    let format = Format::of_path(path).unwrap_or(Format::Pgn);
    if !format.is_written() {
        return Err(SaveError::ReadOnly(format));
    }
    if path.is_dir() {
        return Err(SaveError::Io(io::ErrorKind::IsADirectory.into()));
    }
    if !has_agreed
        && path.symlink_metadata().is_ok()
        && let Some(doubt) = saved.doubt_of(path)
    {
        return Err(SaveError::Exists(doubt));
    }
    let record = record_of(&saved.game, &saved.tags);
    let (text, losses) = record::write(&record, format, notation);
    replace(path, text.as_bytes()).map_err(SaveError::Io)?;
    let folder = path.parent().filter(|path| !path.as_os_str().is_empty());
    remove_halves(folder.unwrap_or(Path::new(".")), LEFT_BEHIND);
    let held = Held::written(text.as_bytes());
    Ok(Written { losses, held })
}

/// The game as a record, without what was taken back. What the record with which it began says of its end counts as long
/// as the main line ends there and so; then the result is that of the main line's end.
pub fn record_of(game: &Game, tags: &Tags) -> Record {
    let mut at_end = game.as_played();
    let mut record = Record::new(game.start().clone());
    record.tags = tags.clone();
    record.rules = game.rules().set;
    record.tree = at_end.tree().clone();
    let recorded = Recorded::of(&at_end, tags);
    if recorded.is_none() {
        leave_result_behind(&at_end, &mut record);
    }
    let last = at_end.tree().main_line().last().copied();
    at_end.go_to(last.unwrap_or(NodeId::ROOT));
    match recorded {
        Some(recorded) => record.result = recorded.result,
        None => record.set_outcome(at_end.outcome()),
    }
    record.take_noted_result();
    let main_line: BTreeSet<NodeId> = at_end.tree().line_from(NodeId::ROOT).collect();
    let beside = at_end
        .tree()
        .pre_order()
        .filter(|node| !main_line.contains(node));
    record.ends = beside
        .filter_map(|node| Some((node, at_end.end_at(node)?)))
        .collect();
    record
}

/// Takes the result of the record with which a game began out of its tags, and notes it behind the last move of the
/// line that had it, where nothing else tells how that ended.
fn leave_result_behind(game: &Game, record: &mut Record) {
    let [said, reason] = ["Result", "Termination"].map(|name| record.tags.remove(name));
    let result = said.and_then(|said| RecordResult::read(&said).ok()?);
    let last = game.tree().line_from(NodeId::ROOT).last();
    let behind = game
        .recorded_last()
        .filter(|&behind| Some(behind) != last && game.outcome_at(behind).is_none());
    if let (Some(result), Some(behind)) = (result, behind) {
        record.note_result(behind, result, reason.as_deref());
    }
}
