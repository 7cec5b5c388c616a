//! How the points of the board are named at its edge, in sentences and when typed.

use super::Lang;
use crate::notation::half_width;
use crate::rules::{Point, Side};

/// The three ways to label the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Labels {
    /// Files 0 to 8, ranks 0 to 9, typed `1 2`.
    Xy,
    /// Files a to i, ranks 0 to 9, typed `b2`.
    #[default]
    Iccs,
    /// Red's files 九 to 一 and Black's 1 to 9, as both players read them in Chinese notation.
    Files,
}

const XY: [&str; 9] = ["0", "1", "2", "3", "4", "5", "6", "7", "8"];
const ICCS: [&str; 9] = ["a", "b", "c", "d", "e", "f", "g", "h", "i"];
const RED: [&str; 9] = ["九", "八", "七", "六", "五", "四", "三", "二", "一"];
const BLACK: [&str; 9] = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];
/// What stands behind the file in the name of a point, so that it is told from the rank.
const FILE: char = '路';
const RANKS: [&str; 10] = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"];

impl Labels {
    /// All styles, in the order in which the labels key walks through them.
    pub const ALL: [Self; 3] = [Self::Xy, Self::Iccs, Self::Files];

    /// The style that players of a language read.
    pub const fn of(lang: Lang) -> Self {
        match lang {
            Lang::En => Self::Iccs,
            Lang::ZhHant | Lang::ZhHans => Self::Files,
        }
    }

    /// The word that `--labels` and the settings file take.
    pub const fn tag(self) -> &'static str {
        match self {
            Self::Xy => "xy",
            Self::Iccs => "iccs",
            Self::Files => "files",
        }
    }

    /// The style with the given tag.
    pub fn parse(tag: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|style| style.tag() == tag)
    }

    /// The style after this one, around and around.
    #[must_use]
    pub const fn next(self) -> Self {
        match self {
            Self::Xy => Self::Iccs,
            Self::Iccs => Self::Files,
            Self::Files => Self::Xy,
        }
    }

    /// The label of file `x` at the edge where `side` sits. Only [`Labels::Files`] tells the edges apart.
    pub fn file(self, x: u8, side: Side) -> &'static str {
        let table = match (self, side) {
            (Self::Xy, _) => &XY,
            (Self::Iccs, _) => &ICCS,
            (Self::Files, Side::Red) => &RED,
            (Self::Files, Side::Black) => &BLACK,
        };
        table.get(usize::from(x)).copied().unwrap_or_default()
    }

    /// The label of rank `y`, the same in every style.
    pub fn rank(self, y: u8) -> &'static str {
        RANKS.get(usize::from(y)).copied().unwrap_or_default()
    }

    /// The name of a point in a sentence: `1 2`, `b2`, or `八路2` in Red's half and `2路7` in Black's, put together from
    /// what the nearer edge shows.
    pub fn name(self, point: Point) -> String {
        let nearer = if point.on_own_bank(Side::Red) {
            Side::Red
        } else {
            Side::Black
        };
        let file = self.file(point.x(), nearer);
        let rank = self.rank(point.y());
        match self {
            Self::Xy => format!("{file} {rank}"),
            Self::Iccs => format!("{file}{rank}"),
            Self::Files => format!("{file}{FILE}{rank}"),
        }
    }

    /// The point that a name means, in any of the styles: `b2`, `B2`, `1 2`, `1,2`, `八路2`, `八2`, `2路7`, full-width too.
    pub fn read(name: &str) -> Option<Point> {
        let marks: Vec<char> = name
            .chars()
            .map(half_width)
            .filter(|mark| !mark.is_whitespace() && *mark != ',')
            .collect();
        let (file, rank, tables) = match marks.as_slice() {
            [file, rank] => (file, rank, [&XY, &ICCS, &RED]),
            [file, FILE, rank] => (file, rank, [&BLACK, &RED, &ICCS]),
            _ => return None,
        };
        let y = u8::try_from(rank.to_digit(10)?).ok()?;
        let same = |label: &str| label.chars().eq(file.to_lowercase());
        let x = tables
            .into_iter()
            .find_map(|table| table.iter().position(|label| same(label)))?;
        Point::new(u8::try_from(x).ok()?, y)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_reads_back() {
        for labels in Labels::ALL {
            for point in Point::all() {
                assert_eq!(Labels::read(&labels.name(point)), Some(point), "{labels:?}");
            }
        }
    }

    #[test]
    fn names_are_read_in_any_case_and_with_a_comma() {
        let b2 = Point::new(1, 2);
        for name in [
            "b2", "B2", "1 2", "1,2", "12", " 八2 ", "八２", "八路2", "2路２", "ｂ２",
        ] {
            assert_eq!(Labels::read(name), b2, "{name}");
        }
        for name in ["", "b", "j2", "b2e2", "9 9", "2b"] {
            assert_eq!(Labels::read(name), None, "{name}");
        }
    }

    #[test]
    fn a_point_is_named_by_the_nearer_edge() {
        let name = |x, y| Labels::Files.name(Point::new(x, y).unwrap());
        assert_eq!(name(1, 2), "八路2");
        assert_eq!(name(1, 4), "八路4");
        assert_eq!(name(1, 5), "2路5");
        assert_eq!(name(4, 9), "5路9");
        assert_eq!(Labels::read("八路9"), Point::new(1, 9));
    }

    #[test]
    fn the_two_edges_count_their_own_files() {
        assert_eq!(Labels::Files.file(0, Side::Red), "九");
        assert_eq!(Labels::Files.file(0, Side::Black), "1");
        assert_eq!(Labels::Iccs.file(8, Side::Black), "i");
        assert_eq!(Labels::Files.file(9, Side::Red), "");
    }
}
