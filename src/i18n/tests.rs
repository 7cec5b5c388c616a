//! What all three languages must have in common.

use super::*;
use crate::game::{DrawReason, WinReason};
use crate::notation::{completions, read, read_typed};
use crate::rules::{Cycle, PieceKind, PointSet, Position, RuleSet};

/// The gaps of a text, sorted.
fn gaps(text: &str) -> Vec<&str> {
    let mut gaps: Vec<&str> = text
        .split('{')
        .skip(1)
        .filter_map(|rest| rest.split_once('}').map(|(gap, _)| gap))
        .collect();
    gaps.sort_unstable();
    gaps
}

fn iccs(point: Point) -> String {
    Labels::Iccs.name(point)
}

fn every_refusal() -> Vec<Refusal> {
    let at = Point::new(1, 2).unwrap();
    let horse = Piece::new(Side::Black, PieceKind::Horse);
    vec![
        Refusal::EmptyPoint { at },
        Refusal::NotYourPiece { at, piece: horse },
        Refusal::SamePoint { at },
        Refusal::OwnPieceOnTarget { at },
        Refusal::WrongShape { piece: horse, at },
        Refusal::LegBlocked { at },
        Refusal::EyeBlocked { at },
        Refusal::CrossesRiver { at },
        Refusal::PathBlocked { at },
        Refusal::ScreenCount { found: 0, at },
        Refusal::ScreenCount { found: 2, at },
        Refusal::JumpsWithoutCapture { at },
        Refusal::PawnBackward { at },
        Refusal::PawnSideways { at },
        Refusal::OutOfPalace {
            piece: Piece::new(Side::Red, PieceKind::Advisor),
            at,
        },
        Refusal::LeavesCheck { by: horse, at },
        Refusal::LeavesKingsFacing { at },
    ]
}

#[test]
fn every_text_has_the_same_gaps_in_every_language() {
    for &text in Text::ALL {
        let english = gaps(Lang::En.text(text));
        for lang in Lang::ALL {
            assert!(!lang.text(text).trim().is_empty(), "{lang} {text:?}");
            assert_eq!(gaps(lang.text(text)), english, "{lang} {text:?}");
        }
    }
}

#[test]
fn no_text_is_left_in_english_or_in_the_other_script() {
    // Characters that only the other script has.
    let simplified = "红帅将马车进这还没边块开关样说话轮输赢达双长图设读写档";
    let traditional = "紅帥將馬車進後這還沒邊塊開關樣說話輪輸贏達雙長圖設讀寫檔";
    for &text in Text::ALL {
        for (lang, foreign) in [(Lang::ZhHant, simplified), (Lang::ZhHans, traditional)] {
            let words = lang.text(text);
            assert!(
                !words.contains(|c| foreign.contains(c)),
                "{lang} {text:?}: {words}"
            );
            assert!(!words.is_ascii(), "{lang} {text:?}: {words}");
        }
    }
}

#[test]
fn every_refusal_names_the_point_in_every_language() {
    for refusal in every_refusal() {
        for lang in Lang::ALL {
            let sentence = lang.refusal(&refusal, &iccs);
            assert!(sentence.contains("b2"), "{lang}: {sentence}");
            assert!(!sentence.contains('\n'), "{lang}: {sentence}");
        }
    }
}

#[test]
fn no_two_refusals_read_alike() {
    for lang in Lang::ALL {
        let mut sentences: Vec<String> = every_refusal()
            .iter()
            .map(|r| lang.refusal(r, &iccs))
            .collect();
        let count = sentences.len();
        sentences.sort();
        sentences.dedup();
        assert_eq!(sentences.len(), count, "{lang}");
    }
}

#[test]
fn a_blocked_leg_is_told_with_its_point() {
    let leg = Refusal::LegBlocked {
        at: Point::new(1, 1).unwrap(),
    };
    assert_eq!(
        Lang::En.refusal(&leg, &iccs),
        "The horse's leg is blocked at b1."
    );
    let files = |point| Labels::Files.name(point);
    assert_eq!(
        Lang::ZhHant.refusal(&leg, &files),
        "蹩馬腿：八路1 有棋子擋著。"
    );
    assert_eq!(
        Lang::ZhHans.refusal(&leg, &files),
        "蹩马腿：八路1 有棋子挡着。"
    );
}

