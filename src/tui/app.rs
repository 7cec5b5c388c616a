//! The state of the program while the board is on the screen. It is changed by `update` alone; `view` and
//! `layout` only look at it.

mod asks;
mod first;
mod parting;
mod place;
mod sitting;
mod time;
mod turned;

pub use asks::Asks;

use super::editor::Editor;
use super::form::Form;
use super::glyphs::{GlyphSet, Grid, Twins};
use super::key::Chord;
use super::keymap::Keymap;
use super::letter::Letter;
use super::menu::{Menu, MenuKind};
use super::message::Effect;
use super::mode::{Line, Mode};
use super::notice::{Notice, Words};
use super::sheet::Sheet;
use super::theme::{Depth, Theme, Themes};
use crate::config::{Chosen, PieceSet, Settings};
use crate::endgames::{Endgame, Progress};
use crate::game::{Clock, Game, NodeId, Outcome, Phase};
use crate::notation;
use crate::record::Day;
use crate::rules::{BySide, Move, Point, PointSet, Position, Side};
use crate::storage::{LeftGame, OpenedRecord, Saved};
use crate::tui::command::Context;
use ratatui::layout::Size;
use std::path::PathBuf;
use std::time::Duration;

/// What the program starts with.
#[derive(Clone, Debug)]
pub struct Start {
    /// The settings in force.
    pub settings: Settings,
    /// The keys in force.
    pub keys: Keymap,
    /// The colours of the terminal.
    pub depth: Depth,
    /// The themes to choose from.
    pub themes: Themes,
    /// The game to play.
    pub saved: Saved,
    /// The games that are kept: those that can be gone on with, the one that was left last first, then the finished ones.
    pub left: Vec<LeftGame>,
    /// Which endgames are solved.
    pub progress: Progress,
    /// Where the settings are kept, if the platform has a place for them.
    pub settings_file: Option<PathBuf>,
    /// Whether games are kept on disk.
    pub is_kept: bool,
    /// Whether to go on with what was left behind without asking.
    pub goes_on: bool,
    /// Whether the board is wanted at once, whatever is kept.
    pub is_begun: bool,
    /// The record to open first, and its file.
    pub record: Option<(PathBuf, Box<OpenedRecord>)>,
    /// What the terminal is asked about itself.
    pub asks: Asks,
    /// What the user has decided of that which else follows the language.
    pub chosen: Chosen,
    /// What would hold if the user had decided nothing.
    pub unset: Settings,
    /// Something to say first.
    pub notice: Option<Notice>,
}

impl Start {
    /// A new game with these settings, in a terminal with these colours.
    pub fn new(settings: Settings, depth: Depth) -> Self {
        let game = Game::new(Position::start(), settings.rules);
        Self {
            unset: settings.clone(),
            settings,
            keys: Keymap::default(),
            depth,
            themes: Themes::default(),
            saved: Saved::new(game),
            left: Vec::new(),
            progress: Progress::default(),
            settings_file: None,
            is_kept: false,
            goes_on: false,
            is_begun: false,
            record: None,
            asks: Asks::NOTHING,
            chosen: Chosen::default(),
            notice: None,
        }
    }
}

/// The state.
#[derive(Debug)]
// Each is a fact of its own, none a state that excludes another.
#[allow(clippy::struct_excessive_bools)]
pub struct App {
    pub(super) settings: Settings,
    /// The settings as they are kept in the file.
    pub(super) stored: Settings,
    /// The settings as they would be if the user had decided nothing.
    pub(super) unset: Settings,
    pub(super) keys: Keymap,
    pub(super) depth: Depth,
    pub(super) themes: Themes,
    pub(super) theme: Theme,
    pub(super) size: Size,
    pub(super) saved: Saved,
    /// The games that are kept, as they were found last.
    pub(super) left: Vec<LeftGame>,
    /// The game that was on the board before, as it was when another one took its place.
    parted: Option<Saved>,
    pub(super) settings_file: Option<PathBuf>,
    pub(super) is_kept: bool,
    pub(super) progress: Progress,
    /// The endgame that has just been solved on the board.
    pub(super) solved: Option<&'static Endgame>,
    pub(super) sheet: Sheet,
    pub(super) cursor: Point,
    /// Whether the cursor is drawn. Who points with the mouse does not need it.
    pub(super) cursor_shown: bool,
    pub(super) picked: Option<Point>,
    pub(super) pressed: Option<Press>,
    pub(super) flipped: bool,
    pub(super) modes: Vec<Mode>,
    pub(super) notice: Option<Notice>,
    pub(super) asks: Asks,
    /// What the user has decided of that which else follows the language.
    pub(super) chosen: Chosen,
    /// What the file and the command line had decided of that.
    pub(super) decided: Chosen,
    /// A key was pressed in a pause that does nothing there: an Enter behind it ends what was typed, not the pause.
    pub(super) typed_in_pause: bool,
    /// Where the game itself stands, while another move may be looked at.
    pub(super) live: NodeId,
    pub(super) clock: Option<Clock>,
    /// The time since the program started, as it was told last.
    pub(super) now: Duration,
    /// Which day it is, if that was told.
    pub(super) today: Option<Day>,
    /// Whether there is a shell to go back to for a while.
    pub(super) has_shell: bool,
    /// What both sides' players have won in this sitting, in half points.
    pub(super) score: BySide<u16>,
    /// Where and how the game was over when it came to the board.
    came_over: Option<(NodeId, Outcome)>,
    /// The end that is counted in the score already.
    pub(super) scored: Option<Outcome>,
    /// Where a hint has named the piece already.
    pub(super) hinted: Option<NodeId>,
    /// The piece that is shown on its way, and since when.
    pub(super) flight: Option<(Move, Duration)>,
    /// The folder whose records were shown last.
    pub(super) folder: Option<PathBuf>,
    /// The lines that were entered, the oldest first.
    pub(super) history: Vec<String>,
    /// The line that was entered last, until it is known whether what it names could be saved or opened.
    pub(super) entered: Option<Line>,
    /// The letter that was pressed last on the board, if nothing came after it.
    pub(super) letter: Option<Letter>,
    /// What is still to be stored of what that letter changed.
    pub(super) unkept: Vec<Effect>,
}

