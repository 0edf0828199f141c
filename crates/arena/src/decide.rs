//! What one of our players decides in a match: actions, and everything else in a combined game.

use catalog::{Ask, Limits, Mind, PlayerSpec, Session, Spec, Thinker};
use protocol::{EventKind, Sign, Thought};
use rules::Player;

use crate::Match;
use crate::combine::{Fight, Playing, SideGame, Step, crossed};

/// How many positions are looked at to judge what a potential is worth.
const JUDGED: u64 = 3000;
/// How many to see whether a move without a potential is worth a closer look, and how many of those are.
const GLANCE: u64 = 200;
const CANDIDATES: usize = 4;
/// How strong a person is taken to be, in levels.
const PERSON: f64 = 4.0;
/// How much more often a level wins against the one below it than it loses, as a part of all games.
const STEP: f64 = 0.08;
/// The least gain, as a part of a won game, for which it challenges when challenges cost nothing.
const LEAST: f64 = 0.02;
/// By how much more it must be for the last challenge.
const LAST: f64 = 0.05;

/// How somebody is to decide; as [`Ask`], without the position.
pub struct Asked<'a> {
    /// Who thinks.
    pub thinker: Thinker,
    /// The seed of its choices.
    pub seed: u64,
    /// Limits that take the place of its own time.
    pub limits: Limits,
    /// Milliseconds, from any beginning.
    pub clock: &'a dyn Fn() -> u64,
    /// Whether to stop with what it has.
    pub stop: &'a dyn Fn() -> bool,
    /// Called with what it has found so far about an action, whenever that gets deeper.
    pub progress: &'a mut dyn FnMut(&Thought),
}

/// A decision.
#[derive(Clone, PartialEq, Debug)]
pub struct Decided {
    /// What happens.
    pub event: EventKind,
    /// What was thought, where it is the action that was thought best.
    pub thought: Option<Thought>,
}

impl Asked<'_> {
    /// What is played in a position.
    fn think(&mut self, game: &Match) -> Option<Thought> {
        game.position().think(Ask {
            mind: &mut Mind::new(self.thinker),
            seed: self.seed,
            history: &game.history(),
            limits: self.limits,
            clock: self.clock,
            stop: self.stop,
            progress: self.progress,
        })
    }

    /// How good a position is for a player, from 0 (lost) to 1 (won).
    fn judge(&self, position: &dyn Session, player: Player) -> f64 {
        self.judge_within(JUDGED, position, player)
    }

    /// The same by looking at so many positions.
    fn judge_within(&self, nodes: u64, position: &dyn Session, player: Player) -> f64 {
        if let Some(outcome) = position.outcome() {
            return outcome.winner.map_or(0.5, |winner| f64::from(u8::from(winner == player)));
        }
        let limits = Limits { nodes: Some(nodes), ..Limits::default() };
        let thought = position.think(Ask {
            mind: &mut Mind::new(self.thinker),
            seed: self.seed,
            history: &[],
            limits,
            clock: self.clock,
            stop: self.stop,
            progress: &mut |_| {},
        });
        let score = thought.map_or(0.5, |thought| thought.score);
        if position.to_move() == player { score } else { 1.0 - score }
    }

    /// The best of some actions for whoever plays them, and how good it is: by a glance at each, and a
    /// closer look at those that seem best.
    fn best(&self, position: &dyn Session, actions: &[&str]) -> Option<(String, f64)> {
        let player = position.to_move();
        let judged = |action: &str, nodes| {
            let mut next = position.boxed();
            next.play(action).ok()?;
            Some((action.to_owned(), self.judge_within(nodes, &*next, player)))
        };
        let better = |a: &(String, f64), b: &(String, f64)| b.1.total_cmp(&a.1);
        let mut glanced: Vec<_> = actions.iter().filter_map(|it| judged(it, GLANCE)).collect();
        glanced.sort_by(better);
        let seen: Vec<_> =
            glanced.iter().take(CANDIDATES).filter_map(|(it, _)| judged(it, JUDGED)).collect();
        seen.into_iter().min_by(better)
    }

    /// Whether it has no opinion of its own and leaves everything to chance.
    fn is_blind(&self) -> bool {
        self.thinker == Thinker::Random
    }

    /// A number below `choices` that follows from the seed.
    fn chance(&self, choices: u64) -> u64 {
        // SplitMix64, so that neighbouring seeds choose differently.
        let mut mixed = self.seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (mixed ^ (mixed >> 31)) % choices
    }
}

