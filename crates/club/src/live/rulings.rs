//! What an arbiter decides, in the task of the match.

use protocol::{Event, EventKind, Ruling};
use rules::Player;
use serde::{Deserialize, Serialize};
use store::Act;

use super::state::Refusal;
use super::table::Table;
use crate::ClubError;

/// A ruling, and who makes it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Order {
    pub(crate) ruling: Ruling,
    pub(crate) act: Act,
}

impl Table {
    /// Lets a ruling happen, whoever decides or whatever came of the match before.
    pub(super) async fn rule(&mut self, order: Order) -> Result<(), ClubError> {
        let Order { ruling, mut act } = order;
        if self.live.is_over() && matches!(ruling, Ruling::Decide { .. }) {
            "correct".clone_into(&mut act.act);
        }
        let at = self.live.at(self.club.now());
        let event = Event { by: Player::First, at, kind: EventKind::Rule { ruling } };
        self.act = Some(act);
        let done = self.happen(vec![event], None).await;
        self.act = None;
        done.map_err(|refusal| match refusal {
            Refusal::Club(error) => error,
            Refusal::Match(error) => ClubError::Game(error.problems()),
        })
    }
}
