//! Lists to choose from, and games that come from elsewhere.

use crate::hands::{WINDOW, app, drawn, press, state};
use crate::screen::rows;
use std::path::PathBuf;
use xiangqi::config::Settings;
use xiangqi::i18n::Lang;
use xiangqi::rules::Side;
use xiangqi::storage::{Held, LeftGame, read_record};
use xiangqi::tui::command::Command;
use xiangqi::tui::menu::{Action, FileList, GameList};
use xiangqi::tui::message::{Effect, Message, SaveOutcome, Wanted};
use xiangqi::tui::mode::Mode;
use xiangqi::tui::theme::Depth;
use xiangqi::tui::update::update;
use xiangqi::tui::{App, Start};

#[test]
fn a_pasted_position_or_game_is_put_on_the_board_and_asks_only_where_a_game_would_be_lost() {
    let fen = "paste@4k4/9/9/9/9/9/9/9/R8/3K5_w_-_-_0_1";
    let game = "paste@[Red_\"Anna\"]\\n\\n1._h2e2_h9g7_2._h0g2_*";
    let mut app = app();
    press(&mut app, fen);
    assert_eq!(state(&app), "@e0 \"A new game.\"");
    press(&mut app, ":a1a2 Enter");
    press(&mut app, game);
    assert!(state(&app).contains("Pasted"), "{}", state(&app));
    press(&mut app, "n");
    assert_eq!(app.game().ply(), 1);
    press(&mut app, game);
    press(&mut app, "y");
    assert_eq!(
        state(&app),
        "h2e2 h9g7 h0g2 @e9 \"The pasted game is on the board.\""
    );
    assert_eq!(app.player(Side::Red), "Anna");
}

#[test]
fn the_position_of_a_question_is_broken_between_its_ranks_alone() {
    let ranks = "r1bakab1r/9/1cn4c1/p1p1p1p1p/7n1/2P6/P3P1P1P/1C2C1N2/9/RNBAKAB1R";
    let mut app = app();
    press(&mut app, &format!(":h2e2 Enter paste@{ranks}_w_-_-_0_1"));
    let picture = rows(&drawn(&app, WINDOW));
    let shown = |words: &str| picture.iter().any(|row| row.contains(words));
    for words in ["│ r1bakab1r/9/", "/ ", "RNBAKAB1R ", "│ w - - 0 1 "] {
        assert!(shown(words), "{words}\n{picture:#?}");
    }
    let whole = ranks.split('/').filter(|rank| rank.len() > 1);
    for rank in whole {
        assert!(shown(rank), "{rank}\n{picture:#?}");
    }
}

#[test]
fn what_is_copied_is_said_to_be_handed_to_the_terminal_and_not_to_have_arrived() {
    let mut app = app();
    press(&mut app, "y");
    let said = "Sent to the terminal's clipboard; or select it here:";
    assert!(state(&app).contains(said), "{}", state(&app));
    press(&mut app, "Y");
    let said = "sent to the terminal's clipboard; s saves it to a file.";
    assert!(state(&app).contains(said), "{}", state(&app));
}

#[test]
fn a_game_is_copied_as_a_record_that_reads_back() {
    let mut app = app();
    let effects = press(&mut app, ":h2e2 Enter :h9g7 Enter Y");
    let [Effect::Copy(text)] = effects.as_slice() else {
        panic!("{effects:?}");
    };
    let opened = read_record(text, app.settings().rules).unwrap();
    assert_eq!(opened.game.position(), app.position());
}

