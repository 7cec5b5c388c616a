//! What keeps a game from being lost, and what the program tells of it: files, positions, warnings, words.

use crate::hands::{WINDOW, app, app_at, drawn, press, state};
use crate::screen::{rows, text};
use ratatui::layout::Size;
use std::path::PathBuf;
use std::time::Duration;
use xiangqi::config::{Chosen, PieceSet, Settings};
use xiangqi::entry::SPECS;
use xiangqi::game::Game;
use xiangqi::i18n::Lang;
use xiangqi::record::Tags;
use xiangqi::rules::{Position, RuleSet};
use xiangqi::storage::{LeftGame, OpenedRecord, Saved, read_record, record_of};
use xiangqi::tui::message::{Effect, Message, SaveOutcome};
use xiangqi::tui::theme::Depth;
use xiangqi::tui::update::update;
use xiangqi::tui::{App, Start};

#[test]
fn a_file_that_cannot_be_opened_leaves_the_game_alone() {
    let mut app = app();
    let effects = press(&mut app, ":h2e2 Enter :load Space broken.pgn Enter");
    let path = PathBuf::from("broken.pgn");
    let open = Effect::Open {
        path: path.clone(),
        number: None,
    };
    assert_eq!(effects, [open]);
    assert!(app.modes().is_empty(), "nothing is asked before it is read");
    let failed = Message::Opened {
        path,
        is_numbered: false,
        result: Box::new(Err("no game in it".to_owned())),
    };
    assert_eq!(update(&mut app, failed), []);
    assert_eq!(
        state(&app),
        "h2e2 @e2 line<load broken.pgn> \"Cannot open broken.pgn: no game in it.\""
    );
}

#[test]
fn a_game_that_was_read_takes_the_place_of_one_that_would_be_lost_only_after_a_question() {
    let record = || OpenedRecord {
        game: Game::new(Position::start(), Settings::default().rules),
        tags: Tags::new(),
        number: 1,
        games: 1,
        findings: Vec::new(),
        held: None,
    };
    for (answer, plies, effects) in [("n", 1, vec![]), ("y", 0, vec![Effect::Leave])] {
        let mut app = app();
        press(&mut app, ":h2e2 Enter");
        let opened = Message::Opened {
            path: "good.pgn".into(),
            is_numbered: false,
            result: Box::new(Ok(record())),
        };
        assert_eq!(update(&mut app, opened), []);
        assert_eq!(press(&mut app, answer), effects);
        assert_eq!(app.game().ply(), plies);
    }
}

#[test]
fn a_bare_fen_sets_a_position_up_and_asks_where_a_game_would_go() {
    let fen = "4k4/9/9/9/9/9/9/9/9/3K1R3_w_-_-_0_1";
    for (keys, expected) in [
        (format!(": paste@{fen} Enter"), "@e0 \"A new game.\""),
        (
            format!(":h2e2 Enter : paste@{fen} Enter y"),
            "@e0 \"A new game.\"",
        ),
        (format!(":h2e2 Enter : paste@{fen} Enter n"), "h2e2 @e2"),
    ] {
        let mut app = app();
        press(&mut app, &keys);
        assert_eq!(state(&app), expected, "after {keys}");
    }
    let mut app = app();
    press(&mut app, ": paste@4k4/9/9/9/9/9/9/9/9/10_w Enter");
    assert!(
        app.notice()
            .is_some_and(xiangqi::tui::notice::Notice::is_refusal)
    );
    assert!(state(&app).contains("line<"), "the text can be mended");
}

#[test]
fn a_second_occurrence_says_who_loses_and_that_there_is_check() {
    for (lang, expected) in [
        (
            "en",
            "Check! Second time: Red loses if it comes a third time (perpetual check).",
        ),
        (
            "zh-Hant",
            "將軍！局面第二次出現：再出現一次，紅方判負（長將）。",
        ),
        (
            "zh-Hans",
            "将军！局面第二次出现：再出现一次，红方判负（长将）。",
        ),
    ] {
        let mut app = app_at("4k4/9/9/9/9/9/9/9/4A4/3K4R w - - 0 1");
        press(
            &mut app,
            ":i0i9 Enter :e9e8 Enter :i9i8 Enter :e8e9 Enter :i8i9 Enter",
        );
        while app.settings().lang.tag() != lang {
            press(&mut app, "L Up");
        }
        let status = rows(&drawn(&app, WINDOW))[21].clone();
        assert!(status.contains(expected), "{status}");
    }
}

