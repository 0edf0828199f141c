use std::sync::LazyLock;

use gipf::board::Board;
use gipf::{Action, Kind, Position};
use search::Evaluate;

use super::features::Seen;
use super::{Full, Learned};
use crate::net::{Net, included};

/// The strongest evaluation there is of each game: by a network where one has learned it and won by it,
/// else [`Full`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Best {
    by_hand: bool,
}

impl Best {
    /// By networks where there are any.
    pub const LEARNED: Self = Self { by_hand: false };
    /// As [`Full`] in all games.
    pub const BY_HAND: Self = Self { by_hand: true };

    /// The network for the game of a position, if there is one.
    fn learned(self, position: &Position) -> Option<Learned> {
        match (position.kind(), position.board()) {
            _ if self.by_hand => None,
            (Kind::Standard, _) if !position.has_potentials() => Some(*STANDARD),
            (Kind::Matrx, Board::Matrx) => Some(*MATRX),
            _ => None,
        }
    }
}

static STANDARD_NET: LazyLock<Net> =
    LazyLock::new(|| included!("gipf-standard-2acd6d1d1e76e2d0", Seen(Board::Gipf)));
static STANDARD: LazyLock<Learned> = LazyLock::new(|| Learned::new(Board::Gipf, &STANDARD_NET));
static MATRX_NET: LazyLock<Net> =
    LazyLock::new(|| included!("gipf-matrx-d24674babaf16c1d", Seen(Board::Matrx)));
static MATRX: LazyLock<Learned> = LazyLock::new(|| Learned::new(Board::Matrx, &MATRX_NET));

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

    fn forcing(&self, position: &Position, out: &mut Vec<Action>) {
        Full.forcing(position, out);
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
    fn networks_are_named_by_their_hashes() {
        assert_eq!(STANDARD_NET.name("gipf-standard"), "gipf-standard-2acd6d1d1e76e2d0");
        assert_eq!(MATRX_NET.name("gipf-matrx"), "gipf-matrx-d24674babaf16c1d");
    }

    #[test]
    fn features_stay_within_their_number() {
        for variant in ["basic", "standard", "ultimate", "matrx", "matrx,board=gipf"] {
            let variant = variant.parse().unwrap();
            testkit::random_positions(&variant, 1, 10, 150, |position: &Position, _| {
                let seen = Seen(position.board());
                let mut count = 0;
                seen.each(position, |feature| {
                    assert!(feature < seen.count());
                    let parts = seen.parts_of(feature).iter();
                    assert!(parts.copied().all(|part| usize::from(part) < seen.parts()));
                    count += 1;
                });
                assert!(count <= MOST_FEATURES, "{count}");
            });
        }
    }
}
