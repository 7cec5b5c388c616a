//! What can be done now, the most important first: from this the row of buttons is made, and the help says
//! the rest.

use super::app::App;
use super::command::{Command, Context};
use crate::game::NodeId;
use crate::i18n::Text;

/// A command that acts now, and what its button says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Offer {
    /// The command.
    pub command: Command,
    /// The words.
    pub label: Text,
}

impl Offer {
    /// A command under other words than usual.
    pub const fn new(command: Command, label: Text) -> Self {
        Self { command, label }
    }

    /// A command under its own words.
    fn of(command: Command) -> Option<Self> {
        Some(Self::new(command, command.spec().button?))
    }
}

/// What can be done now.
pub fn offers(app: &App) -> Vec<Offer> {
    let commands: &[Command] = match app.context() {
        Context::Board | Context::Anywhere => return on_board(app),
        Context::Line => &[Command::LineEnter, Command::LineClose],
        Context::Box => &[Command::BoxDown, Command::BoxClose],
        Context::Pause => return vec![Offer::new(Command::Pause, Text::ButtonGoOn)],
        Context::Question => &[Command::Yes, Command::No],
        Context::Result => {
            let more = [Command::New, Command::Save, Command::Quit];
            let more = more.iter().copied().filter_map(Offer::of);
            return on_result().into_iter().chain(more).collect();
        }
    };
    commands.iter().copied().filter_map(Offer::of).collect()
}

/// The buttons of the result box: few, so that it fits beside the board.
pub fn on_result() -> Vec<Offer> {
    vec![
        Offer::new(Command::Again, Text::ButtonPlayAgain),
        Offer::new(Command::Undo, Text::ButtonUndo),
        Offer::new(Command::BoxClose, Text::ButtonLook),
    ]
}

fn on_board(app: &App) -> Vec<Offer> {
    let game = app.game();
    let is_over = app.turn().is_none();
    let has_moves = game.ply() > 0;
    let has_more = game.tree().first_child(game.node()).is_some();
    let mut offers = Vec::new();
    let mut offer = |is_apt: bool, command: Command| {
        offers.extend(Offer::of(command).filter(|_| is_apt));
    };
    match (is_over, app.picked()) {
        (true, _) => offer(true, Command::Result),
        (false, None) => offer(true, Command::Act),
        (false, Some(_)) => {}
    }
    offer(!is_over, Command::Type);
    offer(has_moves, Command::Undo);
    offer(has_more, Command::Redo);
    offer(true, Command::Help);
    offer(true, Command::Menu);
    offer(true, Command::Quit);
    offer(game.node() != NodeId::ROOT || has_more, Command::New);
    offer(true, Command::Flip);
    offer(!is_over && has_moves, Command::Draw);
    offer(!is_over, Command::Resign);
    offer(!is_over && app.clock.is_some(), Command::Pause);
    offer(has_moves, Command::Save);
    offer(true, Command::Pieces);
    offer(true, Command::Theme);
    offer(true, Command::Language);
    if app.picked().is_some() {
        let hand = [
            Offer::new(Command::Act, Text::ButtonPut),
            Offer::new(Command::LetGo, Text::ButtonLetGo),
        ];
        offers.splice(0..0, hand);
    }
    offers
}
