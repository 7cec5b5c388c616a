//! What the terminal is asked about itself.

/// What the terminal is asked, since the user has not decided it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Asks {
    /// Whether lines are one column wide.
    pub lines: bool,
    /// Whether Chinese characters are two columns wide.
    pub characters: bool,
}

impl Asks {
    /// Everything is decided.
    pub const NOTHING: Self = Self {
        lines: false,
        characters: false,
    };
}
