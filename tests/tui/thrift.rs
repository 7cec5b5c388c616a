//! How many bytes a frame costs, counted where the emulator is fed, and whether the emulator then shows what it should.

use crate::chance::Dice;
use crate::hands::{WINDOW, press};
use crate::wire::Line;
use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::{Position as Place, Rect};
use ratatui::style::{Color, Modifier};
use ratatui::{Terminal, TerminalOptions, Viewport};
use unicode_width::UnicodeWidthStr;
use xiangqi::config::Settings;
use xiangqi::game::Game;
use xiangqi::i18n::{Lang, Text};
use xiangqi::rules::{Move, Point, Position};
use xiangqi::storage::Saved;
use xiangqi::tui::pen::{Pen, Widths, mark_second_halves};
use xiangqi::tui::theme::{Depth, ThemeName};
use xiangqi::tui::view::view;
use xiangqi::tui::{App, Start};

/// The program in front of an emulator.
struct Table {
    app: App,
    terminal: Terminal<Pen<Line>>,
    line: Line,
    emulator: vt100::Parser,
}

impl Table {
    fn new(position: &Position, (theme, depth, lang): Looks) -> Self {
        let settings = Settings {
            theme: theme.name().to_owned(),
            lang,
            ..Settings::default()
        };
        let game = Game::new(position.clone(), settings.rules);
        let start = Start {
            saved: Saved::new(game),
            ..Start::new(settings, depth)
        };
        let line = Line::default();
        let options = TerminalOptions {
            viewport: Viewport::Fixed(Rect::from((Place::ORIGIN, WINDOW))),
        };
        let pen = Pen::new(line.clone(), || Ok(WINDOW));
        let [rows, columns] = [WINDOW.height, WINDOW.width].map(|n| n.try_into().unwrap());
        let mut table = Self {
            app: App::new(start, WINDOW),
            terminal: Terminal::with_options(pen, options).unwrap(),
            line,
            emulator: vt100::Parser::new(rows, columns, 0),
        };
        table.weigh("");
        table
    }

    /// What a terminal that has answered is drawn with.
    fn trusted(position: &Position, looks: Looks) -> Self {
        let mut table = Self::new(position, looks);
        table.terminal.backend_mut().trust(Widths::Narrow);
        table
    }

    /// Presses keys, draws one frame, and tells how many bytes that took.
    fn weigh(&mut self, keys: &str) -> usize {
        press(&mut self.app, keys);
        let frame = self.terminal.draw(|frame| {
            view(&self.app, frame);
            mark_second_halves(frame.buffer_mut());
        });
        let bytes = self.line.take();
        self.emulator.process(&bytes);
        assert_shows(self.emulator.screen(), frame.unwrap().buffer);
        bytes.len()
    }

    /// Walks the cursor to a point and tells what the dearest step took.
    fn walk(&mut self, to: Point) -> usize {
        let mut dearest = 0;
        loop {
            let at = self.app.cursor();
            let key = match (to.x().cmp(&at.x()), to.y().cmp(&at.y())) {
                (std::cmp::Ordering::Greater, _) => "Right",
                (std::cmp::Ordering::Less, _) => "Left",
                (_, std::cmp::Ordering::Greater) => "Up",
                (_, std::cmp::Ordering::Less) => "Down",
                _ => return dearest,
            };
            dearest = dearest.max(self.weigh(key));
        }
    }

