//! The position in words, for those who hear the screen instead of seeing it.

use super::Plain;
use crate::entry::Topic;
use crate::game::{Clock, Game};
use crate::i18n::{Labels, Lang, Text};
use crate::rules::{Piece, PieceKind, Point, Side};
use std::time::Duration;

/// What is told, and to whom.
#[derive(Clone, Debug)]
pub struct Teller<'a> {
    /// The game.
    pub game: &'a Game,
    /// The last move, as it is written; empty before the first.
    pub last: String,
    /// What the clocks show, one a line; empty without clocks.
    pub clocks: String,
    /// The language.
    pub lang: Lang,
    /// How points are named.
    pub labels: Labels,
}

impl Plain {
    /// Tells what was asked for, one fact a line.
    pub(super) fn say(&self, topic: Topic) -> String {
        let teller = Teller {
            game: self.game(),
            last: self.last_move(),
            clocks: self.clocks(),
            lang: self.lang(),
            labels: self.settings.labels,
        };
        teller.tell(topic)
    }
}

impl Teller<'_> {
    /// Tells what was asked for, one fact a line.
    pub fn tell(&self, topic: Topic) -> String {
        let Self {
            game, lang, labels, ..
        } = *self;
        match topic {
            Topic::All => {
                let both = |tell: &dyn Fn(Side) -> String| Side::BOTH.map(tell).concat();
                let standing = both(&|side| pieces(game, side, None, lang, labels));
                let lost = both(&|side| losses(game, side, lang));
                self.tell(Topic::LastMove) + &standing + &lost + &self.clocks
            }
            Topic::LastMove if self.last.is_empty() => line(lang.text(Text::NoMoveYet).to_owned()),
            Topic::LastMove => line(lang.fill(Text::LastMove, &[&self.last_move()])),
            Topic::Side(side) => pieces(game, side, None, lang, labels),
            Topic::Kind(kind, side) => Side::BOTH
                .into_iter()
                .filter(|each| side.is_none_or(|side| side == *each))
                .map(|side| pieces(game, side, Some(kind), lang, labels))
                .collect(),
            Topic::At(point) => at(game, point, lang, labels),
            Topic::Clock if self.clocks.is_empty() => line(lang.text(Text::SayNoClock).to_owned()),
            Topic::Clock => self.clocks.clone(),
        }
    }
}

impl Teller<'_> {
    /// The last move in words, with the way it is written.
    fn last_move(&self) -> String {
        let Self {
            game, lang, labels, ..
        } = *self;
        let Some(played) = game.line().last() else {
            return String::new();
        };
        let (side, piece) = (lang.side(played.piece.side), lang.piece(played.piece));
        let [from, to] = [played.m.from, played.m.to].map(|point| labels.name(point));
        let moved = match played.captured {
            Some(taken) => {
                let taken = lang.a_piece(taken);
                lang.fill(Text::SayTakes, &[&side, &piece, &from, &to, &taken])
            }
            None => lang.fill(Text::SayMove, &[&side, &piece, &from, &to]),
        };
        let check = if game.position().is_check() {
            lang.text(Text::SayCheck)
        } else {
            ""
        };
        lang.fill(Text::SayWritten, &[&moved, &self.last]) + check
    }
}

/// What both clocks show, one a line.
pub fn clocks(clock: &Clock, now: Duration, lang: Lang) -> String {
    let shown = |side| line(clock_of(clock, side, now, lang));
    Side::BOTH.map(shown).concat()
}

/// What a side's clock shows.
pub fn clock_of(clock: &Clock, side: Side, now: Duration, lang: Lang) -> String {
    let left = clock.remaining(side, now);
    lang.fill(Text::SayClock, &[&lang.side(side), &left])
}

fn line(mut text: String) -> String {
    text.push('\n');
    text
}

/// A side's pieces with their points, from the king down, or those of a kind.
fn pieces(game: &Game, side: Side, kind: Option<PieceKind>, lang: Lang, labels: Labels) -> String {
    let board = game.position().board();
    let mut standing: Vec<(PieceKind, Point)> = board
        .pieces(side)
        .filter(|(_, each)| kind.is_none_or(|kind| kind == *each))
        .map(|(point, kind)| (kind, point))
        .collect();
    if let (Some(kind), true) = (kind, standing.is_empty()) {
        let piece = lang.piece(Piece::new(side, kind));
        return line(lang.fill(Text::SetupNoKing, &[&lang.side(side), &piece]));
    }
    standing.sort_by_key(|(kind, point)| (*kind, point.index()));
    let told: Vec<String> = standing
        .into_iter()
        .map(|(kind, point)| {
            let piece = Piece::new(side, kind);
            format!("{} {}", lang.piece(piece), labels.name(point))
        })
        .collect();
    line(lang.fill(
        Text::SayPieces,
        &[&lang.side(side), &told.join(lang.text(Text::Comma))],
    ))
}

fn at(game: &Game, point: Point, lang: Lang, labels: Labels) -> String {
    let name = labels.name(point);
    line(match game.position().board().at(point) {
        Some(piece) => lang.fill(
            Text::SayPieceAt,
            &[&name, &lang.side(piece.side), &lang.piece(piece)],
        ),
        None => lang.fill(Text::SayEmpty, &[&name]),
    })
}

fn losses(game: &Game, side: Side, lang: Lang) -> String {
    let mut lost = game.captured(side);
    if lost.is_empty() {
        return String::new();
    }
    lost.sort();
    let names: Vec<&str> = lost.into_iter().map(|piece| lang.piece(piece)).collect();
    line(lang.fill(
        Text::Captured,
        &[&lang.side(side), &names.join(lang.text(Text::Comma))],
    ))
}
