//! Points by the names that the edge of the board has.

use crate::config::Settings;
use crate::i18n::{Labels, Lang};
use crate::plain::Plain;
use crate::plain::tests::{answer, from, piped};
use crate::rules::{Position, Rules};

#[test]
fn every_point_that_is_told_can_be_typed_where_a_square_is_asked_for_and_as_a_move() {
    let settings = Settings {
        lang: Lang::ZhHans,
        labels: Labels::Files,
        ..Settings::default()
    };
    let mut plain = Plain::new(Position::start(), settings, false);
    let told = plain.line("马八进六").text;
    assert!(told.contains("六路1"), "{told}");
    assert_eq!(plain.line("moves 六路1").text, "六路1 没有棋子。\n");
    let said = plain.line("播报 五路3").text;
    assert!(said.starts_with("五路3：红方兵。"), "{said}");
    let played = plain.line("五路3五路4").text;
    assert!(played.contains("轮到黑方"), "{played}");
    // Black's half is named from Black's side, as the edge there counts.
    let told = plain.line("马8进6").text;
    assert!(told.contains("8路9") && told.contains("7路9"), "{told}");
    let said = plain.line("播报 8路9").text;
    assert!(said.starts_with("8路9：黑方马。"), "{said}");
    let played = plain.line("8路9 7路7").text;
    assert!(played.contains("轮到红方"), "{played}");
    // Short, from Red's side, they are read as well.
    let played = plain.line("五4五5").text;
    assert!(played.contains("轮到黑方"), "{played}");
}

#[test]
fn moves_and_say_take_the_name_of_a_kind_of_piece() {
    let mut plain = piped();
    let horses = answer(&mut plain, "moves horse");
    assert!(horses.starts_with("4 legal moves:\n"), "{horses}");
    assert!(horses.contains("b0c2") && !horses.contains("a0a1"));
    assert_eq!(answer(&mut plain, "著法 馬"), horses);
    let others = answer(&mut plain, "moves elephants");
    assert!(others.starts_with("4 legal moves:\n"), "{others}");
    let cannons = answer(&mut plain, "say cannon");
    assert!(
        cannons.starts_with("Red: cannon b2, cannon h2.\nBlack: cannon b7, cannon h7.\n"),
        "{cannons}"
    );
    let king = answer(&mut plain, "播報 將");
    assert!(king.starts_with("Black: king e9.\n"), "{king}");
    let few = "3k5/9/9/9/9/9/9/9/9/4KR3 w - - 0 1";
    let mut plain = from(few, Rules::default());
    let horses = answer(&mut plain, "moves horse");
    assert_eq!(horses, "None of these pieces can move.\n");
    let told = answer(&mut plain, "say horses");
    assert!(
        told.starts_with("Red has no horse.\nBlack has no horse.\n"),
        "{told}"
    );
}