/// A mouse button that is down, since it went down on a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Press {
    /// Where it went down.
    pub at: Point,
    /// Whether the piece was in hand before.
    pub was_picked: bool,
}

const KING_OF_RED: Point = match Point::new(4, 0) {
    Some(point) => point,
    None => unreachable!(),
};

impl App {
    /// The state at the start, in a window of the given size.
    pub fn new(start: Start, size: Size) -> Self {
        let Start {
            settings,
            keys,
            depth,
            themes,
            mut saved,
            left,
            progress,
            settings_file,
            is_kept,
            goes_on,
            is_begun,
            record: _,
            asks,
            chosen,
            unset,
            notice,
        } = start;
        let turn = saved.game.position().turn();
        if saved.file.is_some() {
            saved.note_filed();
        }
        let mut app = Self {
            theme: theme(&settings, depth, &themes),
            themes,
            sheet: Sheet::new(&saved.game, settings.notation()),
            cursor: home(turn),
            cursor_shown: true,
            flipped: settings.flip,
            stored: settings.clone(),
            unset,
            settings,
            keys,
            depth,
            size,
            saved,
            left,
            parted: None,
            settings_file,
            is_kept,
            progress,
            solved: None,
            picked: None,
            pressed: None,
            modes: Vec::new(),
            notice,
            asks,
            chosen,
            decided: chosen,
            typed_in_pause: false,
            live: NodeId::ROOT,
            clock: None,
            now: Duration::ZERO,
            today: None,
            has_shell: true,
            score: BySide::default(),
            came_over: None,
            scored: None,
            hinted: None,
            flight: None,
            folder: None,
            history: Vec::new(),
            entered: None,
            unkept: Vec::new(),
            letter: None,
        };
        app.live = app.saved.game.node();
        app.came_over = app.end().map(|end| (app.live, end));
        app.clock = app.new_clock();
        if app.left.iter().any(|left| !left.is_finished) && !goes_on && !is_begun {
            let menu = Menu::new(&app, MenuKind::Start);
            app.modes.push(Mode::Menu(menu));
        }
        app.turn_to_player();
        app
    }

    /// The settings in force.
    pub const fn settings(&self) -> &Settings {
        &self.settings
    }

    /// The game.
    pub const fn game(&self) -> &Game {
        &self.saved.game
    }

    /// The game with everything that belongs to it.
    pub const fn saved(&self) -> &Saved {
        &self.saved
    }

    /// The position on the board.
    pub fn position(&self) -> &Position {
        self.saved.game.position()
    }

    /// The point of the cursor.
    pub const fn cursor(&self) -> Point {
        self.cursor
    }

    /// The point of the cursor, if it is drawn on the board.
    pub fn shown_cursor(&self) -> Option<Point> {
        self.cursor_shown.then_some(self.cursor)
    }

    /// The point of the piece in hand.
    pub const fn picked(&self) -> Option<Point> {
        self.picked
    }

    /// Whether Black sits at the bottom.
    pub const fn is_flipped(&self) -> bool {
        self.flipped
    }

    /// What lies over the board, the top one last.
    pub fn modes(&self) -> &[Mode] {
        &self.modes
    }

    /// What the status line has to say.
    pub const fn notice(&self) -> Option<&Notice> {
        self.notice.as_ref()
    }

    /// The set-up editor, if one is open.
    pub fn editor(&self) -> Option<&Editor> {
        self.modes.iter().rev().find_map(|mode| match mode {
            Mode::Editor(editor) => Some(&**editor),
            _ => None,
        })
    }

    pub(super) fn editor_mut(&mut self) -> Option<&mut Editor> {
        self.modes.iter_mut().rev().find_map(|mode| match mode {
            Mode::Editor(editor) => Some(&mut **editor),
            _ => None,
        })
    }

    /// Which keys count.
    pub fn context(&self) -> Context {
        self.modes.last().map_or(Context::Board, Mode::context)
    }

