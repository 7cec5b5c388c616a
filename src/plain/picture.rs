//! The board as plain text: 7-bit lines, pieces as letters or characters, the last move in brackets.

use crate::config::PieceSet;
use crate::i18n::Labels;
use crate::rules::{Board, Move, Piece, PieceKind, Point, Side};
use unicode_width::UnicodeWidthChar;

/// How the board is shown.
#[derive(Clone, Copy, Debug)]
pub struct View<'a> {
    /// What is drawn for the pieces.
    pub pieces: PieceSet,
    /// How the edge is labelled.
    pub labels: Labels,
    /// Who sits at the bottom.
    pub bottom: Side,
    /// The words on the river.
    pub river: &'a str,
    /// The move to mark.
    pub last: Option<Move>,
}

/// Columns from one file to the next.
const PITCH: usize = 4;
/// The column of the leftmost file.
const LEFT: usize = 4;

/// What is drawn for a piece. Without colour, both sides need characters of their own, as real sets have them.
pub fn glyph(piece: Piece, pieces: PieceSet) -> char {
    let simplified = pieces == PieceSet::Simplified;
    if pieces == PieceSet::Letters {
        let letter = match piece.kind {
            PieceKind::Elephant => 'E',
            PieceKind::Horse => 'H',
            kind => kind.letter(),
        };
        return match piece.side {
            Side::Red => letter,
            Side::Black => letter.to_ascii_lowercase(),
        };
    }
    match (piece.kind, piece.side) {
        (PieceKind::King, Side::Red) if simplified => '帅',
        (PieceKind::King, Side::Red) => '帥',
        (PieceKind::King, Side::Black) if simplified => '将',
        (PieceKind::King, Side::Black) => '將',
        (PieceKind::Advisor, Side::Red) => '仕',
        (PieceKind::Advisor, Side::Black) => '士',
        (PieceKind::Elephant, Side::Red) => '相',
        (PieceKind::Elephant, Side::Black) => '象',
        (PieceKind::Horse, Side::Red) => '傌',
        (PieceKind::Horse, Side::Black) if simplified => '马',
        (PieceKind::Horse, Side::Black) => '馬',
        (PieceKind::Rook, Side::Red) => '俥',
        (PieceKind::Rook, Side::Black) if simplified => '车',
        (PieceKind::Rook, Side::Black) => '車',
        (PieceKind::Cannon, Side::Red) => '炮',
        (PieceKind::Cannon, Side::Black) => '砲',
        (PieceKind::Pawn, Side::Red) => '兵',
        (PieceKind::Pawn, Side::Black) => '卒',
    }
}

/// The board, line by line.
pub fn picture(board: &Board, view: &View<'_>) -> String {
    let mut text = String::new();
    text.push_str(&labels(view, !view.bottom));
    for row in 0..Point::RANKS {
        text.push_str(&rank(board, view, row));
        if row + 1 < Point::RANKS {
            text.push_str(&between(view, row));
        }
    }
    text.push_str(&labels(view, view.bottom));
    text
}

/// One line of output, written column by column; a wide character takes two of them.
struct Line(Vec<Option<char>>);

impl Line {
    fn new() -> Self {
        Self(Vec::new())
    }

    fn put(&mut self, column: usize, text: &str) {
        let mut at = column;
        for character in text.chars() {
            let width = character.width().unwrap_or(0);
            if self.0.len() < at + width {
                self.0.resize(at + width, Some(' '));
            }
            for (offset, slot) in self.0.iter_mut().skip(at).take(width).enumerate() {
                *slot = (offset == 0).then_some(character);
            }
            at += width;
        }
    }

    fn finish(self) -> String {
        let text: String = self.0.into_iter().flatten().collect();
        format!("{}\n", text.trim_end())
    }
}

/// The point that is drawn in a row and a column, counted from the top left.
fn point(view: &View<'_>, column: u8, row: u8) -> Option<Point> {
    let from_red = Point::new(column, (Point::RANKS - 1).checked_sub(row)?)?;
    Some(match view.bottom {
        Side::Red => from_red,
        Side::Black => from_red.rotated(),
    })
}

fn column_of(file: u8) -> usize {
    LEFT + PITCH * usize::from(file)
}

fn labels(view: &View<'_>, edge: Side) -> String {
    let mut line = Line::new();
    for column in 0..Point::FILES {
        if let Some(point) = point(view, column, 0) {
            line.put(column_of(column), view.labels.file(point.x(), edge));
        }
    }
    line.finish()
}

fn rank(board: &Board, view: &View<'_>, row: u8) -> String {
    let mut line = Line::new();
    let right = column_of(Point::FILES - 1);
    line.put(LEFT, &"-".repeat(right - LEFT));
    let points = (0..Point::FILES).filter_map(|column| Some((column, point(view, column, row)?)));
    for (column, point) in points {
        let at = column_of(column);
        match board.at(point) {
            Some(piece) => line.put(at, glyph(piece, view.pieces).encode_utf8(&mut [0; 4])),
            None => line.put(at, "+"),
        }
        let width = board
            .at(point)
            .and_then(|piece| glyph(piece, view.pieces).width())
            .unwrap_or(1);
        match view.last {
            Some(last) if last.to == point => {
                line.put(at - 1, "[");
                line.put(at + width, "]");
            }
            Some(last) if last.from == point => line.put(at, "."),
            _ => {}
        }
        if column == 0 {
            line.put(1, view.labels.rank(point.y()));
        }
        if column + 1 == Point::FILES {
            line.put(right + 4, view.labels.rank(point.y()));
        }
    }
    line.finish()
}

