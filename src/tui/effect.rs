//! Does outside what the state has asked for, and tells it what came of that.

use super::app::App;
use super::home::Home;
use super::menu::{FileList, GameList};
use super::message::{Effect, Exit, Message, SaveOutcome, Wanted};
use super::screen::Screen;
use crate::i18n::Lang;
use crate::record::looks_like_record;
use crate::storage::{SaveError, Written, expanded, open_record, record_titles, save_record, told};
use crossterm::Command;
use crossterm::clipboard::CopyToClipboard;
use std::io;
use std::ops::ControlFlow;
use std::path::Path;

/// Does one thing. The program ends where the answer is `Break`.
///
/// # Errors
/// When the terminal is gone.
pub fn perform(
    effect: Effect,
    app: &App,
    screen: &mut Screen,
    home: &mut Home,
) -> io::Result<ControlFlow<Exit, Option<Message>>> {
    let news = match effect {
        Effect::Quit(exit) => return Ok(ControlFlow::Break(exit)),
        Effect::Suspend => {
            screen.suspend()?;
            None
        }
        Effect::Resume => {
            screen.resume()?;
            None
        }
        Effect::Repaint => {
            screen.repaint()?;
            None
        }
        Effect::Trust(widths) => {
            screen.trust(widths);
            None
        }
        Effect::Bell => {
            screen.say("\x07")?;
            None
        }
        Effect::Mouse(mouse) => {
            screen.use_mouse(mouse)?;
            None
        }
        Effect::Copy(text) => {
            screen.say(&clipboard_sequence(&text))?;
            None
        }
        Effect::PutAway => {
            home.put_away();
            Some(found_left(app, home, Wanted::None))
        }
        Effect::Leave => {
            home.leave(app);
            Some(found_left(app, home, Wanted::None))
        }
        Effect::Store(changes) => {
            let kept = home.store(app, &changes);
            Some(Message::Stored(changes, kept))
        }
        Effect::List(folder) => {
            let listed = list(&expanded(&folder), app.settings().lang);
            Some(Message::Listed(folder, listed))
        }
        Effect::NameGames(path) => {
            let titles = record_titles(&expanded(&path), NAMED).ok();
            titles.map(|titles| Message::Titles(GameList { path, titles }))
        }
        Effect::KeepProgress => home.keep_progress(app).err().map(Message::ProgressNotKept),
        Effect::FindLeft(wanted) => Some(found_left(app, home, wanted)),
        Effect::ThrowAway(game) => {
            let result = home.throw_away(app, &game.path);
            let (left, _) = home.find(app);
            Some(Message::ThrownAway { game, left, result })
        }
        Effect::GoOn { path, leaves } => {
            let resumed = home.go_on(app, Some(&path), leaves);
            Some(Message::WentOn(Box::new(resumed)))
        }
        Effect::Save { path, replace } => {
            let outcome = save(app, &path, replace);
            Some(Message::Saved(path, outcome))
        }
        Effect::Open { path, number } => {
            let opened = open_record(&expanded(&path), number, app.settings().rules);
            let opened = opened.map_err(|error| error.tell(app.settings().lang));
            Some(Message::Opened {
                path,
                is_numbered: number.is_some(),
                result: Box::new(opened),
            })
        }
    };
    Ok(ControlFlow::Continue(news))
}

/// The games that are kept now.
fn found_left(app: &App, home: &mut Home, wanted: Wanted) -> Message {
    let (left, told) = home.find(app);
    Message::FoundLeft { left, told, wanted }
}

/// How many games of a file are named.
const NAMED: usize = 10_000;

/// What is in a folder; or in the one where the program runs, and why it stands in.
fn list(folder: &Path, lang: Lang) -> Result<FileList, (FileList, String)> {
    let folder = std::path::absolute(folder).unwrap_or_else(|_| folder.to_owned());
    entries(&folder).map_err(|error| {
        let here = std::env::current_dir().unwrap_or_default();
        let list = entries(&here).unwrap_or_else(|_| FileList {
            folder: here,
            ..FileList::default()
        });
        (list, lang.system_error(&error))
    })
}

fn entries(folder: &Path) -> io::Result<FileList> {
    let mut list = FileList {
        folder: folder.to_owned(),
        ..FileList::default()
    };
    for entry in std::fs::read_dir(folder)?.flatten() {
        let path = entry.path();
        // A name that is no text cannot be shown, and a hidden one should not be.
        let Some(name) = entry.file_name().to_str().map(str::to_owned) else {
            continue;
        };
        if name.starts_with('.') {
            continue;
        }
        if path.is_dir() {
            list.folders.push(name);
        } else if looks_like_record(&path) {
            list.records.push(name);
        }
    }
    list.folders.sort();
    list.records.sort();
    Ok(list)
}

fn save(app: &App, path: &Path, replace: bool) -> SaveOutcome {
    let saved = app.saved();
    let notation = app.settings().notation();
    match save_record(&expanded(path), saved, notation, replace) {
        Ok(Written { losses, held }) => SaveOutcome::Saved {
            at: told(&expanded(path)),
            loss: losses.first().map(|loss| app.settings().lang.loss(loss)),
            held,
        },
        Err(SaveError::Exists(doubt)) => SaveOutcome::Exists(doubt),
        Err(error) => SaveOutcome::Failed(error.tell(app.settings().lang)),
    }
}

/// The sequence (OSC 52) that asks the terminal to put a text into its clipboard, over any distance.
fn clipboard_sequence(text: &str) -> String {
    let mut sequence = String::new();
    // Writing into a string cannot fail.
    let _ = CopyToClipboard::to_clipboard_from(text).write_ansi(&mut sequence);
    sequence
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Game;
    use crate::notation::Notation;
    use crate::rules::{Position, Rules};
    use crate::storage::Saved;

    #[test]
    fn the_clipboard_gets_the_text_in_base_64() {
        let sequence = clipboard_sequence("炮");
        assert!(sequence.starts_with("\x1b]52;c;54Ku"), "{sequence:?}");
    }

    #[test]
    fn a_game_saved_under_a_name_without_an_ending_is_listed() {
        let folder = std::env::temp_dir().join(format!("xiangqi-list-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let game = Saved::new(Game::new(Position::start(), Rules::default()));
        for name in ["mine", "第3.5局", "game.pgn"] {
            let written = save_record(&folder.join(name), &game, Notation::Iccs, true);
            assert!(written.unwrap().losses.is_empty());
        }
        for (name, text) in [
            ("notes", "about [Game tags and DhtmlXQ"),
            ("empty", ""),
            ("page.txt", ""),
        ] {
            std::fs::write(folder.join(name), text).unwrap();
        }
        let listed = entries(&folder);
        std::fs::remove_dir_all(&folder).unwrap();
        let names = ["game.pgn", "mine", "page.txt", "第3.5局"];
        assert_eq!(listed.unwrap().records, names);
    }
}
