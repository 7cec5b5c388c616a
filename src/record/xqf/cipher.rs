//! The keys under which XQF hides piece squares, moves and comments from version 1.1 on. Knows numbers only; the
//! formulas and the text of the stream are those of the published source of `XQStudio`.

/// The text whose letters make the stream.
const STREAM: &[u8; 32] = b"[(C) Copyright Mr. Dong Shiwei.]";

/// What has to be taken away from the numbers of a file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Keys {
    /// From piece squares, which are turned by as many places from version 1.2 on.
    pub(super) piece: u8,
    /// From the points moved from.
    pub(super) from: u8,
    /// From the points moved to.
    pub(super) to: u8,
    /// From the lengths of comments.
    pub(super) length: u32,
    stream: [u8; 32],
}

impl Keys {
    /// The keys of a header: the mask (byte 3), the four bytes O (8 to 11) and the key bytes S, A, B, C (12 to 15).
    pub(super) fn of(mask: u8, base: [u8; 4], [s, a, b, c]: [u8; 4]) -> Self {
        let spread = |key: u8| key.wrapping_mul(key).wrapping_mul(54).wrapping_add(221);
        let piece = spread(a).wrapping_mul(a);
        let from = spread(b).wrapping_mul(piece);
        let to = spread(c).wrapping_mul(from);
        let length = (u32::from(s) * 256 + u32::from(a)) % 32_000 + 767;
        let mut stream = *STREAM;
        let masks = [s, a, b, c].map(|key| key & mask);
        for (i, byte) in stream.iter_mut().enumerate() {
            let (key, base) = (
                masks.get(i % 4).copied().unwrap_or_default(),
                base.get(i % 4).copied().unwrap_or_default(),
            );
            *byte &= key | base;
        }
        Self {
            piece,
            from,
            to,
            length,
            stream,
        }
    }

    /// The plain byte of what stands at an offset of the file behind the header.
    pub(super) fn plain(&self, offset: usize, byte: u8) -> u8 {
        byte.wrapping_sub(self.stream.get(offset % 32).copied().unwrap_or_default())
    }
}

/// Whether the key bytes of a header are whole.
pub(super) fn is_sum_right([s, a, b, c]: [u8; 4]) -> bool {
    s.wrapping_add(a).wrapping_add(b).wrapping_add(c) == 0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_those_of_the_published_source() {
        // The source's own way of writing the formula.
        let pascal = |key: u32, times: u32| {
            (((((key * key) * 3 + 9) * 3 + 8) * 2 + 1) * 3 + 8) * times % 256
        };
        for (s, a, b, c) in [(0, 0, 0, 0), (1, 2, 3, 250), (200, 17, 255, 40)] {
            let keys = Keys::of(255, [0; 4], [s, a, b, c]);
            let piece = pascal(a.into(), a.into());
            let from = pascal(b.into(), piece);
            assert_eq!(u32::from(keys.piece), piece);
            assert_eq!(u32::from(keys.from), from);
            assert_eq!(u32::from(keys.to), pascal(c.into(), from));
        }
        assert_eq!(Keys::of(0, [0; 4], [125, 0, 0, 0]).length, 767);
    }

    #[test]
    fn the_mask_and_the_base_choose_the_letters_of_the_stream() {
        let open = Keys::of(255, [0; 4], [255; 4]);
        assert_eq!(open.plain(1024, b'[' + 3), 3);
        assert_eq!(open.plain(1025, b'('), 0);
        assert_eq!(Keys::of(0, [0; 4], [255; 4]).plain(1024, 9), 9);
        assert_eq!(Keys::of(0, [255; 4], [0; 4]).plain(1024 + 31, b']'), 0);
    }
}