/// The line below a row: files, the diagonals of the palaces, the river.
fn between(view: &View<'_>, row: u8) -> String {
    let mut line = Line::new();
    if row == 4 {
        let right = column_of(Point::FILES - 1);
        line.put(LEFT, "|");
        line.put(right, "|");
        let width: usize = view.river.chars().filter_map(UnicodeWidthChar::width).sum();
        line.put(
            LEFT + (right - LEFT + 1).saturating_sub(width) / 2,
            view.river,
        );
        return line.finish();
    }
    (0..Point::FILES).for_each(|column| line.put(column_of(column), "|"));
    let diagonals = match row {
        0 | 7 => Some(("\\", "/")),
        1 | 8 => Some(("/", "\\")),
        _ => None,
    };
    if let Some((left, right)) = diagonals {
        line.put(column_of(3) + PITCH / 2, left);
        line.put(column_of(4) + PITCH / 2, right);
    }
    line.finish()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Position;

    fn view(pieces: PieceSet) -> View<'static> {
        View {
            pieces,
            labels: Labels::Iccs,
            bottom: Side::Red,
            river: "CHU RIVER      HAN BORDER",
            last: None,
        }
    }

    #[test]
    fn the_board_is_drawn_in_letters() {
        let shown = picture(Position::start().board(), &view(PieceSet::Letters));
        assert_eq!(
            shown,
            "    a   b   c   d   e   f   g   h   i
 9  r---h---e---a---k---a---e---h---r   9
    |   |   |   | \\ | / |   |   |   |
 8  +---+---+---+---+---+---+---+---+   8
    |   |   |   | / | \\ |   |   |   |
 7  +---c---+---+---+---+---+---c---+   7
    |   |   |   |   |   |   |   |   |
 6  p---+---p---+---p---+---p---+---p   6
    |   |   |   |   |   |   |   |   |
 5  +---+---+---+---+---+---+---+---+   5
    |   CHU RIVER      HAN BORDER   |
 4  +---+---+---+---+---+---+---+---+   4
    |   |   |   |   |   |   |   |   |
 3  P---+---P---+---P---+---P---+---P   3
    |   |   |   |   |   |   |   |   |
 2  +---C---+---+---+---+---+---C---+   2
    |   |   |   | \\ | / |   |   |   |
 1  +---+---+---+---+---+---+---+---+   1
    |   |   |   | / | \\ |   |   |   |
 0  R---H---E---A---K---A---E---H---R   0
    a   b   c   d   e   f   g   h   i
"
        );
    }

    #[test]
    fn wide_characters_keep_every_line_straight() {
        let mut view = view(PieceSet::Traditional);
        view.labels = Labels::Files;
        let shown = picture(Position::start().board(), &view);
        let second =
            "    1   2   3   4   5   6   7   8   9\n 9  車--馬--象--士--將--士--象--馬--車  9\n";
        assert!(shown.starts_with(second), "{shown}");
        assert!(
            shown.ends_with("    九  八  七  六  五  四  三  二  一\n"),
            "{shown}"
        );
    }

    #[test]
    fn the_turned_board_is_the_same_board_upside_down() {
        let board = Position::start();
        let mut view = view(PieceSet::Letters);
        let upright = picture(board.board(), &view);
        view.bottom = Side::Black;
        let turned = picture(board.board(), &view);
        assert!(turned.starts_with("    i   h   g"), "{turned}");
        let backwards: Vec<&str> = turned.lines().rev().collect();
        let file_a = |line: &&str| line.chars().nth(4);
        let file_i = |line: &&str| line.chars().nth(36);
        let left: Vec<_> = upright.lines().map(|line| file_a(&line)).collect();
        let right: Vec<_> = backwards.iter().map(file_i).collect();
        assert_eq!(left, right);
    }

    #[test]
    fn the_last_move_stands_in_brackets() {
        let board = Position::start();
        let last = Move::new(Point::new(7, 2).unwrap(), Point::new(4, 2).unwrap());
        let after = board.play(last).unwrap();
        let mut view = view(PieceSet::Letters);
        view.last = Some(last);
        let shown = picture(after.board(), &view);
        assert!(
            shown.contains(" 2  +---C---+---+--[C]--+---+---.---+   2\n"),
            "{shown}"
        );
        view.pieces = PieceSet::Simplified;
        let shown = picture(after.board(), &view);
        assert!(
            shown.contains(" 2  +---炮--+---+--[炮]-+---+---.---+   2\n"),
            "{shown}"
        );
    }

    #[test]
    fn every_piece_of_every_set_differs_from_all_others() {
        for &pieces in PieceSet::ALL {
            let all = PieceKind::ALL
                .iter()
                .flat_map(|kind| Side::BOTH.map(|side| Piece::new(side, *kind)));
            let mut glyphs: Vec<char> = all.map(|piece| glyph(piece, pieces)).collect();
            glyphs.sort_unstable();
            glyphs.dedup();
            assert_eq!(glyphs.len(), 14, "{pieces:?}");
        }
    }
}
