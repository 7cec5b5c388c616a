//! Settings files that somebody has damaged: the game starts all the same.

use super::*;
use crate::config::{File, Layer, SETTINGS};
use crate::i18n::Lang;
use crate::plain::Plain;
use crate::tui::App;
use std::path::PathBuf;

/// A folder of its own for a test, with one settings file.
struct Sandbox(PathBuf);

impl Sandbox {
    fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("xiangqi-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        Self(folder)
    }

    /// Starts the game, as the program does, with these bytes as its settings file, on the board and line by
    /// line. How many things were said to be wrong.
    fn start(&self, bytes: &[u8]) -> usize {
        let path = self.0.join("config.toml");
        std::fs::write(&path, bytes).unwrap();
        self.start_with(File::load(path))
    }

    fn start_with(&self, file: File) -> usize {
        let locale = Locale {
            lang: Lang::En,
            utf8: true,
        };
        let mut config = Config::settle(locale, file, &Layer::default());
        let mut keys = Keymap::default();
        let (themes, wrong) = mistakes(&mut config, &mut keys).unwrap();
        for problem in config.problems() {
            let told = problem.tell(config.settings.lang);
            assert!(told.starts_with("config.toml:"), "{told}");
        }
        let count = config.problems().len() + wrong.len();
        let settings = config.settings.clone();
        let position = start(None, &settings).unwrap();
        assert!(
            Plain::new(position.clone(), settings, true)
                .greeting("")
                .contains('\n')
        );
        let folders = Folders {
            config: Some(self.0.clone()),
            state: None,
        };
        let table = Table {
            config,
            locale,
            folders,
        };
        let (mut start, _) = board(table, position, None, (keys, wrong)).unwrap();
        start.themes = themes;
        let app = App::new(start, (80, 24).into());
        assert!(app.turn().is_some());
        count
    }
}

impl Drop for Sandbox {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A file with every setting, keys, a theme of its own and all kinds of text.
fn full() -> String {
    let settings = Settings::default();
    let mut text = "# my settings: 象棋\n".to_owned();
    for setting in SETTINGS {
        let literal = setting.literal(&setting.get(&settings));
        text.extend([setting.name, " = ", &literal, " # said\n"]);
    }
    text + "\n[keys]\r\nundo = [\"u\", \"Backspace\"]\nflip = 'Ctrl-T'\nmenu = \"F10\"\n\n\
            [themes.mine]\nbase = \"dark\"\ncursor = \"#ffcc00\"\ngrid = \"\"\"bright-\\\nyellow\"\"\"\nriver = \"12\"\n"
}

/// Numbers that are the same in every run.
struct Dice(u64);

impl Dice {
    fn byte(&mut self) -> u8 {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 56) as u8
    }
}

#[test]
fn a_file_with_every_setting_is_understood_whole() {
    assert_eq!(Sandbox::new("whole").start(full().as_bytes()), 0);
}

#[test]
fn no_changed_missing_or_added_byte_keeps_the_game_from_starting() {
    let sandbox = Sandbox::new("one-byte");
    let whole = full().into_bytes();
    let mut dice = Dice(7);
    for place in (0..whole.len()).step_by(5) {
        let mut missing = whole.clone();
        missing.remove(place);
        sandbox.start(&missing);
        // What means most to TOML and to UTF-8, and anything else.
        let anything = [dice.byte(), dice.byte()];
        let telling = b"\"'[]{}=#\n\\.\0\xff\xc3";
        let byte = telling[place / 5 % telling.len()];
        for byte in anything.into_iter().chain([byte]) {
            let mut changed = whole.clone();
            changed[place] = byte;
            sandbox.start(&changed);
            let mut added = whole.clone();
            added.insert(place, byte);
            sandbox.start(&added);
        }
    }
}

#[test]
fn no_bytes_by_chance_keep_the_game_from_starting() {
    let sandbox = Sandbox::new("by-chance");
    let mut dice = Dice(11);
    for length in 0..200 {
        let bytes: Vec<u8> = (0..length).map(|_| dice.byte()).collect();
        sandbox.start(&bytes);
        // The same in the middle of what is right.
        let mut mixed = full().into_bytes();
        let at = usize::from(dice.byte()) * 4 % mixed.len();
        mixed.splice(at..at, bytes);
        sandbox.start(&mixed);
    }
}

