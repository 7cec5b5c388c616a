//! A file of words, one a line, to which words are only added: what several running programs write into it in turn
//! all stays.

use super::autosave::CannotKeep;
use super::replace;
use std::collections::BTreeSet;
use std::fs;
use std::io;
use std::path::PathBuf;

/// Such a file, or none where the platform names no place for it.
#[derive(Debug)]
pub struct Ledger {
    path: Option<PathBuf>,
    /// The last attempt failed; that has been told once.
    failing: bool,
}

impl Ledger {
    /// The file of that path. Nothing is touched before there is something to keep.
    pub const fn new(path: Option<PathBuf>) -> Self {
        Self {
            path,
            failing: false,
        }
    }

    /// What stands in it; nothing where it cannot be read.
    pub fn text(&self) -> String {
        self.read().unwrap_or_default()
    }

    /// Adds those of these lines that are missing.
    ///
    /// # Errors
    /// They could not be kept. Told once, until it has worked again.
    pub fn add(&mut self, lines: &str) -> Result<(), CannotKeep> {
        let added = self.write(lines);
        let was_failing = std::mem::replace(&mut self.failing, added.is_err());
        if was_failing { Ok(()) } else { added }
    }

    fn read(&self) -> Result<String, CannotKeep> {
        let path = self.path.as_ref().ok_or(CannotKeep::NoPlace)?;
        match fs::read(path) {
            Ok(bytes) => Ok(String::from_utf8_lossy(&bytes).into_owned()),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(String::new()),
            Err(error) => Err(CannotKeep::Io(path.clone(), error)),
        }
    }

    fn write(&self, lines: &str) -> Result<(), CannotKeep> {
        // Another program may have added words since; what cannot be read is not replaced.
        let old = self.read()?;
        let path = self.path.as_ref().ok_or(CannotKeep::NoPlace)?;
        let words: BTreeSet<&str> = old
            .lines()
            .chain(lines.lines())
            .filter(|line| !line.trim().is_empty())
            .collect();
        let text: String = words.iter().flat_map(|word| [word, "\n"]).collect();
        let folder = path.parent().map_or(Ok(()), fs::create_dir_all);
        folder
            .and_then(|()| replace(path, text.as_bytes()))
            .map_err(|error| CannotKeep::Io(path.clone(), error))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folder(name: &str) -> PathBuf {
        let name = format!("xiangqi-ledger-{name}-{}", std::process::id());
        std::env::temp_dir().join(name)
    }

    #[test]
    fn what_two_programs_add_in_turn_all_stays() {
        let folder = folder("two");
        let path = folder.join("below").join("solved");
        let [mut one, mut other] = [0, 1].map(|_| Ledger::new(Some(path.clone())));
        assert_eq!(one.text(), "");
        one.add("b\n").unwrap();
        other.add("c\na\n").unwrap();
        one.add("b\n").unwrap();
        assert_eq!(other.text(), "a\nb\nc\n");
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_failure_is_told_once_until_it_has_worked_again() {
        let folder = folder("once");
        let path = folder.join("solved");
        fs::create_dir_all(&path).unwrap();
        let mut ledger = Ledger::new(Some(path.clone()));
        assert!(ledger.add("a\n").is_err());
        assert!(ledger.add("a\n").is_ok());
        fs::remove_dir(&path).unwrap();
        assert!(ledger.add("a\n").is_ok());
        assert_eq!(ledger.text(), "a\n");
        fs::remove_dir_all(folder).unwrap();
        assert!(Ledger::new(None).add("a\n").is_err());
    }
}
