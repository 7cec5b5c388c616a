//! How many colours a terminal has, from what its environment says. Reads no environment by itself.

/// How many colours there are to draw with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Depth {
    /// None: bold, underline and reverse only.
    None,
    /// The sixteen colours that the user has chosen in the terminal.
    Sixteen,
    /// The fixed palette of 256.
    Indexed,
    /// Red, green and blue of eight bits each.
    TrueColor,
}

impl Depth {
    /// All depths, the poorest first.
    pub const ALL: [Self; 4] = [Self::None, Self::Sixteen, Self::Indexed, Self::TrueColor];

    /// Judges the values of `NO_COLOR`, `COLORTERM` and `TERM`.
    pub fn detect(no_color: Option<&str>, colorterm: Option<&str>, term: Option<&str>) -> Self {
        if no_color.is_some_and(|value| !value.is_empty()) {
            return Self::None;
        }
        // Windows has no TERM, and every console of its has all colours.
        let term = term.unwrap_or(if cfg!(windows) {
            "windows-direct"
        } else {
            "dumb"
        });
        if matches!(
            term,
            "" | "dumb" | "vt100" | "vt102" | "vt220" | "xterm-mono"
        ) {
            return Self::None;
        }
        let truecolor = matches!(colorterm, Some("truecolor" | "24bit"));
        if truecolor || term.ends_with("-direct") {
            // A multiplexer that calls itself plain `screen` hands on 256 colours at most.
            return if term == "screen" {
                Self::Indexed
            } else {
                Self::TrueColor
            };
        }
        let known = ["alacritty", "kitty", "foot", "wezterm", "ghostty"];
        if known.iter().any(|name| term.contains(name)) {
            return Self::TrueColor;
        }
        if term.contains("256") || colorterm.is_some_and(|value| !value.is_empty()) {
            return Self::Indexed;
        }
        Self::Sixteen
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn environment_tells_the_depth() {
        for (no_color, colorterm, term, depth) in [
            (
                Some("1"),
                Some("truecolor"),
                Some("xterm-256color"),
                Depth::None,
            ),
            (
                Some(""),
                Some("truecolor"),
                Some("xterm-256color"),
                Depth::TrueColor,
            ),
            (None, None, Some(""), Depth::None),
            (None, None, Some("dumb"), Depth::None),
            (None, None, Some("vt220"), Depth::None),
            (None, None, Some("xterm"), Depth::Sixteen),
            (None, None, Some("linux"), Depth::Sixteen),
            (None, None, Some("screen"), Depth::Sixteen),
            (None, None, Some("screen-256color"), Depth::Indexed),
            (None, None, Some("tmux-256color"), Depth::Indexed),
            (None, Some("24bit"), Some("tmux-256color"), Depth::TrueColor),
            (None, Some("truecolor"), Some("screen"), Depth::Indexed),
            (None, Some("yes"), Some("xterm"), Depth::Indexed),
            (None, None, Some("xterm-kitty"), Depth::TrueColor),
            (None, None, Some("xterm-direct"), Depth::TrueColor),
        ] {
            let found = Depth::detect(no_color, colorterm, term);
            assert_eq!(found, depth, "{no_color:?} {colorterm:?} {term:?}");
        }
    }
}
