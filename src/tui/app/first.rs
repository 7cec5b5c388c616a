//! What is said at the start.

use super::App;
use crate::i18n::Text;
use crate::tui::notice::Notice;

impl App {
    /// A record has been opened at once. What the program had to say before stands behind what there is to say of the
    /// record, and in place of no more than that it is there.
    pub fn say_behind(&mut self, said: Notice) {
        self.notice = Some(match self.notice.take() {
            None | Some(Notice::Say(Text::Opened | Text::ChooseGame, _)) => said,
            Some(news) => news.and(said),
        });
    }

    /// A game is gone on with at once. What the program had to say before stands first, and in place of no more than that
    /// the game is there.
    pub fn say_before(&mut self, said: Notice) {
        self.notice = Some(match self.notice.take() {
            None | Some(Notice::Say(Text::WentOn, _)) => said,
            Some(news) => said.and(news),
        });
    }
}
