//! The tags of a record: names and values in the order of the file. Knows no format.

/// More tags than any record has; a file that goes on is noise.
const MOST: usize = 400;

/// An ordered list of names and values. Names are told apart without regard to case.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tags {
    list: Vec<(String, String)>,
}

impl Tags {
    /// No tags.
    pub const fn new() -> Self {
        Self { list: Vec::new() }
    }

    /// The value of a tag.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.iter()
            .find(|(known, _)| known.eq_ignore_ascii_case(name))
            .map(|(_, value)| value)
    }

    /// The value of a tag, unless it says that it is not known (empty, or made of question marks).
    pub fn known(&self, name: &str) -> Option<&str> {
        self.get(name)
            .filter(|value| value.chars().any(|c| !matches!(c, '?' | '.' | ' ' | '-')))
    }

    /// Gives a tag its value, at its old place or at the end.
    pub fn set(&mut self, name: &str, value: impl Into<String>) {
        let value = value.into();
        match self
            .list
            .iter_mut()
            .find(|(known, _)| known.eq_ignore_ascii_case(name))
        {
            Some((_, old)) => *old = value,
            None => self.list.push((name.to_owned(), value)),
        }
    }

    /// Takes a tag out.
    pub fn remove(&mut self, name: &str) -> Option<String> {
        let place = self
            .list
            .iter()
            .position(|(known, _)| known.eq_ignore_ascii_case(name))?;
        Some(self.list.remove(place).1)
    }

    /// Adds a tag as a file states it: the first value counts, unless it is empty. False when there is no room.
    pub(crate) fn add(&mut self, name: &str, value: String) -> bool {
        let has_room = self.list.len() < MOST;
        match self
            .list
            .iter_mut()
            .find(|(known, _)| known.eq_ignore_ascii_case(name))
        {
            Some((_, old)) if old.is_empty() => *old = value,
            Some(_) => {}
            None if has_room => self.list.push((name.to_owned(), value)),
            None => return false,
        }
        true
    }

    /// Names and values in order.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.list
            .iter()
            .map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// The number of tags.
    pub fn len(&self) -> usize {
        self.list.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_told_apart_without_regard_to_case_and_keep_their_order() {
        let mut tags = Tags::new();
        tags.set("Red", "a");
        tags.set("Black", "b");
        tags.set("red", "c");
        assert_eq!(
            tags.iter().collect::<Vec<_>>(),
            [("Red", "c"), ("Black", "b")]
        );
        assert_eq!(tags.remove("BLACK").as_deref(), Some("b"));
        assert_eq!(tags.get("Black"), None);
    }

    #[test]
    fn a_value_of_question_marks_is_not_known() {
        let mut tags = Tags::new();
        tags.set("Date", "????.??.??");
        tags.set("Event", "");
        tags.set("Red", "Lu Qin?");
        assert_eq!(tags.known("Date"), None);
        assert_eq!(tags.known("Event"), None);
        assert_eq!(tags.known("Red"), Some("Lu Qin?"));
    }

    #[test]
    fn the_first_value_of_a_tag_counts_and_noise_is_cut_off() {
        let mut tags = Tags::new();
        assert!(tags.add("Red", String::new()));
        assert!(tags.add("red", "a".into()));
        assert!(tags.add("Red", "b".into()));
        assert_eq!(tags.get("Red"), Some("a"));
        let taken = (0..10_000)
            .filter(|i| tags.add(&format!("T{i}"), String::new()))
            .count();
        assert_eq!(taken + 1, MOST);
    }
}
