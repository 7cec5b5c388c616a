//! `xiangqi --diagnose`: what a report of a fault should tell about this machine, as plain text.

use super::Failure;
use super::play::{Table, is_dumb};
use crate::tui::width::{Answer, Kind, measured};
use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;
use std::time::Duration;

/// Variables that decide about language, characters, colours and folders.
const VARIABLES: [&str; 14] = [
    "LC_ALL",
    "LC_CTYPE",
    "LC_MESSAGES",
    "LANG",
    "TERM",
    "TERM_PROGRAM",
    "COLORTERM",
    "NO_COLOR",
    "TMUX",
    "STY",
    "SSH_TTY",
    "XDG_CONFIG_HOME",
    "XDG_STATE_HOME",
    "HOME",
];

/// Each word is as wide as the ruler above it where the terminal measures as the program does.
const WIDTH_TEST: [(&str, &str); 3] = [
    ("pieces", "帥仕相俥傌炮兵"),
    ("lines", "┼─│╲╱┌┐└┘═║├┤┬"),
    ("marks", "●○·▐▌▄▀◆◇□■△▽▲"),
];

pub(super) fn run(table: &Table, out: &mut dyn Write) -> Result<(), Failure> {
    let asked = ask();
    writeln!(out, "xiangqi {}", env!("CARGO_PKG_VERSION"))?;
    writeln!(
        out,
        "platform: {} {}",
        std::env::consts::OS,
        std::env::consts::ARCH
    )?;
    for name in VARIABLES {
        let value = std::env::var_os(name).map(|value| value.to_string_lossy().into_owned());
        let shown = value.map_or("not set".to_owned(), |value| crate::plain::tame(&value));
        writeln!(out, "{name}: {shown}")?;
    }
    writeln!(out, "language: {}", table.config.settings.lang)?;
    writeln!(out, "utf-8: {}", yes(table.locale.utf8))?;
    writeln!(
        out,
        "input is a terminal: {}",
        yes(io::stdin().is_terminal())
    )?;
    writeln!(
        out,
        "output is a terminal: {}",
        yes(io::stdout().is_terminal())
    )?;
    for (name, value) in crate::tui::facts::facts() {
        writeln!(out, "{name}: {value}")?;
    }
    let path =
        |path: Option<PathBuf>| path.map_or("none".to_owned(), |path| path.display().to_string());
    writeln!(out, "settings: {}", path(table.folders.settings_file()))?;
    writeln!(out, "unfinished games: {}", path(table.folders.games()))?;
    for problem in table.config.problems() {
        writeln!(out, "{}", problem.tell(table.config.settings.lang))?;
    }
    for (kind, name) in [(Kind::Lines, "lines"), (Kind::Characters, "pieces")] {
        writeln!(out, "width of {name}: {}", told(asked.as_deref(), kind))?;
    }
    writeln!(
        out,
        "width test: lines and marks should end under the 14, pieces under the 28"
    )?;
    writeln!(out, "        12345678901234567890123456789")?;
    for (name, characters) in WIDTH_TEST {
        writeln!(out, "{name:<8}{characters}|")?;
    }
    Ok(())
}

/// How long the terminal may think about its widths.
const PATIENCE: Duration = Duration::from_millis(500);

/// What a terminal answers; nothing where there is none to ask.
fn ask() -> Option<Vec<Answer>> {
    let is_terminal = io::stdin().is_terminal() && io::stdout().is_terminal();
    if !is_terminal || is_dumb() {
        return None;
    }
    measured(PATIENCE).ok()
}

fn told(asked: Option<&[Answer]>, kind: Kind) -> String {
    let Some(answers) = asked else {
        return "not asked".to_owned();
    };
    match answers.iter().find(|answer| answer.kind == kind) {
        Some(Answer { columns: 1, .. }) => "1 column".to_owned(),
        Some(answer) => format!("{} columns", answer.columns),
        None => "no answer".to_owned(),
    }
}

fn yes(fact: bool) -> &'static str {
    if fact { "yes" } else { "no" }
}
