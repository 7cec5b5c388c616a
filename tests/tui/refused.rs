//! The input line after what it said was refused.

use crate::hands::{WINDOW, app, drawn, open, press, state};
use crate::screen::{rows, text};
use ratatui::style::Modifier;
use xiangqi::tui::message::{Effect, Message, SaveOutcome};
use xiangqi::tui::update::update;

#[test]
fn what_is_typed_after_a_refused_line_takes_its_place() {
    for (keys, expected) in [
        (":g0g1 Enter b2", " line<b2>"),
        (":h0g1 Enter b0c2 Enter", "b0c2 @c2"),
        (":h0g1 Enter Enter b0c2 Enter", "b0c2 @c2"),
        (":nonsense Enter 炮二平五 Enter", "h2e2 @e2"),
        (":undo Space x Enter h", " line<h>"),
        (":h0g1 Enter paste@b0c2", " line<b0c2>"),
        // A key that edits keeps it, to be mended.
        (":h0g1 Enter Backspace 2", " line<h0g2>"),
        (":h0g1 Enter Left h2e2", " line<h0gh2e21>"),
        (":h0g1 Enter End 2", " line<h0g12>"),
        (":h0g1 Enter Home 2", " line<2h0g1>"),
        (":h0g1 Enter Ctrl-W b", " line<b>"),
        (":h0g1 Enter Up Left 2", " line<h0g21>"),
        // The letter that was a key belonged to the line that was refused.
        ("b0b5 Enter 2e2", " line<2e2>"),
    ] {
        let mut app = app();
        press(&mut app, keys);
        let shown = state(&app);
        assert!(
            shown.ends_with(expected) || shown == expected,
            "{keys}: {shown}"
        );
    }
}

#[test]
fn a_proposed_name_is_replaced_by_what_is_typed_and_kept_by_a_key_that_edits() {
    for (keys, expected) in [
        ("s mine.pgn", " line<mine.pgn>"),
        ("s paste@mine.pgn", " line<mine.pgn>"),
        ("s Left x", " line<game.pgxn>"),
        ("s Backspace x", " line<game.pgx>"),
        ("s End 2", " line<game.pgn2>"),
    ] {
        let mut app = app();
        press(&mut app, keys);
        let shown = state(&app);
        assert!(shown.ends_with(expected), "{keys}: {shown}");
    }
    let mut app = app();
    press(&mut app, "s");
    let is_selected = |app: &xiangqi::tui::App| {
        let picture = drawn(app, WINDOW);
        let (column, row) = (9, WINDOW.height - 2);
        assert_eq!(picture[(column - 1, row)].symbol(), "g");
        picture[(column, row)].modifier.contains(Modifier::REVERSED)
    };
    assert!(is_selected(&app));
    press(&mut app, "Left");
    assert!(!is_selected(&app));
    // Enter takes it as it stands.
    let mut app = self::app();
    let effects = press(&mut app, "s Enter");
    assert!(
        matches!(effects.as_slice(), [Effect::Save { path, .. }] if path.ends_with("game.pgn")),
        "{effects:?}"
    );
}

#[test]
fn a_refused_fen_gives_way_to_the_next_one_and_nothing_is_said_of_the_board() {
    let fen = "4k4/9/9/9/9/9/9/9/R8/3K5_w_-_-_0_1";
    for (keys, line) in [
        ("x", "line<x>"),
        (&*format!("paste@{fen}"), "line<4k4/9/9"),
        ("Left x", "line<4k4/x9>"),
    ] {
        let mut app = app();
        press(&mut app, "e");
        let playable = |app: &xiangqi::tui::App| {
            let picture = text(&drawn(app, WINDOW));
            picture.contains("This position can be played.")
        };
        assert!(playable(&app));
        press(&mut app, ": 4k4/9 Enter");
        let why = text(&drawn(&app, WINDOW));
        assert!(
            why.contains("The FEN has 2 ranks, ten are expected."),
            "{why}"
        );
        assert!(why.contains("type anew, or Left to mend it"), "{why}");
        press(&mut app, keys);
        assert!(state(&app).contains(line), "{keys}: {}", state(&app));
        assert!(!playable(&app), "{keys}");
    }
    let mut app = app();
    press(&mut app, &format!("e : hello Enter paste@{fen} Enter"));
    let set_up = app.editor().map(|editor| editor.setup().to_string());
    assert_eq!(set_up, Some(fen.replace('_', " ")));
}

