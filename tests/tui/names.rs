//! Names of files, typed after a command that stays, and of players, typed over those of the game before.

use crate::hands::{WINDOW, app, drawn, press, state};
use crate::screen::text;
use std::path::PathBuf;
use xiangqi::rules::Side;
use xiangqi::tui::App;
use xiangqi::tui::menu::FileList;
use xiangqi::tui::message::{Effect, Message};
use xiangqi::tui::update::update;

fn save(path: &str) -> Effect {
    Effect::Save {
        path: PathBuf::from(path),
        replace: false,
    }
}

#[test]
fn erasing_the_name_of_a_file_leaves_the_command() {
    let mut app = app();
    press(&mut app, ":h2e2 Enter s");
    assert!(text(&drawn(&app, WINDOW)).contains("> save game.pgn"));
    press(&mut app, "Ctrl-U m y _ g a m e .pgn");
    assert!(text(&drawn(&app, WINDOW)).contains("> save my_game.pgn"));
    assert_eq!(press(&mut app, "Enter"), [save("my_game.pgn")]);
}

#[test]
fn a_name_of_a_file_may_hold_blanks_and_quotes_around_it() {
    let mut app = app();
    press(&mut app, ":h2e2 Enter s Ctrl-U");
    press(&mut app, "paste@\"our_game.pgn\"");
    assert_eq!(press(&mut app, "Enter"), [save("our game.pgn")]);
}

#[test]
fn without_a_name_nothing_is_saved_and_the_line_closes() {
    let mut app = app();
    press(&mut app, ":h2e2 Enter s Ctrl-U");
    assert_eq!(press(&mut app, "Enter"), []);
    let told = "\"Without a name nothing was saved.\"";
    assert_eq!(state(&app), format!("h2e2 @e2 {told}"));
}

#[test]
fn what_was_typed_before_is_recalled_whole_from_the_name_of_a_file() {
    let mut app = app();
    press(&mut app, ":h2e2 Enter :moves Enter Esc s Up");
    assert!(state(&app).contains("line<moves>"), "{}", state(&app));
    press(&mut app, "Down");
    assert!(state(&app).contains("line<save game.pgn>"));
    assert_eq!(press(&mut app, "Enter"), [save("game.pgn")]);
}

#[test]
fn a_record_is_opened_by_its_typed_name_from_the_list_of_a_folder() {
    let mut app = app();
    press(&mut app, "o");
    let list = FileList {
        folder: PathBuf::from("/games"),
        records: vec!["two.pgn".to_owned()],
        ..FileList::default()
    };
    let asked = PathBuf::from(".");
    update(&mut app, Message::Listed(asked, Ok(list)));
    press(&mut app, "End Enter");
    assert!(text(&drawn(&app, WINDOW)).contains("> load /games/"));
    let open = Effect::Open {
        path: PathBuf::from("/games/three.pgn"),
        number: None,
    };
    assert_eq!(press(&mut app, "three.pgn Enter"), [open]);
    let again = Effect::List(PathBuf::from("/games"));
    assert_eq!(press(&mut app, "o"), [again], "the folder is remembered");
}

#[test]
fn a_refused_line_is_tried_again_by_enter_and_given_up_by_esc() {
    let mut app = app();
    press(&mut app, ":h2e9 Enter");
    let refused = state(&app);
    assert!(refused.contains("line<h2e9>"), "{refused}");
    press(&mut app, "Enter");
    assert_eq!(state(&app), refused);
    press(&mut app, "Backspace 2 Enter");
    assert_eq!(state(&app), "h2e2 @e2");
    press(&mut app, ":h2e9 Enter Esc Left");
    assert_eq!(state(&app), "h2e2 @d2");
}

/// A game of Anna and Ben is on the board.
fn with_players() -> App {
    let mut app = app();
    press(
        &mut app,
        "n Anna Enter Ben Down Down Down Down Down Down Down Enter",
    );
    assert_eq!(players(&app), ["Anna", "Ben"]);
    app
}

fn players(app: &App) -> [String; 2] {
    Side::BOTH.map(|side| app.name_of(side))
}

#[test]
fn the_names_of_the_next_players_take_the_place_of_those_before() {
    let ways = [
        "n",
        ":h2e2 Enter n",
        ":h2e2 Enter R y n",
        ":h2e2 Enter R y Esc n",
        ":h2e2 Enter :new Enter",
    ];
    let names = [
        "Carl",
        "Ben",
        "Anna",
        "Rita",
        "Kim",
        "joe",
        "quin",
        "陈小明",
    ];
    for way in ways {
        for name in names {
            let mut app = with_players();
            press(&mut app, &format!("{way} {name} Enter Dora PageDown Enter"));
            assert_eq!(players(&app), [name, "Dora"], "{way}");
        }
        let mut app = with_players();
        press(&mut app, &format!("{way} paste@Carl PageDown Enter"));
        assert_eq!(players(&app), ["Carl", "Ben"], "{way}");
    }
}

#[test]
fn a_key_that_edits_keeps_the_name_that_is_proposed() {
    let proposed = "Typing replaces this name; Backspace changes it.";
    let has = |app: &App| text(&drawn(app, WINDOW)).contains(proposed);
    let mut app = with_players();
    press(&mut app, "n PageUp PageUp");
    assert!(has(&app));
    press(&mut app, "Backspace");
    assert!(!has(&app));
    press(&mut app, "ette Down");
    assert!(has(&app));
    press(&mut app, "Home Mc Down PageDown Enter");
    assert_eq!(players(&app), ["Annette", "McBen"]);
    // What was typed is no proposal when one comes back to it.
    press(&mut app, "n Carl Down Up a Down PageDown Enter");
    assert_eq!(players(&app), ["Carla", "McBen"]);
}
