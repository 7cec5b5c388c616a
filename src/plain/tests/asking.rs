//! What is asked before something is lost, and what the clocks say.

use super::*;
use crate::storage::{Doubt, Held, LeftGame, read_record};

#[test]
fn resigning_in_a_pipe_ends_the_game_at_once() {
    let mut plain = piped();
    assert_eq!(answer(&mut plain, "resign"), "Black wins: Red resigned.\n");
    let over = "The game is over. Black wins: Red resigned.\n";
    assert_eq!(answer(&mut plain, "h2e2"), over);
    assert_eq!(answer(&mut plain, "draw"), over);
    assert_eq!(answer(&mut plain, "moves"), over);
}

#[test]
fn resigning_at_a_terminal_is_asked_about() {
    let mut plain = at_a_terminal();
    assert_eq!(answer(&mut plain, "h2e2/認輸"), "Black resigns? (yes/no)\n");
    assert_eq!(answer(&mut plain, "perhaps"), "Please answer yes or no.\n");
    assert_eq!(answer(&mut plain, "no"), "Nothing was changed.\n");
    assert_eq!(plain.game().outcome(), None);
    assert_eq!(
        answer(&mut plain, "resign/是"),
        "Red wins: Black resigned.\n"
    );
}

#[test]
fn a_draw_in_a_pipe_is_agreed_at_once() {
    let mut plain = piped();
    assert_eq!(answer(&mut plain, "draw"), "Draw by agreement.\n");
    assert_eq!(
        plain.game().outcome(),
        Some(Outcome::Drawn(DrawReason::Agreement))
    );
}

#[test]
fn an_offer_of_a_draw_waits_for_the_other_player_and_lapses_with_his_move() {
    let mut plain = at_a_terminal();
    let offer = answer(&mut plain, "draw");
    assert!(offer.starts_with("Red offers a draw."), "{offer}");
    let waits = answer(&mut plain, "h2e2");
    assert!(waits.ends_with(&offer), "{waits}");
    assert!(answer(&mut plain, "h9g7").starts_with("This move declines the draw.\n"));
    assert_eq!(plain.game().outcome(), None);
    assert_eq!(answer(&mut plain, "draw/draw"), "Draw by agreement.\n");
}

#[test]
fn a_word_or_a_yes_accepts_the_draw_that_is_offered() {
    for word in ["accept", "同意", "求和", "yes", "是"] {
        let mut plain = at_a_terminal();
        answer(&mut plain, "draw/h2e2");
        assert_eq!(answer(&mut plain, word), "Draw by agreement.\n", "{word}");
    }
    for mut plain in [piped(), at_a_terminal()] {
        let none = "There is no offer of a draw to accept.\n";
        assert_eq!(answer(&mut plain, "accept"), none);
        assert_eq!(plain.game().draw_offer(), None);
        assert_eq!(plain.game().outcome(), None);
    }
    let mut plain = at_a_terminal();
    let unread = answer(&mut plain, "yes");
    assert!(unread.starts_with("Cannot read \"yes\""), "{unread}");
}

#[test]
fn a_no_declines_the_offer_of_a_draw_and_the_game_goes_on() {
    let mut plain = at_a_terminal();
    let declined = answer(&mut plain, "draw/h2e2/no");
    assert_eq!(declined, "Black declines the draw.\n");
    assert_eq!(plain.game().draw_offer(), None);
    assert_eq!(plain.game().outcome(), None);
}

#[test]
fn taking_back_ends_an_offer_of_a_draw() {
    let mut plain = at_a_terminal();
    let undone = answer(&mut plain, "draw/h2e2/undo");
    assert!(!undone.contains("offers a draw"), "{undone}");
    assert!(answer(&mut plain, "draw").starts_with("Red offers a draw."));
}

