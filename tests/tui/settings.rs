//! The form of all settings.

use crate::hands::{WINDOW, app, drawn, press, state};
use crate::screen::{rows, text};
use ratatui::layout::Size;
use std::path::PathBuf;
use xiangqi::config::{Kind, PieceSet, SETTINGS, Settings};
use xiangqi::i18n::{Labels, Lang, Locale};
use xiangqi::tui::message::{Effect, Message};
use xiangqi::tui::theme::Depth;
use xiangqi::tui::update::update;
use xiangqi::tui::{App, Start};

/// The keys that go to a setting of the form.
fn go_to(name: &str) -> String {
    let place = SETTINGS.iter().position(|setting| setting.name == name);
    "Down ".repeat(place.unwrap())
}

fn store(name: &'static str, word: &str) -> Effect {
    Effect::Store(vec![(name, word.to_owned())])
}

#[test]
fn a_choice_acts_and_is_kept_at_once() {
    let mut app = app();
    let effects = press(&mut app, ", Right");
    assert_eq!(app.settings().lang, Lang::ZhHant);
    assert_eq!(effects, [store("lang", "zh-Hant")]);
    let effects = press(&mut app, &(go_to("auto-flip") + "Space"));
    assert!(app.settings().auto_flip);
    assert_eq!(effects, [store("auto-flip", "true")]);
    let effects = press(&mut app, &(go_to("mouse") + "Esc"));
    assert_eq!(effects, [], "nothing more is kept at the end");
}

#[test]
fn a_typed_setting_is_kept_when_its_field_is_left() {
    for leave in ["Enter", "Down", "Up", "Esc"] {
        let mut app = app();
        let keys = format!(", {} Ctrl-U 1 0 0 {leave}", go_to("move-limit"));
        assert_eq!(press(&mut app, &keys), [store("move-limit", "100")]);
        assert_eq!(app.settings().rules.limit.word(), "100");
    }
}

#[test]
fn a_clock_that_is_typed_in_chinese_is_kept_in_the_fixed_words() {
    let mut app = app();
    press(&mut app, "L");
    let keys = format!(", {} Ctrl-U 10分+5秒 Enter", go_to("clock"));
    assert_eq!(press(&mut app, &keys), [store("clock", "10m+5s")]);
    press(&mut app, "Esc ,");
    assert!(text(&drawn(&app, Size::new(120, 40))).contains("局時10分，每步加5秒"));
    // What is not changed is not kept again.
    assert_eq!(press(&mut app, &format!("{} Enter", go_to("clock"))), []);
}

#[test]
fn a_language_brings_its_own_pieces_labels_and_notation_by_key_and_by_form_alike() {
    for change in ["L", ", Right Esc"] {
        let mut app = app();
        let effects = press(&mut app, change);
        assert_eq!(effects, [store("lang", "zh-Hant")], "{change}");
        let [english, chinese] = [Lang::En, Lang::ZhHant].map(|lang| {
            let locale = Locale { lang, utf8: true };
            Settings::suited_to(locale, None)
        });
        assert_eq!(*app.settings(), chinese, "{change}");
        // No default is kept as if it were a choice.
        assert_eq!(press(&mut app, ", Up Enter"), [store("lang", "zh-Hant")]);
        press(&mut app, "L L");
        assert_eq!(*app.settings(), english, "{change}");
    }
}

#[test]
fn what_was_chosen_does_not_follow_the_language() {
    for choose in ["g b m", ", "] {
        let mut app = app();
        press(&mut app, choose);
        if choose == ", " {
            for name in ["pieces", "labels", "notation"] {
                let keys = format!("Home {} Right", go_to(name));
                press(&mut app, &keys);
            }
            press(&mut app, "Esc");
        }
        let before = app.settings().clone();
        press(&mut app, "L");
        let after = Settings {
            lang: Lang::ZhHant,
            ..before
        };
        assert_eq!(*app.settings(), after, "{choose}");
    }
    // A letter that began a move chose nothing.
    let mut app = app();
    press(&mut app, "b0c2 Enter g6g5 Enter L");
    assert_eq!(app.settings().labels, Labels::Files);
    press(&mut app, "L");
    assert_eq!(app.settings().pieces, PieceSet::Simplified);
}

