//! The sign for the home folder in typed file names.

use std::path::{Path, PathBuf};

/// The path with `~/` at its head meaning the home folder, as in a shell.
pub fn expanded(path: &Path) -> PathBuf {
    match (path.strip_prefix("~"), std::env::var_os("HOME")) {
        (Ok(rest), Some(home)) => Path::new(&home).join(rest),
        _ => path.to_owned(),
    }
}
