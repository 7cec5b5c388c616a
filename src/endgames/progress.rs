//! Which endgames are solved. Reads and writes plain text, one id a line; where it is kept belongs to others.

use super::Endgame;
use std::collections::BTreeSet;
use std::convert::Infallible;
use std::fmt;
use std::str::FromStr;

/// The endgames that have been solved.
///
/// ```
/// use xiangqi::endgames::{Progress, find};
///
/// let mut progress = Progress::default();
/// assert!(progress.solve(find("seven-stars").unwrap()));
/// let kept = progress.to_string();
/// assert_eq!(kept.parse::<Progress>().unwrap(), progress);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    // Ids that this version does not know stay: a later one, or an earlier one, may.
    solved: BTreeSet<String>,
}

impl Progress {
    /// Whether that one is solved.
    pub fn is_solved(&self, endgame: &Endgame) -> bool {
        self.solved.contains(endgame.id())
    }

    /// Notes that it is solved. Says whether that is new.
    pub fn solve(&mut self, endgame: &Endgame) -> bool {
        self.solved.insert(endgame.id().to_owned())
    }

    /// Forgets that it was solved. Says whether it was.
    pub fn forget(&mut self, endgame: &Endgame) -> bool {
        self.solved.remove(endgame.id())
    }

    /// How many of these are solved.
    pub fn count<'a>(&self, endgames: impl IntoIterator<Item = &'a Endgame>) -> usize {
        endgames
            .into_iter()
            .filter(|endgame| self.is_solved(endgame))
            .count()
    }
}

/// Writes the ids, sorted, one a line.
impl fmt::Display for Progress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.solved.iter().try_for_each(|id| writeln!(f, "{id}"))
    }
}

/// Reads any text: what cannot be an id is passed over, so that a damaged file loses only what is damaged.
impl FromStr for Progress {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<Self, Infallible> {
        let is_id = |line: &&str| {
            !line.is_empty()
                && line
                    .bytes()
                    .all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-')
        };
        Ok(Self {
            solved: text
                .lines()
                .map(str::trim)
                .filter(is_id)
                .map(str::to_owned)
                .collect(),
        })
    }
}
