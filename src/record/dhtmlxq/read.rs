//! One web-board record from its text. Knows fields and lines; where the text comes from is no concern.

use super::branches::{Branch, Lines, Origin};
use super::lineup;
use super::markup::{self, Field};
use super::name::{self, Name};
use crate::record::lines::line_ends;
use crate::record::reading::Findings;
use crate::record::text::Decoded;
use crate::record::{Fault, Reading, Record, RecordError, RecordResult, Severity, Spot, note};
use crate::rules::{Move, Position, RuleSet, Setup};
use std::collections::BTreeMap;

/// Reads one record; none where the text has no field of one. `first_line` is the line of the file on which the text
/// begins.
pub(super) fn read_game(
    decoded: &Decoded<'_>,
    text: &str,
    first_line: u64,
    mut findings: Findings,
) -> Option<Result<Reading, RecordError>> {
    let lower = text.to_ascii_lowercase();
    let fields = markup::fields(text, &lower);
    if fields.is_empty() {
        return None;
    }
    let place = Places { text, first_line };
    let mut board = WebBoard {
        is_page: markup::is_page(&lower),
        place,
        start: None,
        fen: None,
        branches: BTreeMap::new(),
        comments: Vec::new(),
        red: None,
        black: None,
        result: None,
        record: Record::new(Position::start()),
    };
    for field in fields {
        board.take(field, &mut findings);
    }
    Some(board.finish(&mut findings).map(|record| Reading {
        record,
        findings: findings.finish(),
        encoding: decoded.encoding,
    }))
}

/// Tells the line of a byte.
#[derive(Clone, Copy)]
struct Places<'a> {
    text: &'a str,
    first_line: u64,
}

impl Places<'_> {
    fn spot(self, at: usize) -> Spot {
        let before = self.text.as_bytes().get(..at).unwrap_or_default();
        Spot::Line(self.first_line + line_ends(before))
    }
}

/// What the fields of one record say.
struct WebBoard<'a> {
    is_page: bool,
    place: Places<'a>,
    start: Option<Field<'a>>,
    fen: Option<Field<'a>>,
    branches: BTreeMap<u32, (Branch, usize)>,
    comments: Vec<(u32, u32, Field<'a>)>,
    red: Option<String>,
    black: Option<String>,
    result: Option<RecordResult>,
    record: Record,
}

impl<'a> WebBoard<'a> {
    fn take(&mut self, field: Field<'a>, findings: &mut Findings) {
        match Name::of(field.name) {
            Name::Start => {
                self.start.get_or_insert(field);
            }
            Name::Fen if field.value.trim().is_empty() => {}
            Name::Fen => {
                self.fen.get_or_insert(field);
            }
            Name::Main => self.movelist(field, findings),
            Name::Branch(parent, ply, number) => {
                self.branch(parent, ply, number, field, field.value, findings);
            }
            Name::Comment(line, ply) => self.comments.push((line, ply, field)),
            Name::Result => {
                let text = self.header(field);
                match RecordResult::read(&text) {
                    Ok(result) => self.result = self.result.or(result),
                    Err(_) => {
                        findings.warn_with(|| (self.place.spot(field.at), Fault::Result(text)));
                    }
                }
            }
            Name::Rules if field.value.trim().eq_ignore_ascii_case("casual") => {
                self.record.rules = RuleSet::Casual;
            }
            Name::RedWithTeam => self.red = Some(self.header(field)),
            Name::BlackWithTeam => self.black = Some(self.header(field)),
            Name::Tag(tag) => {
                let value = self.header(field);
                if !self.record.tags.add(tag, value) {
                    findings.warn_with(|| (self.place.spot(field.at), Fault::TooManyTags));
                }
            }
            Name::Rules | Name::Nothing => {}
        }
    }

    /// The value of a tag, in one line.
    fn header(&self, field: Field<'_>) -> String {
        let text = markup::plain(field.value, self.is_page, false);
        text.split(['\n', '\r'])
            .map(str::trim)
            .filter(|line| !line.is_empty())
            .collect::<Vec<_>>()
            .join(" ")
    }

    /// The list of moves: the main line alone, or all lines in marks of their own, `[0_1_0]7747[/0_1_0][0_2_1]..`.
    fn movelist(&mut self, field: Field<'a>, findings: &mut Findings) {
        if !field.value.contains('[') {
            self.branch(0, 1, 0, field, field.value, findings);
            return;
        }
        for group in field.value.split('[').skip(1) {
            let Some((numbers, moves)) = group.split_once(']') else {
                continue;
            };
            if let Some((parent, ply, number)) = name::branch(numbers) {
                self.branch(parent, ply, number, field, moves, findings);
            }
        }
    }

