//! How the board looks: each key takes the next choice and says which one that is.

use super::say;
use crate::config::{BoardSize, NotationStyle, PieceSet, SETTINGS};
use crate::i18n::{Labels, Text};
use crate::tui::app::App;
use crate::tui::command::Command;
use crate::tui::form;
use crate::tui::geometry::Size;
use crate::tui::layout::{self, Areas};
use crate::tui::message::Effect;
use crate::tui::notice::{Notice, Part};
use crate::tui::screen::MouseUse;

/// Makes the change that the command stands for.
pub(super) fn change(app: &mut App, command: Command) -> Vec<Effect> {
    let mut effects = Vec::new();
    if command == Command::Pieces && app.settings.ascii {
        // Whatever was chosen, nothing else would be drawn.
        let key = app.key(Command::Lines);
        say(app, Notice::fill(Text::OnlyLetters, [Part::Word(key)]));
        return effects;
    }
    let settings = &mut app.settings;
    let notice = match command {
        Command::Language => {
            let before = settings.lang;
            settings.lang = before.next();
            app.follow_language(before);
            Notice::fill(Text::NowLanguage, [Part::word(app.settings.lang.name())])
        }
        Command::Pieces => {
            settings.pieces = settings.pieces.next();
            Notice::fill(Text::NowPieces, [pieces(settings.pieces)])
        }
        Command::Theme => {
            settings.theme = app.themes.next(&settings.theme).to_owned();
            Notice::fill(Text::NowTheme, [theme(&settings.theme)])
        }
        Command::Labels => {
            settings.labels = settings.labels.next();
            Notice::fill(Text::NowLabels, [labels(settings.labels)])
        }
        Command::Notation => {
            settings.notation = settings.notation.next();
            Notice::fill(Text::NowNotation, [notation(settings.notation)])
        }
        Command::Size => {
            settings.size = settings.size.next();
            told_size(app)
        }
        Command::Hints => {
            settings.hints = !settings.hints;
            switched(settings.hints, Text::HintsOn, Text::HintsOff)
        }
        Command::Blindfold => {
            settings.blindfold = !settings.blindfold;
            blindfold(app)
        }
        Command::AutoFlip => {
            settings.auto_flip = !settings.auto_flip;
            switched(settings.auto_flip, Text::AutoFlipOn, Text::AutoFlipOff)
        }
        Command::Lines => {
            settings.ascii = !settings.ascii;
            switched(settings.ascii, Text::LinesAscii, Text::LinesUnicode)
        }
        Command::Mouse => {
            settings.mouse = !settings.mouse;
            effects.push(Effect::Mouse(if settings.mouse {
                MouseUse::Reported
            } else {
                MouseUse::Left
            }));
            switched(settings.mouse, Text::MouseOn, Text::MouseOff)
        }
        _ => return effects,
    };
    app.restyle();
    app.turn_to_player();
    say(app, notice);
    effects.extend(keep(app, command));
    effects
}

/// What was changed by a key is kept by itself, that setting alone.
fn keep(app: &mut App, command: Command) -> Option<Effect> {
    let name = match command {
        Command::Language => "lang",
        Command::Pieces => "pieces",
        Command::Theme => "theme",
        Command::Labels => "labels",
        Command::Notation => "notation",
        Command::Size => "size",
        Command::Hints => "hints",
        Command::Blindfold => "blindfold",
        Command::AutoFlip => "auto-flip",
        Command::Lines => "ascii",
        Command::Mouse => "mouse",
        _ => return None,
    };
    let setting = SETTINGS.iter().find(|setting| setting.name == name)?;
    Some(app.decide(setting))
}

const fn switched(is_on: bool, on: Text, off: Text) -> Notice {
    Notice::text(if is_on { on } else { off })
}

/// At the end of a game nothing changes on the board: what was switched is for the next one.
fn blindfold(app: &App) -> Notice {
    Notice::text(match (app.settings.blindfold, app.is_shown_by_end()) {
        (true, true) => Text::BlindfoldNext,
        (true, false) => Text::BlindfoldOn,
        (false, _) => Text::BlindfoldOff,
    })
}

/// A theme of one's own keeps its name.
fn theme(name: &str) -> Part {
    form::theme(name).map_or_else(|| Part::word(name), Part::Text)
}

const fn labels(labels: Labels) -> Part {
    Part::Text(match labels {
        Labels::Xy => Text::LabelsXy,
        Labels::Iccs => Text::LabelsIccs,
        Labels::Files => Text::LabelsFiles,
    })
}

const fn pieces(pieces: PieceSet) -> Part {
    Part::Text(match pieces {
        PieceSet::Traditional => Text::WordTraditional,
        PieceSet::Simplified => Text::WordSimplified,
        PieceSet::Letters => Text::WordLetters,
    })
}

fn notation(style: NotationStyle) -> Part {
    match style {
        NotationStyle::Chinese => Part::Text(Text::WordChinese),
        NotationStyle::Wxf => Part::word("WXF"),
        NotationStyle::Iccs => Part::word("ICCS"),
    }
}

/// Which size is wished, and which is drawn if that has no room.
fn told_size(app: &App) -> Notice {
    let wished = app.settings.size;
    let drawn = match layout::areas(app.size, app) {
        Areas::Table(table) => match table.geometry.size() {
            Size::Small => BoardSize::Small,
            Size::Medium => BoardSize::Medium,
            Size::Large => BoardSize::Large,
        },
        Areas::TooSmall(_) => wished,
    };
    if matches!(wished, BoardSize::Auto) || drawn == wished {
        return Notice::fill(Text::NowSize, [size(wished)]);
    }
    Notice::fill(Text::NowSizeOther, [size(wished), size(drawn)])
}

const fn size(size: BoardSize) -> Part {
    Part::Text(match size {
        BoardSize::Auto => Text::WordAuto,
        BoardSize::Small => Text::WordSmall,
        BoardSize::Medium => Text::WordMedium,
        BoardSize::Large => Text::WordLarge,
    })
}
