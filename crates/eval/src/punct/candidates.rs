//! Which of the thousands of actions are worth looking at.

use punct::board::SPACES;
use punct::{Action, Kind, Laid, Position, Space};
use rules::{Game, Player};

use super::ways::{Prices, Reach};

/// How many are looked at. The best ones stand in front, and late ones are looked at less deep.
const MOST: usize = 40;
/// How many actions lead to the same dots, of other kinds or with the PÜNCT elsewhere.
const SIMILAR: usize = 4;
/// What it is worth to be nearer to a connection by a vacant space, with what a space is worth on the
/// opponent's way that costs as little as any, and by how much less on one that costs one more.
const NEARER: i32 = 4;
const IN_THE_WAY: i32 = 3;
/// What it costs to leave a space on the own way that costs as little as any.
const LEFT: i32 = 4;

/// What the ways of a player through each space cost, for one pair of sides.
struct Ways {
    /// From one side and from the other, without the space itself.
    to: [[i32; SPACES]; 2],
    /// From side to side.
    through: [i32; SPACES],
    /// The cheapest of them.
    least: i32,
}

/// The ways of a player between each pair of sides.
fn ways(prices: &Prices) -> [Ways; 3] {
    let price = prices.table().map(i32::from);
    prices.both_ways().map(|both| {
        let to = both.map(|reach: Reach| {
            let table = reach.table();
            std::array::from_fn(|at| i32::from(table[at]) - price[at])
        });
        let [a, b]: &[[i32; SPACES]; 2] = &to;
        let through: [i32; SPACES] = std::array::from_fn(|at| a[at] + b[at] + price[at]);
        let least = through.iter().copied().min().unwrap_or_default();
        Ways { to, through, least }
    })
}

/// What the player to move and the opponent need, and what lies there.
struct Seen {
    own: [Ways; 3],
    least: i32,
    /// How much each space is in the opponent's way.
    in_the_way: [i32; SPACES],
    /// How much the player gives up by leaving a space.
    held: [i32; SPACES],
}

impl Seen {
    fn of(position: &Position) -> Self {
        let player = position.to_move();
        let [first, second] = Prices::of_both(position);
        let (own, other) =
            if player == Player::First { (&first, &second) } else { (&second, &first) };
        let (own, other) = (ways(own), ways(other));
        let least_of = |ways: &[Ways; 3]| ways.iter().map(|it| it.least).min().unwrap_or_default();
        let (least, others) = (least_of(&own), least_of(&other));
        let near = |ways: &[Ways; 3], least: i32, at: usize| {
            let worth = |it: &Ways| (IN_THE_WAY - (it.through[at] - least)).max(0);
            ways.iter().map(worth).max().unwrap_or_default()
        };
        let in_the_way = std::array::from_fn(|at| near(&other, others, at));
        let held = std::array::from_fn(|at| LEFT * near(&own, least, at) / IN_THE_WAY);
        Self { own, least, in_the_way, held }
    }

    /// What dots on these spaces promise.
    fn promise(&self, dots: [Space; 3]) -> i32 {
        let cheapest = |way: &Ways| -> i32 {
            let to = |side: usize| dots.iter().map(|dot| way.to[side][dot.index()]).min();
            to(0).unwrap_or_default() + to(1).unwrap_or_default()
        };
        let cost = self.own.iter().map(cheapest).min().unwrap_or_default();
        let blocked: i32 = dots.iter().map(|dot| self.in_the_way[dot.index()]).sum();
        NEARER * (self.least - cost).max(0) + blocked
    }
}

/// Adds the most promising actions, the best first.
pub(super) fn list(position: &Position, out: &mut Vec<Action>) {
    let start = out.len();
    position.legal_actions(out);
    let seen = Seen::of(position);
    let player = position.to_move();
    let lies = |kind: Kind, from: Space| {
        let is_it = |it: &&Laid| {
            it.owner() == player && it.placement().punct() == from && it.placement().kind() == kind
        };
        position.laid().iter().rev().find(is_it)
    };
    // What leaving its place costs each piece that moves, which are few.
    let mut costs: Vec<(Kind, Space, i32)> = Vec::new();
    let mut leaving = |kind: Kind, from: Space| {
        if let Some(known) = costs.iter().find(|it| it.0 == kind && it.1 == from) {
            return known.2;
        }
        let dots = lies(kind, from).map(|it| it.placement().dots());
        let held = dots.into_iter().flatten().map(|dot| seen.held[dot.index()]);
        let cost = held.sum::<i32>();
        costs.push((kind, from, cost));
        cost
    };
    let mut ranked: Vec<(i32, usize)> = out[start..]
        .iter()
        .enumerate()
        .map(|(index, &action)| {
            let promise = match action {
                Action::Add(to) => seen.promise(to.dots()),
                Action::Move { from, to } => seen.promise(to.dots()) - leaving(to.kind(), from),
                Action::Pass => 0,
            };
            (-promise, index)
        })
        .collect();
    if ranked.len() > SIMILAR * MOST {
        ranked.select_nth_unstable(SIMILAR * MOST - 1);
        ranked.truncate(SIMILAR * MOST);
    }
    ranked.sort_unstable();
    // Of those that lead to the same dots the first will do.
    let mut known: Vec<(Option<Space>, [Space; 3])> = Vec::new();
    ranked.retain(|&(_, index)| {
        let (from, mut dots) = match out[start + index] {
            Action::Add(to) => (None, to.dots()),
            Action::Move { from, to } => (Some(from), to.dots()),
            Action::Pass => return true,
        };
        dots.sort_unstable();
        let is_new = !known.contains(&(from, dots));
        if is_new {
            known.push((from, dots));
        }
        is_new
    });
    ranked.truncate(MOST);
    let best: Vec<Action> = ranked.iter().map(|&(_, index)| out[start + index]).collect();
    out.truncate(start);
    out.extend(best);
}
