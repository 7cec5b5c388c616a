//! One PGN game from its bytes. Knows tags and movetext; where a game begins and ends is decided before.

use super::split::RawGame;
use super::tag;
use super::token::{Token, Tokens};
use crate::game::{NodeId, Outcome, Tree};
use crate::notation::{self, NotationError};
use crate::record::lines::line_ends;
use crate::record::reading::Findings;
use crate::record::text::{self, Decoded, Encoding};
use crate::record::walk::Walk;
use crate::record::{
    Fault, Reading, Record, RecordError, RecordResult, Severity, Spot, Tags, note, result,
};
use crate::rules::{Move, Position, RuleSet, Side};
use std::collections::BTreeMap;

/// Reads one game; none where the bytes hold only comments. `hint` is the encoding of the game before. Where the text fits
/// two encodings and the game breaks off, the one that replays more moves is right.
pub(super) fn read_game(
    raw: &RawGame,
    number: usize,
    hint: &mut Encoding,
) -> Option<Result<Reading, RecordError>> {
    let decoded = text::decode(&raw.bytes, *hint);
    let mut encoding = decoded.encoding;
    let mut reading = read_text(raw, number, &decoded, *hint);
    if let (Some(Ok(first)), Some(other)) = (&reading, encoding.twin())
        && first.has_error()
    {
        let decoded = text::decode_as(&raw.bytes, other);
        let second = read_text(raw, number, &decoded, *hint);
        if second.as_ref().is_some_and(|second| {
            second
                .as_ref()
                .is_ok_and(|second| second.record.tree.len() > first.record.tree.len())
        }) {
            reading = second;
            encoding = other;
        }
    }
    if encoding != Encoding::Utf8 {
        *hint = encoding;
    }
    reading
}

fn read_text(
    raw: &RawGame,
    number: usize,
    decoded: &Decoded<'_>,
    hint: Encoding,
) -> Option<Result<Reading, RecordError>> {
    let mut findings = Findings::new(number);
    let first = Spot::Line(raw.first_line);
    findings.note_encoding(first, decoded, hint);
    let head = tag::read_all(&decoded.text, raw.first_line, &mut findings);
    let start = match head.fen.as_deref().map(str::parse::<Position>) {
        None => Position::start(),
        Some(Ok(position)) => position,
        Some(Err(error)) => {
            return Some(Err(
                findings.error(Spot::Line(head.fen_line), Fault::Fen(error))
            ));
        }
    };
    let mut game = Game::new(start, head.rules, head.tags, findings);
    game.read(&decoded.text, head.end, raw.first_line);
    if raw.is_guess && game.state == State::NoGame {
        // A number behind a result began no game, but other text.
        return None;
    }
    game.read_after(&decoded.encoding.decode(&raw.after), raw.after_line);
    // Tags that say nothing new, as the start position, make a game too.
    game.has_tags = decoded.text.trim_start().starts_with('[');
    game.finish(head.result.as_deref(), head.result_line, decoded.encoding)
}

/// Reads moves alone, from a byte of a text on; `first_line` is the line on which the text begins.
pub(in crate::record) fn read_movetext(
    text: &str,
    from: usize,
    first_line: u64,
    start: Position,
    tags: Tags,
    findings: Findings,
) -> Reading {
    let mut game = Game::new(start, RuleSet::Standard, tags, findings);
    game.read(text, from, first_line);
    let result = game.end;
    game.into_reading(result, Encoding::Utf8)
}

/// No notation has longer moves; what is longer is not worth keeping for a message.
const LONGEST_MOVE: usize = 100;

/// What the reading of one movetext keeps.
struct Game {
    tags: Tags,
    start: Position,
    walk: Walk,
    tree: Tree,
    node: NodeId,
    comments: BTreeMap<NodeId, String>,
    ends: BTreeMap<NodeId, Outcome>,
    /// Comments before the first move of a side line belong to that move.
    waiting: String,
    frames: Vec<Frame>,
    /// Side lines inside one that is not read.
    skipped: usize,
    state: State,
    is_numeral_fault_known: bool,
    is_end_seen: bool,
    /// Whether the text begins with tags, even such as are not kept.
    has_tags: bool,
    end: Option<RecordResult>,
    findings: Findings,
}

/// Whether what is written is kept.
#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    Kept,
    /// The side line is lost from here on.
    Cut,
    /// The main line is lost from here on.
    Over,
    /// What should be the first move is no move at all.
    NoGame,
}

/// The line that a side line leaves, and the move that it replaces.
struct Frame {
    node: NodeId,
    m: Move,
    ply: usize,
}

impl Game {
    fn new(start: Position, rules: RuleSet, tags: Tags, findings: Findings) -> Self {
        Self {
            tags,
            walk: Walk::new(start.clone(), rules),
            start,
            tree: Tree::new(),
            node: NodeId::ROOT,
            comments: BTreeMap::new(),
            ends: BTreeMap::new(),
            waiting: String::new(),
            frames: Vec::new(),
            skipped: 0,
            state: State::Kept,
            is_numeral_fault_known: false,
            is_end_seen: false,
            has_tags: false,
            end: None,
            findings,
        }
    }

