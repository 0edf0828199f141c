use std::sync::LazyLock;

use search::Evaluate;
use tamsk::Position;

use super::features::Seen;
use super::{Full, Learned};
use crate::net::{Net, included};

/// The strongest evaluation there is: by a network at level 1, where it has won; else [`Full`], since the
/// network sees no sand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Best {
    by_hand: bool,
}

impl Best {
    /// By the network where there is one.
    pub const LEARNED: Self = Self { by_hand: false };
    /// As [`Full`] at all levels.
    pub const BY_HAND: Self = Self { by_hand: true };
}

static NET: LazyLock<Net> = LazyLock::new(|| included!("tamsk-level1-97bd1df1ef3330d7", Seen));
static LEARNED: LazyLock<Learned> = LazyLock::new(|| Learned::new(&NET));

impl Evaluate<Position> for Best {
    fn value(&self, position: &Position) -> i32 {
        if self.by_hand || position.variant().level().has_sand() {
            Full.value(position)
        } else {
            LEARNED.value(position)
        }
    }

    fn follows_single(&self) -> bool {
        Evaluate::<Position>::follows_single(&Full)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_network_is_named_by_its_hash() {
        assert_eq!(NET.name("tamsk-level1"), "tamsk-level1-97bd1df1ef3330d7");
    }
}
