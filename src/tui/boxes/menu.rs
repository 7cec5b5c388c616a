//! The rows of the menu: every command of the board, so that arrows and Enter reach them all.

use crate::i18n::Text;
use crate::tui::app::App;
use crate::tui::command::{COMMANDS, Command, Context, Group};
use crate::tui::mode::MenuKind;

/// The title of a menu.
pub(super) const fn title(kind: MenuKind) -> Text {
    match kind {
        MenuKind::Start => Text::TitleStart,
        MenuKind::All => Text::TitleMenu,
    }
}

/// The commands of a menu, in its order.
pub fn menu_commands(app: &App, kind: MenuKind) -> Vec<Command> {
    match kind {
        MenuKind::All => all_commands().collect(),
        MenuKind::Start => {
            let go_on = app.leftover.map(|_| Command::GoOn);
            let others = [
                Command::New,
                Command::Open,
                Command::SetUp,
                Command::Language,
                Command::Help,
                Command::Quit,
            ];
            go_on.into_iter().chain(others).collect()
        }
    }
}

fn all_commands() -> impl Iterator<Item = Command> {
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
            | Command::GoOn
    )
}

/// The rows: what the command does, its key, the command.
pub(super) fn items(app: &App, kind: MenuKind) -> Vec<(String, String, Command)> {
    let lang = app.settings().lang;
    menu_commands(app, kind)
        .into_iter()
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
