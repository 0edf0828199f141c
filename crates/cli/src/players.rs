//! Everyone who plays without a person: our own players and other programs.

use std::time::{Duration, Instant};

use arena::Match;
use catalog::{Ask, Limits, Mind, PlayerSpec, Session, Spec, Thinker};
use protocol::Thought;

use crate::failure::Failure;
use crate::standing::Standing;
use crate::ugi::{Clock, Engine, EngineFault};

/// A player that is a program.
pub(crate) enum Program {
    /// One of ours.
    Own(Mind),
    /// Another one.
    Other(Engine),
}

impl Program {
    /// Makes a player ready for games of `spec`; `None` for a person. `patience` is how long another
    /// program may take to answer, beyond the time it is given to think.
    pub(crate) fn start(
        player: &PlayerSpec,
        spec: &Spec,
        patience: Duration,
    ) -> Result<Option<Self>, Failure> {
        match player {
            PlayerSpec::Human => Ok(None),
            PlayerSpec::Own(thinker) => Ok(Some(Self::Own(Mind::new(*thinker)))),
            PlayerSpec::Engine(command) => match Engine::start(command, spec, patience) {
                Ok(engine) => Ok(Some(Self::Other(engine))),
                Err(fault) => Err(Failure::Negative(fault.to_string())),
            },
        }
    }

    /// Says that another game begins.
    pub(crate) fn new_game(&mut self) -> Result<(), EngineFault> {
        match self {
            Self::Own(mind) => {
                mind.forget();
                Ok(())
            }
            Self::Other(engine) => engine.new_game(),
        }
    }

    /// The turn, or the rest of it, that it plays next at that pace; not checked.
    pub(crate) fn choose(
        &mut self,
        game: &Match,
        seed: u64,
        pace: Pace,
    ) -> Result<Vec<String>, EngineFault> {
        match self {
            Self::Own(mind) => {
                let limits = pace.limits(game);
                let turn = Turn { standing: Standing::of(game), seed, limits };
                Ok(choose_turn(mind, turn, &|| false, &mut |_| {}))
            }
            Self::Other(engine) => engine.choose(game, pace),
        }
    }

    /// Gives up on a program that has played nonsense; it is started anew when it is needed.
    pub(crate) fn reset(&mut self) {
        if let Self::Other(engine) = self {
            engine.stop();
        }
    }
}

/// How long a program may think about a turn.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Pace {
    /// Within limits of the turn.
    Limits(Limits),
    /// As it likes, by the clocks of the two players.
    Clocks([Clock; 2]),
}

impl Pace {
    /// What one of our players may spend on the turn.
    fn limits(self, game: &Match) -> Limits {
        match self {
            Self::Limits(limits) => limits,
            Self::Clocks(clocks) => {
                let clock = clocks[game.position().to_move().index()];
                Limits { millis: Some(clock.budget()), ..Limits::default() }
            }
        }
    }
}

/// A turn, or the rest of it, to be chosen.
pub(crate) struct Turn {
    pub(crate) standing: Standing,
    /// The seed of the choices.
    pub(crate) seed: u64,
    /// What may be spent on the whole turn.
    pub(crate) limits: Limits,
}

/// How far one of our players has come with a turn.
pub(crate) struct News<'a> {
    /// What it has found.
    pub(crate) thought: &'a Thought,
    /// How the game stood when it began to look for that.
    pub(crate) standing: &'a Standing,
    /// What it has decided of the turn before.
    pub(crate) decided: &'a [String],
    /// How many positions it has looked at before.
    pub(crate) nodes: u64,
}

/// Lets one of our players choose a turn until it is told to `stop`, with news of its progress; no
/// action if the game is over. What was foreseen with at least half of the depth is played without
/// thinking again.
pub(crate) fn choose_turn(
    mind: &mut Mind,
    turn: Turn,
    stop: &dyn Fn() -> bool,
    progress: &mut dyn FnMut(&News<'_>),
) -> Vec<String> {
    let Turn { mut standing, seed, limits } = turn;
    let begun = Instant::now();
    let mut decided = Vec::new();
    let mut nodes = 0;
    loop {
        let (session, history) = (standing.session(), standing.history());
        let seed = seed.wrapping_add(decided.len() as u64);
        let limits = left(limits, nodes, begun.elapsed());
        let mut last = None;
        let mut tell = |thought: &Thought| {
            progress(&News { thought, standing: &standing, decided: &decided, nodes });
            last = Some(thought.clone());
        };
        let clock = clock();
        let ask = Ask { mind, seed, history, limits, clock: &clock, stop, progress: &mut tell };
        let Some(thought) = session.think(ask) else { return decided };
        if last.is_none_or(|last| last != thought) {
            progress(&News { thought: &thought, standing: &standing, decided: &decided, nodes });
        }
        nodes += thought.nodes;
        let foreseen = (thought.depth as usize).div_ceil(2).max(1);
        for action in thought.line.into_iter().take(foreseen) {
            let completed = standing.play(&action).expect("thinkers choose legal actions");
            decided.push(action);
            if completed {
                return decided;
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

/// What full strength or a weaker player of ours thinks of a position that has no history.
pub(crate) fn think(
    session: &dyn Session,
    thinker: Thinker,
    seed: u64,
    limits: Limits,
) -> Option<Thought> {
    session.think(Ask {
        mind: &mut Mind::new(thinker),
        seed,
        history: &[],
        limits,
        clock: &clock(),
        stop: &|| false,
        progress: &mut |_| {},
    })
}

/// A clock that begins now, in milliseconds.
fn clock() -> impl Fn() -> u64 {
    let begun = Instant::now();
    move || u64::try_from(begun.elapsed().as_millis()).unwrap_or(u64::MAX)
}

/// A seed that nobody has chosen.
pub(crate) fn any_seed() -> u64 {
    use std::hash::{BuildHasher, Hasher};
    std::collections::hash_map::RandomState::new().build_hasher().finish()
}
