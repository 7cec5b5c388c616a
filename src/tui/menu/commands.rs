//! Menus of commands: every command of the board can be reached with arrows and Enter.

use super::{Action, Row, left};
use crate::i18n::Text;
use crate::tui::app::App;
use crate::tui::command::{COMMANDS, Command, CommandSpec, Context, Group};
use crate::tui::offer::is_apt;

/// What can be done at the start.
pub(super) fn at_start(app: &App) -> Vec<Row> {
    let others = [
        Command::New,
        Command::Open,
        Command::Endgames,
        Command::SetUp,
        Command::Settings,
        Command::Language,
        Command::Help,
        Command::Quit,
    ];
    going_on(app)
        .into_iter()
        .chain(others.map(|command| row(app, command)))
        .collect()
}

/// The game that was left last; and where there are more, the list of all.
fn going_on(app: &App) -> Vec<Row> {
    let Some(last) = left::last(app) else {
        return Vec::new();
    };
    let of_key = row(app, Command::GoOn);
    if app.left.len() == 1 {
        let label = last.label;
        return vec![Row { label, ..of_key }];
    }
    let lang = app.settings().lang;
    let label = lang.fill(Text::GoOnWithOthers, &[&app.left.len()]);
    vec![last, Row { label, ..of_key }]
}

/// Every command.
pub(super) fn all(app: &App) -> Vec<Row> {
    all_commands().map(|command| row(app, command)).collect()
}

/// Every command of the set-up: what the palette and the board do not offer to the mouse by themselves.
pub(super) fn in_set_up(app: &App) -> Vec<Row> {
    let has_button = |spec: &&CommandSpec| spec.group == Group::Editor && spec.button.is_some();
    let of_editor = COMMANDS.iter().filter(has_button);
    let of_both = COMMANDS
        .iter()
        .filter(|spec| spec.context == Context::Boards);
    of_editor
        .chain(of_both)
        .map(|spec| spec.command)
        .filter(|command| !matches!(command, Command::EditMenu | Command::EditAct))
        .map(|command| row(app, command))
        .collect()
}

fn row(app: &App, command: Command) -> Row {
    let spec = command.spec();
    // Where two commands share a line of the help, the words of the button tell them apart.
    let is_shared = COMMANDS
        .iter()
        .filter(|other| other.context == spec.context)
        .any(|other| other.help == spec.help && other.command != command);
    let words = spec.button.filter(|_| is_shared).unwrap_or(spec.help);
    Row {
        label: app.settings().lang.text(words).to_owned(),
        detail: app.key(command),
        is_apt: is_apt(app, command),
        action: Action::Command(command),
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
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::entry::command;
    use crate::i18n::Lang;

    #[test]
    fn the_words_of_the_menu_and_of_the_footer_can_be_typed() {
        let commands = [
            (Command::Undo, "undo"),
            (Command::Redo, "redo"),
            (Command::Draw, "draw"),
            (Command::Resign, "resign"),
            (Command::Save, "save"),
            (Command::Open, "load"),
            (Command::New, "new"),
            (Command::Flip, "flip"),
            (Command::Help, "help"),
            (Command::Quit, "quit"),
        ];
        for (shown, name) in commands {
            let spec = shown.spec();
            for lang in [Lang::ZhHant, Lang::ZhHans] {
                let labels = spec.button.into_iter().chain([spec.help]);
                let labels = labels.flat_map(|text| {
                    let words = lang.text(text).split('：').next().unwrap_or_default();
                    words.split('，')
                });
                for label in labels {
                    // The command that offers a draw accepts one, which has a word of its own.
                    let name = if label == "同意和棋" {
                        "accept"
                    } else {
                        name
                    };
                    let found = command(label).map(|(spec, ..)| (spec.english[0], label));
                    assert_eq!(found, Some((name, label)), "{lang}");
                    let (_, _, rest) = command(label).unwrap();
                    assert_eq!(rest, "", "{label}");
                }
            }
        }
    }
}
