//! An announced action and the fight for it (C2 to C5).

use protocol::{Ending, FightStep, FightView, FoughtView, Terms, Winner};
use rules::{Effect, Player};

use super::{Combine, Elsewhere, Hands, SideGame};
use crate::{Match, OpenError};

/// The reason of a result that was drawn by lot.
pub(crate) const LOT: &str = "lot";

/// An announced action that waits.
#[derive(Clone, Debug)]
pub(crate) struct Fight {
    /// Who announced it.
    pub(crate) by: Player,
    pub(crate) action: String,
    pub(crate) stake: catalog::Stake,
    /// What the action does, and what its forfeit does.
    pub(crate) effects: [Vec<Effect>; 2],
    pub(crate) step: Step,
    /// When the side game began, if it has.
    pub(crate) begun: Option<u64>,
}

/// How far a fight is.
#[derive(Clone, Debug)]
pub(crate) enum Step {
    /// The opponent lets it happen, or challenges.
    Answer,
    /// The challenged player decides who begins; a game that was freely named may be refused.
    Begin {
        game: SideGame,
        may_refuse: bool,
    },
    Play(Playing),
}

/// A side game that is played.
#[derive(Clone, Debug)]
pub(crate) enum Playing {
    /// A game of the catalog. The match is between the players of the side game.
    Catalog {
        game: Box<Match>,
        /// Which player of the main match begins.
        begins: Player,
        /// When it began.
        since: u64,
    },
    Hands(Hands),
    Elsewhere(Elsewhere),
}

/// How a side game ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Verdict {
    /// Who won, by the players of the main match.
    pub(crate) winner: Winner,
    /// Why, where it is no matter of course.
    pub(crate) reason: Option<String>,
}

/// A fight that is over.
#[derive(Clone, Debug)]
pub(crate) struct Fought {
    /// The number of the action that came of it.
    pub(crate) ply: usize,
    pub(crate) by: Player,
    pub(crate) announced: String,
    pub(crate) kind: &'static str,
    pub(crate) side: Playing,
    pub(crate) verdict: Verdict,
    pub(crate) allowed: bool,
    /// How long the side game took, in which the main clock stood.
    pub(crate) stood: u64,
}

impl Fight {
    /// Whose decision is due.
    pub(crate) fn deciders(&self) -> Vec<Player> {
        match &self.step {
            Step::Answer => vec![self.by.other()],
            Step::Begin { .. } => vec![self.by],
            Step::Play(playing) => playing.deciders(),
        }
    }

    /// On whose main clock the decision is taken; the main clock stands in a side game.
    pub(crate) fn on_clock(&self) -> Option<Player> {
        match self.step {
            Step::Answer => Some(self.by.other()),
            Step::Begin { .. } => Some(self.by),
            Step::Play(_) => None,
        }
    }

    /// Whether it can still be taken back: not once it is challenged (C10).
    pub(crate) fn is_open(&self) -> bool {
        matches!(self.step, Step::Answer)
    }

    pub(crate) fn view(&self, combine: &Combine) -> FightView {
        let game = combine.link(self.stake.kind).map(ToString::to_string).unwrap_or_default();
        let [effects, lost] = self.effects.clone();
        let answer_by = |player| match &self.step {
            Step::Play(playing) => combine.answer_by(playing.waits_since(player), player),
            Step::Answer | Step::Begin { .. } => None,
        };
        FightView {
            by: self.by,
            action: self.action.clone(),
            kind: self.stake.kind.to_owned(),
            effects,
            forfeit: self.stake.forfeit.clone(),
            lost,
            deciders: self.deciders(),
            answer_by: Player::BOTH.map(answer_by),
            step: match &self.step {
                Step::Answer => FightStep::Answer { game },
                Step::Begin { game, may_refuse } => {
                    FightStep::Begin { game: game.to_string(), may_refuse: *may_refuse }
                }
                Step::Play(playing) => playing.view(),
            },
        }
    }
}

/// The player of a side game that a player of the main match is, and the reverse.
pub(crate) fn crossed(player: Player, begins: Player) -> Player {
    if begins == Player::First { player } else { player.other() }
}

