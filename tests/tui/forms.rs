//! Forms: a new game, the settings, and the players of a sitting.

use crate::hands::{WINDOW, app, check, drawn, open, press, state};
use crate::screen::rows;
use ratatui::layout::Size;
use xiangqi::config::Settings;
use xiangqi::game::Handicap;
use xiangqi::i18n::Lang;
use xiangqi::rules::{RuleSet, Side};
use xiangqi::tui::message::Message;
use xiangqi::tui::offer::on_result;
use xiangqi::tui::theme::Depth;
use xiangqi::tui::update::update;
use xiangqi::tui::{App, Start};

#[test]
fn a_new_game_is_a_form_that_enter_alone_accepts_only_when_no_game_is_lost() {
    check(&[
        ("n", "@e0 form+8"),
        ("n Enter", "@e0 \"A new game.\""),
        (":h2e2 Enter n", "h2e2 @e2 form+1"),
        (":h2e2 Enter n Enter", "h2e2 @e2 form+2"),
        (":h2e2 Enter n Esc", "h2e2 @e2"),
        (":h2e2 Enter n Up Enter", "@e0 \"A new game.\""),
        (":h2e2 Enter click@h9 n Up Enter", "@e0 \"A new game.\""),
        (":h2e2 Enter a", "h2e2 @e2 Again(false)? No"),
    ]);
}

#[test]
fn the_form_of_a_new_game_makes_the_game_that_it_says() {
    let mut app = app();
    press(
        &mut app,
        "n Down Anna Down Bert Down Space Down Right Down Right Down Right Down Down Enter",
    );
    assert_eq!(state(&app), "@e0 form+8");
    press(&mut app, "Enter");
    assert_eq!(
        state(&app),
        "@e0 \"A new game, clock 5m. Red gives the odds (left horse).\""
    );
    let saved = app.saved();
    assert_eq!(saved.tags.get("Red"), Some("Bert"));
    assert_eq!(saved.tags.get("Black"), Some("Anna"));
    assert_eq!(app.game().rules().set, RuleSet::Casual);
    assert_eq!(Handicap::of(app.game().start()), Some(Handicap::Horse));
    assert_eq!(app.settings().clock, "5m".parse().ok());
}

#[test]
fn a_mistake_in_a_form_is_named_where_it_is() {
    let mut app = app();
    press(&mut app, "n Up Up nonsense Enter");
    assert_eq!(state(&app), "@e0 form+6");
    // Who has been told may go on; the game does not start with the mistake.
    press(&mut app, "Down Down");
    assert_eq!(state(&app), "@e0 form+8");
    press(&mut app, "Enter");
    assert_eq!(state(&app), "@e0 form+6");
    let screen = rows(&drawn(&app, WINDOW)).join("\n");
    assert!(screen.contains("expected: a time such as"), "{screen}");
    press(&mut app, "Ctrl-U Down 9/9 Enter Enter Enter");
    assert_eq!(state(&app), "@e0 form+7");
    press(&mut app, "Ctrl-U Down Enter");
    assert_eq!(state(&app), "@e0 \"A new game.\"");
}

#[test]
fn what_is_wrong_with_a_new_game_is_said_where_it_was_typed() {
    for (keys, place, why) in [
        ("n Up Up soon Down", 6, "expected: a time such as"),
        ("n Up 9/9 Down", 7, "9/9"),
    ] {
        let mut app = app();
        press(&mut app, keys);
        assert_eq!(state(&app), format!("@e0 form+{place}"), "{keys}");
        let screen = rows(&drawn(&app, WINDOW)).join("\n");
        assert!(screen.contains(why), "{screen}");
        press(&mut app, "Ctrl-U Down");
        assert_eq!(state(&app), format!("@e0 form+{}", place + 1));
    }
}

