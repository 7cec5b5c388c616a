//! `xiangqi referee`: what the rules say of a line of play, in words that never change.

use super::Failure;
use super::convert::game_number;
use super::line::LineOptions;
use super::page::said;
use crate::config::Config;
use crate::game::{DrawReason, Game, Outcome, WinReason};
use crate::i18n::{Lang, Text};
use crate::rules::{Chased, Deed, Explained, Point, Side, explain};
use crate::storage::open_record;
use clap::Args;
use std::io::Write;
use std::path::{Path, PathBuf};

/// The arguments.
#[derive(Debug, Args)]
pub struct Referee {
    #[command(flatten)]
    pub(super) line: LineOptions,
    #[arg(help = said(Text::ArgExplain), long)]
    explain: bool,
    #[arg(help = said(Text::ArgRefereeRecord), long, value_name = "FILE", conflicts_with_all = ["moves", "fen", "handicap"])]
    record: Option<PathBuf>,
    #[arg(help = said(Text::ArgRefereeGame), long, value_name = "N", requires = "record", value_parser = game_number)]
    game: Option<u64>,
}

impl Referee {
    pub(super) fn run(self, config: &Config, out: &mut dyn Write) -> Result<(), Failure> {
        let game = match &self.record {
            Some(path) => self.judge(path, config)?,
            None => self.line.play(config)?,
        };
        writeln!(out, "{}", words(&game))?;
        if self.explain {
            explain_to(out, &game, config.settings.lang)?;
        }
        Ok(())
    }

    /// The game of a record at the end of its main line. A main line that can't be played to its end has no verdict.
    fn judge(&self, path: &Path, config: &Config) -> Result<Game, Failure> {
        let lang = config.settings.lang;
        let number = self
            .game
            .map(|game| usize::try_from(game).unwrap_or(usize::MAX));
        let opened = open_record(path, number, config.settings.rules);
        let opened = opened.map_err(|error| Failure::work(path.display(), error.tell(lang)))?;
        if let Some(error) = opened.findings.iter().find(|finding| finding.is_error()) {
            let told = lang.record_error(error, &|point| point.to_string(), &|m| m.to_string());
            return Err(Failure::work(path.display(), told));
        }
        Ok(opened.game)
    }
}

const fn side(side: Side) -> &'static str {
    match side {
        Side::Red => "red",
        Side::Black => "black",
    }
}

/// The verdict in its fixed words.
fn words(game: &Game) -> String {
    match game.outcome() {
        None => {
            let position = game.position();
            let check = if position.is_check() { " check" } else { "" };
            format!("playing {}{check}", side(position.turn()))
        }
        Some(Outcome::Won { winner, by }) => {
            let reason = match by {
                WinReason::Checkmate => "checkmate",
                WinReason::Stalemate => "stalemate",
                WinReason::KingCaptured => "king-captured",
                WinReason::KingsFacing => "kings-facing",
                WinReason::PerpetualCheck => "perpetual-check",
                WinReason::PerpetualChase => "perpetual-chase",
                WinReason::Resignation => "resignation",
                WinReason::Time => "time",
            };
            format!("{} wins {reason}", side(winner))
        }
        Some(Outcome::Drawn(reason)) => {
            let reason = match reason {
                DrawReason::NoAttackers => "no-attackers",
                DrawReason::Repetition => "repetition",
                DrawReason::MutualCheck => "mutual-check",
                DrawReason::MutualChase => "mutual-chase",
                DrawReason::RepetitionWithChecks => "repetition-with-checks",
                DrawReason::MoveLimit => "move-limit",
                DrawReason::Agreement => "agreement",
                DrawReason::TimeWithoutAttackers => "time-without-attackers",
            };
            format!("draw {reason}")
        }
    }
}

/// The ruling in the user's language, and what each move of a repetition does.
fn explain_to(out: &mut dyn Write, game: &Game, lang: Lang) -> Result<(), Failure> {
    let name = |point: Point| point.to_string();
    let Some(ruling) = game.ruling() else {
        if let Some(outcome) = game.outcome() {
            writeln!(out, "{}", lang.outcome(&outcome))?;
        }
        return Ok(());
    };
    writeln!(out, "{}", lang.ruling(&ruling, &name))?;
    let Some(cycle) = ruling.cycle() else {
        return Ok(());
    };
    for Explained {
        ply,
        m,
        piece,
        deed,
    } in explain(game.start(), game.line(), cycle)
    {
        let does = match deed {
            Deed::Check => lang.text(Text::DeedCheck).to_owned(),
            Deed::Idle => lang.text(Text::DeedIdle).to_owned(),
            Deed::Chase(chased) => {
                let on = |chased: &Chased| {
                    lang.fill(
                        Text::PieceOn,
                        &[&lang.piece(chased.piece), &name(chased.at)],
                    )
                };
                let victims: Vec<String> = chased.iter().map(on).collect();
                lang.fill(Text::DeedChase, &[&victims.join(lang.text(Text::Comma))])
            }
        };
        let told = lang.fill(Text::Deed, &[&ply, &lang.side(piece.side), &m, &does]);
        writeln!(out, "{told}")?;
    }
    Ok(())
}
