//! Nothing is missing in the gallery: whatever can lie over the board, be asked, be said in the status line or end a
//! game has a screen.
//!
//! The matches are exhaustive, so that a new dialog does not compile before it has a name here, and the test fails
//! until it has a screen as well.

use crate::rooms::all;
use crate::scene::{Look, USUAL};
use std::collections::BTreeSet;
use xiangqi::game::{DrawReason, Outcome, WinReason};
use xiangqi::i18n::Lang;
use xiangqi::tui::App;
use xiangqi::tui::form::FormKind;
use xiangqi::tui::menu::MenuKind;
use xiangqi::tui::mode::{Ask, Line, Mode, Purpose};
use xiangqi::tui::notice::Notice;

/// A list of names, and the function that gives every value its own.
macro_rules! names {
    ($all:ident, $name:ident: $kind:ty; $($value:pat => $words:literal,)+) => {
        const $all: &[&str] = &[$($words),+];

        const fn $name(value: &$kind) -> &'static str {
            match value {
                $($value => $words,)+
            }
        }
    };
}

names! {
    MODES, of_mode: Mode;
    Mode::Line(Line { purpose: Purpose::Entry, .. }) => "a line for a move",
    Mode::Line(Line { purpose: Purpose::Comment(_), .. }) => "a line for a comment",
    Mode::Line(Line { purpose: Purpose::Fen, .. }) => "a line for a FEN",
    Mode::Line(Line { purpose: Purpose::Save, .. }) => "a line for the file to save",
    Mode::Line(Line { purpose: Purpose::Load, .. }) => "a line for the file to open",
    Mode::Help(_) => "the help",
    Mode::Reading(_) => "a text",
    Mode::Menu(_) => "a menu",
    Mode::Question(_) => "a question",
    Mode::Result(_) => "the result",
    Mode::TimeUp(_) => "time is up",
    Mode::Form(_) => "a form",
    Mode::Pause => "the pause",
    Mode::Editor(_) => "the editor",
}

names! {
    MENUS, of_menu: MenuKind;
    MenuKind::Start => "the menu of the start",
    MenuKind::All => "the menu of all",
    MenuKind::SetUp => "the menu of the set-up",
    MenuKind::Endgames => "the endgames",
    MenuKind::Shelf(_) => "a shelf of endgames",
    MenuKind::Files(_) => "the files",
    MenuKind::Games(_) => "the games of a file",
    MenuKind::Left => "the unfinished games",
}

names! {
    FORMS, of_form: FormKind;
    FormKind::NewGame => "a new game",
    FormKind::Settings => "the settings",
}

names! {
    QUESTIONS, of_question: Ask;
    Ask::Again(_) => "play again?",
    Ask::Resign(_) => "resign?",
    Ask::AcceptDraw(_) => "accept a draw?",
    Ask::TakeBack(..) => "take back?",
    Ask::Quit => "quit?",
    Ask::Open(..) => "open?",
    Ask::Pasted(_) => "play what was pasted?",
    Ask::Endgame(_) => "play an endgame?",
    Ask::SetUp(_) => "set up?",
    Ask::GoOn(_) => "go on with another?",
    Ask::Overwrite(..) => "overwrite?",
    Ask::Delete(_) => "delete?",
    Ask::Promote => "go on in another line?",
    Ask::ThrowAway(_) => "throw away?",
    Ask::LeaveEditor => "leave the editor?",
}

names! {
    NOTICES, of_notice: Notice;
    Notice::Say(..) => "an answer",
    Notice::Refused(_) => "a refused move",
    Notice::Unread(_) => "a move that is not read",
    Notice::Incomplete(..) => "the beginning of a move",
    Notice::Misspelt(_) => "a command that is not read",
    Notice::Threats(..) => "threats",
    Notice::NotPlayable(_) => "a position that cannot be played",
    Notice::BadFen(_) => "a FEN that is not read",
    Notice::Hint(_) => "a hint",
    Notice::Recorded(..) => "the result of a record",
    Notice::Raw(_) => "a sentence from elsewhere",
    Notice::Both(_) => "one thing and another",
}

names! {
    OUTCOMES, of_outcome: Outcome;
    Outcome::Won { by: WinReason::Checkmate, .. } => "checkmate",
    Outcome::Won { by: WinReason::Stalemate, .. } => "stalemate",
    Outcome::Won { by: WinReason::KingCaptured, .. } => "a king taken",
    Outcome::Won { by: WinReason::KingsFacing, .. } => "kings facing",
    Outcome::Won { by: WinReason::PerpetualCheck, .. } => "perpetual check",
    Outcome::Won { by: WinReason::PerpetualChase, .. } => "perpetual chase",
    Outcome::Won { by: WinReason::Resignation, .. } => "resignation",
    Outcome::Won { by: WinReason::Time, .. } => "time",
    Outcome::Drawn(DrawReason::NoAttackers) => "no attackers",
    Outcome::Drawn(DrawReason::Repetition) => "repetition",
    Outcome::Drawn(DrawReason::MutualCheck) => "mutual check",
    Outcome::Drawn(DrawReason::MutualChase) => "mutual chase",
    Outcome::Drawn(DrawReason::RepetitionWithChecks) => "repetition with checks",
    Outcome::Drawn(DrawReason::MoveLimit) => "move limit",
    Outcome::Drawn(DrawReason::Agreement) => "agreement",
    Outcome::Drawn(DrawReason::TimeWithoutAttackers) => "time without attackers",
}

/// The names of all that a screen shows.
fn shown(app: &App) -> Vec<&'static str> {
    let mut names = Vec::new();
    if let Some(mode) = app.modes().last() {
        names.push(of_mode(mode));
        match mode {
            Mode::Menu(menu) => names.push(of_menu(&menu.kind)),
            Mode::Form(form) => names.push(of_form(&form.kind)),
            Mode::Question(question) => names.push(of_question(&question.ask)),
            _ => {}
        }
    }
    names.extend(app.notice().map(of_notice));
    names.extend(app.game().outcome().as_ref().map(of_outcome));
    names
}

#[test]
fn whatever_can_be_shown_has_a_screen() {
    let names = [MODES, MENUS, FORMS, QUESTIONS, NOTICES, OUTCOMES].concat();
    let shown: BTreeSet<&str> = all()
        .flat_map(|scene| shown(&scene.app(&Look::of(Lang::En, USUAL))))
        .collect();
    let missing: Vec<&str> = names.into_iter().filter(|n| !shown.contains(n)).collect();
    assert!(missing.is_empty(), "no screen shows {missing:?}");
}

#[test]
fn every_screen_has_a_name_of_its_own() {
    let mut names = BTreeSet::new();
    for scene in all() {
        assert!(names.insert(scene.name), "{} is there twice", scene.name);
    }
}
