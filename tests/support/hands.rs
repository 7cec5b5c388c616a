//! Keys and clicks in one line of text, and the state of the program in another.
//!
//! Tokens are separated by blanks. A token is the name of a key (`Enter`, `Ctrl-R`), a mouse action on a point
//! (`press@b0`, `release@c2`, `click@b0`), on a cell (`click@3,20`), the wheel (`wheel-up`), a paste (`paste@h2e2`),
//! or else characters that are typed one by one.

#![allow(dead_code, reason = "each test program uses its own part of this")]

use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};
use std::str::FromStr;
use xiangqi::config::Settings;
use xiangqi::game::Game;
use xiangqi::rules::{Point, Position};
use xiangqi::storage::{Saved, read_record};
use xiangqi::tui::event::Event;
use xiangqi::tui::input::{Input, Mouse, MouseAction};
use xiangqi::tui::key::Chord;
use xiangqi::tui::layout::{Areas, areas};
use xiangqi::tui::message::{Effect, Message};
use xiangqi::tui::mode::Mode;
use xiangqi::tui::theme::Depth;
use xiangqi::tui::update::{message, update};
use xiangqi::tui::view::draw;
use xiangqi::tui::{App, Start};

/// The size of the window in these tests.
pub const WINDOW: Size = Size::new(80, 24);

/// The program at the start of a game.
pub fn app() -> App {
    App::new(Start::new(Settings::default(), Depth::TrueColor), WINDOW)
}

/// The program at a position.
pub fn app_at(fen: &str) -> App {
    let settings = Settings::default();
    let game = Game::new(Position::from_str(fen).unwrap(), settings.rules);
    let start = Start {
        saved: Saved::new(game),
        ..Start::new(settings, Depth::TrueColor)
    };
    App::new(start, WINDOW)
}

/// Opens a record of that name and text, which is one.
pub fn open(app: &mut App, name: &str, text: &str) {
    let opened = read_record(text, app.settings().rules).unwrap();
    let message = Message::Opened {
        path: name.into(),
        is_numbered: false,
        result: Box::new(Ok(opened)),
    };
    update(app, message);
}

/// Does what the tokens say and returns all effects.
pub fn press(app: &mut App, tokens: &str) -> Vec<Effect> {
    tokens
        .split_whitespace()
        .flat_map(inputs_of)
        .flat_map(|step| {
            let input = step(app);
            let message = message(app, Event::Input(input), WINDOW);
            update(app, message)
        })
        .collect()
}

/// What the program draws into a window of that size.
pub fn drawn(app: &App, size: Size) -> Buffer {
    let window = Rect::new(0, 0, size.width, size.height);
    let mut buffer = Buffer::empty(window);
    draw(app, window, &mut buffer);
    buffer
}

type Step = Box<dyn Fn(&App) -> Input>;

fn inputs_of(token: &str) -> Vec<Step> {
    if let Some((action, place)) = token.split_once('@') {
        return mouse_or_paste(action, place);
    }
    let wheel = match token {
        "wheel-up" => Some(MouseAction::WheelUp),
        "wheel-down" => Some(MouseAction::WheelDown),
        _ => None,
    };
    if let Some(action) = wheel {
        return vec![Box::new(move |_| mouse(action, (5, 5)))];
    }
    match Chord::from_str(token) {
        // Only as it is written in the help, so that words can be typed.
        Ok(chord) if chord.to_string() == token => vec![Box::new(move |_| Input::Key(chord))],
        _ => token
            .chars()
            .map(|c| Box::new(move |_: &App| Input::Key(Chord::char(c))) as Step)
            .collect(),
    }
}

fn mouse_or_paste(action: &str, place: &str) -> Vec<Step> {
    if action == "paste" {
        let text = place.replace("\\n", "\n").replace('_', " ");
        return vec![Box::new(move |_| Input::Paste(text.clone()))];
    }
    let actions: &[MouseAction] = match action {
        "press" => &[MouseAction::Press],
        "release" => &[MouseAction::Release],
        "click" => &[MouseAction::Press, MouseAction::Release],
        "cancel" => &[MouseAction::Cancel],
        other => panic!("no mouse action {other}"),
    };
    let place = place.to_owned();
    actions
        .iter()
        .map(|action| {
            let (action, place) = (*action, place.clone());
            Box::new(move |app: &App| mouse(action, cell(app, &place))) as Step
        })
        .collect()
}

fn mouse(action: MouseAction, (column, row): (u16, u16)) -> Input {
    Input::Mouse(Mouse {
        action,
        column,
        row,
    })
}

/// The cell of a place: `b0`, or `column,row`.
pub fn cell(app: &App, place: &str) -> (u16, u16) {
    if let Some((column, row)) = place.split_once(',') {
        return (column.parse().unwrap(), row.parse().unwrap());
    }
    let Areas::Table(table) = areas(WINDOW, app) else {
        panic!("the window is too small");
    };
    let (column, row) = table.geometry.cell_of(point(place));
    (table.board.x + column, table.board.y + row)
}

/// The point of that name.
pub fn point(name: &str) -> Point {
    xiangqi::i18n::Labels::read(name).unwrap()
}

/// The state in one line: the moves, what is in hand or where the cursor is, what lies over the board, and what
/// the status line has to say.
pub fn state(app: &App) -> String {
    let moves: Vec<String> = app
        .game()
        .line()
        .iter()
        .map(|played| played.m.to_string())
        .collect();
    let hand = match app.picked() {
        Some(point) if point == app.cursor() => format!("[{point}]"),
        Some(point) => format!("[{point}] {}", app.cursor()),
        None => app.cursor().to_string(),
    };
    let mode = match app.modes().last() {
        None => String::new(),
        Some(Mode::Line(line)) => format!(" line<{}>", line.input.value()),
        Some(Mode::Help(scroll)) => format!(" help+{scroll}"),
        Some(Mode::Menu(menu)) => format!(" menu+{}", menu.row),
        Some(Mode::Question(question)) => format!(" {:?}? {:?}", question.ask, question.answer),
        Some(Mode::Reading(reading)) => {
            format!(" reading<{}>", reading.text.lines().next().unwrap_or(""))
        }
        Some(Mode::TimeUp(_)) => " time-up".to_owned(),
        Some(Mode::Result(button)) => format!(" result+{button}"),
        Some(Mode::Form(form)) => format!(" form+{}", form.selected),
        Some(Mode::Pause) => " pause".to_owned(),
        Some(Mode::Editor(editor)) => {
            format!(" setup<{}> {:?}", editor.setup(), editor.hand())
        }
    };
    let notice = app
        .notice()
        .map(|notice| format!(" \"{}\"", app.tell(notice)))
        .unwrap_or_default();
    format!("{} @{hand}{mode}{notice}", moves.join(" "))
        .trim()
        .to_owned()
}

/// Runs the keys on a new game and compares the state.
pub fn check(cases: &[(&str, &str)]) {
    for (keys, expected) in cases {
        let mut app = app();
        press(&mut app, keys);
        assert_eq!(state(&app), *expected, "after {keys}");
    }
}
