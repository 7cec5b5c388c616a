//! Replacing a file whole: after a crash there is the old one or the new one, never a half.

use super::process::Process;
use std::ffi::OsString;
use std::fs::{self, File, OpenOptions};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Writes the bytes beside the file, flushes them to the disk and gives them its name.
///
/// A symbolic link is followed, so that settings kept elsewhere stay there; permissions are kept.
///
/// # Errors
/// Whatever the platform says. The old file is then untouched.
pub fn replace(path: &Path, bytes: &[u8]) -> io::Result<()> {
    replace_with(path, |file| file.write_all(bytes))
}

/// Like [`replace`], for contents that are made while they are written.
///
/// # Errors
/// Whatever `fill` or the platform says. The old file is then untouched.
pub fn replace_with<E: From<io::Error>>(
    path: &Path,
    fill: impl FnOnce(&mut dyn Write) -> Result<(), E>,
) -> Result<(), E> {
    let target = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let aside = aside(&target);
    let written = write_aside(&aside, &target, fill)
        .and_then(|()| fs::rename(&aside, &target).map_err(E::from));
    if written.is_err() {
        // It is ours, and what it was for has failed already.
        let _ = fs::remove_file(&aside);
    }
    written?;
    sync_folder(&target);
    Ok(())
}

/// The number of the process that writes this file aside, if it is such a file.
pub(super) fn writer(aside: &Path) -> Option<String> {
    let name = aside.file_name()?.to_str()?;
    let (of, id) = name
        .strip_prefix('.')?
        .strip_suffix(".new")?
        .rsplit_once('.')?;
    let is_ours = !of.is_empty() && id.bytes().all(|digit| digit.is_ascii_digit());
    is_ours.then(|| id.to_owned())
}

/// Removes what programs that have gone were writing when they were killed: each file is whole without it. Where others
/// may write too, from a machine whose processes are not seen here, only what is older than `age` is removed.
pub(super) fn remove_halves(folder: &Path, age: Duration) {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    for path in entries.map(|entry| entry.path()) {
        let process = writer(&path).and_then(|id| Process::parse(&id));
        let is_left = process.is_some_and(|process| !process.is_alive());
        if is_left && is_old_file(&path, age) {
            let _ = fs::remove_file(path);
        }
    }
}

fn is_old_file(path: &Path, age: Duration) -> bool {
    let written = fs::symlink_metadata(path)
        .ok()
        .filter(fs::Metadata::is_file)
        .and_then(|facts| facts.modified().ok());
    // A time to come is as good as now.
    written.is_some_and(|written| written.elapsed().unwrap_or_default() >= age)
}

fn aside(target: &Path) -> PathBuf {
    let mut name = OsString::from(".");
    name.push(target.file_name().unwrap_or_default());
    name.push(format!(".{}.new", std::process::id()));
    target.with_file_name(name)
}

fn write_aside<E: From<io::Error>>(
    aside: &Path,
    target: &Path,
    fill: impl FnOnce(&mut dyn Write) -> Result<(), E>,
) -> Result<(), E> {
    let aside_file = OpenOptions::new()
        .write(true)
        .create(true)
        .truncate(true)
        .open(aside)?;
    let mut out = BufWriter::new(&aside_file);
    fill(&mut out)?;
    out.flush()?;
    if let Ok(old) = fs::metadata(target) {
        if !old.is_file() {
            return Err(io::Error::from(io::ErrorKind::IsADirectory).into());
        }
        if old.permissions().readonly() {
            return Err(io::Error::from(io::ErrorKind::PermissionDenied).into());
        }
        aside_file.set_permissions(old.permissions())?;
    }
    aside_file.sync_all()?;
    Ok(())
}

/// Flushes the folder's own list of names. Some platforms can't, and the rename has happened either way.
pub(super) fn sync_folder(path: &Path) {
    let folder = path
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty());
    if let Ok(folder) = File::open(folder.unwrap_or(Path::new("."))) {
        let _ = folder.sync_all();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folder(name: &str) -> PathBuf {
        let folder =
            std::env::temp_dir().join(format!("xiangqi-replace-{}-{name}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).unwrap();
        folder
    }

    #[test]
    fn a_file_is_made_and_then_replaced_without_a_trace() {
        let folder = folder("made");
        let path = folder.join("game.pgn");
        replace(&path, b"one").unwrap();
        replace(&path, b"two").unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"two");
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 1);
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_failure_leaves_the_old_file_and_no_new_one() {
        let folder = folder("failure");
        let path = folder.join("a-folder");
        fs::create_dir(&path).unwrap();
        assert!(replace(&path, b"text").is_err());
        assert!(replace(&folder.join("missing").join("file"), b"text").is_err());
        assert!(path.is_dir());
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 1);
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn what_a_killed_program_was_writing_is_removed_when_it_is_old_and_nothing_else() {
        let folder = folder("halves");
        let hour = Duration::from_secs(3600);
        let mut child = std::process::Command::new("cat")
            .stdin(std::process::Stdio::piped())
            .spawn()
            .unwrap();
        let (gone, here) = (u32::MAX - 1, child.id());
        let old = std::time::SystemTime::now() - hour * 2;
        for (name, is_old) in [
            (format!(".game.pgn.{gone}.new"), true),
            (format!(".young.pgn.{gone}.new"), false),
            (format!(".game.pgn.{here}.new"), true),
            (format!("game.pgn.{gone}.new"), true),
            (format!(".game.pgn.{gone}.old"), true),
            (".game.pgn.x1.new".to_owned(), true),
            (format!("..{gone}.new"), true),
        ] {
            let file = File::create(folder.join(name)).unwrap();
            if is_old {
                file.set_modified(old).unwrap();
            }
        }
        remove_halves(&folder, hour);
        assert!(!folder.join(format!(".game.pgn.{gone}.new")).exists());
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 6);
        remove_halves(&folder, Duration::ZERO);
        assert!(!folder.join(format!(".young.pgn.{gone}.new")).exists());
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 5);
        drop(child.stdin.take());
        child.wait().unwrap();
        fs::remove_dir_all(folder).unwrap();
    }

    #[cfg(unix)]
    #[test]
    fn a_link_stays_a_link() {
        let folder = folder("link");
        let (real, link) = (folder.join("real"), folder.join("link"));
        fs::write(&real, b"old").unwrap();
        std::os::unix::fs::symlink(&real, &link).unwrap();
        replace(&link, b"new").unwrap();
        assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
        assert_eq!(fs::read(&real).unwrap(), b"new");
        fs::remove_dir_all(folder).unwrap();
    }
}
