//! The whole table of commands: each is told of somewhere, and can be given by the keyboard alone and by the mouse
//! alone.

use crate::hands::{WINDOW, drawn, press};
use crate::screen::rows;
use ratatui::layout::{Position, Size};
use xiangqi::config::Settings;
use xiangqi::i18n::{Labels, Lang};
use xiangqi::rules::{Piece, PieceKind, Side};
use xiangqi::storage::LeftGame;
use xiangqi::tui::boxes::{BoxPart, HelpLine, Overlay};
use xiangqi::tui::command::{COMMANDS, Command, Context};
use xiangqi::tui::editor::Brush;
use xiangqi::tui::event::Event;
use xiangqi::tui::input::{Input, Mouse, MouseAction};
use xiangqi::tui::key::Chord;
use xiangqi::tui::layout::{Areas, Target, areas, hit};
use xiangqi::tui::menu::Action;
use xiangqi::tui::message::{Message, Wanted};
use xiangqi::tui::mode::Mode;
use xiangqi::tui::theme::Depth;
use xiangqi::tui::update::{message, update};
use xiangqi::tui::{App, Start};

/// A narrow window, in which few buttons fit.
const NARROW: Size = Size::new(40, 20);

/// What has to have happened, in keys, before the command can do something.
fn stage(command: Command) -> &'static str {
    use Command::*;
    match command {
        CursorDown => "Up",
        LetGo => "Up Up Left Left Left Enter",
        Undo | Back | FarBack | ToStart | Save | CopyGame | Comment | Delete | Again | New
        | AgainSwapped => ":h2e2 Enter",
        Redo => ":h2e2 Enter u",
        Forward | FarForward | ToEnd => ":h2e2 Enter [",
        NextLine | PreviousLine | Promote => ":h2e2 Enter [ :b2e2 Enter",
        LineEarlier => ":h2e2 Enter [ :b2e2 Enter [ :c3c4 Enter",
        LineLater => ":h2e2 Enter [ :b2e2 Enter [ :c3c4 Enter {",
        Result => "R y Esc",
        NextEndgame | Hint => "E Enter Enter",
        LineEnter | LineClose | LineErase | LineEraseWord | LineEraseAll | LineLeft
        | LineWordLeft | LineStart => ":moves",
        LineRight | LineWordRight | LineEnd | LineDelete | LineEraseRest => ":moves Home",
        LineOlder => ":moves Enter Esc :",
        LineNewer => ":moves Enter Esc : Up",
        EditUp | EditLeft | EditRight | EditAct | EditPlay | EditErase | EditNext
        | EditPrevious | EditTurn | EditClear | EditFen | EditCopy | EditClose | EditMenu => "e",
        EditDown => "e Up",
        EditStart => "e X",
        EditUndo => "e x",
        RedKing | RedAdvisor | RedElephant | RedHorse | RedRook | RedCannon | RedPawn
        | BlackKing | BlackAdvisor | BlackElephant | BlackHorse | BlackRook | BlackCannon
        | BlackPawn => "e Up Up Up Up Up",
        BoxUp | BoxPageUp | BoxTop => "x End",
        BoxDown | BoxPageDown | BoxBottom | BoxAccept | BoxClose => "x Down",
        ThrowAway => "w",
        BoxNext | BoxPrevious | Yes | No => "R",
        FormPrevious | FormPageUp | FormTop => ", End",
        FormNext | FormPageDown | FormBottom | FormMore | FormLess | FormAccept | FormClose => ",",
        CursorUp | CursorLeft | CursorRight | Act | NextPiece | PreviousPiece | Type | Flip
        | AutoFlip | Draw | Resign | Pause | Open | SetUp | GoOn | Endgames | CopyPosition
        | Pieces | Labels | Notation | Settings | Theme | Size | Language | Hints | Blindfold
        | Threats | Lines | Mouse | Help | Menu | Quit | Suspend | Leave | Repaint => "",
    }
}

