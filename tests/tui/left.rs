//! A game that another one takes the place of is left, not lost: what is said of it, and how it comes back.

use crate::hands::{WINDOW, drawn, press, state};
use crate::screen::text;
use std::path::PathBuf;
use std::time::Duration;
use xiangqi::config::Settings;
use xiangqi::game::{DrawReason, Outcome};
use xiangqi::i18n::Lang;
use xiangqi::notation::Notation;
use xiangqi::notation::read;
use xiangqi::rules::{BySide, Position};
use xiangqi::storage::{Held, LeftGame, OpenedRecord, Saved, read_record};
use xiangqi::tui::message::{Effect, Message, Wanted};
use xiangqi::tui::theme::Depth;
use xiangqi::tui::update::update;
use xiangqi::tui::{App, Start};

const KEPT: &str = "The game before is kept: w goes on with it.";

/// The program in a home where games are kept.
fn at_home() -> App {
    with_left(Vec::new())
}

fn with_left(left: Vec<LeftGame>) -> App {
    let start = Start {
        is_kept: true,
        left,
        ..Start::new(Settings::default(), Depth::TrueColor)
    };
    App::new(start, WINDOW)
}

fn left(red: &str, plies: usize, minutes: u64) -> LeftGame {
    LeftGame {
        path: PathBuf::from(format!("{red}.game")),
        players: BySide {
            red: Some(red.to_owned()),
            black: Some("Ben".to_owned()),
        },
        event: None,
        plies,
        outcome: None,
        is_finished: false,
        last: None,
        ago: Duration::from_secs(60 * minutes),
    }
}

fn found(app: &mut App, left: Vec<LeftGame>) -> Vec<Effect> {
    let found = Message::FoundLeft {
        left,
        told: None,
        wanted: Wanted::Any,
    };
    update(app, found)
}

fn record(text: &str) -> OpenedRecord {
    read_record(text, Settings::default().rules).unwrap()
}

fn open(app: &mut App, text: &str) -> Vec<Effect> {
    let opened = Message::Opened {
        path: "good.pgn".into(),
        is_numbered: false,
        result: Box::new(Ok(record(text))),
    };
    update(app, opened)
}

#[test]
fn nothing_is_asked_before_a_game_that_is_kept_leaves_the_board() {
    let fen = "paste@4k4/9/9/9/9/9/9/9/R8/3K5_w_-_-_0_1";
    let game = "paste@[Red_\"Anna\"]\\n\\n1._h2e2_h9g7_2._h0g2_*";
    let endgame = "E Enter Enter";
    for (keys, begins) in [
        ("n Enter", "@e0 \"A new game."),
        (fen, "@e0 \"A new game."),
        (
            game,
            "h2e2 h9g7 h0g2 @e9 \"The pasted game is on the board.",
        ),
        ("e Enter", "@e9 \"A new game."),
        (endgame, "@"),
        ("a y", "@e0 \"A new game."),
    ] {
        let mut app = at_home();
        press(&mut app, ":h2e2 Enter");
        assert_eq!(press(&mut app, keys), [Effect::Leave], "{keys}");
        let state = state(&app);
        assert!(state.starts_with(begins), "{state} after {keys}");
        if keys != endgame {
            assert!(state.ends_with(&format!("{KEPT}\"")), "{state}");
        }
    }
    let mut app = at_home();
    press(&mut app, ":h2e2 Enter");
    assert_eq!(open(&mut app, "1. c3c4 *"), [Effect::Leave]);
    assert_eq!(state(&app), format!("c3c4 @e9 \"Opened good.pgn. {KEPT}\""));
}

#[test]
fn the_letter_of_a_move_begins_no_other_game() {
    let mut app = at_home();
    press(&mut app, ":h2e2 Enter :a9a8 Enter a");
    let asked = text(&drawn(&app, WINDOW));
    assert!(asked.contains("Play again?"), "{asked}");
    assert!(!asked.contains("cannot be kept"), "{asked}");
    press(&mut app, "0a1 Enter");
    assert_eq!(state(&app), "h2e2 a9a8 a0a1 @a1");
}

