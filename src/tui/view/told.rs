//! The sentence of the status line in the rows that it needs: its own row, that of the input line while nobody types
//! there, and where that is not enough, rows above.

use super::{clock, status};
use crate::tui::app::App;
use crate::tui::mode::Mode;
use crate::tui::notice::Notice;
use crate::tui::widgets::{StatusKind, text};

/// What the status line says.
pub(in crate::tui) struct Told {
    /// Of which kind it is.
    pub(super) kind: StatusKind,
    /// The rows, from the top.
    pub(super) rows: Vec<String>,
    /// The clocks, and whether they show little, where the players have no rows.
    pub(super) times: Vec<(String, bool)>,
    /// The cells that the clocks take.
    pub(super) taken: u16,
    /// How many rows lie above the usual ones.
    pub(in crate::tui) above: u16,
}

/// What the status line says in a window of so many columns.
pub(in crate::tui) fn told(app: &App, columns: u16, has_panel: bool) -> Told {
    let (kind, words) = status::words(app);
    // Time must not run out unseen where the players have no rows.
    let is_clockless = !has_panel && app.editor().is_none();
    let clock = app.clock.as_ref().filter(|_| is_clockless);
    let times = clock.map_or_else(Vec::new, |clock| {
        clock::in_status(app, clock, &words, columns)
    });
    let cells = times.iter().map(|(time, _)| text::width(time) + 1);
    let taken: u16 = cells.sum();
    let room = columns.saturating_sub(2 + taken);
    let is_typed = app.modes().iter().any(|mode| matches!(mode, Mode::Line(_)));
    // What is wrong with a position that is set up is a sentence too, and its palette may want the row.
    let is_short = match app.editor() {
        Some(_) => !has_panel,
        None => matches!(kind, StatusKind::Turn(_)) && times.is_empty(),
    };
    let usual = if is_typed || is_short { 1 } else { 2 };
    let wrapped = text::wrap(&words, room);
    let first = match wrapped.first() {
        Some(first) if usual > 1 => first.len(),
        _ => words.len(),
    };
    let (first, rest) = words.split_at(first);
    let rest = rest.trim();
    // No clock stands in the second row.
    let fits = text::width(first) <= room
        && text::width(rest) + 2 <= columns
        && ![first, rest].iter().any(|row| row.contains('\n'));
    let above = if fits {
        0
    } else {
        let above = text::rows(wrapped.len()).saturating_sub(usual);
        above.min(most_above(app, kind, has_panel))
    };
    let rows = if above > 0 {
        // Where even that is not enough, the last row says that it is cut.
        let shown = usize::from(above + usual) - 1;
        let mut rows: Vec<String> = wrapped.iter().take(shown).map(|&row| row.into()).collect();
        rows.push(wrapped.get(shown..).unwrap_or_default().join(" "));
        rows
    } else {
        let rows = [first, rest].into_iter().filter(|row| !row.is_empty());
        let mut rows: Vec<String> = rows.map(|row| row.replace('\n', " ")).collect();
        if usual > 1
            && !has_panel
            && app.turn().is_some()
            && let [only] = rows.as_slice()
        {
            // Where the players have no rows, whose turn it is must be said here.
            let turn = status::whose_turn(app);
            let beside = status::aside(app, room.saturating_sub(2 + text::width(only)));
            if ![only, &beside].iter().any(|told| told.contains(&turn)) {
                rows.push(turn);
            }
        }
        rows
    };
    Told {
        kind,
        rows,
        times,
        taken,
        above,
    }
}

/// How many rows the words may cover that lie above them: what goes away again may cover some, where no box lies there. The
/// result is told by its own box.
fn most_above(app: &App, kind: StatusKind, has_panel: bool) -> u16 {
    let is_free = matches!(
        app.modes().last(),
        None | Some(Mode::Line(_) | Mode::Editor(_))
    );
    match app.notice() {
        _ if !is_free || matches!(kind, StatusKind::Turn(_) | StatusKind::Result) => 0,
        // What the program says unasked, at its start above all, and what stays until the next move or longer covers no
        // point of the board.
        None | Some(Notice::Raw(_)) if !has_panel => 1,
        _ => app.size.height / 2,
    }
}
