//! Simplified Chinese, with the words of the mainland. The labels stand in `text`, the sentences here.

mod text;

pub(super) use text::text;

use crate::rules::{Piece, PieceKind, Point, Refusal, Side};

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
const fn gait(kind: PieceKind) -> &'static str {
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