#[test]
fn a_finished_game_a_file_that_was_looked_at_and_an_empty_board_are_put_away() {
    for keys in ["", ":h2e2 Enter R y", ":h2e2 Enter R y Esc ["] {
        let mut app = at_home();
        press(&mut app, keys);
        assert_eq!(press(&mut app, "n Enter"), [Effect::PutAway], "{keys}");
        let kept = if keys.is_empty() {
            ""
        } else {
            " The finished game is kept: w shows it."
        };
        assert_eq!(state(&app), format!("@e0 \"A new game.{kept}\""));
    }
    for keys in ["", "[", "u"] {
        let mut app = at_home();
        open(&mut app, "1. c3c4 g6g5 *");
        press(&mut app, keys);
        assert_eq!(press(&mut app, "n Enter"), [Effect::PutAway], "{keys}");
    }
}

#[test]
fn a_record_that_was_changed_is_left_until_its_file_has_the_change() {
    let changed = |keys: &str| {
        let mut app = at_home();
        open(
            &mut app,
            "[Result \"1-0\"]\n\n1. c3c4 g6g5 {Black resigns} 1-0",
        );
        press(&mut app, keys);
        app
    };
    for keys in ["c good Enter", "[ :h9g7 Enter"] {
        let mut app = changed(keys);
        assert_eq!(press(&mut app, "n Enter"), [Effect::Leave], "{keys}");
        let mut app = changed(keys);
        let saved = xiangqi::tui::message::SaveOutcome::Saved {
            at: "~/game.pgn".to_owned(),
            loss: None,
            held: Held::default(),
        };
        update(&mut app, Message::Saved("good.pgn".into(), saved));
        assert_eq!(press(&mut app, "n Enter"), [Effect::PutAway], "{keys}");
    }
}

#[test]
fn a_comment_before_the_first_move_is_left_like_a_game() {
    let mut app = at_home();
    press(&mut app, "c final Enter");
    assert_eq!(press(&mut app, "n Enter"), [Effect::Leave]);
}

#[test]
fn where_nothing_is_kept_it_is_asked_and_said_that_the_game_will_be_lost() {
    let fen = "paste@4k4/9/9/9/9/9/9/9/R8/3K5_w_-_-_0_1";
    for (keys, answered) in [(fen, "y"), ("a", "y"), ("E Enter Enter", "y")] {
        let mut app = crate::hands::app();
        press(&mut app, ":h2e2 Enter");
        assert_eq!(press(&mut app, keys), [], "{keys}");
        let asked = text(&drawn(&app, WINDOW)).replace('│', " ");
        let asked: Vec<&str> = asked.split_whitespace().collect();
        let asked = asked.join(" ");
        assert!(asked.contains("cannot be kept: it"), "{asked}");
        assert_eq!(app.game().ply(), 1);
        press(&mut app, answered);
        assert_eq!(app.game().ply(), 0, "{keys}");
        assert!(!state(&app).contains("is kept"), "{}", state(&app));
    }
    let mut app = crate::hands::app();
    press(&mut app, ":h2e2 Enter");
    assert_eq!(found(&mut app, vec![left("Anna", 3, 0)]), []);
    assert!(state(&app).contains("GoOn"), "{}", state(&app));
    press(&mut app, "n n");
    let form = text(&drawn(&app, WINDOW));
    assert!(form.contains("cannot be kept: it will be lost."), "{form}");
}

#[test]
fn what_was_tried_at_an_endgame_is_not_kept_for_the_next_one() {
    let mut app = at_home();
    press(&mut app, "E Enter Enter");
    let first = app.game().position().legal_moves()[0];
    press(&mut app, &format!(":{first} Enter"));
    assert_eq!(app.game().ply(), 1);
    assert_eq!(press(&mut app, "N"), []);
    assert!(state(&app).contains("Endgame"), "{}", state(&app));
    assert_eq!(press(&mut app, "y"), [Effect::PutAway]);
    // Another game is something else.
    let first = app.game().position().legal_moves()[0];
    press(&mut app, &format!(":{first} Enter"));
    assert_eq!(press(&mut app, "n Enter"), [Effect::Leave]);
}