    /// Plays a move and tells what the dearest frames took.
    fn play(&mut self, m: Move, way: Way) -> Costs {
        let Move { from, to } = m;
        let enter = || "Enter".to_owned();
        let (first, second) = match way {
            Way::Cursor => (enter(), enter()),
            Way::Clicks => (format!("click@{from}"), format!("click@{to}")),
            Way::Pull => (format!("press@{from}"), format!("release@{to}")),
            Way::Typed => (format!(":{m}"), enter()),
            Way::AtOnce => (String::new(), format!(":{m} Enter")),
        };
        let walk = |table: &mut Self, to| match way {
            Way::Cursor => table.walk(to),
            _ => 0,
        };
        let step = walk(self, from);
        let frame = self.weigh(&first);
        let step = step.max(walk(self, to));
        let frame = frame.max(self.weigh(&second));
        let played = self.app.game().line().last().map(|played| played.m);
        assert_eq!(played, Some(m), "not a move");
        Costs { step, frame }
    }
}

/// A way to play a move.
#[derive(Clone, Copy, Debug)]
enum Way {
    Cursor,
    Clicks,
    Pull,
    Typed,
    AtOnce,
}

impl Way {
    const ALL: [Self; 5] = [
        Self::Cursor,
        Self::Clicks,
        Self::Pull,
        Self::Typed,
        Self::AtOnce,
    ];
}

/// What the dearest frames of a move took.
#[derive(Debug)]
struct Costs {
    /// Of the steps of the cursor.
    step: usize,
    /// Of the others: the piece is picked up, the move is played.
    frame: usize,
}

type Looks = (ThemeName, Depth, Lang);

/// Every theme in every depth in which it differs from the others.
fn every_look(lang: Lang) -> impl Iterator<Item = Looks> {
    ThemeName::ALL.into_iter().flat_map(move |theme| {
        let depths = Depth::ALL.into_iter();
        let own = depths.filter(move |depth| (theme == ThemeName::Mono) == (*depth == Depth::None));
        own.map(move |depth| (theme, depth, lang))
    })
}

fn assert_shows(screen: &vt100::Screen, wanted: &Buffer) {
    for y in 0..WINDOW.height {
        let mut x = 0;
        while x < WINDOW.width {
            let cell = &wanted[(x, y)];
            let seen = screen.cell(y, x).unwrap();
            let text = if seen.has_contents() {
                seen.contents()
            } else {
                " "
            };
            let background = color(seen.bgcolor());
            assert_eq!(
                (text, background),
                (cell.symbol(), plain(cell.bg)),
                "at {x},{y}"
            );
            if cell.symbol() != " " || cell.modifier.contains(Modifier::REVERSED) {
                assert_eq!(style(seen), wanted_style(cell), "at {x},{y}");
            }
            x += (UnicodeWidthStr::width(cell.symbol()) as u16).max(1);
        }
    }
}

fn style(seen: &vt100::Cell) -> (Color, [bool; 4]) {
    let marks = [seen.bold(), seen.dim(), seen.underline(), seen.inverse()];
    (color(seen.fgcolor()), marks)
}

fn wanted_style(cell: &Cell) -> (Color, [bool; 4]) {
    let marks = [
        Modifier::BOLD,
        Modifier::DIM,
        Modifier::UNDERLINED,
        Modifier::REVERSED,
    ];
    (
        plain(cell.fg),
        marks.map(|mark| cell.modifier.contains(mark)),
    )
}

fn color(color: vt100::Color) -> Color {
    match color {
        vt100::Color::Default => Color::Reset,
        vt100::Color::Idx(index) => Color::Indexed(index),
        vt100::Color::Rgb(red, green, blue) => Color::Rgb(red, green, blue),
    }
}

/// The sixteen colours as the emulator names them.
fn plain(color: Color) -> Color {
    const SIXTEEN: [Color; 16] = [
        Color::Black,
        Color::Red,
        Color::Green,
        Color::Yellow,
        Color::Blue,
        Color::Magenta,
        Color::Cyan,
        Color::Gray,
        Color::DarkGray,
        Color::LightRed,
        Color::LightGreen,
        Color::LightYellow,
        Color::LightBlue,
        Color::LightMagenta,
        Color::LightCyan,
        Color::White,
    ];
    let index = SIXTEEN.iter().position(|named| *named == color);
    index.map_or(color, |index| Color::Indexed(index as u8))
}

