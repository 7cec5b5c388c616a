//! What every endgame of the collection must hold.

use super::table::{TEXT, read, rows};
use super::*;
use crate::game::{DrawReason, Outcome, WinReason};
use crate::i18n::Lang;
use crate::rules::{Move, NoMove, Position, Side};
use std::collections::HashSet;

/// The position at the end of a line, which must be legal to its end.
fn end(endgame: &Endgame) -> Position {
    let mut position = endgame.start().clone();
    for (ply, &m) in endgame.line().iter().enumerate() {
        position = match position.play(m) {
            Ok(next) => next,
            Err(refusal) => panic!("{} ply {}: {m}: {refusal:?}", endgame.id(), ply + 1),
        };
    }
    position
}

fn iccs(text: &str) -> Move {
    crate::notation::iccs::parse(text, crate::notation::iccs::Ranks::FromZero).unwrap()
}

#[test]
fn every_row_of_the_table_is_read() {
    for row in rows(TEXT) {
        if let Err(column) = read(row) {
            panic!("{column}: {row}");
        }
    }
    assert_eq!(all().len(), rows(TEXT).count());
}

#[test]
fn ids_positions_and_names_are_each_one_of_a_kind() {
    let mut ids = HashSet::new();
    let mut keys = HashSet::new();
    for endgame in all() {
        assert!(ids.insert(endgame.id()), "{}", endgame.id());
        assert!(keys.insert(endgame.start().key()), "{}", endgame.id());
    }
    for lang in Lang::ALL {
        let mut names = HashSet::new();
        for endgame in all() {
            assert!(
                names.insert(endgame.name(lang)),
                "{lang} {}",
                endgame.name(lang)
            );
        }
    }
}

#[test]
fn every_endgame_names_itself_and_its_source() {
    for endgame in all() {
        for lang in Lang::ALL {
            let name = endgame.name(lang);
            assert_eq!(name.trim(), name, "{}", endgame.id());
            assert!(!name.is_empty(), "{}", endgame.id());
            assert_eq!(name.is_ascii(), lang == Lang::En, "{name}");
        }
        assert!(!endgame.source().trim().is_empty(), "{}", endgame.id());
    }
}

#[test]
fn in_every_endgame_the_side_to_move_can_move_and_the_outcome_is_open() {
    for endgame in all() {
        assert!(endgame.start().has_legal_move(), "{}", endgame.id());
        assert!(endgame.start().has_attackers(), "{}", endgame.id());
        assert_eq!(endgame.start().quiet_plies(), 0, "{}", endgame.id());
    }
}

#[test]
fn every_known_line_is_legal_and_no_line_ends_against_its_outcome() {
    for endgame in all() {
        let end = end(endgame);
        if end.verdict().is_some() {
            assert_eq!(
                endgame.expected(),
                Expected::Win(!end.turn()),
                "{}",
                endgame.id()
            );
        }
    }
}

#[test]
fn every_exercise_ends_in_mate_by_the_side_that_begins() {
    for endgame in by_category(Category::Mates) {
        assert_eq!(
            endgame.expected(),
            Expected::Win(endgame.start().turn()),
            "{}",
            endgame.id()
        );
        assert!(endgame.mate_in().is_some(), "{}", endgame.id());
    }
}

#[test]
fn a_composition_that_wins_has_its_line_to_the_mate_unless_the_book_stops_before() {
    for endgame in by_category(Category::Compositions) {
        let wins = endgame.expected() != Expected::Draw;
        assert!(!wins || !endgame.line().is_empty(), "{}", endgame.id());
        let stops_before = endgame.id() == "shiqing-236";
        assert_eq!(
            endgame.mate_in().is_some(),
            wins && !stops_before,
            "{}",
            endgame.id()
        );
    }
}

#[test]
fn a_lesson_that_wins_shows_how_and_one_that_draws_has_no_line() {
    for endgame in by_category(Category::Lessons) {
        let wins = endgame.expected() != Expected::Draw;
        assert_eq!(endgame.mate_in().is_some(), wins, "{}", endgame.id());
        assert_eq!(endgame.line().is_empty(), !wins, "{}", endgame.id());
    }
}

#[test]
fn there_are_exercises_in_one_to_four_moves_the_short_ones_first() {
    let lengths: Vec<usize> = by_category(Category::Mates)
        .filter_map(Endgame::mate_in)
        .collect();
    assert!(lengths.is_sorted());
    for moves in 1..=4 {
        let count = lengths.iter().filter(|&&length| length == moves).count();
        assert!(count >= 10, "{count} in {moves}");
    }
    assert_eq!(lengths.last(), Some(&4));
}

#[test]
fn every_shelf_is_stocked_and_all_is_their_sum() {
    let count = |category| by_category(category).count();
    assert!(count(Category::Compositions) >= 12);
    assert!(count(Category::Mates) >= 40);
    assert!(count(Category::Lessons) >= 15);
    let sum: usize = Category::ALL.into_iter().map(count).sum();
    assert_eq!(sum, all().len());
}

