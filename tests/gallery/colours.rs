//! The styles of every screen in all themes and all depths of colour, in both windows and all languages.
//!
//! Cells that look alike in every theme and depth are of one kind, named after its looks in the usual theme. The walls
//! tell of which kind each cell of each screen is; the snapshot here, what each kind looks like in each theme and depth.

use crate::rooms::all;
use crate::scene::{LARGE, Look, USUAL};
use crate::screen::style_of;
use ratatui::buffer::{Buffer, Cell};
use ratatui::style::{Color, Modifier};
use std::collections::{BTreeSet, HashMap};
use std::fmt::Write as _;
use std::sync::OnceLock;
use xiangqi::i18n::Lang;
use xiangqi::tui::theme::{Depth, ThemeName};

/// Every theme in every depth; without colours all themes are one.
const LOOKS: usize = 16;

/// The usual theme in all colours comes first.
fn looks() -> [(ThemeName, Depth); LOOKS] {
    let colours = [Depth::TrueColor, Depth::Indexed, Depth::Sixteen];
    let coloured = ThemeName::ALL
        .into_iter()
        .flat_map(|theme| colours.map(|depth| (theme, depth)));
    let all: Vec<_> = coloured.chain([(ThemeName::Wood, Depth::None)]).collect();
    all.try_into().unwrap()
}

/// A screen in all its colours.
pub struct Hung {
    /// The name of the screen.
    pub name: &'static str,
    /// The language.
    pub lang: Lang,
    /// The screen in the usual theme.
    pub picture: Buffer,
    /// The kind of each cell.
    pub kinds: Vec<usize>,
}

/// All screens in all their colours.
#[derive(Default)]
pub struct Hall {
    /// In both windows and all languages.
    pub hung: Vec<Hung>,
    kinds: Kinds,
}

impl Hall {
    /// The hall, which is hung once.
    pub fn get() -> &'static Self {
        static HALL: OnceLock<Hall> = OnceLock::new();
        HALL.get_or_init(|| {
            let mut hall = Self::default();
            for scene in all() {
                for window in [USUAL, LARGE] {
                    for lang in Lang::ALL {
                        let pictures = looks().map(|(theme, depth)| {
                            scene.drawn(&Look {
                                theme,
                                depth,
                                ..Look::of(lang, window)
                            })
                        });
                        let cells = 0..pictures[0].content.len();
                        let kinds = cells.map(|cell| hall.kinds.kind(&pictures, cell));
                        let kinds = kinds.collect();
                        let [picture, ..] = pictures;
                        hall.hung.push(Hung {
                            name: scene.name,
                            lang,
                            picture,
                            kinds,
                        });
                    }
                }
            }
            hall
        })
    }

    /// The pictures of a screen.
    pub fn of(&self, name: &str) -> impl Iterator<Item = &Hung> {
        self.hung.iter().filter(move |hung| hung.name == name)
    }

    /// The name of the kind of each cell.
    pub fn names(&self, hung: &Hung) -> Vec<String> {
        let names = self.kinds.names();
        hung.kinds.iter().map(|kind| names[*kind].clone()).collect()
    }
}

/// What decides how a cell looks.
type Style = (Color, Color, Modifier, bool);

fn seen(cell: &Cell) -> Style {
    (cell.fg, cell.bg, cell.modifier, cell.symbol() == " ")
}

/// Cells that look alike in every theme and depth: their styles in each, and some of the characters that were seen
/// in them.
#[derive(Default)]
struct Kinds {
    /// The styles in words, by their numbers.
    words: Vec<String>,
    /// The numbers of the styles that were put in words.
    styles: HashMap<Style, usize>,
    /// The numbers of the kinds.
    numbers: HashMap<[usize; LOOKS], usize>,
    /// The kinds, by their numbers.
    all: Vec<([usize; LOOKS], BTreeSet<String>)>,
}

impl Kinds {
    /// The number of the style of a cell. What is not seen of a style counts for nothing.
    fn style(&mut self, cell: &Cell) -> usize {
        let Self { words, styles, .. } = self;
        *styles.entry(seen(cell)).or_insert_with(|| {
            let style = style_of(cell);
            let known = words.iter().position(|known| *known == style);
            known.unwrap_or_else(|| {
                words.push(style);
                words.len() - 1
            })
        })
    }

    /// The number of the kind of a cell.
    fn kind(&mut self, pictures: &[Buffer; LOOKS], cell: usize) -> usize {
        let cells = pictures.each_ref().map(|picture| &picture.content[cell]);
        let styles = cells.map(|cell| self.style(cell));
        let kind = *self.numbers.entry(styles).or_insert_with(|| {
            self.all.push((styles, BTreeSet::new()));
            self.all.len() - 1
        });
        let symbols = &mut self.all[kind].1;
        if symbols.len() < 8 && !symbols.contains(cells[0].symbol()) {
            symbols.insert(cells[0].symbol().to_owned());
        }
        kind
    }

    /// The names of the kinds: their looks in the usual theme, and a number where that is not enough.
    fn names(&self) -> Vec<String> {
        let mut met: HashMap<usize, usize> = HashMap::new();
        let usual = self.all.iter().map(|([usual, ..], _)| *usual);
        usual
            .map(|usual| {
                let times = met.entry(usual).or_default();
                *times += 1;
                match times {
                    1 => self.words[usual].clone(),
                    _ => format!("{} ({times})", self.words[usual]),
                }
            })
            .collect()
    }

    fn tell(&self) -> String {
        let mut table = String::new();
        for (name, (styles, symbols)) in self.names().iter().zip(&self.all) {
            let symbols: Vec<&str> = symbols.iter().map(String::as_str).collect();
            let _ = writeln!(table, "== {name}: {}", symbols.join(" ").trim());
            for ((theme, depth), style) in looks().into_iter().zip(styles) {
                let _ = writeln!(table, "{} {depth:?}: {}", theme.name(), self.words[*style]);
            }
        }
        table
    }
}

#[test]
fn every_kind_of_cell_has_its_looks_in_every_theme_and_depth() {
    insta::assert_snapshot!("colours", Hall::get().kinds.tell());
}

#[test]
fn black_is_never_bold_as_terminals_show_that_in_grey() {
    let words = &Hall::get().kinds.words;
    assert!(words.iter().any(|style| style.starts_with("Black on")));
    for style in words {
        let is_black = style.starts_with("Black");
        assert!(!is_black || !style.contains("bold"), "{style}");
    }
}