#[test]
fn no_two_outcomes_read_alike() {
    let wins = [
        WinReason::Checkmate,
        WinReason::Stalemate,
        WinReason::KingCaptured,
        WinReason::KingsFacing,
        WinReason::PerpetualCheck,
        WinReason::PerpetualChase,
        WinReason::Resignation,
        WinReason::Time,
    ];
    let draws = [
        DrawReason::NoAttackers,
        DrawReason::Repetition,
        DrawReason::MutualCheck,
        DrawReason::MutualChase,
        DrawReason::RepetitionWithChecks,
        DrawReason::MoveLimit,
        DrawReason::Agreement,
        DrawReason::TimeWithoutAttackers,
    ];
    let won = |by| Side::BOTH.map(|winner| Outcome::Won { winner, by });
    let outcomes: Vec<Outcome> = wins
        .into_iter()
        .flat_map(won)
        .chain(draws.into_iter().map(Outcome::Drawn))
        .collect();
    for lang in Lang::ALL {
        let mut sentences: Vec<String> = outcomes
            .iter()
            .map(|outcome| lang.outcome(outcome))
            .collect();
        sentences.sort();
        sentences.dedup();
        assert_eq!(sentences.len(), outcomes.len(), "{lang}");
    }
}

#[test]
fn the_winner_is_named_first() {
    let outcome = Outcome::Won {
        winner: Side::Black,
        by: WinReason::Stalemate,
    };
    assert_eq!(
        Lang::En.outcome(&outcome),
        "Black wins: Red has no legal move (stalemate)."
    );
    assert_eq!(
        Lang::ZhHant.outcome(&outcome),
        "黑方勝：紅方無棋可走（困斃）。"
    );
}

#[test]
fn a_chase_is_told_with_its_victim_and_its_plies() {
    let at = Point::new(4, 7).unwrap();
    let ruling = Ruling::PerpetualChase {
        loser: Side::Red,
        victim: Piece::new(Side::Black, PieceKind::Cannon),
        at,
        all: PointSet::of(at),
        cycle: Cycle { first: 3, last: 10 },
    };
    assert_eq!(
        Lang::En.ruling(&ruling, &iccs),
        "Position repeated three times (plies 3 to 10). Red chased the cannon on e7 with every move: Black wins."
    );
    assert_eq!(
        Lang::ZhHant.ruling(&ruling, &iccs),
        "同一局面出現三次（第 3 至 10 著）。紅方步步捉 e7 的砲（長捉），判黑方勝。"
    );
    // In a game of the table the moves are numbered as its list has them.
    let number = |ply: usize| u16::try_from(ply).unwrap().div_ceil(2);
    for (lang, told) in [
        (
            Lang::En,
            "Position repeated three times (moves 2 to 5). Red",
        ),
        (Lang::ZhHant, "同一局面出現三次（第 2 至 5 回合）。紅方"),
        (Lang::ZhHans, "同一局面出现三次（第 2 至 5 回合）。红方"),
    ] {
        let by_moves = lang.ruling_by_moves(&ruling, &iccs, &number);
        assert!(by_moves.starts_with(told), "{by_moves}");
        let would_lose = PlayError::WouldLose(ruling);
        let refused = lang.play_error_by_moves(&would_lose, &iccs, &number);
        assert!(refused.contains(told), "{refused}");
    }
    let refused = Lang::En.play_error(&PlayError::WouldLose(ruling), &iccs);
    assert!(
        refused.starts_with("This move would lose. Position repeated"),
        "{refused}"
    );
}

#[test]
fn blacks_cannon_is_called_by_its_own_character_in_traditional_script() {
    let error = crate::notation::read(
        &"4k4/9/9/9/9/9/9/9/9/3K2R2 b - - 0 1".parse().unwrap(),
        "炮8平5",
    )
    .unwrap_err();
    let told = Lang::ZhHant.notation_error(&error, &iccs, &|m| m.to_string());
    assert_eq!(told, "黑方沒有這樣的砲：「炮8平5」。");
}

