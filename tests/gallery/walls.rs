//! What every screen looks like: one snapshot for each, with its text and its styles.

use crate::colours::Hall;
use crate::hands::drawn;
use crate::rooms::{all, named};
use crate::scene::{LARGE, Look, NARROW, USUAL};
use crate::screen::{Legend, rows, style_of, text};
use ratatui::buffer::Buffer;
use ratatui::layout::Size;
use std::fmt::Write as _;
use xiangqi::config::{BoardSize, PieceSet};
use xiangqi::i18n::Lang;
use xiangqi::tui::theme::Depth;

/// A screen: its rows of characters, and a style in words for each cell.
struct Picture {
    size: Size,
    rows: Vec<String>,
    styles: Vec<String>,
}

impl Picture {
    fn new(buffer: &Buffer, styles: Vec<String>) -> Self {
        Self {
            size: buffer.area.as_size(),
            rows: rows(buffer),
            styles,
        }
    }

    /// The same in one look alone.
    fn plain(buffer: &Buffer) -> Self {
        Self::new(buffer, buffer.content.iter().map(style_of).collect())
    }

    fn styles(&self) -> impl Iterator<Item = &[String]> {
        self.styles.chunks(usize::from(self.size.width))
    }
}

/// Pictures one after another: the characters of each, below them a letter for the style of each cell, and at the
/// end of all what the letters mean. The last letter of a row counts for the rest of it.
///
/// What looks as on a picture that is known is left out: a row of styles is the sign of that picture there, and in a
/// large window a row of characters as well.
#[derive(Default)]
struct Wall {
    pictures: String,
    legend: Legend,
}

impl Wall {
    fn hang(&mut self, words: &str, picture: &Picture, known: &[(char, &Picture)]) {
        let _ = writeln!(self.pictures, "== {words} {}", picture.size);
        let is_large = picture.size.height > USUAL.height;
        for (place, row) in picture.rows.iter().enumerate() {
            let same = known
                .iter()
                .find(|(_, known)| is_large && known.rows.get(place) == Some(row));
            let row = same.map_or(row.trim_end().to_owned(), |(sign, _)| sign.to_string());
            let _ = writeln!(self.pictures, "{row}");
        }
        for (place, styles) in picture.styles().enumerate() {
            let same = known
                .iter()
                .find(|(_, known)| known.styles().nth(place) == Some(styles));
            let row = match same {
                Some((sign, _)) => sign.to_string(),
                None => brief(&self.letters(styles)),
            };
            let _ = writeln!(self.pictures, "{row}");
        }
    }

    fn letters(&mut self, styles: &[String]) -> String {
        let letter = |style: &String| self.legend.letter(style.clone());
        styles.iter().map(letter).collect()
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

/// What is as on the first screen.
const AS_AT_START: char = '=';
/// What is as on the picture above it.
const AS_ABOVE: char = '"';

#[test]
fn every_screen_looks_as_drawn_in_every_language() {
    let hall = Hall::get();
    let pictures = |name| {
        let hung = hall.of(name);
        hung.map(|hung| (hung, Picture::new(&hung.picture, hall.names(hung))))
    };
    let start: Vec<_> = pictures("start").collect();
    for scene in all() {
        let mut wall = Wall::default();
        for ((hung, picture), (_, first)) in pictures(scene.name).zip(&start) {
            let known: &[_] = match scene.name {
                "start" => &[],
                _ => &[(AS_AT_START, first)],
            };
            wall.hang(hung.lang.tag(), &picture, known);
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

/// The kinds of pieces, and what takes the place of colours.
fn faces(look: Look) -> [(&'static str, Look); 6] {
    let ascii = Look {
        ascii: true,
        ..look
    };
    let colourless = Look {
        depth: Depth::None,
        ..look
    };
    [
        ("traditional", with(look, PieceSet::Traditional)),
        ("simplified", with(look, PieceSet::Simplified)),
        ("letters", with(look, PieceSet::Letters)),
        ("7-bit characters", ascii),
        ("no colours", colourless),
        ("no colours, letters", with(colourless, PieceSet::Letters)),
    ]
}

#[test]
fn screens_of_play_look_as_drawn_with_all_pieces_and_without_colours() {
    let sizes = [
        (NARROW, BoardSize::Small),
        (USUAL, BoardSize::Medium),
        (LARGE, BoardSize::Large),
    ];
    let picture_of = |name, look: &Look| Picture::plain(&named(name).drawn(look));
    for name in OF_PLAY {
        for lang in Lang::ALL {
            let mut wall = Wall::default();
            for (window, size) in sizes {
                let look = Look {
                    size,
                    ..Look::of(lang, window)
                };
                let mut above = None;
                for (words, look) in faces(look) {
                    let picture = picture_of(name, &look);
                    let first = (name != "start").then(|| picture_of("start", &look));
                    let first = first.as_ref().map(|first| (AS_AT_START, first));
                    let known = above.as_ref().map(|above| (AS_ABOVE, above));
                    let known: Vec<_> = first.into_iter().chain(known).collect();
                    wall.hang(words, &picture, &known);
                    above = Some(picture);
                }
            }
            insta::assert_snapshot!(format!("{name}.pieces.{}", lang.tag()), wall.tell());
        }
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
    let sizes = [(60, 9), (24, 12), (18, 24), (12, 1), (5, 1)];
    for window in sizes.map(Size::from) {
        for lang in Lang::ALL {
            let look = Look::of(lang, window);
            let picture = text(&drawn(&named("start").app(&look), window));
            let _ = writeln!(wall, "== {} {window}\n{}", lang.tag(), picture.trim_end());
        }
    }
    insta::assert_snapshot!("too-small", wall);
}
