//! The shelves of the collection. Knows their names in three languages by way of the language table only.

use crate::i18n::Text;

/// A shelf of the collection.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Category {
    /// Famous compositions of the old manuals and of the street.
    Compositions,
    /// Exercises in mating, each with one solution.
    Mates,
    /// Practical endings: what wins and what holds.
    Lessons,
}

impl Category {
    /// All shelves, in the order in which a menu shows them.
    pub const ALL: [Self; 3] = [Self::Compositions, Self::Mates, Self::Lessons];

    /// The shelf after this one, round and round.
    #[must_use]
    pub const fn next(self) -> Self {
        match self {
            Self::Compositions => Self::Mates,
            Self::Mates => Self::Lessons,
            Self::Lessons => Self::Compositions,
        }
    }

    /// The shelf before this one, round and round.
    #[must_use]
    pub const fn previous(self) -> Self {
        self.next().next()
    }

    /// The word for it in the table.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Compositions => "composition",
            Self::Mates => "mate",
            Self::Lessons => "lesson",
        }
    }

    /// The shelf with that word.
    pub fn parse(word: &str) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|category| category.word() == word)
    }

    /// Its heading.
    pub const fn title(self) -> Text {
        match self {
            Self::Compositions => Text::EndgameCompositions,
            Self::Mates => Text::EndgameMates,
            Self::Lessons => Text::EndgameLessons,
        }
    }
}
