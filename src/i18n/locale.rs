//! What the environment says about language and characters. Asks the platform once, at the start.

use super::Lang;

/// The user's locale, as far as it matters here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Locale {
    /// The language to speak unless another is asked for.
    pub lang: Lang,
    /// Whether the terminal is said to show UTF-8. Where it is not, only ASCII is safe to draw.
    pub utf8: bool,
}

impl Locale {
    /// The locale of this process.
    pub fn detect() -> Self {
        let platform = || sys_locale::get_locale().unwrap_or_default();
        Self::from_variables(|name| std::env::var(name).ok(), platform)
    }

    /// The locale that `LC_ALL`, `LC_CTYPE`, `LC_MESSAGES` and `LANG` describe. Where none of them is set, the
    /// platform is asked: Windows and macOS know their user's language without any variable.
    pub fn from_variables(
        variable: impl Fn(&str) -> Option<String>,
        platform: impl Fn() -> String,
    ) -> Self {
        let first = |names: [&str; 3]| {
            names
                .iter()
                .filter_map(|name| variable(name))
                .find(|value| !value.trim().is_empty())
        };
        let Some(characters) = first(["LC_ALL", "LC_CTYPE", "LANG"]) else {
            let unix = cfg!(all(unix, not(target_os = "macos")));
            return Self {
                lang: if unix {
                    Lang::En
                } else {
                    Lang::from_locale(&platform())
                },
                utf8: !unix,
            };
        };
        let charset = characters
            .split('@')
            .next()
            .unwrap_or_default()
            .to_ascii_lowercase();
        let utf8 = matches!(charset.rsplit('.').next(), Some("utf-8" | "utf8"));
        let messages = first(["LC_ALL", "LC_MESSAGES", "LANG"]).unwrap_or(characters);
        Self {
            // Chinese text in a terminal that reads its bytes as GBK or Latin is worse than English.
            lang: if utf8 {
                Lang::from_locale(&messages)
            } else {
                Lang::En
            },
            utf8,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn locale(variables: &[(&str, &str)]) -> Locale {
        let lookup = |name: &str| {
            let found = variables.iter().find(|(variable, _)| *variable == name)?;
            Some(found.1.to_owned())
        };
        Locale::from_variables(lookup, || "zh-TW".to_owned())
    }

    #[test]
    fn the_language_follows_the_locale() {
        for (name, lang) in [
            ("zh_TW.UTF-8", Lang::ZhHant),
            ("zh_HK.utf8", Lang::ZhHant),
            ("zh_CN.UTF-8", Lang::ZhHans),
            ("zh_SG.UTF-8", Lang::ZhHans),
            ("zh_Hant_CN.UTF-8", Lang::ZhHant),
            ("de_DE.UTF-8@euro", Lang::En),
            ("C.UTF-8", Lang::En),
        ] {
            assert_eq!(
                locale(&[("LANG", name)]),
                Locale { lang, utf8: true },
                "{name}"
            );
        }
    }

    #[test]
    fn a_terminal_without_utf8_gets_english() {
        let plain = Locale {
            lang: Lang::En,
            utf8: false,
        };
        assert_eq!(locale(&[("LC_ALL", "C"), ("LANG", "zh_CN.UTF-8")]), plain);
        assert_eq!(locale(&[("LC_ALL", "POSIX")]), plain);
        assert_eq!(locale(&[("LANG", "zh_CN.GBK")]), plain);
        assert_eq!(locale(&[("LANG", "en_US.ISO-8859-1")]), plain);
    }

    #[test]
    fn characters_and_messages_may_differ() {
        let mixed = locale(&[
            ("LC_CTYPE", "en_US.UTF-8"),
            ("LC_MESSAGES", "zh_TW"),
            ("LANG", "C"),
        ]);
        assert_eq!(
            mixed,
            Locale {
                lang: Lang::ZhHant,
                utf8: true
            }
        );
        let empty = locale(&[("LC_ALL", ""), ("LANG", "zh_CN.UTF-8")]);
        assert_eq!(
            empty,
            Locale {
                lang: Lang::ZhHans,
                utf8: true
            }
        );
    }
}
