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

    /// The reasons for which its rules end a game: those of every [`Outcome`] it gives.
    const REASONS: &'static [&'static str];

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

    /// A legal action, each as likely as the others; `None` if the game is over. `draw` gives any
    /// number below its argument, `list` is room for a list. Overridden where there are so many
    /// actions that one is found sooner than all are listed.
    fn any_action(
        &self,
        list: &mut Vec<Self::Action>,
        draw: &mut impl FnMut(usize) -> usize,
    ) -> Option<Self::Action> {
        list.clear();
        self.legal_actions(list);
        if list.is_empty() { None } else { Some(list[draw(list.len())]) }
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

    /// Lets time pass for the game's own timers, such as hourglasses: so many milliseconds, at most as
    /// many as the [`alarm`](Game::alarm) tells. Games without timers know no time.
    fn elapse(&mut self, millis: u64) {
        let _ = millis;
    }

    /// In how many milliseconds the first of the game's own timers runs out if nobody acts before,
    /// which may change what is legal, whose decision is next, and whether the game is over. `None` if
    /// none runs, and once the game is over.
    fn alarm(&self) -> Option<u64> {
        None
    }

    /// The only legal action, where it happens by itself because waiting for it would cost time that
    /// is not the player's. A match plays it at once.
    fn due(&self) -> Option<Self::Action> {
        None
    }

    /// Adds what the player who waits may do while the other decides, in the order of `Action`. It is
    /// never among the legal actions; [`apply`](Game::apply) takes it.
    fn interjections(&self, out: &mut Vec<Self::Action>) {
        let _ = out;
    }

    /// The position from which a search looks ahead in place of this one: where time counts, one in
    /// which it passes with every action as is assumed of players, since nobody lets it pass there.
    #[must_use]
    fn assumed(&self) -> Self {
        self.clone()
    }

    /// The position in which the player to move has left their turn out, where that can be thought of: to plan
    /// what answers whatever they play. `None` within a turn, once the game is over, and where the order of
    /// turns is part of the position.
    #[must_use]
    fn passed(&self) -> Option<Self> {
        None
    }

    /// A fingerprint with side and phase, stable across releases.
    fn key(&self) -> Key;
}
