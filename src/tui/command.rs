//! Everything a person can ask of the board, declared once: name, keys, where it applies, and what it
//! says about itself. Dispatch, the row of buttons, the menu, the help, the README and the man page are all
//! made from this table.

mod table;

pub use table::COMMANDS;

use super::key::Chord;
use crate::i18n::Text;

/// One thing that can be asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
// The table says of each what it does, in three languages.
#[allow(missing_docs)]
pub enum Command {
    CursorUp,
    CursorDown,
    CursorLeft,
    CursorRight,
    Act,
    LetGo,
    NextPiece,
    PreviousPiece,
    Type,
    Undo,
    Redo,
    Back,
    Forward,
    FarBack,
    FarForward,
    ToStart,
    ToEnd,
    NextLine,
    PreviousLine,
    Promote,
    LineEarlier,
    LineLater,
    Comment,
    Delete,
    Flip,
    AutoFlip,
    New,
    Draw,
    Resign,
    Pause,
    Result,
    Save,
    Open,
    SetUp,
    GoOn,
    Again,
    AgainSwapped,
    Endgames,
    NextEndgame,
    Hint,
    CopyPosition,
    CopyGame,
    Pieces,
    Labels,
    Notation,
    Settings,
    Theme,
    Size,
    Language,
    Hints,
    Blindfold,
    Threats,
    Lines,
    Mouse,
    Help,
    Menu,
    Quit,
    Suspend,
    Leave,
    Repaint,
    LineEnter,
    LineClose,
    LineLeft,
    LineRight,
    LineWordLeft,
    LineWordRight,
    LineStart,
    LineEnd,
    LineErase,
    LineDelete,
    LineEraseWord,
    LineEraseAll,
    LineEraseRest,
    LineOlder,
    LineNewer,
    EditUp,
    EditDown,
    EditLeft,
    EditRight,
    EditAct,
    EditPlay,
    RedKing,
    RedAdvisor,
    RedElephant,
    RedHorse,
    RedRook,
    RedCannon,
    RedPawn,
    BlackKing,
    BlackAdvisor,
    BlackElephant,
    BlackHorse,
    BlackRook,
    BlackCannon,
    BlackPawn,
    EditErase,
    EditNext,
    EditPrevious,
    EditTurn,
    EditClear,
    EditStart,
    EditFen,
    EditCopy,
    EditUndo,
    EditClose,
    EditMenu,
    BoxUp,
    BoxDown,
    BoxPageUp,
    BoxPageDown,
    BoxTop,
    BoxBottom,
    BoxNext,
    BoxPrevious,
    BoxAccept,
    BoxClose,
    ThrowAway,
    FormNext,
    FormPrevious,
    FormPageUp,
    FormPageDown,
    FormTop,
    FormBottom,
    FormMore,
    FormLess,
    FormAccept,
    FormClose,
    Yes,
    No,
}

/// Where keys have their meaning. What is on top of the screen decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Context {
    /// In every other one, too.
    Anywhere,
    /// The board, with nothing over it.
    Board,
    /// The set-up editor.
    Editor,
    /// The board and the set-up editor.
    Boards,
    /// The input line, while somebody types.
    Line,
    /// A box: help, menu, question or result.
    Box,
    /// The list of unfinished games, which is a box as well.
    Left,
    /// A question to be answered with yes or no, which is a box as well.
    Question,
    /// A form.
    Form,
    /// The result, a box that any key of the board puts aside.
    Result,
    /// The pause, a box that covers the board.
    Pause,
}

impl Context {
    /// All contexts.
    pub const ALL: [Self; 11] = [
        Self::Anywhere,
        Self::Board,
        Self::Editor,
        Self::Boards,
        Self::Line,
        Self::Box,
        Self::Left,
        Self::Question,
        Self::Form,
        Self::Result,
        Self::Pause,
    ];

    /// The contexts whose keys count here, the first one that knows a key decides.
    pub const fn layers(self) -> &'static [Self] {
        match self {
            Self::Anywhere => &[Self::Anywhere],
            Self::Board => &[Self::Board, Self::Boards, Self::Anywhere],
            Self::Editor => &[Self::Editor, Self::Boards, Self::Anywhere],
            Self::Boards => &[Self::Boards, Self::Anywhere],
            Self::Line => &[Self::Line, Self::Anywhere],
            Self::Box => &[Self::Box, Self::Anywhere],
            Self::Left => &[Self::Left, Self::Box, Self::Anywhere],
            Self::Question => &[Self::Question, Self::Box, Self::Anywhere],
            Self::Form => &[Self::Form, Self::Anywhere],
            Self::Result | Self::Pause => &[Self::Box, Self::Board, Self::Boards, Self::Anywhere],
        }
    }
}

impl Context {
    /// Whether a key that counts here would never reach another context, where it counts as well.
    pub fn is_below(self, other: Self) -> bool {
        matches!(self, Self::Anywhere | Self::Boards) && other.layers().contains(&self)
    }
}

