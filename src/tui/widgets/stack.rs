//! Things one below the other of which each takes its own number of rows: which of them are seen, and where.

/// A stack of things, of which as many are seen as there is room for; the chosen one always is.
pub(super) struct Stack {
    heights: Vec<u16>,
    first: usize,
    rows: u16,
}

impl Stack {
    /// Things of these heights in so many rows.
    pub fn new(heights: Vec<u16>, selected: usize, rows: u16) -> Self {
        let total = |range: &[u16]| -> usize { range.iter().copied().map(usize::from).sum() };
        let room = usize::from(rows);
        // What comes after the chosen one is seen as well.
        let above = room.div_ceil(2) + room / 4;
        let mut first = selected.min(heights.len());
        while let Some(before) = first.checked_sub(1) {
            let to_chosen = heights.get(before..=selected).unwrap_or_default();
            let to_end = heights.get(before..).unwrap_or_default();
            if total(to_chosen) > above && total(to_end) > room {
                break;
            }
            first = before;
        }
        Self {
            heights,
            first,
            rows,
        }
    }

    /// What is seen: which thing, its first row, and its rows.
    pub fn seen(&self) -> impl Iterator<Item = (usize, u16, u16)> {
        let mut row = 0u16;
        let heights = self.heights.iter().enumerate().skip(self.first);
        heights.map_while(move |(index, height)| {
            let left = self.rows - row;
            // One that is higher than the room is cut; others wait until they are seen whole.
            let shown = if row == 0 { left.min(*height) } else { *height };
            if shown > left || left == 0 {
                return None;
            }
            row += shown;
            Some((index, row - shown, shown))
        })
    }

    /// The thing in a row.
    pub fn at(&self, row: u16) -> Option<usize> {
        let mut seen = self.seen();
        let hit = seen.find(|(_, first, rows)| (*first..first + rows).contains(&row));
        hit.map(|(index, _, _)| index)
    }

    /// How many are seen.
    pub fn count(&self) -> usize {
        self.seen().count()
    }

    /// Whether there is more above what is seen.
    pub const fn is_above(&self) -> bool {
        self.first > 0
    }

    /// Whether there is more below what is seen.
    pub fn is_below(&self) -> bool {
        self.first + self.count() < self.heights.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn the_chosen_one_is_seen_whole_where_it_has_room(
            heights in prop::collection::vec(1u16..4, 1..40), chosen in 0usize..40, rows in 4u16..20,
        ) {
            let chosen = chosen % heights.len();
            let stack = Stack::new(heights.clone(), chosen, rows);
            let seen = stack.seen().find(|(index, _, _)| *index == chosen);
            prop_assert_eq!(seen.map(|(_, _, shown)| shown), Some(heights[chosen]));
            let used: u16 = stack.seen().map(|(_, _, shown)| shown).sum();
            prop_assert!(used <= rows);
            prop_assert!(!stack.is_above() || used + 3 >= rows);
        }

        #[test]
        fn what_is_hit_is_what_is_seen_there(
            heights in prop::collection::vec(1u16..4, 0..20), chosen in 0usize..20, rows in 0u16..20,
        ) {
            let stack = Stack::new(heights, chosen, rows);
            for (index, first, shown) in stack.seen() {
                for row in first..first + shown {
                    prop_assert_eq!(stack.at(row), Some(index));
                }
            }
            prop_assert_eq!(stack.at(rows), None);
        }
    }
}
