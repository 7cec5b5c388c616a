//! Handicaps: who gives them is told where they are chosen, when the game begins, and when sides are changed.

use crate::hands::{WINDOW, app, drawn, press};
use crate::screen::text;
use xiangqi::game::Handicap;

#[test]
fn with_sides_changed_the_other_player_gives_the_odds_and_that_is_said() {
    let told = |names: &str| {
        let mut app = app();
        press(&mut app, &format!("n {names} Down Down Down Right"));
        press(&mut app, "Down Down Down Down Enter :h2e2 Enter R y A");
        assert_eq!(Handicap::of(app.game().start()), Some(Handicap::Horse));
        app.notice().map(|notice| app.tell(notice)).unwrap()
    };
    assert_eq!(
        told("Down Anna Down Bert"),
        "A new game. Bert gives the odds now (left horse)."
    );
    assert_eq!(
        told("Down Down"),
        "A new game. Red gives the odds now (left horse)."
    );
}

#[test]
fn who_gives_the_odds_is_told_where_they_are_chosen_and_when_the_game_begins() {
    let mut app = app();
    press(&mut app, "n Up Up Up Up");
    let picture = text(&drawn(&app, WINDOW));
    let hint = "What Red plays without; Red moves first.";
    assert!(picture.contains(hint), "{picture}");
    press(&mut app, "Right Down Down Down Down Enter");
    assert_eq!(Handicap::of(app.game().start()), Some(Handicap::Horse));
    let told = app.notice().map(|notice| app.tell(notice)).unwrap();
    assert_eq!(told, "A new game. Red gives the odds (left horse).");
}
