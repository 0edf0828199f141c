use std::fmt::Debug;

use protocol::{Solution, Thought, View};
use rules::perft::Unit;
use rules::{Effect, Key, Outcome, Player};

use crate::{Error, Mind, Spec};

/// A position of some game with its variant: the dynamic door, one virtual call for each request and
/// none for each node.
///
/// Actions come and go as their stable texts. On an error nothing has changed.
pub trait Session: Debug + Send + Sync {
    /// The game with its options.
    fn spec(&self) -> Spec;

    /// The position text.
    fn position(&self) -> String;

    /// Whose decision is next; once the game is over, whose turn it was.
    fn to_move(&self) -> Player;

    /// The result by the rules.
    fn outcome(&self) -> Option<Outcome>;

    /// The reasons for which the rules end the game.
    fn reasons(&self) -> &'static [&'static str];

    /// How often a position may stand at the start of a turn in one match; the last time is a draw.
    fn repetitions(&self) -> usize;

    /// A fingerprint with side and phase, stable across releases.
    fn key(&self) -> Key;

    /// The legal actions, in byte order.
    fn legal(&self) -> Vec<String>;

    /// Whether an action may be played.
    ///
    /// # Errors
    ///
    /// That the text is no action, is players' notation, or is refused, and why.
    fn check(&self, action: &str) -> Result<(), Error>;

    /// Plays an action.
    ///
    /// # Errors
    ///
    /// As [`check`](Session::check).
    fn play(&mut self, action: &str) -> Result<Played, Error>;

    /// What the player stakes with a legal action in a combined game, if anything.
    ///
    /// # Errors
    ///
    /// As [`check`](Session::check).
    fn stake(&self, action: &str) -> Result<Option<Stake>, Error>;

    /// Plays what follows when the right to a legal action was not won: the forfeit of its
    /// [`stake`](Session::stake). Only a match of a combined game does so.
    ///
    /// # Errors
    ///
    /// As [`check`](Session::check); an action without a stake is refused.
    fn forfeit(&mut self, action: &str) -> Result<Played, Error>;

    /// Whether `player` can still win by some course of the game, however unlikely.
    fn can_still_win(&self, player: Player) -> bool;

    /// What a legal action, or the forfeit of one, does, in the order in which it happens.
    ///
    /// # Errors
    ///
    /// As [`check`](Session::check).
    fn effects(&self, action: &str) -> Result<Vec<Effect>, Error>;

    /// The actions of a turn, or of its beginning, that is written in `layer`: at least one, all
    /// legal one after the other.
    ///
    /// # Errors
    ///
    /// One clear problem: that nothing can be read, that the text belongs to the other layer, or
    /// which rule forbids an action.
    fn read_turn(&self, text: &str, layer: Layer) -> Result<Vec<String>, Error>;

    /// Legal actions of one turn, or of its beginning, and forfeits among them, in the players'
    /// notation.
    ///
    /// # Errors
    ///
    /// As [`check`](Session::check), for the first action that fails.
    fn notation(&self, actions: &[&str]) -> Result<String, Error>;

    /// Lets time pass for the game's own timers: so many milliseconds, at most as many as
    /// [`alarm`](Session::alarm) tells.
    fn elapse(&mut self, millis: u64);

    /// In how many milliseconds the first of the game's own timers runs out; nothing if none runs.
    fn alarm(&self) -> Option<u64>;

    /// The only legal action, where it happens by itself and at once.
    fn due(&self) -> Option<String>;

    /// What the player who waits may do now, in byte order.
    fn interjections(&self) -> Vec<String>;

    /// Plays what the player who waits does; nothing if it is none of the
    /// [`interjections`](Session::interjections).
    fn interject(&mut self, action: &str) -> Option<Played>;

    /// The position as clients show it, with every legal action, its preview and its path.
    fn view(&self) -> View;

    /// The same without the actions, for a position that is only looked at.
    fn view_without_actions(&self) -> View;

    /// The board drawn in text, with a line for what lies beside it.
    fn drawing(&self) -> String;

    /// Counts what can be played to `depth`; see [`rules::perft`].
    fn perft(&self, depth: u32, unit: Unit, threads: usize) -> u64;

    /// Counts below each legal action, in their order; empty at depth 0.
    fn divide(&self, depth: u32, unit: Unit, threads: usize) -> Vec<(String, u64)>;

    /// Plays that many games from here, every action by chance; how many actions were played. A game
    /// that does not end is left after some thousand actions.
    fn play_random(&self, games: u32, seed: u64) -> u64;

    /// What `ask.mind` plays here, or `None` if the game is over.
    ///
    /// A mind that has seen the same gives the same action for the same seed, except where time ends the
    /// search.
    fn think(&self, ask: Ask<'_>) -> Option<Thought>;

    /// Looks for a forced win of the player to move within so many turns of that player, until a limit
    /// is reached or `stop` says so; see [`search::solve`].
    fn solve(
        &self,
        turns: u32,
        limits: Limits,
        clock: &dyn Fn() -> u64,
        stop: &dyn Fn() -> bool,
    ) -> Solution;

    /// The position in which the player to move has left their turn out; see [`rules::Game::passed`].
    fn passed(&self) -> Option<Box<dyn Session>>;

    /// Another session with the same position.
    fn boxed(&self) -> Box<dyn Session>;
}

impl Clone for Box<dyn Session> {
    fn clone(&self) -> Self {
        self.boxed()
    }
}

/// What a player stakes with an action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stake {
    /// The letter of the kind of right; see [`Spec::stakes`].
    pub kind: &'static str,
    /// What is played in place of the action if the right to it was not won.
    pub forfeit: String,
}

/// What was played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    /// The action as the game writes it, should the game read more than one text for it.
    pub action: String,
    /// Whether it completed the turn.
    pub completes_turn: bool,
}

/// In which layer a text is written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Layer {
    /// The stable, context-free one: action texts joined by `;`.
    Actions,
    /// The players' published notation.
    Notation,
    /// Either: the stable layer if it can be read and played so, else the players' notation.
    Either,
}

/// What a thinker is asked to do with a position.
pub struct Ask<'a> {
    /// Who thinks.
    pub mind: &'a mut Mind,
    /// The seed of its choices.
    pub seed: u64,
    /// The keys of the positions in which the earlier turns of the match began, oldest first, and
    /// that of the turn itself if it has begun; see [`repetitions`](Session::repetitions).
    pub history: &'a [Key],
    /// Limits that take the place of its own time.
    pub limits: Limits,
    /// Milliseconds, from any beginning.
    pub clock: &'a dyn Fn() -> u64,
    /// Whether to stop with what it has.
    pub stop: &'a dyn Fn() -> bool,
    /// Called with what it has found so far, whenever that gets deeper; for each of the
    /// [lines](Mind::lines) that are told, the best one first.
    pub progress: &'a mut dyn FnMut(&Thought),
}

/// Limits of the thinking about one action; `None` leaves it to the thinker.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Limits {
    /// Time in milliseconds.
    pub millis: Option<u64>,
    /// Positions looked at (random games, for `uct`).
    pub nodes: Option<u64>,
    /// How many actions ahead the search looks.
    pub depth: Option<u32>,
}