impl Match {
    /// What one of our thinkers decides for a player, or `None` if nothing is theirs to decide, or
    /// nothing that a program can.
    ///
    /// The same seed gives the same decision, except where time ends a search. It looks at nothing that
    /// is hidden from the player.
    pub fn choose(&self, by: Player, mut asked: Asked<'_>) -> Option<Decided> {
        if !self.deciders().contains(&by) {
            return None;
        }
        let Some(fight) = &self.fight else {
            if self.to_move() != Some(by) {
                let action = self.position().interjections().into_iter().next()?;
                return Some(Decided { event: EventKind::Act { action }, thought: None });
            }
            let thought = asked.think(self)?;
            let safer = self.safer(by, &thought.action, &asked);
            let action = safer.as_ref().unwrap_or(&thought.action).clone();
            let event = EventKind::Act { action };
            return Some(Decided { event, thought: safer.is_none().then_some(thought) });
        };
        let event = match &fight.step {
            Step::Answer => self.answer(fight, &asked),
            Step::Begin { game, may_refuse } => self.begins(by, game, *may_refuse, &asked),
            Step::Play(Playing::Catalog { game, begins, .. }) => {
                let Decided { event, thought } = game.choose(crossed(by, *begins), asked)?;
                return Some(Decided {
                    event: EventKind::Side { event: Box::new(event) },
                    thought,
                });
            }
            Step::Play(Playing::Hands(_)) => {
                let sign = match asked.chance(3) {
                    0 => Sign::Rock,
                    1 => Sign::Paper,
                    _ => Sign::Scissors,
                };
                EventKind::Choose { sign: Some(sign) }
            }
            Step::Play(Playing::Elsewhere(_)) => return None,
        };
        Some(Decided { event, thought: None })
    }

    /// Lets an announced action pass, or challenges if what it gains for the opponent, times the chance
    /// to win the side game, is worth a challenge.
    fn answer(&self, fight: &Fight, asked: &Asked<'_>) -> EventKind {
        let by = fight.by.other();
        let Some(combine) = &self.agreed.combine else { return EventKind::LetPass };
        let link = combine.link(fight.stake.kind);
        let game = match link {
            Some(SideGame::Free) => Some(self.named(by, fight.stake.kind)),
            _ => None,
        };
        let challenge = EventKind::Challenge { game: game.as_ref().map(ToString::to_string) };
        if combine.always || asked.is_blind() {
            let wants = combine.always || asked.chance(2) == 0;
            return if wants { challenge } else { EventKind::LetPass };
        }
        let Some([made, lost]) = self.at_stake(&fight.action, asked) else {
            return EventKind::LetPass;
        };
        // What is good for whoever announced it is bad for the challenger.
        let win = self.chance_to_deny(by, game.as_ref().or(link));
        if self.pays(by, made - lost, win) { challenge } else { EventKind::LetPass }
    }

    /// How good it is for whoever may play a staked action to make it, and to lose the right to it.
    fn at_stake(&self, action: &str, asked: &Asked<'_>) -> Option<[f64; 2]> {
        let position = self.position();
        let by = position.to_move();
        let (mut made, mut lost) = (position.boxed(), position.boxed());
        made.play(action).ok()?;
        lost.forfeit(action).ok()?;
        Some([asked.judge(&*made, by), asked.judge(&*lost, by)])
    }

