//! What players have planned: it is kept, and played as soon as it is due.

use arena::{Followed, Match, MatchError};
use protocol::online::{ActionId, Branch, Dropped, PlanView, ServerMessage, Speed};
use protocol::{Event, EventKind, Offer};
use rules::Player;
use store::Plan;

use super::Sender;
use super::state::{Live, Refusal};
use super::table::{NAMES, Table};
use crate::ClubError;

/// The most turns of a plan.
const TURNS: usize = 100;

impl Live {
    /// How a player's plan stands, if there is one that is left.
    fn followed(&self, by: Player) -> Option<Followed<'_>> {
        let plan = self.plans[by.index()].as_ref()?;
        let known = usize::try_from(plan.seq).unwrap_or(usize::MAX);
        let since = self.game.log().get(known..).unwrap_or_default();
        if self.is_over() || since.iter().any(|event| takes_back(&event.kind)) {
            return Some(Followed::Over);
        }
        let from = usize::try_from(plan.from).unwrap_or(usize::MAX);
        Some(self.game.follow(by, from, &plan.branches))
    }

    /// What whoever sits there has planned.
    pub(super) fn plan_view(&self, seat: Option<Player>) -> Option<PlanView> {
        let by = seat?;
        if let Some(dropped) = self.plans[by.index()].as_ref()?.dropped.clone() {
            return Some(PlanView { branches: Vec::new(), dropped: Some(dropped) });
        }
        match self.followed(by)? {
            Followed::Waits(branches) => {
                Some(PlanView { branches: branches.to_vec(), dropped: None })
            }
            Followed::Due(_) | Followed::Over => None,
        }
    }

    /// Whether a plan that a player made when there were so many events can no longer be meant.
    fn is_plan_stale(&self, by: Player, seq: u32) -> bool {
        let known = usize::try_from(seq).unwrap_or(usize::MAX);
        let Some(since) = self.game.log().get(known..) else { return true };
        since.iter().any(|Event { by: other, kind, .. }| {
            takes_back(kind) || (*other == by && matches!(kind, EventKind::Act { .. }))
        })
    }

    /// A plan that can be kept.
    fn checked(&self, by: Player, branches: &[Branch]) -> Result<(), Refusal> {
        if size(branches) > TURNS {
            return Err(ClubError::PlanTooBig { most: TURNS }.into());
        }
        let clock_runs = !matches!(self.row.new.speed, None | Some(Speed::Days));
        if clock_runs && branches.iter().any(|branch| !branch.then.is_empty()) {
            return Err(ClubError::PlanAhead.into());
        }
        if !is_plain(branches) {
            return Err(ClubError::BadPlan.into());
        }
        try_out(&self.game, by, branches)
    }
}

fn takes_back(kind: &EventKind) -> bool {
    matches!(kind, EventKind::TakeBack { .. } | EventKind::Accept { offer: Offer::TakeBack { .. } })
}

/// How many turns a plan has.
fn size(branches: &[Branch]) -> usize {
    branches.iter().map(|branch| 1 + size(&branch.then)).sum()
}

/// Whether every turn has an action and nothing is answered twice.
fn is_plain(branches: &[Branch]) -> bool {
    branches.iter().enumerate().all(|(index, branch)| {
        let twice = branches[..index].iter().any(|other| other.on == branch.on);
        let empty = branch.play.is_empty() || branch.on.as_ref().is_some_and(Vec::is_empty);
        !twice && !empty && is_plain(&branch.then)
    })
}

/// Tries what is certain of a plan: turns that answer just one thing, and what follows them.
fn try_out(game: &Match, by: Player, branches: &[Branch]) -> Result<(), Refusal> {
    let at = game.log().last().map_or(0, |event| event.at);
    if game.to_move() != Some(by.other()) {
        return Ok(());
    }
    let begun = game.plies()[game.plan_from(by)..].iter().filter(|ply| ply.by != by);
    let begun: Vec<&String> = begun.map(|ply| &ply.action).collect();
    for branch in branches {
        let Some(on) = &branch.on else { continue };
        if !begun.iter().zip(on).all(|(played, told)| *played == told) || begun.len() > on.len() {
            return Err(ClubError::BadPlan.into());
        }
        let mut next = game.clone();
        for action in &on[begun.len()..] {
            let kind = EventKind::Act { action: action.clone() };
            next.happen(Event { by: by.other(), at, kind }).map_err(Refusal::Match)?;
        }
        if next.fight().is_some() {
            continue;
        }
        if next.position().to_move() == by.other() && next.ending().is_none() {
            return Err(ClubError::BadPlan.into());
        }
        let turn = next.planned(by, at, &branch.play).map_err(Refusal::Match)?;
        next.happen_all(turn).map_err(Refusal::Match)?;
        try_out(&next, by, &branch.then)?;
    }
    Ok(())
}