#[test]
fn what_went_round_to_its_default_follows_the_language_again() {
    let round = "Home {} Right Left";
    let by_form = ["pieces", "labels", "notation"].map(|name| round.replace("{}", &go_to(name)));
    for choose in [
        "g g g b b b m m m".to_owned(),
        format!(", {} Esc", by_form.join(" ")),
    ] {
        let mut app = app();
        press(&mut app, &choose);
        press(&mut app, "L");
        let locale = Locale {
            lang: Lang::ZhHant,
            utf8: true,
        };
        assert_eq!(
            *app.settings(),
            Settings::suited_to(locale, None),
            "{choose}"
        );
    }
    // The file or the command line has decided it: so it stays.
    let mut start = Start::new(Settings::default(), Depth::TrueColor);
    start.chosen.labels = true;
    let mut app = App::new(start, WINDOW);
    press(&mut app, "b b b L");
    assert_eq!(app.settings().labels, Labels::Iccs);
}

#[test]
fn a_wrong_setting_says_what_is_expected_and_changes_nothing() {
    let mut app = app();
    let effects = press(
        &mut app,
        &format!(", {} Ctrl-U many Down", go_to("move-limit")),
    );
    assert_eq!(effects, []);
    assert_eq!(app.settings().rules.limit.word(), "120");
    let picture = text(&drawn(&app, WINDOW));
    let words = "expected: a number of plies, or off";
    assert!(picture.contains(words), "{picture}");
    let narrow = Size::new(40, 20);
    update(&mut app, Message::Resized(narrow));
    let picture = text(&drawn(&app, narrow));
    assert!(picture.contains(words), "{picture}");
    press(&mut app, "Esc");
    let stays = "\"many\" is no number of plies: the move limit stays 120.";
    assert_eq!(state(&app), format!("@e0 \"{stays}\""));
}

#[test]
fn what_was_refused_in_a_setting_is_told_when_the_form_closes() {
    for (name, typed, stays) in [
        (
            "move-limit",
            "12x Esc",
            "\"12x\" is no number of plies: the move limit stays 120.",
        ),
        (
            "clock",
            "soon Esc",
            "\"soon\" is no clock: the clock stays none.",
        ),
        (
            "move-limit",
            "123456789012345678 Esc",
            "\"123456789012345…\" is no number of plies: the move limit stays 120.",
        ),
    ] {
        let mut app = app();
        press(&mut app, &format!(", {}Ctrl-U {typed}", go_to(name)));
        assert_eq!(state(&app), format!("@e0 \"{stays}\""));
    }
    // What is mended before the form closes is taken.
    let mut app = app();
    let mended = format!(", {}Ctrl-U 12x Down Backspace Esc", go_to("move-limit"));
    press(&mut app, &mended);
    assert_eq!(app.settings().rules.limit.word(), "12");
    assert_eq!(state(&app), "@e0");
    // Without a limit the word stands in the language of the form.
    press(
        &mut app,
        &format!(", {}Ctrl-U off Esc L", go_to("move-limit")),
    );
    press(
        &mut app,
        &format!(", {}Ctrl-U 12x Esc", go_to("move-limit")),
    );
    assert_eq!(state(&app), "@e0 \"「12x」不是著數，自然限著不變：無。\"");
}

#[test]
fn only_a_changed_side_at_the_bottom_turns_the_board() {
    let mut app = app();
    press(&mut app, "f");
    press(&mut app, &format!(", {} Space", go_to("hints")));
    assert!(app.is_flipped());
    press(&mut app, "Esc");
    press(&mut app, &format!(", {} Space Space", go_to("flip")));
    assert!(!app.is_flipped());
}

#[test]
fn what_is_kept_already_is_not_kept_again_by_the_button() {
    let mut app = app();
    assert_eq!(
        press(&mut app, ", Right Up Enter"),
        [store("lang", "zh-Hant"), store("lang", "zh-Hant"),]
    );
    let changes = vec![("lang", "zh-Hant".to_owned())];
    update(&mut app, Message::Stored(changes, Ok(())));
    assert_eq!(press(&mut app, ", Up Enter"), []);
}