/// What a step of the cursor may cost.
fn step_limit(depth: Depth) -> usize {
    match depth {
        Depth::TrueColor => 120,
        Depth::None | Depth::Sixteen | Depth::Indexed => 80,
    }
}

#[test]
fn no_cursor_step_costs_more_than_its_share() {
    let start = Position::start();
    for looks in every_look(Lang::En) {
        let limit = step_limit(looks.1);
        for mut table in [Table::new(&start, looks), Table::trusted(&start, looks)] {
            table.weigh(":h2e2 Enter");
            table.weigh(":h9g7 Enter");
            for y in 0..10 {
                for x in if y % 2 == 0 { [0, 8] } else { [8, 0] } {
                    let cost = table.walk(Point::new(x, y).unwrap());
                    assert!(cost <= limit, "{cost} bytes in row {y}, {looks:?}");
                }
            }
        }
    }
}

/// What a move may cost: one that shows and takes back every mark there is.
fn move_limit(depth: Depth) -> usize {
    // Up to nine inks come together, at 8 to 20 bytes each.
    match depth {
        Depth::None => 300,
        Depth::Sixteen => 350,
        Depth::Indexed => 395,
        Depth::TrueColor => 410,
    }
}

#[test]
fn moves_cost_at_most_350_bytes_but_for_one_in_hundreds() {
    let looks = every_look(Lang::En).chain(every_look(Lang::ZhHant));
    let mut moves_played = 0;
    let mut dear = Vec::new();
    for (looks, seed) in looks.flat_map(|looks| [looks; 3]).zip(0..) {
        let mut dice = Dice::new(seed);
        let mut table = Table::trusted(&Position::start(), looks);
        for ply in 0..30 {
            let moves = table.app.position().legal_moves();
            let m = moves.iter().copied().nth(dice.roll(moves.len())).unwrap();
            let way = Way::ALL[dice.roll(Way::ALL.len())];
            let costs = table.play(m, way);
            if table.app.turn().is_none() {
                break;
            }
            let told = format!("{costs:?} for {m} at ply {ply}, {way:?}, {looks:?}");
            assert!(costs.step <= step_limit(looks.1), "{told}");
            assert!(costs.frame <= move_limit(looks.1), "{told}");
            moves_played += 1;
            if costs.frame > 350 {
                dear.push(told);
            }
        }
    }
    assert!(dear.len() * 400 < moves_played, "{dear:#?}");
}

/// The dearest moves of some hundred thousand in random games, with the five plies before them: a rook with up to
/// seventeen targets takes a piece and gives check.
const DEAREST: [(&str, &str); 5] = [
    (
        "3ak1b2/9/9/2P1p4/p5b1p/P5B1P/9/6R2/4A4/4KN3 b - - 2 35",
        "e6e5 i4i5 g5e7 g2d2 e5e4 d2d9",
    ),
    (
        "2C1kab1r/4a4/n3b2Rn/8p/p1p1c4/2P3p2/P3P3P/C2Ac4/8N/R1B2K3 b - - 1 34",
        "a7c8 h7f7 e7g5 c9a9 e5e4 f7f9",
    ),
    (
        "1nba1k1nr/c3a4/c7b/2p1p1p1p/p7r/P1P1P4/1R4P1P/4B3N/4A4/2NAK1B1C b - - 19 34",
        "i5h5 b3f3 h9f8 f3f7 i9h9 f7f8",
    ),
    (
        "1Cb2abn1/3k5/5r3/p3R1P1p/2p6/P1B3B1P/2P1P4/9/4Nc1c1/3AKA1NR w - - 3 26",
        "e6e8 f9e8 h0f1 h1h8 f1h0 f7f0",
    ),
    (
        "1Cba2b2/7r1/3k2c2/p1p1n1p1c/4p3p/2P1P2R1/P3N1P1P/B7B/9/3AKA1N1 w - - 17 28",
        "h4g4 e6c7 b9b7 c7b9 f0e1 h8h0",
    ),
];