#[test]
fn records_of_a_folder_and_games_of_a_record_are_chosen_from_lists() {
    let mut app = app();
    assert_eq!(press(&mut app, "o"), [Effect::List(PathBuf::from("."))]);
    let list = FileList {
        folder: PathBuf::from("/games"),
        folders: vec!["old".to_owned()],
        records: vec!["two.pgn".to_owned()],
    };
    update(
        &mut app,
        Message::Listed(PathBuf::from("."), Ok(list.clone())),
    );
    assert_eq!(
        press(&mut app, "Home Enter"),
        [Effect::List(PathBuf::from("/"))]
    );
    let missing = PathBuf::from("/gone");
    update(
        &mut app,
        Message::Listed(missing, Err((list, "not there".to_owned()))),
    );
    assert!(state(&app).ends_with("\"/gone cannot be read (not there); here is /games.\""));
    let open = |number| Effect::Open {
        path: PathBuf::from("/games/two.pgn"),
        number,
    };
    assert_eq!(press(&mut app, "End Up Enter"), [open(None)]);
    let games = GameList {
        path: PathBuf::from("/games/two.pgn"),
        titles: vec!["A - B  1-0".to_owned(), "C - D  *".to_owned()],
    };
    update(&mut app, Message::Titles(games));
    assert_eq!(press(&mut app, "Down Enter"), [open(Some(2))]);
}

#[test]
fn a_name_typed_where_files_are_listed_is_the_name_of_a_file() {
    let mut app = app();
    let list = FileList {
        folder: PathBuf::from("/games"),
        records: vec!["two.pgn".to_owned()],
        ..FileList::default()
    };
    update(&mut app, Message::Listed(PathBuf::from("."), Ok(list)));
    press(&mut app, "new");
    assert_eq!(state(&app), "@e0 line</games/new>");
    let path = PathBuf::from("/games/new.pgn");
    let open = Effect::Open { path, number: None };
    assert_eq!(press(&mut app, ".pgn Enter"), [open]);
}

#[test]
fn the_list_of_records_starts_on_the_first_record() {
    let list = |folder: &str, folders: &[&str], records: &[&str]| FileList {
        folder: PathBuf::from(folder),
        folders: folders.iter().map(|name| (*name).to_owned()).collect(),
        records: records.iter().map(|name| (*name).to_owned()).collect(),
    };
    let first = |app: &mut App, list: FileList| {
        update(app, Message::Listed(list.folder.clone(), Ok(list)));
        press(app, "Enter")
    };
    let mut app = app();
    let record = Effect::Open {
        path: PathBuf::from("/games/a.pgn"),
        number: None,
    };
    assert_eq!(
        first(&mut app, list("/games", &["old"], &["a.pgn", "b.pgn"])),
        [record]
    );
    let to = |folder: &str| Effect::List(PathBuf::from(folder));
    assert_eq!(
        first(&mut app, list("/games", &["old", "new"], &[])),
        [to("/games/old")]
    );
    assert_eq!(first(&mut app, list("/", &["games"], &[])), [to("/games")]);
    assert_eq!(first(&mut app, list("/empty", &[], &[])), [to("/")]);
    // Who goes up finds the folder again that was left.
    first(&mut app, list("/games/old", &[], &[]));
    assert_eq!(
        first(&mut app, list("/games", &["new", "old"], &["a.pgn"])),
        [to("/games/old")]
    );
}

#[test]
fn a_page_is_what_is_seen_of_a_box_less_one_row() {
    let top = |app: &App| rows(&drawn(app, WINDOW))[1..20].join("\n");
    let bottom = |app: &App| rows(&drawn(app, WINDOW))[19].clone();
    let mut app = app();
    press(&mut app, "?");
    let seam = bottom(&app);
    press(&mut app, "PageDown");
    let first = rows(&drawn(&app, WINDOW))[1].clone();
    let words = |row: &str| row.trim_matches(['│', '▲', '▼', ' ']).to_owned();
    assert_eq!(words(&first), words(&seam), "{}", top(&app));
    press(&mut app, "PageUp");
    assert_eq!(state(&app), "@e0 help+0");
    // In a list what is chosen goes as far.
    let list = FileList {
        folder: PathBuf::from("/"),
        records: (10..60).map(|number| format!("{number}.pgn")).collect(),
        ..FileList::default()
    };
    let mut app = self::app();
    update(&mut app, Message::Listed(PathBuf::from("/"), Ok(list)));
    let picture = rows(&drawn(&app, WINDOW));
    let shown = picture.iter().filter(|row| row.contains(".pgn")).count();
    assert!(shown > 10, "{picture:#?}");
    press(&mut app, "PageDown");
    assert_eq!(state(&app), format!("@e0 menu+{}", shown - 1));
}