#[test]
fn a_setting_that_a_key_has_changed_is_kept_without_a_word() {
    let mut app = app();
    press(&mut app, "B");
    let changes = || vec![("blindfold", "true".to_owned())];
    press(&mut app, ":h2e2 Enter");
    update(&mut app, Message::Stored(changes(), Ok(())));
    assert!(app.notice().is_none(), "{:?}", app.notice());
    press(&mut app, ",");
    update(&mut app, Message::Stored(changes(), Ok(())));
    let told = app.notice().map(|notice| app.tell(notice));
    assert_eq!(told.as_deref(), Some("The settings are kept."));
}

#[test]
fn settings_that_cannot_be_kept_say_so_and_act_nevertheless() {
    let mut app = app();
    press(&mut app, ", Right");
    let changes = vec![("lang", "zh-Hant".to_owned())];
    update(&mut app, Message::Stored(changes, Err("EROFS".to_owned())));
    let notice = app.notice().unwrap();
    assert!(app.tell(notice).contains("EROFS"));
    assert_eq!(app.settings().lang, Lang::ZhHant);
    press(&mut app, "Esc");
    assert_eq!(press(&mut app, ", Up Enter"), [store("lang", "zh-Hant")]);
}

#[test]
fn every_setting_stands_in_the_form_and_can_be_changed_by_keys() {
    for setting in SETTINGS {
        let mut app = app();
        let before = setting.get(app.settings());
        let change = match setting.kind {
            Kind::Text(..) if setting.name == "clock" => "Ctrl-U 5m Enter",
            Kind::Text(..) if setting.name == "move-limit" => "Ctrl-U off Enter",
            Kind::Choice(_) | Kind::Flag(_) | Kind::Text(..) => "Right",
        };
        press(&mut app, &format!(", {}{change}", go_to(setting.name)));
        assert_ne!(setting.get(app.settings()), before, "{}", setting.name);
    }
}

#[test]
fn every_setting_in_view_can_be_changed_by_a_click() {
    let mut app = app();
    press(&mut app, ",");
    let picture = rows(&drawn(&app, WINDOW));
    let row = picture.iter().position(|row| row.contains("ASCII only"));
    press(&mut app, &format!("click@40,{}", row.unwrap()));
    assert!(app.settings().ascii);
}

fn screen(lang: Lang, size: Size) -> String {
    let settings = Settings {
        lang,
        ..Settings::default()
    };
    let start = Start {
        settings_file: Some(PathBuf::from("/home/li/.config/xiangqi/config.toml")),
        ..Start::new(settings, Depth::TrueColor)
    };
    let mut app = App::new(start, size);
    press(&mut app, ",");
    text(&drawn(&app, size))
}

/// The last row of the window.
fn footer(app: &App) -> String {
    rows(&drawn(app, WINDOW)).last().cloned().unwrap()
}

#[test]
fn the_form_says_that_changes_are_kept_and_the_last_row_what_acts_on_the_field() {
    let start = Start {
        settings_file: Some(PathBuf::from("/home/li/.config/xiangqi/config.toml")),
        ..Start::new(Settings::default(), Depth::TrueColor)
    };
    let mut app = App::new(start, WINDOW);
    press(&mut app, ",");
    let picture = text(&drawn(&app, WINDOW));
    assert!(
        picture.contains("Changes are kept at once, in /home/li"),
        "{picture}"
    );
    let row = footer(&app);
    assert!(
        row.contains("Right change") && row.contains("Esc done"),
        "{row}"
    );
    press(&mut app, &go_to("move-limit"));
    assert!(!footer(&app).contains("Right"), "{}", footer(&app));
    press(&mut app, "Up Home Up");
    let row = footer(&app);
    assert!(
        row.contains("Enter done") && !row.contains("Right"),
        "{row}"
    );
    press(&mut app, "Esc n");
    let row = footer(&app);
    assert!(
        row.contains("Enter start the game") && !row.contains("Right"),
        "{row}"
    );
    assert!(row.contains("Esc close"), "{row}");
}

#[test]
fn the_settings_look_as_drawn() {
    let large = Size::new(120, 40);
    insta::assert_snapshot!("settings_80x24_en", screen(Lang::En, WINDOW));
    insta::assert_snapshot!("settings_80x24_zh_hans", screen(Lang::ZhHans, WINDOW));
    insta::assert_snapshot!("settings_120x40_zh_hant", screen(Lang::ZhHant, large));
}
