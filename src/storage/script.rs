//! The text form of a game in progress. First the game as a whole, then one line for each thing that happened
//! since: a move played, a step to another place, an end declared. A line counts when its line end is there.
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
use super::saved::{Declared, Saved};
use crate::game::{Game, NodeId, Tree};
use crate::notation::iccs;
use crate::record::Tags;
use crate::rules::{Move, MoveLimit, Position, Repetition, RuleSet, Rules, Side};
use std::collections::BTreeMap;
use std::fmt::Write;

const FIRST_LINE: &str = "xiangqi autosave 1";
const BORDER: &str = "---";
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
    };
    notes(NodeId::ROOT, &mut line);
    let mut depth = 0;
    for node in tree.pre_order().filter(|node| Some(*node) != without) {
        let ply = tree.ply(node);
        if ply <= depth {
            line("up", &(depth + 1 - ply).to_string());
        }
        depth = ply;
        if let Some(m) = tree.move_at(node) {
            line("move", &m.to_string());
        }
        notes(node, &mut line);
    }
    text
}

/// A whole script: the process that keeps it, the body, the place, the notes and a declared end.
pub fn whole(process: &Process, body: &str, saved: &Saved) -> String {
    let mut text = format!("{FIRST_LINE}\nprocess {}\n{body}", process.to_text());
    text.push_str(&at(&saved.game));
    for (name, value) in &saved.notes {
        text.push_str(&note(name, value));
    }
    if let Some(declared) = Declared::of(&saved.game) {
        text.push_str(&end(declared));
    }
    text.push_str(BORDER);
    text.push('\n');
    text
}

/// The line of a move that was played at the cursor.
pub fn play(m: Move) -> String {
    format!("play {m}\n")
}

/// The line of the cursor: which child is taken at each step from the start, repetitions counted.
pub fn at(game: &Game) -> String {
    let tree = game.tree();
    let mut steps: Vec<(usize, usize)> = Vec::new();
    let mut parent = NodeId::ROOT;
    for node in tree.path(game.node()) {
        let child = tree
            .children(parent)
            .position(|child| child == node)
            .unwrap_or(0);
        match steps.last_mut() {
            Some((same, count)) if *same == child => *count += 1,
            _ => steps.push((child, 1)),
        }
        parent = node;
    }
    let mut text = "at".to_owned();
    for (child, count) in steps {
        // Writing into a string cannot fail.
        let _ = write!(text, " {child}*{count}");
    }
    text + "\n"
}

/// The line of a note.
pub fn note(name: &str, value: &str) -> String {
    format!("note {}\n", escaped(&format!("{name} {value}")))
}

/// The line of a declared end.
pub fn end(declared: Declared) -> String {
    let side = |side| match side {
        Side::Red => "red",
        Side::Black => "black",
    };
    match declared {
        Declared::Resigned(loser) => format!("end resigned {}\n", side(loser)),
        Declared::Flag(loser) => format!("end flag {}\n", side(loser)),
        Declared::Agreed => "end agreed\n".to_owned(),
    }
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
    declared: Option<Declared>,
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
            "move" => {
                let m = iccs::parse(&rest, iccs::Ranks::FromZero)?;
                self.node = Some(self.tree.append(node, m));
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
            "end" => self.declared = Some(declared(&rest)?),
            _ => return None,
        }
        Some(())
    }

    fn finish(self) -> Option<Script> {
        let mut game = Game::from_tree(self.start?, self.rules?, self.tree).ok()?;
        go_to(&mut game, &self.at)?;
        if let Some(declared) = self.declared {
            declared.apply(&mut game);
        }
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
            "end" => declared(&rest)?.apply(&mut self.saved.game),
            CLOSED => self.is_closed = true,
            _ => return None,
        }
        Some(())
    }
}

fn go_to(game: &mut Game, steps: &str) -> Option<()> {
    let mut node = NodeId::ROOT;
    for step in steps.split_whitespace() {
        let (child, count) = step.split_once('*')?;
        let child: usize = child.parse().ok()?;
        for _ in 0..count.parse::<usize>().ok()? {
            node = game.tree().children(node).nth(child)?;
        }
    }
    game.go_to(node).then_some(())
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

fn declared(text: &str) -> Option<Declared> {
    Some(match text {
        "agreed" => Declared::Agreed,
        "resigned red" => Declared::Resigned(Side::Red),
        "resigned black" => Declared::Resigned(Side::Black),
        "flag red" => Declared::Flag(Side::Red),
        "flag black" => Declared::Flag(Side::Black),
        _ => return None,
    })
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
