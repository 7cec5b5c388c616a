//! What stands on the fields of forms: labels and choices, in the user's language.

use super::{FieldId, FormKind};
use crate::config::{SETTINGS, Setting};
use crate::i18n::{Lang, Text};

/// The label of a field.
pub fn label(lang: Lang, kind: FormKind, id: FieldId) -> String {
    let text = match (id, kind) {
        (FieldId::Note(text), _) => text,
        (FieldId::Red, _) => Text::FormRed,
        (FieldId::Black, _) => Text::FormBlack,
        (FieldId::Swap, _) => Text::FormSwap,
        (FieldId::Rules, _) => Text::FormRules,
        (FieldId::Handicap, _) => Text::FormHandicap,
        (FieldId::Clock, _) => Text::FormClock,
        (FieldId::OwnClock, _) => Text::FormOwnClock,
        (FieldId::Position, _) => Text::FormPosition,
        (FieldId::Go, FormKind::NewGame) => Text::ButtonStart,
        (FieldId::Go, FormKind::Settings) => Text::ButtonStore,
        (FieldId::Setting(place), _) => {
            let name = SETTINGS.get(place).map_or("", |setting| setting.name);
            return setting_label(name)
                .map_or_else(|| name.to_owned(), |text| lang.text(text).to_owned());
        }
    };
    lang.text(text).to_owned()
}

/// What a setting that is typed takes.
pub fn expected(lang: Lang, setting: &Setting) -> String {
    lang.fill(Text::NotAChoice, &[&setting.expected(lang)])
}

/// What a setting is called.
fn setting_label(name: &str) -> Option<Text> {
    Some(match name {
        "lang" => Text::NameLang,
        "rules" => Text::NameRules,
        "repetition" => Text::NameRepetition,
        "move-limit" => Text::NameMoveLimit,
        "exempt-checks" => Text::NameExemptChecks,
        "refuse" => Text::NameRefuse,
        "handicap" => Text::NameHandicap,
        "clock" => Text::NameClock,
        "plain" => Text::NamePlain,
        "pieces" => Text::NamePieces,
        "distinct" => Text::NameDistinct,
        "ascii" => Text::NameAscii,
        "theme" => Text::NameTheme,
        "size" => Text::NameSize,
        "flip" => Text::NameFlip,
        "auto-flip" => Text::NameAutoFlip,
        "labels" => Text::NameLabels,
        "notation" => Text::NameNotation,
        "mouse" => Text::NameMouse,
        "hints" => Text::NameHints,
        "blindfold" => Text::NameBlindfold,
        "animation" => Text::NameAnimation,
        "bell-check" => Text::NameBellCheck,
        "bell-move" => Text::NameBellMove,
        "bell-flag" => Text::NameBellFlag,
        "takeback-asks" => Text::NameTakebackAsks,
        "start" => Text::NameStart,
        _ => return None,
    })
}

/// What a theme of the program is called.
pub fn theme(name: &str) -> Option<Text> {
    Setting::named("theme")?.name_of(name)
}

/// What a choice is called; words that are the same everywhere stay as they are.
pub fn choice(lang: Lang, id: FieldId, word: &str) -> String {
    if let Some(named) = Lang::parse(word).filter(|named| named.tag() == word) {
        return named.name().to_owned();
    }
    let setting = match id {
        FieldId::Setting(place) => SETTINGS.get(place),
        FieldId::Rules => Setting::named("rules"),
        FieldId::Handicap => Setting::named("handicap"),
        FieldId::Clock => Setting::named("clock"),
        _ => None,
    };
    match (word, setting.map_or("", |setting| setting.name)) {
        ("own", "clock") => return lang.text(Text::WordOwn).to_owned(),
        (spec, "clock") if word != "none" && id == FieldId::Clock && lang.is_chinese() => {
            let clock = spec.parse().ok();
            return lang.clock(clock.as_ref());
        }
        // The edge of the board itself is the clearest name.
        ("files", "labels") => return "九-一, 1-9".to_owned(),
        ("iccs", "labels") => return "a-i, 0-9".to_owned(),
        ("xy", "labels") => return "0-8, 0-9".to_owned(),
        ("iccs" | "wxf", "notation") => return word.to_uppercase(),
        _ => {}
    }
    let name = setting.and_then(|setting| setting.name_of(word));
    name.map_or_else(|| word.to_owned(), |text| lang.text(text).to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_setting_has_a_name_for_people() {
        for setting in SETTINGS {
            assert!(setting_label(setting.name).is_some(), "{}", setting.name);
        }
    }
}
