//! What there is in the folder of games: those that were left behind, and those that cannot be read. Knows nothing of the
//! game on the board.

use super::autosave::ENDING;
use super::process::Process;
use super::replace;
use super::saved::Saved;
use super::script;
use crate::game::{Game, NodeId, Outcome};
use crate::i18n::{Lang, Text};
use crate::notation::{self, Notation};
use crate::rules::{BySide, Move, Position, Side};
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

/// The ending of a file that could not be read, and was put aside.
const ASIDE: &str = "unreadable";
/// So many games that were put away are left for those who regret it.
const CLOSED_KEPT: usize = 50;

/// A game that was left behind.
#[derive(Debug)]
pub struct Leftover {
    pub(super) path: PathBuf,
    /// When it was left, or changed last.
    time: SystemTime,
    /// The game.
    pub saved: Saved,
}

impl Leftover {
    /// The file, by which it is known.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// What a list says of it at that time.
    pub fn title(&self, now: SystemTime) -> LeftGame {
        let Saved { game, tags, .. } = &self.saved;
        let stands = self.saved.stands_at();
        let known = |tag| tags.known(tag).map(str::to_owned);
        LeftGame {
            path: self.path.clone(),
            players: BySide {
                red: known("Red"),
                black: known("Black"),
            },
            event: known("Event"),
            plies: game.tree().ply(stands),
            last: last_move(game, stands),
            outcome: game.outcome_at(stands),
            is_finished: !self.saved.can_go_on(),
            ago: now.duration_since(self.time).unwrap_or_default(),
        }
    }
}

/// The move that led to a node, with the position in which it was played.
fn last_move(game: &Game, node: NodeId) -> Option<Box<(Position, Move)>> {
    let tree = game.tree();
    let last = tree.move_at(node)?;
    let mut before = game.start().clone();
    for m in tree.path(node).into_iter().filter(|step| *step != node) {
        // The game has accepted the move, under whichever rules.
        before.make(tree.move_at(m)?);
    }
    Some(Box::new((before, last)))
}

/// What a list says of a game that was left behind.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LeftGame {
    /// Its file, by which it is known.
    pub path: PathBuf,
    /// Who plays.
    pub players: BySide<Option<String>>,
    /// What it is a game of.
    pub event: Option<String>,
    /// How many moves have been played.
    pub plies: usize,
    /// The last of them, with the position in which it was played.
    pub last: Option<Box<(Position, Move)>>,
    /// How it ended, if it did.
    pub outcome: Option<Outcome>,
    /// Whether it stands among the finished games, which can only be looked at.
    pub is_finished: bool,
    /// How long ago it was left.
    pub ago: Duration,
}

impl LeftGame {
    /// What stands between the names of both players.
    pub const BETWEEN: &'static str = " - ";

    /// Who plays, or what it is a game of where nobody has a name.
    pub fn name(&self, lang: Lang) -> String {
        self.names(lang).join(Self::BETWEEN)
    }

    /// Who plays, and of what it is a game.
    pub fn heading(&self, lang: Lang) -> String {
        let name = self.name(lang);
        match &self.event {
            Some(event) if *event != name => lang.fill(Text::LeftNamed, &[&name, event]),
            _ => name,
        }
    }

    /// The names of both players, or of what it is a game of where nobody has one.
    pub fn names(&self, lang: Lang) -> Vec<&str> {
        let BySide { red, black } = &self.players;
        if let (None, None, Some(event)) = (red, black, &self.event) {
            return vec![event];
        }
        let sides = [(Side::Red, red), (Side::Black, black)];
        sides
            .map(|(side, name)| name.as_deref().unwrap_or(lang.side(side)))
            .into()
    }

    /// Who plays, how many moves have been played, and the last of them or who won.
    pub fn tell(&self, lang: Lang, notation: Notation) -> String {
        self.tell_as(&self.name(lang), lang, notation)
    }

    /// The same under another name, such as a shorter one.
    pub fn tell_as(&self, name: &str, lang: Lang, notation: Notation) -> String {
        if let Some(outcome) = &self.outcome {
            let result = lang.text(match outcome.winner() {
                Some(Side::Red) => Text::EndgameRedWins,
                Some(Side::Black) => Text::EndgameBlackWins,
                None => Text::EndgameDraw,
            });
            return lang.fill(Text::LeftGameOver, &[&name, &self.plies, &result]);
        }
        match &self.last {
            Some(last) => {
                let (before, m) = &**last;
                let last = notation::write(before, *m, notation);
                lang.fill(Text::LeftGameLast, &[&name, &self.plies, &last])
            }
            None => lang.fill(Text::LeftGame, &[&name, &self.plies]),
        }
    }

