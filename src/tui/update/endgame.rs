//! The collection of endgames: choosing one, hints, and what is solved.

use super::{parting, say, table};
use crate::endgames::{Category, Endgame, Expected, all, by_category, find, following, place_of};
use crate::game::{Game, Phase};
use crate::i18n::Text;
use crate::record::Tags;
use crate::rules::{Move, RuleSet, Rules};
use crate::storage::ENDGAME;
use crate::tui::app::App;
use crate::tui::command::Command;
use crate::tui::menu::{Menu, MenuKind, goal};
use crate::tui::message::Effect;
use crate::tui::mode::{Ask, Mode};
use crate::tui::notice::{Notice, Part};

/// Opens the shelves; with an endgame on the board, the shelf on which it stands.
pub(super) fn open(app: &mut App) {
    app.let_go();
    let shelves = Menu::new(app, MenuKind::Endgames);
    app.modes.push(Mode::Menu(shelves));
    if let Some(endgame) = app.endgame() {
        open_shelf(app, endgame.category());
    }
}

/// Opens a shelf, at the endgame on the board or the first one that is not solved.
pub(super) fn open_shelf(app: &mut App, category: Category) {
    let here = app.endgame().map(Endgame::id);
    let row = by_category(category)
        .position(|endgame| Some(endgame.id()) == here)
        .or_else(|| by_category(category).position(|endgame| !app.progress.is_solved(endgame)));
    let kind = MenuKind::Shelf(category);
    let row = row.unwrap_or(0);
    app.modes.push(Mode::Menu(Menu { kind, row }));
}

/// Puts an endgame on the board, after a question if the moves tried at another one, or a game, would be lost.
pub(super) fn ask(app: &mut App, place: usize) -> Vec<Effect> {
    let is_played = app.would_be_lost() || app.endgame().is_some() && app.is_to_stay();
    if is_played && app.solved.is_none() {
        app.modes.push(Mode::asking(Ask::Endgame(place)));
        return Vec::new();
    }
    begin(app, place)
}

/// Puts an endgame on the board.
pub(super) fn begin(app: &mut App, place: usize) -> Vec<Effect> {
    let Some(endgame) = all().get(place) else {
        return Vec::new();
    };
    // Only by the standard rules is the known outcome what it is.
    let rules = Rules {
        set: RuleSet::Standard,
        ..app.settings.rules
    };
    let game = Game::new(endgame.start().clone(), rules);
    let mut tags = Tags::new();
    tags.set("Event", endgame.name(app.settings.lang));
    // What was tried at one endgame is not kept for the next: nobody looks for it in a list.
    let parting = match app.endgame() {
        Some(_) => Effect::PutAway,
        None => parting::of(app),
    };
    let effects = table::begin(app, game, tags, parting);
    app.reset_score();
    // Nobody solves them against the clock.
    app.clock = None;
    app.saved
        .notes
        .insert(ENDGAME.to_owned(), endgame.id().to_owned());
    let lang = app.settings.lang;
    let parts = [
        app.key(Command::Hint),
        app.key(Command::Again),
        app.key(Command::NextEndgame),
        endgame.name(lang).to_owned(),
        goal(endgame, lang),
    ];
    let text = match (endgame.expected(), endgame.line()) {
        (Expected::Win(_), []) => Text::EndgameBeginsBare,
        (Expected::Win(_), _) => Text::EndgameBegins,
        (Expected::Draw, []) => Text::DrawnEndgameBeginsBare,
        (Expected::Draw, _) => Text::DrawnEndgameBegins,
    };
    say(app, Notice::fill(text, parts.map(Part::Word)));
    effects
}

/// Puts the next one of the shelf on the board.
pub(super) fn next(app: &mut App) -> Vec<Effect> {
    match app.endgame().map(following) {
        None => say(app, Notice::text(Text::NoEndgame)),
        Some(None) => say(app, Notice::text(Text::LastEndgame)),
        Some(Some(endgame)) => {
            return place_of(endgame).map_or_else(Vec::new, |place| ask(app, place));
        }
    }
    Vec::new()
}

