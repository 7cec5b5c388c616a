//! The hint that shows a move of an endgame: its piece is in hand.

use crate::hands::{WINDOW, app, drawn, press};
use crate::screen::text;
use xiangqi::endgames::{Category, Endgame, by_category};
use xiangqi::tui::App;

/// From a new game to the first mate exercise.
const FIRST: &str = "E Down Enter Enter";

fn mate() -> &'static Endgame {
    by_category(Category::Mates).next().unwrap()
}

fn told(app: &App) -> String {
    let told = app.notice().map(|notice| app.tell(notice));
    told.unwrap_or_default()
}

#[test]
fn the_piece_of_the_second_hint_is_in_hand_and_walked_to_the_only_point_that_is_marked() {
    let mut app = app();
    press(&mut app, &format!("{FIRST} H"));
    assert_eq!(app.picked(), None);
    press(&mut app, "H");
    let m = mate().line()[0];
    assert_eq!(app.picked(), Some(m.from));
    assert!(app.targets().iter().count() > 1);
    let dots = |app: &App| text(&drawn(app, WINDOW)).matches('•').count();
    let marked = dots(&app);
    let (across, up) = (
        m.to.x().cast_signed() - m.from.x().cast_signed(),
        m.to.y().cast_signed() - m.from.y().cast_signed(),
    );
    let steps = |count: i8, more: &str, less: &str| {
        let key = if count < 0 { less } else { more };
        format!("{key} ").repeat(count.unsigned_abs().into())
    };
    let way = steps(across, "Right", "Left") + &steps(up, "Up", "Down");
    let (first, rest) = way.split_once(' ').unwrap();
    press(&mut app, first);
    assert_eq!(told(&app), format!("Hint: {}", app.write(m)));
    assert!(dots(&app) <= marked, "{}", text(&drawn(&app, WINDOW)));
    press(&mut app, &format!("{rest} Enter"));
    assert_eq!(app.game().line().last().map(|played| played.m), Some(m));
    // Another piece that is picked up instead shows its own points.
    let mut app = crate::hands::app();
    press(&mut app, &format!("{FIRST} H H Esc"));
    assert_eq!((app.picked(), told(&app)), (None, String::new()));
}
