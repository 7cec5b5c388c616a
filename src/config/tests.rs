//! Settings from every side: words, layers, and files with mistakes.

use super::*;
use crate::rules::{MoveLimit, RuleSet};
use proptest::prelude::*;

const ENGLISH: Locale = Locale {
    lang: Lang::En,
    utf8: true,
};

fn problems(text: &str) -> Vec<String> {
    File::parse(text)
        .problems()
        .iter()
        .map(|problem| problem.tell(Lang::En))
        .collect()
}

fn value(config: &Config, name: &str) -> (String, Source) {
    let found = config
        .origins()
        .find(|(setting, _, _)| setting.name == name)
        .unwrap();
    (found.1, found.2)
}

/// A change to a value that is none by default.
fn to(name: &'static str, word: &str) -> Change {
    Change {
        name,
        word: word.to_owned(),
        is_default: false,
    }
}

#[test]
fn every_setting_takes_the_words_that_it_names_and_its_own_value() {
    for setting in SETTINGS {
        let mut settings = Settings::default();
        let word = setting.get(&settings);
        assert!(
            setting.set(&mut settings, &word),
            "{}: {word}",
            setting.name
        );
        assert_eq!(settings, Settings::default(), "{}", setting.name);
        let words: &[&str] = match setting.kind {
            Kind::Choice(words) => words,
            Kind::Flag(_) => &["true", "false"],
            Kind::Text(..) => &[],
        };
        for word in words {
            assert!(setting.set(&mut settings, word), "{}: {word}", setting.name);
            assert_eq!(setting.get(&settings), *word, "{}", setting.name);
        }
        if !words.is_empty() {
            assert!(!setting.set(&mut settings, "nonsense"), "{}", setting.name);
        }
    }
}

