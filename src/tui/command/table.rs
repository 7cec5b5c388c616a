//! The one table of commands.

use super::{Command, CommandSpec, Context, Group};
use crate::i18n::Text;
use crate::tui::key::{Chord, Key, Modifier};

const fn key(key: Key) -> Chord {
    Chord::plain(key)
}

const fn ch(c: char) -> Chord {
    Chord::char(c)
}

const fn ctrl_key(key: Key) -> Chord {
    Chord {
        modifier: Modifier::Ctrl,
        key,
    }
}

macro_rules! commands {
    ($($group:ident / $context:ident {
        $($command:ident $name:literal [$($key:expr),*] $help:ident $(, $button:ident)?;)*
    })*) => {
        /// All commands, in the order of the help.
        pub const COMMANDS: &[CommandSpec] = &[$($(
            CommandSpec {
                command: Command::$command,
                name: $name,
                keys: &[$($key),*],
                context: Context::$context,
                group: Group::$group,
                help: Text::$help,
                button: commands!(@button $($button)?),
            },
        )*)*];
    };
    (@button $button:ident) => { Some(Text::$button) };
    (@button) => { None };
}

commands! {
    Moves / Board {
        CursorUp "cursor-up" [key(Key::Up), ch('k')] DoesCursor;
        CursorDown "cursor-down" [key(Key::Down), ch('j')] DoesCursor;
        CursorLeft "cursor-left" [key(Key::Left), ch('h')] DoesCursor;
        CursorRight "cursor-right" [key(Key::Right), ch('l')] DoesCursor;
        Act "pick" [key(Key::Enter), ch(' ')] DoesPick, ButtonPick;
        LetGo "let-go" [key(Key::Esc)] DoesLetGo, ButtonLetGo;
        NextPiece "next-piece" [key(Key::Tab)] DoesNextPiece, ButtonNextPiece;
        PreviousPiece "previous-piece" [Chord::shift(Key::Tab)] DoesNextPiece;
        Type "type" [ch(':')] DoesType, ButtonType;
        Undo "undo" [ch('u')] DoesUndo, ButtonUndo;
        Redo "redo" [Chord::ctrl('r')] DoesRedo, ButtonRedo;
    }
    Walk / Board {
        Back "back" [ch('[')] DoesWalk, ButtonBack;
        Forward "forward" [ch(']')] DoesWalk, ButtonForward;
        FarBack "far-back" [key(Key::PageUp)] DoesWalkFar;
        FarForward "far-forward" [key(Key::PageDown)] DoesWalkFar;
        ToStart "to-start" [key(Key::Home)] DoesWalkEnds;
        ToEnd "to-end" [key(Key::End)] DoesWalkEnds;
        NextLine "next-line" [ch('}')] DoesOtherLine, ButtonNextLine;
        PreviousLine "previous-line" [ch('{')] DoesOtherLine, ButtonPreviousLine;
        Promote "promote" [ch('P')] DoesPromote;
        LineEarlier "line-earlier" [ch('(')] DoesShiftLine, ButtonLineEarlier;
        LineLater "line-later" [ch(')')] DoesShiftLine, ButtonLineLater;
        Comment "comment" [ch('c')] DoesComment;
        Delete "delete" [key(Key::Delete), ch('D')] DoesDelete;
    }
    Game / Board {
        New "new" [ch('n')] DoesNew, ButtonNew;
        Draw "draw" [ch('d')] DoesDraw, ButtonDraw;
        Resign "resign" [ch('R')] DoesResign, ButtonResign;
        Pause "pause" [ch('p')] DoesPause, ButtonPause;
        Result "result" [ch('r')] DoesResult, ButtonResult;
        Save "save" [ch('s')] DoesSave, ButtonSave;
        Open "open" [ch('o')] DoesOpen, ButtonOpen;
        SetUp "set-up" [ch('e')] DoesSetUp, ButtonSetUp;
        GoOn "go-on" [ch('w')] DoesGoOn;
        Again "again" [ch('a')] DoesAgain, ButtonPlayAgain;
        AgainSwapped "again-swapped" [ch('A')] DoesAgainSwapped;
        Endgames "endgames" [ch('E')] DoesEndgames, ButtonEndgames;
        NextEndgame "next-endgame" [ch('N')] DoesNextEndgame, ButtonNextEndgame;
        Hint "hint" [ch('H')] DoesHint, ButtonHint;
        CopyPosition "copy-position" [ch('y')] DoesCopyPosition;
        CopyGame "copy-game" [ch('Y')] DoesCopyGame;
    }
    View / Boards {
        Flip "flip" [ch('f')] DoesFlip, ButtonFlip;
        AutoFlip "auto-flip" [ch('F')] DoesAutoFlip;
        Pieces "pieces" [ch('g')] DoesPieces, ButtonPieces;
        Settings "settings" [ch(',')] DoesSettings, ButtonSettings;
        Theme "theme" [ch('t')] DoesTheme, ButtonTheme;
        Language "language" [ch('L')] DoesLanguage, ButtonLanguage;
        Notation "notation" [ch('m')] DoesNotation;
        Labels "labels" [ch('b')] DoesLabels;
        Size "size" [ch('z')] DoesSize;
        Hints "hints" [ch('i')] DoesHints;
        Threats "threats" [ch('T')] DoesThreats;
        Lines "lines" [ch('G')] DoesLines;
        Mouse "mouse" [ch('M')] DoesMouse;
    }
    View / Board {
        Blindfold "blindfold" [ch('B')] DoesBlindfold;
    }
    Program / Boards {
        Help "help" [ch('?'), key(Key::Function(1))] DoesHelp, ButtonHelp;
    }
    Program / Board {
        Menu "menu" [ch('x'), key(Key::Function(10))] DoesMenu, ButtonMenu;
        Quit "quit" [ch('q')] DoesQuit, ButtonQuit;
    }
    Program / Anywhere {
        Leave "leave" [Chord::ctrl('c')] DoesLeave;
        Suspend "suspend" [Chord::ctrl('z')] DoesSuspend;
        Repaint "repaint" [Chord::ctrl('l')] DoesRepaint;
    }
    Line / Line {
        LineEnter "line-enter" [key(Key::Enter)] DoesLineEnter, ButtonEnter;
        LineClose "line-close" [key(Key::Esc)] DoesLineClose, ButtonCancel;
        LineLeft "line-left" [key(Key::Left), Chord::ctrl('b')] DoesLineMove;
        LineRight "line-right" [key(Key::Right), Chord::ctrl('f')] DoesLineMove;
        LineWordLeft "line-word-left" [ctrl_key(Key::Left), Chord::alt(Key::Left), Chord::alt(Key::Char('b'))] DoesLineWord;
        LineWordRight "line-word-right" [ctrl_key(Key::Right), Chord::alt(Key::Right), Chord::alt(Key::Char('f'))] DoesLineWord;
        LineStart "line-start" [key(Key::Home), Chord::ctrl('a')] DoesLineEnds;
        LineEnd "line-end" [key(Key::End), Chord::ctrl('e')] DoesLineEnds;
        LineErase "line-erase" [key(Key::Backspace)] DoesLineErase;
        LineDelete "line-delete" [key(Key::Delete), Chord::ctrl('d')] DoesLineErase;
        LineEraseWord "line-erase-word" [Chord::ctrl('w')] DoesLineEraseMore;
        LineEraseAll "line-erase-all" [Chord::ctrl('u')] DoesLineEraseMore;
        LineEraseRest "line-erase-rest" [Chord::ctrl('k')] DoesLineEraseMore;
        LineOlder "line-older" [key(Key::Up), Chord::ctrl('p')] DoesLineHistory;
        LineNewer "line-newer" [key(Key::Down), Chord::ctrl('n')] DoesLineHistory;
    }
    Editor / Editor {
        EditUp "edit-up" [key(Key::Up)] DoesCursor;
        EditDown "edit-down" [key(Key::Down)] DoesCursor;
        EditLeft "edit-left" [key(Key::Left)] DoesCursor;
        EditRight "edit-right" [key(Key::Right)] DoesCursor;
        EditPlay "edit-play" [key(Key::Enter)] DoesEditPlay, ButtonEditPlay;
        EditAct "edit-pick" [ch(' ')] DoesEditAct, ButtonEditAct;
        RedKing "red-king" [ch('K')] DoesPlaceRed;
        RedAdvisor "red-advisor" [ch('A')] DoesPlaceRed;
        RedElephant "red-elephant" [ch('E')] DoesPlaceRed;
        RedHorse "red-horse" [ch('H')] DoesPlaceRed;
        RedRook "red-rook" [ch('R')] DoesPlaceRed;
        RedCannon "red-cannon" [ch('C')] DoesPlaceRed;
        RedPawn "red-pawn" [ch('P')] DoesPlaceRed;
        BlackKing "black-king" [ch('k')] DoesPlaceBlack;
        BlackAdvisor "black-advisor" [ch('a')] DoesPlaceBlack;
        BlackElephant "black-elephant" [ch('e')] DoesPlaceBlack;
        BlackHorse "black-horse" [ch('h')] DoesPlaceBlack;
        BlackRook "black-rook" [ch('r')] DoesPlaceBlack;
        BlackCannon "black-cannon" [ch('c')] DoesPlaceBlack;
        BlackPawn "black-pawn" [ch('p')] DoesPlaceBlack;
        EditErase "edit-erase" [ch('x'), key(Key::Delete), key(Key::Backspace)] DoesEditErase, ButtonEditErase;
        EditNext "edit-next" [key(Key::Tab)] DoesEditNext, ButtonEditNext;
        EditPrevious "edit-previous" [Chord::shift(Key::Tab)] DoesEditNext;
        EditTurn "edit-turn" [ch('s')] DoesEditTurn, ButtonEditTurn;
        EditClear "edit-clear" [ch('X')] DoesEditClear, ButtonEditClear;
        EditStart "edit-start" [ch('S')] DoesEditStart, ButtonEditStart;
        EditFen "edit-fen" [ch(':')] DoesEditFen, ButtonEditFen;
        EditCopy "edit-copy" [ch('y')] DoesCopyPosition, ButtonEditCopy;
        EditUndo "edit-undo" [ch('u')] DoesEditUndo, ButtonEditUndo;
        EditClose "edit-close" [key(Key::Esc), ch('q')] DoesEditClose, ButtonEditClose;
        EditMenu "edit-menu" [key(Key::Function(10))] DoesEditMenu, ButtonMenu;
    }
    Boxes / Box {
        BoxUp "box-up" [key(Key::Up), ch('k')] DoesBoxMove;
        BoxDown "box-down" [key(Key::Down), ch('j')] DoesBoxMove, ButtonScroll;
        BoxPageUp "box-page-up" [key(Key::PageUp)] DoesBoxPage;
        BoxPageDown "box-page-down" [key(Key::PageDown), ch(' ')] DoesBoxPage;
        BoxTop "box-top" [key(Key::Home)] DoesBoxEnds;
        BoxBottom "box-bottom" [key(Key::End)] DoesBoxEnds;
        BoxNext "box-next" [key(Key::Tab), key(Key::Right), ch('l')] DoesBoxNext;
        BoxPrevious "box-previous" [Chord::shift(Key::Tab), key(Key::Left), ch('h')] DoesBoxNext;
        BoxAccept "box-accept" [key(Key::Enter)] DoesBoxAccept;
        BoxClose "box-close" [key(Key::Esc)] DoesBoxClose, ButtonClose;
    }
    Boxes / Left {
        ThrowAway "throw-away" [ch('D'), key(Key::Delete)] DoesThrowAway, ButtonThrowAway;
    }
    Questions / Question {
        Yes "yes" [ch('y')] DoesAnswer, ButtonYes;
        No "no" [ch('n')] DoesAnswer, ButtonNo;
    }
    Forms / Form {
        FormNext "form-next" [key(Key::Down), key(Key::Tab)] DoesFormMove, ButtonNextField;
        FormPrevious "form-previous" [key(Key::Up), Chord::shift(Key::Tab)] DoesFormMove;
        FormPageUp "form-page-up" [key(Key::PageUp)] DoesBoxPage;
        FormPageDown "form-page-down" [key(Key::PageDown)] DoesBoxPage;
        FormTop "form-top" [key(Key::Home)] DoesBoxEnds;
        FormBottom "form-bottom" [key(Key::End)] DoesBoxEnds;
        FormMore "form-more" [key(Key::Right), ch(' ')] DoesFormChange, ButtonChange;
        FormLess "form-less" [key(Key::Left)] DoesFormChange;
        FormAccept "form-accept" [key(Key::Enter)] DoesFormAccept;
        FormClose "form-close" [key(Key::Esc)] DoesFormClose, ButtonClose;
    }
}
