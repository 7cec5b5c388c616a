//! What can be done now, the most important first: from this the row of buttons is made, and the help says
//! the rest.

use super::app::App;
use super::boxes::Overlay;
use super::command::{Command, Context};
use super::editor::{Editor, Hand};
use super::form::{FormKind, Value};
use super::layout::{Areas, areas};
use super::menu::MenuKind;
use super::mode::{Held, Mode, Reading};
use crate::game::NodeId;
use crate::i18n::Text;
use crate::rules::Side;

/// A command, what its button says, and whether it acts now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Offer {
    /// The command.
    pub command: Command,
    /// The words.
    pub label: Text,
    /// Whether the command acts now.
    pub is_apt: bool,
}

impl Offer {
    /// A command under other words than usual.
    pub const fn new(command: Command, label: Text) -> Self {
        Self {
            command,
            label,
            is_apt: true,
        }
    }

    /// A command under its own words.
    fn of(command: Command) -> Option<Self> {
        Some(Self::new(command, command.spec().button?))
    }
}

/// What can be done now. What closes a box that lies over another one leads back to that.
pub fn offers(app: &App) -> Vec<Offer> {
    let mut offers = in_context(app);
    if is_over_a_box(app) {
        for offer in &mut offers {
            if offer.label == Text::ButtonClose {
                offer.label = Text::ButtonReturn;
            }
        }
    }
    offers
}

/// Whether there is another box below the one on top.
fn is_over_a_box(app: &App) -> bool {
    match app.modes() {
        [.., below, _] => match below {
            Mode::Line(_) | Mode::Editor(_) => false,
            Mode::Help(_)
            | Mode::Reading(_)
            | Mode::Menu(_)
            | Mode::Question(_)
            | Mode::Result(_)
            | Mode::TimeUp(_)
            | Mode::Form(_)
            | Mode::Pause => true,
        },
        _ => false,
    }
}

fn in_context(app: &App) -> Vec<Offer> {
    let commands: &[Command] = match app.context() {
        Context::Board | Context::Boards | Context::Anywhere => return on_board(app),
        Context::Editor => return in_editor(app),
        Context::Line => return in_line(app),
        Context::Box if matches!(app.modes().last(), Some(Mode::TimeUp(_))) => return vec![LOOK],
        Context::Box if is_shelf(app) => {
            let next = Offer::new(Command::BoxNext, Text::ButtonNextShelf);
            return in_menu(app).chain([next]).collect();
        }
        Context::Box if matches!(app.modes().last(), Some(Mode::Menu(_))) => {
            return in_menu(app).collect();
        }
        Context::Left => {
            let mut offers: Vec<Offer> = in_menu(app).collect();
            offers.splice(1..1, Offer::of(Command::ThrowAway));
            return offers;
        }
        Context::Box if has_more(app) => {
            let more = [Command::BoxDown, Command::BoxClose];
            let is_help = matches!(app.modes().last(), Some(Mode::Help(_)));
            let rules = Offer::new(Command::BoxBottom, Text::ButtonRules);
            let more = more.into_iter().filter_map(Offer::of);
            return more.chain(is_help.then_some(rules)).collect();
        }
        Context::Box => &[Command::BoxClose],
        Context::Form => return in_form(app),
        Context::Pause => return vec![Offer::new(Command::Pause, Text::ButtonGoOn)],
        Context::Question => &[Command::Yes, Command::No],
        Context::Result => {
            let more = [Command::New, Command::Save, Command::Quit];
            let more = more.iter().copied().filter_map(Offer::of);
            return on_result(app).into_iter().chain(more).collect();
        }
    };
    commands.iter().copied().filter_map(Offer::of).collect()
}

/// A row of a list is chosen or not.
fn in_menu(app: &App) -> impl Iterator<Item = Offer> {
    let choose = Offer::new(Command::BoxAccept, Text::ButtonChoose);
    let more = Some(Command::BoxDown).filter(|_| is_list_cut(app));
    let others = more.into_iter().chain([Command::BoxClose]);
    [choose].into_iter().chain(others.filter_map(Offer::of))
}

/// What acts on the field in hand. The settings are kept as they are changed, so that Esc is the end and takes
/// nothing back.
fn in_form(app: &App) -> Vec<Offer> {
    let Some(form) = app.form() else {
        return Vec::new();
    };
    let (esc, button) = match form.kind {
        FormKind::Settings => (Text::ButtonStore, Text::ButtonStore),
        FormKind::NewGame => (Text::ButtonClose, Text::ButtonStart),
    };
    let act = match form.field().map(|field| &field.value) {
        Some(Value::Choice { .. } | Value::Toggle(_)) => Offer::of(Command::FormMore),
        Some(Value::Button) => Some(Offer::new(Command::FormAccept, button)),
        Some(Value::Text(_) | Value::Heading) | None => None,
    };
    let next = Offer::of(Command::FormNext);
    let close = Offer::new(Command::FormClose, esc);
    next.into_iter().chain([close]).chain(act).collect()
}

