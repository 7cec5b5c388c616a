//! What every screen looks like: one snapshot for each, with its text and its styles.

use crate::hands::drawn;
use crate::rooms::{all, named};
use crate::scene::{LARGE, Look, NARROW, USUAL};
use crate::screen::{self, Legend, rows, style_of, text};
use ratatui::buffer::Buffer;
use ratatui::layout::Size;
use std::fmt::Write as _;
use xiangqi::config::{BoardSize, PieceSet};
use xiangqi::i18n::Lang;
use xiangqi::tui::theme::Depth;

/// Pictures one after another: the characters of each, below them a letter for the style of each cell, and at the
/// end of all what the letters mean. The last letter of a row counts for the rest of it.
///
/// What looks as on the first screen of the same kind is left out: a row of styles there is `=`, and in a large
/// window a row of characters as well.
#[derive(Default)]
struct Wall {
    pictures: String,
    legend: Legend,
}

impl Wall {
    fn hang(&mut self, words: &str, picture: &Buffer, first: Option<&Buffer>) {
        let size = picture.area.as_size();
        let rows = rows(picture);
        let known_rows = first
            .filter(|_| size.height > USUAL.height)
            .map(screen::rows);
        let _ = writeln!(self.pictures, "== {words} {size}");
        for (place, row) in rows.iter().enumerate() {
            let known = known_rows.as_ref().and_then(|rows| rows.get(place));
            let row = if known == Some(row) {
                "="
            } else {
                row.trim_end()
            };
            let _ = writeln!(self.pictures, "{row}");
        }
        for y in 0..size.height {
            let is_known = first.is_some_and(|first| {
                let same = |x| style_of(&picture[(x, y)]) == style_of(&first[(x, y)]);
                (0..size.width).all(same)
            });
            let row = if is_known {
                "=".to_owned()
            } else {
                brief(&self.legend.row(picture, y))
            };
            let _ = writeln!(self.pictures, "{row}");
        }
    }

    fn tell(self) -> String {
        self.pictures + &self.legend.tell()
    }
}

/// The letters of a row, the last one standing for the rest.
fn brief(row: &str) -> String {
    let last = row.chars().last();
    let shown = row.trim_end_matches(|c| Some(c) == last);
    shown.chars().chain(last).collect()
}

#[test]
fn every_screen_looks_as_drawn_in_every_language() {
    let start = named("start");
    for scene in all() {
        let mut wall = Wall::default();
        for window in [USUAL, LARGE] {
            for lang in Lang::ALL {
                let look = Look::of(lang, window);
                let first = start.drawn(&look);
                let first = (scene.name != start.name).then_some(&first);
                wall.hang(lang.tag(), &scene.drawn(&look), first);
            }
        }
        insta::assert_snapshot!(scene.name, wall.tell());
    }
}

/// The screens that are drawn with every kind of pieces as well.
const OF_PLAY: [&str; 6] = [
    "start",
    "selection",
    "check",
    "refusal",
    "resignation",
    "help",
];

#[test]
fn screens_of_play_look_as_drawn_with_all_pieces_and_without_colours() {
    let sizes = [
        (NARROW, BoardSize::Small),
        (USUAL, BoardSize::Medium),
        (LARGE, BoardSize::Large),
    ];
    let start = named("start");
    for name in OF_PLAY {
        let mut wall = Wall::default();
        for ((window, size), lang) in sizes.into_iter().zip(Lang::ALL) {
            let look = Look {
                size,
                ..Look::of(lang, window)
            };
            let looks = [
                ("traditional", with(look, PieceSet::Traditional)),
                ("simplified", with(look, PieceSet::Simplified)),
                ("letters", with(look, PieceSet::Letters)),
                (
                    "7-bit characters",
                    Look {
                        ascii: true,
                        ..look
                    },
                ),
                (
                    "no colours",
                    Look {
                        depth: Depth::None,
                        ..look
                    },
                ),
                (
                    "no colours, letters",
                    Look {
                        depth: Depth::None,
                        ..with(look, PieceSet::Letters)
                    },
                ),
            ];
            for (words, look) in looks {
                let words = format!("{words}, {}", lang.tag());
                let first = start.drawn(&look);
                let first = (name != start.name).then_some(&first);
                wall.hang(&words, &named(name).drawn(&look), first);
            }
        }
        insta::assert_snapshot!(format!("{name}.pieces"), wall.tell());
    }
}

const fn with(look: Look, pieces: PieceSet) -> Look {
    Look {
        pieces: Some(pieces),
        ..look
    }
}

#[test]
fn a_window_too_small_says_what_is_needed() {
    let mut wall = String::new();
    for window in [Size::new(60, 9), Size::new(18, 24), Size::new(5, 1)] {
        for lang in Lang::ALL {
            let look = Look::of(lang, window);
            let picture = text(&drawn(&named("start").app(&look), window));
            let _ = writeln!(wall, "== {} {window}\n{}", lang.tag(), picture.trim_end());
        }
    }
    insta::assert_snapshot!("too-small", wall);
}