    /// Whether a challenge pays for a player who gains so much with that chance: the fewer are left, the
    /// dearer each is.
    fn pays(&self, by: Player, gain: f64, chance: f64) -> bool {
        let price = match self.challenges[by.index()] {
            None => LEAST,
            Some(left) => LEAST + LAST / f64::from(left.max(1)),
        };
        gain * chance >= price
    }

    /// The chance of a challenger to deny an announced action in a side game.
    fn chance_to_deny(&self, challenger: Player, game: Option<&SideGame>) -> f64 {
        let ties = self.agreed.combine.as_ref().is_none_or(|combine| combine.tie_allows);
        let repeats = self.agreed.combine.as_ref().is_none_or(|combine| combine.hands_repeat);
        match game {
            Some(SideGame::Catalog(_)) => self.chance_against(challenger),
            // Each of the three is as likely.
            _ if repeats => 0.5,
            _ if ties => 1.0 / 3.0,
            _ => 2.0 / 3.0,
        }
    }

    /// What is played in place of an action that uses a potential, if that promises more than to use it
    /// at the risk of a challenge. The opponent is taken to challenge where it pays.
    fn safer(&self, by: Player, action: &str, asked: &Asked<'_>) -> Option<String> {
        let combine = self.agreed.combine.as_ref()?;
        let position = self.position();
        let opponent = by.other();
        let link = combine.link(position.stake(action).ok()??.kind)?;
        let may_challenge = combine.always || self.challenges[opponent.index()] != Some(0);
        if asked.is_blind() || !may_challenge {
            return None;
        }
        let [made, lost] = self.at_stake(action, asked)?;
        let deny = self.chance_to_deny(opponent, Some(link));
        if !combine.always && !self.pays(opponent, made - lost, deny) {
            return None;
        }
        let promised = made - deny * (made - lost);
        let legal = position.legal();
        let uses = |it: &str| position.stake(it).is_ok_and(|stake| stake.is_some());
        let plain: Vec<&str> = legal.iter().map(String::as_str).filter(|it| !uses(it)).collect();
        let (safer, sure) = asked.best(position, &plain)?;
        (sure > promised).then_some(safer)
    }

    /// Who is to begin in the side game, or that the game named for it is refused.
    fn begins(
        &self,
        by: Player,
        game: &SideGame,
        may_refuse: bool,
        asked: &Asked<'_>,
    ) -> EventKind {
        if may_refuse && self.chance_against(by) < 0.5 {
            return EventKind::Refuse;
        }
        let SideGame::Catalog(spec) = game else { return EventKind::Begin { first: by } };
        let start = spec.start();
        let to_begin = if asked.is_blind() {
            asked.chance(2) == 0
        } else {
            asked.judge(&*start, start.to_move()) >= 0.5
        };
        EventKind::Begin { first: if to_begin { by } else { by.other() } }
    }

    /// The game to name for a challenge: what the kind is named after, if it is here and the opponent is
    /// not stronger, else the one without skill.
    fn named(&self, by: Player, kind: &str) -> SideGame {
        let kinds = self.spec().stakes().kinds;
        let namesake = kinds.iter().find(|it| it.letter == kind).map(|it| it.namesake);
        let spec: Option<Spec> = namesake.and_then(|key| key.parse().ok());
        match spec {
            Some(spec) if self.chance_against(by) >= 0.5 => SideGame::Catalog(spec),
            _ => SideGame::Hands,
        }
    }

    /// The chance of a player to win a game of skill against the other one, by what is known of them.
    fn chance_against(&self, player: Player) -> f64 {
        let strength = |player: Player| match &self.players()[player.index()] {
            PlayerSpec::Own(Thinker::Random) => 0.0,
            // Of people, and of players that are no level, nothing is known.
            PlayerSpec::Own(own) => own.level().map_or(PERSON, |level| f64::from(level.number())),
            PlayerSpec::Human | PlayerSpec::Engine(_) => PERSON,
        };
        (0.5 + STEP * (strength(player) - strength(player.other()))).clamp(0.05, 0.95)
    }
}
