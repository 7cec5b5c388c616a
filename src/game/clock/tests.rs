use super::*;

fn at(seconds: f64) -> Duration {
    Duration::from_secs_f64(seconds)
}

/// A clock whose first two, untimed, moves were made at 1 and 2 seconds: Red's clock has been running since 2.
fn started(spec: &str) -> Clock {
    let mut clock = Clock::new(spec.parse().unwrap(), Side::Red);
    clock.moved(at(1.0)).unwrap();
    clock.moved(at(2.0)).unwrap();
    clock
}

fn shown(clock: &Clock, now: f64) -> [String; 2] {
    Side::BOTH.map(|side| clock.remaining(side, at(now)).to_string())
}

#[test]
fn what_a_side_has_takes_8_bytes() {
    assert_eq!(std::mem::size_of::<TimeLeft>(), 8);
}

#[test]
fn the_clocks_start_when_both_sides_have_moved_once() {
    let mut clock = Clock::new("1m".parse().unwrap(), Side::Red);
    assert_eq!(shown(&clock, 500.0), ["1:00", "1:00"]);
    assert_eq!(
        (clock.is_running(), clock.next_tick(at(500.0))),
        (false, None)
    );
    clock.moved(at(500.0)).unwrap();
    assert_eq!(clock.flagged(at(900.0)), None);
    clock.moved(at(900.0)).unwrap();
    assert!(clock.is_running());
    assert_eq!(shown(&clock, 910.0), ["0:50", "1:00"]);
}

#[test]
fn total_time_is_used_up_move_by_move() {
    let mut clock = started("1m");
    clock.moved(at(12.0)).unwrap();
    assert_eq!(shown(&clock, 32.0), ["0:50", "0:40"]);
    clock.moved(at(32.0)).unwrap();
    assert_eq!(clock.flag_time(), Some(at(82.0)));
    assert_eq!(clock.flagged(at(81.999)), None);
    assert_eq!(clock.flagged(at(82.0)), Some(Side::Red));
    assert_eq!(clock.moved(at(82.0)), Err(FlagFallen(Side::Red)));
    assert_eq!(shown(&clock, 90.0), ["0:00.0", "0:40"]);
}

#[test]
fn many_fast_moves_cost_what_they_took() {
    let mut clock = started("1m");
    for ply in 1..=40 {
        clock.moved(at(2.0 + f64::from(ply) * 0.3)).unwrap();
    }
    for side in Side::BOTH {
        let rest = clock.remaining(side, at(14.0)).time;
        assert!(rest.abs_diff(at(54.0)) < at(0.05), "{rest:?}");
    }
}

#[test]
fn the_increment_comes_after_each_timed_move() {
    let mut clock = started("1m+5s");
    assert_eq!(
        clock.left().red.main(),
        at(60.0),
        "the first move earns nothing"
    );
    clock.moved(at(4.0)).unwrap();
    assert_eq!(clock.left().red.main(), at(63.0));
    // It does not help a player whose time has run out.
    assert_eq!(clock.moved(at(64.0)), Err(FlagFallen(Side::Black)));
}

#[test]
fn byo_yomi_periods_follow_the_main_time() {
    let mut clock = started("10s/30s*3");
    let red = |clock: &Clock, now| clock.remaining(Side::Red, at(now));
    assert_eq!(red(&clock, 5.0).periods, None);
    let first = red(&clock, 12.0);
    assert_eq!((first.time, first.periods), (at(30.0), Some(3)));
    let second = red(&clock, 43.0);
    assert_eq!((second.time, second.periods), (at(29.0), Some(2)));
    // The move ends the second period, of which two are left, whole.
    clock.moved(at(43.0)).unwrap();
    let between = red(&clock, 44.0);
    assert_eq!((between.time, between.periods), (at(30.0), Some(2)));
    clock.moved(at(44.0)).unwrap();
    assert_eq!(clock.flag_time(), Some(at(104.0)));
    assert_eq!(clock.flagged(at(104.0)), Some(Side::Red));
    let over = red(&clock, 200.0);
    assert_eq!((over.time, over.periods), (Duration::ZERO, Some(0)));
}

#[test]
fn a_move_within_the_period_leaves_it_whole() {
    let mut clock = started("10s/30s");
    clock.moved(at(41.9)).unwrap();
    clock.moved(at(42.0)).unwrap();
    assert_eq!(clock.flag_time(), Some(at(72.0)));
    clock.moved(at(71.9)).unwrap();
    clock.moved(at(72.0)).unwrap();
    assert_eq!(clock.flag_time(), Some(at(102.0)));
}