#[test]
fn taking_back_asks_the_other_player_where_the_settings_say_so_and_somebody_sits_there() {
    let serious = |interactive| {
        let settings = Settings {
            takeback_asks: true,
            ..settings()
        };
        Plain::new(Position::start(), settings, interactive)
    };
    let mut plain = serious(true);
    let asked = "Red takes a move back. Does Black agree? (yes/no)\n";
    assert_eq!(answer(&mut plain, "h2e2/undo"), asked);
    let declined = "Black does not agree: no move is taken back.\n";
    assert_eq!(answer(&mut plain, "no"), declined);
    answer(&mut plain, "h9g7/undo 2/yes");
    assert_eq!(plies(&plain), 0);
    // Who has lost would have the game go on.
    let asked = answer(&mut plain, "h2e2/h9g7/resign/yes/undo");
    assert!(asked.starts_with("Red takes a move back."), "{asked}");
    answer(&mut plain, "yes");
    assert_eq!((plies(&plain), plain.game().outcome()), (2, None));
    // Going back in a record is no taking back.
    let record = read_record("1. c3c4 g6g5 *", settings().rules).unwrap();
    let mut plain = serious(true);
    plain.opened("a.pgn".into(), record);
    answer(&mut plain, "undo");
    assert_eq!(plies(&plain), 1);
    let mut plain = serious(false);
    answer(&mut plain, "h2e2/undo");
    assert_eq!(plies(&plain), 0);
}

#[test]
fn a_new_game_is_asked_about_only_where_there_is_something_to_lose() {
    let mut plain = at_a_terminal();
    assert!(answer(&mut plain, "new").starts_with("A new game.\n"));
    assert_eq!(
        answer(&mut plain, "h2e2/new"),
        "This game cannot be kept: it will be lost. Give up this game and start a new one? (yes/no)\n"
    );
    assert!(answer(&mut plain, "yes").starts_with("A new game.\n"));
    let mut plain = piped();
    assert!(answer(&mut plain, "h2e2/new").starts_with("A new game.\n"));
}

#[test]
fn the_clocks_run_where_somebody_sits_and_are_told() {
    let timed = |interactive| {
        let settings = Settings {
            clock: "1m".parse().ok(),
            ..settings()
        };
        Plain::new(Position::start(), settings, interactive)
    };
    let none = "This game is played without a clock.\n";
    assert!(answer(&mut timed(false), "say clock").starts_with(none));
    let mut plain = timed(true);
    plain.set_time(Duration::from_secs(5));
    answer(&mut plain, "h2e2/h9g7");
    plain.set_time(Duration::from_secs(15));
    let told = answer(&mut plain, "say clock");
    assert!(
        told.starts_with("Red has 0:50.\nBlack has 1:00.\n"),
        "{told}"
    );
    assert!(
        plain.saved().notes["clock"].starts_with("1m;red;2;10;"),
        "{:?}",
        plain.saved().notes
    );
    plain.set_time(Duration::from_secs(70));
    assert_eq!(
        answer(&mut plain, "h0g2"),
        "Black wins: Red's time ran out.\n"
    );
    assert_eq!(plies(&plain), 2);
}

#[test]
fn a_fallen_flag_is_told_when_it_falls_and_ten_seconds_before() {
    let seconds = Duration::from_secs;
    let timed = |clock: &str, bell_flag| {
        let settings = Settings {
            clock: clock.parse().ok(),
            bell_flag,
            ..Settings::default()
        };
        let mut plain = Plain::new(Position::start(), settings, true);
        plain.line("h2e2");
        assert_eq!(plain.due(), None, "nothing runs before both have moved");
        plain.line("h9g7");
        plain
    };
    let mut plain = timed("1m", true);
    assert_eq!(plain.due(), Some(seconds(50)));
    plain.set_time(seconds(50));
    let told = plain.tick().unwrap();
    assert_eq!(
        (told.text.as_str(), told.effect),
        ("Red has 0:10.0.\n", None)
    );
    plain.line("resign");
    assert_eq!(plain.due(), Some(seconds(60)));
    plain.set_time(seconds(60));
    let told = plain.tick().unwrap();
    let expected = ("Black wins: Red's time ran out.\n", Some(Effect::Bell));
    assert_eq!((told.text.as_str(), told.effect), (expected.0, expected.1));
    assert_eq!(plain.due(), None);
    assert!(!plain.line("yes").text.contains("Nothing was changed"));
    // A clock that never shows more than ten seconds warns of nothing.
    let mut plain = timed("4s", false);
    assert_eq!(plain.due(), Some(seconds(4)));
    plain.set_time(seconds(4));
    assert_eq!(plain.tick().unwrap().effect, None);
    assert_eq!(timed("none", true).due(), None);
}

