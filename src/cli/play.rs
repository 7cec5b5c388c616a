//! `xiangqi` without a command: play, on the board or line by line.

use super::console::Console;
use super::line::start;
use super::mistakes::mistakes;
use super::page::said;
use super::{Failure, diagnose};
use crate::config::{Chosen, Config, Folders, PieceSet, Settings, StartWith};
use crate::game::Game;
use crate::i18n::{Locale, Text};
use crate::rules::Position;
use crate::storage::{Autosave, Found, Ledger, Saved, open_record, told};
use crate::tui::app::Asks;
use crate::tui::command::Command;
use crate::tui::facts::colors;
use crate::tui::keymap::Keymap;
use crate::tui::notice::Notice;
use crate::tui::{self, Home, Start};
use clap::Args;
use std::io::{self, IsTerminal, Write};
use std::path::Path;
use std::time::SystemTime;

/// The arguments that are no settings.
#[derive(Debug, Args)]
pub struct PlayOptions {
    #[arg(help = said(Text::ArgFen), long, conflicts_with = "record")]
    pub(super) fen: Option<String>,
    #[arg(help = said(Text::ArgDiagnose), long)]
    pub(super) diagnose: bool,
}

/// What `xiangqi` knows about the world when it begins to play.
pub(super) struct Table {
    pub config: Config,
    pub locale: Locale,
    pub folders: Folders,
}

pub(super) fn run(
    mut table: Table,
    options: &PlayOptions,
    record: Option<&Path>,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let mut keys = Keymap::default();
    let (themes, wrong) = mistakes(&mut table.config, &mut keys)?;
    if options.diagnose {
        return diagnose::run(&table, out);
    }
    let position = start(options.fen.as_deref(), &table.config.settings)?;
    let is_terminal = io::stdin().is_terminal() && io::stdout().is_terminal();
    if table.config.settings.plain || !is_terminal || is_dumb() {
        return Console::new(table, position, is_terminal).run(record, &wrong, out);
    }
    let (mut start, home) = board(table, position, record, (keys, wrong))?;
    start.themes = themes;
    let (exit, words) =
        tui::run(start, home).map_err(|error| Failure::Work(format!("{error:#}")))?;
    match exit.code() {
        0 => {
            if let Some(words) = words {
                writeln!(out, "{words}")?;
            }
            Ok(())
        }
        code => Err(Failure::Exit(code)),
    }
}

/// Whether the terminal can't do more than print lines.
pub(super) fn is_dumb() -> bool {
    std::env::var_os("TERM").is_some_and(|term| term == "dumb")
}

/// What the board starts with, and what it keeps games in.
fn board(
    table: Table,
    position: Position,
    record: Option<&Path>,
    (keys, wrong): (Keymap, Vec<String>),
) -> Result<(Start, Home), Failure> {
    let mut config = table.config;
    let lang = config.settings.lang;
    let is_without_characters = is_console() && config.suit_console();
    let mut begin = Start::new(config.settings.clone(), colors());
    begin.asks = Asks {
        lines: config.is_open("ascii") && !config.settings.ascii,
        characters: config.is_open("pieces") && !shows_letters(&config.settings),
    };
    begin.chosen = Chosen::in_config(&config);
    begin.unset = config.unset.clone();
    let is_set_up = position != Position::start();
    begin.saved = Saved::new(Game::new(position, config.settings.rules));
    let mut said: Vec<String> = config
        .problems()
        .iter()
        .map(|problem| problem.tell(lang))
        .collect();
    said.extend(wrong);
    begin.keys = keys;
    if !table.locale.utf8 {
        said.push(lang.text(Text::NotUtf8).to_owned());
    }
    if is_without_characters {
        // In ASCII other pieces would not be drawn.
        let command = if config.settings.ascii {
            Command::Lines
        } else {
            Command::Pieces
        };
        let key = begin.keys.shown(command, lang);
        said.push(lang.fill(Text::NoCharacters, &[&key]));
    }
    let shows_characters = !shows_letters(&config.settings) && !config.settings.ascii;
    let goes_on = config.settings.start == StartWith::Resume;
    let is_first = !goes_on && is_first_start(&table.folders);
    if is_first && !lang.is_chinese() && shows_characters {
        let keys = [Command::Pieces, Command::Language];
        let [pieces, language] = keys.map(|command| begin.keys.shown(command, lang));
        said.push(lang.fill(Text::FirstStart, &[&pieces, &language]));
    }
    if let Some(path) = record {
        let opened = open_record(path, None, config.settings.rules);
        let opened = opened.map_err(|error| Failure::work(path.display(), error.tell(lang)))?;
        begin.record = Some((path.to_owned(), Box::new(opened)));
    }
    let start_with = config.settings.start;
    let may_go_on = record.is_none() && !is_set_up && start_with != StartWith::New;
    let mut left = Vec::new();
    if let Some(folder) = table.folders.games() {
        let found = Found::in_folder(&folder);
        said.extend(found.set_aside.iter().map(|aside| aside.tell(lang)));
        left = found.all();
        let now = SystemTime::now();
        begin.left = left.iter().map(|leftover| leftover.title(now)).collect();
    }
    let autosave = Autosave::new(table.folders.games());
    begin.settings_file = config.file.path().map(|path| told(path).into());
    let solved = Ledger::new(table.folders.solved());
    begin.progress = solved.text().parse().unwrap_or_default();
    let home = Home::new(autosave, left, Some(config.file), solved);
    begin.is_kept = table.folders.games().is_some();
    begin.goes_on = goes_on;
    begin.is_begun = !may_go_on;
    begin.notice = said.into_iter().next().map(Notice::Raw);
    Ok((begin, home))
}

/// Whether no game has been kept here yet.
fn is_first_start(folders: &Folders) -> bool {
    folders.games().is_some_and(|folder| !folder.exists())
}

/// Whether this is the console of Linux.
pub(super) fn is_console() -> bool {
    std::env::var_os("TERM").is_some_and(|term| term == "linux")
}

fn shows_letters(settings: &Settings) -> bool {
    settings.pieces == PieceSet::Letters
}

#[cfg(test)]
mod tests;