/// Says which piece has the next move of the known line, and when it is asked once more, the move: the piece is in hand
/// then.
pub(super) fn hint(app: &mut App) {
    let Some(endgame) = app.endgame() else {
        say(app, Notice::text(Text::NoEndgame));
        return;
    };
    let played = app.game().line().iter().map(|played| played.m);
    match endgame.hint(played.clone()) {
        Some(m) => {
            app.let_go();
            app.cursor = m.from;
            app.cursor_shown = true;
            let here = Some(app.saved.game.node());
            let is_again = std::mem::replace(&mut app.hinted, here) == here;
            app.picked = is_again.then_some(m.from);
            let piece = app.position().board().at(m.from).filter(|_| !is_again);
            let notice = piece.map_or(Notice::Hint(m), |piece| {
                let key = Part::Word(app.key(Command::Hint));
                let parts = [Part::Piece(piece), Part::Point(m.from), key];
                Notice::fill(Text::EndgamePiece, parts)
            });
            say(app, notice);
        }
        None if endgame.line().is_empty() => say(app, Notice::text(Text::EndgameNoLine)),
        None if endgame.is_ended_by(played) => say(app, Notice::text(Text::EndgameLineEnds)),
        None => {
            let undo = Part::Word(app.key(Command::Undo));
            say(app, Notice::fill(Text::EndgameNoHint, [undo]));
        }
    }
}

/// A move has ended the game: perhaps it was what the endgame asks for.
pub(super) fn ended(app: &mut App, phase: Phase) -> Vec<Effect> {
    let (Some(endgame), Phase::Over(outcome)) = (app.endgame(), phase) else {
        return Vec::new();
    };
    if !endgame.expected().is_met_by(&outcome) {
        return Vec::new();
    }
    app.solved = Some(endgame);
    if app.progress.solve(endgame) {
        return vec![Effect::KeepProgress];
    }
    Vec::new()
}

/// A move was played: perhaps the last one of the known line of an endgame that nobody wins. No rule ends the game
/// there, so the line says that it is solved.
pub(super) fn look_for_draw(app: &mut App) -> Vec<Effect> {
    let played = app.game().line().iter().map(|played| played.m);
    let ended = app
        .endgame()
        .filter(|endgame| endgame.expected() == Expected::Draw && endgame.is_ended_by(played));
    let (Some(endgame), Some(_)) = (ended, app.turn()) else {
        return Vec::new();
    };
    say(app, Notice::text(Text::EndgameDrawn));
    app.solved = Some(endgame);
    app.let_go();
    app.modes.clear();
    app.modes.push(Mode::Result(0));
    if app.progress.solve(endgame) {
        return vec![Effect::KeepProgress];
    }
    Vec::new()
}

/// A move was played: perhaps one after which the endgame is not solved any more as it is known to be, or one of which
/// nothing is known.
pub(super) fn look_for_miss(app: &mut App) {
    let played: Vec<Move> = app.game().line().iter().map(|played| played.m).collect();
    let Some(endgame) = app.endgame().filter(|_| app.turn().is_some()) else {
        return;
    };
    let [undo, hint] = [Command::Undo, Command::Hint].map(|command| Part::Word(app.key(command)));
    if endgame.is_missed_by(&played) {
        say(app, Notice::fill(Text::EndgameOtherLine, [undo, hint]));
    } else if endgame.is_left_by(&played) {
        say(app, Notice::fill(Text::EndgameLeft, [undo]));
    }
}

impl App {
    /// The endgame on the board, if it is one of the collection.
    pub fn endgame(&self) -> Option<&'static Endgame> {
        let endgame = find(self.saved().notes.get(ENDGAME)?)?;
        (endgame.start() == self.game().start()).then_some(endgame)
    }
}