#[test]
fn the_score_of_the_sitting_stands_beside_the_names() {
    let mut app = app();
    let names = |app: &App| {
        [Side::Red, Side::Black]
            .map(|side| app.player(side))
            .join(" - ")
    };
    press(&mut app, "n Down Anna Down Bert Enter Up Up Up Enter");
    assert_eq!(names(&app), "Anna - Bert");
    press(&mut app, ":h2e2 Enter R y");
    assert_eq!(names(&app), "Anna 1:0 - Bert 0:1");
    press(&mut app, "u");
    assert_eq!(names(&app), "Anna - Bert");
    press(&mut app, "Ctrl-R R y A");
    assert_eq!(names(&app), "Bert 0:1 - Anna 1:0");
    press(&mut app, ":h2e2 Enter d d y");
    assert_eq!(names(&app), "Bert ½:1½ - Anna 1½:½");
}

#[test]
fn a_name_may_be_typed_as_soon_as_the_form_is_open() {
    let mut app = app();
    press(&mut app, "n Anna Down Bert Enter Up Up Up Enter");
    assert_eq!(app.player(Side::Red), "Anna");
    assert_eq!(app.player(Side::Black), "Bert");
}

#[test]
fn the_form_says_that_enter_starts_and_where_letters_go() {
    let mut app = app();
    press(&mut app, "n");
    for size in [WINDOW, ratatui::layout::Size::new(40, 20)] {
        update(&mut app, Message::Resized(size));
        let screen = rows(&drawn(&app, size)).join(" ");
        for words in ["Enter starts. Typing fills in", "Red's"] {
            assert!(screen.contains(words), "{screen}");
        }
    }
    press(&mut app, "A");
    let screen = rows(&drawn(&app, WINDOW)).join("\n");
    assert!(!screen.contains("Typing fills in"), "{screen}");
}

#[test]
fn a_long_name_shows_its_beginning_where_nobody_types() {
    let mut app = app();
    let has = |app: &App, words: &str| {
        let screen = rows(&drawn(app, WINDOW)).join("\n");
        assert!(screen.contains(words), "{screen}");
    };
    press(&mut app, "n Bartholomew-the-Elder-of-the-Western-Hills");
    has(&app, "der-of-the-Western-Hills");
    press(&mut app, "Down");
    has(&app, "Bartholomew-the-Elder-of-the-W…");
    press(&mut app, "Up");
    has(&app, "der-of-the-Western-Hills");
}

#[test]
fn playing_again_asks_before_a_game_is_given_up_and_keeps_its_start_and_players() {
    let mut app = app();
    press(
        &mut app,
        "n Down Anna Down Bert Enter Up Up Up Enter :h2e2 Enter a",
    );
    assert!(state(&app).contains("Again(false)? No"), "{}", state(&app));
    press(&mut app, "n");
    assert_eq!(state(&app), "h2e2 @e2");
    press(&mut app, "A y");
    assert_eq!(state(&app), "@e0 \"A new game.\"");
    assert_eq!(app.player(Side::Red), "Bert");
}

#[test]
fn the_score_of_a_sitting_is_kept_with_the_game_that_goes_on() {
    let mut first = app();
    press(
        &mut first,
        ":h2e2 Enter R y a :h2e2 Enter d d y a :b2e2 Enter",
    );
    assert_eq!(first.player(Side::Red), "Red 1½:½");
    let kept = first.saved().clone();
    let mut second = app();
    let went_on = Message::WentOn(Box::new(Ok(kept)));
    update(&mut second, went_on);
    assert_eq!(second.player(Side::Red), "Red 1½:½");
    assert_eq!(second.player(Side::Black), "Black ½:1½");
    press(&mut second, "R y u");
    assert_eq!(second.player(Side::Red), "Red 1½:½");
}