#[test]
fn the_only_unfinished_game_is_gone_on_with_at_once() {
    let mut app = at_home();
    press(&mut app, ":h2e2 Enter");
    assert_eq!(press(&mut app, "w"), [Effect::FindLeft(Wanted::Any)]);
    assert_eq!(
        found(&mut app, vec![left("Anna", 3, 0)]),
        [Effect::GoOn {
            path: "Anna.game".into(),
            leaves: true
        }]
    );
    let mut other = at_home();
    press(&mut other, ":h2e2 Enter :h9g7 Enter");
    let taken: Saved = other.saved().clone();
    update(&mut app, Message::WentOn(Box::new(Ok(taken))));
    assert_eq!(
        state(&app),
        format!("h2e2 h9g7 @e0 \"Going on after ply 2. {KEPT}\"")
    );
    assert_eq!(found(&mut at_home(), Vec::new()), []);
}

#[test]
fn one_of_several_unfinished_games_is_chosen_by_key_or_mouse() {
    let games = || vec![left("Anna", 3, 0), left("Cho", 40, 5), left("Eva", 7, 3000)];
    let mut app = at_home();
    assert_eq!(found(&mut app, games()), []);
    let shown = text(&drawn(&app, WINDOW));
    for words in [
        "Games that are kept",
        "Anna - Ben, plies: 3",
        "just now",
        "Cho - Ben, plies: 40",
        "5 min ago",
        "days ago: 2",
    ] {
        assert!(shown.contains(words), "{words} in {shown}");
    }
    let go_on = |name: &str| Effect::GoOn {
        path: format!("{name}.game").into(),
        leaves: false,
    };
    assert_eq!(press(&mut app, "Down Enter"), [go_on("Cho")]);
    found(&mut app, games());
    let shown = drawn(&app, WINDOW);
    let row = crate::screen::rows(&shown)
        .iter()
        .position(|row| row.contains("Eva - Ben"))
        .unwrap();
    assert_eq!(press(&mut app, &format!("click@40,{row}")), [go_on("Eva")]);
    let numbered = Message::FoundLeft {
        left: games(),
        told: None,
        wanted: Wanted::Number(2),
    };
    assert_eq!(update(&mut app, numbered), [go_on("Cho")]);
    assert_eq!(
        press(&mut app, ":resume Space 2 Enter"),
        [Effect::FindLeft(Wanted::Number(2))]
    );
    assert!(press(&mut app, "x").is_empty());
    let menu = text(&drawn(&app, WINDOW));
    assert!(menu.contains("go on with a kept game"), "{menu}");
}

#[test]
fn a_game_that_nobody_wants_is_thrown_away_from_the_list_after_a_question_that_names_it() {
    let asked = [
        "Discard Cho - Ben, plies: 40?",
        "will not be offered again.",
    ];
    for keys in ["Down D", "Down Delete"] {
        let mut app = at_home();
        found(&mut app, vec![left("Anna", 3, 0), left("Cho", 40, 5)]);
        assert_eq!(press(&mut app, keys), []);
        let shown = boxed(&app);
        assert!(asked.iter().all(|words| shown.contains(words)), "{shown}");
        assert_eq!(press(&mut app, "Enter"), [], "no is the answer");
        assert!(
            boxed(&app).contains("Games that are kept"),
            "the list is back"
        );
        press(&mut app, "D");
        let cho = left("Cho", 40, 5);
        assert_eq!(press(&mut app, "y"), [Effect::ThrowAway(cho.clone())]);
        let thrown = |left| Message::ThrownAway {
            game: cho.clone(),
            left,
            result: Ok(()),
        };
        update(&mut app, thrown(vec![left("Anna", 3, 0)]));
        let shown = text(&drawn(&app, WINDOW));
        assert!(
            shown.contains("Discarded: Cho - Ben, plies: 40."),
            "{shown}"
        );
        assert!(shown.contains("Anna - Ben, plies: 3 "), "{shown}");
        // The chosen row is one that is there.
        press(&mut app, "D");
        assert!(boxed(&app).contains("Discard Anna - Ben"));
        press(&mut app, "y");
        update(&mut app, thrown(Vec::new()));
        assert!(app.modes().is_empty(), "nothing is left to choose from");
    }
}

