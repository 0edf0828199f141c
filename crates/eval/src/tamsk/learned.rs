use search::Evaluate;
use tamsk::Position;

use super::Full;
use super::features::Seen;
use crate::net::{Features, Net};

/// The evaluation by a network that has learned from games; all but the value is as in [`Full`].
#[derive(Clone, Copy, Debug)]
pub struct Learned {
    net: &'static Net,
}

impl Learned {
    /// The evaluation by this network.
    ///
    /// # Panics
    ///
    /// If the network has another number of features.
    pub fn new(net: &'static Net) -> Self {
        assert_eq!(net.rows.len(), Seen.count(), "the network is for this game");
        Self { net }
    }
}

impl Evaluate<Position> for Learned {
    fn value(&self, position: &Position) -> i32 {
        self.net.value(&Seen, position)
    }

    fn follows_single(&self) -> bool {
        Evaluate::<Position>::follows_single(&Full)
    }
}