/// Whether the list on top has more rows than there is room for, and one of them below the chosen one.
fn is_list_cut(app: &App) -> bool {
    let Areas::Table(table) = areas(app.size, app) else {
        return false;
    };
    Overlay::top(app).is_some_and(|overlay| {
        let is_at_the_end =
            matches!(&overlay, Overlay::Menu { rows, selected, .. } if selected + 1 >= rows.len());
        !is_at_the_end && overlay.is_cut(table.overlay(&overlay, app), &app.theme)
    })
}

/// Whether there is more of the text on top below what is shown.
fn has_more(app: &App) -> bool {
    let (Some(Mode::Help(scroll) | Mode::Reading(Reading { scroll, .. })), Areas::Table(table)) =
        (app.modes().last(), areas(app.size, app))
    else {
        return false;
    };
    Overlay::top(app).is_some_and(|overlay| {
        let area = table.overlay(&overlay, app);
        *scroll < overlay.max_scroll(area, &app.theme)
    })
}

/// Whether the endgames of a shelf are listed.
fn is_shelf(app: &App) -> bool {
    let kind = match app.modes().last() {
        Some(Mode::Menu(menu)) => &menu.kind,
        _ => return false,
    };
    matches!(kind, MenuKind::Shelf(_))
}

/// Puts the result aside and leaves the game as it is.
pub const LOOK: Offer = Offer::new(Command::BoxClose, Text::ButtonLook);

/// The buttons of the result box: few, so that it fits beside the board. The one that Enter presses loses nothing.
pub fn on_result(app: &App) -> Vec<Offer> {
    if app.endgame().is_some() {
        return vec![
            Offer::new(Command::NextEndgame, Text::ButtonNextEndgame),
            Offer::new(Command::Again, Text::ButtonPlayAgain),
            LOOK,
        ];
    }
    vec![
        LOOK,
        Offer::new(Command::Again, Text::ButtonPlayAgain),
        Offer::new(Command::AgainSwapped, Text::ButtonSwapSides),
        Offer::new(Command::Undo, Text::ButtonUndo),
    ]
}

/// The first two buttons say what Enter and Esc do; the others keep their places, lit or not, so that little of
/// the row has to be written again.
fn on_board(app: &App) -> Vec<Offer> {
    let is_over = app.turn().is_none();
    let act = match app.picked() {
        _ if is_over => Offer::of(Command::Result),
        Some(_) => Some(Offer::new(Command::Act, Text::ButtonPut)),
        None => Offer::of(Command::Act),
    };
    let let_go = Offer::new(Command::LetGo, Text::ButtonLetGo);
    // The answer to an offer of a draw takes the place of a button that does nothing.
    let is_in_the_way = app.game().draw_offer().is_some() && app.picked().is_none();
    let mut others = at_the_table(app);
    // In a narrow window so does, once the game is over, the one that takes the end back.
    let gives_way_to_undo = is_over && app.size.width < WITH_UNDO;
    if gives_way_to_undo {
        others.sort_by_key(|offer| offer.command != Command::Undo);
        others.retain(|offer| offer.command != Command::Type);
    }
    act.into_iter()
        .chain((!is_in_the_way && !gives_way_to_undo).then_some(let_go))
        .chain(others)
        .collect()
}

/// From how many columns on the row has room for the button that takes a move back, behind those that come first.
const WITH_UNDO: u16 = 60;

/// While a line is typed the other buttons can still be clicked. Beside one that was refused they would promise keys that
/// only type letters: there is what acts in the line.
fn in_line(app: &App) -> Vec<Offer> {
    let line = [Command::LineEnter, Command::LineClose];
    let line = line.into_iter().filter_map(Offer::of);
    let is_refused =
        matches!(app.modes().last(), Some(Mode::Line(line)) if line.held == Held::Refused);
    if is_refused {
        let mend = Offer::new(Command::LineLeft, Text::ButtonMend);
        return line.chain([mend]).collect();
    }
    let others = if app.editor().is_some() {
        changes().collect()
    } else {
        at_the_table(app)
    };
    line.chain(others).collect()
}

