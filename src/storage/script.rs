//! The text form of a game in progress. First the game as a whole, then one line for each thing that happened
//! since: a move played, a step to another place. A line counts when its line end is there.
//!
//! `at` says the way to the cursor, how the line goes on `ahead` of it, and which moves were taken `back`: the way to the
//! first of them; and where whose `offer` of a draw was made. An `end` stands behind the move after which the players declared it. In a game that began as a `record`
//! the moves of others are `own`, what the record says of its end is `ended`, and `last` stands behind the last move
//! of its main line.
//!
//! ```text
//! xiangqi autosave 1
//! process 4711 8836222
//! rules standard standard 120 true false
//! fen rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1
//! tag Red 甲
//! move h2e2
//! move h9g7
//! at 0*2
//! ---
//! play h0g2
//! ```

use super::process::Process;
use super::saved::Saved;
use crate::game::{
    Annals, Bookmark, DrawOffer, DrawReason, Game, NodeId, Outcome, Tree, WinReason,
};
use crate::notation::iccs;
use crate::record::Tags;
use crate::rules::{Move, MoveLimit, Position, Repetition, RuleSet, Rules, Side};
use std::collections::BTreeMap;

const FIRST_LINE: &str = "xiangqi autosave 1";
const BORDER: &str = "---";
/// Behind this word of an `at` line stands how the line goes on.
const AHEAD: &str = "ahead";
/// Behind this word of an `at` line stands what was taken back.
const BACK: &str = "back";
/// Behind this word of an `at` line stands who offered a draw, and where.
const OFFER: &str = "offer";
/// The last line of a game that nobody wants to go on with.
pub const CLOSED: &str = "closed";

/// What a script says.
#[derive(Debug)]
pub struct Script {
    /// The game.
    pub saved: Saved,
    /// Whether it was given up, or put away for another one.
    pub is_closed: bool,
    /// The number of the first line that was not understood; it and all that follow are left out.
    pub broken_at: Option<usize>,
}

/// The head of a script and its tree, without the cursor. A node can be left out, to compare with the script before
/// that move was played.
pub fn body(saved: &Saved, without: Option<NodeId>) -> String {
    let mut text = String::new();
    let rules = saved.game.rules();
    let mut line = |word: &str, rest: &str| {
        text.push_str(word);
        text.push(' ');
        text.push_str(&escaped(rest));
        text.push('\n');
    };
    let words = format!(
        "{} {} {} {} {}",
        rules.set.word(),
        rules.repetition.word(),
        rules.limit.word(),
        rules.exempt_checks,
        rules.refuse
    );
    line("rules", &words);
    line("fen", &saved.game.start().to_string());
    if let Some(path) = saved.file.as_ref().and_then(|path| path.to_str()) {
        line("file", path);
    }
    for (name, value) in saved.tags.iter() {
        line("tag", &format!("{name} {value}"));
    }
    let tree = saved.game.tree();
    let notes = |node: NodeId, line: &mut dyn FnMut(&str, &str)| {
        if !tree.comment(node).is_empty() {
            line("comment", tree.comment(node));
        }
        for nag in tree.nags(node) {
            line("nag", &nag.to_string());
        }
        if let Some(end) = saved.game.end_at(node).and_then(end_word) {
            line("end", end);
        }
        if let Some(end) = saved.game.recorded_end_at(node).and_then(end_word) {
            line("ended", end);
        }
        if saved.game.recorded_last() == Some(node) {
            line("last", "");
        }
    };
    notes(NodeId::ROOT, &mut line);
    let mut depth = 0;
    if saved.game.has_record() {
        line("record", "");
    }
    for node in tree.pre_order().filter(|node| Some(*node) != without) {
        let ply = tree.ply(node);
        if ply <= depth {
            line("up", &(depth + 1 - ply).to_string());
        }
        depth = ply;
        if let Some(m) = tree.move_at(node) {
            let is_own = saved.game.has_record() && !saved.game.is_recorded(node);
            line(if is_own { "own" } else { "move" }, &m.to_string());
        }
        notes(node, &mut line);
    }
    text
}

/// A whole script: the process that keeps it, the body, the place and the notes.
pub fn whole(process: &Process, body: &str, saved: &Saved) -> String {
    let mut text = format!("{FIRST_LINE}\nprocess {}\n{body}", process.to_text());
    text.push_str(&at(&saved.game));
    for (name, value) in &saved.notes {
        text.push_str(&note(name, value));
    }
    text.push_str(BORDER);
    text.push('\n');
    text
}

