//! Hidden pieces, and characters that tell the sides apart.

use crate::hands::{WINDOW, app, drawn, press, state};
use crate::screen::{rows, text};
use ratatui::layout::Size;
use xiangqi::config::{PieceSet, SETTINGS, Settings};
use xiangqi::i18n::Lang;
use xiangqi::rules::{Piece, PieceKind, Side};
use xiangqi::tui::command::Command;
use xiangqi::tui::glyphs::{GlyphSet, Twins};
use xiangqi::tui::menu::Action;
use xiangqi::tui::message::{Effect, Message};
use xiangqi::tui::mode::Mode;
use xiangqi::tui::theme::Depth;
use xiangqi::tui::update::update;
use xiangqi::tui::{App, Start};

/// How often the characters of all pieces stand on the screen.
fn pieces(app: &App) -> usize {
    let picture = text(&drawn(app, WINDOW));
    let is_piece = |c: &char| "帥將仕士相象馬車炮砲兵卒".contains(*c);
    picture.chars().filter(is_piece).count()
}

/// The keys that choose a command from the menu.
fn to_menu(command: Command) -> String {
    let mut app = app();
    press(&mut app, "x");
    let Some(Mode::Menu(menu)) = app.modes().last() else {
        panic!("no menu");
    };
    let rows = menu.rows(&app);
    let row = rows
        .iter()
        .position(|row| row.action == Action::Command(command));
    format!("x {} Enter", "Down ".repeat(row.unwrap()))
}

/// The row of a box in which some words stand.
fn row_of(app: &App, words: &str) -> usize {
    let picture = rows(&drawn(app, WINDOW));
    let row = picture.iter().position(|row| row.contains(words));
    row.unwrap_or_else(|| panic!("no {words}:\n{picture:#?}"))
}

#[test]
fn pieces_are_hidden_by_key_menu_and_form_and_by_the_mouse_alone() {
    let place = SETTINGS
        .iter()
        .position(|setting| setting.name == "blindfold");
    let to_form = format!(", {} Space Esc", "Down ".repeat(place.unwrap()));
    for keys in ["B", &to_menu(Command::Blindfold), &to_form] {
        let mut app = app();
        assert_eq!(pieces(&app), 32);
        let mut effects = press(&mut app, keys);
        effects.extend(press(&mut app, "Left"));
        assert_eq!(pieces(&app), 0, "after {keys}");
        assert_eq!(
            effects,
            [Effect::Store(vec![("blindfold", "true".to_owned())])]
        );
    }
    let mut app = app();
    press(&mut app, "x End");
    let row = row_of(&app, "blindfold");
    press(&mut app, &format!("click@40,{row}"));
    assert_eq!(pieces(&app), 0);
    press(&mut app, "B");
    assert_eq!(pieces(&app), 32);
}

#[test]
fn a_game_is_played_blindfold_and_its_end_shows_the_board() {
    let mut app = app();
    press(&mut app, "B Left");
    let picture = text(&drawn(&app, WINDOW));
    assert!(
        picture.contains("Blindfold: B shows the pieces."),
        "{picture}"
    );
    press(&mut app, "Esc :h2e2 Enter");
    assert_eq!(pieces(&app), 0);
    let picture = text(&drawn(&app, WINDOW));
    assert!(picture.contains("C2.5"), "the moves are shown: {picture}");
    press(&mut app, "R y Esc");
    assert_eq!(pieces(&app), 32);
}

#[test]
fn after_the_end_blindfold_is_for_the_next_game() {
    let mut app = app();
    press(&mut app, ":h2e2 Enter R y Esc B");
    assert_eq!(pieces(&app), 32);
    let told = "Blindfold: from the next game on, the pieces are hidden.";
    assert!(state(&app).contains(told), "{}", state(&app));
    press(&mut app, "[");
    assert_eq!(pieces(&app), 32, "who looks back sees them, too");
    press(&mut app, "End a y");
    assert_eq!(pieces(&app), 0);
}

#[test]
fn hidden_pieces_are_not_told_by_dots_and_checks() {
    let check = "4k4/9/9/9/9/9/9/9/R8/3K5 w - - 0 1";
    let settings = Settings {
        blindfold: true,
        ..Settings::default()
    };
    let game = xiangqi::game::Game::new(check.parse().unwrap(), settings.rules);
    let start = Start {
        saved: xiangqi::storage::Saved::new(game),
        ..Start::new(settings, Depth::None)
    };
    let mut app = App::new(start, WINDOW);
    let dots = |app: &App| text(&drawn(app, WINDOW)).matches(['•', '·', '!']).count();
    let before = dots(&app);
    press(&mut app, ":moves_a1 Enter");
    assert_eq!(app.picked(), None, "{}", state(&app));
    press(&mut app, "Esc Left Left Left Left Up Enter");
    assert!(app.picked().is_some());
    assert_eq!(dots(&app), before);
    press(&mut app, ":a1e1 Enter");
    let picture = text(&drawn(&app, WINDOW));
    assert!(picture.contains("Check!"), "{picture}");
}

#[test]
fn the_set_up_shows_its_pieces_also_to_the_blindfold() {
    let mut app = app();
    press(&mut app, "B e");
    assert!(pieces(&app) >= 32, "{}", pieces(&app));
}

