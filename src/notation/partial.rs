//! What a text that is still being typed may become. Knows the legal moves and the beginnings of all
//! notations.

use super::chinese;
use super::coordinates::Numbers;
use super::glyph::Glyph;
use super::iccs::file_letter;
use super::relative::Relative;
use super::standing::Tier;
use super::tidy::TidyText;
use super::wxf;
use super::{NotationError, read_typed};
use crate::rules::{Move, Position, RuleSet};

/// The legal moves that a text means so far, in any notation: those that it can still become, or the one
/// that it already is. No text at all means all moves.
///
/// ```
/// use xiangqi::notation::completions;
/// use xiangqi::rules::{Position, RuleSet};
///
/// let start = Position::start();
/// let meant = |text| completions(&start, RuleSet::Standard, text).len();
/// assert_eq!(meant("炮"), 24);
/// assert_eq!(meant("炮二"), 12);
/// assert_eq!(meant("炮二平"), 6);
/// assert_eq!(meant("炮二平五"), 1);
/// assert_eq!(meant("b0"), 2);
/// assert_eq!(meant("八0"), 2);
/// assert_eq!(meant("1 0 "), 2);
/// assert_eq!(meant("xyz"), 0);
/// ```
pub fn completions(position: &Position, rules: RuleSet, text: &str) -> Vec<Move> {
    match read_typed(position, rules, text) {
        Ok(m) => return vec![m],
        Err(NotationError::Ambiguous { candidates, .. }) => return candidates,
        Err(NotationError::OtherSidesPiece { .. }) => return Vec::new(),
        Err(_) => {}
    }
    let Some(beginning) = Beginning::of(text) else {
        return Vec::new();
    };
    let moves = legal_moves(position, rules);
    let fits: Vec<(Tier, Move)> = moves
        .into_iter()
        .filter_map(|m| Some((beginning.fit(position, m)?, m)))
        .collect();
    let best = fits.iter().map(|&(tier, _)| tier).min();
    fits.into_iter()
        .filter(|&(tier, _)| Some(tier) == best)
        .map(|(_, m)| m)
        .collect()
}

fn legal_moves(position: &Position, rules: RuleSet) -> Vec<Move> {
    match rules {
        RuleSet::Standard => position.legal_moves().to_vec(),
        RuleSet::Casual => position
            .board()
            .pieces(position.turn())
            .flat_map(|(from, _)| {
                let targets = position.board().destinations(from).into_iter();
                targets.map(move |to| Move::new(from, to))
            })
            .collect(),
    }
}

/// An unfinished text, in each notation to which it can belong.
struct Beginning {
    numbers: Option<Numbers>,
    characters: TidyText,
    glyphs: Option<Vec<Glyph>>,
}

impl Beginning {
    fn of(text: &str) -> Option<Self> {
        let characters = TidyText::of(text)?;
        let glyphs = characters
            .characters()
            .iter()
            .map(|&c| Glyph::of(c))
            .collect();
        Some(Self {
            numbers: Numbers::parse(text),
            characters,
            glyphs,
        })
    }

    fn fit(&self, position: &Position, m: Move) -> Option<Tier> {
        let characters = self.characters.characters();
        if self.is_beginning_of_coordinates(m) || is_beginning_of_iccs(characters, m) {
            return Some(Tier::Written);
        }
        if self
            .numbers
            .is_some_and(|numbers| numbers.values().len() > 1)
        {
            return None;
        }
        let relative = Relative::of(position, m)?;
        let chinese = self
            .glyphs
            .as_ref()
            .and_then(|glyphs| chinese::fit_beginning(glyphs, &relative));
        let wxf = wxf::fit_beginning(characters, &relative);
        chinese.into_iter().chain(wxf).min()
    }

    fn is_beginning_of_coordinates(&self, m: Move) -> bool {
        let whole = [m.from.x(), m.from.y(), m.to.x(), m.to.y()].map(u16::from);
        self.numbers
            .is_some_and(|numbers| whole.starts_with(numbers.values()))
    }
}

/// Whether the characters begin `h2e2`, `h2-e2` or `二2五2`.
fn is_beginning_of_iccs(characters: &[char], m: Move) -> bool {
    let text = m.to_string();
    match characters {
        [from @ .., '-'] if from.len() == 2 => text
            .chars()
            .take(2)
            .eq(from.iter().copied().map(file_letter)),
        [_, _, '-', ..] => {
            let typed = characters
                .iter()
                .copied()
                .enumerate()
                .filter(|&(i, _)| i != 2);
            typed
                .zip(text.chars())
                .all(|((_, typed), written)| file_letter(typed) == written)
        }
        _ => {
            let mut marks = text.chars().zip(characters);
            characters.len() <= text.len()
                && marks.all(|(written, typed)| written == file_letter(*typed))
        }
    }
}
