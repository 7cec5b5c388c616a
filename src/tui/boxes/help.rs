//! The rows of the help, made from the table of commands.

use super::HelpLine;
use crate::i18n::Text;
use crate::tui::app::App;
use crate::tui::command::{COMMANDS, CommandSpec, Group};
use crate::tui::keymap::Keymap;
use crate::tui::widgets::text;

/// The widest line of prose, in cells.
const WIDEST: u16 = 64;

/// All rows of the help.
pub(super) fn lines(app: &App) -> Vec<HelpLine> {
    let lang = app.settings().lang;
    let room = app.size.width.saturating_sub(4).min(WIDEST);
    let mut lines = Vec::new();
    let mut group_of = |heading: Text, lines_of_group: Vec<HelpLine>| {
        if !lines.is_empty() {
            lines.push(HelpLine::Blank);
        }
        lines.push(HelpLine::Heading(lang.text(heading).to_owned()));
        lines.extend(lines_of_group);
    };
    let prose = |texts: &[Text]| {
        texts
            .iter()
            .flat_map(|words| text::wrap(lang.text(*words), room))
            .map(|line| HelpLine::Text(line.to_owned()))
            .collect()
    };
    for group in Group::ALL {
        let rows = key_rows(&app.keys, group)
            .into_iter()
            .map(|(keys, what)| HelpLine::Keys(keys, lang.text(what).to_owned()))
            .collect();
        group_of(group.heading(), rows);
    }
    group_of(
        Text::GroupMouse,
        prose(&[Text::DoesClicks, Text::DoesShiftClick]),
    );
    group_of(
        Text::ButtonType,
        prose(&[Text::HelpMoves, Text::HelpPieces]),
    );
    group_of(Text::GroupRules, prose(&[Text::HelpRules]));
    lines
}

/// The keys of a group and what they do; neighbours that do the same share a row.
fn key_rows(keys: &Keymap, group: Group) -> Vec<(String, Text)> {
    let specs: Vec<&CommandSpec> = COMMANDS.iter().filter(|spec| spec.group == group).collect();
    specs
        .chunk_by(|a, b| a.help == b.help)
        .filter_map(|specs| Some((key_words(keys, specs), specs.first()?.help)))
        .collect()
}

/// `Up Down Left Right, k j h l`: first the first keys, then the second ones.
fn key_words(keys: &Keymap, specs: &[&CommandSpec]) -> String {
    let of_each: Vec<Vec<String>> = specs
        .iter()
        .map(|spec| keys.keys(spec.command).map(|c| c.to_string()).collect())
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
