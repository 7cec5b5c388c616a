//! Lines in, text out.

mod asking;
mod parting;
mod points;

use super::*;
use crate::config::NotationStyle;
use crate::game::{DrawReason, Outcome, WinReason};
use crate::rules::{RuleSet, Rules, Side};

fn settings() -> Settings {
    Settings {
        pieces: crate::config::PieceSet::Letters,
        ..Settings::default()
    }
}

fn piped() -> Plain {
    Plain::new(Position::start(), settings(), false)
}

fn at_a_terminal() -> Plain {
    Plain::new(Position::start(), settings(), true)
}

fn from(fen: &str, rules: Rules) -> Plain {
    let settings = Settings {
        rules,
        ..settings()
    };
    Plain::new(fen.parse().unwrap(), settings, false)
}

/// The answer to the last of the lines.
fn answer(plain: &mut Plain, lines: &str) -> String {
    let mut last = String::new();
    for line in lines.split('/') {
        last = plain.line(line).text;
    }
    last
}

fn plies(plain: &Plain) -> usize {
    plain.game().ply()
}

#[test]
fn two_moves_in_numbers_are_played() {
    let mut plain = piped();
    let text = answer(&mut plain, "1 2 4 2/7 9 6 7");
    assert!(text.starts_with("Black: H8+7 (h9g7)\n"), "{text}");
    assert!(text.ends_with("Red to move.\n"), "{text}");
    assert_eq!(plies(&plain), 2);
}

#[test]
fn every_notation_plays_the_same_move() {
    for text in [
        "7 2 4 2",
        "7,2,4,2",
        "h2e2",
        "H2-E2",
        "炮二平五",
        "炮2平5",
        "C2.5",
        "c2=5",
    ] {
        let mut plain = piped();
        answer(&mut plain, text);
        let played = plain.game().line().first().unwrap().m;
        assert_eq!(played.to_string(), "h2e2", "{text}");
    }
}

#[test]
fn a_refusal_is_one_line_with_the_reason_and_changes_nothing() {
    let mut plain = piped();
    for (line, why) in [
        (
            "b0b2",
            "The horse on b0 may not go to b2. Your own piece stands on b2.\n",
        ),
        (
            "b0b3",
            "The horse on b0 may not go to b3. A horse goes one step along a line and then one diagonally outward: \
             not to b3.\n",
        ),
        (
            "b0d1",
            "The horse on b0 may not go to d1. The horse's leg is blocked at c0.\n",
        ),
        ("e5e6", "There is no piece on e5.\n"),
        ("b9c7", "The horse on b9 is Black's.\n"),
        ("7 9 7 5", "The horse on h9 is Black's.\n"),
    ] {
        assert_eq!(answer(&mut plain, line), why, "{line}");
    }
    assert_eq!(plies(&plain), 0);
}

#[test]
fn refusals_name_squares_as_the_board_is_labelled() {
    let labelled = |labels, lang| {
        let settings = Settings {
            lang,
            labels,
            ..settings()
        };
        answer(&mut Plain::new(Position::start(), settings, false), "b0d1")
    };
    let english = "The horse on 1 0 may not go to 3 1. The horse's leg is blocked at 2 0.\n";
    assert_eq!(labelled(Labels::Xy, Lang::En), english);
    let chinese = "八路0 的馬不能走到 六路1。蹩馬腿：七路0 有棋子擋著。\n";
    assert_eq!(labelled(Labels::Files, Lang::ZhHant), chinese);
}

#[test]
fn what_is_neither_move_nor_command_points_to_the_help() {
    let text = answer(&mut piped(), "hello");
    assert_eq!(
        text,
        "Cannot read \"hello\" as a move or a command. Type help to see what can be typed.\n"
    );
}

#[test]
fn an_ambiguous_text_names_the_moves_that_it_can_mean() {
    let mut plain = from("3k5/9/9/R8/9/9/R8/9/9/4K4 w - - 0 1", Rules::default());
    let text = answer(&mut plain, "车九平二");
    assert!(text.contains("R-.2 or R+.2"), "{text}");
    assert_eq!(plies(&plain), 0);
}

