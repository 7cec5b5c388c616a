//! The input line: the text being typed, and what it would mean.

use crate::entry::{self, Entry};
use crate::game::NodeId;
use crate::i18n::Text;
use crate::notation;
use crate::rules::{FenError, Setup};
use crate::tui::app::App;
use crate::tui::begun;
use crate::tui::command::Command;
use crate::tui::mode::{Held, Line, Mode, Purpose};
use crate::tui::notice::Notice;
use crate::tui::widgets::{Prompt, text};
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::widgets::Widget;
use tui_input::Input;

/// How many of the possible moves are named.
const NAMED: usize = 6;
/// From how many columns on the row has room for the keys that act.
const WITH_KEYS: u16 = 60;

/// What of the row is there for the meaning of the text, in cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Space {
    /// In how many moves are named, so that what else the row says is seen in the usual window.
    names: u16,
    /// What is left behind the text.
    left: u16,
}

/// Draws the input line and tells where the terminal's cursor belongs.
pub(super) fn draw(app: &App, area: Rect, buffer: &mut Buffer) -> Option<Position> {
    let line = app.modes().iter().rev().find_map(|mode| match mode {
        Mode::Line(line) => Some(line),
        _ => None,
    });
    // What may be a move begins with its letter, and shows it.
    let as_move = line.and_then(Line::as_move);
    let joined = line.zip(as_move.as_deref()).map(|(line, text)| {
        let behind = line.input.value().chars().count() - line.input.cursor();
        Input::new(text.to_owned()).with_cursor(text.chars().count().saturating_sub(behind))
    });
    let is_on_top = matches!(app.modes().last(), Some(Mode::Line(_)));
    let keys = line
        .filter(|_| is_on_top && area.width >= WITH_KEYS)
        .map_or_else(String::new, |line| keys(app, line, as_move.as_deref()));
    let typed = as_move.as_deref().or(line.map(|line| line.input.value()));
    let label = line.map_or_else(String::new, |line| label(app, line.purpose));
    let taken = text::width(&label) + typed.map_or(0, text::width) + 4;
    let space = Space {
        names: match line.map(|line| line.purpose) {
            _ if keys.is_empty() => 45,
            // It is said how the text becomes a comment, too.
            Some(Purpose::Comment(_)) => 10,
            _ => 27,
        },
        left: area.width.saturating_sub(taken),
    };
    let hint = match line {
        Some(line) if line.held == Held::Refused => {
            let key = app.key(Command::LineLeft);
            app.settings().lang.fill(Text::LineRefused, &[&key])
        }
        Some(line) => match line.purpose {
            Purpose::Entry | Purpose::Save | Purpose::Load => {
                meaning(app, as_move.as_deref().unwrap_or(&line.whole()), space)
            }
            Purpose::Comment(node) => match &as_move {
                Some(text) => move_or_comment(app, text, space),
                None => commented(app, node),
            },
            Purpose::Fen => set_up(app, line.input.value()),
        },
        None => invitation(app),
    };
    let prompt = Prompt {
        label: &label,
        input: joined.as_ref().or(line.map(|line| &line.input)),
        is_selected: line.is_some_and(|line| line.held != Held::Firm),
        hint: &hint,
        keys: &keys,
        theme: &app.theme,
    };
    let cursor = prompt.cursor(area).filter(|_| is_on_top);
    prompt.render(area, buffer);
    cursor
}

/// That the keys of the row of buttons are letters now, which that does not say. What means one move says so itself.
fn keys(app: &App, line: &Line, as_move: Option<&str>) -> String {
    let entered = (line.purpose == Purpose::Entry).then_some(line.input.value());
    match as_move.or(entered).map(entry::read) {
        Some(Ok(Entry::Move(text))) if is_one_move(app, &text) => String::new(),
        _ => {
            let [undo, new, quit] =
                [Command::Undo, Command::New, Command::Quit].map(|command| app.key(command));
            let lang = app.settings().lang;
            lang.fill(Text::LineLetters, &[&undo, &new, &quit])
        }
    }
}

fn is_one_move(app: &App, text: &str) -> bool {
    let moves = begun::moves(app, text);
    app.turn().is_some() && begun::only(app, text, &moves).is_some()
}

/// What stands before the text: the command that it follows is there to stay.
fn label(app: &App, purpose: Purpose) -> String {
    let spec = purpose.command().and_then(entry::command);
    spec.map_or_else(
        || "> ".to_owned(),
        |(spec, _, _)| format!("> {} ", spec.word(app.settings().lang)),
    )
}

