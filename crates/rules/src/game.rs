use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use crate::{Explain, Faults, Key, Outcome, Player, Stake, Stakes};

/// One position of one game: everything the rules need, nothing else (no history, no names, no
/// clocks).
///
/// `Display` writes the position text; [`read`](Game::read) is its inverse. An action is **one
/// decision of one player**; a turn is one or more of them. Removals, chains, extra moves and
/// declined rights are ordinary actions.
pub trait Game: Clone + Eq + Hash + Debug + Display + Send + Sync + 'static {
    /// The key of the game on the command line, in records and in URLs, e.g. `gipf`.
    const KEY: &'static str;

    /// How often a position may stand at the start of a turn in one match, at least 2; the last time
    /// is a draw. A matter of the match, which knows what was before.
    const REPETITIONS: usize = 3;

    /// One decision of one player. Its text is context-free and stable; its order is the byte order
    /// of the texts.
    type Action: Copy
        + Ord
        + Hash
        + Debug
        + Display
        + FromStr<Err: std::error::Error + Send + Sync>
        + Send
        + Sync
        + 'static;

    /// Which game of the family and with which options; validated as a whole.
    type Variant: Clone
        + Eq
        + Debug
        + Default
        + Display
        + FromStr<Err = Faults<Self::VariantFault>>
        + Send
        + Sync
        + 'static;

    /// Why a variant cannot be played.
    type VariantFault: Explain;

    /// Why an action may not be played.
    type Refusal: Explain;

    /// Why a position cannot arise.
    type Fault: Explain;

    /// What the rulebook advises against in a variant, though it can be played.
    fn warnings(_variant: &Self::Variant) -> Vec<impl Explain> {
        Vec::<Self::VariantFault>::new()
    }

    /// The position in which `variant` begins.
    fn start(variant: &Self::Variant) -> Self;

    /// Reads a position text of `variant`.
    ///
    /// # Errors
    ///
    /// Every fault of a text that is unreadable or names a position that cannot arise.
    fn read(variant: &Self::Variant, text: &str) -> Result<Self, Faults<Self::Fault>>;

    /// Whose decision is next; the same player may decide several times in a row. Once the game is
    /// over: whose turn it was.
    fn to_move(&self) -> Player;

    /// The result, if the game is over.
    fn outcome(&self) -> Option<Outcome>;

    /// Adds the legal actions to `out`, in the order of `Action`; none exactly when the game is over.
    fn legal_actions(&self, out: &mut Vec<Self::Action>);

    /// How many legal actions there are.
    fn count_actions(&self) -> u64 {
        let mut actions = Vec::new();
        self.legal_actions(&mut actions);
        actions.len() as u64
    }

    /// Plays a legal action; trusted, for callers that took it from [`legal_actions`].
    ///
    /// [`legal_actions`]: Game::legal_actions
    fn apply(&mut self, action: Self::Action);

    /// Whether `action` is legal, and if not, why.
    ///
    /// # Errors
    ///
    /// The rule that forbids it.
    fn check(&self, action: Self::Action) -> Result<(), Self::Refusal>;

    /// Plays an action from outside.
    ///
    /// # Errors
    ///
    /// The rule that forbids it; the position is unchanged then.
    fn play(&mut self, action: Self::Action) -> Result<(), Self::Refusal> {
        self.check(action)?;
        self.apply(action);
        Ok(())
    }

    /// Whether the action that led from here to `next` completed a turn. A game that has ended has
    /// completed its last turn. Overridden only where a player may have two turns in a row.
    fn completes_turn(&self, next: &Self) -> bool {
        next.to_move() != self.to_move() || next.outcome().is_some()
    }

    /// Whether the player to move, at the beginning of their turn, still deals with what the turn
    /// before has left, so that their move proper is not due yet. Counting turns (perft) goes on
    /// through such decisions before it calls the turn before complete.
    fn has_leftovers(&self) -> bool {
        false
    }

    /// Whether any legal action completes the turn and leaves nothing to deal with, so that who counts
    /// turns need not play them. May be false where it is so.
    fn ends_turn_by_any_action(&self) -> bool {
        false
    }

    /// What can be at stake in `variant` when it is combined with other games.
    fn stakes(variant: &Self::Variant) -> Stakes {
        let _ = variant;
        Stakes::default()
    }

    /// What the player stakes with a legal action in a combined game, if anything.
    fn stake(&self, action: Self::Action) -> Option<Stake<Self::Action>> {
        let _ = action;
        None
    }

    /// Whether `player` can still win by some course of the game, however unlikely. Whoever cannot
    /// does not win when the opponent runs out of time either.
    fn can_still_win(&self, player: Player) -> bool {
        let _ = player;
        true
    }

    /// A fingerprint with side and phase, stable across releases.
    fn key(&self) -> Key;
}