#[test]
fn the_line_tells_the_position_in_words_as_plain_mode_does() {
    for (typed, expected) in [
        (":say Space h7 Enter", "@e0 \"h7: Black cannon.\""),
        (
            ":say Space clock Enter",
            "@e0 \"This game is played without a clock.\"",
        ),
        (
            ":say Space last Enter",
            "@e0 \"No move has been played yet.\"",
        ),
        (":moves Enter", "@e0 reading<44 legal moves:>"),
        (":moves Enter Down Esc", "@e0"),
    ] {
        let mut app = app();
        press(&mut app, typed);
        assert_eq!(state(&app), expected, "after {typed}");
    }
    let mut app = app();
    press(&mut app, ":h2e2 Enter :say Enter");
    let shown = text(&drawn(&app, WINDOW));
    for words in ["Last move: Red: cannon from h2 to e2 (C2.5).", "king e9"] {
        assert!(shown.contains(words), "{words} in {shown}");
    }
}

/// Everything that the help says in a window of that width, row by row.
fn help(lang: Lang, set: RuleSet, width: u16) -> String {
    let mut settings = Settings {
        lang,
        ..Settings::default()
    };
    settings.rules.set = RuleSet::Standard;
    let mut rules = settings.rules;
    rules.set = set;
    let start = Start {
        saved: Saved::new(Game::new(Position::start(), rules)),
        ..Start::new(settings, Depth::TrueColor)
    };
    let size = Size::new(width, 400);
    let mut app = App::new(start, size);
    press(&mut app, "?");
    text(&drawn(&app, size))
}

#[test]
fn the_help_cuts_nothing_and_has_the_words_of_the_line() {
    for lang in Lang::ALL {
        for width in [40, 80] {
            let shown = help(lang, RuleSet::Standard, width);
            let in_box: Vec<&str> = shown.lines().filter(|row| row.contains('│')).collect();
            let boxed = in_box.join("\n");
            for spec in SPECS {
                assert!(
                    boxed.contains(spec.word(lang)),
                    "{} in {boxed}",
                    spec.word(lang)
                );
            }
            let cut = in_box
                .iter()
                .find(|row| row.contains('…') && !row.contains("……"));
            assert_eq!(cut, None);
        }
    }
}

#[test]
fn the_help_tells_the_rules_of_the_game_on_the_board() {
    let flat = |set| {
        help(Lang::En, set, 80)
            .replace('│', " ")
            .split_whitespace()
            .collect::<Vec<_>>()
            .join(" ")
    };
    let standard = flat(RuleSet::Standard);
    assert!(standard.contains("Standard rules") && standard.contains("Rule books differ"));
    let casual = flat(RuleSet::Casual);
    assert!(casual.contains("Who takes the king wins") && !casual.contains("Standard rules"));
}

#[test]
fn forms_in_a_small_window_show_what_is_in_their_fields() {
    let size = Size::new(40, 20);
    for lang in Lang::ALL {
        let settings = Settings {
            lang,
            ..Settings::default()
        };
        let mut app = App::new(Start::new(settings, Depth::TrueColor), size);
        press(&mut app, ",");
        let shown = text(&drawn(&app, size));
        assert!(shown.contains(&format!("◂ {} ▸", lang.name())), "{shown}");
    }
}

#[test]
fn what_a_key_changes_is_kept_at_once_and_alone() {
    let mut app = app();
    press(&mut app, ", End Up Up Up Right Esc");
    let kept = vec![("lang", "zh-Hant".to_owned())];
    assert_eq!(press(&mut app, "L"), [Effect::Store(kept)]);
}

#[test]
fn the_reason_of_a_failure_is_seen_however_long_the_name_is() {
    let reason = "no such file or directory, at all";
    for line in ["", ":h2"] {
        let mut app = app();
        press(&mut app, line);
        let path = PathBuf::from("/a".repeat(60));
        let failed = Message::Opened {
            path,
            is_numbered: false,
            result: Box::new(Err(reason.to_owned())),
        };
        update(&mut app, failed);
        let shown = text(&drawn(&app, WINDOW));
        assert!(shown.contains(reason), "{shown}");
    }
}

#[test]
fn enter_goes_through_a_form_and_the_page_keys_to_its_ends() {
    for (keys, expected) in [
        (", Enter", "form+1"),
        (", Enter Enter", "form+2"),
        (", PageDown", "form+16"),
        (", PageDown PageUp", "form+0"),
        (", End Home", "form+0"),
        ("n Home", "form+0"),
    ] {
        let mut app = app();
        press(&mut app, keys);
        let state = state(&app);
        assert!(state.ends_with(expected), "{state} after {keys}");
    }
}

