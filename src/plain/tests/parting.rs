//! A game in the place of another: nothing is asked where that is kept, and it comes back.

use super::*;
use crate::rules::BySide;
use crate::storage::LeftGame;

fn kept() -> Plain {
    let mut plain = at_a_terminal();
    plain.set_kept(true);
    plain
}

#[test]
fn a_game_that_is_kept_leaves_the_board_without_a_question() {
    let told = "The game before is kept: resume goes on with it.\n";
    let fen = "fen 4k4/9/9/9/9/9/9/9/R8/3K5 w - - 0 1";
    for line in ["new", fen] {
        let mut plain = kept();
        plain.line("h2e2");
        let reply = plain.line(line);
        assert_eq!(reply.effect, Some(Effect::Leave), "{line}");
        assert!(reply.text.starts_with(&format!("A new game. {told}")));
        assert_eq!(plain.parted().unwrap().game.ply(), 1);
    }
    for before in ["board", "h2e2/resign/yes"] {
        let mut plain = kept();
        answer(&mut plain, before);
        let reply = plain.line("new");
        assert_eq!(reply.effect, Some(Effect::PutAway), "{before}");
        assert!(reply.text.starts_with("A new game.\n"));
    }
}

#[test]
fn an_unfinished_game_is_gone_on_with_by_a_word() {
    for (line, number) in [("resume", None), ("continue 2", Some(2)), ("繼續", None)] {
        let reply = kept().line(line);
        assert_eq!(reply.effect, Some(Effect::GoOn(number)), "{line}");
    }
    let mut plain = kept();
    plain.line("h2e2");
    let left = LeftGame {
        plies: 2,
        event: Some("Club cup".to_owned()),
        players: BySide {
            red: Some("Anna".to_owned()),
            black: None,
        },
        ..LeftGame::default()
    };
    let mut other = at_a_terminal();
    answer(&mut other, "c3c4/g6g5");
    let told = plain.went_on(&left, other.saved().clone()).text;
    let expected = "Going on with Anna - Black (Club cup) after ply 2. \
                    The game before is kept: resume goes on with it.\n";
    assert!(told.starts_with(expected), "{told}");
    assert_eq!(plies(&plain), 2);
}

#[test]
fn a_game_goes_on_where_it_stands_and_not_where_somebody_looked_back() {
    let mut other = at_a_terminal();
    answer(&mut other, "c3c4/g6g5");
    let mut saved = other.saved().clone();
    let stands = saved.game.node();
    saved.game.undo();
    saved.note_stand(stands);
    let mut plain = kept();
    plain.take_up(saved);
    assert_eq!(plies(&plain), 2);
    assert!(plain.line("resign").text.starts_with("Red resigns?"));
}

#[test]
fn a_finished_game_is_shown_at_its_end_and_not_where_somebody_looked_back() {
    let mut other = at_a_terminal();
    answer(&mut other, "c3c4/g6g5/resign/yes");
    let mut saved = other.saved().clone();
    let stands = saved.game.node();
    saved.game.undo();
    saved.note_stand(stands);
    let left = LeftGame {
        plies: 2,
        outcome: saved.game.outcome_at(stands),
        ..LeftGame::default()
    };
    let mut plain = kept();
    let shown = plain.went_on(&left, saved).text;
    assert_eq!(plies(&plain), 2);
    let ended = "Black wins: Red resigned.";
    assert!(shown.trim_end().ends_with(ended), "{shown}");
    assert!(plain.is_done());
}

#[test]
fn several_unfinished_games_are_listed_with_their_numbers() {
    let nothing = "There is no other game to go on with or to look at.\n";
    assert_eq!(kept().choose_left(&[]).text, nothing);
    let left = [3, 40].map(|plies| LeftGame {
        plies,
        ago: Duration::from_secs(plies as u64 * 100),
        ..LeftGame::default()
    });
    assert_eq!(
        kept().choose_left(&left).text,
        "Games that are kept; \"resume NUMBER\" goes on with one:\n\
         1. Red - Black, plies: 3  (5 min ago)\n\
         2. Red - Black, plies: 40  (1 h ago)\n"
    );
}

#[test]
fn a_number_that_no_game_has_is_refused_in_one_line() {
    let told = kept().no_left(9).text;
    assert_eq!(told, "There is no kept game 9.\n");
}

#[test]
fn what_else_is_kept_is_told_as_the_list_counts_it_with_the_word_that_finds_it() {
    let told = |can_go_on, all| kept().others_left(can_go_on, all);
    assert_eq!(told(false, 0), "");
    assert_eq!(told(false, 3), "");
    assert_eq!(
        told(true, 1),
        "Another game is kept: resume goes on with it."
    );
    assert_eq!(told(true, 3), "Other kept games: 3; resume lists them.");
}

#[test]
fn a_record_stays_only_while_its_file_lacks_what_was_added() {
    let opened = || {
        let text = "1. c3c4 g6g5 *";
        let record = crate::storage::read_record(text, settings().rules).unwrap();
        let mut plain = kept();
        plain.opened(PathBuf::from("a.pgn"), record);
        plain
    };
    let saved = |losses: Vec<Loss>| SaveResult::Saved {
        at: "/a.pgn".to_owned(),
        losses,
        held: crate::storage::Held::default(),
    };
    let parting = |mut plain: Plain| plain.line("new").effect;
    assert_eq!(parting(opened()), Some(Effect::PutAway));
    let mut changed = opened();
    changed.line("h2e2");
    changed.was_saved(PathBuf::from("a.pgn"), &saved(Vec::new()));
    assert_eq!(parting(changed), Some(Effect::PutAway));
    let mut changed = opened();
    changed.line("h2e2");
    changed.was_saved(PathBuf::from("a.txt"), &saved(vec![Loss::Marks(1)]));
    assert_eq!(parting(changed), Some(Effect::Leave));
    let mut changed = opened();
    changed.line("h2e2");
    assert_eq!(parting(changed), Some(Effect::Leave));
}

#[test]
fn the_time_that_was_used_goes_with_the_game_that_is_left() {
    let settings = Settings {
        clock: "1m".parse().ok(),
        ..settings()
    };
    let mut plain = Plain::new(Position::start(), settings, true);
    plain.set_kept(true);
    answer(&mut plain, "h2e2/h9g7");
    plain.set_time(Duration::from_secs(10));
    plain.line("new");
    let left = plain.parted().unwrap().notes["clock"].clone();
    assert!(left.starts_with("1m;red;2;10;"), "{left}");
}

#[test]
fn the_word_that_goes_on_with_the_game_before_is_told_as_something_to_type() {
    let settings = Settings {
        lang: Lang::ZhHant,
        ..settings()
    };
    let mut plain = Plain::new(Position::start(), settings, true);
    plain.set_kept(true);
    plain.line("h2e2");
    let told = plain.line("new").text;
    assert!(told.contains("輸入「接著下」可接著下。"), "{told}");
}