#[test]
fn even_the_dearest_moves_stay_near_350_bytes() {
    let looks = every_look(Lang::En).chain(every_look(Lang::ZhHant));
    let looks = looks.flat_map(|looks| Way::ALL.map(|way| (looks, way)));
    for ((looks, way), (start, line)) in looks.flat_map(|looks| DEAREST.map(|line| (looks, line))) {
        let moves: Vec<&str> = line.split_whitespace().collect();
        let (dearest, before) = moves.split_last().unwrap();
        let mut table = Table::trusted(&start.parse().unwrap(), looks);
        for m in before {
            press(&mut table.app, &format!(":{m} Enter"));
        }
        table.weigh("");
        let m = table.app.position().legal_moves();
        let m = m
            .iter()
            .copied()
            .find(|m| m.to_string() == *dearest)
            .unwrap();
        let costs = table.play(m, way);
        let told = format!("{costs:?} for {m}, {way:?}, {looks:?}");
        assert!(costs.step <= step_limit(looks.1), "{told}");
        assert!(costs.frame <= move_limit(looks.1), "{told}");
    }
}

#[test]
fn page_of_the_move_list_is_seldom_turned() {
    let mut table = Table::trusted(
        &Position::start(),
        (ThemeName::Wood, Depth::Indexed, Lang::En),
    );
    let there_and_back = [
        "a0a1", "a9a8", "a1b1", "a8b8", "b1a1", "b8a8", "a1a0", "a8a9",
    ];
    let mut dear = 0;
    for ply in 0..120 {
        // A comedy of rooks, each round in another rank, so that no position comes back three times.
        let moves = table.app.position().legal_moves();
        let next = there_and_back[ply % 8];
        let m = moves.iter().find(|m| m.to_string() == next).copied();
        let m = m
            .or_else(|| moves.iter().copied().nth(ply % moves.len()))
            .unwrap();
        dear += usize::from(table.weigh(&format!(":{m} Enter")) > 350);
        if table.app.turn().is_none() {
            break;
        }
    }
    assert!((1..=8).contains(&dear), "{dear} dear moves");
}

#[test]
fn keys_that_act_while_a_line_is_typed_are_drawn_once() {
    for lang in [Lang::En, Lang::ZhHant, Lang::ZhHans] {
        let looks = (ThemeName::Wood, Depth::TrueColor, lang);
        let mut table = Table::trusted(&Position::start(), looks);
        table.weigh("");
        let opened = table.weigh(":");
        assert!(opened <= 140, "{opened} bytes, {lang:?}");
        let acts = |table: &Table| {
            let row = table.emulator.screen().contents_between(22, 50, 22, 80);
            row.contains(&lang.fill(Text::LineLetters, &[&"u", &"n", &"q"]))
        };
        assert!(acts(&table), "{lang:?}");
        for key in ["h", "2"] {
            let typed = table.weigh(key);
            assert!(typed <= 70, "{typed} bytes for {key}, {lang:?}");
            assert!(acts(&table), "{key}, {lang:?}");
        }
        // The move itself says which key plays it.
        for key in ["e", "2"] {
            let typed = table.weigh(key);
            assert!(typed <= 100, "{typed} bytes for {key}, {lang:?}");
            assert!(!acts(&table), "{key}, {lang:?}");
        }
        let played = table.weigh("Enter");
        assert!(played <= 350, "{played} bytes, {lang:?}");
    }
}

#[test]
fn frame_in_which_nothing_changed_costs_nothing() {
    let looks = (ThemeName::Wood, Depth::TrueColor, Lang::En);
    let mut table = Table::new(&Position::start(), looks);
    assert_eq!(table.weigh(""), 0);
    assert_eq!(table.weigh("Right Left"), 0);
}
