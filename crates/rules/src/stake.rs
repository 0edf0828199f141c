/// What a player stakes with an action in a combined game, where the right to it may have to be won
/// in a game of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stake<A> {
    /// The letter of the kind of right, one of those in [`Stakes`].
    pub kind: &'static str,
    /// What a match plays in place of the action if the right to it was not won: the right is lost,
    /// and the turn goes on. It is never among the legal actions, and [`apply`](crate::Game::apply)
    /// takes it where the action is legal.
    pub forfeit: A,
}

/// What can be at stake in a game with its options.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Stakes {
    /// The kinds, in the order of their letters; none if the game cannot be combined.
    pub kinds: Vec<StakeKind>,
    /// Whether the rulebooks combine this game; if not, players may still agree on it.
    pub is_usual: bool,
}

/// A kind of right that can be at stake.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StakeKind {
    /// Its letter in the game's texts.
    pub letter: &'static str,
    /// The key of the game it is named after.
    pub namesake: &'static str,
}
