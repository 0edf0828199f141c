//! What happens in a combined game: announcements, challenges, side games (C2 to C7, C10).

use protocol::{Event, EventKind};
use rules::Player;

use crate::combine::{Elsewhere, Fight, Fought, Hands, Playing, SideGame, Step, Verdict, crossed};
use crate::game::TIME;
use crate::{Match, MatchError};

impl Match {
    /// Announces a legal action if the opponent can challenge it; whether it waits.
    pub(crate) fn announce(
        &mut self,
        by: Player,
        action: &str,
        at: u64,
    ) -> Result<bool, MatchError> {
        let Some(combine) = &self.agreed.combine else { return Ok(false) };
        let Some(stake) = self.position().stake(action)? else { return Ok(false) };
        let Some(game) = combine.link(stake.kind).cloned() else { return Ok(false) };
        let may_challenge = combine.always || self.challenges[by.other().index()] != Some(0);
        if !may_challenge {
            return Ok(false);
        }
        let step = match (combine.always, game) {
            (false, _) | (true, SideGame::Free) => Step::Answer,
            (true, game) => self.challenged(game, false, at),
        };
        let begun = matches!(step, Step::Play(_)).then_some(at);
        let position = self.position();
        let effects = [position.effects(action)?, position.effects(&stake.forfeit)?];
        self.fight = Some(Fight { by, action: action.to_owned(), stake, effects, step, begun });
        Ok(true)
    }

    /// What comes after a challenge. In games that both play at the same time nobody begins.
    fn challenged(&self, game: SideGame, may_refuse: bool, at: u64) -> Step {
        let combine = self.agreed.combine.as_ref();
        match game {
            SideGame::Hands | SideGame::Free => {
                let repeats = combine.is_none_or(|combine| combine.hands_repeat);
                Step::Play(Playing::Hands(Hands::new(repeats, at)))
            }
            SideGame::Elsewhere if !may_refuse => {
                let lots = combine.is_none_or(|combine| combine.lots);
                Step::Play(Playing::Elsewhere(Elsewhere::new(lots)))
            }
            SideGame::Elsewhere | SideGame::Catalog(_) => Step::Begin { game, may_refuse },
        }
    }

    /// Something that belongs to a combined game.
    pub(crate) fn happen_in_fight(
        &mut self,
        by: Player,
        at: u64,
        kind: &mut EventKind,
    ) -> Result<(), MatchError> {
        self.expect_going_on()?;
        if self.paused {
            return Err(MatchError::Paused);
        }
        let Some(mut fight) = self.fight.clone() else { return Err(MatchError::NoFight) };
        match (kind, &mut fight.step) {
            (EventKind::LetPass, Step::Answer) => {
                expect(fight.by.other(), by)?;
                if self.agreed.combine.as_ref().is_some_and(|combine| combine.always) {
                    return Err(MatchError::MustChallenge);
                }
                return self.carry_out(&fight, at);
            }
            (EventKind::Challenge { game }, Step::Answer) => {
                expect(fight.by.other(), by)?;
                fight.step = self.challenge(&fight, game.as_deref(), at)?;
                let left = &mut self.challenges[by.index()];
                if self.agreed.combine.as_ref().is_some_and(|combine| !combine.always) {
                    *left = left.map(|left| left.saturating_sub(1));
                }
            }
            (EventKind::Refuse, Step::Begin { may_refuse, .. }) => {
                expect(fight.by, by)?;
                if !*may_refuse {
                    return Err(MatchError::GameStands);
                }
                fight.step = self.challenged(SideGame::Hands, false, at);
            }
            (EventKind::Begin { first }, Step::Begin { game, .. }) => {
                expect(fight.by, by)?;
                fight.step = self.begin(game.clone(), *first, at)?;
            }
            (EventKind::Side { event }, Step::Play(Playing::Catalog { game, begins, since })) => {
                let by = crossed(by, *begins);
                let mut inner = Event { by, at: at - *since, kind: (**event).clone() };
                game.happen(inner.clone()).map_err(|error| MatchError::Side(Box::new(error)))?;
                if let Some(told) = game.log().last() {
                    inner.kind = told.kind.clone();
                }
                **event = inner.kind;
            }
            (EventKind::Choose { sign }, Step::Play(Playing::Hands(hands))) => {
                let Some(sign) = *sign else { return Err(MatchError::Hidden) };
                if hands.has_chosen(by) {
                    return Err(MatchError::ChosenBefore);
                }
                if self.is_late(Some(hands.since()), by, at) {
                    return Err(MatchError::TimeIsUp { player: by });
                }
                if hands.choose(by, sign, at) {
                    self.secrets.pop();
                } else {
                    self.secrets.push(self.log.len());
                }
            }
            (EventKind::Tell { winner }, Step::Play(Playing::Elsewhere(elsewhere))) => {
                if elsewhere.is_lot_due() {
                    return Err(MatchError::LotIsDue);
                }
                if elsewhere.told()[by.index()].is_some() {
                    return Err(MatchError::ChosenBefore);
                }
                if self.is_late(elsewhere.since(), by, at) {
                    return Err(MatchError::TimeIsUp { player: by });
                }
                elsewhere.tell(by, *winner, at);
            }
            (EventKind::Lot { value }, Step::Play(Playing::Elsewhere(elsewhere)))
                if elsewhere.is_lot_due() =>
            {
                elsewhere.draw(*value);
            }
            _ => return Err(MatchError::NotDue),
        }
        if matches!(fight.step, Step::Play(_)) {
            fight.begun.get_or_insert(at);
        }
        self.fight = Some(fight);
        self.settle(at)
    }

