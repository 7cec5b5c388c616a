//! What the beginning of a typed move means: which moves begin so, how they are named, and which one of them Enter plays.
//! Knows the state, draws and changes nothing.

use super::app::App;
use crate::entry;
use crate::notation::{self, Notation, Script, completions, half_width};
use crate::rules::Move;

/// The moves that begin as the text does.
pub fn moves(app: &App, text: &str) -> Vec<Move> {
    completions(app.position(), app.game().rules().set, text)
}

/// The only one of them, if the text is more than a slip of the hand: a single letter is none, and what a command begins
/// with as well may be meant for that.
pub fn only(app: &App, text: &str, moves: &[Move]) -> Option<Move> {
    let [only] = moves else { return None };
    let is_enough = text.trim().chars().nth(1).is_some();
    let may_be_command = entry::beginning(text, app.settings().lang).is_some();
    (is_enough && !may_be_command).then_some(*only)
}

/// How those moves are named, so that it is seen why they begin as the text does: first those that do so as the list
/// writes them, the others in the notation in which they do.
pub fn named(app: &App, text: &str, moves: &[Move]) -> Vec<String> {
    let own = app.sheet.notation();
    let others = [
        Notation::Iccs,
        Notation::Wxf,
        Notation::Chinese(Script::Traditional),
        Notation::Chinese(Script::Simplified),
    ];
    // In which characters a Chinese move is typed makes no other notation of it.
    let is_other =
        |it: &Notation| !matches!((own, it), (Notation::Chinese(_), Notation::Chinese(_)));
    let notations: Vec<Notation> = [own]
        .into_iter()
        .chain(others.into_iter().filter(is_other))
        .collect();
    let typed = spelt(text);
    let mut named: Vec<(usize, String)> = moves
        .iter()
        .map(|m| {
            let written = |notation: &Notation| notation::write(app.position(), *m, *notation);
            let fits = |notation: &Notation| spelt(&written(notation)).starts_with(&typed);
            let place = notations.iter().position(fits).unwrap_or(notations.len());
            (place, written(notations.get(place).unwrap_or(&own)))
        })
        .collect();
    named.sort_by_key(|(place, _)| *place);
    named.into_iter().map(|(_, name)| name).collect()
}

/// A text without what makes no difference where it is read.
fn spelt(text: &str) -> String {
    text.chars()
        .filter(|c| !c.is_whitespace())
        .flat_map(|c| half_width(c).to_lowercase())
        .collect()
}
