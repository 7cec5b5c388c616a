//! Traditional Chinese: how the pieces move.

use crate::i18n::text::MovingText;

pub(super) const fn text(text: MovingText) -> &'static str {
    match text {
        MovingText::GroupMoving => "棋子的走法",
        MovingText::MovesKing => "帥、將：沿直線走一步，不出九宮。",
        MovingText::MovesAdvisor => "仕、士：沿斜線走一步，不出九宮。",
        MovingText::MovesElephant => {
            "相、象：沿斜線走兩步（田字），不過河；田字中心有子即塞象眼，不能走。"
        }
        MovingText::MovesHorse => {
            "馬：先直一步、再向外斜一步（日字）；直的那一點有子即蹩馬腿，不能走。"
        }
        MovingText::MovesRook => "車：沿直線走，中間無子則遠近不限。",
        MovingText::MovesCannon => "炮、砲：走法同車；吃子時中間須恰好隔一子（炮架）。",
        MovingText::MovesPawn => "兵、卒：向前走一步，過河後也可橫走一步，永不後退。",
        MovingText::MovesTake => "走到對方棋子所在的點就吃掉它。紅方先走。",
        MovingText::MovesCheck => {
            "將軍：下一著就能吃掉對方的將帥，對方必須應將；無法應將就是將死，判負。無棋可走（困斃）也判負。"
        }
        MovingText::MovesFacing => "將帥不可在同一直線上對面而中間無子。",
        MovingText::MovesInShort => {
            "帥將：直走一步，不出九宮。仕士：斜走一步，不出九宮。相象：走田字，不過河，象眼有子不能走。馬：走日字，蹩腿不能走。車：沿直線走。炮砲：走法同車，隔一子吃。兵卒：向前一步，過河後也可橫走。"
        }
    }
}