#[test]
fn moves_are_taken_back_and_played_again() {
    let mut plain = piped();
    let text = answer(&mut plain, "h2e2/h9g7/undo 2");
    assert!(
        text.starts_with("Taken back: H8+7 (h9g7), C2.5 (h2e2)\n"),
        "{text}"
    );
    assert_eq!(plies(&plain), 0);
    assert_eq!(
        answer(&mut plain, "悔棋"),
        "There is nothing to take back.\n"
    );
    let text = answer(&mut plain, "redo 5");
    assert!(
        text.starts_with("Played again: C2.5 (h2e2), H8+7 (h9g7)\n"),
        "{text}"
    );
    assert_eq!(
        answer(&mut plain, "redo"),
        "There is nothing to play again.\n"
    );
}

#[test]
fn a_move_that_replaces_what_was_taken_back_says_so() {
    let mut plain = piped();
    let replaced = "This move takes the place of what was taken back.\nRed: C8.5";
    assert!(answer(&mut plain, "h2e2/undo/b2e2").starts_with(replaced));
    assert!(answer(&mut plain, "undo/b2e2").starts_with("Red: C8.5"));
}

#[test]
fn what_followed_a_move_that_is_played_again_stays_out_of_the_record() {
    for end in ["resign", "draw"] {
        let mut plain = piped();
        answer(&mut plain, &format!("h2e2/h9g7/undo 2/h2e2/{end}"));
        let record = crate::storage::record_of(plain.game(), &crate::record::Tags::new());
        assert_eq!(record.tree.main_line().len(), 1, "{end}");
        assert!(record.result.is_some(), "{end}");
    }
}

#[test]
fn the_legal_moves_are_listed_for_one_piece_or_all() {
    let mut plain = piped();
    assert_eq!(
        answer(&mut plain, "moves b0"),
        "2 legal moves:\n  H8+9 (b0a2)  H8+7 (b0c2)\n"
    );
    assert!(answer(&mut plain, "moves").starts_with("44 legal moves:\n"));
    assert_eq!(answer(&mut plain, "moves e5"), "There is no piece on e5.\n");
    assert_eq!(
        answer(&mut plain, "moves e9"),
        "The king on e9 is Black's.\n"
    );
    assert_eq!(
        answer(&mut plain, "h2e2/moves i9"),
        "2 legal moves:\n  R9+2 (i9i7)  R9+1 (i9i8)\n"
    );
}

#[test]
fn a_fen_is_printed_and_set_up() {
    let mut plain = piped();
    let fen = "3k5/9/4P4/9/9/9/9/9/9/4K4 w - - 0 1";
    assert!(
        answer(
            &mut plain,
            &format!("fen {}", fen.replace('/', "|")).replace('|', "\u{1}")
        )
        .contains("1 rank, ten are expected.")
    );
    plain.line(&format!("fen {fen}"));
    assert_eq!(plain.line("fen").text, format!("{fen}\n"));
    assert_eq!(
        plain.line("fen 9/9").text,
        "The FEN has 2 ranks, ten are expected.\n"
    );
    assert_eq!(plain.line("fen").text, format!("{fen}\n"));
}

#[test]
fn check_is_told_and_mate_ends_the_game() {
    let mut plain = from("4k4/R8/1R7/9/9/9/9/9/9/3K5 w - - 0 1", Rules::default());
    let text = answer(&mut plain, "b7b9");
    assert!(text.ends_with("Red wins by checkmate.\n"), "{text}");
    let mut plain = from("4k4/9/9/R8/9/9/9/9/9/3K5 w - - 0 1", Rules::default());
    let text = answer(&mut plain, "a6a9");
    assert!(text.ends_with("Black to move. Check!\n"), "{text}");
}

#[test]
fn the_stalemated_side_loses() {
    let mut plain = from("3k5/9/4P4/9/9/9/9/9/9/4K4 w - - 0 1", Rules::default());
    let text = answer(&mut plain, "e7e8");
    assert!(
        text.ends_with("Red wins: Black has no legal move (stalemate).\n"),
        "{text}"
    );
}

