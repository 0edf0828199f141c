//! The sand of an hourglass (T7.2, T7.3).

use crate::board::Space;

/// How long a full hourglass runs, in milliseconds (T3.2).
pub const FULL: u32 = 180_000;

/// What an hourglass has left to run.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Sand {
    /// It has not been started: all sand lies below. So at level 1 always.
    Still,
    /// It runs for so many more milliseconds, from 1 to [`FULL`].
    Runs(u32),
    /// It has run out.
    Out,
}

impl Sand {
    /// What is left after the glass is turned over (T7.2): what has run through until now. A glass that
    /// stands still is started and has all of it.
    #[must_use]
    pub const fn turned(self) -> Self {
        match self {
            Self::Still => Self::Runs(FULL),
            Self::Runs(left) if left < FULL => Self::Runs(FULL - left),
            Self::Runs(_) | Self::Out => Self::Out,
        }
    }

    /// What is left some milliseconds later.
    #[must_use]
    pub const fn after(self, millis: u32) -> Self {
        match self {
            Self::Runs(left) if left > millis => Self::Runs(left - millis),
            Self::Runs(_) => Self::Out,
            other => other,
        }
    }

    /// How many milliseconds it still runs; none if it stands still or has run out.
    #[must_use]
    pub const fn left(self) -> Option<u32> {
        if let Self::Runs(left) = self { Some(left) } else { None }
    }

    /// A number that tells one from all others.
    pub(crate) const fn word(self) -> u64 {
        match self {
            Self::Still => u32::MAX as u64,
            Self::Runs(left) => left as u64,
            Self::Out => 0,
        }
    }
}

/// An hourglass on the board. Glasses are ordered by their spaces.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Glass {
    /// Where it stands.
    pub space: Space,
    /// What it has left to run.
    pub sand: Sand,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn t7_2_the_sand_of_the_example() {
        // Started at 0, turned at 50, 90 and 255 seconds: it runs out at 100, 260 and 430.
        let sand = Sand::Still.turned();
        assert_eq!(sand.left(), Some(180_000));
        let sand = sand.after(50_000).turned();
        assert_eq!(sand.left(), Some(50_000));
        let sand = sand.after(40_000).turned();
        assert_eq!(sand.left(), Some(170_000));
        let sand = sand.after(165_000).turned();
        assert_eq!(sand.left(), Some(175_000));
        assert_eq!(sand.after(174_999), Sand::Runs(1));
        assert_eq!(sand.after(175_000), Sand::Out);
    }
}
