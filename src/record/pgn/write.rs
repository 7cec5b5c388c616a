//! Writes one game as PGN. Knows the layout that the tools around xqbase read, and nothing of files.

use super::tag::{CASUAL, RULES};
use crate::game::NodeId;
use crate::notation::{self, Notation};
use crate::record::walk::Walk;
use crate::record::{Loss, RESULT, Record, note, result};
use crate::rules::{Move, Position, RuleSet, Side};
use std::fmt::Write;
use unicode_width::UnicodeWidthStr;

/// Lines of moves are shorter than this.
const WIDTH: usize = 80;

/// The tags that come first, in this order, and what stands for those that every game has.
const FIRST: [(&str, Option<&str>); 12] = [
    ("Event", Some("?")),
    ("Site", None),
    ("Date", Some("????.??.??")),
    ("Round", None),
    ("RedTeam", None),
    ("Red", Some("?")),
    ("BlackTeam", None),
    ("Black", Some("?")),
    (RESULT, None),
    ("ECCO", None),
    ("Opening", None),
    ("Variation", None),
];

/// Writes a game, and gives what PGN could not hold.
pub fn write(record: &Record, notation: Notation) -> (String, Vec<Loss>) {
    let mut losses = Vec::new();
    let mut text = String::new();
    write_tags(&mut text, record, notation, &mut losses);
    text.push('\n');
    let mut moves = Moves {
        out: Wrapped::default(),
        notation,
        walk: Walk::new(record.start.clone(), record.rules),
        first_is_black: record.start.turn() == Side::Black,
        needs_number: true,
        changed: 0,
    };
    moves.write(record);
    moves
        .out
        .word(record.result.map_or("*", |result| result.as_pgn()));
    if moves.changed > 0 {
        losses.push(Loss::Comments(moves.changed));
    }
    text.push_str(&moves.out.text);
    text.push('\n');
    (text, losses)
}

fn write_tags(text: &mut String, record: &Record, notation: Notation, losses: &mut Vec<Loss>) {
    let mut put = |name: &str, value: &str| {
        let mut clean: String = value
            .chars()
            .map(|c| if c.is_control() { ' ' } else { c })
            .collect();
        if clean != value {
            losses.push(Loss::TagText(name.to_owned()));
        }
        if clean.contains('"') {
            clean = clean.replace('"', "'");
            losses.push(Loss::TagQuotes(name.to_owned()));
        }
        // Writing to a string cannot fail.
        let _ = writeln!(text, "[{name} \"{clean}\"]");
    };
    put("Game", "Chinese Chess");
    for (name, default) in FIRST {
        if name == RESULT {
            put(name, record.result.map_or("*", |result| result.as_pgn()));
        } else if let Some(value) = record.tags.get(name).or(default) {
            put(name, value);
        }
    }
    let mut unnamed = Vec::new();
    for (name, value) in record.tags.iter() {
        if FIRST
            .iter()
            .any(|(known, _)| known.eq_ignore_ascii_case(name))
        {
            continue;
        }
        if name.is_empty()
            || !name
                .bytes()
                .all(|byte| byte.is_ascii_alphanumeric() || byte == b'_')
        {
            unnamed.push(Loss::Tag(name.to_owned()));
        } else {
            put(name, value);
        }
    }
    if record.rules == RuleSet::Casual {
        put(RULES, CASUAL);
    }
    if record.start != Position::start() {
        put("FEN", &record.start.to_string());
    }
    match notation {
        Notation::Chinese(_) => {}
        Notation::Wxf => put("Format", "WXF"),
        Notation::Iccs => put("Format", "ICCS"),
    }
    losses.append(&mut unnamed);
}

/// Writes the moves of a tree without recursion.
struct Moves {
    out: Wrapped,
    notation: Notation,
    walk: Walk,
    first_is_black: bool,
    /// Whether a comment or a side line stands before the next move.
    needs_number: bool,
    /// How many comments were changed.
    changed: usize,
}

/// What is still to be written.
enum Step {
    /// A move and the line that follows it.
    Line(NodeId),
    /// The end of a side line; back to the ply that it left.
    Close(usize),
    /// The start of a side line.
    Open(NodeId),
    /// The line goes on after this move.
    GoOn(NodeId),
}

