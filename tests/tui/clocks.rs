//! Timed games, with a made clock.

use crate::hands::{WINDOW, drawn, press, state};
use crate::screen::rows;
use std::time::Duration;
use xiangqi::config::Settings;
use xiangqi::game::Game;
use xiangqi::i18n::Lang;
use xiangqi::notation::Notation;
use xiangqi::record::Format;
use xiangqi::storage::Saved;
use xiangqi::tui::command::Command;
use xiangqi::tui::message::{Effect, Message};
use xiangqi::tui::theme::Depth;
use xiangqi::tui::{App, Start, update::update};

fn timed(clock: &str) -> App {
    let settings = Settings {
        clock: Some(clock.parse().unwrap()),
        ..Settings::default()
    };
    App::new(Start::new(settings, Depth::TrueColor), WINDOW)
}

/// Steps of a game: `3s` lets so many seconds pass, anything else are keys.
pub fn run(app: &mut App, steps: &str) -> Vec<Effect> {
    let mut now = Duration::ZERO;
    let mut effects = Vec::new();
    for step in steps.split_whitespace() {
        if let Some(seconds) = step.strip_suffix('s').and_then(|n| n.parse().ok()) {
            now += Duration::from_secs_f64(seconds);
            app.set_time(now);
            effects.extend(update(app, Message::Tick));
        } else {
            effects.extend(press(app, step));
        }
    }
    effects
}

/// What the clocks show: Red's, then Black's.
fn clocks(app: &App) -> [String; 2] {
    let rows = rows(&drawn(app, WINDOW));
    let last_word = |row: &String| row.split_whitespace().last().unwrap_or_default().to_owned();
    let [top, bottom] = [&rows[0], &rows[20]].map(last_word);
    if app.is_flipped() {
        [top, bottom]
    } else {
        [bottom, top]
    }
}

pub const OPENING: &str = ":h2e2 Enter :h9g7 Enter ";

#[test]
fn the_clocks_start_after_both_have_moved_and_run_in_turn() {
    let mut app = timed("5");
    run(&mut app, "9s");
    assert_eq!(clocks(&app), ["5:00", "5:00"]);
    let mut app = timed("5");
    run(&mut app, &format!("{OPENING} 10s :h0g2 Enter 20s"));
    assert_eq!(clocks(&app), ["4:50", "4:40"]);
}

#[test]
fn the_display_is_due_once_a_second_and_ten_times_in_the_last_ten() {
    let mut app = timed("1");
    assert_eq!(app.due(), None);
    run(&mut app, OPENING);
    assert_eq!(app.due(), Some(Duration::from_secs(1)));
    run(&mut app, "55s");
    assert_eq!(app.due(), Some(Duration::from_millis(55_100)));
}

#[test]
fn a_flag_ends_the_game_even_while_an_earlier_move_is_looked_at() {
    let mut app = timed("1");
    let effects = run(&mut app, &format!("{OPENING} [ [ 61s"));
    assert_eq!(state(&app), "h2e2 h9g7 @g7 time-up");
    assert_eq!(clocks(&app), ["0:00.0", "1:00"]);
    assert_eq!(effects, [Effect::Bell]);
    // Nothing runs any more; the result waits until nobody types.
    assert_eq!(app.due(), Some(Duration::from_secs(63)));
    app.set_time(Duration::from_secs(63));
    update(&mut app, Message::Tick);
    assert_eq!(app.due(), None);
}

#[test]
fn taking_back_gives_the_time_back() {
    let mut app = timed("5");
    run(&mut app, &format!("{OPENING} 10s :h0g2 Enter 20s u 5s"));
    assert_eq!(clocks(&app), ["4:55", "5:00"]);
    run(&mut app, "u");
    assert_eq!(clocks(&app), ["5:00", "5:00"]);
}

