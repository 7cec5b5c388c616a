//! Other people's game files, which are no part of this project. They are read where `XIANGQI_CORPORA` names the
//! folder that holds them.

use super::results;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use xiangqi::notation::{Notation, Script};
use xiangqi::record::{Format, Reading, RecordError, open, write};

/// The files of a folder of the corpora; none, with a word in the output, where there are no corpora.
fn files(folder: &str) -> Vec<PathBuf> {
    let Some(corpora) = std::env::var_os("XIANGQI_CORPORA") else {
        println!("skipped: XIANGQI_CORPORA is not set");
        return Vec::new();
    };
    let folder = Path::new(&corpora).join("games").join(folder);
    let Ok(entries) = fs::read_dir(&folder) else {
        println!("skipped: there is no {}", folder.display());
        return Vec::new();
    };
    let mut files: Vec<_> = entries
        .filter_map(|entry| entry.ok().map(|entry| entry.path()))
        .collect();
    files.retain(|path| {
        let ending = path
            .extension()
            .and_then(|ending| ending.to_str())
            .unwrap_or_default()
            .to_ascii_lowercase();
        path.is_file() && !matches!(ending.as_str(), "tsv" | "md" | "json" | "cbl")
    });
    files.sort();
    files
}

fn read(path: &Path) -> Vec<Result<Reading, RecordError>> {
    let begin = Instant::now();
    let all = match open(path) {
        Ok(reader) => reader.collect(),
        Err(error) => vec![Err(error)],
    };
    assert!(
        begin.elapsed() < Duration::from_secs(5),
        "{}: {:?}",
        path.display(),
        begin.elapsed()
    );
    all
}

#[test]
fn files_of_others_are_read_and_come_back_from_both_formats() {
    for path in files("shared") {
        for reading in read(&path) {
            let reading = reading.unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            let errors: Vec<_> = reading
                .findings
                .iter()
                .filter(|finding| finding.is_error())
                .collect();
            if !errors.is_empty() {
                println!("{}: {}", path.display(), errors[0]);
            }
            for format in [Format::Pgn, Format::DhtmlXq] {
                let (text, losses) = write(
                    &reading.record,
                    format,
                    Notation::Chinese(Script::Simplified),
                );
                let again = results(text.as_bytes()).remove(0).unwrap().record;
                assert_eq!(again.result, reading.record.result, "{}", path.display());
                assert_eq!(again.start, reading.record.start, "{}", path.display());
                assert_eq!(
                    again.tree.len(),
                    reading.record.tree.len(),
                    "{}",
                    path.display()
                );
                assert!(
                    !losses.is_empty() || again.tree == reading.record.tree,
                    "{}",
                    path.display()
                );
            }
        }
    }
}

#[test]
fn broken_files_of_others_give_an_error_or_a_warning() {
    for path in files("bad") {
        let is_flagged = |game: &Result<Reading, RecordError>| {
            game.as_ref().map_or(true, |game| !game.findings.is_empty())
        };
        let all = read(&path);
        assert!(all.iter().any(is_flagged), "{}", path.display());
    }
}