impl Moves {
    fn write(&mut self, record: &Record) {
        let tree = &record.tree;
        self.comment(tree.comment(NodeId::ROOT));
        let mut steps: Vec<Step> = tree
            .first_child(NodeId::ROOT)
            .map(Step::Line)
            .into_iter()
            .collect();
        while let Some(step) = steps.pop() {
            match step {
                Step::Line(node) => {
                    self.one(record, node);
                    steps.push(Step::GoOn(node));
                    let siblings = tree
                        .parent(node)
                        .filter(|&parent| tree.first_child(parent) == Some(node));
                    if siblings.is_some() {
                        let first = steps.len();
                        let mut sibling = tree.next_sibling(node);
                        while let Some(next) = sibling {
                            steps.push(Step::Open(next));
                            sibling = tree.next_sibling(next);
                        }
                        steps.get_mut(first..).unwrap_or_default().reverse();
                    }
                }
                Step::Open(node) => {
                    self.out.glue_next("(");
                    self.needs_number = true;
                    steps.push(Step::Close(self.walk.ply()));
                    steps.push(Step::Line(node));
                }
                Step::Close(ply) => {
                    self.walk.back_to(ply);
                    self.out.glue_last(")");
                    self.needs_number = true;
                }
                Step::GoOn(node) => {
                    if let Some(m) = tree.move_at(node) {
                        self.walk.step(m);
                    }
                    steps.extend(tree.first_child(node).map(Step::Line));
                }
            }
        }
    }

    /// Writes one move with its number, marks and comment.
    fn one(&mut self, record: &Record, node: NodeId) {
        let Some(m) = record.tree.move_at(node) else {
            return;
        };
        let half = self.walk.ply() + usize::from(self.first_is_black);
        let number = half / 2 + 1;
        let is_black = half % 2 == 1;
        let text = self.text_of(m);
        let needs_number = std::mem::take(&mut self.needs_number);
        self.out.word(&match (is_black, needs_number) {
            (false, _) => format!("{number}. {text}"),
            (true, true) => format!("{number}. ... {text}"),
            (true, false) => text,
        });
        for nag in record.tree.nags(node) {
            self.out.word(&format!("${nag}"));
        }
        self.comment(record.tree.comment(node));
        if let Some(&outcome) = record.ends.get(&node) {
            self.comment(&result::command(outcome));
        }
    }

    fn text_of(&self, m: Move) -> String {
        let position = self.walk.position();
        match self.notation {
            Notation::Iccs => {
                let (from, to) = (m.from.to_string(), m.to.to_string());
                format!("{from}-{to}").to_ascii_uppercase()
            }
            Notation::Chinese(script) => notation::write_full_width(position, m, script),
            Notation::Wxf => notation::write(position, m, Notation::Wxf),
        }
    }

    fn comment(&mut self, text: &str) {
        let text = note::trimmed(text);
        if text.is_empty() {
            return;
        }
        // Inside a comment the reader takes `[Game` for the start of another game, because a brace may be missing.
        let clean = text.replace('}', ")").replace("\n[Game \"", "\n [Game \"");
        self.changed += usize::from(clean != text);
        self.out.word(&format!("{{{clean}}}"));
        self.needs_number = true;
    }
}

/// Words in lines of limited width.
#[derive(Default)]
struct Wrapped {
    text: String,
    column: usize,
    glue: &'static str,
}

impl Wrapped {
    fn word(&mut self, word: &str) {
        let glue = std::mem::take(&mut self.glue);
        let first_line = word.split('\n').next().unwrap_or_default();
        let width = glue.width() + first_line.width();
        if self.column > 0 {
            // One column is kept for a closing bracket.
            if self.column + 1 + width + 1 < WIDTH {
                self.text.push(' ');
                self.column += 1;
            } else {
                self.text.push('\n');
                self.column = 0;
            }
        }
        self.text.push_str(glue);
        self.text.push_str(word);
        self.column = match word.rsplit_once('\n') {
            Some((_, last)) => last.width(),
            None => self.column + width,
        };
    }

    /// Puts a sign directly before the next word.
    fn glue_next(&mut self, sign: &'static str) {
        self.glue = sign;
    }

    /// Puts a sign directly behind the last word, if there is room for it.
    fn glue_last(&mut self, sign: &str) {
        if self.column + sign.width() >= WIDTH {
            self.text.push('\n');
            self.column = 0;
        }
        self.text.push_str(sign);
        self.column += sign.width();
    }
}
