//! Everyone who plays without a person: our own thinkers and other programs.

use std::time::{Duration, Instant};

use arena::Match;
use catalog::{Ask, Limits, PlayerSpec, Session, Spec, Thinker};
use protocol::Thought;
use rules::Key;

use crate::failure::Failure;
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

    /// What it plays next: one action or more, none of them checked.
    pub(crate) fn choose(
        &mut self,
        game: &Match,
        seed: u64,
        limits: Limits,
    ) -> Result<Vec<String>, EngineFault> {
        match self {
            Self::Own(thinker) => {
                let asked = Asked { thinker: *thinker, seed, history: &game.history(), limits };
                let thought = think(game.position(), &asked);
                Ok(thought.into_iter().map(|thought| thought.action).collect())
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
