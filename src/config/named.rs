//! What the values of settings are called by people, in every language: so they can be shown, and typed as they were shown.

use super::setting::{Kind, Setting};
use crate::i18n::{Lang, Text};

/// A setting, one of its words, and what that is called; the first name is the one that lists show.
type Name = (&'static str, &'static str, &'static [Text]);

const NAMES: &[Name] = &[
    ("rules", "standard", &[Text::WordStandard]),
    ("rules", "casual", &[Text::WordCasual]),
    ("repetition", "standard", &[Text::WordStandard]),
    ("repetition", "checks-only", &[Text::WordChecksOnly]),
    ("repetition", "plain", &[Text::WordPlain]),
    ("repetition", "off", &[Text::WordOff]),
    ("move-limit", "off", &[Text::WordNone]),
    ("handicap", "none", &[Text::WordNone, Text::HandicapNone]),
    ("handicap", "horse", &[Text::WordHorse, Text::HandicapHorse]),
    (
        "handicap",
        "cannon",
        &[Text::WordCannon, Text::HandicapCannon],
    ),
    (
        "handicap",
        "two-horses",
        &[Text::WordTwoHorses, Text::HandicapTwoHorses],
    ),
    ("handicap", "rook", &[Text::WordRook, Text::HandicapRook]),
    (
        "handicap",
        "rook-horse",
        &[Text::WordRookHorse, Text::HandicapRookAndHorse],
    ),
    (
        "handicap",
        "nine-pieces",
        &[Text::WordNinePieces, Text::HandicapNinePieces],
    ),
    ("clock", "none", &[Text::WordNone]),
    ("pieces", "traditional", &[Text::WordTraditional]),
    ("pieces", "simplified", &[Text::WordSimplified]),
    ("pieces", "letters", &[Text::WordLetters]),
    ("theme", "wood", &[Text::WordWood]),
    ("theme", "dark", &[Text::WordDark]),
    ("theme", "light", &[Text::WordLight]),
    ("theme", "mono", &[Text::WordMono]),
    ("theme", "high-contrast", &[Text::WordContrast]),
    ("size", "auto", &[Text::WordAuto]),
    ("size", "small", &[Text::WordSmall]),
    ("size", "medium", &[Text::WordMedium]),
    ("size", "large", &[Text::WordLarge]),
    ("labels", "xy", &[Text::LabelsXy]),
    ("labels", "iccs", &[Text::LabelsIccs]),
    ("labels", "files", &[Text::LabelsFiles]),
    ("notation", "chinese", &[Text::WordChinese]),
    ("start", "ask", &[Text::WordAsk]),
    ("start", "resume", &[Text::WordResume]),
    ("start", "new", &[Text::WordNew]),
];

impl Setting {
    /// What a value is called, if it is not only called by its word.
    pub fn name_of(&self, word: &str) -> Option<Text> {
        self.texts(word).first().copied()
    }

    /// All that a value is called in any language; of a name with a remark behind it, the name alone too.
    pub fn names(&self, word: &str) -> Vec<&'static str> {
        let lang = Lang::parse(word).filter(|_| self.name == "lang");
        let texts = self.texts(word).iter();
        let texts = texts.flat_map(|text| Lang::ALL.iter().map(|lang| lang.text(*text)));
        texts
            .flat_map(|name| [name, bare(name)])
            .chain(lang.map(Lang::name))
            .collect()
    }

    /// The word of a value that was typed as the program shows it, in any language.
    pub fn word_of(&self, typed: &str) -> Option<&'static str> {
        let is_named = |word: &&str| self.names(word).contains(&typed);
        // Most are typed as words, and no start should load all languages.
        let known = self.words().find(|word| typed == *word);
        known.or_else(|| self.words().find(is_named))
    }

    /// A word with what it is called in a Chinese text, where that is something else.
    pub fn glossed(&self, word: &str, lang: Lang) -> String {
        let name = match Lang::parse(word).filter(|_| self.name == "lang") {
            Some(named) => Some(named.name()),
            None => self.name_of(word).map(|text| bare(lang.text(text))),
        };
        match name.filter(|_| lang.is_chinese()) {
            Some(name) => lang.fill(Text::Glossed, &[&word, &name]),
            None => word.to_owned(),
        }
    }

    /// The words that it takes, as far as they are fixed.
    pub fn words(&self) -> Box<dyn Iterator<Item = &'static str> + '_> {
        match self.kind {
            Kind::Choice(words) => Box::new(words.iter().copied()),
            Kind::Flag(_) | Kind::Text(..) => {
                let own = NAMES.iter().filter(|(name, ..)| *name == self.name);
                Box::new(own.map(|(_, word, _)| *word))
            }
        }
    }

    fn texts(&self, word: &str) -> &'static [Text] {
        let own = NAMES
            .iter()
            .find(|(name, own, _)| *name == self.name && *own == word);
        own.map_or(&[], |(.., texts)| texts)
    }
}

/// A name without the remark in brackets behind it.
fn bare(name: &'static str) -> &'static str {
    name.split(['（', '(']).next().unwrap_or(name).trim_end()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::{SETTINGS, Settings};

    #[test]
    fn every_value_is_known_by_each_of_its_names_and_by_no_other_value_s() {
        for setting in SETTINGS {
            let words: Vec<&str> = setting.words().collect();
            for word in words {
                assert_eq!(setting.word_of(word), Some(word));
                for name in setting.names(word) {
                    assert_eq!(setting.word_of(name), Some(word), "{name}");
                    let [mut by_word, mut by_name] = [Settings::default(), Settings::default()];
                    assert!(setting.set(&mut by_word, word), "{word}");
                    assert!(setting.set(&mut by_name, name), "{name}");
                    assert_eq!(by_word, by_name, "{name}");
                }
            }
        }
    }

    #[test]
    fn every_name_belongs_to_a_value_of_a_setting() {
        for (name, word, _) in NAMES {
            let setting = Setting::named(name).unwrap();
            assert!(setting.set(&mut Settings::default(), word), "{name} {word}");
        }
    }
}
