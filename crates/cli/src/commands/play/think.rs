//! The decisions of players that are no persons.

use std::io::Write;
use std::time::Instant;

use arena::{Asked, MatchError};
use catalog::Limits;
use protocol::{Event, EventKind};
use rules::Player;

use super::{Table, Trouble};
use crate::failure::Failure;
use crate::players::{Pace, Program};

impl Table<'_> {
    /// Within which limits a program thinks: as it is told, else by its clock if it has one.
    fn limits(&self) -> Limits {
        /// How many more turns time is kept for.
        const TURNS: u64 = 30;
        let by_clock = self.table().0.time_left().map(|left| (left / TURNS).max(1));
        Limits { millis: self.args.movetime.or(by_clock), ..Limits::default() }
    }

    /// Lets one of our thinkers decide what is due in a combined game.
    fn decide(&mut self, by: Player, seed: u64, out: &mut impl Write) -> Result<(), Failure> {
        let Some(Program::Own(mind)) = &self.programs[by.index()] else { return Ok(()) };
        let thinker = mind.thinker;
        let begun = Instant::now();
        let clock = || u64::try_from(begun.elapsed().as_millis()).unwrap_or(u64::MAX);
        let asked = Asked {
            thinker,
            seed,
            limits: self.limits(),
            clock: &clock,
            stop: &|| false,
            progress: &mut |_| {},
        };
        let decided = self.game.choose(by, asked);
        let kind = decided.map_or(EventKind::Resign, |decided| decided.event);
        let at = self.at();
        match self.happen(vec![Event { by, at, kind }], out) {
            Err(Trouble::Refused(MatchError::TimeIsUp { .. })) => Ok(()),
            done => Ok(done?),
        }
    }

    /// Lets a program play.
    pub(super) fn think(&mut self, by: Player, out: &mut impl Write) -> Result<(), Failure> {
        out.flush()?;
        let limits = self.limits();
        let seed = self.seed.wrapping_add(self.game.log().len() as u64);
        if self.args.combine.is_some() {
            return self.decide(by, seed, out);
        }
        let Some(program) = &mut self.programs[by.index()] else { return Ok(()) };
        let actions = program
            .choose(&self.game, seed, Pace::Limits(limits))
            .map_err(|fault| Failure::Negative(fault.to_string()))?;
        let at = self.at();
        let event = |action| Event { by, at, kind: EventKind::Act { action } };
        let events: Vec<Event> = actions.iter().cloned().map(event).collect();
        match self.happen(events, out) {
            Ok(()) | Err(Trouble::Refused(MatchError::TimeIsUp { .. })) => Ok(()),
            Err(Trouble::Io(error)) => Err(error.into()),
            Err(Trouble::Refused(error)) => {
                let who = &self.game.seats()[by.index()].player;
                let text = format!("{who} plays `{}`: {error}", actions.join(";"));
                Err(Failure::Negative(text))
            }
        }
    }
}
