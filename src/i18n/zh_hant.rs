//! Traditional Chinese, with the words of Taiwan and Hong Kong. The labels stand in `text`, the sentences here.

mod text;

pub(super) use text::text;

use crate::rules::{Piece, PieceKind, Point, Refusal, Side};

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
        (PieceKind::Cannon, _) => "炮",
        (PieceKind::Pawn, Side::Red) => "兵",
        (PieceKind::Pawn, Side::Black) => "卒",
    }
}

/// How a piece goes, to say why it can't go elsewhere.
const fn gait(kind: PieceKind) -> &'static str {
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
