//! What a question says, and what there is to lose by a yes.

use crate::game::{NodeId, Tree};
use crate::i18n::{Lang, Text};
use crate::tui::app::App;
use crate::tui::menu::endgame_question;
use crate::tui::mode::Ask;

/// A question in words, after what there is to lose.
pub(super) fn asked(app: &App, ask: &Ask) -> String {
    let lang = app.settings().lang;
    let question = question(app, ask);
    if let Ask::Resign(_) | Ask::AcceptDraw(_) = ask
        && let Some(recorded) = app.recorded().and_then(|it| it.tell(None, lang))
    {
        return format!("{recorded}{}{question}", lang.gap());
    }
    let is_for_other = matches!(
        ask,
        Ask::Again(_)
            | Ask::Open(..)
            | Ask::Pasted(_)
            | Ask::Endgame(_)
            | Ask::SetUp(_)
            | Ask::GoOn(_)
    );
    if is_for_other && app.would_be_lost() {
        let lost = lang.text(Text::WillBeLost);
        return format!("{lost}{}{question}", lang.gap());
    }
    question
}

fn question(app: &App, ask: &Ask) -> String {
    let lang = app.settings().lang;
    match ask {
        Ask::Again(is_swapped) => {
            let question = lang.text(if *is_swapped {
                Text::QuestionAgainSwapped
            } else {
                Text::QuestionAgain
            });
            match kept(app) {
                Some(kept) => format!("{question}{}{kept}", lang.gap()),
                None => question.to_owned(),
            }
        }
        Ask::Resign(side) => lang.fill(
            Text::QuestionResign,
            &[&lang.side(*side), &lang.side(!*side)],
        ),
        Ask::AcceptDraw(side) => lang.fill(
            Text::QuestionAcceptDraw,
            &[&lang.side(*side), &lang.side(!*side)],
        ),
        Ask::TakeBack(side, _) => lang.fill(
            Text::QuestionTakeBack,
            &[&lang.side(*side), &lang.side(!*side)],
        ),
        Ask::Quit => lang.text(Text::QuestionQuit).to_owned(),
        Ask::Open(path, ..) => lang.fill(Text::QuestionReplace, &[&path.display()]),
        Ask::Pasted(_) => lang.text(Text::QuestionPasted).to_owned(),
        Ask::Endgame(place) => endgame_question(app, *place),
        Ask::GoOn(_) => lang.text(Text::QuestionGoOn).to_owned(),
        Ask::ThrowAway(game) => {
            let game = game.tell(lang, app.settings().notation());
            lang.fill(Text::QuestionThrowAway, &[&game])
        }
        Ask::SetUp(fen) => {
            // The ranks may be broken behind any of them, what follows them stays whole.
            let fen = fen.replacen(' ', "\n", 1);
            lang.fill(Text::QuestionSetUp, &[&fen])
        }
        Ask::Promote => lang.text(Text::QuestionPromote).to_owned(),
        Ask::Delete(node) => {
            let game = app.game();
            let going = Going::with(game.tree(), *node);
            let first = app.sheet.text(*node);
            let question = match going.plies {
                1 => lang.fill(Text::QuestionDeleteLast, &[&first]),
                plies => lang.fill(Text::QuestionDelete, &[&first, &plies]),
            };
            match going.too(lang) {
                Some(too) => format!("{question}{}{too}", lang.gap()),
                None => question,
            }
        }
        Ask::LeaveEditor => lang.text(Text::QuestionLeaveEditor).to_owned(),
        Ask::Overwrite(path, doubt) => {
            let name = path.display().to_string();
            match doubt.tell(lang, &name) {
                Some(why) => why + lang.gap() + lang.text(Text::HeldReplace),
                None => lang.fill(Text::QuestionOverwrite, &[&name]),
            }
        }
    }
}

/// That the game on the board is kept when another one takes its place, and how one comes back to it.
fn kept(app: &App) -> Option<String> {
    let left = app.is_to_stay().then_some(Text::AgainKept);
    let kept = app.kept(left, app.saved.is_finished_game());
    kept.map(|notice| app.tell(&notice))
}

/// What goes when a move is deleted.
#[derive(Default)]
struct Going {
    /// The move, all that follow it, and those of their side lines.
    plies: usize,
    lines: usize,
    comments: usize,
}

impl Going {
    fn with(tree: &Tree, node: NodeId) -> Self {
        let mut going = Self::default();
        let mut below = vec![node];
        while let Some(node) = below.pop() {
            going.plies += 1;
            going.comments += usize::from(!tree.comment(node).is_empty());
            going.lines += tree.children(node).skip(1).count();
            below.extend(tree.children(node));
        }
        going
    }

    /// What goes besides the moves.
    fn too(&self, lang: Lang) -> Option<String> {
        let counted = [
            (Text::DeletedLines, self.lines),
            (Text::DeletedComments, self.comments),
        ];
        let counted = counted.iter().filter(|(_, count)| *count > 0);
        let words: Vec<String> = counted
            .map(|(text, count)| lang.fill(*text, &[count]))
            .collect();
        (!words.is_empty()).then(|| {
            let words = words.join(lang.text(Text::Comma));
            lang.fill(Text::DeletedToo, &[&words])
        })
    }
}