    fn read(&mut self, text: &str, from: usize, first_line: u64) {
        let mut tokens = Tokens::new(text, from);
        let mut place = LineCounter::new(text, first_line);
        while let Some(token) = tokens.next() {
            let start = tokens.start();
            let mut here = || Spot::Line(place.line_of(start));
            match token {
                Token::End(result) => {
                    if self.frames.is_empty() && self.skipped == 0 {
                        self.end = result;
                        self.is_end_seen = true;
                        break;
                    }
                    self.end_side_line(result);
                }
                Token::Open => {
                    // A number before the bracket is not that of the move behind it.
                    tokens.take_black();
                    self.open(here);
                }
                Token::Close => self.close(here),
                Token::OpenComment(text) => {
                    self.comment(text);
                    let spot = here();
                    self.findings
                        .add(Severity::Error, spot, None, Fault::OpenComment);
                }
                Token::Comment(text) => self.comment(text),
                Token::Nag(nag) => {
                    if self.is_read() && self.node != NodeId::ROOT {
                        self.tree.add_nag(self.node, nag);
                    }
                }
                Token::BadNag(text) => {
                    self.findings
                        .warn_with(|| (here(), Fault::Nag(text.to_owned())));
                }
                Token::Move(text) => {
                    let is_black = tokens.take_black();
                    self.play(text, is_black, here);
                }
            }
        }
        let open = self.frames.len() + self.skipped;
        if open > 0 {
            let last = Spot::Line(place.line_of(text.trim_end().len()));
            self.findings.warn(last, Fault::OpenVariations(open));
        }
        self.back_to_main_line();
    }

    /// Reads what stands behind the result: a comment belongs to the last move; moves are left out, but not silently. Other
    /// text is nobody's.
    fn read_after(&mut self, text: &str, first_line: u64) {
        let mut tokens = Tokens::new(text, 0);
        let mut place = LineCounter::new(text, first_line);
        while let Some(token) = tokens.next() {
            let start = tokens.start();
            match token {
                Token::Comment(text) => self.comment(text),
                Token::OpenComment(text) => {
                    self.comment(text);
                    let spot = Spot::Line(place.line_of(start));
                    self.findings.warn(spot, Fault::OpenComment);
                }
                Token::End(_) => {}
                Token::Move(word) if self.is_like_move(word) => {
                    let spot = Spot::Line(place.line_of(start));
                    let line = text.get(start..).and_then(|rest| rest.lines().next());
                    let moves = line
                        .unwrap_or(word)
                        .chars()
                        .take(LONGEST_MOVE / 2)
                        .collect();
                    self.findings.warn(spot, Fault::AfterResult(moves));
                    return;
                }
                _ => return,
            }
        }
    }

    /// Whether a word has the shape of a move, be it legal or not.
    fn is_like_move(&self, word: &str) -> bool {
        let read = notation::read_strict(self.walk.position(), self.walk.rules(), word);
        word.len() <= LONGEST_MOVE && !matches!(read, Err(NotationError::Unreadable { .. }))
    }

    /// Whether what is written here belongs to a line that is kept.
    fn is_read(&self) -> bool {
        self.state == State::Kept && self.skipped == 0
    }

    fn play(&mut self, text: &str, is_black: bool, here: impl FnOnce() -> Spot) {
        if !self.is_read() {
            return;
        }
        let ply = self.walk.ply() + 1;
        if is_black && self.is_before_side_line() && self.walk.position().turn() == Side::Red {
            self.state = State::Cut;
            self.findings.add_with(Severity::Warning, Some(ply), || {
                (here(), Fault::OtherSide(text.to_owned()))
            });
            return;
        }
        let found = if text.len() > LONGEST_MOVE {
            let text = text
                .chars()
                .take(LONGEST_MOVE / 4)
                .chain(Some('…'))
                .collect();
            Err(NotationError::Unreadable { text })
        } else {
            notation::read_strict(self.walk.position(), self.walk.rules(), text)
        };
        match found {
            Ok(m) => self.step(m),
            Err(NotationError::OtherNumerals { text, m, .. }) => {
                if !std::mem::replace(&mut self.is_numeral_fault_known, true) {
                    self.findings
                        .add(Severity::Warning, here(), Some(ply), Fault::Numerals(text));
                }
                self.step(m);
            }
            Err(error) => {
                let severity = if self.frames.is_empty() {
                    let is_no_move = matches!(error, NotationError::Unreadable { .. });
                    self.state = if is_no_move && self.tree.is_empty() {
                        State::NoGame
                    } else {
                        State::Over
                    };
                    Severity::Error
                } else {
                    self.state = State::Cut;
                    Severity::Warning
                };
                self.findings
                    .add_with(severity, Some(ply), || (here(), Fault::Move(error)));
            }
        }
    }

    fn step(&mut self, m: Move) {
        self.walk.step(m);
        self.node = self.tree.append(self.node, m);
        if !self.waiting.is_empty() {
            self.comments
                .insert(self.node, std::mem::take(&mut self.waiting));
        }
    }