    fn branch(
        &mut self,
        parent: u32,
        ply: u32,
        number: u32,
        field: Field<'_>,
        text: &str,
        findings: &mut Findings,
    ) {
        let spot = || self.place.spot(field.at);
        let list = markup::plain(text, self.is_page, false);
        let signs: Vec<char> = list.chars().filter(|c| !c.is_whitespace()).collect();
        let digits = signs.iter().take_while(|c| c.is_ascii_digit()).count() / 4 * 4;
        if digits < signs.len() {
            let is_old = signs.iter().any(|c| matches!(c, 'X' | 'Y' | 'Z'));
            let rest: String = signs.iter().skip(digits).take(12).collect();
            let fault = if is_old {
                Fault::OldBoard
            } else {
                Fault::Digits(rest)
            };
            let severity = if number == 0 {
                Severity::Error
            } else {
                Severity::Warning
            };
            findings.add(
                severity,
                spot(),
                Some(ply.max(1) as usize + digits / 4),
                fault,
            );
            if is_old {
                return;
            }
        }
        let moves = signs
            .chunks_exact(4)
            .take(digits / 4)
            .map(move_of)
            .collect();
        if self.branches.contains_key(&number) {
            // Some pages hold the same record twice, for the board and for copying.
            let is_same = self
                .branches
                .get(&number)
                .is_some_and(|(branch, _)| branch.moves == moves);
            if !is_same {
                findings.warn_with(|| (spot(), Fault::SameBranch(number)));
            }
            return;
        }
        self.branches
            .insert(number, (Branch { parent, ply, moves }, field.at));
    }

    fn finish(mut self, findings: &mut Findings) -> Result<Record, RecordError> {
        self.names();
        let branches = std::mem::take(&mut self.branches);
        let (branches, places): (BTreeMap<_, _>, BTreeMap<_, _>) = branches
            .into_iter()
            .map(|(number, (branch, at))| ((number, branch), (number, at)))
            .unzip();
        let spot = |number: u32| {
            self.place
                .spot(places.get(&number).copied().unwrap_or_default())
        };
        let mut lines = Lines::place(&branches, |number, branch| {
            let fault = Fault::Orphan {
                branch: number,
                parent: branch.parent,
                ply: branch.ply,
            };
            findings.warn_with(|| (spot(number), fault));
        });
        for (line, ply, field) in &self.comments {
            let text = markup::plain(field.value, self.is_page, true).replace('\r', "");
            if !note::trimmed(&text).is_empty() && !lines.comment(*line, *ply as usize, &text) {
                let fault = Fault::LostComment(field.name.to_owned());
                findings.warn_with(|| (self.place.spot(field.at), fault));
            }
        }
        let draft = lines.into_draft();
        self.record.set_result(self.result);
        self.record.start = self.start_position(draft.first_move(), findings)?;
        let describe = |(number, index): Origin| {
            let m = branches
                .get(&number)
                .and_then(|branch| branch.moves.get(index as usize).copied().flatten());
            let digits = m.map_or_else(
                || "off the board".to_owned(),
                |m| lineup::digits(m.from) + &lineup::digits(m.to),
            );
            let text = if number == 0 {
                digits
            } else {
                format!("{digits} in side line {number}")
            };
            (spot(number), text)
        };
        self.record.tree = draft.judge(&self.record.start, self.record.rules, findings, describe);
        Ok(self.record)
    }

    /// `red` is the name with the team where both are known; where only it is there, it is the name.
    fn names(&mut self) {
        for (with_team, name, other) in [
            (self.red.take(), "Red", "RedPlayer"),
            (self.black.take(), "Black", "BlackPlayer"),
        ] {
            let Some(full) = with_team.filter(|full| !full.is_empty()) else {
                continue;
            };
            match self.record.tags.get(name).filter(|name| !name.is_empty()) {
                None => self.record.tags.set(name, full),
                Some(known) if full.contains(known) => {}
                Some(_) => self.record.tags.set(other, full),
            }
        }
    }

    fn start_position(
        &self,
        first: Option<Move>,
        findings: &mut Findings,
    ) -> Result<Position, RecordError> {
        if let Some(field) = self.fen {
            match self.header(field).parse() {
                Ok(position) => return Ok(position),
                Err(error) if self.start.is_some() => {
                    findings.warn_with(|| (self.place.spot(field.at), Fault::Fen(error)));
                }
                Err(error) => {
                    return Err(findings.error(self.place.spot(field.at), Fault::Fen(error)));
                }
            }
        }
        let (text, spot) = match self.start {
            Some(field) => (
                markup::plain(field.value, self.is_page, false),
                self.place.spot(field.at),
            ),
            None => (String::new(), Spot::Line(self.place.first_line)),
        };
        let mut setup = lineup::read(&text, |point| findings.warn(spot, Fault::Overlap(point)))
            .map_err(|fault| findings.error(spot, fault))?;
        turn_to_first_mover(&mut setup, first);
        Position::try_from(setup).map_err(|error| findings.error(spot, Fault::Start(error)))
    }
}

/// No field says who is to move: it is whose piece moves first.
fn turn_to_first_mover(setup: &mut Setup, first: Option<Move>) {
    if let Some(piece) = first.and_then(|m| setup.at(m.from)) {
        setup.turn = piece.side;
    }
}

/// The move of four digits, if its points are on the board.
fn move_of(digits: &[char]) -> Option<Move> {
    let digit = |i: usize| digits.get(i).map_or(b'9', |c| *c as u8);
    Some(Move::new(
        lineup::point(digit(0), digit(1))?,
        lineup::point(digit(2), digit(3))?,
    ))
}