/// The line of a move that was played at the cursor.
pub fn play(m: Move) -> String {
    format!("play {m}\n")
}

/// The line of the place where the game stands.
pub fn at(game: &Game) -> String {
    let tree = game.tree();
    let Bookmark {
        node,
        end,
        taken_back,
        draw_offer,
    } = game.bookmark();
    let way = |from, to| tree.way(from, to).to_string();
    let mut words = vec!["at".to_owned(), way(NodeId::ROOT, node)];
    if end != node {
        words.extend([AHEAD.to_owned(), way(node, end)]);
    }
    if let Some(first) = taken_back {
        words.extend([BACK.to_owned(), way(NodeId::ROOT, first)]);
    }
    if let Some(DrawOffer { by, at }) = draw_offer.filter(|offer| tree.contains(offer.at)) {
        words.extend([
            OFFER.to_owned(),
            by_word(by).to_owned(),
            way(NodeId::ROOT, at),
        ]);
    }
    words.retain(|word| !word.is_empty());
    words.join(" ") + "\n"
}

const fn by_word(side: Side) -> &'static str {
    match side {
        Side::Red => "red",
        Side::Black => "black",
    }
}

/// The line of a note.
pub fn note(name: &str, value: &str) -> String {
    format!("note {}\n", escaped(&format!("{name} {value}")))
}

/// The process that keeps the script.
pub fn owner(text: &str) -> Option<Process> {
    let line = text.lines().nth(1)?;
    Process::parse(line.strip_prefix("process ")?)
}

/// Reads a script. The game as a whole must be sound; of what happened since, all up to the first line that is
/// not understood counts.
///
/// # Errors
/// The number of the line that is wrong.
pub fn read(text: &str) -> Result<Script, usize> {
    // What comes after the last line end was being written when the program stopped.
    let complete = text
        .rfind('\n')
        .map_or("", |end| text.get(..=end).unwrap_or_default());
    let mut reader = Reader::default();
    let mut lines = complete
        .lines()
        .enumerate()
        .map(|(index, line)| (index + 1, line));
    if lines.next().is_none_or(|(_, line)| line != FIRST_LINE) {
        return Err(1);
    }
    let mut last = 1;
    loop {
        let Some((number, line)) = lines.next() else {
            return Err(last + 1);
        };
        if line == BORDER {
            last = number;
            break;
        }
        reader.head(line).ok_or(number)?;
        last = number;
    }
    let mut script = reader.finish().ok_or(last)?;
    for (number, line) in lines {
        if script.follow(line).is_none() {
            script.broken_at = Some(number);
            break;
        }
    }
    Ok(script)
}

/// What has been read of the head of a script.
#[derive(Default)]
struct Reader {
    rules: Option<Rules>,
    start: Option<Position>,
    file: Option<String>,
    tags: Tags,
    tree: Tree,
    node: Option<NodeId>,
    at: String,
    notes: BTreeMap<String, String>,
    annals: Annals,
    has_record: bool,
}

impl Reader {
    /// Understands one line of the head.
    fn head(&mut self, line: &str) -> Option<()> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let rest = unescaped(rest)?;
        let node = self.node.unwrap_or(NodeId::ROOT);
        match word {
            "process" => {}
            "rules" => self.rules = Some(rules(&rest)?),
            "fen" => self.start = Some(rest.parse().ok()?),
            "file" => self.file = Some(rest),
            "tag" => {
                let (name, value) = rest.split_once(' ')?;
                self.tags.set(name, value);
            }
            "record" => self.has_record = true,
            "move" | "own" => {
                let m = iccs::parse(&rest, iccs::Ranks::FromZero)?;
                let node = self.tree.append(node, m);
                self.node = Some(node);
                if self.has_record && word == "move" {
                    self.annals.recorded.insert(node);
                }
            }
            "up" => {
                let mut node = node;
                for _ in 0..rest.parse::<usize>().ok()? {
                    node = self.tree.parent(node)?;
                }
                self.node = Some(node);
            }
            "comment" => self.tree.set_comment(node, rest),
            "nag" => self.tree.add_nag(node, rest.parse().ok()?),
            "at" => self.at = rest,
            "note" => {
                let (name, value) = rest.split_once(' ')?;
                self.notes.insert(name.to_owned(), value.to_owned());
            }
            "end" => drop(self.annals.ends.insert(node, end(&rest)?)),
            "last" => self.annals.recorded_last = Some(node),
            "ended" => drop(self.annals.recorded_ends.insert(node, end(&rest)?)),
            _ => return None,
        }
        Some(())
    }

    fn finish(self) -> Option<Script> {
        let mut game = Game::from_tree(self.start?, self.rules?, self.tree).ok()?;
        game.recall(self.annals);
        go_to(&mut game, &self.at)?;
        Some(Script {
            saved: Saved {
                game,
                tags: self.tags,
                file: self.file.map(Into::into),
                notes: self.notes,
            },
            is_closed: false,
            broken_at: None,
        })
    }
}

