use search::Evaluate;
use zertz::{Action, Board, Position};

use super::Full;
use super::features::Seen;
use crate::net::{Features, Net};

/// The evaluation by a network that has learned from games; all but the value is as in [`Full`].
#[derive(Clone, Copy, Debug)]
pub struct Learned {
    seen: Seen,
    net: &'static Net,
}

impl Learned {
    /// The evaluation by this network, which must have been trained for that board.
    ///
    /// # Panics
    ///
    /// If the network has another number of features.
    pub fn new(board: Board, net: &'static Net) -> Self {
        assert_eq!(net.rows.len(), Seen(board).count(), "the network is for this board");
        Self { seen: Seen(board), net }
    }
}

impl Evaluate<Position> for Learned {
    fn value(&self, position: &Position) -> i32 {
        self.net.value(&self.seen, position)
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
