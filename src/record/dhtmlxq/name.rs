//! The field names of the web board and the tags that they are. Knows names only.

/// Field names and the tags of the same meaning.
const TAGS: [(&str, &str); 18] = [
    ("title", "Title"),
    ("event", "Event"),
    ("place", "Site"),
    ("date", "Date"),
    ("round", "Round"),
    ("redteam", "RedTeam"),
    ("redname", "Red"),
    ("blackteam", "BlackTeam"),
    ("blackname", "Black"),
    ("open", "Opening"),
    ("ecco", "ECCO"),
    ("remark", "Remark"),
    ("author", "Author"),
    ("class", "Class"),
    ("type", "Type"),
    ("owner", "Owner"),
    ("timerule", "TimeRule"),
    ("generator", "Generator"),
];

/// Fields that say how the board is drawn, or what the record's own fields say.
const OWN: [&str; 12] = [
    "ver", "init", "firstnum", "length", "binit", "movelist", "fen", "result", "red", "black",
    "rules", "comment",
];

/// What a field holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Name<'a> {
    /// The start position in pairs of digits.
    Start,
    /// The start position as FEN.
    Fen,
    /// The main line.
    Main,
    /// A side line: the line that it leaves, the ply that it replaces, its number.
    Branch(u32, u32, u32),
    /// The comment of a line's ply.
    Comment(u32, u32),
    /// The result.
    Result,
    /// The rules.
    Rules,
    /// Red's name with the team.
    RedWithTeam,
    /// Black's name with the team.
    BlackWithTeam,
    /// A tag.
    Tag(&'a str),
    /// How the board is drawn.
    Nothing,
}

impl<'a> Name<'a> {
    /// The meaning of a field's name.
    pub(super) fn of(name: &'a str) -> Self {
        let lower = name.to_ascii_lowercase();
        match lower.as_str() {
            "binit" => Self::Start,
            "fen" => Self::Fen,
            "movelist" => Self::Main,
            "result" => Self::Result,
            "rules" => Self::Rules,
            "red" => Self::RedWithTeam,
            "black" => Self::BlackWithTeam,
            "ver" | "init" | "firstnum" | "length" => Self::Nothing,
            "comment" => Self::Comment(0, 0),
            _ => Self::numbered(&lower)
                .or_else(|| {
                    TAGS.iter()
                        .find(|(field, _)| *field == lower)
                        .map(|(_, tag)| Self::Tag(tag))
                })
                .unwrap_or(Self::Tag(name)),
        }
    }

    fn numbered(lower: &str) -> Option<Name<'static>> {
        if let Some(numbers) = lower.strip_prefix("move_") {
            return branch(numbers).map(|(parent, ply, number)| Name::Branch(parent, ply, number));
        }
        let numbers = lower.strip_prefix("comment")?;
        match numbers.split_once('_') {
            None => Some(Name::Comment(0, numbers.parse().ok()?)),
            Some((line, ply)) => Some(Name::Comment(line.parse().ok()?, ply.parse().ok()?)),
        }
    }
}

/// The three numbers of a side line, `0_5_1`.
pub(super) fn branch(text: &str) -> Option<(u32, u32, u32)> {
    let mut numbers = text.splitn(3, '_').map(|number| number.parse().ok());
    Some((numbers.next()??, numbers.next()??, numbers.next()??))
}

/// The field that holds a tag; none where the name means something else to the web board.
pub(super) fn field_of(tag: &str) -> Option<&str> {
    if let Some((field, _)) = TAGS
        .iter()
        .find(|(_, known)| known.eq_ignore_ascii_case(tag))
    {
        return Some(field);
    }
    let is_plain = !tag.is_empty()
        && tag.len() <= 60
        && tag
            .bytes()
            .all(|byte| byte.is_ascii_alphanumeric() || byte == b'_');
    let lower = tag.to_ascii_lowercase();
    let is_taken = OWN.contains(&lower.as_str())
        || TAGS.iter().any(|(field, _)| *field == lower)
        || Name::numbered(&lower).is_some();
    (is_plain && !is_taken).then_some(tag)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_tag_comes_back_from_its_field() {
        for (field, tag) in TAGS {
            assert_eq!(field_of(tag), Some(field));
            assert_eq!(Name::of(&field.to_uppercase()), Name::Tag(tag));
        }
        assert_eq!(field_of("RedElo"), Some("RedElo"));
        assert_eq!(Name::of("RedElo"), Name::Tag("RedElo"));
        // `Red` and `Black` are tags, and have fields of other names.
        for taken in OWN
            .into_iter()
            .filter(|own| !matches!(*own, "red" | "black"))
            .chain(["place", "Comment3", "move_1_2_3", "a b", ""])
        {
            assert_eq!(field_of(taken), None, "{taken}");
        }
    }

    #[test]
    fn numbers_in_names_are_read() {
        assert_eq!(Name::of("move_0_5_12"), Name::Branch(0, 5, 12));
        assert_eq!(Name::of("comment7"), Name::Comment(0, 7));
        assert_eq!(Name::of("Comment2_7"), Name::Comment(2, 7));
        assert_eq!(Name::of("move_0_5"), Name::Tag("move_0_5"));
        assert_eq!(
            Name::of("comment99999999999"),
            Name::Tag("comment99999999999")
        );
    }
}
