//! All themes there are: the built-in ones and the user's own, which the settings file describes.

use super::{Palette, Role, ThemeName, Tint, TintError, WOOD};
use crate::i18n::{Lang, Text};
use std::collections::BTreeMap;

/// The word under which an own theme names the one that it changes.
const BASE: &str = "base";

/// The themes by name. An own theme may have the name of a built-in one, and then takes its place.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Themes {
    own: Vec<(String, Palette)>,
}

/// What could not be read of an own theme.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ThemeFault {
    /// The key in the settings file, as `themes.night.cursor`.
    pub key: String,
    kind: FaultKind,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum FaultKind {
    /// The theme that it changes is none.
    Base(String),
    /// No role has this name.
    Role,
    /// The value names no colour.
    Colour,
}

impl ThemeFault {
    /// The fault in one line.
    pub fn tell(&self, lang: Lang) -> String {
        let why = match &self.kind {
            FaultKind::Base(name) => {
                let names = ThemeName::ALL.map(ThemeName::name).join(", ");
                lang.fill(Text::SettingsNoTheme, &[name, &names])
            }
            FaultKind::Role => {
                let roles: Vec<&str> = Role::ALL.iter().map(|role| role.name()).collect();
                lang.fill(Text::SettingsNoRole, &[&roles.join(", ")])
            }
            FaultKind::Colour => lang.text(Text::SettingsNoColour).to_owned(),
        };
        format!("{}: {why}", self.key)
    }
}

impl Themes {
    /// The built-in themes and the user's own, each a table of roles and colours. A role that is not named has the colour
    /// of the theme named as `base`, else of the built-in theme of the same name, else of the wooden one.
    ///
    /// The second value tells what could not be read, and was left out.
    ///
    /// ```
    /// use std::collections::BTreeMap;
    /// use xiangqi::tui::theme::{Role, Themes};
    ///
    /// let table = |pairs: &[(&str, &str)]| -> BTreeMap<String, String> {
    ///     pairs.iter().map(|(role, tint)| (role.to_string(), tint.to_string())).collect()
    /// };
    /// let own = BTreeMap::from([("night".to_string(), table(&[("base", "dark"), ("cursor", "#ffcc00")]))]);
    /// let (themes, wrong) = Themes::with_own(&own);
    /// assert!(wrong.is_empty());
    /// assert_eq!(themes.next("high-contrast"), "night");
    /// assert_eq!(themes.palette("night")[Role::Board], themes.palette("dark")[Role::Board]);
    /// ```
    pub fn with_own(
        tables: &BTreeMap<String, BTreeMap<String, String>>,
    ) -> (Self, Vec<ThemeFault>) {
        let mut wrong = Vec::new();
        let own = tables
            .iter()
            .map(|(name, table)| (name.clone(), read(name, table, &mut wrong)))
            .collect();
        (Self { own }, wrong)
    }

    /// The names, built-in ones first.
    pub fn names(&self) -> Vec<&str> {
        let built_in = ThemeName::ALL.iter().map(|theme| theme.name());
        let own = self.own.iter().map(|(name, _)| name.as_str());
        let added = own.filter(|name| ThemeName::named(name).is_none());
        built_in.chain(added).collect()
    }

    /// Whether there is a theme of that name.
    pub fn has(&self, name: &str) -> bool {
        self.names().contains(&name)
    }

    /// The colours of the theme of that name, or of the wooden one if there is none.
    pub fn palette(&self, name: &str) -> &Palette {
        let own = self
            .own
            .iter()
            .find(|(own, _)| own == name)
            .map(|(_, palette)| palette);
        own.or_else(|| ThemeName::named(name).map(ThemeName::palette))
            .unwrap_or(&WOOD)
    }

    /// The name after this one, round and round.
    pub fn next(&self, name: &str) -> &str {
        let names = self.names();
        let after = names.iter().skip_while(|known| **known != name).nth(1);
        after.or(names.first()).copied().unwrap_or_default()
    }
}

fn read(name: &str, table: &BTreeMap<String, String>, wrong: &mut Vec<ThemeFault>) -> Palette {
    let named = |name: &str| ThemeName::named(name).map(|theme| theme.palette().clone());
    let mut palette = named(name).unwrap_or(WOOD);
    if let Some(base) = table.get(BASE) {
        match named(base) {
            Some(base) => palette = base,
            None => wrong.push(ThemeFault {
                key: format!("themes.{name}.{BASE}"),
                kind: FaultKind::Base(base.clone()),
            }),
        }
    }
    for (role, text) in table.iter().filter(|(role, _)| *role != BASE) {
        let key = format!("themes.{name}.{role}");
        match (Role::named(role), text.parse::<Tint>()) {
            (Some(role), Ok(tint)) => palette[role] = tint,
            (None, _) => wrong.push(ThemeFault {
                key,
                kind: FaultKind::Role,
            }),
            (_, Err(TintError)) => wrong.push(ThemeFault {
                key,
                kind: FaultKind::Colour,
            }),
        }
    }
    palette
}

#[cfg(test)]
mod tests {
    use super::*;

    fn themes(text: &[(&str, &[(&str, &str)])]) -> (Themes, Vec<String>) {
        let pairs = |pairs: &[(&str, &str)]| -> BTreeMap<String, String> {
            let owned = |(role, tint): &(&str, &str)| ((*role).to_owned(), (*tint).to_owned());
            pairs.iter().map(owned).collect()
        };
        let tables = text
            .iter()
            .map(|(name, table)| ((*name).to_owned(), pairs(table)))
            .collect();
        let (themes, wrong) = Themes::with_own(&tables);
        (
            themes,
            wrong.iter().map(|fault| fault.tell(Lang::En)).collect(),
        )
    }

    #[test]
    fn the_key_goes_through_the_built_in_themes_and_the_own_ones() {
        let (themes, _) = themes(&[("mine", &[]), ("dark", &[])]);
        assert_eq!(
            themes.names(),
            ["wood", "dark", "light", "mono", "high-contrast", "mine"]
        );
        assert_eq!(themes.next("mine"), "wood");
        assert_eq!(themes.next("gone"), "wood");
    }

    #[test]
    fn an_own_theme_changes_what_it_names_and_keeps_the_rest() {
        let (themes, wrong) = themes(&[
            ("dark", &[("cursor", "#ffcc00")]),
            ("mine", &[("base", "light")]),
        ]);
        assert_eq!(wrong, Vec::<String>::new());
        let dark = ThemeName::Dark.palette();
        assert_eq!(
            themes.palette("dark")[Role::Cursor],
            "#ffcc00".parse().unwrap()
        );
        assert_eq!(themes.palette("dark")[Role::Board], dark[Role::Board]);
        assert_eq!(themes.palette("mine"), ThemeName::Light.palette());
        assert_eq!(themes.palette("gone"), &WOOD);
    }

    #[test]
    fn what_is_no_role_or_no_colour_is_named_and_left_out() {
        let (themes, wrong) = themes(&[(
            "mine",
            &[("cursor", "loud"), ("pawns", "red"), ("base", "gold")],
        )]);
        assert_eq!(wrong.len(), 3);
        assert!(wrong[0].starts_with("themes.mine.base: there is no theme named gold"));
        assert!(wrong[1].starts_with("themes.mine.cursor: a colour is"));
        assert!(wrong[2].starts_with("themes.mine.pawns: no such role"));
        assert_eq!(themes.palette("mine"), &WOOD);
    }
}