#[test]
fn the_casual_rules_take_kings_and_punish_facing_ones() {
    let rules = Rules {
        set: RuleSet::Casual,
        ..Rules::default()
    };
    let mut plain = from("3k5/9/9/9/9/9/9/9/9/R4K3 w - - 0 1", rules);
    let text = answer(&mut plain, "a0a9/d9d8/a9a8/d8d9/a8a9/d9e9/a9e9");
    assert!(text.ends_with("Red wins by taking the king.\n"), "{text}");
    let mut plain = from("3k5/9/9/9/9/9/9/9/9/4K4 w - - 0 1", rules);
    assert_eq!(
        plain.game().outcome(),
        Some(Outcome::Drawn(DrawReason::NoAttackers))
    );
    let mut plain_facing = from("3k5/9/9/9/9/9/9/9/9/R3K4 w - - 0 1", rules);
    let text = answer(&mut plain_facing, "e0d0");
    let by = WinReason::KingsFacing;
    assert_eq!(
        plain_facing.game().outcome(),
        Some(Outcome::Won {
            winner: Side::Black,
            by
        }),
        "{text}"
    );
    assert!(answer(&mut plain, "e0e1").starts_with("The game is over."));
}

#[test]
fn the_second_repetition_warns_and_the_third_is_judged() {
    let mut plain = from("3k5/R8/9/9/9/9/9/9/9/5K3 w - - 0 1", Rules::default());
    let text = answer(&mut plain, "a8a9/d9d8/a9a8/d8d9");
    assert!(
        text.ends_with(
            "Careful: if this position comes once more, the game ends. Black wins: Red gave perpetual check.\n"
        ),
        "{text}"
    );
    let text = answer(&mut plain, "a8a9/d9d8/a9a8/d8d9");
    assert!(
        text.ends_with("Position repeated three times (moves 1 to 4). Red checked with every move: Black wins.\n"),
        "{text}"
    );
}

#[test]
fn the_last_plies_to_the_limit_are_counted() {
    let mut plain = from("3k5/R8/9/9/9/9/9/9/9/5K3 w - - 99 60", Rules::default());
    let text = answer(&mut plain, "a8b8");
    assert!(text.ends_with("20 plies to the move limit.\n"), "{text}");
}

#[test]
fn the_position_is_told_in_words() {
    let mut plain = from("3k5/R8/9/9/9/9/9/9/p8/5K3 w - - 0 1", Rules::default());
    assert_eq!(
        answer(&mut plain, "say"),
        "No move has been played yet.\nRed: king f0, rook a8.\nBlack: king d9, pawn a1.\nRed to move.\n"
    );
    answer(&mut plain, "a8a1");
    assert_eq!(
        answer(&mut plain, "say"),
        "Last move: Red: rook from a8 to a1 takes a pawn (R9-7).\nRed: king f0, rook a1.\nBlack: king d9.\nBlack has lost: pawn.\n\
         Black to move.\n"
    );
    assert_eq!(
        answer(&mut plain, "say a1"),
        "a1: Red rook.\nBlack to move.\n"
    );
    assert_eq!(
        answer(&mut plain, "say a8"),
        "a8 is empty.\nBlack to move.\n"
    );
}

#[test]
fn the_board_turns_on_request_and_by_itself() {
    let top = |text: &str| {
        text.lines()
            .find(|line| line.contains("   "))
            .map(str::trim_start)
            .map(str::to_owned)
    };
    let mut plain = piped();
    assert_eq!(
        top(&answer(&mut plain, "flip")).unwrap(),
        "i   h   g   f   e   d   c   b   a"
    );
    let settings = Settings {
        auto_flip: true,
        ..settings()
    };
    let mut plain = Plain::new(Position::start(), settings, false);
    assert_eq!(
        top(&answer(&mut plain, "h2e2")).unwrap(),
        "i   h   g   f   e   d   c   b   a"
    );
    assert_eq!(
        top(&answer(&mut plain, "h9g7")).unwrap(),
        "a   b   c   d   e   f   g   h   i"
    );
}

#[test]
fn ascii_means_seven_bits_in_every_answer() {
    let settings = Settings {
        ascii: true,
        ..Settings::default()
    };
    let mut plain = Plain::new(Position::start(), settings, false);
    let mut all = plain.greeting("");
    for line in [
        "help", "h2e2", "moves", "say", "b0b2", "undo", "fen", "board", "resign",
    ] {
        all.push_str(&plain.line(line).text);
    }
    assert!(all.is_ascii());
}

