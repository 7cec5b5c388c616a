//! The result of the game, in words and as a box. An endgame that nobody wins is solved without one.

use super::{Overlay, buttons};
use crate::config::Settings;
use crate::i18n::Text;
use crate::tui::app::App;
use crate::tui::offer::Offer;

impl Overlay {
    /// The result with what can be done then.
    pub(super) fn of_result(app: &App, offers: &[Offer], selected: usize) -> Self {
        let title = match app.game().outcome() {
            Some(_) => Text::TitleResult,
            None => Text::TitleEndgames,
        };
        Self::Popup {
            title: app.settings().lang.text(title).to_owned(),
            body: result(app)
                .unwrap_or_else(|| app.settings().lang.text(Text::EndgameDrawn).to_owned()),
            buttons: buttons(app, offers),
            selected,
        }
    }
}

/// The result in words, with the referee's reasons, once the game is over.
pub fn result(app: &App) -> Option<String> {
    let Settings { lang, labels, .. } = app.settings();
    let outcome = app.game().outcome()?;
    let result = match app.game().ruling() {
        Some(ruling) => {
            let number = |ply| app.game().numbered(ply).1;
            lang.ruling_by_moves(&ruling, &|point| labels.name(point), &number)
        }
        None => lang.outcome(&outcome),
    };
    let recorded = app
        .recorded()
        .and_then(|recorded| recorded.tell(Some(outcome), *lang));
    // Players may agree on a draw or resign wherever they like: that answers nothing.
    let is_cut_short = app.endgame().is_some() && outcome.is_given_up();
    let more = match app.solved {
        Some(_) => Some(Text::EndgameSolved),
        None => is_cut_short.then_some(Text::EndgameUnsolved),
    };
    let more = more.map(|more| lang.text(more).to_owned());
    let told = std::iter::once(result).chain(recorded).chain(more);
    Some(told.collect::<Vec<_>>().join(lang.gap()))
}