#[test]
fn a_limit_for_each_move_starts_anew_with_each_move() {
    let mut clock = started("30s/move");
    for now in [31.0, 60.0, 89.0] {
        clock.moved(at(now)).unwrap();
    }
    assert_eq!(clock.flag_time(), Some(at(119.0)));
    assert_eq!(clock.flagged(at(119.0)), Some(Side::Black));
}

#[test]
fn a_move_limit_beside_the_main_time_ends_with_it() {
    let mut clock = started("1m/10s,20s/move");
    let shown = clock.remaining(Side::Red, at(7.0));
    assert_eq!((shown.time, shown.this_move), (at(55.0), Some(at(15.0))));
    assert_eq!(clock.flag_time(), Some(at(22.0)));
    for now in [21.0, 22.0, 41.0, 42.0] {
        clock.moved(at(now)).unwrap();
    }
    // Red has used 19 and 19 seconds; 22 are left, so the limit of 20 rules still.
    assert_eq!(clock.flag_time(), Some(at(62.0)));
    clock.moved(at(61.0)).unwrap();
    clock.moved(at(62.0)).unwrap();
    // Three seconds of main time and a period of ten.
    assert_eq!(clock.flag_time(), Some(at(75.0)));
}

#[test]
fn the_sides_may_have_different_times() {
    let mut clock = started("red=10m black=5m");
    assert_eq!(shown(&clock, 2.0), ["10:00", "5:00"]);
    clock.moved(at(3.0)).unwrap();
    assert_eq!(clock.flag_time(), Some(at(303.0)));
}

#[test]
fn a_pause_costs_nothing() {
    let mut clock = started("1m");
    clock.pause(at(12.0));
    assert_eq!(
        (clock.is_running(), clock.next_tick(at(12.0))),
        (false, None)
    );
    assert_eq!(shown(&clock, 1000.0), ["0:50", "1:00"]);
    assert_eq!(clock.flagged(at(1000.0)), None);
    clock.pause(at(1000.0));
    clock.resume(at(1000.0));
    clock.resume(at(1001.0));
    assert_eq!(shown(&clock, 1010.0), ["0:40", "1:00"]);
    clock.moved(at(1010.0)).unwrap();
    assert_eq!(clock.left().red.main(), at(40.0));
}

#[test]
fn a_pause_before_the_clocks_have_started_holds_when_they_would_start() {
    let mut clock = Clock::new("1m".parse().unwrap(), Side::Black);
    clock.pause(at(0.0));
    clock.moved(at(1.0)).unwrap();
    clock.moved(at(2.0)).unwrap();
    assert!(!clock.is_running());
    clock.resume(at(50.0));
    assert_eq!(clock.flag_time(), Some(at(110.0)));
    assert_eq!(clock.turn(), Side::Black);
}

#[test]
fn an_end_that_is_taken_back_gives_no_time_back_and_a_move_does() {
    let mut clock = started("1m");
    clock.stop(at(22.0));
    clock.return_to(2, at(100.0));
    assert_eq!(shown(&clock, 110.0), ["0:30", "1:00"]);
    clock.moved(at(110.0)).unwrap();
    clock.return_to(2, at(120.0));
    assert_eq!(shown(&clock, 120.0), ["1:00", "1:00"]);
    // A fallen flag leaves nothing to go on with.
    clock.stop(at(180.0));
    clock.return_to(2, at(200.0));
    assert_eq!(shown(&clock, 200.0), ["1:00", "1:00"]);
}

#[test]
fn both_clocks_stop_at_the_end() {
    let mut clock = started("1m");
    clock.stop(at(10.0));
    assert_eq!(shown(&clock, 1000.0), ["0:52", "1:00"]);
    assert_eq!(clock.flagged(at(1000.0)), None);
    assert_eq!(clock.next_tick(at(1000.0)), None);
    clock.resume(at(1000.0));
    assert!(!clock.is_running());
}

#[test]
fn a_mate_in_the_last_moment_stands() {
    let mut clock = started("1m");
    clock.moved(at(61.95)).unwrap();
    clock.stop(at(61.95));
    assert_eq!(clock.flagged(at(500.0)), None);
    assert_eq!(shown(&clock, 500.0), ["0:00.1", "1:00"]);
}

#[test]
fn undo_gives_back_what_both_had_and_runs_the_clock_of_the_side_to_move() {
    let mut clock = Clock::new("5m".parse().unwrap(), Side::Red);
    for now in [1.0, 2.0, 5.0, 9.0] {
        clock.moved(at(now)).unwrap();
    }
    assert_eq!(shown(&clock, 14.0), ["4:52", "4:56"]);
    clock.return_to(3, at(14.0));
    assert_eq!(clock.turn(), Side::Black);
    assert_eq!(shown(&clock, 14.0), ["4:57", "5:00"]);
    assert_eq!(shown(&clock, 20.0), ["4:57", "4:54"]);
    clock.return_to(2, at(20.0));
    assert_eq!(shown(&clock, 21.0), ["4:59", "5:00"]);
    // Before both have moved nothing runs.
    clock.return_to(1, at(30.0));
    assert!(!clock.is_running());
    assert_eq!(shown(&clock, 900.0), ["5:00", "5:00"]);
}

