//! Everyone who plays without a person: our own thinkers and other programs.

use std::time::{Duration, Instant};

use arena::Match;
use catalog::{Ask, Limits, PlayerSpec, Session, Spec, Thinker};
use protocol::Thought;
use rules::Key;

use crate::failure::Failure;
use crate::standing::Standing;
use crate::ugi::{Engine, EngineFault};

/// A player that is a program.
pub(crate) enum Mind {
    /// One of ours.
    Own(Thinker),
    /// Another program.
    Engine(Engine),
}

impl Mind {
    /// Makes a player ready for games of `spec`; `None` for a person. `patience` is how long another
    /// program may take to answer, beyond the time it is given to think.
    pub(crate) fn start(
        player: &PlayerSpec,
        spec: &Spec,
        patience: Duration,
    ) -> Result<Option<Self>, Failure> {
        match player {
            PlayerSpec::Human => Ok(None),
            PlayerSpec::Own(thinker) => Ok(Some(Self::Own(*thinker))),
            PlayerSpec::Engine(command) => match Engine::start(command, spec, patience) {
                Ok(engine) => Ok(Some(Self::Engine(engine))),
                Err(fault) => Err(Failure::Negative(fault.to_string())),
            },
        }
    }

    /// Says that another game begins.
    pub(crate) fn new_game(&mut self) -> Result<(), EngineFault> {
        match self {
            Self::Own(_) => Ok(()),
            Self::Engine(engine) => engine.new_game(),
        }
    }

    /// The turn, or the rest of it, that it plays next within `limits`; not checked.
    pub(crate) fn choose(
        &mut self,
        game: &Match,
        seed: u64,
        limits: Limits,
    ) -> Result<Vec<String>, EngineFault> {
        match self {
            Self::Own(thinker) => {
                let asked = (*thinker, seed, limits);
                Ok(choose_turn(Standing::of(game), asked, &|| false, &mut |_| {}))
            }
            Self::Engine(engine) => engine.choose(game, limits),
        }
    }

    /// Gives up on a program that has played nonsense; it is started anew when it is needed.
    pub(crate) fn reset(&mut self) {
        if let Self::Engine(engine) = self {
            engine.stop();
        }
    }
}

/// What one of our thinkers is asked; as [`Ask`].
pub(crate) struct Asked<'a> {
    pub(crate) thinker: Thinker,
    pub(crate) seed: u64,
    pub(crate) history: &'a [Key],
    pub(crate) limits: Limits,
}

/// Lets a thinker choose a turn, or the rest of it, within limits that hold for all of it; none if the
/// game is over. What was foreseen with at least half of the depth is played without thinking again.
pub(crate) fn choose_turn(
    mut standing: Standing,
    (thinker, seed, limits): (Thinker, u64, Limits),
    stop: &dyn Fn() -> bool,
    progress: &mut dyn FnMut(&Thought),
) -> Vec<String> {
    let begun = Instant::now();
    let mut turn = Vec::new();
    let mut nodes = 0;
    loop {
        let asked = Asked {
            thinker,
            seed: seed.wrapping_add(turn.len() as u64),
            history: standing.history(),
            limits: left(limits, nodes, begun.elapsed()),
        };
        let Some(thought) = think_until(standing.session(), &asked, stop, progress) else {
            return turn;
        };
        nodes += thought.nodes;
        let foreseen = (thought.depth as usize).div_ceil(2).max(1);
        for action in thought.line.into_iter().take(foreseen) {
            let completed = standing.play(&action).expect("thinkers choose legal actions");
            turn.push(action);
            if completed {
                return turn;
            }
        }
    }
}

/// What is left of limits; never so little that a further decision of the turn is made blindly.
fn left(limits: Limits, nodes: u64, time: Duration) -> Limits {
    let time = u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
    Limits {
        millis: limits.millis.map(|all| all.saturating_sub(time)),
        nodes: limits.nodes.map(|all| all.saturating_sub(nodes).max(all.div_ceil(8))),
        depth: limits.depth,
    }
}

/// Lets a thinker choose an action, by the clock of this machine; `None` if the game is over.
pub(crate) fn think(session: &dyn Session, asked: &Asked<'_>) -> Option<Thought> {
    think_until(session, asked, &|| false, &mut |_| {})
}

/// The same, until it is told to `stop`, with news of its progress.
pub(crate) fn think_until(
    session: &dyn Session,
    asked: &Asked<'_>,
    stop: &dyn Fn() -> bool,
    progress: &mut dyn FnMut(&Thought),
) -> Option<Thought> {
    let begun = Instant::now();
    let clock = || u64::try_from(begun.elapsed().as_millis()).unwrap_or(u64::MAX);
    let &Asked { thinker, seed, history, limits } = asked;
    session.think(Ask { thinker, seed, history, limits, clock: &clock, stop, progress })
}

/// A seed that nobody has chosen.
pub(crate) fn any_seed() -> u64 {
    use std::hash::{BuildHasher, Hasher};
    std::collections::hash_map::RandomState::new().build_hasher().finish()
}