    /// What a challenge leads to, with the game that it names where that is free.
    fn challenge(&self, fight: &Fight, named: Option<&str>, at: u64) -> Result<Step, MatchError> {
        let link = self.agreed.combine.as_ref().and_then(|combine| combine.link(fight.stake.kind));
        match (link, named) {
            (Some(SideGame::Free), None) => Err(MatchError::NameGame),
            (Some(SideGame::Free), Some(named)) => {
                let game = SideGame::read(named)?;
                match &game {
                    // A set-up with options could favour whoever names it.
                    SideGame::Catalog(spec) if !spec.is_plain() => Err(MatchError::PlainGamesOnly),
                    SideGame::Free => Err(MatchError::NameGame),
                    SideGame::Elsewhere if !self.is_of_people() => Err(MatchError::PlainGamesOnly),
                    _ => Ok(self.challenged(game, true, at)),
                }
            }
            (_, Some(_)) => Err(MatchError::GameStands),
            (Some(link), None) => Ok(self.challenged(link.clone(), false, at)),
            (None, None) => Err(MatchError::NotDue),
        }
    }

    /// The side game that begins.
    fn begin(&self, game: SideGame, first: Player, at: u64) -> Result<Step, MatchError> {
        let SideGame::Catalog(spec) = game else { return Ok(self.challenged(game, false, at)) };
        let clock = self.agreed.combine.as_ref().and_then(|combine| combine.side_clock(first));
        let playing = Playing::catalog(self, spec, first, clock, at);
        playing.map(Step::Play).map_err(|error| MatchError::SideGame(error.to_string()))
    }

    /// Whether a player who has no clock of their own in a side game waits too long with an answer that
    /// is due since then.
    fn is_late(&self, since: Option<u64>, player: Player, at: u64) -> bool {
        let combine = self.agreed.combine.as_ref();
        combine
            .and_then(|combine| combine.answer_by(since, player))
            .is_some_and(|until| at >= until)
    }

    /// Somebody points out that the time for an answer in a side game without clocks of its own is up:
    /// whoever owes it loses the side game; if both do it is a tie.
    pub(crate) fn flag_in_side_game(&mut self, at: u64) -> Result<(), MatchError> {
        self.expect_going_on()?;
        let fight = self.fight.as_ref().ok_or(MatchError::FlagStands)?;
        let Step::Play(playing) = &fight.step else { return Err(MatchError::FlagStands) };
        let is_late = |&player: &Player| self.is_late(playing.waits_since(player), player, at);
        let late: Vec<Player> = Player::BOTH.into_iter().filter(is_late).collect();
        let winner = match late[..] {
            [] => return Err(MatchError::FlagStands),
            [loser] => Some(loser.other()),
            _ => None,
        };
        self.decide(Verdict { winner, reason: Some(TIME.to_owned()) }, at)
    }

    /// Goes on in the main game if the side game is over.
    fn settle(&mut self, at: u64) -> Result<(), MatchError> {
        let verdict = match &self.fight {
            Some(Fight { step: Step::Play(playing), .. }) => playing.verdict(),
            _ => None,
        };
        match verdict {
            None => Ok(()),
            Some(verdict) => self.decide(verdict, at),
        }
    }

    /// Plays what was announced, or what its loss costs, after a side game (C5).
    fn decide(&mut self, verdict: Verdict, at: u64) -> Result<(), MatchError> {
        let Some(fight) = self.fight.take() else { return Err(MatchError::NoFight) };
        let ties = self.agreed.combine.as_ref().is_some_and(|combine| combine.tie_allows);
        let allowed = verdict.winner.map_or(ties, |winner| winner == fight.by);
        let ply = self.plies.len();
        if allowed {
            self.carry_out(&fight, at)?;
        } else {
            let mut next = self.position().boxed();
            let played = next.forfeit(&fight.action)?;
            self.put(fight.by, at, next, &played)?;
        }
        let Step::Play(side) = fight.step else { return Err(MatchError::NotDue) };
        let (by, announced, kind) = (fight.by, fight.action, fight.stake.kind);
        let stood = at.saturating_sub(fight.begun.unwrap_or(at));
        self.fought.push(Fought { ply, by, announced, kind, side, verdict, allowed, stood });
        Ok(())
    }

    /// Plays what was announced.
    fn carry_out(&mut self, fight: &Fight, at: u64) -> Result<(), MatchError> {
        let mut next = self.position().boxed();
        let played = next.play(&fight.action)?;
        self.fight = None;
        self.put(fight.by, at, next, &played)
    }

    fn is_of_people(&self) -> bool {
        self.players().iter().all(|player| *player == catalog::PlayerSpec::Human)
    }
}

fn expect(to_move: Player, by: Player) -> Result<(), MatchError> {
    if to_move == by { Ok(()) } else { Err(MatchError::OutOfTurn { to_move }) }
}