impl Table {
    /// Keeps what a player plans.
    pub(super) async fn plan(
        &mut self,
        sender: &Sender,
        id: &ActionId,
        seq: u32,
        branches: Vec<Branch>,
    ) -> Result<u32, Refusal> {
        let by = self.live.seat(sender.player.as_deref()).ok_or(ClubError::NotSeated)?;
        let name = (by, id.clone());
        let kept = self.live.plans[by.index()].as_ref();
        if self.planned.contains(&name) || kept.is_some_and(|plan| plan.action == id.0) {
            return Ok(self.live.seq());
        }
        if branches.is_empty() {
            self.set_plan(by, None).await?;
        } else {
            if self.live.is_over() {
                return Err(Refusal::Match(MatchError::Over));
            }
            if self.live.is_plan_stale(by, seq) {
                return Err(ClubError::Stale { seq: self.live.seq() }.into());
            }
            if !self.live.game.can_plan(by) {
                return Err(ClubError::PlanNotNow.into());
            }
            self.live.checked(by, &branches)?;
            let from = u32::try_from(self.live.game.plan_from(by)).unwrap_or(u32::MAX);
            let (action, seq) = (id.0.clone(), self.live.seq());
            let plan = Plan { action, seq, from, branches, dropped: None };
            self.set_plan(by, Some(plan)).await?;
        }
        if self.planned.len() >= NAMES {
            self.planned.pop_front();
        }
        self.planned.push_back(name);
        Ok(self.live.seq())
    }

    async fn set_plan(&mut self, by: Player, plan: Option<Plan>) -> Result<(), ClubError> {
        let own = &mut self.live.plans[by.index()];
        if *own != plan {
            self.club.store.plan(self.id.0.clone(), by, plan.clone()).await?;
            *own = plan;
        }
        Ok(())
    }

    /// Whoever has acted knows what could not be played for them.
    pub(super) async fn forget_dropped(&mut self, by: Player) -> Result<(), ClubError> {
        let plan = self.live.plans[by.index()].as_ref();
        if plan.is_some_and(|plan| plan.dropped.is_some()) {
            self.set_plan(by, None).await?;
        }
        Ok(())
    }

    /// Plays what was planned and is due, until nothing is.
    pub(super) async fn play_planned(&mut self) -> Result<(), ClubError> {
        while self.play_next().await? {}
        for by in Player::BOTH {
            let view = self.live.plan_view(Some(by));
            if view != self.told[by.index()] {
                self.told[by.index()].clone_from(&view);
                let message = ServerMessage::Plan { game: self.id.clone(), plan: view };
                self.tell(&message, |seat| seat == Some(by));
            }
        }
        Ok(())
    }

    /// Plays one turn that was planned and is due; whether there was one.
    async fn play_next(&mut self) -> Result<bool, ClubError> {
        for by in Player::BOTH {
            let turn = match self.live.followed(by) {
                Some(Followed::Due(turn)) if self.live.game.to_move() == Some(by) => turn.to_vec(),
                Some(Followed::Over) if !self.is_dropped(by) => {
                    self.set_plan(by, None).await?;
                    continue;
                }
                _ => continue,
            };
            let at = self.live.at(self.club.now());
            let failed = match self.live.game.planned(by, at, &turn) {
                Ok(events) => match self.happen(events, None).await {
                    Ok(()) => return Ok(true),
                    Err(Refusal::Club(error)) => return Err(error),
                    Err(Refusal::Match(error)) => error,
                },
                Err(error) => error,
            };
            if let Some(plan) = self.live.plans[by.index()].clone() {
                let dropped = Some(Dropped { play: turn, failure: failed.into() });
                let plan = Plan { branches: Vec::new(), dropped, ..plan };
                self.set_plan(by, Some(plan)).await?;
            }
        }
        Ok(false)
    }

    fn is_dropped(&self, by: Player) -> bool {
        let plan = self.live.plans[by.index()].as_ref();
        plan.is_some_and(|plan| plan.dropped.is_some()) && !self.live.is_over()
    }
}