#[test]
fn a_pause_stops_the_clock_and_covers_the_board() {
    let mut app = timed("5");
    run(&mut app, &format!("{OPENING} 10s p 60s"));
    assert_eq!(clocks(&app), ["4:50", "5:00"]);
    assert_eq!(state(&app), "h2e2 h9g7 @g7 pause");
    assert_eq!(app.due(), None);
    let covered = rows(&drawn(&app, WINDOW)).concat();
    assert!(!covered.contains('帥'), "{covered}");
    press(&mut app, "u :h0g2 Right n R");
    let stands = "h2e2 h9g7 @g7 pause \"The clocks stand still: p goes on.\"";
    assert_eq!(state(&app), stands);
    press(&mut app, "p");
    assert_eq!(state(&app), "h2e2 h9g7 @g7");
    assert!(app.due().is_some());
}

#[test]
fn nothing_that_is_typed_in_a_pause_is_lost_without_a_word_or_ends_it() {
    let stands = "h2e2 h9g7 @g7 pause \"The clocks stand still: p goes on.\"";
    for keys in [
        "h0g2 Enter",
        ":h0g2 Enter",
        "Up 7 Space 0 Space 6 Space 2 Enter",
        "馬二進三 Enter",
        "Space",
        "Up",
        "u",
        "paste@h0g2",
        "click@e0",
    ] {
        let mut app = timed("5m");
        run(&mut app, &format!("{OPENING} 10s p"));
        press(&mut app, keys);
        assert_eq!(state(&app), stands, "after {keys}");
        assert_eq!(app.due(), None);
        for key in ["p", "Esc", "Enter"] {
            let mut app = timed("5m");
            run(&mut app, &format!("{OPENING} 10s p"));
            press(&mut app, keys);
            if key == "Enter" && !keys.ends_with("Enter") && !keys.starts_with("click") {
                // An Enter behind something typed belongs to it.
                press(&mut app, "Enter");
            }
            press(&mut app, key);
            assert_eq!(state(&app), "h2e2 h9g7 @g7", "{key} after {keys}");
            assert!(app.due().is_some());
        }
    }
    let mut app = timed("5m");
    run(&mut app, &format!("{OPENING} 10s p"));
    press(&mut app, "Enter");
    assert_eq!(state(&app), "h2e2 h9g7 @g7");
}

#[test]
fn who_looks_back_at_a_finished_game_sees_the_times_of_each_move() {
    let mut app = timed("5m");
    run(
        &mut app,
        &format!("{OPENING} 10s :h0g2 Enter 30s :b9c7 Enter 50s R y Esc"),
    );
    assert_eq!(clocks(&app), ["4:00", "4:30"]);
    for (keys, expected) in [
        ("[", ["4:50", "5:00"]),
        ("[", ["5:00", "5:00"]),
        ("Home", ["5:00", "5:00"]),
        ("End", ["4:00", "4:30"]),
    ] {
        press(&mut app, keys);
        assert_eq!(clocks(&app), expected, "{keys}");
    }
    // What is tried beside the game has no times.
    press(&mut app, "[ [ :g3g4 Enter Left");
    let rows = rows(&drawn(&app, WINDOW));
    assert!(rows[20].contains("end 4:00"), "{}", rows[20]);
    assert!(rows[0].contains("end 4:30"), "{}", rows[0]);
}

#[test]
fn who_looks_back_while_the_clocks_run_is_told_that_they_show_now() {
    let mut app = timed("5m");
    run(&mut app, &format!("{OPENING} 10s :h0g2 Enter 30s [ ["));
    let rows = rows(&drawn(&app, WINDOW));
    assert!(rows[20].contains("now 4:50"), "{}", rows[20]);
    assert!(rows[0].contains("now 4:30"), "{}", rows[0]);
}

#[test]
fn a_move_of_a_pawn_is_typed_though_its_letter_stops_the_clocks() {
    let mut app = timed("5m");
    run(&mut app, &format!("{OPENING} 10s p3+1 Enter 5s"));
    assert_eq!(state(&app), "h2e2 h9g7 g3g4 @g4");
    assert_eq!(clocks(&app), ["4:50", "4:55"]);
}

