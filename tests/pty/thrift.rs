//! What the program costs: nothing while nothing happens, and few bytes when something does.

use crate::terminal::{Launch, Terminal};
use std::time::Duration;

fn board(test: &str, colours: &str) -> Terminal {
    let mut terminal = Launch::new(test, &[]).env("COLORTERM", colours).start();
    terminal.wait_for("Red to move.");
    terminal.wait_for("pick up");
    terminal
}

#[test]
fn while_nothing_happens_nothing_is_written_and_nothing_wakes_up() {
    let mut terminal = board("idle", "truecolor");
    let settled = terminal.written_within(Duration::from_millis(200));
    let before = wake_ups(terminal.process());
    let written = terminal.written_within(Duration::from_secs(1));
    assert_eq!(written, 0, "{settled} bytes before");
    assert_eq!(wake_ups(terminal.process()), before);
}

/// How often the threads of a process have gone to sleep so far.
fn wake_ups(process: u32) -> u64 {
    let threads = std::fs::read_dir(format!("/proc/{process}/task")).unwrap();
    threads
        .map(|thread| {
            let status = thread.unwrap().path().join("status");
            let status = std::fs::read_to_string(status).unwrap();
            status
                .lines()
                .filter_map(|line| line.strip_prefix("voluntary_ctxt_switches:"))
                .map(|number| number.trim().parse::<u64>().unwrap())
                .sum::<u64>()
        })
        .sum()
}

#[test]
fn a_cursor_step_and_a_move_cost_few_bytes() {
    for (test, colours, most) in [("bytes-256", "", 80), ("bytes-true", "truecolor", 120)] {
        let mut terminal = board(test, colours);
        terminal.written_within(Duration::from_millis(100));
        let before = terminal.written;
        let steps = 40;
        terminal.type_text(&"\x1b[A".repeat(9));
        for _ in 0..(steps - 9) {
            terminal.type_text("\x1b[C\x1b[D");
        }
        terminal.type_text(":");
        terminal.wait_for("Enter do it");
        let each = (terminal.written - before) / steps;
        assert!(each <= most, "{each} bytes a step");
    }
}

#[test]
fn a_typed_move_costs_few_bytes() {
    let mut terminal = board("bytes-move", "");
    let moves = [
        ":h2e2\r", ":h9g7\r", ":h0g2\r", ":i9h9\r", ":b0c2\r", ":b9c7\r",
    ];
    let words = ["Black", "Red", "Black", "Red", "Black", "Red"];
    for (line, next) in moves.iter().zip(words) {
        terminal.written_within(Duration::from_millis(100));
        let before = terminal.written;
        terminal.type_text(line);
        terminal.wait_for(&format!("{next} to move."));
        terminal.written_within(Duration::from_millis(100));
        let cost = terminal.written - before;
        assert!(cost <= 350, "{cost} bytes for {line:?}");
    }
}