    /// How long ago it was left, in words.
    pub fn when(&self, lang: Lang) -> String {
        let minutes = self.ago.as_secs() / 60;
        let (text, count) = match minutes {
            0 => return lang.text(Text::LeftNow).to_owned(),
            1..60 => (Text::LeftMinutes, minutes),
            60..1440 => (Text::LeftHours, minutes / 60),
            _ => (Text::LeftDays, minutes / 1440),
        };
        lang.fill(text, &[&count])
    }
}

/// A file that could not be read, or not to its end, and was put aside.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetAside {
    /// Where it is now.
    pub path: PathBuf,
    /// The line that was not understood.
    pub line: usize,
}

impl SetAside {
    /// The trouble in one sentence.
    pub fn tell(&self, lang: Lang) -> String {
        let line = lang.fill(Text::LineNumber, &[&self.line]);
        lang.fill(Text::AutosaveSetAside, &[&line, &self.path.display()])
    }
}

/// What there is in the folder of games.
#[derive(Debug, Default)]
pub struct Found {
    /// The games that were not put away, the one that was left last first.
    pub left: Vec<Leftover>,
    /// The games that were put away as finished, in the same order.
    pub finished: Vec<Leftover>,
    /// What had to be put aside.
    pub set_aside: Vec<SetAside>,
}

impl Found {
    /// Looks for games of programs that have gone.
    pub fn in_folder(folder: &Path) -> Self {
        Self::search(folder, |_, owner| {
            owner.is_none_or(|owner| !owner.is_alive())
        })
    }

    /// The games that can be gone on with, and in which there is anything.
    pub fn unfinished(self) -> Vec<Leftover> {
        let can_go_on =
            |leftover: &Leftover| leftover.saved.can_go_on() && !leftover.saved.is_bare();
        self.left.into_iter().filter(can_go_on).collect()
    }

    /// The games that can be gone on with, and behind them those that are over and can be looked at.
    pub fn all(self) -> Vec<Leftover> {
        let (mut all, over): (Vec<_>, Vec<_>) = self
            .left
            .into_iter()
            .filter(|leftover| !leftover.saved.is_bare())
            .partition(|leftover| leftover.saved.can_go_on());
        let over = over.into_iter().chain(self.finished);
        all.extend(over.filter(|leftover| leftover.saved.is_finished_game()));
        all
    }

    /// Looks for games in files that may be taken up, which is told by their paths and by the programs that keep them.
    pub(super) fn search(
        folder: &Path,
        may_take: impl Fn(&Path, Option<&Process>) -> bool,
    ) -> Self {
        let mut found = Self::default();
        let mut finished = 0;
        replace::remove_halves(folder, Duration::ZERO);
        for (time, path) in newest_first(folder) {
            let Ok(bytes) = fs::read(&path) else { continue };
            let text = String::from_utf8_lossy(&bytes);
            if !may_take(&path, script::owner(&text).as_ref()) {
                continue;
            }
            match script::read(&text) {
                Ok(script) if script.is_closed => {
                    finished += 1;
                    let saved = script.saved;
                    if finished > CLOSED_KEPT {
                        let _ = fs::remove_file(&path);
                    } else if saved.is_finished_game() {
                        found.finished.push(Leftover { path, time, saved });
                    }
                }
                Ok(script) => {
                    if let Some(line) = script.broken_at {
                        let aside = path.with_extension(ASIDE);
                        // The good part goes on; the whole is kept beside it.
                        if fs::copy(&path, &aside).is_ok() {
                            found.set_aside.push(SetAside { path: aside, line });
                        }
                    }
                    let saved = script.saved;
                    found.left.push(Leftover { path, time, saved });
                }
                Err(line) => {
                    let aside = path.with_extension(ASIDE);
                    if fs::rename(&path, &aside).is_ok() {
                        found.set_aside.push(SetAside { path: aside, line });
                    }
                }
            }
        }
        found
    }
}

/// The files of games in a folder, with the time of the last change.
pub(super) fn newest_first(folder: &Path) -> Vec<(SystemTime, PathBuf)> {
    let Ok(entries) = fs::read_dir(folder) else {
        return Vec::new();
    };
    let mut files: Vec<(SystemTime, PathBuf)> = entries
        .flatten()
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|ending| ending == ENDING))
        .filter_map(|path| Some((fs::metadata(&path).ok()?.modified().ok()?, path)))
        .collect();
    files.sort();
    files.reverse();
    files
}