/// What a FEN would do.
fn set_up(app: &App, text: &str) -> String {
    match text.parse::<Setup>() {
        Ok(_) => app.settings().lang.text(Text::LineFenEnter).to_owned(),
        Err(FenError::Empty) => app.settings().lang.text(Text::LineFen).to_owned(),
        Err(error) => app.tell(&Notice::BadFen(error)),
    }
}

/// How to begin, while nobody types.
fn invitation(app: &App) -> String {
    let lang = app.settings().lang;
    if !matches!(app.modes().last(), None | Some(Mode::Editor(_))) {
        // The keys belong to what lies over the board.
        return String::new();
    }
    if app.editor().is_some() {
        let usual = lang.text(Text::EditorHint);
        let is_whole = text::width(usual) + 2 <= app.size.width;
        let short = lang.text(Text::EditorHintShort);
        return if is_whole { usual } else { short }.to_owned();
    }
    if app.turn().is_none() {
        return String::new();
    }
    let examples: &[&str] = if lang.is_chinese() {
        &["炮二平五"]
    } else {
        &["h2e2, 7 2 4 2, C2.5", "h2e2"]
    };
    let key = app.key(Command::Help);
    let mut invitations = examples
        .iter()
        .map(|example| lang.fill(Text::LineHint, &[example, &key]));
    let usual = invitations.next().unwrap_or_default();
    if text::width(&usual) + 2 <= app.size.width {
        return usual;
    }
    invitations.next().unwrap_or(usual)
}

/// Which move is commented.
fn commented(app: &App, node: NodeId) -> String {
    let lang = app.settings().lang;
    match app.sheet.text(node) {
        "" => lang.text(Text::LineCommentStart).to_owned(),
        m => lang.fill(Text::LineComment, &[&m]),
    }
}

/// What the text would do as a move, and how it becomes a comment.
fn move_or_comment(app: &App, text: &str, space: Space) -> String {
    let lang = app.settings().lang;
    match meaning(app, text, space) {
        // The game has ended by now.
        meaning if meaning.is_empty() => meaning,
        meaning => lang.fill(Text::LineOrComment, &[&meaning]),
    }
}

/// What the text would do.
fn meaning(app: &App, text: &str, space: Space) -> String {
    let lang = app.settings().lang;
    match entry::read(text) {
        Err(error) => error.tell(lang, app.settings().labels),
        Ok(Entry::Order(_)) => command_meaning(app, text),
        Ok(Entry::Move(text)) if text.contains('/') => set_up(app, &text),
        Ok(Entry::Move(text)) if app.turn().is_some() => move_meaning(app, &text, space),
        Ok(Entry::Empty | Entry::Move(_)) => String::new(),
    }
}

fn command_meaning(app: &App, text: &str) -> String {
    entry::command(text)
        .map(|(spec, _, _)| app.settings().lang.text(spec.help).to_owned())
        .unwrap_or_default()
}

fn move_meaning(app: &App, typed: &str, space: Space) -> String {
    let lang = app.settings().lang;
    if let Some(error) = notation::other_sides_piece(app.position(), typed) {
        return app.tell(&Notice::Unread(error));
    }
    let moves = begun::moves(app, typed);
    if let Some(only) = begun::only(app, typed, &moves) {
        return lang.fill(Text::LineMeans, &[&app.write(only)]);
    }
    match (moves.as_slice(), entry::beginning(typed, lang)) {
        ([] | [_], Some((word, spec))) => {
            lang.fill(Text::LineBegins, &[&word, &lang.text(spec.help)])
        }
        ([], None) => lang.text(Text::LineNothing).to_owned(),
        _ => {
            let mut named = begun::named(app, typed, &moves);
            named.truncate(NAMED);
            let widest = named.iter().map(|m| text::width(m) + 1).max();
            named.truncate(usize::from(space.names / widest.unwrap_or(1)).max(1));
            loop {
                let rest = moves.len() - named.len();
                let joined = named.join(" ");
                let list = if rest == 0 {
                    joined
                } else {
                    lang.fill(Text::LineMore, &[&joined, &rest])
                };
                let meaning = lang.fill(Text::LineCouldBe, &[&list]);
                if text::width(&meaning) <= space.left {
                    return meaning;
                }
                if named.len() <= 1 {
                    let some = format!("{} {}", named.concat(), app.theme.ellipsis());
                    return lang.fill(Text::LineCouldBe, &[&some]);
                }
                named.pop();
            }
        }
    }
}