#[test]
fn a_list_offers_more_only_where_it_has_more() {
    let start = Start {
        left: vec![LeftGame::default()],
        ..Start::new(Settings::default(), Depth::TrueColor)
    };
    let mut app = App::new(start, WINDOW);
    let last = |app: &App| rows(&drawn(app, WINDOW)).last().cloned().unwrap();
    let row = last(&app);
    assert!(
        row.contains("Enter choose") && !row.contains("more"),
        "{row}"
    );
    press(&mut app, "Esc x");
    assert!(last(&app).contains("Down more"), "{}", last(&app));
    press(&mut app, "End");
    assert!(!last(&app).contains("more"), "{}", last(&app));
}

#[test]
fn the_menu_dims_what_would_only_say_why_it_does_not_act() {
    let dimmed = |keys: &str| {
        let mut app = app();
        press(&mut app, keys);
        press(&mut app, "x");
        let Some(Mode::Menu(menu)) = app.modes().last() else {
            panic!("no menu after {keys}");
        };
        let rows = menu.rows(&app);
        let inapt = rows.into_iter().filter(|row| !row.is_apt);
        inapt.map(|row| row.action).collect::<Vec<Action>>()
    };
    for (keys, command, is_dimmed) in [
        ("", Command::Hint, true),
        ("", Command::NextEndgame, true),
        ("", Command::Result, true),
        ("", Command::Undo, true),
        ("", Command::Pause, true),
        ("", Command::Resign, false),
        ("E Enter Enter", Command::Hint, false),
        ("E Enter Enter", Command::NextEndgame, false),
        (":h2e2 Enter", Command::Undo, false),
        (":h2e2 Enter", Command::NextLine, true),
        (":h2e2 Enter [ :b2e2 Enter", Command::NextLine, false),
        ("R y Esc", Command::Result, false),
        ("R y Esc", Command::Resign, true),
    ] {
        let is_there = dimmed(keys).contains(&Action::Command(command));
        assert_eq!(is_there, is_dimmed, "{command:?} after \"{keys}\"");
    }
    // It is seen, and it can be chosen all the same.
    let mut app = app();
    press(&mut app, "x");
    let screen = drawn(&app, WINDOW);
    let ink = |words: &str| {
        let begins = |x: u16, y: u16| {
            let mut cells = (x..WINDOW.width).map(|x| screen[(x, y)].symbol());
            words.chars().all(|c| cells.next() == Some(&*c.to_string()))
        };
        let mut places = (0..WINDOW.height).flat_map(|y| (0..WINDOW.width).map(move |x| (x, y)));
        screen[places.find(|&(x, y)| begins(x, y)).unwrap()].fg
    };
    assert_ne!(ink("show the result again"), ink("save the game"));
}

#[test]
fn esc_says_back_where_it_leads_to_another_box() {
    for (keys, label) in [
        ("E", "Esc close"),
        ("E Enter", "Esc back"),
        ("?", "Esc close"),
        (":h2e2 Enter R y", "Esc board"),
        ("n", "Esc close"),
        ("e F10", "Esc close"),
    ] {
        let mut app = app();
        press(&mut app, keys);
        let footer = rows(&drawn(&app, WINDOW)).pop().unwrap();
        assert!(footer.contains(label), "{keys}: {footer}");
    }
}

