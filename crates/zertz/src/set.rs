//! Sets of rings in one word.

use std::fmt;

use crate::board::{RINGS, Ring};

hexgrid::bit_set! {
    /// A set of rings of one board. `Display` writes their names joined by commas.
    ///
    /// Not a [`hexgrid::CellSet`]: that has room for eight columns of seven places, while the largest board
    /// has nine columns, the middle one of nine rings. Here a bit is a name, so that all boards share one
    /// order; neighbours come from tables of the board.
    pub struct RingSet(u64) of Ring, in order of bits by numbered as Rings;
}

impl RingSet {
    /// The set with these bits; those above the last ring are cut off.
    #[must_use]
    pub const fn from_bits(bits: u64) -> Self {
        Self(bits & ((1 << RINGS) - 1))
    }
}

impl fmt::Display for RingSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, ring) in self.iter().enumerate() {
            let comma = if index == 0 { "" } else { "," };
            write!(f, "{comma}{ring}")?;
        }
        Ok(())
    }
}