#[test]
fn gaps_are_filled_by_their_number() {
    let told = Lang::En.fill(Text::PieceCannotMove, &[&"horse", &"b0"]);
    assert_eq!(told, "The horse on b0 cannot move.");
    let told = Lang::ZhHant.fill(Text::PieceCannotMove, &[&"馬", &"b0"]);
    assert_eq!(told, "b0 的馬無路可走。");
    assert_eq!(Lang::En.fill(Text::Opened, &[&"{0}{1}"]), "Opened {0}{1}.");
}

#[test]
fn language_tags_read_back() {
    for lang in Lang::ALL {
        assert_eq!(lang.tag().parse(), Ok(lang));
        assert_eq!(Lang::parse(&lang.tag().to_uppercase()), Some(lang));
    }
    assert_eq!("klingon".parse::<Lang>(), Err(UnknownLang));
}

#[test]
fn a_move_is_read_from_the_points_as_a_chinese_board_names_them() {
    let start = Position::start();
    for text in ["二2五2", "二2-五2", "二２五２", "h2五2"] {
        let m = crate::notation::read(&start, text).unwrap();
        assert_eq!(m.to_string(), "h2e2", "{text}");
    }
    assert!(crate::notation::read(&start, "十2五2").is_err());
}

#[test]
fn the_front_one_of_two_that_do_not_stand_on_one_file_is_explained() {
    let start = Position::start();
    for (text, lang, told) in [
        (
            "C--1",
            Lang::En,
            "Red has no two cannons on one file, so no front or rear one: \"C--1\".",
        ),
        (
            "后炮退1",
            Lang::ZhHans,
            "红方没有两个炮在同一路上，分不出前后：“后炮退1”。",
        ),
        ("C3.5", Lang::En, "Red has no such cannon: \"C3.5\"."),
    ] {
        let error = crate::notation::read(&start, text).unwrap_err();
        let name = |point: Point| point.to_string();
        assert_eq!(lang.notation_error(&error, &name, &|m| m.to_string()), told);
    }
}

#[test]
fn of_two_pieces_that_are_meant_it_is_said_how_such_a_piece_goes() {
    let two: Position = "3k5/9/9/9/9/9/9/3A5/9/3AK4 w - - 0 1".parse().unwrap();
    let error = read(&two, "仕六平五").unwrap_err();
    let told = Lang::ZhHant.notation_error(&error, &|point| point.to_string(), &|m| m.to_string());
    assert_eq!(told, "仕只能沿斜線走一步，不能「仕六平五」。");
}

#[test]
fn a_pawn_or_a_king_is_typed_with_the_movers_own_character() {
    let black: Position = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR b - - 0 1"
        .parse()
        .unwrap();
    let typed = |position: &Position, text: &str| read_typed(position, RuleSet::Standard, text);
    let told = |position: &Position, text: &str| {
        let error = typed(position, text).unwrap_err();
        Lang::En.notation_error(&error, &|point| point.to_string(), &|m| m.to_string())
    };
    let red = Position::start();
    for (position, text, reason) in [
        (&red, "卒1进1", "It is Red's turn; 卒 is Black's."),
        (&red, "將5進1", "It is Red's turn; 將 is Black's."),
        (&red, "前卒进一", "It is Red's turn; 卒 is Black's."),
        (&red, "卒", "It is Red's turn; 卒 is Black's."),
        (&black, "兵一進一", "It is Black's turn; 兵 is Red's."),
        (&black, "帅５进１", "It is Black's turn; 帅 is Red's."),
    ] {
        assert_eq!(told(position, text), reason, "{text}");
        assert_eq!(completions(position, RuleSet::Standard, text), [], "{text}");
    }
    // Records mix them, and typing mixes the others.
    assert!(read(&red, "卒1进1").is_ok());
    for (position, text) in [
        (&red, "士4进5"),
        (&red, "象3進5"),
        (&red, "兵1进1"),
        (&red, "砲2平5"),
        (&black, "仕四进五"),
        (&black, "卒一进一"),
    ] {
        assert!(typed(position, text).is_ok(), "{text}");
    }
}
