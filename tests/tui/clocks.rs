//! Timed games, with a made clock.

use crate::hands::{WINDOW, drawn, press, state};
use crate::screen::rows;
use std::time::Duration;
use xiangqi::config::Settings;
use xiangqi::tui::message::{Effect, Message};
use xiangqi::tui::theme::Depth;
use xiangqi::tui::update::update;
use xiangqi::tui::{App, Start};

fn timed(clock: &str) -> App {
    let settings = Settings {
        clock: Some(clock.parse().unwrap()),
        ..Settings::default()
    };
    App::new(Start::new(settings, Depth::TrueColor), WINDOW)
}

/// Steps of a game: `3s` lets so many seconds pass, anything else are keys.
fn run(app: &mut App, steps: &str) -> Vec<Effect> {
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

const OPENING: &str = ":h2e2 Enter :h9g7 Enter ";

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
    assert_eq!(state(&app), "h2e2 h9g7 @g7 pause");
    press(&mut app, "p");
    assert_eq!(state(&app), "h2e2 h9g7 @g7");
    assert!(app.due().is_some());
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
fn what_is_being_typed_is_still_there_after_the_flag_has_fallen() {
    let mut app = timed("1");
    run(&mut app, &format!("{OPENING} :h0g 61s"));
    assert_eq!(state(&app), "h2e2 h9g7 @g7 time-up");
    press(&mut app, "2 a Enter");
    assert_eq!(state(&app), "h2e2 h9g7 @g7 line<h0g>");
}