impl Script {
    /// Follows one line of what happened since.
    fn follow(&mut self, line: &str) -> Option<()> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let rest = unescaped(rest)?;
        match word {
            "play" => {
                let m = iccs::parse(&rest, iccs::Ranks::FromZero)?;
                self.saved.game.play(m).ok()?;
            }
            "at" => go_to(&mut self.saved.game, &rest)?,
            "note" => {
                let (name, value) = rest.split_once(' ')?;
                self.saved.notes.insert(name.to_owned(), value.to_owned());
            }
            CLOSED => self.is_closed = true,
            _ => return None,
        }
        Some(())
    }
}

fn go_to(game: &mut Game, place: &str) -> Option<()> {
    let (place, offer) = place.split_once(OFFER).unwrap_or((place, ""));
    let (place, back) = place.split_once(BACK).unwrap_or((place, ""));
    let (place, ahead) = place.split_once(AHEAD).unwrap_or((place, ""));
    let tree = game.tree();
    let find = |from, way: &str| tree.follow(from, &way.parse().ok()?);
    let node = find(NodeId::ROOT, place)?;
    let bookmark = Bookmark {
        node,
        end: find(node, ahead)?,
        taken_back: match back {
            "" => None,
            way => Some(find(NodeId::ROOT, way)?),
        },
        draw_offer: match offer.trim_start() {
            "" => None,
            offer => {
                let (by, at) = offer.split_once(' ').unwrap_or((offer, ""));
                let by = Side::BOTH.into_iter().find(|&side| by_word(side) == by)?;
                let at = find(NodeId::ROOT, at)?;
                Some(DrawOffer { by, at })
            }
        },
    };
    game.open_at(bookmark).then_some(())
}

fn rules(text: &str) -> Option<Rules> {
    let mut words = text.split(' ');
    Some(Rules {
        set: RuleSet::parse(words.next()?)?,
        repetition: Repetition::parse(words.next()?)?,
        limit: MoveLimit::parse(words.next()?)?,
        exempt_checks: words.next()?.parse().ok()?,
        refuse: words.next()?.parse().ok()?,
    })
}

/// The words of the ends that players declare.
const ENDS: [(&str, Outcome); 6] = [
    ("agreed", Outcome::Drawn(DrawReason::Agreement)),
    ("resigned red", won(Side::Black, WinReason::Resignation)),
    ("resigned black", won(Side::Red, WinReason::Resignation)),
    ("flag red", won(Side::Black, WinReason::Time)),
    ("flag black", won(Side::Red, WinReason::Time)),
    (
        "flag nobody",
        Outcome::Drawn(DrawReason::TimeWithoutAttackers),
    ),
];

const fn won(winner: Side, by: WinReason) -> Outcome {
    Outcome::Won { winner, by }
}

fn end_word(outcome: Outcome) -> Option<&'static str> {
    let known = ENDS.iter().find(|(_, end)| *end == outcome)?;
    Some(known.0)
}

fn end(word: &str) -> Option<Outcome> {
    let known = ENDS.iter().find(|(known, _)| *known == word)?;
    Some(known.1)
}

/// A text on one line.
fn escaped(text: &str) -> String {
    text.replace('\\', "\\\\")
        .replace('\n', "\\n")
        .replace('\r', "\\r")
}

/// What [`escaped`] was given.
fn unescaped(text: &str) -> Option<String> {
    let mut plain = String::with_capacity(text.len());
    let mut characters = text.chars();
    while let Some(character) = characters.next() {
        match character {
            '\\' => plain.push(match characters.next()? {
                'n' => '\n',
                'r' => '\r',
                '\\' => '\\',
                _ => return None,
            }),
            other => plain.push(other),
        }
    }
    Some(plain)
}