#[test]
fn a_refused_line_says_what_the_next_key_does() {
    let mut app = app();
    press(&mut app, ":h0g1 Enter");
    let picture = text(&drawn(&app, WINDOW));
    assert!(
        picture.contains("type anew, or Left to mend it"),
        "{picture}"
    );
    press(&mut app, "Left");
    let picture = text(&drawn(&app, WINDOW));
    assert!(!picture.contains("type anew"), "{picture}");
}

#[test]
fn a_line_whose_file_could_not_be_saved_or_opened_stays_to_be_mended() {
    let save = || {
        let why = SaveOutcome::Failed("no room".to_owned());
        Message::Saved("no/x.pgn".into(), why)
    };
    let open = || Message::Opened {
        path: "no/x.pgn".into(),
        is_numbered: false,
        result: Box::new(Err("no such file".to_owned())),
    };
    for (keys, answer, line) in [
        (":save Space no/x.pgn", save(), "save no/x.pgn"),
        ("s no/x.pgn", save(), "no/x.pgn"),
        (":load Space no/x.pgn", open(), "load no/x.pgn"),
        (":open Space no/x.pgn", open(), "open no/x.pgn"),
    ] {
        let mut app = app();
        press(&mut app, keys);
        assert_eq!(press(&mut app, "Enter").len(), 1, "{keys}");
        update(&mut app, answer);
        let shown = state(&app);
        assert!(shown.contains(&format!(" line<{line}> \"")), "{shown}");
        press(&mut app, "Left y");
        let mended = format!("{}y{}", &line[..line.len() - 1], &line[line.len() - 1..]);
        assert!(state(&app).ends_with(&format!("line<{mended}>")));
        press(&mut app, "Esc :h2e2");
        assert!(state(&app).ends_with("line<h2e2>"), "{}", state(&app));
    }
    // What was chosen elsewhere was in no line, nor is the line there again that was entered before.
    for keys in ["", ":load Space no/x.pgn Enter Right"] {
        let mut app = app();
        press(&mut app, keys);
        update(&mut app, open());
        assert!(app.modes().is_empty(), "{keys}: {}", state(&app));
    }
}

#[test]
fn a_position_that_was_refused_stays_in_its_line() {
    let mut app = app();
    press(&mut app, ":fen Space 4k4/9 Enter");
    let shown = state(&app);
    assert!(shown.contains(" line<fen 4k4/9> \""), "{shown}");
    press(&mut app, "Backspace 8");
    assert!(state(&app).ends_with("line<fen 4k4/8>"), "{}", state(&app));
}

#[test]
fn beside_a_refused_line_the_buttons_name_only_keys_that_act_in_it() {
    let footer = |keys: &str| {
        let mut app = app();
        press(&mut app, keys);
        rows(&drawn(&app, WINDOW)).pop().unwrap()
    };
    let refused = footer(":g0g1 Enter");
    let words: Vec<&str> = refused.split_whitespace().collect();
    assert_eq!(words.join(" "), "Enter do it Esc close Left mend");
    for keys in [":g0g1", ":g0g1 Enter 7", ":g0g1 Enter Left", ""] {
        let footer = footer(keys);
        assert!(footer.contains("x menu"), "{footer} after {keys}");
    }
    let mut app = app();
    press(&mut app, ":g0g1 Enter");
    let column = refused.find("mend").unwrap();
    press(&mut app, &format!("click@{column},23"));
    assert!(state(&app).ends_with("line<g0g1>"), "{}", state(&app));
    press(&mut app, "2");
    assert!(state(&app).ends_with("line<g0g21>"), "{}", state(&app));
}

#[test]
fn a_record_that_breaks_off_says_so_and_not_what_is_wrong_with_its_tags() {
    let mut app = app();
    let text = "[Red]\n[Black \"b\"]\n\n1. h2e2 h9g7 2. a0a9 *\n";
    open(&mut app, "dup.pgn", text);
    let told = app.tell(app.notice().unwrap());
    assert!(told.contains("ply 3"), "{told}");
}