#[test]
fn encodings_and_sizes_that_nobody_expects_do_not_either() {
    let sandbox = Sandbox::new("sizes");
    let mega = 1 << 20;
    let with_mark = [b"\xef\xbb\xbf", full().as_bytes()].concat();
    assert_eq!(
        sandbox.start(&with_mark),
        0,
        "a byte order mark is no mistake"
    );
    let wide: Vec<u8> = full().encode_utf16().flat_map(u16::to_le_bytes).collect();
    for bytes in [
        Vec::new(),
        wide,
        b"\xff\xfe\xfd".to_vec(),
        vec![0; mega],
        vec![b'['; mega],
        [b"a = ".as_slice(), &vec![b'['; mega]].concat(),
        [b"a = ".as_slice(), &vec![b'{'; mega]].concat(),
        [b"theme = \"".as_slice(), &vec![b'x'; mega], b"\"\n"].concat(),
        [b"lang = \"".as_slice(), &vec![b'x'; mega], b"\n"].concat(),
        [b"keys.undo = \"".as_slice(), &vec![b'x'; mega], b"\"\n"].concat(),
        [b"# ".as_slice(), &vec![b'x'; mega]].concat(),
        "a.".repeat(mega / 2).into_bytes(),
    ] {
        sandbox.start(&bytes);
    }
}

#[test]
fn a_file_of_very_many_lines_is_read_in_one_go() {
    let lines = 60_000;
    let text: Vec<String> = (0..lines).map(|n| format!("a{n}=1")).collect();
    let text = text.join("\n");
    let begun = std::time::Instant::now();
    assert_eq!(Sandbox::new("lines").start(text.as_bytes()), lines);
    // Each line costs the same; with a look at all that stands before it, it took four minutes.
    assert!(begun.elapsed().as_secs() < 20, "{:?}", begun.elapsed());
}

#[test]
fn a_folder_in_the_place_of_the_file_is_named_and_passed_over() {
    let sandbox = Sandbox::new("folder");
    let folder = sandbox.0.join("config.toml");
    std::fs::create_dir_all(&folder).unwrap();
    assert_eq!(sandbox.start_with(File::load(folder)), 1);
}

#[test]
fn a_mistake_in_a_list_of_keys_leaves_the_others_of_the_list() {
    use crate::tui::command::Context;
    for (list, wrong_at) in [
        (
            "[\"u\", \"Backspace\", \"g\"]",
            "1:32: the key g belongs to",
        ),
        ("[\"NoKey\", \"Backspace\"]", "1:14: no key \"NoKey\""),
    ] {
        let locale = Locale {
            lang: Lang::En,
            utf8: true,
        };
        let file = File::parse(&format!("keys.undo = {list}\n"));
        let mut config = Config::settle(locale, file, &Layer::default());
        let mut keys = Keymap::default();
        let (_, wrong) = mistakes(&mut config, &mut keys).unwrap();
        assert_eq!(wrong.len(), 1, "{wrong:?}");
        assert!(
            wrong[0].starts_with(&format!("config.toml:{wrong_at}")),
            "{wrong:?}"
        );
        let backspace = "Backspace".parse().unwrap();
        let bound = keys.command(Context::Board, backspace);
        assert_eq!(bound, Some(Command::Undo), "{list}");
    }
}

#[test]
fn mistakes_in_keys_and_themes_are_told_in_the_language() {
    let text = "theme = \"gone\"\n[keys]\nundo = \"Hyper-Q\"\ndance = \"x\"\nredo = \"f\"\n\
                [themes.mine]\nbase = \"none\"\npawns = \"red\"\ncursor = \"loud\"\n";
    for (tag, words) in [
        ("en", ["there is", "no such role"]),
        ("zh-Hant", ["沒有", "顏色應為"]),
    ] {
        let mut options = Layer::default();
        options.set("lang", tag);
        let locale = Locale {
            lang: Lang::En,
            utf8: true,
        };
        let mut config = Config::settle(locale, File::parse(text), &options);
        let (_, wrong) = mistakes(&mut config, &mut Keymap::default()).unwrap();
        assert_eq!(wrong.len(), 7, "{wrong:?}");
        for words in words {
            assert!(wrong.iter().any(|told| told.contains(words)), "{wrong:?}");
        }
        let is_english = |told: &String| {
            ["there", "belongs", "such as"]
                .iter()
                .any(|word| told.contains(word))
        };
        assert_eq!(wrong.iter().any(is_english), tag == "en", "{wrong:?}");
    }
}
