//! Traditional Chinese, with the words of Taiwan and Hong Kong. The labels stand in `text`, the sentences here.

mod record;
mod text;

pub(super) use record::{fault, loss, place};
pub(super) use text::text;

use crate::game::{DrawReason, Outcome, WinReason};
use crate::rules::{Cycle, Piece, PieceKind, Point, Refusal, Ruling, Side};

pub(super) const fn side(side: Side) -> &'static str {
    match side {
        Side::Red => "紅方",
        Side::Black => "黑方",
    }
}

pub(super) const fn piece(piece: Piece) -> &'static str {
    match (piece.kind, piece.side) {
        (PieceKind::King, Side::Red) => "帥",
        (PieceKind::King, Side::Black) => "將",
        (PieceKind::Advisor, Side::Red) => "仕",
        (PieceKind::Advisor, Side::Black) => "士",
        (PieceKind::Elephant, Side::Red) => "相",
        (PieceKind::Elephant, Side::Black) => "象",
        (PieceKind::Horse, _) => "馬",
        (PieceKind::Rook, _) => "車",
        (PieceKind::Cannon, Side::Red) => "炮",
        // As its disc shows it; moves are written with 炮 for both sides.
        (PieceKind::Cannon, Side::Black) => "砲",
        (PieceKind::Pawn, Side::Red) => "兵",
        (PieceKind::Pawn, Side::Black) => "卒",
    }
}

/// How a piece goes, to say why it can't go elsewhere.
pub(super) const fn gait(kind: PieceKind) -> &'static str {
    match kind {
        PieceKind::King => "只能沿直線或橫線走一步",
        PieceKind::Advisor => "只能沿斜線走一步",
        PieceKind::Elephant => "走「田」字",
        PieceKind::Horse => "走「日」字",
        PieceKind::Rook | PieceKind::Cannon => "只能沿直線或橫線走",
        PieceKind::Pawn => "一次只能走一步",
    }
}

pub(super) fn refusal(refusal: Refusal, name: &dyn Fn(Point) -> String) -> String {
    let at = name(refusal.blame());
    match refusal {
        Refusal::EmptyPoint { .. } => format!("{at} 沒有棋子。"),
        Refusal::NotYourPiece { piece: theirs, .. } => {
            format!("{at} 的{}是{}的棋子。", piece(theirs), side(theirs.side))
        }
        Refusal::SamePoint { .. } => format!("起點和終點都是 {at}。"),
        Refusal::OwnPieceOnTarget { .. } => format!("{at} 已有自己的棋子。"),
        Refusal::WrongShape { piece: mover, .. } => {
            format!("{}{}，到不了 {at}。", piece(mover), gait(mover.kind))
        }
        Refusal::LegBlocked { .. } => format!("蹩馬腿：{at} 有棋子擋著。"),
        Refusal::EyeBlocked { .. } => format!("塞象眼：{at} 有棋子擋著。"),
        Refusal::CrossesRiver { .. } => format!("相、象不能過河到 {at}。"),
        Refusal::PathBlocked { .. } => format!("車的去路被 {at} 的棋子擋住。"),
        Refusal::ScreenCount { found: 0, .. } => {
            format!("炮吃子要正好隔一個炮架，到 {at} 之間一個也沒有。")
        }
        Refusal::ScreenCount { found, .. } => {
            format!("炮吃子要正好隔一個炮架，這裡隔了 {found} 個，第二個在 {at}。")
        }
        Refusal::JumpsWithoutCapture { .. } => format!("炮不吃子時不能越過棋子：{at} 有棋子擋著。"),
        Refusal::PawnBackward { .. } => format!("兵、卒只進不退，不能回到 {at}。"),
        Refusal::PawnSideways { .. } => format!("兵、卒過河前不能橫走到 {at}。"),
        Refusal::OutOfPalace { piece: leaver, .. } => {
            format!("{}不能出九宮，{at} 在九宮之外。", piece(leaver))
        }
        Refusal::LeavesCheck { by, .. } => {
            let king = Piece::new(!by.side, PieceKind::King);
            format!("這樣走，{}會被 {at} 的{}將軍。", piece(king), piece(by))
        }
        Refusal::LeavesKingsFacing { .. } => format!("這樣走，帥和將會直接照面（對方在 {at}）。"),
    }
}

pub(super) fn outcome(outcome: Outcome) -> String {
    match outcome {
        Outcome::Won { winner, by } => {
            let (winner, loser) = (side(winner), side(!winner));
            match by {
                WinReason::Checkmate => format!("{winner}勝：{loser}被將死。"),
                WinReason::Stalemate => format!("{winner}勝：{loser}無棋可走（困斃）。"),
                WinReason::KingCaptured => format!("{winner}勝：吃掉了{loser}的將帥。"),
                WinReason::KingsFacing => format!("{winner}勝：{loser}讓將帥照面。"),
                WinReason::PerpetualCheck => format!("{winner}勝：{loser}長將。"),
                WinReason::PerpetualChase => format!("{winner}勝：{loser}長捉。"),
                WinReason::Resignation => format!("{winner}勝：{loser}認輸。"),
                WinReason::Time => format!("{winner}勝：{loser}超時。"),
            }
        }
        Outcome::Drawn(reason) => match reason {
            DrawReason::NoAttackers => "和棋：雙方都沒有能過河的棋子了。",
            DrawReason::Repetition => "和棋：同一局面出現三次。",
            DrawReason::MutualCheck => "和棋：雙方長將。",
            DrawReason::MutualChase => "和棋：雙方長捉。",
            DrawReason::RepetitionWithChecks => "和棋：同一局面出現三次，其間有將軍但不是長將。",
            DrawReason::MoveLimit => "和棋：達到自然限著，一直沒有吃子。",
            DrawReason::Agreement => "雙方同意和棋。",
            DrawReason::TimeWithoutAttackers => "和棋：一方超時，但對方沒有能取勝的棋子。",
        }
        .to_owned(),
    }
}

pub(super) fn ruling(
    ruling: Ruling,
    name: &dyn Fn(Point) -> String,
    span: &dyn Fn(Cycle) -> String,
) -> String {
    let (end, cycle) = match ruling {
        Ruling::PerpetualCheck { loser, cycle } => (
            format!("{}步步將軍（長將），判{}勝。", side(loser), side(!loser)),
            cycle,
        ),
        Ruling::PerpetualChase {
            loser,
            victim,
            at,
            cycle,
            ..
        } => {
            let victim = format!("{} 的{}", name(at), piece(victim));
            (
                format!(
                    "{}步步捉 {victim}（長捉），判{}勝。",
                    side(loser),
                    side(!loser)
                ),
                cycle,
            )
        }
        Ruling::MutualCheck { cycle } => ("雙方都步步將軍，判和。".to_owned(), cycle),
        Ruling::MutualChase { cycle } => ("雙方都步步捉子，判和。".to_owned(), cycle),
        Ruling::RepetitionWithChecks { cycle } => {
            ("其間有將軍，但沒有一方步步將軍，判和。".to_owned(), cycle)
        }
        Ruling::Repetition { cycle } => ("雙方不變作和。".to_owned(), cycle),
        Ruling::MoveLimit { plies } => return format!("自然限著：連續 {plies} 著沒有吃子，判和。"),
        Ruling::NoAttackers => return outcome(ruling.outcome()),
    };
    format!("同一局面出現三次（{}）。{end}", span(cycle))
}
