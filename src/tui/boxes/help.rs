//! The rows of the help, made from the table of commands.

use super::HelpLine;
use crate::config::Settings;
use crate::entry::SPECS;
use crate::i18n::{Lang, Text};
use crate::rules::{Piece, PieceKind, RuleSet, Side};
use crate::tui::app::App;
use crate::tui::command::{COMMANDS, CommandSpec, Group};
use crate::tui::glyphs::GlyphSet;
use crate::tui::keymap::Keymap;
use crate::tui::widgets::text;

/// The widest line of prose, in cells.
const WIDEST: u16 = 64;
/// So many columns stand between keys and what they do.
const GAP: u16 = 2;

/// In fewer cells, keys may stand above their words.
const NARROW: u16 = 40;
/// The help is never laid out for less, in cells.
const NARROWEST: u16 = 12;

/// All rows of the help.
pub(super) fn lines(app: &App) -> Vec<HelpLine> {
    let lang = app.settings().lang;
    let room = app.size.width.saturating_sub(4).min(WIDEST);
    let columns = app.size.width.saturating_sub(4).max(NARROWEST);
    let mut lines = Vec::new();
    let mut group_of = |heading: Text, lines_of_group: Vec<HelpLine>| {
        if !lines.is_empty() {
            lines.push(HelpLine::Blank);
        }
        let heading = text::wrap(lang.text(heading), columns).into_iter();
        lines.extend(heading.map(|line| HelpLine::Heading(line.to_owned())));
        lines.extend(lines_of_group);
    };
    let prose = |texts: &[Text]| {
        texts
            .iter()
            .flat_map(|words| text::wrap(lang.text(*words), room))
            .map(|line| HelpLine::Text(line.to_owned()))
            .collect()
    };
    // Who sets up a position asks for its keys first.
    let first = app.editor().map(|_| Group::Editor);
    let others = Group::ALL.into_iter().filter(|group| Some(*group) != first);
    for group in first.into_iter().chain(others) {
        let rows = key_rows(&app.keys, group, lang);
        let rows = rows
            .iter()
            .flat_map(|(keys, what)| side_by_side(keys, lang.text(*what), columns))
            .collect();
        group_of(group.heading(), rows);
    }
    group_of(
        Text::GroupMouse,
        prose(&[Text::DoesClicks, Text::DoesShiftClick]),
    );
    let mut typed: Vec<HelpLine> = prose(moves(app.settings()));
    typed.extend(prose(&[Text::HelpPieces, Text::HelpCommands]));
    typed.extend(SPECS.iter().flat_map(|spec| {
        let word = format!("{} {}", spec.word(lang), spec.argument(lang));
        side_by_side(&word, lang.text(spec.help), columns)
    }));
    group_of(Text::GroupTyped, typed);
    let rules = app.game().rules();
    let mut told = lang.rules(rules).to_vec();
    told.push(lang.rules_elsewhere(rules).join(lang.gap()));
    let told = told.iter().flat_map(|words| text::wrap(words, room));
    let told = told.map(|line| HelpLine::Text(line.to_owned())).collect();
    group_of(Text::GroupRules, told);
    // At the end, where one key leads who has never played.
    group_of(Text::GroupMoving, moving(app, room.max(NARROWEST), &prose));
    lines
}

/// How moves are written, the notation of the language first. Where no Chinese character can be shown, none is.
const fn moves(settings: &Settings) -> &'static [Text] {
    match (settings.lang.is_chinese(), settings.ascii) {
        (true, _) => &[Text::HelpMovesChinese, Text::HelpMoves],
        (false, false) => &[Text::HelpMoves, Text::HelpMovesChinese],
        (false, true) => &[Text::HelpMoves],
    }
}

/// How each piece moves, beside its faces, and what that is for.
fn moving(app: &App, room: u16, prose: &dyn Fn(&[Text]) -> Vec<HelpLine>) -> Vec<HelpLine> {
    let lang = app.settings().lang;
    let all = PieceKind::ALL.map(|kind| faces(app, kind));
    let indent = all
        .iter()
        .map(|faces| text::width(faces))
        .max()
        .unwrap_or(0)
        + GAP;
    let mut lines = Vec::new();
    for (kind, faces) in PieceKind::ALL.into_iter().zip(&all) {
        let what = text::wrap(lang.text(moves_of(kind)), room - indent);
        let first = std::iter::once(faces.as_str()).chain(std::iter::repeat(""));
        lines.extend(first.zip(what).map(|(left, right)| {
            let gap = " ".repeat((indent - text::width(left)).into());
            HelpLine::Text(format!("{left}{gap}{right}"))
        }));
    }
    lines.extend(prose(&[Text::MovesTake]));
    // Under the casual rules nobody has to answer a check, and kings may face each other, at a price.
    if app.game().rules().set == RuleSet::Standard {
        lines.extend(prose(&[Text::MovesCheck, Text::MovesFacing]));
    }
    lines
}

