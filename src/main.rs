//! The `xiangqi` program.

use std::process::ExitCode;
use xiangqi::config::Settings;
use xiangqi::i18n::Locale;
use xiangqi::tui::theme::Depth;
use xiangqi::tui::{self, Start};

fn main() -> anyhow::Result<ExitCode> {
    let value = |name: &str| std::env::var(name).ok();
    let depth = Depth::detect(
        value("NO_COLOR").as_deref(),
        value("COLORTERM").as_deref(),
        value("TERM").as_deref(),
    );
    let settings = Settings::suited_to(Locale::detect(), None);
    let exit = tui::run(Start::new(settings, depth))?;
    Ok(ExitCode::from(exit.code()))
}
