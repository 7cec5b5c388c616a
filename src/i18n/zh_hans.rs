//! Simplified Chinese, with the words of the mainland. The labels stand in `text`, the sentences here.

mod record;
mod text;

pub(super) use record::{fault, loss, place};
pub(super) use text::text;

use crate::game::{DrawReason, Outcome, WinReason};
use crate::rules::{Cycle, Piece, PieceKind, Point, Refusal, Ruling, Side};

pub(super) const fn side(side: Side) -> &'static str {
    match side {
        Side::Red => "红方",
        Side::Black => "黑方",
    }
}

pub(super) const fn piece(piece: Piece) -> &'static str {
    match (piece.kind, piece.side) {
        (PieceKind::King, Side::Red) => "帅",
        (PieceKind::King, Side::Black) => "将",
        (PieceKind::Advisor, Side::Red) => "仕",
        (PieceKind::Advisor, Side::Black) => "士",
        (PieceKind::Elephant, Side::Red) => "相",
        (PieceKind::Elephant, Side::Black) => "象",
        (PieceKind::Horse, _) => "马",
        (PieceKind::Rook, _) => "车",
        (PieceKind::Cannon, _) => "炮",
        (PieceKind::Pawn, Side::Red) => "兵",
        (PieceKind::Pawn, Side::Black) => "卒",
    }
}

/// How a piece goes, to say why it can't go elsewhere.
pub(super) const fn gait(kind: PieceKind) -> &'static str {
    match kind {
        PieceKind::King => "只能沿直线或横线走一步",
        PieceKind::Advisor => "只能沿斜线走一步",
        PieceKind::Elephant => "走“田”字",
        PieceKind::Horse => "走“日”字",
        PieceKind::Rook | PieceKind::Cannon => "只能沿直线或横线走",
        PieceKind::Pawn => "一次只能走一步",
    }
}

pub(super) fn refusal(refusal: Refusal, name: &dyn Fn(Point) -> String) -> String {
    let at = name(refusal.blame());
    match refusal {
        Refusal::EmptyPoint { .. } => format!("{at} 没有棋子。"),
        Refusal::NotYourPiece { piece: theirs, .. } => {
            format!("{at} 的{}是{}的棋子。", piece(theirs), side(theirs.side))
        }
        Refusal::SamePoint { .. } => format!("起点和终点都是 {at}。"),
        Refusal::OwnPieceOnTarget { .. } => format!("{at} 已有自己的棋子。"),
        Refusal::WrongShape { piece: mover, .. } => {
            format!("{}{}，到不了 {at}。", piece(mover), gait(mover.kind))
        }
        Refusal::LegBlocked { .. } => format!("蹩马腿：{at} 有棋子挡着。"),
        Refusal::EyeBlocked { .. } => format!("塞象眼：{at} 有棋子挡着。"),
        Refusal::CrossesRiver { .. } => format!("相、象不能过河到 {at}。"),
        Refusal::PathBlocked { .. } => format!("车的去路被 {at} 的棋子挡住。"),
        Refusal::ScreenCount { found: 0, .. } => {
            format!("炮吃子要正好隔一个炮架，到 {at} 之间一个也没有。")
        }
        Refusal::ScreenCount { found, .. } => {
            format!("炮吃子要正好隔一个炮架，这里隔了 {found} 个，第二个在 {at}。")
        }
        Refusal::JumpsWithoutCapture { .. } => format!("炮不吃子时不能越过棋子：{at} 有棋子挡着。"),
        Refusal::PawnBackward { .. } => format!("兵、卒只进不退，不能回到 {at}。"),
        Refusal::PawnSideways { .. } => format!("兵、卒过河前不能横走到 {at}。"),
        Refusal::OutOfPalace { piece: leaver, .. } => {
            format!("{}不能出九宫，{at} 在九宫之外。", piece(leaver))
        }
        Refusal::LeavesCheck { by, .. } => {
            let king = Piece::new(!by.side, PieceKind::King);
            format!("这样走，{}会被 {at} 的{}将军。", piece(king), piece(by))
        }
        Refusal::LeavesKingsFacing { .. } => format!("这样走，帅和将会直接照面（对方在 {at}）。"),
    }
}

pub(super) fn outcome(outcome: Outcome) -> String {
    match outcome {
        Outcome::Won { winner, by } => {
            let (winner, loser) = (side(winner), side(!winner));
            match by {
                WinReason::Checkmate => format!("{winner}胜：{loser}被将死。"),
                WinReason::Stalemate => format!("{winner}胜：{loser}无棋可走（困毙）。"),
                WinReason::KingCaptured => format!("{winner}胜：吃掉了{loser}的将帅。"),
                WinReason::KingsFacing => format!("{winner}胜：{loser}让将帅照面。"),
                WinReason::PerpetualCheck => format!("{winner}胜：{loser}长将。"),
                WinReason::PerpetualChase => format!("{winner}胜：{loser}长捉。"),
                WinReason::Resignation => format!("{winner}胜：{loser}认输。"),
                WinReason::Time => format!("{winner}胜：{loser}超时。"),
            }
        }
        Outcome::Drawn(reason) => match reason {
            DrawReason::NoAttackers => "和棋：双方都没有能过河的棋子了。",
            DrawReason::Repetition => "和棋：同一局面出现三次。",
            DrawReason::MutualCheck => "和棋：双方长将。",
            DrawReason::MutualChase => "和棋：双方长捉。",
            DrawReason::RepetitionWithChecks => "和棋：同一局面出现三次，其间有将军但不是长将。",
            DrawReason::MoveLimit => "和棋：达到自然限着，一直没有吃子。",
            DrawReason::Agreement => "双方同意和棋。",
            DrawReason::TimeWithoutAttackers => "和棋：一方超时，但对方没有能取胜的棋子。",
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
            format!("{}步步将军（长将），判{}胜。", side(loser), side(!loser)),
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
                    "{}步步捉 {victim}（长捉），判{}胜。",
                    side(loser),
                    side(!loser)
                ),
                cycle,
            )
        }
        Ruling::MutualCheck { cycle } => ("双方都步步将军，判和。".to_owned(), cycle),
        Ruling::MutualChase { cycle } => ("双方都步步捉子，判和。".to_owned(), cycle),
        Ruling::RepetitionWithChecks { cycle } => {
            ("其间有将军，但没有一方步步将军，判和。".to_owned(), cycle)
        }
        Ruling::Repetition { cycle } => ("双方不变作和。".to_owned(), cycle),
        Ruling::MoveLimit { plies } => return format!("自然限着：连续 {plies} 着没有吃子，判和。"),
        Ruling::NoAttackers => return outcome(ruling.outcome()),
    };
    format!("同一局面出现三次（{}）。{end}", span(cycle))
}