#[test]
fn a_timed_game_tells_its_clock_when_it_begins_and_whose_time_runs_after_each_move() {
    let timed = |lang, interactive| {
        let settings = Settings {
            clock: "10m+5s".parse().ok(),
            lang,
            ..settings()
        };
        Plain::new(Position::start(), settings, interactive)
    };
    let mut plain = timed(Lang::En, true);
    let begins = "A new game, clock 10m+5s.";
    let greeting = plain.greeting("News.\n");
    let told = format!("or help.\n{begins}\nNews.\nRed to move, 10:00 left.\n");
    assert!(greeting.ends_with(&told), "{greeting}");
    plain.set_time(Duration::from_secs(4));
    let played = answer(&mut plain, "h2e2");
    assert!(played.ends_with("Black to move, 10:00 left.\n"), "{played}");
    plain.set_time(Duration::from_secs(30));
    for (line, turn) in [
        ("h9g7", "Red to move, "),
        ("fen", ""),
        ("board", "Red to move, "),
    ] {
        let told = answer(&mut plain, line);
        assert_eq!(told.contains(" left."), !turn.is_empty(), "{told}");
        assert!(told.contains(turn), "{told}");
    }
    let told = answer(&mut plain, "new/yes");
    assert!(told.starts_with(begins), "{told}");
    let told = plain.line("fen 3k5/9/9/9/9/9/9/9/R8/4K4 w - - 0 1");
    assert!(told.text.starts_with(begins), "{told:?}");
    let greeting = timed(Lang::ZhHans, true).greeting("");
    assert!(
        greeting.contains("新的一局：局时10分，每步加5秒。\n"),
        "{greeting}"
    );
    // In a pipe no clock runs, and the same lines give the same text.
    let mut piped = timed(Lang::En, false);
    let all = piped.greeting("") + &answer(&mut piped, "h2e2/new");
    assert!(!all.contains("10m") && !all.contains(" left."), "{all}");
}

#[test]
fn a_game_that_was_kept_goes_on_with_its_clocks() {
    let settings = Settings {
        clock: "1m".parse().ok(),
        ..settings()
    };
    let mut first = Plain::new(Position::start(), settings, true);
    answer(&mut first, "h2e2/h9g7");
    first.set_time(Duration::from_secs(20));
    let kept = first.saved().clone();
    let mut second = at_a_terminal();
    second.take_up(kept);
    let told = answer(&mut second, "say clock");
    assert!(
        told.starts_with("Red has 0:40.\nBlack has 1:00.\n"),
        "{told}"
    );
}

#[test]
fn the_clocks_of_a_game_that_is_gone_on_with_stand_until_a_line_is_typed() {
    let seconds = Duration::from_secs;
    let settings = Settings {
        clock: "1m".parse().ok(),
        ..settings()
    };
    let mut first = Plain::new(Position::start(), settings, true);
    answer(&mut first, "h2e2/h9g7");
    first.set_time(seconds(20));
    let kept = first.saved().clone();
    let stand = "The clocks stand still: Enter or the next line starts them.\n";
    let shown = "Red has 0:40.\nBlack has 1:00.\n";
    for (line, expected) in [("", shown), ("board", "Red to move, 0:40 left.\n")] {
        let mut plain = at_a_terminal();
        let told = plain.went_on(&LeftGame::default(), kept.clone()).text;
        assert!(told.contains(shown) && told.ends_with(stand), "{told}");
        plain.set_time(seconds(1000));
        assert_eq!(plain.due(), None);
        let answered = answer(&mut plain, line);
        assert!(answered.ends_with(expected), "{answered}");
        assert!(!answered.contains(stand), "{answered}");
        assert_eq!(plain.due(), Some(seconds(1030)));
        assert_eq!(answer(&mut plain, ""), "");
    }
    // Nothing runs that could stand: both have not moved yet, or the game is over.
    for line in ["undo", "resign/yes"] {
        let mut other = at_a_terminal();
        other.take_up(kept.clone());
        answer(&mut other, line);
        let kept = other.saved().clone();
        let mut plain = at_a_terminal();
        plain.take_up(kept);
        assert!(!plain.greeting("").contains(stand), "{line}");
        plain.line("");
        assert_eq!(plain.due(), None, "{line}");
    }
}

