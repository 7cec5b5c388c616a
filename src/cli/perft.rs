//! `xiangqi perft`: counts the lines of play to a depth, to check and to time move generation.

use super::Failure;
use super::failure::say;
use super::line::start;
use super::options::parser_of;
use super::page::said;
use crate::config::Config;
use crate::i18n::Text;
use crate::rules::{divide, perft};
use clap::Args;
use std::fmt::Display;
use std::io::Write;
use std::time::Instant;

/// The arguments.
#[derive(Debug, Args)]
pub struct Perft {
    #[arg(help = said(Text::ArgDepth), value_parser = depth)]
    depth: u32,
    #[arg(help = said(Text::ArgFen), long)]
    pub(super) fen: Option<String>,
    #[arg(help = said(Text::OptHandicap), long, value_name = "WORD", value_parser = parser_of("handicap"), hide_possible_values = true)]
    pub(super) handicap: Option<String>,
    #[arg(help = said(Text::ArgDivide), long)]
    divide: bool,
}

/// Deeper than that nobody lives to see the end.
fn depth(text: &str) -> Result<u32, &'static str> {
    let depth = text.parse().ok().filter(|depth| *depth <= 20);
    depth.ok_or(said(Text::UsageDepth))
}

impl Perft {
    pub(super) fn run(self, config: &Config, out: &mut dyn Write) -> Result<(), Failure> {
        let mut position = start(self.fen.as_deref(), &config.settings)?;
        let began = Instant::now();
        let nodes = if self.divide && self.depth > 0 {
            let mut counts = divide(&mut position, self.depth);
            counts.sort_by_key(|(m, _)| (m.from.x(), m.from.y(), m.to.x(), m.to.y()));
            for (m, count) in &counts {
                writeln!(out, "{m} {count}")?;
            }
            counts.iter().map(|(_, count)| count).sum()
        } else {
            perft(&mut position, self.depth)
        };
        let seconds = began.elapsed().as_secs_f64();
        writeln!(out, "nodes {nodes}")?;
        out.flush()?;
        // Seconds far from the limits of a float; the rate is for reading.
        #[allow(clippy::cast_precision_loss)]
        let rate = nodes as f64 / seconds.max(1e-9) / 1e6;
        let parts: [&dyn Display; 2] = [&format!("{seconds:.3}"), &format!("{rate:.1}")];
        say(config.settings.lang.fill(Text::PerftRate, &parts));
        Ok(())
    }
}
