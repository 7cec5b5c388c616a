//! The choices that only settings know: small enums, each with the words that options and the file take.

use crate::i18n::Lang;

/// Declares an enum together with its words.
macro_rules! choices {
    ($(#[$doc:meta])* $name:ident { $($(#[$variant_doc:meta])* $variant:ident = $word:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        pub enum $name { $($(#[$variant_doc])* $variant,)* }

        impl $name {
            /// All choices, in the order in which a key or a menu walks through them.
            pub const ALL: &'static [Self] = &[$(Self::$variant,)*];
            /// Their words.
            pub const WORDS: &'static [&'static str] = &[$($word,)*];

            /// The word that the option and the settings file take.
            pub const fn word(self) -> &'static str {
                match self { $(Self::$variant => $word,)* }
            }

            /// The choice with the given word.
            pub fn parse(word: &str) -> Option<Self> {
                match word { $($word => Some(Self::$variant),)* _ => None }
            }

            /// The choice after this one, around and around.
            #[must_use]
            pub fn next(self) -> Self {
                let after = Self::ALL.iter().skip_while(|choice| **choice != self).nth(1);
                after.or(Self::ALL.first()).copied().unwrap_or(self)
            }
        }
    };
}

choices! {
    /// What is drawn for the pieces.
    PieceSet {
        /// 帥 車 馬 炮 against 將 車 馬 砲.
        #[default]
        Traditional = "traditional",
        /// 帅 车 马 炮 against 将 车 马 炮.
        Simplified = "simplified",
        /// K R H against k r h.
        Letters = "letters",
    }
}

choices! {
    /// How large the board is drawn.
    BoardSize {
        /// The largest that fits.
        #[default]
        Auto = "auto",
        /// Cells of 2x1 characters.
        Small = "small",
        /// Cells of 4x2 characters.
        Medium = "medium",
        /// Cells of 6x3 characters.
        Large = "large",
    }
}

choices! {
    /// How moves are written.
    NotationStyle {
        /// 炮二平五, in the script of the pieces.
        Chinese = "chinese",
        /// C2.5.
        #[default]
        Wxf = "wxf",
        /// h2e2.
        Iccs = "iccs",
    }
}

choices! {
    /// What happens with an unfinished game at the start.
    StartWith {
        /// The start screen offers it.
        #[default]
        Ask = "ask",
        /// It goes on at once.
        Resume = "resume",
        /// A new game starts; the unfinished one is kept.
        New = "new",
    }
}

impl PieceSet {
    /// The characters that fit a language.
    pub const fn of(lang: Lang) -> Self {
        match lang {
            Lang::ZhHans => Self::Simplified,
            Lang::En | Lang::ZhHant => Self::Traditional,
        }
    }
}

impl NotationStyle {
    /// The notation that players of a language write.
    pub const fn of(lang: Lang) -> Self {
        match lang {
            Lang::En => Self::Wxf,
            Lang::ZhHant | Lang::ZhHans => Self::Chinese,
        }
    }
}