#[test]
fn saving_asks_before_it_replaces_another_file() {
    let mut plain = at_a_terminal();
    let path = PathBuf::from("game.pgn");
    let save = |replace| {
        Some(Effect::Save {
            path: path.clone(),
            replace,
        })
    };
    assert_eq!(plain.line("save game.pgn").effect, save(false));
    let asked = plain
        .was_saved(path.clone(), &SaveResult::Exists(Doubt::Other))
        .text;
    assert_eq!(asked, "game.pgn exists. Replace it? (yes/no)\n");
    assert_eq!(plain.line("yes").effect, save(true));
    assert_eq!(
        plain.was_saved(path.clone(), &kept("game.pgn")).text,
        "Saved as ~/games/game.pgn (PGN).\n"
    );
    // Whether its own file may be replaced is found out where files are read.
    assert_eq!(plain.line("save").effect, save(false));

    let mut plain = piped();
    let kept = plain
        .was_saved(path.clone(), &SaveResult::Exists(Doubt::Other))
        .text;
    assert_eq!(
        kept,
        "game.pgn exists and was left as it is; choose another name.\n"
    );
    assert_eq!(plain.line("save").text, "Name the file: save FILE\n");
}

#[test]
fn saving_says_why_its_own_file_is_not_simply_replaced() {
    let path = PathBuf::from("t2.pgn");
    for (doubt, why) in [
        (Doubt::Games(3), "t2.pgn holds 3 games."),
        (Doubt::Unread, "t2.pgn holds more than could be read."),
        (
            Doubt::Changed,
            "t2.pgn has changed since it was opened or saved here.",
        ),
    ] {
        let refused = SaveResult::Exists(doubt);
        let mut plain = at_a_terminal();
        assert_eq!(
            plain.was_saved(path.clone(), &refused).text,
            format!("{why} Replace the whole file by this game? (yes/no)\n")
        );
        let replaced = Some(Effect::Save {
            path: path.clone(),
            replace: true,
        });
        assert_eq!(plain.line("yes").effect, replaced);
        assert_eq!(
            piped().was_saved(path.clone(), &refused).text,
            format!("{why} It was left as it is; choose another name.\n")
        );
    }
}

#[test]
fn a_record_is_read_before_the_question_whether_the_game_is_given_up_for_it() {
    let record = || read_record("1. c3c4 g6g5 *", Rules::default()).unwrap();
    let path = PathBuf::from("game.pgn");
    let mut plain = at_a_terminal();
    plain.line("h2e2");
    let load = Some(Effect::Load {
        path: path.clone(),
        number: Some(2),
    });
    assert_eq!(plain.line("load game.pgn 2").effect, load);
    let refused = plain.cannot_open(&path, "no such file").text;
    assert_eq!(refused, "Cannot open game.pgn: no such file.\n");
    let asked = plain.opened(path.clone(), record());
    assert_eq!(
        (asked.text.as_str(), asked.effect),
        (
            "This game cannot be kept: it will be lost. Give up this game and open game.pgn? (yes/no)\n",
            None
        )
    );
    assert_eq!(answer(&mut plain, "no"), "Nothing was changed.\n");
    assert_eq!(plies(&plain), 1);
    plain.opened(path.clone(), record());
    assert_eq!(plain.line("yes").effect, Some(Effect::Leave));
    assert_eq!(plies(&plain), 2);

    // Nothing is asked where there is nothing to give up.
    let opened = at_a_terminal().opened(path, record());
    assert_eq!(opened.effect, Some(Effect::PutAway));
    assert!(opened.text.starts_with("Opened game.pgn.\n"));
}

