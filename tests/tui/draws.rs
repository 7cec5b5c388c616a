//! An offer of a draw, from the key to the answer.

use crate::hands::{WINDOW, app, app_at, check, drawn, press, state};
use crate::screen::{rows, text};
use ratatui::layout::Size;
use xiangqi::config::Settings;
use xiangqi::i18n::Lang;
use xiangqi::tui::theme::Depth;
use xiangqi::tui::{App, Start};

#[test]
fn an_offer_waits_for_the_other_player_and_lapses_with_his_move() {
    let waits = "Red offers a draw. Black: d accepts, a move declines.";
    let mut app = app();
    press(&mut app, "d");
    assert!(text(&drawn(&app, WINDOW)).contains(waits));
    press(&mut app, ":h2e2 Enter");
    assert!(text(&drawn(&app, WINDOW)).contains(waits));
    press(&mut app, ":h9g7 Enter");
    assert_eq!(
        state(&app),
        "h2e2 h9g7 @g7 \"This move declines the draw.\""
    );
    press(&mut app, "Left");
    assert!(!text(&drawn(&app, WINDOW)).contains("offers a draw"));
}

#[test]
fn a_move_typed_at_the_question_declines_the_draw() {
    let moves = ["h9g7", "H8+7", "n8+7", "7 9 6 7", "馬8進7", "i9i8", "c6c5"];
    for typed in moves {
        let mut app = app();
        press(&mut app, ":h2e2 Enter");
        let typed = typed.replace(' ', " Space ");
        press(&mut app, &format!("u d :h2e2 Enter d {typed} Enter"));
        let state = state(&app);
        assert!(state.starts_with("h2e2 "), "{typed}: {state}");
        assert_eq!(app.game().ply(), 2, "{typed}: {state}");
        assert!(app.game().draw_offer().is_none(), "{typed}");
    }
    // Nothing but a move is one, and Enter alone is still no.
    for (keys, expected) in [
        ("l h Enter", "@e2 \"Black declines the draw.\""),
        ("c Enter", "@e2 \"Black declines the draw.\""),
        ("h 9 Esc", "@e2"),
    ] {
        let mut app = app();
        press(&mut app, "d :h2e2 Enter d");
        press(&mut app, keys);
        assert_eq!(state(&app), format!("h2e2 {expected}"), "{keys}");
    }
}

#[test]
fn an_offer_is_accepted_by_the_key_the_word_and_the_button() {
    check(&[
        ("d", "@e0"),
        ("d d y", "@e0 result+0"),
        (":h2e2 Enter d :h9g7 Enter d y", "h2e2 h9g7 @g7 result+0"),
        (":draw Enter :h2e2 Enter :求和 Enter y", "h2e2 @e2 result+0"),
        (
            ":draw Enter :h2e2 Enter :accept Enter y",
            "h2e2 @e2 result+0",
        ),
        (
            ":accept Enter",
            "@e0 \"There is no offer of a draw to accept.\"",
        ),
        (
            "d d n :h2e2 Enter d d n",
            "h2e2 @e2 \"Red declines the draw.\"",
        ),
    ]);
    for size in [WINDOW, Size::new(40, 20), Size::new(120, 40)] {
        let start = Start::new(Settings::default(), Depth::TrueColor);
        let mut app = App::new(start, size);
        press(&mut app, "d :h2e2 Enter");
        let picture = crate::screen::rows(&drawn(&app, size));
        let row = picture.iter().position(|row| row.contains("accept draw"));
        let row = row.unwrap_or_else(|| panic!("no button in {size}:\n{picture:#?}"));
        let column = picture[row].find("accept").unwrap();
        press(&mut app, &format!("click@{column},{row}"));
        assert_eq!(state(&app), "h2e2 @e2 AcceptDraw(Black)? No", "{size}");
    }
}

#[test]
fn the_button_says_who_accepts_as_long_as_the_offering_side_has_not_moved() {
    let button = |keys: &str| {
        let mut app = app();
        press(&mut app, keys);
        let mut picture = crate::screen::rows(&drawn(&app, WINDOW));
        picture.pop().unwrap()
    };
    let footer = button("d");
    assert!(footer.contains("d Black accepts"), "{footer}");
    let footer = button("d :h2e2 Enter");
    assert!(footer.contains("d accept draw"), "{footer}");
    let footer = button(":h2e2 Enter d");
    assert!(footer.contains("d Red accepts"), "{footer}");
    // Whoever presses the key, the question names who has to agree.
    let mut app = app();
    press(&mut app, "d d");
    let asked = text(&drawn(&app, WINDOW));
    assert!(asked.contains("Does Black accept the draw"), "{asked}");
}

