//! The help, read from its first row to its last.

use crate::hands::{drawn, press, state};
use crate::screen::text;
use ratatui::layout::Size;
use xiangqi::config::Settings;
use xiangqi::i18n::Lang;
use xiangqi::plain::Plain;
use xiangqi::rules::{MoveLimit, Position, Repetition, RuleSet, Rules};
use xiangqi::tui::theme::Depth;
use xiangqi::tui::{App, Start};

/// Every row of the help that a window of that size shows, a page after the other.
fn all_of_it(settings: Settings, size: Size) -> String {
    let mut app = App::new(Start::new(settings, Depth::TrueColor), size);
    press(&mut app, "?");
    let mut all = text(&drawn(&app, size));
    let mut before = String::new();
    while before != state(&app) {
        before = state(&app);
        press(&mut app, "PageDown");
        all.push_str(&text(&drawn(&app, size)));
    }
    all
}

#[test]
fn the_help_says_how_the_pieces_move() {
    for (lang, heading, words) in [
        (
            Lang::En,
            "How the pieces move",
            ["A 仕 士", "Cannon: ", "stalemate"],
        ),
        (Lang::ZhHant, "棋子的走法", ["A 仕 士", "炮、砲：", "困斃"]),
        (Lang::ZhHans, "棋子的走法", ["H 马", "炮、砲：", "困毙"]),
    ] {
        for size in [Size::new(80, 24), Size::new(40, 20), Size::new(120, 40)] {
            let settings = Settings {
                lang,
                pieces: xiangqi::config::PieceSet::of(lang),
                ..Settings::default()
            };
            let all = all_of_it(settings, size);
            for words in words.iter().chain([&heading]) {
                assert!(all.contains(words), "{words} {size}\n{all}");
            }
        }
    }
}

#[test]
fn the_help_speaks_of_checks_only_where_they_must_be_answered() {
    let size = Size::new(80, 24);
    let mut settings = Settings {
        ascii: true,
        ..Settings::default()
    };
    let all = all_of_it(settings.clone(), size);
    assert!(all.contains("Check: "), "{all}");
    assert!(all.is_ascii(), "{all}");
    settings.rules.set = RuleSet::Casual;
    assert!(!all_of_it(settings, size).contains("Check: "));
}

#[test]
fn one_key_leads_from_the_start_of_the_help_to_how_the_pieces_move() {
    let size = Size::new(80, 24);
    let mut app = App::new(Start::new(Settings::default(), Depth::TrueColor), size);
    press(&mut app, "?");
    let shown = text(&drawn(&app, size));
    assert!(shown.contains(" End rules"), "{shown}");
    press(&mut app, "End");
    let shown = text(&drawn(&app, size));
    assert!(shown.contains("How the pieces move"), "{shown}");
    assert!(shown.contains("P 兵 卒  Pawn: "), "{shown}");
}

#[test]
fn the_help_says_the_rules_of_the_game_and_no_others() {
    let size = Size::new(80, 60);
    let casual = Rules::casual();
    let open = Rules {
        repetition: Repetition::Off,
        limit: MoveLimit::Off,
        ..Rules::default()
    };
    for rules in [Rules::default(), casual, open] {
        let settings = Settings {
            rules,
            ..Settings::default()
        };
        let all = all_of_it(settings.clone(), size);
        let is_judged = rules == Rules::default();
        assert_eq!(all.contains("The third time that"), is_judged, "{all}");
        assert_eq!(all.contains("after 120 moves in a row"), is_judged, "{all}");
        assert_eq!(all.contains("a draw here"), is_judged, "{all}");
        assert_eq!(
            all.contains("The kings may never face each other"),
            rules != casual,
            "{all}"
        );
        let mut plain = Plain::new(Position::start(), settings, false);
        let told = plain.line("help").text;
        let last = Lang::En.rules(rules).join(" ");
        assert!(told.ends_with(&format!("{last}\n")), "{told}");
    }
}

#[test]
fn in_a_narrow_window_the_keys_of_the_cursor_are_not_broken_one_by_one() {
    let all = all_of_it(Settings::default(), Size::new(30, 15));
    assert!(all.contains("│ Up Down Left Right,"), "{all}");
    assert!(all.contains("│ k j h l"), "{all}");
}

#[test]
fn the_keys_of_lists_questions_and_forms_stand_under_headings_of_their_own() {
    for (lang, headings) in [
        (Lang::En, ["In a list", "In a question", "In a form"]),
        (Lang::ZhHant, ["在清單", "回答問題時", "在表單裡"]),
        (Lang::ZhHans, ["在列表", "回答问题时", "在表单里"]),
    ] {
        let settings = Settings {
            lang,
            ..Settings::default()
        };
        // All of it in one window.
        let all = all_of_it(settings, Size::new(80, 200));
        let [lists, question, form] = headings.map(|heading| all.find(heading).unwrap());
        let answer = all.find(" y n ").unwrap();
        let discard = all.find("D, ").unwrap();
        assert!(lists < discard && discard < question, "{all}");
        assert!(question < answer && answer < form, "{all}");
    }
}