#[test]
fn a_game_counts_in_the_score_as_long_as_it_has_its_end() {
    let red = |app: &App| app.player(Side::Red);
    for gone in ["u", "D y", "Home Delete Esc [ End D y"] {
        let mut app = app();
        press(&mut app, ":h2e2 Enter R y");
        assert_eq!(red(&app), "Red 1:0");
        press(&mut app, gone);
        assert_eq!(red(&app), "Red", "{gone}: {}", state(&app));
    }
    // So it is when the game was left and another run has gone on with it, or this one has come back to it.
    let mut first = app();
    press(&mut first, ":h2e2 Enter R y");
    let kept = first.saved().clone();
    press(&mut first, "n Enter");
    assert_eq!(red(&first), "Red 1:0");
    for mut app in [first, app()] {
        let went_on = Message::WentOn(Box::new(Ok(kept.clone())));
        update(&mut app, went_on);
        assert_eq!(red(&app), "Red 1:0");
        press(&mut app, "c good Enter");
        assert_eq!(red(&app), "Red 1:0");
        press(&mut app, "D y");
        assert_eq!(red(&app), "Red", "{}", state(&app));
        press(&mut app, ":h2e2 Enter R y");
        assert_eq!(red(&app), "Red 1:0");
    }
}

#[test]
fn the_score_goes_with_its_players_when_they_go_back_to_a_game_on_other_sides() {
    for names in ["", "n Anna Down Bert PageDown Enter "] {
        for other in ["A", "n Up Up Up Up Up Up Space PageDown Enter"] {
            let mut app = app();
            press(&mut app, &format!("{names}:h2e2 Enter R y"));
            let first = app.saved().clone();
            assert!(app.player(Side::Red).ends_with(" 1:0"));
            press(&mut app, other);
            assert!(
                app.player(Side::Black).ends_with(" 1:0"),
                "{other}: {}",
                state(&app)
            );
            let second = app.saved().clone();
            for (saved, winner) in [(first, Side::Red), (second, Side::Black)] {
                update(&mut app, Message::WentOn(Box::new(Ok(saved))));
                let player = app.player(winner);
                assert!(player.ends_with(" 1:0"), "{names}{other}: {player}");
            }
        }
    }
}

#[test]
fn playing_again_asks_nothing_after_a_finished_game_that_is_kept() {
    for keys in ["a", "A"] {
        let mut app = app();
        app.set_kept(true);
        press(&mut app, &format!(":h2e2 Enter R y c good Enter r {keys}"));
        assert!(app.modes().is_empty(), "{}", state(&app));
        assert_eq!(app.game().ply(), 0);
    }
    // What nothing keeps would be lost.
    let mut app = app();
    press(&mut app, ":h2e2 Enter R y c good Enter a");
    assert!(state(&app).contains("Again(false)? No"), "{}", state(&app));
}

#[test]
fn the_choice_of_a_clock_and_the_clock_that_is_typed_never_differ() {
    let word = |app: &App, words: &str| {
        let rows = rows(&drawn(app, WINDOW));
        rows.iter().any(|row| row.contains(words))
    };
    // A clock that is typed shows in the choice, also when the form is opened again.
    let mut app = app();
    press(&mut app, "n Up Up 5m+3s");
    assert!(word(&app, "own ▸"));
    press(&mut app, "Down Down Enter n");
    assert_eq!(app.settings().clock, "5m+3s".parse().ok());
    assert!(word(&app, "own ▸") && word(&app, "5m+3s"));
    // One of the usual clocks takes its place.
    press(&mut app, "Up Up Up Right Right");
    assert!(word(&app, "5m ▸") && !word(&app, "5m+3s"));
    press(&mut app, "Down Down Down Enter");
    assert_eq!(app.settings().clock, "5m".parse().ok());
    // An emptied field is no clock.
    press(&mut app, "n Up Up 9m Ctrl-U Down Down Enter");
    assert_eq!(app.settings().clock, None);
}

