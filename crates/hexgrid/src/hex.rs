use std::ops::{Add, Sub};

/// A cell of the unbounded grid in axial coordinates.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Hex {
    /// The column, from left to right; 0 is the middle.
    pub q: i8,
    /// The place in the column, upwards; 0 lies on the falling line through the centre.
    pub r: i8,
}

impl Hex {
    /// The centre.
    pub const CENTRE: Self = Self::new(0, 0);

    /// The cell with these coordinates.
    #[must_use]
    pub const fn new(q: i8, r: i8) -> Self {
        Self { q, r }
    }

    /// The next cell in a direction.
    #[must_use]
    pub const fn step(self, direction: Direction) -> Self {
        let Self { q, r } = direction.delta();
        Self { q: self.q + q, r: self.r + r }
    }

    /// How many steps lie between two cells.
    pub const fn distance(self, other: Self) -> u8 {
        let q = self.q - other.q;
        let r = self.r - other.r;
        let s = q + r;
        // Of the three axes one carries the sum of the other two.
        let mut most = q.unsigned_abs();
        if r.unsigned_abs() > most {
            most = r.unsigned_abs();
        }
        if s.unsigned_abs() > most {
            most = s.unsigned_abs();
        }
        most
    }
}

impl Add for Hex {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self::new(self.q + other.q, self.r + other.r)
    }
}

impl Sub for Hex {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self::new(self.q - other.q, self.r - other.r)
    }
}

/// One of the six directions, clockwise from straight up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Direction {
    /// Up the column.
    N,
    /// To the upper right.
    NE,
    /// To the lower right.
    SE,
    /// Down the column.
    S,
    /// To the lower left.
    SW,
    /// To the upper left.
    NW,
}

impl Direction {
    /// All six, clockwise from straight up.
    pub const ALL: [Self; 6] = [Self::N, Self::NE, Self::SE, Self::S, Self::SW, Self::NW];

    /// One direction for each of the three axes.
    pub const AXES: [Self; 3] = [Self::N, Self::NE, Self::SE];

    /// The step it makes.
    #[must_use]
    pub const fn delta(self) -> Hex {
        match self {
            Self::N => Hex::new(0, 1),
            Self::NE => Hex::new(1, 0),
            Self::SE => Hex::new(1, -1),
            Self::S => Hex::new(0, -1),
            Self::SW => Hex::new(-1, 0),
            Self::NW => Hex::new(-1, 1),
        }
    }

    /// The direction back.
    #[must_use]
    pub const fn opposite(self) -> Self {
        match self {
            Self::N => Self::S,
            Self::NE => Self::SW,
            Self::SE => Self::NW,
            Self::S => Self::N,
            Self::SW => Self::NE,
            Self::NW => Self::SE,
        }
    }
}

/// One of the twelve ways to turn and mirror the grid about its centre.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Symmetry {
    /// Turns of 60° clockwise, after the reflection.
    turns: u8,
    /// Whether upper left and lower right are exchanged first.
    mirrored: bool,
}

impl Symmetry {
    /// The symmetry that leaves everything in place.
    pub const IDENTITY: Self = Self { turns: 0, mirrored: false };

    /// All twelve, the identity first.
    pub fn all() -> impl Iterator<Item = Self> {
        [false, true]
            .into_iter()
            .flat_map(|mirrored| (0..6).map(move |turns| Self { turns, mirrored }))
    }

    /// Where a cell comes to lie.
    #[must_use]
    pub const fn map(self, hex: Hex) -> Hex {
        let mut at = if self.mirrored { Hex::new(hex.r, hex.q) } else { hex };
        let mut turn = 0;
        while turn < self.turns {
            at = Hex::new(at.q + at.r, -at.q);
            turn += 1;
        }
        at
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn directions_go_round_and_back() {
        for direction in Direction::ALL {
            let there = Hex::new(2, -1).step(direction);
            assert_eq!(there.distance(Hex::new(2, -1)), 1);
            assert_eq!(there.step(direction.opposite()), Hex::new(2, -1));
        }
        let turn = Symmetry { turns: 1, mirrored: false };
        for (index, direction) in Direction::ALL.into_iter().enumerate() {
            assert_eq!(turn.map(direction.delta()), Direction::ALL[(index + 1) % 6].delta());
        }
    }

    #[test]
    fn twelve_symmetries_keep_distances() {
        let (a, b) = (Hex::new(3, -1), Hex::new(-2, 1));
        let images: HashSet<_> = Symmetry::all().map(|s| (s.map(a), s.map(b))).collect();
        assert_eq!(images.len(), 12);
        assert!(images.iter().all(|&(x, y)| x.distance(y) == a.distance(b)));
        assert_eq!(Symmetry::IDENTITY.map(a), a);
    }
}