#[test]
fn no_answer_holds_an_escape_or_another_control_character() {
    let mut plain = piped();
    for line in ["help", "h2e2", "\u{1b}[2J", "save \u{1b}x", "moves \u{7}"] {
        let reply = plain.line(line);
        assert!(reply.effect.is_none() || line.starts_with("save"));
        let is_control = |c: char| c.is_control() && c != '\n';
        assert!(!reply.text.contains(is_control), "{:?}", reply.text);
    }
}

#[test]
fn the_help_names_every_command_in_the_language() {
    for lang in Lang::ALL {
        let settings = Settings { lang, ..settings() };
        let help = Plain::new(Position::start(), settings, false)
            .line("help")
            .text;
        for spec in entry::SPECS {
            assert!(help.contains(spec.word(lang)), "{lang} {}", spec.english[0]);
            assert!(
                help.contains(lang.text(spec.help)),
                "{lang} {}",
                spec.english[0]
            );
        }
    }
}

#[test]
fn moves_are_written_in_the_chosen_notation() {
    let settings = Settings {
        notation: NotationStyle::Chinese,
        lang: Lang::ZhHans,
        ..settings()
    };
    let mut plain = Plain::new(Position::start(), settings, false);
    assert!(answer(&mut plain, "h2e2").starts_with("红方：炮二平五 (h2e2)\n"));
    assert!(answer(&mut plain, "h9g7").starts_with("黑方：马8进7 (h9g7)\n"));
}

#[test]
fn quitting_has_several_words() {
    for word in ["quit", "-1", "q", "退出", "EXIT"] {
        assert_eq!(piped().line(word).effect, Some(Effect::Quit), "{word}");
    }
}

#[test]
fn saving_tells_the_format() {
    for (name, told) in [
        ("game.pgn", "Saved as ~/games/game.pgn (PGN).\n"),
        ("game.txt", "Saved as ~/games/game.txt (DhtmlXQ).\n"),
        (
            "game.doc",
            "Saved as ~/games/game.doc (PGN, since the ending names no format).\n",
        ),
    ] {
        let reply = piped().was_saved(name.into(), &kept(name));
        assert_eq!(reply.text, told);
    }
}

/// A game was saved whole, in the folder of games.
fn kept(name: &str) -> SaveResult {
    SaveResult::Saved {
        at: format!("~/games/{name}"),
        losses: Vec::new(),
        held: crate::storage::Held::default(),
    }
}

#[test]
fn the_last_move_is_told_in_words_with_what_it_takes_and_check() {
    for (lang, quiet, loud) in [
        (
            Lang::En,
            "Last move: Red: cannon from h2 to e2 (C2.5).\n",
            "Last move: Red: cannon from e1 to e5 takes a pawn (C5+4), check.\n",
        ),
        (
            Lang::ZhHant,
            "上一著，紅方：炮從 h2 到 e2（C2.5）。\n",
            "上一著，紅方：炮從 e1 到 e5，吃卒（C5+4），將軍。\n",
        ),
        (
            Lang::ZhHans,
            "上一着，红方：炮从 h2 到 e2（C2.5）。\n",
            "上一着，红方：炮从 e1 到 e5，吃卒（C5+4），将军。\n",
        ),
    ] {
        let settings = Settings {
            lang,
            notation: NotationStyle::Wxf,
            ..settings()
        };
        let mut plain = Plain::new(Position::start(), settings, false);
        let text = answer(&mut plain, "h2e2/say last");
        assert!(text.starts_with(quiet), "{text}");
        let taking = "4k4/4a4/9/9/4p4/9/4P4/9/4C4/3K5 w - - 0 1";
        let mut plain = Plain::new(taking.parse().unwrap(), plain.settings, false);
        let text = answer(&mut plain, "e1e5/say last");
        assert!(text.starts_with(loud), "{text}");
    }
}

#[test]
fn a_timed_game_is_saved_with_its_clock() {
    for (clock, tag) in [("5m+3s", "300+3"), ("20m/30s*3", "20m/30s*3")] {
        let settings = Settings {
            clock: Some(clock.parse().unwrap()),
            ..settings()
        };
        let mut plain = Plain::new(Position::start(), settings, true);
        answer(&mut plain, "h2e2");
        let tags = &plain.saved().tags;
        assert_eq!(tags.known("TimeControl"), Some(tag));
        let told = crate::storage::told_clock(tags).map(|control| control.to_string());
        assert_eq!(told.as_deref(), Some(clock));
    }
}