#[test]
fn saving_says_so_also_where_a_text_had_to_be_changed() {
    let saved = SaveResult::Saved {
        at: "~/game.pgn".to_owned(),
        losses: vec![Loss::Comments(1)],
        held: Held::default(),
    };
    let told = piped().was_saved(PathBuf::from("game.pgn"), &saved).text;
    assert_eq!(
        told,
        "Saved as ~/game.pgn (PGN).\nWarning: the text of a comment was changed: } became ).\n"
    );
}

#[test]
fn a_game_has_the_day_of_its_first_move() {
    let day = |seconds| Day::of(std::time::UNIX_EPOCH + Duration::from_secs(seconds));
    let mut plain = at_a_terminal();
    plain.set_day(day(86_400));
    plain.line("h2e2");
    plain.set_day(day(2 * 86_400));
    answer(&mut plain, "h9g7/undo 2/b2e2");
    assert_eq!(plain.saved().tags.get("Date"), Some("1970.01.02"));

    // A record that says nothing of its day does not get another one.
    let record = read_record("1. c3c4 *", Rules::default()).unwrap();
    let mut plain = at_a_terminal();
    plain.set_day(day(86_400));
    plain.opened(PathBuf::from("game.pgn"), record);
    answer(&mut plain, "undo/h2e2");
    assert_eq!(plain.saved().tags.get("Date"), None);
}

#[test]
fn undo_takes_a_resignation_back_before_it_takes_moves_back() {
    let mut plain = piped();
    let told = answer(&mut plain, "h2e2/h9g7/resign/undo");
    assert!(
        told.starts_with("The end is taken back: the game goes on.\n"),
        "{told}"
    );
    assert_eq!((plies(&plain), plain.game().outcome()), (2, None));
    let told = answer(&mut plain, "draw/undo 2");
    assert!(
        told.starts_with("The end is taken back: the game goes on.\nTaken back"),
        "{told}"
    );
    assert_eq!(plies(&plain), 1);
}

#[test]
fn who_wants_to_leave_need_not_answer_the_question_first() {
    for word in ["q", "-1", "離開"] {
        let mut plain = at_a_terminal();
        answer(&mut plain, "resign");
        assert_eq!(plain.line(word).effect, Some(Effect::Quit), "{word}");
        assert_eq!(plain.game().outcome(), None);
    }
}

#[test]
fn the_result_of_a_record_is_told_until_the_game_goes_on() {
    let text = "[Result \"1-0\"]\n[Termination \"time forfeit\"]\n\n1. c3c4 g6g5 1-0\n";
    let recorded = "Recorded result: 1-0 (time forfeit).\n";
    let opened = |mut plain: Plain| {
        let record = read_record(text, Rules::default()).unwrap();
        let told = plain.opened(PathBuf::from("game.pgn"), record).text;
        assert!(
            told.ends_with(&format!("Red to move.\n{recorded}")),
            "{told}"
        );
        plain
    };
    let mut plain = opened(at_a_terminal());
    let asked = plain.line("resign").text;
    assert_eq!(asked, format!("{recorded}Red resigns? (yes/no)\n"));
    plain.line("no");
    let played = plain.line("h2e2").text;
    let stays = "The recorded result (1-0) stays with the moves of the record.\n";
    assert!(
        played.starts_with(stays) && !played.contains(recorded),
        "{played}"
    );
    let mut piped = opened(piped());
    let resigned = piped.line("resign").text;
    assert_eq!(resigned, format!("{recorded}Black wins: Red resigned.\n"));
}

#[test]
fn a_move_with_a_character_of_the_other_side_is_not_played() {
    let mut plain = at_a_terminal();
    let refused = answer(&mut plain, "卒1進1");
    assert_eq!(refused, "It is Red's turn; 卒 is Black's.\n");
    assert_eq!(plain.game().ply(), 0);
    answer(&mut plain, "兵1進1");
    assert_eq!(plain.game().ply(), 1);
}