#[test]
fn the_famous_four_are_there_under_their_names() {
    for name in ["七星聚會", "蚯蚓降龍", "野馬操田", "千里獨行"] {
        assert!(
            all()
                .iter()
                .any(|endgame| endgame.names().traditional == name),
            "{name}"
        );
    }
}

#[test]
fn the_words_of_shelves_and_outcomes_are_read_back() {
    for category in Category::ALL {
        assert_eq!(Category::parse(category.word()), Some(category));
    }
    for expected in [
        Expected::Win(Side::Red),
        Expected::Win(Side::Black),
        Expected::Draw,
    ] {
        assert_eq!(Expected::parse(expected.word()), Some(expected));
    }
    assert_eq!(Category::parse("opening"), None);
    assert_eq!(Expected::parse(""), None);
}

#[test]
fn a_row_that_is_broken_names_its_column() {
    let good = "id\tmate\ta\tb\tc\t4k4/9/9/9/9/9/9/9/9/R2K1R3 w - - 0 1\tred\tf0f9\there";
    assert!(read(good).is_ok());
    for (from, to, column) in [
        ("mate", "mat", "category"),
        ("4k4", "4k5", "fen"),
        ("red", "white", "outcome"),
        ("f0f9", "f0-f99", "line"),
        ("\there", "", "source"),
        ("here", "here\t", "a column too many"),
    ] {
        let broken: &'static str = good.replacen(from, to, 1).leak();
        assert_eq!(read(broken).unwrap_err(), column);
    }
}

#[test]
fn the_hint_follows_the_line_and_falls_silent_off_it() {
    for endgame in all() {
        let line = endgame.line();
        for ply in 0..line.len() {
            assert_eq!(
                endgame.hint(line[..ply].iter().copied()),
                Some(line[ply]),
                "{}",
                endgame.id()
            );
        }
        assert_eq!(endgame.hint(line.iter().copied()), None);
    }
    let horse = find("shiqing-002").unwrap();
    assert_eq!(horse.hint([]), Some(iccs("b5b9")));
    assert_eq!(horse.hint([iccs("b5b8")]), None);
    assert_eq!(horse.mate_in(), Some(20));
}

#[test]
fn the_next_one_is_on_the_same_shelf_and_after_the_last_there_is_none() {
    for category in Category::ALL {
        let mut shelf = by_category(category);
        let mut endgame = shelf.next().unwrap();
        for next in shelf {
            assert_eq!(following(endgame).unwrap().id(), next.id());
            endgame = next;
        }
        assert!(following(endgame).is_none());
    }
}

#[test]
fn an_outcome_meets_what_is_expected_whatever_its_reason() {
    let won = |winner, by| Outcome::Won { winner, by };
    let red = Expected::Win(Side::Red);
    assert!(red.is_met_by(&won(Side::Red, WinReason::Checkmate)));
    assert!(red.is_met_by(&won(Side::Red, WinReason::Stalemate)));
    assert!(!red.is_met_by(&won(Side::Black, WinReason::Checkmate)));
    assert!(!red.is_met_by(&Outcome::Drawn(DrawReason::Agreement)));
    let black = Expected::Win(Side::Black);
    assert!(black.is_met_by(&won(Side::Black, WinReason::PerpetualCheck)));
    assert!(!black.is_met_by(&won(Side::Red, WinReason::Checkmate)));
    assert!(Expected::Draw.is_met_by(&Outcome::Drawn(DrawReason::MoveLimit)));
    assert!(!Expected::Draw.is_met_by(&won(Side::Red, WinReason::Checkmate)));
}

#[test]
fn progress_is_kept_as_text_and_survives_what_it_does_not_know() {
    let mut progress = Progress::default();
    assert_eq!(progress.to_string(), "");
    let (first, second) = (&all()[0], &all()[1]);
    assert!(progress.solve(first));
    assert!(!progress.solve(first));
    assert!(progress.is_solved(first) && !progress.is_solved(second));
    let text = format!("{progress}  of-a-later-version \r\n\n\u{fffd}!\nNo Id\n");
    let Ok(read) = text.parse::<Progress>();
    assert!(read.is_solved(first));
    assert!(read.to_string().contains("of-a-later-version\n"));
    assert_eq!(read.to_string().lines().count(), 2);
    assert_eq!(read.to_string().parse(), Ok(read.clone()));
    assert_eq!(read.count(all()), 1);
    assert!(progress.forget(first));
    assert!(!progress.forget(first));
    assert_eq!(progress, Progress::default());
}

#[test]
fn a_mate_counts_by_stalemate_too() {
    let start: Position = "3k5/4P4/9/9/9/9/9/9/9/4K4 w - - 0 1".parse().unwrap();
    let stuck = start.play(iccs("e0e1")).unwrap();
    assert_eq!(stuck.verdict(), Some(NoMove::Stalemate));
    let endgame =
        read("id\tmate\ta\tb\tc\t3k5/4P4/9/9/9/9/9/9/9/4K4 w - - 0 1\tred\te0e1\there").unwrap();
    assert_eq!(endgame.mate_in(), Some(1));
}