/// Under which heading the help and the menu show a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Group {
    /// Moving pieces.
    Moves,
    /// Walking through the game.
    Walk,
    /// The game as a whole: new, draw, files.
    Game,
    /// How it looks.
    View,
    /// The program itself.
    Program,
    /// The input line.
    Line,
    /// Setting up a position.
    Editor,
    /// Lists and other boxes.
    Boxes,
    /// Questions.
    Questions,
    /// Forms.
    Forms,
}

impl Group {
    /// All groups, in the order of the help.
    pub const ALL: [Self; 10] = [
        Self::Moves,
        Self::Walk,
        Self::Game,
        Self::View,
        Self::Program,
        Self::Line,
        Self::Editor,
        Self::Boxes,
        Self::Questions,
        Self::Forms,
    ];

    /// The heading.
    pub const fn heading(self) -> Text {
        match self {
            Self::Moves => Text::GroupMoves,
            Self::Walk => Text::GroupWalk,
            Self::Game => Text::GroupGame,
            Self::View => Text::GroupView,
            Self::Program => Text::GroupProgram,
            Self::Line => Text::GroupLine,
            Self::Editor => Text::GroupEditor,
            Self::Boxes => Text::GroupBoxes,
            Self::Questions => Text::GroupQuestions,
            Self::Forms => Text::GroupForms,
        }
    }
}

/// What is declared about a command.
#[derive(Clone, Copy, Debug)]
pub struct CommandSpec {
    /// The command.
    pub command: Command,
    /// Its name in the settings file.
    pub name: &'static str,
    /// The keys it has unless the settings say otherwise; the first one is shown.
    pub keys: &'static [Chord],
    /// Where the keys count.
    pub context: Context,
    /// Its heading in the help.
    pub group: Group,
    /// What it does, in a few words. Neighbours with the same words share a row of the help.
    pub help: Text,
    /// What the button says; commands without one have no button.
    pub button: Option<Text>,
}

impl Command {
    /// What is declared about this command.
    pub fn spec(self) -> &'static CommandSpec {
        // Every command stands in the table (a test sees to that); the first row only keeps this total.
        COMMANDS
            .iter()
            .find(|spec| spec.command == self)
            .unwrap_or(&COMMANDS[0])
    }

    /// Whether it edits the text that is being typed, wherever that is.
    pub const fn is_edit(self) -> bool {
        matches!(
            self,
            Self::LineLeft
                | Self::LineRight
                | Self::LineWordLeft
                | Self::LineWordRight
                | Self::LineStart
                | Self::LineEnd
                | Self::LineErase
                | Self::LineDelete
                | Self::LineEraseWord
                | Self::LineEraseAll
                | Self::LineEraseRest
        )
    }

    /// The command with a name of the settings file.
    pub fn named(name: &str) -> Option<Self> {
        COMMANDS
            .iter()
            .find(|spec| spec.name == name)
            .map(|spec| spec.command)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn every_name_and_every_command_stands_in_the_table_once() {
        let names: HashSet<_> = COMMANDS.iter().map(|spec| spec.name).collect();
        let commands: HashSet<_> = COMMANDS.iter().map(|spec| spec.command).collect();
        assert_eq!(names.len(), COMMANDS.len());
        assert_eq!(commands.len(), COMMANDS.len());
        // `No` is the last variant.
        assert_eq!(COMMANDS.len(), Command::No as usize + 1);
    }

    #[test]
    fn no_key_is_bound_twice_where_both_would_count() {
        for context in Context::ALL {
            for layer in context.layers() {
                let mut seen = HashSet::new();
                for spec in COMMANDS.iter().filter(|spec| spec.context == *layer) {
                    for chord in spec.keys {
                        assert!(seen.insert(*chord), "{chord} twice in {layer:?}");
                    }
                }
            }
            let anywhere = COMMANDS
                .iter()
                .filter(|spec| spec.context == Context::Anywhere)
                .flat_map(|spec| spec.keys);
            for chord in anywhere {
                let hidden = COMMANDS
                    .iter()
                    .filter(|spec| spec.context != Context::Anywhere)
                    .find(|spec| spec.keys.contains(chord));
                assert!(hidden.is_none(), "{chord} is hidden by {hidden:?}");
            }
            let boards = COMMANDS
                .iter()
                .filter(|spec| spec.context == Context::Boards)
                .flat_map(|spec| spec.keys);
            for chord in boards {
                let hidden = COMMANDS
                    .iter()
                    .filter(|spec| matches!(spec.context, Context::Board | Context::Editor))
                    .find(|spec| spec.keys.contains(chord));
                assert!(hidden.is_none(), "{chord} is hidden by {hidden:?}");
            }
        }
    }

    #[test]
    fn every_command_has_a_key() {
        for spec in COMMANDS {
            assert!(!spec.keys.is_empty(), "{}", spec.name);
        }
    }
}
