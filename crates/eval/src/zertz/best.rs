use std::sync::LazyLock;

use search::Evaluate;
use zertz::{Action, Board, Kind, Position};

use super::features::Seen;
use super::{Full, Learned};
use crate::net::{Net, included};

/// The strongest evaluation there is of each game: by a network in the normal game on 37 rings, else
/// [`Full`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Best {
    by_hand: bool,
}

static NET: LazyLock<Net> =
    LazyLock::new(|| included!("zertz-tournament-1f01d306761f9b89", Seen(Board::Rings37)));
static TOURNAMENT: LazyLock<Learned> = LazyLock::new(|| Learned::new(Board::Rings37, &NET));

impl Best {
    /// By networks where there are any.
    pub const LEARNED: Self = Self { by_hand: false };
    /// As [`Full`] in all games.
    pub const BY_HAND: Self = Self { by_hand: true };

    /// The network for the game of a position, if there is one.
    fn learned(self, position: &Position) -> Option<Learned> {
        let variant = position.variant();
        let known = variant.kind == Kind::Tournament && variant.board == Board::Rings37;
        (known && !self.by_hand).then(|| *TOURNAMENT)
    }
}

impl Evaluate<Position> for Best {
    fn value(&self, position: &Position) -> i32 {
        match self.learned(position) {
            Some(learned) => learned.value(position),
            None => Full.value(position),
        }
    }

    fn is_quiet(&self, position: &Position) -> bool {
        Full.is_quiet(position)
    }

    fn follows_single(&self) -> bool {
        Evaluate::<Position>::follows_single(&Full)
    }

    fn is_mirrored(&self, position: &Position, action: Action) -> bool {
        Full.is_mirrored(position, action)
    }

    fn margin(&self) -> Option<i32> {
        Evaluate::<Position>::margin(&Full)
    }
}

#[cfg(test)]
mod tests {
    use rules::testkit;

    use super::*;
    use crate::net::{Features, MOST_FEATURES};

    #[test]
    fn the_network_is_named_by_its_hash() {
        assert_eq!(NET.name("zertz-tournament"), "zertz-tournament-1f01d306761f9b89");
    }

    #[test]
    fn features_stay_within_their_number() {
        for board in ["37", "48", "61"] {
            let variant = format!("tournament,rings={board}").parse().unwrap();
            testkit::random_positions(&variant, 1, 10, 150, |position: &Position, _| {
                let seen = Seen(position.variant().board);
                let mut count = 0;
                seen.each(position, |feature| {
                    assert!(feature < seen.count());
                    count += 1;
                });
                assert!(count <= MOST_FEATURES, "{count}");
            });
        }
    }
}