#[test]
fn a_game_that_another_program_has_taken_up_is_not_said_to_be_thrown_away() {
    let mut app = at_home();
    found(&mut app, vec![left("Anna", 3, 0), left("Cho", 40, 5)]);
    press(&mut app, "D y");
    let failed = Message::ThrownAway {
        game: left("Anna", 3, 0),
        left: vec![left("Cho", 40, 5)],
        result: Err("Another program has taken that game up.".to_owned()),
    };
    update(&mut app, failed);
    let shown = text(&drawn(&app, WINDOW));
    assert!(shown.contains("Another program has taken that game up."));
    assert!(!shown.contains("Discarded") && !shown.contains("Anna"));
}

#[test]
fn games_that_would_look_alike_are_told_apart_by_their_last_moves() {
    let game = |m: &str| LeftGame {
        players: BySide::default(),
        plies: 1,
        last: Some(Box::new((
            Position::start(),
            read(&Position::start(), m).unwrap(),
        ))),
        ..left("", 1, 5)
    };
    let mut app = at_home();
    let none = LeftGame {
        plies: 0,
        last: None,
        ..game("h2e2")
    };
    found(&mut app, vec![game("h2e2"), game("b0c2"), none]);
    let shown = text(&drawn(&app, WINDOW));
    for words in [
        "Red - Black, plies: 1, last C2.5 ",
        "Red - Black, plies: 1, last H8+7 ",
        "Red - Black, plies: 0 ",
    ] {
        assert!(shown.contains(words), "{words} in {shown}");
    }
    press(&mut app, "Esc L");
    found(&mut app, vec![game("h2e2"), game("b0c2")]);
    let shown = text(&drawn(&app, WINDOW));
    assert!(shown.contains("最後：炮二平五"), "{shown}");
}

/// The words of the screen without its frames, in one line.
fn boxed(app: &App) -> String {
    let shown = text(&drawn(app, WINDOW)).replace('│', " ");
    let words: Vec<&str> = shown.split_whitespace().collect();
    words.join(" ")
}

#[test]
fn the_start_offers_the_game_that_was_left_last_and_the_others_in_a_list() {
    let mut app = with_left(vec![left("Anna", 3, 0), left("Cho", 40, 5)]);
    let shown = text(&drawn(&app, WINDOW));
    assert!(shown.contains("go on with the last game (Anna - Ben, plies: 3)"));
    assert!(shown.contains("choose among the kept games (2)"));
    assert_eq!(
        press(&mut app, "Enter"),
        [Effect::GoOn {
            path: "Anna.game".into(),
            leaves: false
        }]
    );
    let mut app = with_left(vec![left("Anna", 3, 0), left("Cho", 40, 5)]);
    assert_eq!(
        press(&mut app, "Down Enter"),
        [Effect::FindLeft(Wanted::Any)]
    );
    let mut app = with_left(vec![left("Anna", 3, 0), left("Cho", 40, 5)]);
    assert_eq!(press(&mut app, "w"), [Effect::FindLeft(Wanted::Any)]);
}

#[test]
fn who_goes_on_with_the_game_of_others_does_not_bring_a_score_along() {
    let mut app = at_home();
    press(&mut app, ":h2e2 Enter R y");
    press(&mut app, "n Enter :h2e2 Enter");
    let mut other = at_home();
    open(&mut other, "[Red \"Anna\"]\n\n1. c3c4 *");
    let taken = other.saved().clone();
    update(&mut app, Message::WentOn(Box::new(Ok(taken))));
    assert_eq!(app.player(xiangqi::rules::Side::Red), "Anna");
}

