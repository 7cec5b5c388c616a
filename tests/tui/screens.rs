//! Whole screens: text and styles.

use crate::hands::{app, drawn, press};
use crate::screen::text;
use ratatui::layout::Size;

#[test]
fn a_screen_shows_the_board_and_what_can_be_done() {
    let mut app = app();
    press(&mut app, "click@h2");
    let picture = text(&drawn(&app, Size::new(80, 24)));
    for words in ["炮", "Red to move.", "Enter put down", "Esc let go"] {
        assert!(picture.contains(words), "{words}\n{picture}");
    }
}
