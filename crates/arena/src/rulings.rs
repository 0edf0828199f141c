//! What an arbiter decides about a match.

use protocol::{Event, EventKind, Ruling};
use rules::Player;

use crate::combine::{Playing, Step};
use crate::{Match, MatchError};

impl Match {
    /// Whether an arbiter has stopped it: only an arbiter lets it go on.
    pub fn is_halted(&self) -> bool {
        self.halted
    }

    /// Lets a ruling happen. A decision also takes the place of an end that there was.
    pub(crate) fn rule(&mut self, by: Player, at: u64, ruling: Ruling) -> Result<(), MatchError> {
        match ruling {
            Ruling::Halt | Ruling::Resume => {
                self.expect_going_on()?;
                let halts = ruling == Ruling::Halt;
                if self.halted == halts {
                    return Err(if halts { MatchError::Halted } else { MatchError::NotPaused });
                }
                // A side game has a clock of its own.
                let step = self.fight.as_mut().map(|fight| &mut fight.step);
                if let Some(Step::Play(Playing::Catalog { game, .. })) = step {
                    let event = Event { by, at, kind: EventKind::Rule { ruling } };
                    game.happen(event).map_err(|error| MatchError::Side(Box::new(error)))?;
                }
                self.halted = halts;
                self.paused = halts;
            }
            Ruling::Decide { winner } => {
                self.halted = false;
                self.paused = false;
                self.fight = None;
                self.end(winner, ADJUDICATED);
            }
        }
        Ok(())
    }
}

/// The reason when an arbiter has decided the match.
pub(crate) const ADJUDICATED: &str = "adjudicated";
