//! Names of files, typed after a command that stays.

use crate::hands::{WINDOW, app, drawn, press, state};
use crate::screen::text;
use std::path::PathBuf;
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
