//! Which rules a game is played by. Knows no position.

/// The two sets of rules.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum RuleSet {
    /// No move may leave one's own king attacked or facing the other; checkmate and stalemate lose.
    #[default]
    Standard,
    /// The original demo: a king can be taken, and a move that leaves the kings facing loses at once.
    Casual,
}

/// How the third occurrence of a position is judged.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Repetition {
    /// Perpetual check and perpetual chase lose, anything else is a draw.
    #[default]
    Standard,
    /// Perpetual check loses, anything else is a draw.
    ChecksOnly,
    /// Always a draw.
    Plain,
    /// Not at all.
    Off,
}

/// After how many plies without a capture a game is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MoveLimit {
    /// After this many.
    Plies(u16),
    /// Never.
    Off,
}

impl Default for MoveLimit {
    fn default() -> Self {
        Self::Plies(120)
    }
}

/// All that a game's result may depend on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rules {
    /// The set of rules.
    pub set: RuleSet,
    /// How repetition is judged; the casual rules judge nothing.
    pub repetition: Repetition,
    /// The move limit; the casual rules have none.
    pub limit: MoveLimit,
    /// Whether checks beyond a side's first ten, and the replies to them, do not count towards the limit.
    pub exempt_checks: bool,
    /// Whether a move that would lose by repetition is refused instead of ending the game.
    pub refuse: bool,
}

impl Default for Rules {
    fn default() -> Self {
        Self {
            set: RuleSet::Standard,
            repetition: Repetition::Standard,
            limit: MoveLimit::default(),
            exempt_checks: true,
            refuse: false,
        }
    }
}

impl Rules {
    /// The rules of the original demo.
    pub fn casual() -> Self {
        Self {
            set: RuleSet::Casual,
            ..Self::default()
        }
    }

    /// How repetition is judged, with the rule set counted in.
    pub fn repetition_in_force(self) -> Repetition {
        match self.set {
            RuleSet::Standard => self.repetition,
            RuleSet::Casual => Repetition::Off,
        }
    }

    /// The move limit in plies, if there is one, with the rule set counted in.
    pub fn limit_in_force(self) -> Option<u16> {
        match (self.set, self.limit) {
            (RuleSet::Standard, MoveLimit::Plies(plies)) => Some(plies),
            _ => None,
        }
    }
}

// The words that options, files and fixed outputs use: the same in every language.
impl RuleSet {
    /// The words of all sets, in the order of the variants.
    pub const WORDS: &'static [&'static str] = &["standard", "casual"];

    /// The word of this set.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Standard => "standard",
            Self::Casual => "casual",
        }
    }

    /// The set with the given word.
    pub fn parse(word: &str) -> Option<Self> {
        [Self::Standard, Self::Casual]
            .into_iter()
            .find(|set| set.word() == word)
    }
}

impl Repetition {
    /// The words of all ways, in the order of the variants.
    pub const WORDS: &'static [&'static str] = &["standard", "checks-only", "plain", "off"];

    /// The word of this way.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Standard => "standard",
            Self::ChecksOnly => "checks-only",
            Self::Plain => "plain",
            Self::Off => "off",
        }
    }

    /// The way with the given word.
    pub fn parse(word: &str) -> Option<Self> {
        let all = [Self::Standard, Self::ChecksOnly, Self::Plain, Self::Off];
        all.into_iter().find(|repetition| repetition.word() == word)
    }
}

impl MoveLimit {
    /// The number of plies, or `off`.
    pub fn word(self) -> String {
        match self {
            Self::Plies(plies) => plies.to_string(),
            Self::Off => "off".to_owned(),
        }
    }

    /// The limit with the given word; a limit of no plies is none.
    pub fn parse(word: &str) -> Option<Self> {
        match word {
            "off" => Some(Self::Off),
            plies => plies
                .parse()
                .ok()
                .filter(|plies| *plies > 0)
                .map(Self::Plies),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_reads_back() {
        for word in RuleSet::WORDS {
            assert_eq!(RuleSet::parse(word).map(RuleSet::word), Some(*word));
        }
        for word in Repetition::WORDS {
            assert_eq!(Repetition::parse(word).map(Repetition::word), Some(*word));
        }
        for limit in [MoveLimit::Plies(120), MoveLimit::Off] {
            assert_eq!(MoveLimit::parse(&limit.word()), Some(limit));
        }
        for word in ["0", "-1", "70000", "never"] {
            assert_eq!(MoveLimit::parse(word), None);
        }
    }
}