    fn open(&mut self, here: impl FnOnce() -> Spot) {
        if !self.is_read() {
            self.skipped += 1;
            return;
        }
        let start_of_line = self.frames.last().map_or(0, |frame| frame.ply - 1);
        let ply = self.walk.ply();
        match (self.tree.parent(self.node), self.tree.move_at(self.node)) {
            (Some(parent), Some(m)) if ply > start_of_line => {
                self.frames.push(Frame {
                    node: self.node,
                    m,
                    ply,
                });
                self.walk.back_to(ply - 1);
                self.node = parent;
            }
            _ => {
                self.skipped += 1;
                self.findings
                    .warn_with(|| (here(), Fault::NothingToReplace));
            }
        }
    }

    fn close(&mut self, here: impl FnOnce() -> Spot) {
        if self.skipped > 0 {
            self.skipped -= 1;
        } else if !self.leave_side_line() && self.state == State::Kept {
            self.findings.warn_with(|| (here(), Fault::StrayClose));
        }
    }

    /// Goes back to the line that the innermost side line left. False on the main line.
    fn leave_side_line(&mut self) -> bool {
        let Some(frame) = self.frames.pop() else {
            return false;
        };
        self.state = State::Kept;
        if !self.waiting.is_empty() {
            // A side line of nothing but a comment: it speaks of the move that would be replaced.
            let text = std::mem::take(&mut self.waiting);
            self.write_down(frame.node, &text);
        }
        self.walk.back_to(frame.ply - 1);
        self.walk.step(frame.m);
        self.node = frame.node;
        true
    }

    fn back_to_main_line(&mut self) {
        while self.leave_side_line() {}
    }

    fn comment(&mut self, text: &str) {
        if !self.is_read() {
            return;
        }
        if self.is_before_side_line() {
            note::join(&mut self.waiting, text);
        } else {
            self.write_down(self.node, text);
        }
    }

    /// Whether a side line has begun and has no move yet.
    fn is_before_side_line(&self) -> bool {
        let frame = self.frames.last();
        frame.is_some_and(|frame| self.walk.ply() < frame.ply)
    }

    /// A side line ends with a result: that is noted behind its last move.
    fn end_side_line(&mut self, result: Option<RecordResult>) {
        if let Some(result) = result
            && self.is_read()
            && !self.is_before_side_line()
        {
            self.write_down(self.node, &result::bare_command(result, None));
        }
    }

    fn write_down(&mut self, node: NodeId, text: &str) {
        if let Some((outcome, rest)) = result::commanded(text) {
            self.ends.insert(node, outcome);
            return self.write_down(node, &rest);
        }
        if !note::trimmed(text).is_empty() {
            note::join(self.comments.entry(node).or_default(), text);
        }
    }

    fn finish(
        mut self,
        tag: Option<&str>,
        tag_line: u64,
        encoding: Encoding,
    ) -> Option<Result<Reading, RecordError>> {
        let end = self.end;
        let tag_result = match tag.map(RecordResult::read) {
            None => None,
            Some(Ok(result)) => result,
            Some(Err(_)) => {
                let text = tag.unwrap_or_default().to_owned();
                self.findings
                    .warn(Spot::Line(tag_line), Fault::Result(text));
                None
            }
        };
        if let (Some(said), Some(end)) = (tag_result, end)
            && said != end
        {
            let (tag, end) = (said.as_pgn().to_owned(), end.as_pgn().to_owned());
            self.findings
                .warn(Spot::Line(tag_line), Fault::Results { tag, end });
        }
        let is_nothing =
            !self.has_tags && self.tags.is_empty() && self.tree.is_empty() && !self.is_end_seen;
        let reading = self.into_reading(end.or(tag_result), encoding);
        if is_nothing && reading.findings.is_empty() && tag.is_none() {
            return None;
        }
        Some(Ok(reading))
    }

    fn into_reading(mut self, result: Option<RecordResult>, encoding: Encoding) -> Reading {
        for (node, text) in self.comments {
            self.tree.set_comment(node, text);
        }
        let mut record = Record::new(self.start);
        record.rules = self.walk.rules();
        record.tags = self.tags;
        record.tree = self.tree;
        record.ends = self.ends;
        record.set_result(result);
        record.take_noted_result();
        Reading {
            record,
            findings: self.findings.finish(),
            encoding,
        }
    }
}

/// Tells the line of a byte; the bytes have to be asked for in order.
struct LineCounter<'a> {
    text: &'a str,
    at: usize,
    line: u64,
}

impl<'a> LineCounter<'a> {
    fn new(text: &'a str, first_line: u64) -> Self {
        Self {
            text,
            at: 0,
            line: first_line,
        }
    }

    fn line_of(&mut self, at: usize) -> u64 {
        let passed = self.text.as_bytes().get(self.at..at).unwrap_or_default();
        self.line += line_ends(passed);
        self.at = self.at.max(at);
        self.line
    }
}