#[test]
fn the_score_ends_with_other_names_another_position_or_an_endgame() {
    let scored = || {
        let mut app = app();
        press(&mut app, ":h2e2 Enter R y");
        assert_eq!(app.player(Side::Red), "Red 1:0");
        app
    };
    let mut renamed = scored();
    press(&mut renamed, "n Up Up Up Up Up Up Up Up Anna");
    press(
        &mut renamed,
        "Down Down Down Down Down Down Down Down Enter",
    );
    assert!(
        !renamed.player(Side::Red).contains('1'),
        "{}",
        state(&renamed)
    );
    let mut placed = scored();
    press(
        &mut placed,
        ":fen Space 4k4/9/9/9/9/9/9/9/R8/3K5 Space w Enter",
    );
    assert_eq!(placed.game().ply(), 0, "{}", state(&placed));
    assert_eq!(placed.player(Side::Red), "Red");
    let mut lesson = scored();
    press(&mut lesson, "E Enter Enter");
    assert_eq!(lesson.player(Side::Red), "Red", "{}", state(&lesson));
}

#[test]
fn an_end_beside_the_moves_of_a_record_is_no_score() {
    let mut app = app();
    let text = "[Game \"Chinese Chess\"]\n\n1. 炮二平五 馬8進7 *\n";
    open(&mut app, "a.pgn", text);
    press(&mut app, "[ :b9c7 Enter d d y");
    assert!(app.game().outcome().is_some(), "{}", state(&app));
    assert_eq!(app.player(Side::Red), "Red");
    // As long as its line is the main one, it is the game's own.
    for (keys, score) in [("P", "Red ½:½"), ("{ P", "Red"), ("{ P", "Red ½:½")] {
        press(&mut app, keys);
        assert_eq!(app.player(Side::Red), score, "{keys}: {}", state(&app));
    }
}

#[test]
fn a_chinese_player_reads_and_types_the_clock_in_chinese() {
    let mut app = app();
    press(&mut app, "L n Up Up Up Right");
    let shows = |app: &App, words: &str| {
        let picture = rows(&drawn(app, WINDOW)).join("\n");
        assert!(picture.contains(words), "{picture}");
    };
    for clock in [
        "局時5分",
        "局時10分",
        "局時10分，每步加5秒",
        "局時15分，每步加10秒",
        "局時20分，讀秒30秒3次",
        "局時1小時，讀秒1分",
        "每步30秒",
        "無",
    ] {
        shows(&app, clock);
        press(&mut app, "Right");
    }
    press(&mut app, "Down 二十分，讀秒30秒 Down Down Enter");
    assert_eq!(app.settings().clock, "20m/30s".parse().ok());
    shows(&app, "20:00 讀秒30秒");
    // It stands in the forms as it is said, and reads as what it was.
    press(&mut app, "n");
    shows(&app, "局時20分，讀秒30秒");
    press(&mut app, "Down Down Enter");
    assert_eq!(app.settings().clock, "20m/30s".parse().ok());
}

#[test]
fn a_usual_clock_is_found_again_however_it_is_written() {
    let mut app = app();
    press(
        &mut app,
        "n Up Up Up Right Right Right Right Right Right Down Down Down Enter n",
    );
    assert_eq!(app.settings().clock, "60m/60s".parse().ok());
    let picture = rows(&drawn(&app, WINDOW)).join("\n");
    assert!(picture.contains("60m/60s ▸"), "{picture}");
}

#[test]
fn the_end_with_which_a_record_was_opened_counts_for_nobody() {
    for text in [
        "[Red \"Anna\"]\n[Result \"1-0\"]\n\n1. c3c4 g6g5 {Black resigns} 1-0",
        "[Red \"Anna\"]\n[FEN \"4k4/R8/1R7/9/9/9/9/9/9/3K5 w - - 0 1\"]\n\n1. b7b9 1-0",
    ] {
        let mut app = app();
        open(&mut app, "over.pgn", text);
        for keys in ["u Ctrl-R", "[ ]", "u u Ctrl-R Ctrl-R"] {
            press(&mut app, keys);
            assert_eq!(app.player(Side::Red), "Anna", "{keys} {text}");
        }
    }
}