#[test]
fn a_takeback_asks_the_other_player_where_the_settings_say_so() {
    let settings = Settings {
        takeback_asks: true,
        ..Settings::default()
    };
    let mut app = App::new(Start::new(settings, Depth::TrueColor), WINDOW);
    press(&mut app, ":h2e2 Enter u");
    let asked = text(&drawn(&app, WINDOW));
    assert!(asked.contains("Red takes a move back."), "{asked}");
    press(&mut app, "n");
    let declined = "\"Black does not agree: no move is taken back.\"";
    assert_eq!(state(&app), format!("h2e2 @e2 {declined}"));
    press(&mut app, "u y");
    assert_eq!(app.game().ply(), 0);
    // Whatever is looked at, it is the last move of the game, and the one who played it takes it back.
    press(&mut app, ":h2e2 Enter :h9g7 Enter [ u");
    assert_eq!(state(&app), "h2e2 h9g7 @g7 TakeBack(Black, 1)? No");
    // The end of a game is no smaller thing than a move: who has lost asks for it.
    press(&mut app, "n R y u");
    assert!(
        state(&app).ends_with("TakeBack(Red, 1)? No"),
        "{}",
        state(&app)
    );
    press(&mut app, "n");
    assert!(app.game().outcome().is_some());
    press(&mut app, "u y");
    assert!(app.game().outcome().is_none());
}

#[test]
fn saving_says_so_also_where_a_text_had_to_be_changed() {
    let mut app = app();
    let loss = Some("Warning: something was changed.".to_owned());
    let saved = SaveOutcome::Saved {
        at: "~/game.pgn".to_owned(),
        loss,
        held: xiangqi::storage::Held::default(),
    };
    update(&mut app, Message::Saved("game.pgn".into(), saved));
    let notice = app.tell(app.notice().unwrap());
    assert_eq!(
        notice,
        "Saved as ~/game.pgn (PGN). Warning: something was changed."
    );
}

#[test]
fn where_nothing_is_kept_a_new_game_is_told_that_the_one_on_the_board_is_in_its_file() {
    let mut app = app();
    press(&mut app, ":h2e2 Enter");
    let saved = SaveOutcome::Saved {
        at: "~/ro.pgn".to_owned(),
        loss: None,
        held: xiangqi::storage::Held::default(),
    };
    update(&mut app, Message::Saved("ro.pgn".into(), saved));
    press(&mut app, "n");
    let form = text(&drawn(&app, WINDOW));
    assert!(
        form.contains("The game on the board is saved in its file."),
        "{form}"
    );
    assert!(!form.contains("will be kept"), "{form}");
}

#[test]
fn who_looks_back_when_the_program_ends_has_the_game_where_it_stood() {
    let mut first = app();
    press(&mut first, ":h2e2 Enter :h9g7 Enter :h0g2 Enter u [ [");
    let mut second = App::new(
        Start {
            left: vec![LeftGame::default()],
            ..Start::new(Settings::default(), Depth::TrueColor)
        },
        WINDOW,
    );
    let saved = first.saved().clone();
    update(&mut second, Message::WentOn(Box::new(Ok(saved))));
    assert_eq!(second.game().ply(), 0);
    press(&mut second, "R y");
    assert_eq!(second.game().ply(), 2);
    assert!(second.game().outcome().is_some());
    assert!(second.game().taken_back().is_some());
}

#[test]
fn a_record_has_no_moves_between_the_end_and_its_result_that_were_taken_back() {
    let ways = [
        "u u :h2e2 Enter R y",
        "u u Ctrl-R R y",
        "u u :h2e2 Enter d d y",
        "u u :h2e2 Enter R y u R y",
        "u u :h2e2 Enter [ ] R y",
    ];
    for way in ways {
        let mut app = app();
        press(&mut app, ":h2e2 Enter :h9g7 Enter");
        press(&mut app, way);
        assert!(app.game().outcome().is_some(), "{way}");
        let record = record_of(app.game(), &Tags::new());
        let moves = record.tree.main_line().len();
        assert_eq!(moves, 1, "{way}");
        assert!(record.result.is_some(), "{way}");
    }
}