#[test]
fn taking_back_and_a_new_game_end_an_offer() {
    for keys in ["d :h2e2 Enter u", "d :h2e2 Enter n Up Enter"] {
        let mut app = app();
        press(&mut app, keys);
        press(&mut app, "Left");
        assert_eq!(app.game().draw_offer(), None, "after {keys}");
    }
}

#[test]
fn an_offer_is_made_where_the_game_stands_and_not_where_somebody_looks() {
    let mut app = app();
    press(&mut app, ":h2e2 Enter [ d");
    assert_eq!(state(&app), "h2e2 @e2");
    assert_eq!(app.game().draw_offer(), Some(xiangqi::rules::Side::Black));
}

#[test]
fn the_letter_of_a_move_from_a_place_that_is_looked_at_leaves_that_on_the_board() {
    // The letter offers a draw, or asks about resigning, where the game stands, until the rest shows that a move was meant.
    for keys in [
        ":d0e1 Enter :d9e8 Enter [ [ d 0e1 Enter",
        ":a0a1 Enter :d9e8 Enter [ [ R 1.2 Enter",
        ":a0a1 Enter :d9e8 Enter [ [ R 1 . 2 Enter",
    ] {
        let mut app = app();
        press(&mut app, keys);
        assert_eq!(app.game().draw_offer(), None, "after {keys}");
        assert!(
            !state(&app).contains("d9e8"),
            "after {keys}: {}",
            state(&app)
        );
    }
}

#[test]
fn an_offer_during_a_check_tells_both_and_the_end_refuses_one() {
    let mut app = crate::hands::app_at("4k4/9/9/9/9/9/9/9/R8/3K5 w - - 0 1");
    press(&mut app, "d :a1e1 Enter");
    assert!(text(&drawn(&app, WINDOW)).contains("Check! Red offers a draw"));
    press(&mut app, "d y Esc d");
    let said = "The game is over. Draw by agreement.";
    assert_eq!(
        app.notice().map(|notice| app.tell(notice)),
        Some(said.to_owned())
    );
}

#[test]
fn an_offer_is_told_in_every_language_and_at_every_width() {
    for (lang, words) in [
        (Lang::En, "Red offers a draw"),
        (Lang::ZhHant, "紅方提和。黑方：按 d 同意"),
        (Lang::ZhHans, "红方提和。黑方：按 d 同意"),
    ] {
        for size in [WINDOW, Size::new(40, 20)] {
            let settings = Settings {
                lang,
                ..Settings::default()
            };
            let mut app = App::new(Start::new(settings, Depth::TrueColor), size);
            press(&mut app, "d");
            let picture = text(&drawn(&app, size));
            assert!(picture.contains(words), "{picture}");
        }
    }
}

#[test]
fn the_result_takes_the_place_of_whatever_the_status_line_said() {
    let mate = "4k4/R8/1R7/9/9/9/9/9/9/3K5 w - - 0 1";
    for keys in [
        // An offer that lapses with the mating move, and a side line that the move opens.
        ":d0d1 Enter d :e9f9 Enter :b7b9 Enter Esc",
        ":a8a7 Enter :e9e8 Enter [ [ :b7b9 Enter Esc",
        ":d0d1 Enter :e9f9 Enter :b7b9 Enter Esc u Ctrl-R",
    ] {
        let mut app = app_at(mate);
        press(&mut app, keys);
        assert!(app.turn().is_none(), "after {keys}");
        let shown = text(&drawn(&app, WINDOW));
        assert!(shown.contains("Red wins by checkmate."), "{keys}\n{shown}");
        assert!(app.notice().is_none(), "after {keys}");
    }
}

#[test]
fn a_no_declines_the_offer_and_the_game_goes_on() {
    for keys in ["d :h2e2 Enter d n", "d :h2e2 Enter d Esc", "d d Enter"] {
        let mut app = app();
        press(&mut app, keys);
        assert_eq!(app.game().draw_offer(), None, "{keys}");
        assert!(app.turn().is_some(), "{keys}");
        let screen = text(&drawn(&app, WINDOW));
        assert!(screen.contains("Black declines the draw."), "{screen}");
    }
}

#[test]
fn a_judgement_names_the_moves_as_the_list_numbers_them() {
    // Black moves first, and the moves before are counted: what the list calls 12.
    let mut app = app_at("3k5/9/9/9/9/9/9/9/9/4K3R b - - 0 12");
    let round = ":d9d8 Enter :i0i1 Enter :d8d9 Enter :i1i0 Enter ";
    press(&mut app, &round.repeat(2));
    press(&mut app, "Esc");
    let screen = rows(&drawn(&app, WINDOW));
    let status = &screen[21];
    assert!(status.contains("times (moves 12 to 16)"), "{status}");
    let list = screen[..21].concat();
    assert!(list.contains("12.") && list.contains("16."), "{list}");
}
