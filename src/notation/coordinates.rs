//! Typed coordinates `x y x y`, as in `1 2 4 2` or `1,2,4,2`: x counts from Red's left, y from Red's
//! side, both from 0. Knows points only, no position.

use crate::rules::{Move, Point};

/// What a text of numbers says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Coordinates {
    Move(Move),
    /// Four numbers, but one of them is too large.
    OffBoard,
    /// Numbers, but not four of them.
    Incomplete,
}

/// The numbers so far, of which a text has at most four.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Numbers {
    values: [u16; 4],
    len: usize,
    /// Whether the text goes on to a fifth number or to one that is larger than any.
    overflows: bool,
}

impl Numbers {
    /// Reads numbers apart by blanks or commas; `None` if the text has anything else.
    pub fn parse(text: &str) -> Option<Self> {
        let mut numbers = Self::default();
        let mut in_number = false;
        for character in text.chars() {
            let digit = match character {
                '0'..='9' => character as u16 - '0' as u16,
                '０'..='９' => character as u16 - '０' as u16,
                ',' | '，' | '、' => {
                    in_number = false;
                    continue;
                }
                blank if blank.is_whitespace() => {
                    in_number = false;
                    continue;
                }
                _ => return None,
            };
            if !in_number {
                numbers.len += 1;
                in_number = true;
            }
            match numbers.values.get_mut(numbers.len - 1) {
                Some(value) if *value < 1000 => *value = *value * 10 + digit,
                _ => numbers.overflows = true,
            }
        }
        Some(numbers)
    }

    /// The numbers that were read.
    pub fn values(&self) -> &[u16] {
        self.values.get(..self.len).unwrap_or(&self.values)
    }

    /// What the numbers say if no more follow.
    pub fn coordinates(&self) -> Coordinates {
        if self.len != self.values.len() {
            return Coordinates::Incomplete;
        }
        let point = |x: u16, y: u16| Point::new(u8::try_from(x).ok()?, u8::try_from(y).ok()?);
        let [x, y, to_x, to_y] = self.values;
        match (point(x, y), point(to_x, to_y)) {
            (Some(from), Some(to)) if !self.overflows => Coordinates::Move(Move::new(from, to)),
            _ => Coordinates::OffBoard,
        }
    }
}