#[test]
fn the_box_keeps_its_width_while_a_choice_is_stepped_through() {
    for lang in xiangqi::i18n::Lang::ALL {
        for (keys, choices) in [("n Up Up Up", 9), ("n Up Up Up Up", 9)] {
            let mut app = app();
            while app.settings().lang != lang {
                press(&mut app, "L");
            }
            press(&mut app, keys);
            let first = box_of(&app);
            for _ in 0..choices {
                press(&mut app, "Right");
                assert_eq!(box_of(&app), first, "{keys} in {lang}");
            }
        }
    }
}

#[test]
fn a_label_that_is_cut_in_a_narrow_window_is_told_whole() {
    use ratatui::layout::Size;
    let size = Size::new(30, 15);
    let mut app = app();
    update(&mut app, Message::Resized(size));
    press(&mut app, ", Down");
    let screen = rows(&drawn(&app, size)).join("\n");
    assert!(screen.contains("rules of a new game"), "{screen}");
}

/// Where the box on top lies.
fn box_of(app: &App) -> ratatui::layout::Rect {
    use xiangqi::tui::boxes::Overlay;
    use xiangqi::tui::layout::{Areas, areas};
    let Areas::Table(table) = areas(WINDOW, app) else {
        panic!("the window is too small");
    };
    table.overlay(&Overlay::top(app).unwrap(), app)
}

#[test]
fn a_long_name_is_cut_where_the_score_and_the_clock_need_room() {
    let (red, black) = (
        "Wolfgang_Amadeus_of_Salzburg_and_Vienna",
        "王天一王天一王天一王天一王天一王天一",
    );
    for (size, ascii) in [(80, 24), (40, 20), (120, 40)]
        .into_iter()
        .flat_map(|size| [(size, false), (size, true)])
    {
        let settings = Settings {
            clock: "10m+5s".parse().ok(),
            ascii,
            ..Settings::default()
        };
        let mut app = App::new(Start::new(settings, Depth::TrueColor), WINDOW);
        let keys = format!("n paste@{red} Down paste@{black} PageDown Enter");
        press(&mut app, &keys);
        press(&mut app, ":h2e2 Enter R y a :h2h9 Enter :i9h9 Enter");
        let picture = rows(&drawn(&app, Size::new(size.0, size.1)));
        let cut = if ascii { "~" } else { "…" };
        for (begins, score, lost) in [("Wolf", "1:0", ["炮", "C"]), ("王", "0:1", ["馬", "h"])] {
            let row = picture.iter().find(|row| row.contains(begins)).unwrap();
            for words in [score, "10:0", cut, lost[usize::from(ascii)]] {
                assert!(row.contains(words), "{words} {size:?} in {row}");
            }
            assert_eq!(row.contains(" +5"), size.0 > 40, "{size:?} in {row}");
        }
    }
}

#[test]
fn the_result_offers_to_change_sides_and_leaves_the_last_move_in_view() {
    for lang in Lang::ALL {
        let settings = Settings {
            lang,
            ..Settings::default()
        };
        let mut app = App::new(Start::new(settings, Depth::TrueColor), WINDOW);
        press(&mut app, ":h2e2 Enter :h9g7 Enter R y");
        let narrow = Size::new(40, 20);
        update(&mut app, Message::Resized(narrow));
        let picture = rows(&drawn(&app, narrow));
        for offer in on_result(&app) {
            let key = app.key(offer.command);
            let button = format!("{key} {}", lang.text(offer.label));
            let has = |row: &String| row.starts_with('│') && row.contains(&button);
            assert!(picture.iter().any(has), "{button}\n{}", picture.join("\n"));
        }
        assert!(picture.concat().contains("[馬)") || picture.concat().contains("[马)"));
        press(&mut app, "Tab Tab Enter");
        assert_eq!(app.game().ply(), 0, "{}", state(&app));
        assert!(app.player(Side::Red).contains("1:0"), "Black has won");
    }
}