#[test]
fn the_only_kept_game_stands_in_the_list_that_a_word_asks_for_and_can_be_discarded() {
    let mut app = app();
    assert_eq!(
        press(&mut app, ":resume Enter"),
        [Effect::FindLeft(Wanted::List)]
    );
    let listed = Message::FoundLeft {
        left: vec![LeftGame::default()],
        told: None,
        wanted: Wanted::List,
    };
    assert_eq!(update(&mut app, listed), []);
    assert_eq!(state(&app), "@e0 menu+0");
    press(&mut app, "D");
    assert!(state(&app).contains("ThrowAway"), "{}", state(&app));
}

#[test]
fn a_number_that_no_kept_game_has_is_refused_in_one_line() {
    for (games, told) in [
        (2, "There is no kept game 9."),
        (1, "There is no kept game 9."),
        (0, "There is no other game to go on with or to look at."),
    ] {
        let mut app = app();
        assert_eq!(
            press(&mut app, ":resume Space 9 Enter"),
            [Effect::FindLeft(Wanted::Number(9))]
        );
        let found = Message::FoundLeft {
            left: vec![LeftGame::default(); games],
            told: None,
            wanted: Wanted::Number(9),
        };
        assert_eq!(update(&mut app, found), []);
        assert_eq!(state(&app), format!("@e0 \"{told}\""));
    }
}

#[test]
fn a_file_that_cannot_be_opened_is_named_without_a_long_folder_and_no_word_is_cut() {
    let mut app = app();
    let why = "line 1, game 1, ply 1: \"nothing\" is no move. The game ends before it.";
    let opened = Message::Opened {
        path: "/home/li/games/of/last/winter/broken.pgn".into(),
        is_numbered: false,
        result: Box::new(Err(why.to_owned())),
    };
    update(&mut app, opened);
    let told = format!("Cannot open broken.pgn: {why}");
    assert_eq!(state(&app), format!("@e0 \"{told}\""));
    for width in [80, 60, 40] {
        let size = ratatui::layout::Size::new(width, 24);
        update(&mut app, Message::Resized(size));
        let shown = rows(&drawn(&app, size));
        let shown = shown[21..23].join(" ");
        for word in shown.replace('…', " ").split_whitespace() {
            let is_whole = told.split_whitespace().any(|whole| whole == word);
            let is_turn = "Red to move.".contains(word);
            assert!(is_whole || is_turn, "{word} in {shown}");
        }
    }
}

#[test]
fn a_finished_game_that_is_looked_at_again_is_told_to_be_over() {
    let mut first = app();
    press(&mut first, ":h2e2 Enter R y");
    let mut app = app();
    let over = first.saved().clone();
    update(&mut app, Message::WentOn(Box::new(Ok(over))));
    let told = "This game is over: Red wins: Black resigned.";
    assert!(state(&app).contains(told), "{}", state(&app));
}

#[test]
fn a_list_names_a_game_by_what_it_is_where_nobody_has_a_name() {
    let nameless = LeftGame {
        event: Some("A rook".to_owned()),
        ..LeftGame::default()
    };
    for (lang, name, when) in [
        (Lang::En, "A rook", "just now"),
        (Lang::ZhHant, "A rook", "剛才"),
    ] {
        assert_eq!(nameless.name(lang), name);
        assert_eq!(nameless.when(lang), when);
    }
    assert_eq!(LeftGame::default().name(Lang::ZhHans), "红方 - 黑方");
}

#[test]
fn who_saves_after_taking_back_is_told_that_the_move_is_not_in_the_file() {
    let mut app = app();
    press(&mut app, ":h2e2 Enter :h9g7 Enter u");
    let saved = SaveOutcome::Saved {
        at: "~/game.pgn".to_owned(),
        loss: None,
        held: Held::default(),
    };
    update(&mut app, Message::Saved("game.pgn".into(), saved));
    let told = app.notice().map(|notice| app.tell(notice)).unwrap();
    assert!(
        told.ends_with("What was taken back is not in it."),
        "{told}"
    );
}