impl Playing {
    /// A game of the catalog from its official start, never combined itself (C10).
    pub(crate) fn catalog(
        main: &Match,
        spec: catalog::Spec,
        begins: Player,
        clock: Option<String>,
        since: u64,
    ) -> Result<Self, OpenError> {
        let seat = |player: Player| main.seats()[crossed(player, begins).index()].clone();
        let terms =
            Terms { clock, takebacks: Some(protocol::Takebacks::Never), ..Terms::default() };
        let seats = [seat(Player::First), seat(Player::Second)];
        let game = Box::new(Match::with_terms(spec, None, seats, &terms)?);
        Ok(Self::Catalog { game, begins, since })
    }

    fn deciders(&self) -> Vec<Player> {
        match self {
            Self::Catalog { game, begins, .. } => {
                game.deciders().into_iter().map(|player| crossed(player, *begins)).collect()
            }
            Self::Hands(hands) => {
                Player::BOTH.into_iter().filter(|&player| !hands.has_chosen(player)).collect()
            }
            Self::Elsewhere(elsewhere) if elsewhere.is_lot_due() => Vec::new(),
            Self::Elsewhere(elsewhere) => {
                let silent = |player: &Player| elsewhere.told()[player.index()].is_none();
                Player::BOTH.into_iter().filter(silent).collect()
            }
        }
    }

    /// How it ended, if it has.
    pub(crate) fn verdict(&self) -> Option<Verdict> {
        match self {
            Self::Catalog { game, begins, .. } => {
                let Ending { winner, reason } = game.ending()?;
                let winner = winner.map(|winner| crossed(winner, *begins));
                Some(Verdict { winner, reason: Some(reason) })
            }
            Self::Hands(hands) => Some(Verdict { winner: hands.result()?.winner, reason: None }),
            Self::Elsewhere(elsewhere) => {
                let reason = elsewhere.was_settled_by_lot().then(|| LOT.to_owned());
                Some(Verdict { winner: elsewhere.result()?.winner, reason })
            }
        }
    }

    /// The text of the game.
    pub(crate) fn name(&self) -> String {
        match self {
            Self::Catalog { game, .. } => game.spec().to_string(),
            Self::Hands(_) => SideGame::Hands.to_string(),
            Self::Elsewhere(_) => SideGame::Elsewhere.to_string(),
        }
    }

    /// From when on a player who has not answered loses by the clock, if one who does not can: in games
    /// that have no clock of their own.
    pub(crate) fn waits_since(&self, player: Player) -> Option<u64> {
        match self {
            Self::Catalog { .. } => None,
            Self::Hands(hands) => (!hands.has_chosen(player)).then(|| hands.since()),
            Self::Elsewhere(elsewhere) => {
                let silent = elsewhere.told()[player.index()].is_none();
                elsewhere.since().filter(|_| silent)
            }
        }
    }

    fn view(&self) -> FightStep {
        match self {
            Self::Catalog { game, begins, .. } => {
                FightStep::Game { begins: *begins, state: Box::new(game.view()) }
            }
            Self::Hands(hands) => FightStep::Hands {
                chosen: Player::BOTH.map(|player| hands.has_chosen(player)),
                rounds: hands.rounds().to_vec(),
            },
            Self::Elsewhere(elsewhere) => FightStep::Elsewhere {
                told: elsewhere.told(),
                disagreed: elsewhere.disagreed(),
                lot: elsewhere.is_lot_due(),
            },
        }
    }
}

impl Fought {
    pub(crate) fn view(&self) -> FoughtView {
        FoughtView {
            ply: u32::try_from(self.ply).unwrap_or(u32::MAX),
            by: self.by,
            announced: self.announced.clone(),
            kind: self.kind.to_owned(),
            game: self.side.name(),
            rounds: match &self.side {
                Playing::Hands(hands) => hands.rounds().to_vec(),
                Playing::Catalog { .. } | Playing::Elsewhere(_) => Vec::new(),
            },
            winner: self.verdict.winner,
            reason: self.verdict.reason.clone(),
            allowed: self.allowed,
        }
    }
}