#[test]
fn the_clocks_stand_still_while_the_program_is_suspended() {
    let mut app = timed("5");
    run(&mut app, &format!("{OPENING} 10s"));
    update(&mut app, Message::Suspended);
    app.set_time(Duration::from_secs(1000));
    update(&mut app, Message::Continued);
    assert_eq!(clocks(&app), ["4:50", "5:00"]);
}

#[test]
fn time_that_was_used_before_the_program_ended_is_used_when_the_game_goes_on() {
    let leave = Message::Command(Command::Leave);
    for end in [leave, Message::Stop(15), Message::Closed] {
        let mut app = timed("5");
        run(&mut app, &format!("{OPENING} 10s"));
        update(&mut app, end);
        let mut next = timed("5");
        let went_on = Message::WentOn(Box::new(Ok(app.saved().clone())));
        update(&mut next, went_on);
        assert_eq!(clocks(&next), ["4:50", "5:00"]);
    }
}

#[test]
fn a_timed_game_that_was_resumed_is_played_again_with_its_clock() {
    let mut first = timed("5");
    run(&mut first, OPENING);
    let next = &mut crate::hands::app();
    let went_on = Message::WentOn(Box::new(Ok(first.saved().clone())));
    update(next, went_on);
    press(next, "p R y a");
    assert_eq!(clocks(next), ["5:00", "5:00"]);
}

#[test]
fn leaving_before_the_first_move_leaves_nothing_to_keep() {
    let mut app = timed("5");
    run(&mut app, "10s q");
    assert!(app.saved().notes.is_empty());
}

#[test]
fn the_clocks_stop_with_the_game() {
    let mut app = timed("5");
    run(&mut app, &format!("{OPENING} 10s R y 60s"));
    assert_eq!(clocks(&app), ["4:50", "5:00"]);
    press(&mut app, "Esc p");
    assert_eq!(
        state(&app),
        "h2e2 h9g7 @g7 \"The game is over. Black wins: Red resigned.\""
    );
}

#[test]
fn a_new_game_has_new_clocks() {
    let mut app = timed("5");
    run(&mut app, &format!("{OPENING} 10s n Up Enter"));
    assert_eq!(clocks(&app), ["5:00", "5:00"]);
}

#[test]
fn keys_typed_while_the_flag_falls_do_nothing_to_the_game_that_has_ended() {
    for keys in ["a", "n", "u", "h0g2 Enter", "Right Right a Enter", "Enter"] {
        let mut app = timed("1");
        run(&mut app, &format!("{OPENING} 50s"));
        app.set_time(Duration::from_secs(61));
        press(&mut app, keys);
        assert_eq!(app.game().ply(), 2, "after {keys}");
        assert!(app.turn().is_none() || keys == "u", "after {keys}");
    }
}

#[test]
fn the_result_of_a_fallen_flag_takes_all_keys_of_a_result_once_nobody_types_any_more() {
    let fallen = || {
        let mut app = timed("1");
        run(&mut app, &format!("{OPENING} 61s"));
        app
    };
    let wait = |app: &mut App, seconds: f64| {
        app.set_time(Duration::from_secs(61) + Duration::from_secs_f64(seconds));
        update(app, Message::Tick);
    };
    let words = |app: &App| rows(&drawn(app, WINDOW)).join("\n");
    let mut app = fallen();
    assert_eq!(app.due(), Some(Duration::from_secs(63)));
    assert!(!words(&app).contains("a play again"));
    wait(&mut app, 1.9);
    press(&mut app, "a h 0");
    assert_eq!(
        state(&app),
        "h2e2 h9g7 @g7 time-up",
        "the keys came too early"
    );
    wait(&mut app, 2.1);
    assert_eq!(state(&app), "h2e2 h9g7 @g7 time-up", "somebody types");
    wait(&mut app, 3.9);
    assert_eq!(state(&app), "h2e2 h9g7 @g7 result+0");
    assert_eq!(app.due(), None);
    for button in ["Esc board", "a play again", "u undo"] {
        assert!(words(&app).contains(button), "{button} in {}", words(&app));
    }
    press(&mut app, "a");
    assert_eq!(state(&app), "@e0 \"A new game, clock 1m.\"");
    let mut app = fallen();
    press(&mut app, "Enter");
    assert_eq!(state(&app), "h2e2 h9g7 @g7", "the board");
}

