//! The rows of the menu: every command of the board, so that arrows and Enter reach them all.

use crate::tui::app::App;
use crate::tui::command::{COMMANDS, Command, Context, Group};

/// The commands of the menu, in its order.
pub fn menu_commands() -> impl Iterator<Item = Command> {
    let groups = [
        Group::Game,
        Group::Moves,
        Group::Walk,
        Group::View,
        Group::Program,
    ];
    groups.into_iter().flat_map(|group| {
        COMMANDS
            .iter()
            .filter(move |spec| spec.group == group && spec.context != Context::Line)
            .map(|spec| spec.command)
            .filter(|command| !is_moving(*command))
    })
}

/// Whether the command only makes sense as a key, and has one that every keyboard layout has.
const fn is_moving(command: Command) -> bool {
    matches!(
        command,
        Command::CursorUp
            | Command::CursorDown
            | Command::CursorLeft
            | Command::CursorRight
            | Command::Act
            | Command::LetGo
            | Command::NextPiece
            | Command::PreviousPiece
            | Command::FarBack
            | Command::FarForward
            | Command::ToStart
            | Command::ToEnd
            | Command::Menu
            | Command::Leave
    )
}

/// The rows: what the command does, its key, the command.
pub(super) fn items(app: &App) -> Vec<(String, String, Command)> {
    let lang = app.settings().lang;
    menu_commands()
        .map(|command| {
            let spec = command.spec();
            // Where two commands share a line of the help, the words of the button tell them apart.
            let is_shared = COMMANDS
                .iter()
                .any(|other| other.help == spec.help && other.command != command);
            let words = spec.button.filter(|_| is_shared).unwrap_or(spec.help);
            (lang.text(words).to_owned(), app.key(command), command)
        })
        .collect()
}
