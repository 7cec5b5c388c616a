//! `xiangqi moves`: the legal moves after a line of play.

use super::Failure;
use super::line::LineOptions;
use super::options::parser_of;
use super::page::said;
use crate::config::{Config, NotationStyle};
use crate::game::Game;
use crate::i18n::Text;
use crate::notation;
use crate::rules::{Move, RuleSet};
use clap::Args;
use std::io::Write;

/// The arguments.
#[derive(Debug, Args)]
pub struct Moves {
    #[command(flatten)]
    pub(super) line: LineOptions,
    #[arg(help = said(Text::ArgMovesNotation), long, value_parser = parser_of("notation"))]
    notation: Option<String>,
}

impl Moves {
    /// Lists them, in the notation of the command or in the one that was said before its name.
    pub(super) fn run(
        self,
        config: &Config,
        before: Option<&str>,
        out: &mut dyn Write,
    ) -> Result<(), Failure> {
        let game = self.line.play(config)?;
        let style = self.notation.as_deref().or(before);
        let style = style.and_then(NotationStyle::parse);
        let notation = style.map(|style| config.settings.notation_of(style));
        for m in legal(&game) {
            match notation {
                Some(notation) => writeln!(
                    out,
                    "{m}\t{}",
                    notation::write(game.position(), m, notation)
                )?,
                None => writeln!(out, "{m}")?,
            }
        }
        Ok(())
    }
}

/// The legal moves of the position, sorted as their ICCS text sorts. A drawn game has them too: the position does.
fn legal(game: &Game) -> Vec<Move> {
    let position = game.position();
    let mut moves: Vec<Move> = match game.rules().set {
        RuleSet::Standard => position.legal_moves().to_vec(),
        RuleSet::Casual => position
            .board()
            .pieces(position.turn())
            .flat_map(|(from, _)| {
                let targets = position.board().destinations(from);
                targets.into_iter().map(move |to| Move::new(from, to))
            })
            .collect(),
    };
    if game.rules().refuse && game.outcome().is_none() {
        moves.retain(|m| game.refusal(*m).is_none());
    }
    moves.sort_by_key(|m| (m.from.x(), m.from.y(), m.to.x(), m.to.y()));
    moves
}