fn at_the_table(app: &App) -> Vec<Offer> {
    let game = app.game();
    let is_offered = game.draw_offer().is_some();
    let is_over = app.turn().is_none();
    let has_moves = game.ply() > 0;
    let has_more = game.tree().first_child(game.node()).is_some();
    let has_begun = game.node() != NodeId::ROOT || has_more;
    // The menu has everything, so it is there for the mouse in the narrowest window. In an endgame its own keys come
    // before what any game has: a digit opens the line as well.
    let first: &[(Command, bool)] = if app.endgame().is_some() {
        &[
            (Command::Menu, true),
            (Command::Undo, has_moves),
            (Command::Hint, !is_over),
            (Command::NextEndgame, true),
            (Command::Help, true),
            (Command::Quit, true),
            (Command::Type, !is_over),
        ]
    } else {
        &[
            (Command::Menu, true),
            (Command::Type, !is_over),
            (Command::Undo, has_moves),
            (Command::Help, true),
            (Command::Quit, true),
        ]
    };
    let rest = [
        (Command::New, has_begun),
        (Command::Flip, true),
        (Command::Draw, !is_over && has_moves),
        (Command::Resign, !is_over),
        (Command::Save, has_moves),
        (Command::Redo, has_more),
        (Command::Pieces, true),
        (Command::Theme, true),
        (Command::Language, true),
    ];
    let mut offers: Vec<Offer> = first
        .iter()
        .chain(&rest)
        .filter_map(|&(command, is_apt)| Offer::of(command).map(|offer| Offer { is_apt, ..offer }))
        .collect();
    if app
        .endgame()
        .is_some_and(|endgame| endgame.line().is_empty())
    {
        offers.retain(|offer| offer.command != Command::Hint);
    }
    if is_offered {
        // The answer that somebody waits for comes first.
        offers.retain(|offer| offer.command != Command::Draw);
        // Before the offering side has moved it is not the side to move that accepts: the button says who.
        let label = match game.draw_offer() {
            Some(by) if app.turn() != Some(by) => Text::ButtonAcceptDraw,
            Some(Side::Black) => Text::ButtonRedAccepts,
            _ => Text::ButtonBlackAccepts,
        };
        offers.insert(0, Offer::new(Command::Draw, label));
    }
    if !is_over && app.clock.is_some() {
        offers.extend(Offer::of(Command::Pause));
    }
    offers
}

/// Whether a command of the menu acts now. What opens a form or a line always does.
pub(super) fn is_apt(app: &App, command: Command) -> bool {
    let game = app.game();
    let is_over = app.turn().is_none();
    let has_moves = game.ply() > 0;
    let has_more = game.tree().first_child(game.node()).is_some();
    match command {
        Command::Undo | Command::Back | Command::Delete => has_moves,
        Command::Redo | Command::Forward => has_more,
        Command::NextLine
        | Command::PreviousLine
        | Command::Promote
        | Command::LineEarlier
        | Command::LineLater => game.tree().has_side_lines(),
        Command::Again | Command::AgainSwapped => has_moves || has_more,
        Command::Type | Command::Resign | Command::Threats => !is_over,
        Command::Draw => !is_over && (has_moves || game.draw_offer().is_some()),
        Command::Pause => !is_over && app.clock.is_some(),
        Command::Result => is_over,
        Command::NextEndgame => app.endgame().is_some(),
        Command::Hint => {
            let endgame = app.endgame();
            !is_over && endgame.is_some_and(|endgame| !endgame.line().is_empty())
        }
        _ => true,
    }
}

/// What can be done in the set-up editor. As on the board, only the words of the first buttons change.
fn in_editor(app: &App) -> Vec<Offer> {
    let (enter, esc) = match app.editor().map(Editor::hand).unwrap_or_default() {
        Hand::Empty => (Text::ButtonEditPlay, Text::ButtonEditClose),
        Hand::Picked(_) | Hand::Brush(_) => (Text::ButtonPut, Text::ButtonLetGo),
    };
    let hand = [
        Offer::new(Command::EditPlay, enter),
        Offer::new(Command::EditClose, esc),
    ];
    hand.into_iter().chain(changes()).collect()
}

/// What changes the position that is set up.
fn changes() -> impl Iterator<Item = Offer> {
    let commands = [
        Command::EditMenu,
        Command::EditErase,
        Command::EditTurn,
        Command::EditNext,
        Command::Help,
        Command::EditUndo,
        Command::EditAct,
        Command::EditClear,
        Command::EditStart,
        Command::EditFen,
        Command::EditCopy,
        Command::Flip,
    ];
    commands.into_iter().filter_map(Offer::of)
}