#[test]
fn redo_brings_back_what_both_had_and_another_move_forgets_it() {
    let mut clock = started("5m");
    clock.moved(at(12.0)).unwrap();
    clock.moved(at(14.0)).unwrap();
    clock.return_to(2, at(20.0));
    clock.return_to(4, at(30.0));
    assert_eq!(shown(&clock, 30.0), ["4:50", "4:58"]);
    clock.return_to(2, at(40.0));
    clock.moved(at(41.0)).unwrap();
    clock.return_to(4, at(50.0));
    assert_eq!(
        shown(&clock, 50.0),
        ["4:59", "5:00"],
        "the fourth ply is unknown now"
    );
}

#[test]
fn another_line_without_known_times_took_no_time() {
    let mut clock = started("5m");
    for now in [12.0, 14.0, 15.0] {
        clock.moved(at(now)).unwrap();
    }
    clock.return_to(3, at(20.0));
    clock.forget_after(3);
    clock.return_to(5, at(20.0));
    assert_eq!(shown(&clock, 20.0), ["4:50", "5:00"]);
}

#[test]
fn undo_gives_a_lost_period_back() {
    let mut clock = started("10s/30s*2");
    clock.moved(at(50.0)).unwrap();
    assert_eq!(clock.left().red.periods(), 1);
    clock.return_to(2, at(51.0));
    let red = clock.remaining(Side::Red, at(51.0));
    assert_eq!((red.time, red.periods), (at(10.0), None));
    assert_eq!(clock.left().red.periods(), 2);
}

#[test]
fn the_flag_falls_again_after_an_undo() {
    let mut clock = started("1m");
    clock.stop(at(70.0));
    assert_eq!(clock.flagged(at(71.0)), Some(Side::Red));
    clock.return_to(1, at(80.0));
    assert_eq!(clock.flagged(at(81.0)), None);
    clock.moved(at(90.0)).unwrap();
    assert_eq!(clock.flagged(at(149.9)), None);
    assert_eq!(clock.flagged(at(150.0)), Some(Side::Red));
}

#[test]
fn undo_during_a_pause_stays_paused() {
    let mut clock = started("1m");
    clock.moved(at(10.0)).unwrap();
    clock.pause(at(11.0));
    clock.return_to(2, at(12.0));
    assert!(clock.is_paused() && !clock.is_running());
    clock.resume(at(20.0));
    assert_eq!(clock.flag_time(), Some(at(80.0)));
}

#[test]
fn the_display_ticks_once_a_second_and_ten_times_in_the_last_ten() {
    let clock = started("12s");
    let mut now = at(2.0);
    let mut texts = vec![clock.remaining(Side::Red, now).to_string()];
    let mut wakes = 0;
    while let Some(next) = clock.next_tick(now) {
        assert!(next > now);
        now = next;
        wakes += 1;
        texts.push(clock.remaining(Side::Red, now).to_string());
    }
    assert_eq!(wakes, 2 + 100);
    assert_eq!(texts[..5], ["0:12", "0:11", "0:10.0", "0:09.9", "0:09.8"]);
    assert_eq!(texts.last().unwrap(), "0:00.0");
    assert_eq!(clock.flagged(now), Some(Side::Red));
    texts.dedup();
    assert_eq!(texts.len(), wakes + 1, "each wake-up changes the display");
}

#[test]
fn a_tick_between_two_seconds_waits_for_the_next_change() {
    let clock = started("1m");
    assert_eq!(clock.next_tick(at(2.3)), Some(at(3.0)));
    assert_eq!(clock.next_tick(at(3.0)), Some(at(4.0)));
}

#[test]
fn hours_are_shown_and_time_is_rounded_up() {
    let clock = started("2h");
    assert_eq!(shown(&clock, 2.0)[0], "2:00:00");
    assert_eq!(shown(&clock, 2.5)[0], "2:00:00");
    assert_eq!(shown(&clock, 3.5)[0], "1:59:59");
    assert!(!clock.remaining(Side::Red, at(2.0)).is_low());
    assert!(started("10s").remaining(Side::Red, at(2.0)).is_low());
}

#[test]
fn a_time_that_goes_back_does_no_harm() {
    let mut clock = started("1m");
    assert_eq!(shown(&clock, 0.0), ["1:00", "1:00"]);
    clock.moved(at(0.5)).unwrap();
    assert_eq!(clock.left().red.main(), at(60.0));
}