#[test]
fn who_leaves_is_not_asked_about_a_game_that_a_file_holds_as_it_is() {
    use xiangqi::tui::message::{Exit, SaveOutcome};
    let quit = [Effect::Quit(Exit::Left)];
    let saved = |app: &mut App, loss: Option<&str>| {
        let outcome = SaveOutcome::Saved {
            at: "~/game.pgn".to_owned(),
            loss: loss.map(str::to_owned),
            held: Held::default(),
        };
        update(app, Message::Saved("game.pgn".into(), outcome));
    };
    let mut app = crate::hands::app();
    press(&mut app, ":h2e2 Enter");
    assert_eq!(press(&mut app, "q"), []);
    press(&mut app, "n");
    saved(&mut app, None);
    assert_eq!(press(&mut app, "q"), quit);
    press(&mut app, ":h9g7 Enter");
    assert_eq!(press(&mut app, "q"), []);
    press(&mut app, "n");
    // What the format could not hold would be lost.
    saved(&mut app, Some("Warning: something was changed."));
    assert_eq!(press(&mut app, "q"), []);
    let mut app = crate::hands::app();
    open(&mut app, "1. c3c4 g6g5 *");
    assert_eq!(press(&mut app, "q"), quit);
}

#[test]
fn the_score_of_a_sitting_stays_with_the_game_that_is_left() {
    let fen = "paste@4k4/9/9/9/9/9/9/9/R8/3K5_w_-_-_0_1";
    let named = "n Up Up Up Up Up Up Up Up Anna Down Ben PageDown Enter";
    for (keys, begins) in [(fen, "4k4"), (named, "rnb"), ("E Enter Enter", "")] {
        let mut app = at_home();
        press(&mut app, ":h2e2 Enter R y a :h2e2 Enter");
        assert_eq!(press(&mut app, keys), [Effect::Leave], "{keys}");
        let fen = app.game().start().to_string();
        assert!(fen.starts_with(begins), "{fen}");
        assert!(!app.player(xiangqi::rules::Side::Red).contains("1:0"));
        let parted = app.parted().unwrap();
        assert_eq!(
            parted.notes.get("score").map(String::as_str),
            Some("2-0"),
            "{keys}"
        );
    }
}

#[test]
fn what_was_added_to_a_finished_game_is_kept_until_a_file_holds_it() {
    use xiangqi::tui::message::SaveOutcome;
    let is_to_stay = |app: &App| app.saved().is_to_stay(app.saved().stands_at());
    for added in ["c good Enter", "Home :b2e2 Enter"] {
        let mut app = at_home();
        press(&mut app, ":h2e2 Enter R y Esc");
        assert!(!is_to_stay(&app));
        press(&mut app, added);
        assert!(app.saved().can_go_on(), "{added}");
        assert!(is_to_stay(&app), "{added}");
        assert_eq!(press(&mut app, "n Enter"), [Effect::Leave], "{added}");
        press(&mut app, ":h2e2 Enter R y Esc");
        press(&mut app, added);
        let saved = SaveOutcome::Saved {
            at: "~/game.pgn".to_owned(),
            loss: None,
            held: Held::default(),
        };
        update(&mut app, Message::Saved("game.pgn".into(), saved));
        assert!(!is_to_stay(&app), "{added}");
    }
}

#[test]
fn a_finished_game_stands_in_the_list_with_its_result() {
    let over = LeftGame {
        outcome: Some(Outcome::Drawn(DrawReason::Agreement)),
        ..left("Anna", 24, 3)
    };
    let told = over.tell(Lang::En, Notation::Wxf);
    assert_eq!(told, "Anna - Ben, plies: 24, draw");
    let mut app = at_home();
    press(&mut app, "w");
    assert_eq!(found(&mut app, vec![left("Cho", 7, 1), over]), []);
    let screen = text(&drawn(&app, WINDOW));
    assert!(screen.contains("Games that are kept"), "{screen}");
    assert!(screen.contains(&told), "{screen}");
    press(&mut app, "Esc w");
    found(&mut app, Vec::new());
    assert!(state(&app).contains("There is no other game"));
}