#[test]
fn a_record_of_a_mate_or_a_fallen_flag_has_no_moves_that_were_taken_back_either() {
    let moves = |app: &App| {
        let record = record_of(app.game(), &Tags::new());
        (record.tree.main_line().len(), record.result.is_some())
    };
    // A mate in one, after two other moves were tried and taken back.
    let mate = "3k5/9/9/9/9/9/9/9/R8/4K4 w - - 0 1";
    for way in [
        ":a1a2 Enter :d9d8 Enter u u :a1d1 Enter",
        ":a1a2 Enter u :a1d1 Enter",
        ":a1d1 Enter u u :a1d1 Enter",
        ":a1d1 Enter u Ctrl-R",
    ] {
        let mut app = app_at(mate);
        press(&mut app, way);
        assert!(app.game().outcome().is_some(), "{way}");
        assert_eq!(moves(&app), (1, true), "{way}");
    }
    // A flag that falls where two moves were taken back.
    let settings = Settings {
        clock: "1m".parse().ok(),
        ..Settings::default()
    };
    let mut app = App::new(Start::new(settings, Depth::TrueColor), WINDOW);
    press(
        &mut app,
        ":h2e2 Enter :h9g7 Enter :h0g2 Enter :b9c7 Enter u u",
    );
    app.set_time(Duration::from_secs(100));
    update(&mut app, Message::Tick);
    assert!(app.game().outcome().is_some(), "{}", state(&app));
    assert_eq!(moves(&app), (2, true));
}

#[test]
fn deleting_the_move_that_ended_the_game_says_that_it_goes_on() {
    let mut app = app_at("3k5/9/9/9/9/9/9/9/R8/4K4 w - - 0 1");
    press(&mut app, ":a1d1 Enter Esc D y");
    assert!(
        state(&app).contains("The end is taken back"),
        "{}",
        state(&app)
    );
    press(&mut app, ":a1a2 Enter D y");
    assert!(!state(&app).contains("taken back"), "{}", state(&app));
}

#[test]
fn what_is_wrong_with_a_record_is_told_in_the_words_of_the_check_command() {
    let text = "[Game \"Chinese Chess\"]\n\n1. 炮二平五 馬8進7 2. 亂走 *\n";
    for lang in [Lang::En, Lang::ZhHant, Lang::ZhHans] {
        let opened = read_record(text, Settings::default().rules).unwrap();
        let finding = opened.findings.first().unwrap().clone();
        let told = lang.record_error(&finding, &|point| point.to_string(), &|m| m.to_string());
        let settings = Settings {
            lang,
            ..Settings::default()
        };
        let mut app = App::new(Start::new(settings, Depth::TrueColor), WINDOW);
        let opened = Message::Opened {
            path: "bad.pgn".into(),
            is_numbered: false,
            result: Box::new(Ok(opened)),
        };
        update(&mut app, opened);
        assert_eq!(app.tell(app.notice().unwrap()), told);
    }
}

#[test]
fn a_key_of_the_looks_says_its_choice_in_words_of_the_language() {
    for lang in [Lang::ZhHant, Lang::ZhHans] {
        let settings = Settings {
            lang,
            ..Settings::default()
        };
        let mut app = App::new(Start::new(settings, Depth::TrueColor), WINDOW);
        for key in ["t", "t", "t", "b", "b", "b"] {
            press(&mut app, key);
            let told = app.tell(app.notice().unwrap());
            let is_code = told.contains(|c: char| c.is_ascii_alphabetic());
            assert!(!is_code, "{told}");
        }
    }
}

#[test]
fn the_characters_of_the_pieces_follow_the_language_until_they_are_chosen() {
    let start = |chosen| {
        let settings = Settings {
            lang: Lang::ZhHant,
            ..Settings::default()
        };
        let start = Start {
            chosen: Chosen {
                pieces: chosen,
                ..Chosen::default()
            },
            ..Start::new(settings, Depth::TrueColor)
        };
        let mut app = App::new(start, WINDOW);
        press(&mut app, "L");
        app.settings().pieces
    };
    assert_eq!(start(false), PieceSet::Simplified);
    assert_eq!(start(true), PieceSet::Traditional);
}

#[test]
fn more_is_offered_only_where_there_is_more_of_a_text() {
    let footer = |keys: &str, window: Size| {
        let mut app = App::new(Start::new(Settings::default(), Depth::TrueColor), window);
        press(&mut app, keys);
        crate::screen::rows(&drawn(&app, window)).pop().unwrap()
    };
    let high = Size::new(100, 40);
    assert!(footer("?", WINDOW).contains("Down more"));
    assert!(!footer("? End", WINDOW).contains("more"));
    assert!(footer("? End Up", WINDOW).contains("Down more"));
    assert!(!footer(":moves Enter", high).contains("more"));
    assert!(footer(":moves Enter", high).contains("Esc close"));
}