#[test]
fn in_seven_bits_moves_are_written_in_letters_unless_another_notation_was_chosen() {
    let chinese = Locale {
        lang: Lang::ZhHant,
        utf8: true,
    };
    let notation = |file: &str, options: &[(&'static str, &str)]| {
        let mut line = Layer::default();
        for (name, word) in options {
            line.set(name, *word);
        }
        Config::settle(chinese, File::parse(file), &line)
            .settings
            .notation
    };
    assert_eq!(notation("", &[]), NotationStyle::Chinese);
    assert_eq!(notation("", &[("ascii", "true")]), NotationStyle::Wxf);
    assert_eq!(notation("ascii = true\n", &[]), NotationStyle::Wxf);
    let chosen = [("ascii", "true"), ("notation", "chinese")];
    assert_eq!(notation("", &chosen), NotationStyle::Chinese);
}

#[test]
fn the_command_line_wins_over_the_file_and_the_file_over_the_default() {
    let file = File::parse("size = \"small\"\nmouse = false\n");
    let mut line = Layer::default();
    line.set("size", "large");
    let config = Config::settle(ENGLISH, file, &line);
    assert_eq!(
        value(&config, "size"),
        ("large".to_owned(), Source::CommandLine)
    );
    assert_eq!(value(&config, "mouse"), ("false".to_owned(), Source::File));
    assert_eq!(
        value(&config, "theme"),
        ("wood".to_owned(), Source::Default)
    );
    assert_eq!(config.settings.size, BoardSize::Large);
    assert!(!config.settings.mouse);
}

#[test]
fn labels_and_notation_follow_the_language_unless_they_are_chosen() {
    let chosen =
        |text: &str| Config::settle(ENGLISH, File::parse(text), &Layer::default()).settings;
    let english = chosen("");
    assert_eq!(
        (english.labels, english.notation),
        (Labels::Iccs, NotationStyle::Wxf)
    );
    let chinese = chosen("lang = \"zh-Hans\"");
    assert_eq!(
        (chinese.labels, chinese.notation),
        (Labels::Files, NotationStyle::Chinese)
    );
    assert_eq!(chinese.pieces, PieceSet::Simplified);
    let mixed = chosen("lang = \"zh-Hant\"\nlabels = \"xy\"");
    assert_eq!(
        (mixed.labels, mixed.notation),
        (Labels::Xy, NotationStyle::Chinese)
    );
}

#[test]
fn a_terminal_without_utf8_gets_letters_and_ascii() {
    let locale = Locale {
        lang: Lang::En,
        utf8: false,
    };
    let settings = Config::settle(locale, File::default(), &Layer::default()).settings;
    assert_eq!((settings.pieces, settings.ascii), (PieceSet::Letters, true));
}

#[test]
fn rules_are_read_from_the_file() {
    let file = File::parse("rules = \"casual\"\nmove-limit = 100\nrefuse = true\n");
    let rules = Config::settle(ENGLISH, file, &Layer::default())
        .settings
        .rules;
    assert_eq!(rules.set, RuleSet::Casual);
    assert_eq!(rules.limit, MoveLimit::Plies(100));
    assert!(rules.refuse);
}

#[test]
fn mistakes_are_named_by_line_and_column_and_the_rest_is_kept() {
    let text = "# mine\nsize = \"huge\"\nflip = true\ncolour = \"red\"\nmouse = \"no\"\n";
    assert_eq!(
        problems(text),
        [
            "config.toml:2:8: size cannot be huge (auto, small, medium, large); ignored.",
            "config.toml:4:1: there is no setting named colour; ignored.",
            "config.toml:5:9: mouse cannot be no (true, false); ignored.",
        ]
    );
    let config = Config::settle(ENGLISH, File::parse(text), &Layer::default());
    assert_eq!(value(&config, "flip"), ("true".to_owned(), Source::File));
    assert_eq!(value(&config, "size").1, Source::Default);
}

#[test]
fn a_broken_line_does_not_hide_the_others() {
    let text = "flip = true\nsize = = small\nmouse = false\n";
    let file = File::parse(text);
    assert_eq!(
        problems(text),
        ["config.toml:2:8: not TOML: there is too much in this line; ignored."]
    );
    let settings = Config::settle(ENGLISH, file, &Layer::default()).settings;
    assert!(settings.flip && !settings.mouse);
}

#[test]
fn the_usual_mistakes_of_a_line_are_told_in_the_language() {
    for (text, says) in [
        ("lang = en", "文字要加引號"),
        ("lang", "名稱後面要有 = 和值"),
        ("= 1", "= 前面沒有名稱"),
        ("flip = true\nflip = true", "這個名稱寫了兩次"),
        ("lang = \"en", "少了結尾的引號"),
        ("lang = 'en", "少了結尾的引號"),
        ("[keys", "少了 ]"),
        ("lang = \"en\" x", "這一行多了東西"),
    ] {
        let told = File::parse(text).problems()[0].tell(Lang::ZhHant);
        let end = format!("不合 TOML 語法：{says}；已略過。");
        assert!(told.ends_with(&end), "{text}: {told}");
    }
}

#[test]
fn what_is_no_key_in_a_list_leaves_the_others_of_it() {
    let file = File::parse("[keys]\nflip = []\nredo = [1, 2]\nundo = [\"u\", 5, \"Backspace\"]\n");
    let keys: Vec<_> = file
        .keys()
        .iter()
        .map(|key| (key.action.as_str(), key.keys.len()))
        .collect();
    // An empty list takes the keys away; one of which nothing is understood does not.
    assert_eq!(keys, [("flip", 0), ("undo", 2)]);
    let places: Vec<_> = file
        .problems()
        .iter()
        .map(|problem| problem.place)
        .collect();
    let place = |line, column| Some(Place { line, column });
    assert_eq!(places, [place(3, 9), place(3, 12), place(4, 14)]);
}

#[test]
fn keys_and_themes_are_read_with_their_places() {
    let file = File::parse(
        "[keys]\nundo = \"U\"\nflip = [\"f\", \"F2\"]\nquit = 3\n[themes.mine]\nred = \"bold\"\n",
    );
    let keys: Vec<_> = file
        .keys()
        .iter()
        .map(|key| (key.action.as_str(), key.keys.len()))
        .collect();
    assert_eq!(keys, [("flip", 2), ("undo", 1)]);
    assert_eq!(file.keys()[1].place, Place { line: 2, column: 1 });
    assert_eq!(file.themes()["mine"]["red"], "bold");
    assert_eq!(file.problems()[0].place, Some(Place { line: 4, column: 8 }));
}

#[test]
fn writing_changes_the_named_values_and_nothing_else() {
    let folder = std::env::temp_dir().join(format!("xiangqi-config-{}", std::process::id()));
    let path = folder.join("config.toml");
    let mut file = File::load(path.clone());
    assert!(file.problems().is_empty());
    file.write(&[to("size", "small")]).unwrap();
    assert_eq!(
        std::fs::read_to_string(&path).unwrap(),
        "size = \"small\"\n"
    );

    let mine = "# my board\nsize = \"small\" # for the laptop\n\n[keys]\nundo = \"U\"\n";
    std::fs::write(&path, mine).unwrap();
    let changes = [to("size", "large"), to("mouse", "false")];
    file.write(&changes).unwrap();
    assert_eq!(
        std::fs::read_to_string(&path).unwrap(),
        "# my board\nsize = \"large\" # for the laptop\nmouse = false\n\n[keys]\nundo = \"U\"\n"
    );

    std::fs::write(&path, "size = = small\n").unwrap();
    assert!(matches!(file.write(&changes), Err(CannotWrite::Mistakes)));
    assert_eq!(std::fs::read_to_string(&path).unwrap(), "size = = small\n");
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn without_a_home_nothing_is_written() {
    let refused = File::default().write(&[to("size", "small")]);
    assert_eq!(
        refused.unwrap_err().tell(Lang::En),
        "no home folder is known"
    );
}

proptest! {
    #[test]
    fn no_file_stops_the_program(bytes in proptest::collection::vec(any::<u8>(), 0..200)) {
        let file = File::parse(&String::from_utf8_lossy(&bytes));
        Config::settle(ENGLISH, file, &Layer::default());
    }

    #[test]
    fn a_damaged_file_keeps_its_other_lines(at in 0_usize..66, byte in 0_u8..128) {
        let mut bytes = b"size = \"small\"\nmouse = false\nflip = true\n[keys]\nundo = [\"u\", \"U\"]\n".to_vec();
        bytes[at] = byte;
        let file = File::parse(&String::from_utf8_lossy(&bytes));
        Config::settle(ENGLISH, file, &Layer::default());
    }

    #[test]
    fn what_is_written_reads_back(word in "\\PC{0,20}") {
        let before = Some("flip = true\n[keys]\n".to_owned());
        let edited = super::edit::Additions::default().edit(before, &[to("theme", &word)]);
        let Some(super::edit::Edited::Text(text)) = edited else {
            panic!("it is written");
        };
        let config = Config::settle(ENGLISH, File::parse(&text), &Layer::default());
        prop_assert_eq!(config.settings.theme, word);
        prop_assert!(config.settings.flip);
    }
}

#[test]
fn handicaps_and_clocks_are_read_by_their_names() {
    let file = File::parse("handicap = \"nine-pieces\"\nclock = \"20/30*3\"\n");
    let config = Config::settle(ENGLISH, file, &Layer::default());
    assert_eq!(config.settings.handicap, Some(Handicap::NinePieces));
    assert_eq!(value(&config, "clock").0, "20m/30s*3");
    assert_eq!(
        problems("clock = \"soon\"\n"),
        [
            "config.toml:1:9: clock cannot be soon (a time such as 10m, 10m+5s, 20m/30s*3, 30s/move or none); ignored."
        ]
    );
}

#[test]
fn every_handicap_has_its_word() {
    let setting = Setting::named("handicap").unwrap();
    let Kind::Choice(words) = setting.kind else {
        panic!("a handicap is a choice");
    };
    let names: Vec<&str> = Handicap::ALL
        .iter()
        .map(|handicap| handicap.name())
        .collect();
    assert_eq!(words[1..], names);
}

#[test]
fn what_could_stand_there_is_told_in_the_language() {
    let text = "clock = \"soon\"\nmove-limit = \"many\"\ntheme = 3.5\n[keys]\nundo = 1\n[themes]\nmine = 1\nnight.cursor = 2\n";
    let file = File::parse(text);
    assert_eq!(file.problems().len(), 6);
    for lang in [Lang::ZhHant, Lang::ZhHans] {
        for problem in file.problems() {
            let told = problem.tell(lang);
            for english in ["such", "other", "name", "key\"", "style", "table"] {
                assert!(!told.contains(english), "{told}");
            }
        }
    }
    let told = file.problems()[0].tell(Lang::ZhHant);
    assert!(told.contains("時限如 10分"), "{told}");
    let broken = Problem {
        place: None,
        fault: Fault::Unreadable(std::io::ErrorKind::PermissionDenied, "EACCES".to_owned()),
    };
    assert_eq!(
        broken.tell(Lang::ZhHant),
        "config.toml: 無法讀取檔案：沒有權限。"
    );
}

#[cfg(unix)]
#[test]
fn a_pipe_in_the_place_of_the_file_is_named_and_not_waited_for() {
    let path = std::env::temp_dir().join(format!("xiangqi-pipe-{}", std::process::id()));
    let made = std::process::Command::new("mkfifo").arg(&path).status();
    assert!(made.unwrap().success());
    let (tell, told) = std::sync::mpsc::channel();
    let pipe = path.clone();
    std::thread::spawn(move || {
        let mut file = File::load(pipe);
        let written = file.write(&[to("theme", "dark")]);
        tell.send((file.problems()[0].tell(Lang::En), written.is_err()))
    });
    let told = told.recv_timeout(std::time::Duration::from_secs(20));
    std::fs::remove_file(path).unwrap();
    let (told, is_refused) = told.expect("the pipe was waited for");
    assert_eq!(
        told,
        "config.toml: the file cannot be read: it is a pipe or a device, not a file."
    );
    assert!(is_refused);
}
