//! Which of the thousands of actions are worth looking at.

use punct::board::SPACES;
use punct::{Action, Kind, Placement, Position, Space};
use rules::{Game, Player};

use super::lies::LIES;
use super::ways::{DETOUR, Prices, Ways};

/// How many are looked at. The best ones stand in front, and late ones are looked at less deep.
const MOST: usize = 40;
/// How many actions lead to the same dots, of other kinds or with the PÜNCT elsewhere.
const SIMILAR: usize = 3;
/// What it is worth to be nearer to a connection by a vacant space, with what a space is worth on the
/// opponent's way that costs as little as any, and by how much less on one that costs one more.
const NEARER: u8 = 4;
const IN_THE_WAY: u8 = DETOUR + 1;
/// What it costs to leave a space on the own way that costs as little as any.
const LEFT: u8 = 4;

/// How near each space is to the cheapest ways through the board.
fn near(ways: &Ways) -> [u8; SPACES] {
    ways.through.map(|through| IN_THE_WAY.saturating_sub(through.saturating_sub(ways.least)))
}

/// What the player to move and the opponent need, and what lies there.
struct Seen {
    own: Ways,
    /// How much each space is in the opponent's way.
    in_the_way: [u8; SPACES],
    /// How near each space is to the own ways.
    on_the_way: [u8; SPACES],
    /// What was found for the spaces pieces lie on, by their number.
    promises: Vec<Option<u8>>,
}

impl Seen {
    fn of(position: &Position) -> Self {
        let player = position.to_move();
        let [first, second] = Prices::of_both(position);
        let (own, other) =
            if player == Player::First { (&first, &second) } else { (&second, &first) };
        let own = own.ways();
        let (in_the_way, on_the_way) = (near(&other.ways()), near(&own));
        Self { own, in_the_way, on_the_way, promises: vec![None; LIES.spaces.len()] }
    }

    /// What dots on the spaces of that number promise.
    #[inline]
    fn promise(&mut self, lie: u16) -> u8 {
        let lie = usize::from(lie);
        if let Some(promise) = self.promises[lie] {
            return promise;
        }
        let promise = self.promise_of(LIES.spaces[lie]);
        self.promises[lie] = Some(promise);
        promise
    }

    /// What dots on these spaces promise. A piece on vacant spaces is nearer to a connection only with a dot
    /// beside the shortest ways.
    fn promise_of(&self, dots: [Space; 3]) -> u8 {
        let [a, b, c] = dots.map(Space::index);
        let blocked = self.in_the_way[a] + self.in_the_way[b] + self.in_the_way[c];
        if self.on_the_way[a] | self.on_the_way[b] | self.on_the_way[c] == 0 {
            return blocked;
        }
        let to = |way: &[u8; SPACES]| way[a].min(way[b]).min(way[c]);
        let cheapest = self.own.to.iter().map(|[one, other]| to(one) + to(other)).min();
        let cost = cheapest.unwrap_or_default();
        NEARER * self.own.least.saturating_sub(cost) + blocked
    }

    /// What the player gives up by lifting a piece.
    fn held(&self, position: &Position, kind: Kind, from: Space) -> u8 {
        let player = position.to_move();
        let lying = position.laid().iter().rev().find(|it| {
            let placement = it.placement();
            it.owner() == player && placement.punct() == from && placement.kind() == kind
        });
        let dots = lying.map(|it| it.placement().dots());
        let near = |dot: Space| LEFT * self.on_the_way[dot.index()] / IN_THE_WAY;
        dots.into_iter().flatten().map(near).sum()
    }
}

/// Adds the most promising actions, the best first.
pub(super) fn list(position: &Position, out: &mut Vec<Action>) {
    let start = out.len();
    position.legal_actions(out);
    let mut seen = Seen::of(position);
    // What each action promises, and how many promise as much.
    let mut promises = Vec::with_capacity(out.len() - start);
    let mut counts = [0_usize; 256];
    // What it costs to lift the piece that the actions before move; they stand together.
    let mut lifted = None;
    for &action in &out[start..] {
        let promise = match action {
            Action::Add(to) => seen.promise(LIES.of(to)),
            Action::Move { from, to } => {
                let piece = (to.kind(), from);
                let cost = match lifted {
                    Some((known, cost)) if known == piece => cost,
                    _ => seen.held(position, piece.0, from),
                };
                lifted = Some((piece, cost));
                seen.promise(LIES.of(to)).saturating_sub(cost)
            }
            Action::Pass => 0,
        };
        promises.push(promise);
        counts[usize::from(promise)] += 1;
    }
    // So many of the best that enough are left when similar ones have gone; none that promises nothing.
    let (mut least, mut count) = (u8::MAX, 0);
    while least > 1 && count < SIMILAR * MOST {
        least -= 1;
        count += counts[usize::from(least)];
    }
    let mut ranked: Vec<Ranked> = Vec::with_capacity(count);
    for (index, (&promise, &action)) in (0..).zip(promises.iter().zip(&out[start..])) {
        if promise >= least
            && let Some((from, to)) = ends(action)
        {
            ranked.push((u8::MAX - promise, from, LIES.of(to), index));
        }
    }
    if ranked.is_empty() {
        out.truncate(start + MOST);
        return;
    }
    ranked.sort_unstable();
    // Of those that lead to the same dots the first will do.
    ranked.dedup_by_key(|it| (it.1, it.2));
    ranked.truncate(MOST);
    let best: Vec<Action> = ranked.iter().map(|it| out[start + usize::from(it.3)]).collect();
    out.truncate(start);
    out.extend(best);
}

/// What an action promises, as less than [`u8::MAX`]; the space it leaves; where it leads to; its place. The best
/// stands first, and those that lead to the same dots stand together.
type Ranked = (u8, Option<Space>, u16, u16);

/// The space that a piece leaves, if it is moved, and how it lies then.
fn ends(action: Action) -> Option<(Option<Space>, Placement)> {
    match action {
        Action::Add(to) => Some((None, to)),
        Action::Move { from, to } => Some((Some(from), to)),
        Action::Pass => None,
    }
}