#[test]
fn what_is_being_typed_is_still_there_after_the_flag_has_fallen() {
    let mut app = timed("1");
    run(&mut app, &format!("{OPENING} :h0g 61s"));
    assert_eq!(state(&app), "h2e2 h9g7 @g7 time-up");
    press(&mut app, "2 a Enter");
    assert_eq!(state(&app), "h2e2 h9g7 @g7 line<h0g>");
}

/// The program at a position, with clocks.
fn timed_at(fen: &str, clock: &str) -> App {
    let settings = Settings {
        clock: Some(clock.parse().unwrap()),
        ..Settings::default()
    };
    let game = Game::new(fen.parse().unwrap(), settings.rules);
    let start = Start {
        saved: Saved::new(game),
        ..Start::new(settings, Depth::TrueColor)
    };
    App::new(start, WINDOW)
}

const TWO_ROOKS: &str = "4k4/R8/1R7/9/9/9/9/9/9/3K5 w - - 0 1";

/// All kinds of ends: the steps to them.
const ENDS: [&str; 5] = [
    ":d0d1 Enter :e9f9 Enter :b7b6 Enter :f9e9 Enter R y",
    ":d0d1 Enter :e9f9 Enter :b7b6 Enter d :f9e9 Enter d y",
    ":d0d1 Enter :e9f9 Enter :b7b6 Enter :f9e9 Enter 301s",
    ":d0d1 Enter :e9f9 Enter :b7b6 Enter :f9e9 Enter 10s :b6b9 Enter",
    ":b7b6 Enter :e9f9 Enter :b6b7 Enter :f9e9 Enter :b7b6 Enter :e9f9 Enter :b6b7 Enter :f9e9 Enter",
];

/// The game at one of the ends.
fn at_end(steps: &str) -> App {
    let mut app = timed_at(TWO_ROOKS, "5");
    run(&mut app, steps);
    assert!(app.turn().is_none(), "after {steps}");
    press(&mut app, "Esc");
    app
}

/// The same, looked at where the second move has been played, after another move was tried there.
fn after_a_try(steps: &str) -> App {
    let mut app = at_end(steps);
    press(&mut app, "Home ] ] :a8a6 Enter");
    assert!(!app.game().tree().is_main(app.game().node()), "{steps}");
    app
}

#[test]
fn what_is_tried_after_the_end_costs_no_time_and_overturns_nothing() {
    for steps in ENDS {
        let end = at_end(steps);
        let mut app = after_a_try(steps);
        for keys in ["Left", "p", "u", "Ctrl-R", "R", ":f9f8 Enter"] {
            press(&mut app, keys);
            assert_eq!(app.due(), None, "{keys} after {steps}");
            app.set_time(Duration::from_secs(10_000));
            update(&mut app, Message::Tick);
            if !app.game().tree().is_main(app.game().node()) {
                assert_eq!(clocks(&app), clocks(&end), "{keys} after {steps}");
            }
        }
        press(&mut app, ":undo Enter Home");
        for _ in 0..end.game().ply() {
            let way = app.game().tree().main_line();
            let next = way.get(app.game().ply()).copied().unwrap();
            let m = app.game().tree().move_at(next).unwrap();
            press(&mut app, &format!(":{m} Enter"));
        }
        assert_eq!(app.game().outcome(), end.game().outcome());
        assert_eq!(clocks(&app), clocks(&end), "after {steps}");
    }
}

#[test]
fn neither_pause_nor_resignation_is_for_a_try_after_the_end() {
    for steps in ENDS {
        for key in ["p", "R"] {
            let mut app = after_a_try(steps);
            press(&mut app, key);
            assert!(
                state(&app).contains("\"The game is over."),
                "{key} after {steps}"
            );
        }
    }
}