/// How the mouse does it.
enum Way {
    /// By a button of the last row or of a box, by a row of a box, or by a row of the menu.
    Shown,
    /// By this, in the words of the other tests.
    Gesture(&'static str),
    /// By a piece of the palette.
    Palette(Side, PieceKind),
    /// As that other command does it, in as many steps as it takes.
    Like(Command),
    /// Not at all: it belongs to text, which is typed.
    Text,
}

// A table: two commands may be given alike today and not tomorrow.
#[allow(clippy::match_same_arms)]
fn way(command: Command) -> Way {
    use Command::*;
    match command {
        CursorUp | CursorDown | CursorLeft | CursorRight | EditUp | EditDown | EditLeft
        | EditRight => Way::Gesture("click@e5"),
        NextPiece | PreviousPiece => Way::Gesture("click@h2"),
        FarBack | ToStart => Way::Gesture("wheel-up"),
        FarForward | ToEnd => Way::Gesture("wheel-down"),
        EditPrevious | BoxUp | FormPrevious => Way::Gesture("wheel-up"),
        EditAct => Way::Gesture("click@h2"),
        BoxPageUp | BoxTop => Way::Like(BoxUp),
        BoxPageDown | BoxBottom => Way::Like(BoxDown),
        BoxDown => Way::Gesture("wheel-down"),
        // The button or the row itself is clicked.
        BoxNext | BoxPrevious => Way::Like(Yes),
        BoxAccept => Way::Gesture("click@30,5"),
        // A click on a field takes its next choice.
        FormMore => Way::Gesture("click@20,2"),
        FormPageUp | FormTop => Way::Like(FormPrevious),
        FormPageDown | FormBottom => Way::Like(FormNext),
        FormLess => Way::Like(FormMore),
        FormAccept => Way::Like(FormMore),
        Leave => Way::Like(Quit),
        LineLeft | LineRight | LineWordLeft | LineWordRight | LineStart | LineEnd | LineErase
        | LineDelete | LineEraseWord | LineEraseAll | LineEraseRest | LineOlder | LineNewer => {
            Way::Text
        }
        RedKing => Way::Palette(Side::Red, PieceKind::King),
        RedAdvisor => Way::Palette(Side::Red, PieceKind::Advisor),
        RedElephant => Way::Palette(Side::Red, PieceKind::Elephant),
        RedHorse => Way::Palette(Side::Red, PieceKind::Horse),
        RedRook => Way::Palette(Side::Red, PieceKind::Rook),
        RedCannon => Way::Palette(Side::Red, PieceKind::Cannon),
        RedPawn => Way::Palette(Side::Red, PieceKind::Pawn),
        BlackKing => Way::Palette(Side::Black, PieceKind::King),
        BlackAdvisor => Way::Palette(Side::Black, PieceKind::Advisor),
        BlackElephant => Way::Palette(Side::Black, PieceKind::Elephant),
        BlackHorse => Way::Palette(Side::Black, PieceKind::Horse),
        BlackRook => Way::Palette(Side::Black, PieceKind::Rook),
        BlackCannon => Way::Palette(Side::Black, PieceKind::Cannon),
        BlackPawn => Way::Palette(Side::Black, PieceKind::Pawn),
        _ => Way::Shown,
    }
}

/// The program where the command can do something.
fn staged(command: Command, size: Size) -> App {
    let settings = Settings {
        clock: (command == Command::Pause).then(|| "10m".parse().unwrap()),
        ..Settings::default()
    };
    let start = Start {
        left: (command == Command::GoOn)
            .then(LeftGame::default)
            .into_iter()
            .collect(),
        ..Start::new(settings, Depth::TrueColor)
    };
    let mut app = App::new(start, size);
    press(&mut app, stage(command));
    if command == Command::ThrowAway {
        let found = Message::FoundLeft {
            left: vec![LeftGame::default(), LeftGame::default()],
            told: None,
            wanted: Wanted::Any,
        };
        update(&mut app, found);
    }
    app
}

/// All that can be seen of the state but the status line, in which a refusal would stand.
fn traces(app: &App) -> String {
    let pieces = app.notice().map(|notice| (notice.threats(), notice.hint()));
    let game = app.game();
    format!(
        "{:?} {:?} {:?} {} {:?} {:?} {pieces:?} {} {:?}",
        app.modes(),
        app.settings(),
        app.cursor(),
        app.is_flipped(),
        app.picked(),
        game,
        game.node() == xiangqi::game::NodeId::ROOT,
        app.position().to_string(),
    )
}

/// Gives the program an input. Whether that did anything.
fn acts(app: &mut App, input: Input) -> bool {
    let before = traces(app);
    let message = message(app, Event::Input(input), WINDOW);
    let effects = update(app, message);
    !effects.is_empty() || traces(app) != before
}

fn mouse(action: MouseAction, at: Position) -> Input {
    Input::Mouse(Mouse {
        action,
        column: at.x,
        row: at.y,
    })
}

/// The first cell of the window in which something is found, from below, where most is. It looks at each so many cells.
fn find(app: &App, size: Size, step: usize, is_it: impl Fn(Target) -> bool) -> Option<Position> {
    (0..size.height)
        .rev()
        .flat_map(|y| {
            (0..size.width)
                .step_by(step)
                .map(move |x| Position::new(x, y))
        })
        .find(|at| is_it(hit(app, *at)))
}

/// The row of the open menu that gives the command.
fn row_of(app: &App, command: Command) -> Option<usize> {
    let Some(Mode::Menu(menu)) = app.modes().last() else {
        return None;
    };
    let rows = menu.rows(app);
    rows.iter()
        .position(|row| row.action == Action::Command(command))
}

/// Where the command can be clicked without opening anything.
fn in_view(app: &App, size: Size, command: Command) -> Option<Position> {
    let row = row_of(app, command);
    find(app, size, 4, |target| match target {
        Target::Button(button) | Target::Box(BoxPart::Choice(button)) => button == command,
        Target::Box(BoxPart::Row(place)) => Some(place) == row,
        _ => false,
    })
}

/// Clicks the command, in the menu if it has no button in view. Whether that did anything.
fn clicked(app: &mut App, size: Size, command: Command) -> bool {
    if let Some(at) = in_view(app, size, command) {
        return acts(app, mouse(MouseAction::Press, at));
    }
    let menu = [Command::Menu, Command::EditMenu];
    let button = menu.into_iter().find_map(|menu| in_view(app, size, menu));
    let Some(button) = button else {
        return false;
    };
    let before = traces(app);
    acts(app, mouse(MouseAction::Press, button));
    if row_of(app, command).is_none() {
        return false;
    }
    // The wheel brings every row into view.
    while chosen(app) != row_of(app, command) {
        if !acts(app, mouse(MouseAction::WheelDown, Position::new(5, 5))) {
            return false;
        }
    }
    let Some(at) = in_view(app, size, command) else {
        return false;
    };
    let message = message(app, Event::Input(mouse(MouseAction::Press, at)), size);
    let effects = update(app, message);
    !effects.is_empty() || traces(app) != before
}

/// The chosen row of the open menu.
fn chosen(app: &App) -> Option<usize> {
    match app.modes().last() {
        Some(Mode::Menu(menu)) => Some(menu.row),
        _ => None,
    }
}

fn is_given_by_mouse(command: Command, size: Size) -> bool {
    let mut app = staged(command, size);
    match way(command) {
        Way::Text => true,
        Way::Like(other) => is_given_by_mouse(other, size),
        Way::Shown => clicked(&mut app, size, command),
        Way::Gesture(tokens) => {
            let before = traces(&app);
            let Some((action, place)) = tokens.split_once('@') else {
                let action = match tokens {
                    "wheel-up" => MouseAction::WheelUp,
                    _ => MouseAction::WheelDown,
                };
                return acts(&mut app, mouse(action, Position::new(5, 5)));
            };
            assert_eq!(action, "click");
            if let Some((x, y)) = place.split_once(',') {
                let at = Position::new(x.parse().unwrap(), y.parse().unwrap());
                return acts(&mut app, mouse(MouseAction::Press, at));
            }
            let at = point(&app, size, place);
            acts(&mut app, mouse(MouseAction::Press, at));
            acts(&mut app, mouse(MouseAction::Release, at));
            traces(&app) != before
        }
        Way::Palette(owner, kind) => {
            let brush = Brush::Piece(Piece::new(owner, kind));
            let Some(at) = find(&app, size, 1, |target| target == Target::Brush(brush)) else {
                return false;
            };
            acts(&mut app, mouse(MouseAction::Press, at));
            let at = point(&app, size, "e5");
            acts(&mut app, mouse(MouseAction::Press, at));
            let there = Labels::read("e5").unwrap();
            let editor = app.editor().unwrap();
            editor.setup().at(there) == Some(Piece::new(owner, kind))
        }
    }
}

fn point(app: &App, size: Size, name: &str) -> Position {
    let Areas::Table(table) = areas(size, app) else {
        panic!("the window is too small");
    };
    let (column, row) = table.geometry.cell_of(Labels::read(name).unwrap());
    Position::new(table.board.x + column, table.board.y + row)
}

#[test]
fn every_key_of_every_command_does_something() {
    for spec in COMMANDS {
        for &chord in spec.keys {
            let mut app = staged(spec.command, WINDOW);
            assert_eq!(app.command(chord), Some(spec.command), "{chord}");
            let did = acts(&mut app, Input::Key(chord));
            assert!(did, "{chord} does not {}", spec.name);
        }
    }
}

#[test]
fn every_command_can_be_given_by_the_mouse_alone() {
    for size in [WINDOW, NARROW] {
        for spec in COMMANDS {
            let given = is_given_by_mouse(spec.command, size);
            assert!(given, "no click in {size} does {}", spec.name);
        }
    }
}

#[test]
fn only_what_belongs_to_typed_text_is_left_to_the_keyboard() {
    for spec in COMMANDS {
        if matches!(way(spec.command), Way::Text) {
            assert_eq!(spec.context, Context::Line, "{}", spec.name);
        }
    }
}

#[test]
fn every_command_stands_in_the_help_with_its_keys() {
    for lang in Lang::ALL {
        let settings = Settings {
            lang,
            ..Settings::default()
        };
        let start = Start::new(settings, Depth::TrueColor);
        let mut app = App::new(start, Size::new(200, 60));
        press(&mut app, "?");
        let Some(Overlay::Help { rows, .. }) = Overlay::top(&app) else {
            panic!("no help");
        };
        for spec in COMMANDS {
            let key: &Chord = spec.keys.first().unwrap();
            let key = key.tell(lang);
            let told = rows.iter().any(|row| match row {
                HelpLine::Keys(keys, what) => {
                    what == lang.text(spec.help)
                        && keys.split(' ').any(|shown| {
                            shown == key || shown.strip_suffix(',') == Some(key.as_str())
                        })
                }
                _ => false,
            });
            assert!(
                told,
                "{} in {lang}: {key} {}",
                spec.name,
                lang.text(spec.help)
            );
        }
    }
}

#[test]
fn the_narrow_row_of_buttons_has_the_menu_whatever_goes_on() {
    for lang in Lang::ALL {
        for keys in ["", ":h2e2 Enter d", "e", "e Enter", ":moves", "R y Esc"] {
            let settings = Settings {
                lang,
                ..Settings::default()
            };
            let mut app = App::new(Start::new(settings, Depth::TrueColor), NARROW);
            press(&mut app, keys);
            let menus = [Command::Menu, Command::EditMenu];
            let button = menus
                .into_iter()
                .find_map(|menu| in_view(&app, NARROW, menu));
            assert!(
                button.is_some(),
                "{keys}: {:?}",
                rows(&drawn(&app, NARROW)).last()
            );
        }
    }
}

#[test]
fn a_narrow_window_shows_how_the_end_of_a_game_is_taken_back() {
    for (lang, button) in [
        (Lang::En, "u undo"),
        (Lang::ZhHant, "u 悔棋"),
        (Lang::ZhHans, "u 悔棋"),
    ] {
        for window in [NARROW, Size::new(30, 15), Size::new(59, 20)] {
            let settings = Settings {
                lang,
                ..Settings::default()
            };
            let mut app = App::new(Start::new(settings, Depth::TrueColor), window);
            press(&mut app, ":h2e2 Enter R y Esc");
            let shown = rows(&drawn(&app, window));
            let row = shown.last().unwrap();
            assert!(row.contains(button), "{window}: {row}");
        }
    }
}
