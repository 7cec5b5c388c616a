//! Tests of when a file is replaced without a question.

use super::*;
use crate::game::Game;
use crate::rules::{Position, Rules};
use crate::storage::{SaveError, Saved, open_record, save_record};
use std::path::PathBuf;

/// A folder for one test.
fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("xiangqi-held-{}-{name}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

fn opened(path: &Path) -> Saved {
    let opened = open_record(path, None, Rules::default()).unwrap();
    opened.into_saved(path.to_owned())
}

/// Saves the game where it came from: why not, if it is not done without a question.
fn doubt(saved: &mut Saved, has_agreed: bool) -> Option<Doubt> {
    let path = saved.file.clone().unwrap();
    match save_record(&path, saved, Notation::Iccs, has_agreed) {
        Ok(written) => {
            saved.is_in_file(path, Some(written.held));
            None
        }
        Err(SaveError::Exists(doubt)) => Some(doubt),
        Err(error) => panic!("{error}"),
    }
}

const GAME: &str = "[Red \"Anna\"]\n\n1. h2e2 h9g7 *\n";
const BOARD: &str = "[DhtmlXQ]\n[DhtmlXQ_movelist]77477062[/DhtmlXQ_movelist]\n[/DhtmlXQ]\n";

#[test]
fn a_file_with_nothing_but_its_game_is_replaced_by_it_and_any_other_is_asked_about_once() {
    let folder = folder("once");
    let page = format!("<html><body>\n{BOARD}</body></html>\n");
    for (name, text, expected) in [
        ("plain.pgn", GAME.to_owned(), None),
        ("open.pgn", "1. h2e2 h9g7".to_owned(), None),
        ("bom.pgn", format!("\u{feff}{GAME}\r\n\r\n"), None),
        ("board.txt", BOARD.to_owned(), None),
        ("game", GAME.to_owned(), None),
        ("three.pgn", GAME.repeat(3), Some(Doubt::Games(3))),
        (
            "broken.pgn",
            "1. h2e2 h9g7 2. h2h9 b9c7 *".to_owned(),
            Some(Doubt::Unread),
        ),
        (
            "side.pgn",
            "1. h2e2 (1. a0a9) h9g7 *".to_owned(),
            Some(Doubt::Unread),
        ),
        (
            "behind.pgn",
            format!("{GAME}\nSee you next week.\n"),
            Some(Doubt::Text),
        ),
        (
            "line.pgn",
            "1. h2e2 h9g7 * made by the club\n".to_owned(),
            Some(Doubt::Text),
        ),
        (
            "late.pgn",
            "1. h2e2 h9g7 * ; a fine game\n{ indeed }\n".to_owned(),
            None,
        ),
        (
            "escape.pgn",
            "% by the club\n[Event \"x\"]\n\n1. h2e2 h9g7 *\n".to_owned(),
            Some(Doubt::Text),
        ),
        (
            "before.pgn",
            format!("{{ The club's own }}\n\n{GAME}"),
            Some(Doubt::Text),
        ),
        ("page.html", page.clone(), Some(Doubt::Text)),
        (
            "page.txt",
            format!("{BOARD}<p>more</p>\n"),
            Some(Doubt::Text),
        ),
        (
            "script.html",
            "<script>var DhtmlXQ_movelist='77477062';</script>".to_owned(),
            Some(Doubt::Text),
        ),
        (
            "marks.txt",
            "[Event \"x\"]\n\n1. h2e2! h9g7 *".to_owned(),
            Some(Doubt::Format(Format::DhtmlXq)),
        ),
    ] {
        let path = folder.join(name);
        fs::write(&path, &text).unwrap();
        let mut saved = opened(&path);
        assert_eq!(doubt(&mut saved, false), expected, "{name}");
        if expected.is_some() {
            assert_eq!(fs::read_to_string(&path).unwrap(), text, "{name}");
            assert_eq!(doubt(&mut saved, true), None, "{name}");
        }
        // From then on it holds the game alone.
        assert_eq!(doubt(&mut saved, false), None, "{name}");
    }
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn a_file_that_somebody_has_changed_since_is_asked_about() {
    let folder = folder("changed");
    let path = folder.join("game.pgn");
    fs::write(&path, GAME).unwrap();
    let mut saved = opened(&path);
    let other = GAME.replace("Anna", "Bert");
    for text in [other.as_str(), ""] {
        fs::write(&path, text).unwrap();
        assert_eq!(doubt(&mut saved, false), Some(Doubt::Changed));
        assert_eq!(fs::read_to_string(&path).unwrap(), text);
    }
    assert_eq!(doubt(&mut saved, true), None);
    fs::write(&path, &other).unwrap();
    assert_eq!(doubt(&mut saved, false), Some(Doubt::Changed));
    // A file that has gone is no file to be replaced.
    fs::remove_file(&path).unwrap();
    assert_eq!(doubt(&mut saved, false), None);
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn the_file_of_another_game_is_asked_about() {
    let folder = folder("other");
    let path = folder.join("game.pgn");
    fs::write(&path, GAME).unwrap();
    let saved = Saved::new(Game::new(Position::start(), Rules::default()));
    let written = save_record(&path, &saved, Notation::Iccs, false);
    assert!(matches!(written, Err(SaveError::Exists(Doubt::Other))));
    // Of a game that was kept before this was noted it is not known.
    let mut saved = opened(&path);
    saved.is_in_file(path, None);
    assert_eq!(doubt(&mut saved, false), Some(Doubt::Other));
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn what_a_file_held_comes_back_from_a_kept_game() {
    let doubts = [
        None,
        Some(Doubt::Other),
        Some(Doubt::Changed),
        Some(Doubt::Games(12)),
        Some(Doubt::Unread),
        Some(Doubt::Text),
        Some(Doubt::Format(Format::DhtmlXq)),
    ];
    for doubt in doubts {
        let held = Held {
            doubt,
            ..Held::written(b"text")
        };
        assert_eq!(Held::parse(&held.to_text()), Some(held));
    }
    for text in [
        "",
        "1",
        "x 1",
        "1 x",
        "1 1 mystery",
        "1 1 games",
        "1 1 games x",
    ] {
        assert_eq!(Held::parse(text), None, "{text}");
    }
}

#[test]
fn its_own_file_is_known_by_every_way_to_it() {
    let folder = folder("ways");
    fs::create_dir_all(folder.join("sub")).unwrap();
    let path = folder.join("game.pgn");
    fs::write(&path, GAME).unwrap();
    let ways = ["./game.pgn", "sub/../game.pgn", "sub/.././/game.pgn"];
    for way in ways.map(|way| folder.join(way)) {
        let saved = opened(&way);
        for other in [&path, &way] {
            let written = save_record(other, &saved, Notation::Iccs, false);
            assert!(written.is_ok(), "{} {}", way.display(), other.display());
            fs::write(&path, GAME).unwrap();
        }
    }
    fs::write(folder.join("other.pgn"), GAME).unwrap();
    let other = folder.join("./other.pgn");
    assert!(save_record(&other, &opened(&path), Notation::Iccs, false).is_err());
    fs::remove_dir_all(folder).unwrap();
}