/// How a kind of piece moves.
const fn moves_of(kind: PieceKind) -> Text {
    match kind {
        PieceKind::King => Text::MovesKing,
        PieceKind::Advisor => Text::MovesAdvisor,
        PieceKind::Elephant => Text::MovesElephant,
        PieceKind::Horse => Text::MovesHorse,
        PieceKind::Rook => Text::MovesRook,
        PieceKind::Cannon => Text::MovesCannon,
        PieceKind::Pawn => Text::MovesPawn,
    }
}

/// The letter of a kind of piece, and the characters of both sides where they are drawn.
fn faces(app: &App, kind: PieceKind) -> String {
    let of = |set: GlyphSet, side| set.face(Piece { side, kind }, app.twins());
    let letter = of(GlyphSet::Letters, Side::Red);
    if app.glyphs() == GlyphSet::Letters || app.settings().ascii {
        return letter.to_owned();
    }
    let mut faces = Side::BOTH.map(|side| of(app.glyphs(), side)).to_vec();
    faces.dedup();
    format!("{letter} {}", faces.join(" "))
}

/// A text to read, in rows.
pub(super) fn reading(app: &App, words: &str) -> Vec<HelpLine> {
    let room = app.size.width.saturating_sub(4).min(WIDEST);
    let rows = words.trim_end().lines();
    rows.flat_map(|line| text::wrap(line, room))
        .map(|line| HelpLine::Text(line.to_owned()))
        .collect()
}

/// Keys and what they do, in as many rows as they need: the keys take their part of the room at most. Where that
/// saves rows, the keys stand above the words.
fn side_by_side(keys: &str, what: &str, columns: u16) -> Vec<HelpLine> {
    let left = text::wrap(keys, keys_of(columns));
    let right = text::wrap(what, columns - keys_of(columns) - GAP);
    if columns < NARROW {
        let sets = keys.split_inclusive(", ").map(str::trim_end);
        let above: Vec<&str> = if text::width(keys) <= columns {
            vec![keys]
        } else {
            sets.flat_map(|set| text::wrap(set, columns)).collect()
        };
        if above.len() + right.len() < left.len() {
            let above = above.into_iter().map(|keys| (keys, ""));
            let below = right.into_iter().map(|words| ("", words));
            let rows = above.chain(below);
            return rows
                .map(|(keys, words)| HelpLine::Keys(keys.to_owned(), words.to_owned()))
                .collect();
        }
    }
    let row = |lines: &[&str], row: usize| lines.get(row).copied().unwrap_or_default().to_owned();
    (0..left.len().max(right.len()))
        .map(|at| HelpLine::Keys(row(&left, at), row(&right, at)))
        .collect()
}

/// How much of the room the keys may take: `Up Down Left Right, k j h l` stands in one row of the usual window, and
/// in a wide one nobody's eyes have far to go from a short key to its words.
fn keys_of(columns: u16) -> u16 {
    (columns * 4 / 11).min(28)
}

/// The keys of a group and what they do; neighbours that do the same share a row.
fn key_rows(keys: &Keymap, group: Group, lang: Lang) -> Vec<(String, Text)> {
    let specs: Vec<&CommandSpec> = COMMANDS.iter().filter(|spec| spec.group == group).collect();
    specs
        .chunk_by(|a, b| a.help == b.help)
        .filter_map(|specs| Some((key_words(keys, specs, lang), specs.first()?.help)))
        .collect()
}

/// `Up Down Left Right, k j h l`: first the first keys, then the second ones.
fn key_words(keys: &Keymap, specs: &[&CommandSpec], lang: Lang) -> String {
    let of_each: Vec<Vec<String>> = specs
        .iter()
        .map(|spec| keys.keys(spec.command).map(|key| key.tell(lang)).collect())
        .collect();
    let most = of_each.iter().map(Vec::len).max().unwrap_or(0);
    let sets: Vec<String> = (0..most)
        .map(|place| {
            let names: Vec<&str> = of_each
                .iter()
                .filter_map(|names| names.get(place).map(String::as_str))
                .collect();
            names.join(" ")
        })
        .collect();
    sets.join(", ")
}