#[test]
fn a_mate_in_a_try_after_the_end_does_not_count() {
    let mut app = at_end(ENDS[0]);
    let score = app.player(xiangqi::rules::Side::Black);
    press(&mut app, "[ [ :b7b9 Enter");
    assert!(app.turn().is_none());
    assert_eq!(app.player(xiangqi::rules::Side::Black), score);
}

#[test]
fn the_way_back_into_a_game_that_ended_leads_to_the_same_end() {
    let mut app = at_end(ENDS[0]);
    let end = app.game().outcome();
    press(&mut app, "[ :f9e9 Enter");
    assert_eq!(app.game().outcome(), end);
    assert_eq!(app.due(), None);
}

#[test]
fn taking_the_end_back_starts_the_clock_again() {
    for steps in ENDS {
        let mut app = at_end(steps);
        press(&mut app, "u");
        assert!(app.due().is_some(), "after {steps}");
    }
}

#[test]
fn a_try_after_the_end_is_kept_and_costs_no_time_in_the_next_run() {
    for steps in ENDS {
        let kept = after_a_try(steps).saved().clone();
        let mut app = App::new(Start::new(Settings::default(), Depth::TrueColor), WINDOW);
        update(&mut app, Message::WentOn(Box::new(Ok(kept))));
        for keys in ["p", "u", ":a8a5 Enter"] {
            press(&mut app, keys);
            assert_eq!(app.due(), None, "{keys} after {steps}");
        }
        assert_eq!(app.game().ply(), 3, "after {steps}");
    }
}

#[test]
fn what_is_added_to_the_time_stands_beside_it_where_there_is_room() {
    for (clock, shown) in [("5m+3s", "5:00 +3"), ("20m/30s*3", "20:00 /30s*3")] {
        let app = timed(clock);
        let row = rows(&drawn(&app, WINDOW)).remove(0);
        assert!(row.trim_end().ends_with(shown), "{row}");
    }
}

#[test]
fn the_limit_of_a_move_runs_down_beside_the_clock() {
    let mut app = timed("20m,1m/move");
    let row = rows(&drawn(&app, WINDOW)).remove(0);
    assert!(row.trim_end().ends_with("20:00 move 1:00"), "{row}");
    run(&mut app, &format!("{OPENING} 10s"));
    let row = rows(&drawn(&app, WINDOW)).remove(20);
    assert!(row.trim_end().ends_with("19:50 move 0:50"), "{row}");
}

#[test]
fn a_timed_game_says_its_clock_when_it_is_opened_again() {
    let mut app = timed("5m+3s");
    press(&mut app, ":h2e2 Enter");
    let record = xiangqi::storage::record_of(app.game(), &app.saved().tags);
    let written = xiangqi::record::write(&record, Format::Pgn, Notation::Iccs);
    assert!(
        written.0.contains("[TimeControl \"300+3\"]"),
        "{}",
        written.0
    );
    for (lang, expected) in [
        (
            Lang::En,
            "Opened a.pgn. It was played with the clock 5m+3s; none runs now.",
        ),
        (
            Lang::ZhHant,
            "已開啟「a.pgn」。原局計時：局時5分，每步加3秒；現在不計時。",
        ),
    ] {
        let settings = Settings {
            lang,
            ..Settings::default()
        };
        let opened = xiangqi::storage::read_record(&written.0, app.game().rules()).unwrap();
        let mut later = App::new(Start::new(settings, Depth::TrueColor), WINDOW);
        let message = Message::Opened {
            path: "a.pgn".into(),
            is_numbered: false,
            result: Box::new(Ok(opened)),
        };
        update(&mut later, message);
        let told = later.notice().map(|notice| later.tell(notice));
        assert_eq!(told.as_deref(), Some(expected));
    }
}

#[test]
fn byo_yomi_is_named_on_the_board() {
    let mut app = timed("1s/30s*3");
    run(&mut app, &format!("{OPENING} 20s"));
    let picture = crate::screen::text(&crate::hands::drawn(&app, crate::hands::WINDOW));
    assert!(picture.contains("byo-yomi 0:11 ×3"), "{picture}");
}
