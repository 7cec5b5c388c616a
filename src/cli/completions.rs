//! `xiangqi completions`: what a shell should offer after Tab.

use super::Failure;
use super::page::said;
use crate::i18n::Text;
use clap::{Args, Command};
use clap_complete::{Shell, generate};
use std::io::Write;

/// The arguments.
#[derive(Debug, Args)]
pub struct Completions {
    #[arg(help = said(Text::ArgShell))]
    shell: Shell,
}

impl Completions {
    pub(super) fn run(self, mut command: Command, out: &mut dyn Write) -> Result<(), Failure> {
        // The library panics where it can't write: it gets memory, the shell gets the rest.
        let mut script = Vec::new();
        generate(self.shell, &mut command, "xiangqi", &mut script);
        Ok(out.write_all(&script)?)
    }
}
