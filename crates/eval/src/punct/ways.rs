//! How far a player is from connecting two opposite sides: over own dots for nothing, over vacant spaces and
//! those of the opponent at a price.

use punct::board::{CENTRE, SIDES, SPACES};
use punct::{Position, SpaceSet, Variant};
use rules::Player;

/// What a space costs that is not the player's: a vacant one, one where no piece may be added or whose
/// dot a piece could cover from beside it, and any other.
const PRICES: [usize; 3] = [1, 2, 4];
/// Farther than this nothing is looked at.
const FARTHEST: usize = 40;
/// From how many levels on stacks are taken to be as high.
const LEVELS: usize = 8;

/// What each space costs a player.
pub(super) struct Prices {
    own: SpaceSet,
    /// The spaces at each of the prices.
    at: [SpaceSet; 3],
}

/// The spaces by what the way to them from a side costs, their own price included.
pub(super) struct Reach([SpaceSet; FARTHEST + 5]);

/// The spaces of both players by their height, the lowest first.
fn by_height(position: &Position) -> [[SpaceSet; 2]; LEVELS] {
    let mut sets = [[SpaceSet::EMPTY; 2]; LEVELS];
    for player in Player::BOTH {
        for space in position.visible(player) {
            let level = usize::from(position.height(space) - 1).min(LEVELS - 1);
            let set = &mut sets[level][player.index()];
            *set = set.with_space(space);
        }
    }
    sets
}

impl Prices {
    /// What each space costs both players.
    pub(super) fn of_both(position: &Position) -> [Self; 2] {
        let heights = by_height(position);
        let seen = Player::BOTH.map(|player| position.visible(player));
        let vacant = SpaceSet::BOARD - (seen[0] | seen[1]);
        let closed = match position.variant() {
            Variant::Standard => vacant & CENTRE,
            Variant::Basic => SpaceSet::EMPTY,
        };
        Player::BOTH.map(|player| {
            let (own, other) = (player.index(), player.other().index());
            let covers = heights
                .iter()
                .map(|level| level[own].grown() & level[other])
                .fold(SpaceSet::EMPTY, |all, set| all | set);
            Self { own: seen[own], at: [vacant - closed, covers | closed, seen[other] - covers] }
        })
    }

    /// The price of each space.
    pub(super) fn table(&self) -> [u8; SPACES] {
        let mut table = [0; SPACES];
        for (set, price) in self.at.iter().zip([1, 2, 4]) {
            for space in *set {
                table[space.index()] = price;
            }
        }
        table
    }

    /// The ways from one side to all spaces, as far as `most`, or until `to` is reached.
    fn reach(&self, from: SpaceSet, to: SpaceSet, most: usize) -> (Reach, Option<usize>) {
        let mut layers = [SpaceSet::EMPTY; FARTHEST + 5];
        layers[0] = from & self.own;
        for (set, price) in self.at.iter().zip(PRICES) {
            layers[price] |= from & *set;
        }
        let mut seen = SpaceSet::EMPTY;
        for cost in 0..=most.min(FARTHEST) {
            let mut layer = layers[cost] - seen;
            if layer.is_empty() {
                layers[cost] = layer;
                continue;
            }
            // What hangs together costs nothing more.
            let mut edge = layer.grown();
            loop {
                let more = (edge & self.own) - layer - seen;
                if more.is_empty() {
                    break;
                }
                layer |= more;
                edge |= more.grown();
            }
            seen |= layer;
            layers[cost] = layer;
            if layer.meets(to) {
                return (Reach(layers), Some(cost));
            }
            let edge = edge - seen;
            for (set, price) in self.at.iter().zip(PRICES) {
                layers[cost + price] |= edge & *set;
            }
        }
        (Reach(layers), None)
    }

    /// What it costs to connect each pair of sides, the cheapest first; none is told as more than `slack`
    /// above the cheapest.
    pub(super) fn distances(&self, slack: usize) -> [usize; 3] {
        let mut costs = [FARTHEST; 3];
        let mut best = FARTHEST;
        for (cost, &[from, to]) in costs.iter_mut().zip(&SIDES) {
            *cost = self.reach(from, to, best + slack).1.unwrap_or(best + slack);
            best = best.min(*cost);
        }
        costs.sort_unstable();
        costs.map(|cost| cost.min(best + slack))
    }

    /// For each pair of sides what the ways to all spaces cost from both of them.
    pub(super) fn both_ways(&self) -> [[Reach; 2]; 3] {
        let all = |from| self.reach(from, SpaceSet::EMPTY, FARTHEST).0;
        SIDES.map(|sides| sides.map(all))
    }
}

impl Reach {
    /// What the way to each space costs.
    pub(super) fn table(&self) -> [u8; SPACES] {
        #[allow(clippy::cast_possible_truncation, reason = "it is small")]
        let mut table = [FARTHEST as u8; SPACES];
        for (cost, layer) in (0..).zip(self.0.iter().take(FARTHEST + 1)) {
            for space in *layer {
                table[space.index()] = cost;
            }
        }
        table
    }
}
