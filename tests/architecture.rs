//! Holds the direction of knowledge between the rooms of the library, and a few habits of the house, by reading the
//! sources.

#![allow(
    clippy::unwrap_used,
    reason = "a test that cannot read the sources may stop"
)]

use std::fs;
use std::path::{Path, PathBuf};

/// Which rooms a room may import. `lib.rs` only lists them.
const ARROWS: &[(&str, &[&str])] = &[
    ("rules", &[]),
    ("game", &["rules"]),
    ("notation", &["rules"]),
    ("record", &["rules", "notation", "game"]),
    ("i18n", &["rules", "game", "notation", "record"]),
    ("endgames", &["rules", "game", "notation", "i18n"]),
    ("entry", &["rules", "notation", "i18n"]),
    ("storage", &["rules", "game", "notation", "record", "i18n"]),
    ("config", &["rules", "game", "notation", "i18n", "storage"]),
    (
        "plain",
        &[
            "rules", "game", "notation", "record", "i18n", "storage", "config", "entry",
        ],
    ),
];

fn sources() -> Vec<(PathBuf, String)> {
    fn walk(folder: &Path, files: &mut Vec<(PathBuf, String)>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                walk(&path, files);
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                let text = fs::read_to_string(&path).unwrap();
                files.push((path, text));
            }
        }
    }
    let mut files = Vec::new();
    walk(
        &Path::new(env!("CARGO_MANIFEST_DIR")).join("src"),
        &mut files,
    );
    assert!(!files.is_empty());
    files
}

/// The room of a source file: the first part of its path below `src`, without the ending.
fn room(path: &Path) -> String {
    let below = path
        .strip_prefix(Path::new(env!("CARGO_MANIFEST_DIR")).join("src"))
        .unwrap();
    let first = below.components().next().unwrap().as_os_str();
    first.to_str().unwrap().trim_end_matches(".rs").to_owned()
}

/// The lines of a file without doc comments.
fn code(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.lines()
        .enumerate()
        .map(|(number, line)| (number + 1, line.trim()))
        .filter(|(_, line)| !line.starts_with("//"))
}

#[test]
fn imports_run_one_way() {
    let mut wrong = Vec::new();
    for (path, text) in sources() {
        let room = room(&path);
        let Some((_, allowed)) = ARROWS.iter().find(|(name, _)| *name == room) else {
            continue;
        };
        for (number, line) in code(&text) {
            for part in line.split("crate::").skip(1) {
                let target: String = part
                    .chars()
                    .take_while(|c| c.is_alphanumeric() || *c == '_')
                    .collect();
                if !target.is_empty() && target != room && !allowed.contains(&target.as_str()) {
                    wrong.push(format!("{}:{number}: {room} -> {target}", path.display()));
                }
            }
        }
    }
    assert!(
        wrong.is_empty(),
        "arrows that point the wrong way:\n{}",
        wrong.join("\n")
    );
}

#[test]
fn only_the_screen_room_knows_the_terminal_crates() {
    let mut wrong = Vec::new();
    for (path, text) in sources() {
        let room = room(&path);
        for (number, line) in code(&text) {
            let names_terminal = line.contains("ratatui::") || line.contains("crossterm::");
            let names_arguments = line.contains("clap::");
            if names_terminal && room != "tui" || names_arguments && room != "cli" {
                wrong.push(format!("{}:{number}: {line}", path.display()));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_inner_rooms_use_no_crate_and_do_no_input_or_output() {
    const FORBIDDEN: &[&str] = &[
        "anyhow",
        "std::fs",
        "std::io",
        "std::net",
        "std::process",
        "println!",
        "std::time::Instant",
    ];
    let mut wrong = Vec::new();
    for (path, text) in sources() {
        if !["rules", "game", "notation"].contains(&room(&path).as_str()) {
            continue;
        }
        for (number, line) in code(&text) {
            if FORBIDDEN.iter().any(|word| line.contains(word)) {
                wrong.push(format!("{}:{number}: {line}", path.display()));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_file_opens_with_what_it_is_for_and_stays_a_room_of_its_size() {
    for (path, text) in sources() {
        // A file of tests is told by its name and by the file that it stands beside.
        let is_tests = path.ends_with("tests.rs");
        assert!(
            is_tests || text.starts_with("//!"),
            "{} has no module doc",
            path.display()
        );
        let lines = text.lines().count();
        assert!(lines <= 500, "{} has {lines} lines", path.display());
    }
}

#[test]
fn the_entry_point_is_thin() {
    let main = sources()
        .into_iter()
        .find(|(path, _)| path.ends_with("src/main.rs"))
        .unwrap();
    assert!(main.1.lines().count() < 30);
}

#[test]
fn one_version_of_each_terminal_crate_is_locked() {
    let lock =
        fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("Cargo.lock")).unwrap();
    for name in ["crossterm", "signal-hook", "unicode-width", "ratatui-core"] {
        let line = format!("name = \"{name}\"");
        assert_eq!(
            lock.lines().filter(|found| *found == line).count(),
            1,
            "{name}"
        );
    }
}
