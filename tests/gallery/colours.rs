//! The styles of every screen in all themes and all depths of colour.
//!
//! Cells that look alike in every theme and depth are of one kind. The snapshot tells which kinds each screen has, and
//! what each kind looks like in each theme and depth. Where on the screen they are is told by the walls.

use crate::rooms::all;
use crate::scene::{Look, USUAL};
use crate::screen::style_of;
use ratatui::buffer::Buffer;
use std::collections::BTreeSet;
use std::fmt::Write as _;
use xiangqi::i18n::Lang;
use xiangqi::tui::theme::{Depth, ThemeName};

/// Every theme in every depth; without colours all themes are one.
fn looks() -> Vec<(String, Look)> {
    let look = Look::of(Lang::En, USUAL);
    let of = |theme: ThemeName, depth| {
        let words = format!("{} {depth:?}", theme.name());
        (
            words,
            Look {
                theme,
                depth,
                ..look
            },
        )
    };
    let colours = [Depth::TrueColor, Depth::Indexed, Depth::Sixteen];
    ThemeName::ALL
        .into_iter()
        .flat_map(|theme| colours.map(|depth| of(theme, depth)))
        .chain([of(ThemeName::Wood, Depth::None)])
        .collect()
}

/// Cells that look alike in every theme and depth: their styles in each, and the characters that were seen in them.
#[derive(Default)]
struct Kinds(Vec<(Vec<String>, BTreeSet<String>)>);

impl Kinds {
    /// The number of a kind of cell.
    fn place(&mut self, styles: Vec<String>, symbol: &str) -> usize {
        let known = self.0.iter().position(|(known, _)| *known == styles);
        let place = known.unwrap_or_else(|| {
            self.0.push((styles, BTreeSet::new()));
            self.0.len() - 1
        });
        let symbols = &mut self.0[place].1;
        if symbols.len() < 8 {
            symbols.insert(symbol.to_owned());
        }
        place
    }
}

#[test]
fn every_screen_has_its_styles_in_every_theme_and_depth() {
    let looks = looks();
    let mut kinds = Kinds::default();
    let mut all_found = String::new();
    for scene in all() {
        let pictures: Vec<Buffer> = looks.iter().map(|(_, look)| scene.drawn(look)).collect();
        let mut found = BTreeSet::new();
        for y in 0..USUAL.height {
            for x in 0..USUAL.width {
                let styles = pictures.iter().map(|p| style_of(&p[(x, y)])).collect();
                found.insert(kinds.place(styles, pictures[0][(x, y)].symbol()));
            }
        }
        let found: Vec<String> = found.iter().map(usize::to_string).collect();
        let _ = writeln!(all_found, "{}: {}", scene.name, found.join(" "));
    }
    let mut table = String::new();
    for (place, (styles, symbols)) in kinds.0.iter().enumerate() {
        let symbols: Vec<&str> = symbols.iter().map(String::as_str).collect();
        let _ = writeln!(table, "== {place}: {}", symbols.join(" ").trim());
        for ((words, _), style) in looks.iter().zip(styles) {
            let _ = writeln!(table, "{words}: {style}");
        }
    }
    insta::assert_snapshot!("colours", all_found + &table);
}
