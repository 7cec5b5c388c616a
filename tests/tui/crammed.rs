//! Windows in which the players have no rows beside or under the board.

use crate::clocks::{OPENING, run};
use crate::hands::{WINDOW, drawn, press};
use crate::screen::rows;
use ratatui::layout::Size;
use xiangqi::config::Settings;
use xiangqi::i18n::Lang;
use xiangqi::tui::theme::Depth;
use xiangqi::tui::{App, Start};

#[test]
fn where_the_players_have_no_rows_the_status_line_shows_the_clocks() {
    for (columns, height) in [(30, 15), (34, 15), (40, 16), (58, 15), (22, 14)] {
        let window = Size::new(columns, height);
        for lang in Lang::ALL {
            let settings = Settings {
                clock: Some("5m".parse().unwrap()),
                lang,
                ..Settings::default()
            };
            let mut app = App::new(Start::new(settings, Depth::TrueColor), window);
            let below = |app: &App| {
                let rows = rows(&drawn(app, window));
                rows[rows.len() - 3..].concat()
            };
            run(&mut app, &format!("{OPENING} 10s"));
            let shown = below(&app);
            assert!(shown.contains("4:50"), "{window} {lang}: {shown}");
            // Whatever else is said there, and whatever is looked at.
            for keys in ["h2e3 Enter", "Esc", "[", "] ] :h0g2"] {
                press(&mut app, keys);
                let shown = below(&app);
                assert!(shown.contains("4:50"), "{window} {lang} {keys}: {shown}");
            }
            press(&mut app, "Enter");
            let shown = below(&app);
            let is_wide = columns >= 40;
            assert!(shown.contains("5:00"), "{window} {lang}: {shown}");
            assert!(
                !is_wide || shown.contains("4:50"),
                "{window} {lang}: {shown}"
            );
        }
    }
}

#[test]
fn little_time_is_told_in_the_status_line_as_in_the_row_of_a_player() {
    let window = Size::new(30, 15);
    let settings = Settings {
        clock: Some("1m".parse().unwrap()),
        ..Settings::default()
    };
    let mut app = App::new(Start::new(settings, Depth::TrueColor), window);
    run(&mut app, &format!("{OPENING} 55s"));
    for keys in ["", "["] {
        press(&mut app, keys);
        let [narrow, wide] = [window, WINDOW].map(|window| {
            let buffer = drawn(&app, window);
            let row = rows(&buffer).iter().position(|row| row.contains("0:05.0"));
            let at = (window.width - 2, u16::try_from(row.unwrap()).unwrap());
            buffer[at].style()
        });
        assert_eq!(narrow, wide, "{keys}");
        let buffer = drawn(&app, WINDOW);
        assert_ne!(narrow, buffer[(WINDOW.width - 2, 0)].style(), "{keys}");
    }
}
