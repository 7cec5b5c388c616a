//! Simplified Chinese: how the pieces move.

use crate::i18n::text::MovingText;

pub(super) const fn text(text: MovingText) -> &'static str {
    match text {
        MovingText::GroupMoving => "棋子的走法",
        MovingText::MovesKing => "帅、将：沿直线走一步，不出九宫。",
        MovingText::MovesAdvisor => "仕、士：沿斜线走一步，不出九宫。",
        MovingText::MovesElephant => {
            "相、象：沿斜线走两步（田字），不过河；田字中心有子即塞象眼，不能走。"
        }
        MovingText::MovesHorse => {
            "马：先直一步、再向外斜一步（日字）；直的那一点有子即蹩马腿，不能走。"
        }
        MovingText::MovesRook => "车：沿直线走，中间无子则远近不限。",
        MovingText::MovesCannon => "炮、砲：走法同车；吃子时中间须恰好隔一子（炮架）。",
        MovingText::MovesPawn => "兵、卒：向前走一步，过河后也可横走一步，永不后退。",
        MovingText::MovesTake => "走到对方棋子所在的点就吃掉它。红方先走。",
        MovingText::MovesCheck => {
            "将军：下一着就能吃掉对方的将帅，对方必须应将；无法应将就是将死，判负。无棋可走（困毙）也判负。"
        }
        MovingText::MovesFacing => "将帅不可在同一直线上对面而中间无子。",
        MovingText::MovesInShort => {
            "帅将：直走一步，不出九宫。仕士：斜走一步，不出九宫。相象：走田字，不过河，象眼有子不能走。马：走日字，蹩腿不能走。车：沿直线走。炮砲：走法同车，隔一子吃。兵卒：向前一步，过河后也可横走。"
        }
    }
}
