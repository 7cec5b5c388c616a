//! Points by the names that the edge of the board has.

use crate::config::Settings;
use crate::i18n::{Labels, Lang};
use crate::plain::Plain;
use crate::rules::Position;

#[test]
fn every_point_that_is_told_can_be_typed_where_a_square_is_asked_for_and_as_a_move() {
    let settings = Settings {
        lang: Lang::ZhHans,
        labels: Labels::Files,
        ..Settings::default()
    };
    let mut plain = Plain::new(Position::start(), settings, false);
    let told = plain.line("马八进六").text;
    assert!(told.contains("六1"), "{told}");
    assert_eq!(plain.line("moves 六1").text, "六1 没有棋子。\n");
    let said = plain.line("播报 五3").text;
    assert!(said.starts_with("五3：红方兵。"), "{said}");
    let played = plain.line("五3五4").text;
    assert!(played.contains("轮到黑方"), "{played}");
}