#[test]
fn each_side_has_characters_of_its_own_where_that_is_set() {
    for (pieces, red, black) in [
        (
            PieceSet::Traditional,
            ["俥", "傌", "炮"],
            ["車", "馬", "砲"],
        ),
        (PieceSet::Simplified, ["俥", "傌", "炮"], ["车", "马", "砲"]),
    ] {
        for distinct in [true, false] {
            let settings = Settings {
                pieces,
                distinct,
                lang: Lang::ZhHant,
                ..Settings::default()
            };
            let app = App::new(Start::new(settings, Depth::TrueColor), WINDOW);
            // Below the board an example of a move has a cannon, too.
            let picture = rows(&drawn(&app, WINDOW))[..21].concat();
            for face in red.into_iter().take(2) {
                let expected = if distinct { 2 } else { 0 };
                assert_eq!(picture.matches(face).count(), expected, "{face}: {picture}");
            }
            for face in black.into_iter().take(2) {
                let expected = if distinct { 2 } else { 4 };
                assert_eq!(picture.matches(face).count(), expected, "{face}: {picture}");
            }
            if distinct {
                assert_eq!(picture.matches(red[2]).count(), 2, "{picture}");
                assert_eq!(picture.matches(black[2]).count(), 2, "{picture}");
            }
        }
    }
}

#[test]
fn no_two_rows_of_the_menu_say_the_same() {
    for lang in Lang::ALL {
        let settings = Settings {
            lang,
            ..Settings::default()
        };
        let mut app = App::new(Start::new(settings, Depth::TrueColor), WINDOW);
        press(&mut app, "x");
        let Some(Mode::Menu(menu)) = app.modes().last() else {
            panic!("no menu");
        };
        let mut labels: Vec<String> = menu.rows(&app).into_iter().map(|row| row.label).collect();
        let count = labels.len();
        labels.sort();
        labels.dedup();
        assert_eq!(labels.len(), count, "{labels:#?}");
    }
}

#[test]
fn a_key_that_the_menu_shows_does_what_its_row_does() {
    let mut app = app();
    press(&mut app, "x f");
    assert!(app.is_flipped());
    assert_eq!(state(&app), "@e0", "the menu is closed");
    press(&mut app, "x n");
    assert_eq!(state(&app), "@e0 form+8");
    press(&mut app, "Esc x q");
    press(&mut app, "x Down");
    let down = state(&app);
    press(&mut app, "v");
    assert_eq!(state(&app), down, "a key of no row does nothing");
    press(&mut app, "j k");
    assert_eq!(state(&app), down, "the keys of lists go through the menu");
    press(&mut app, "Esc e F10 X");
    assert!(state(&app).contains("setup<9/9/9"), "{}", state(&app));
}

#[test]
fn hidden_pieces_and_characters_of_each_side_look_as_drawn() {
    let screen = |lang, size, blindfold| {
        let settings = Settings {
            lang,
            blindfold,
            distinct: true,
            ..Settings::default()
        };
        let mut app = App::new(Start::new(settings, Depth::TrueColor), size);
        press(&mut app, "d :h2e2 Enter");
        text(&drawn(&app, size))
    };
    let (narrow, large) = (Size::new(40, 20), Size::new(120, 40));
    insta::assert_snapshot!("blindfold_80x24_en", screen(Lang::En, WINDOW, true));
    insta::assert_snapshot!(
        "blindfold_40x20_zh_hant",
        screen(Lang::ZhHant, narrow, true)
    );
    insta::assert_snapshot!(
        "distinct_80x24_zh_hans",
        screen(Lang::ZhHans, WINDOW, false)
    );
    insta::assert_snapshot!("distinct_120x40_en", screen(Lang::En, large, false));
}

#[test]
fn in_ascii_the_key_of_the_pieces_says_why_it_changes_nothing() {
    let settings = Settings {
        ascii: true,
        ..Settings::default()
    };
    let mut app = App::new(Start::new(settings.clone(), Depth::TrueColor), WINDOW);
    let mut effects = press(&mut app, "g");
    let told = "In ASCII the pieces are letters; G leaves ASCII.";
    assert!(state(&app).contains(told), "{}", state(&app));
    effects.extend(press(&mut app, "Left"));
    assert_eq!(effects, []);
    assert_eq!(*app.settings(), settings);
}

#[test]
fn a_game_that_is_gone_on_with_lies_as_it_was_left() {
    let go_on = |from: &App, settings: &Settings| {
        let start = Start::new(settings.clone(), Depth::TrueColor);
        let mut app = App::new(start, WINDOW);
        let saved = from.saved().clone();
        update(&mut app, Message::WentOn(Box::new(Ok(saved))));
        app
    };
    let usual = Settings::default();
    let mut first = app();
    press(&mut first, ":h2e2 Enter");
    assert!(!go_on(&first, &usual).is_flipped());
    press(&mut first, "f");
    let second = go_on(&first, &usual);
    assert!(second.is_flipped());
    press(&mut first, "f");
    assert!(!go_on(&first, &usual).is_flipped());
    // Where the settings turn the board with each move, they decide.
    let turning = Settings {
        auto_flip: true,
        ..Settings::default()
    };
    press(&mut first, ":h9g7 Enter");
    assert!(go_on(&second, &turning).is_flipped());
    assert!(!go_on(&first, &turning).is_flipped());
}

#[test]
fn a_sentence_calls_a_piece_as_its_disc_shows_it() {
    for (lang, set) in [
        (Lang::ZhHant, GlyphSet::Traditional),
        (Lang::ZhHans, GlyphSet::Simplified),
    ] {
        for side in Side::BOTH {
            for kind in PieceKind::ALL {
                let piece = Piece::new(side, kind);
                assert_eq!(lang.piece(piece), set.face(piece, Twins::Alike), "{lang}");
            }
        }
    }
}