    /// Where the piece in hand may go.
    pub fn targets(&self) -> PointSet {
        self.picked
            .map_or(PointSet::EMPTY, |from| self.saved.game.targets(from))
    }

    /// The side to move, or `None` when the game is over.
    pub fn turn(&self) -> Option<Side> {
        match self.saved.game.phase() {
            Phase::Playing { turn } => Some(turn),
            Phase::Over(_) => None,
        }
    }

    /// A move of the position on the board, as the list writes it.
    pub fn write(&self, m: Move) -> String {
        notation::write(self.position(), m, self.sheet.notation())
    }

    /// A notice in words.
    pub fn tell(&self, notice: &Notice) -> String {
        notice.tell(&Words {
            lang: self.settings.lang,
            labels: self.settings.labels,
            write: &|m| self.write(m),
            number: &|ply| self.game().numbered(ply).1,
        })
    }

    /// The faces of the pieces.
    pub const fn glyphs(&self) -> GlyphSet {
        match self.settings.pieces {
            PieceSet::Traditional => GlyphSet::Traditional,
            PieceSet::Simplified => GlyphSet::Simplified,
            PieceSet::Letters => GlyphSet::Letters,
        }
    }

    /// Whether rook, horse and cannon have a character for each side.
    pub const fn twins(&self) -> Twins {
        if self.settings.distinct {
            Twins::Apart
        } else {
            Twins::Alike
        }
    }

    /// Whether the pieces are hidden from the players. The end of a game shows them, wherever one looks then.
    pub fn is_blindfold(&self) -> bool {
        self.settings.blindfold && self.editor().is_none() && !self.is_shown_by_end()
    }

    /// Whether the game is over, and has nothing to hide any more.
    pub(super) fn is_shown_by_end(&self) -> bool {
        self.turn().is_none() || self.end().is_some()
    }

    /// With the automatic turning of the board, seats the player to move at the bottom.
    pub(super) fn turn_to_player(&mut self) {
        if self.settings.auto_flip {
            self.flipped = self.position().turn() == Side::Black;
        }
    }

    /// Takes over what the settings say about looks.
    pub(super) fn restyle(&mut self) {
        self.theme = theme(&self.settings, self.depth, &self.themes);
        let notation = self.settings.notation();
        if notation != self.sheet.notation() {
            self.sheet = Sheet::new(&self.saved.game, notation);
        }
    }

    /// Puts another game on the board. Nothing of the old one stays in hand.
    pub(super) fn take_up(&mut self, saved: Saved, clock: Option<Clock>) {
        self.sheet = Sheet::new(&saved.game, self.sheet.notation());
        self.cursor = home(saved.game.position().turn());
        self.note_live();
        self.renew_clock_note();
        self.parted = Some(std::mem::replace(&mut self.saved, saved));
        self.live = self.saved.stands_at();
        self.clock = clock;
        if let (Some(clock), Some(_)) = (&mut self.clock, self.saved.game.outcome_at(self.live)) {
            clock.stop(self.now);
        }
        self.came_over = self.end().map(|end| (self.live, end));
        self.scored = None;
        self.solved = None;
        self.hinted = None;
        self.flight = None;
        self.modes.clear();
        self.let_go();
        self.turn_to_player();
    }

    /// Tells whether there is a shell to go back to for a while.
    pub fn set_shell(&mut self, has_shell: bool) {
        self.has_shell = has_shell;
    }

    /// Nothing is in hand any more.
    pub(super) fn let_go(&mut self) {
        self.picked = None;
        self.pressed = None;
    }

    /// The key of a command, as it is shown.
    pub fn key(&self, command: super::command::Command) -> String {
        self.keys.shown(command, self.settings.lang)
    }

    /// What a key means now.
    pub fn command(&self, chord: Chord) -> Option<super::command::Command> {
        if self.form().is_some_and(Form::is_typing) {
            let edits = self
                .keys
                .command(Context::Line, chord)
                .filter(|command| command.is_edit());
            if edits.is_some() || chord.typed().is_some() {
                return edits;
            }
        }
        let own = self.keys.command(self.context(), chord);
        own.or_else(|| self.menu_command(chord))
    }

    /// What a key means that the open menu shows beside one of its rows.
    fn menu_command(&self, chord: Chord) -> Option<super::command::Command> {
        let (Mode::Menu(menu), below) = self.modes.split_last()? else {
            return None;
        };
        let context = below.last().map_or(Context::Board, Mode::context);
        let command = self.keys.command(context, chord)?;
        menu.gives(self, command).then_some(command)
    }
}

/// Where the cursor waits for a side's first move: on its king's point.
const fn home(side: Side) -> Point {
    match side {
        Side::Red => KING_OF_RED,
        Side::Black => KING_OF_RED.rotated(),
    }
}

fn theme(settings: &Settings, depth: Depth, themes: &Themes) -> Theme {
    let grid = if settings.ascii {
        Grid::Ascii
    } else {
        Grid::Unicode
    };
    Theme::from_palette(themes.palette(&settings.theme), depth, grid)
}
