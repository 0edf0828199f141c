//! Turns that are planned before they are due: premoves and conditional turns.

use protocol::online::Branch;
use protocol::{Event, EventKind};
use rules::Player;

use crate::{Match, MatchError};

/// How a plan stands in a match that has gone on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Followed<'a> {
    /// It waits for the opponent, with these answers.
    Waits(&'a [Branch]),
    /// These actions are next, as soon as the player may act.
    Due(&'a [String]),
    /// Something else was played, or nothing of it is left.
    Over,
}

impl Match {
    /// After how many actions the opponent's begin that follow a player's last: where a plan begins.
    pub fn plan_from(&self, by: Player) -> usize {
        let own = (0..self.plies.len()).rfind(|&index| self.is_regular(index, by));
        own.map_or(0, |index| index + 1)
    }

    /// Whether a player can plan now: the opponent has to act, or has completed a turn that the player has
    /// not answered yet.
    pub fn can_plan(&self, by: Player) -> bool {
        let answered = self.plan_from(by) == self.plies.len();
        let begins = self.settled() == self.plies.len();
        self.position().to_move() != by || (begins && !answered)
    }

    /// A match of its own that begins as this one stands, in which turns are tried for a plan: without what was
    /// agreed. `whatever`: with the turn left out of whoever is to move, to try what answers whatever it is.
    ///
    /// # Errors
    ///
    /// [`MatchError::NotWhatever`] where that cannot be thought of.
    pub fn ahead(&self, whatever: bool) -> Result<Self, MatchError> {
        let position = if whatever { self.position().passed() } else { None };
        let position = position.or_else(|| (!whatever).then(|| self.position().boxed()));
        let start = position.ok_or(MatchError::NotWhatever)?.position();
        Self::new(self.spec().clone(), Some(start), self.seats().clone())
            .map_err(|_| MatchError::NotWhatever)
    }

    /// How a player's plan stands that begins after `from` actions. It follows from the actions alone: nothing
    /// about it is kept but the plan itself.
    pub fn follow<'a>(&self, by: Player, from: usize, plan: &'a [Branch]) -> Followed<'a> {
        if from > self.plies.len() {
            return Followed::Over;
        }
        let mut answers = plan;
        let mut reply: Vec<&str> = Vec::new();
        // The turn that is being played, and how many of its actions were.
        let mut begun: Option<(&Branch, usize)> = None;
        for (index, ply) in self.plies.iter().enumerate().skip(from) {
            if self.is_regular(index, by) {
                let next = begun.or_else(|| Some((answer(answers, &reply)?, 0)));
                let Some((branch, played)) = next else { return Followed::Over };
                if branch.play.get(played) != Some(&ply.action) {
                    return Followed::Over;
                }
                begun = Some((branch, played + 1));
            } else if self.is_regular(index, by.other()) {
                if let Some((branch, played)) = begun.take() {
                    if played < branch.play.len() {
                        return Followed::Over;
                    }
                    answers = &branch.then;
                    reply.clear();
                }
                reply.push(&ply.action);
            }
        }
        let left = begun.map(|(branch, played)| (&branch.play[played..], branch.then.as_slice()));
        let followed = match (left, self.position().to_move() == by) {
            (Some((rest, _)), true) => Followed::Due(rest),
            (Some(([], then)), false) => Followed::Waits(then),
            (Some(_), false) => Followed::Over,
            (None, true) => answer(answers, &reply)
                .map_or(Followed::Over, |branch| Followed::Due(branch.play.as_slice())),
            (None, false) => Followed::Waits(answers),
        };
        match followed {
            Followed::Waits([]) | Followed::Due([]) => Followed::Over,
            followed => followed,
        }
    }

    /// The events of a planned turn that is due, or of its rest. In a combined game it stops where an action
    /// has to wait for the opponent.
    ///
    /// # Errors
    ///
    /// Why not all of it can be played, or that it is no whole turn.
    pub fn planned(
        &self,
        by: Player,
        at: u64,
        actions: &[String],
    ) -> Result<Vec<Event>, MatchError> {
        self.expect_decision(by)?;
        let mut next = self.clone();
        let mut events = Vec::with_capacity(actions.len());
        for action in actions {
            let event = Event { by, at, kind: EventKind::Act { action: action.clone() } };
            next.happen(event.clone())?;
            events.push(event);
            if next.fight.is_some() || next.ending().is_some() {
                return Ok(events);
            }
        }
        let is_whole = next.turns.len() > self.turns.len();
        if is_whole { Ok(events) } else { Err(MatchError::UnfinishedPlan) }
    }

    /// Whether a player did the action at `index` when it was their turn; what the game lets a player do who
    /// waits is another thing.
    fn is_regular(&self, index: usize, by: Player) -> bool {
        self.plies[index].by == by && self.positions[index].to_move() == by
    }
}

/// The answer to what the opponent has played: one to just that, or else to whatever it is.
fn answer<'a>(answers: &'a [Branch], reply: &[&str]) -> Option<&'a Branch> {
    let told = |branch: &&Branch| branch.on.as_ref().is_some_and(|on| on == reply);
    answers.iter().find(told).or_else(|| answers.iter().find(|branch| branch.on.is_none()))
}
