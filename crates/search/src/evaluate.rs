use rules::Game;

use crate::Oversight;

/// What search knows about a game beyond its rules. It is shared by the threads of a search.
///
/// Only [`value`](Evaluate::value) must be written; the rest has harmless defaults.
pub trait Evaluate<G: Game>: Sync {
    /// An estimate from the side of the player to move, in hundredths of a basic piece. Never asked
    /// about a game that is over.
    fn value(&self, position: &G) -> i32;

    /// Whether `position` may be judged as it stands. False while a decision is pending that must be
    /// made first, such as a row to be dealt with: search then looks on beyond its depth.
    fn is_quiet(&self, position: &G) -> bool {
        let _ = position;
        true
    }

    /// Adds the legal actions of a quiet `position` that change so much at once that it should not be
    /// judged without them, such as captures. They are looked at early.
    fn forcing(&self, position: &G, out: &mut Vec<G::Action>) {
        let _ = (position, out);
    }

    /// Whether forcing actions are looked at some way beyond the depth of search too, where the player
    /// may also leave them. Does not pay where there are many of them.
    fn follows_forcing(&self) -> bool {
        false
    }

    /// Whether a decision with a single choice takes nothing from the depth of search. Pays where
    /// players can force each other.
    fn follows_single(&self) -> bool {
        false
    }

    /// Whether a legal action may be left out, since another one, which may not, leads to the mirror
    /// image of the same position.
    fn is_mirrored(&self, position: &G, action: G::Action) -> bool {
        let _ = (position, action);
        false
    }

    /// Adds the legal actions of `position` that are worth looking at, the most promising first; nothing
    /// if all are. For games with so many actions that full search gets nowhere with all of them; what
    /// it finds then proves no loss.
    fn candidates(&self, position: &G, out: &mut Vec<G::Action>) {
        let _ = (position, out);
    }

    /// By how much the value of a quiet position can be expected to fall with each action that is still
    /// looked ahead: what stands so far above what is needed is taken as it stands. `None` where
    /// values are not steady enough for that.
    fn margin(&self) -> Option<i32> {
        None
    }

    /// What the player does not notice in `position`. Always `None` in an honest evaluation; see
    /// [`Overlooking`](crate::Overlooking).
    fn oversight(&self, position: &G) -> Option<Oversight> {
        let _ = position;
        None
    }

    /// The value at which a player can expect about 0.85 of a point, for
    /// [`Score::chance`](crate::Score::chance). Positive.
    fn scale(&self) -> i32 {
        300
    }
}

impl<G: Game, E: Evaluate<G> + ?Sized> Evaluate<G> for &E {
    fn value(&self, position: &G) -> i32 {
        (**self).value(position)
    }

    fn is_quiet(&self, position: &G) -> bool {
        (**self).is_quiet(position)
    }

    fn forcing(&self, position: &G, out: &mut Vec<G::Action>) {
        (**self).forcing(position, out);
    }

    fn follows_forcing(&self) -> bool {
        (**self).follows_forcing()
    }

    fn follows_single(&self) -> bool {
        (**self).follows_single()
    }

    fn is_mirrored(&self, position: &G, action: G::Action) -> bool {
        (**self).is_mirrored(position, action)
    }

    fn candidates(&self, position: &G, out: &mut Vec<G::Action>) {
        (**self).candidates(position, out);
    }

    fn margin(&self) -> Option<i32> {
        (**self).margin()
    }

    fn oversight(&self, position: &G) -> Option<Oversight> {
        (**self).oversight(position)
    }

    fn scale(&self) -> i32 {
        (**self).scale()
    }
}
