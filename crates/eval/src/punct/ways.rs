//! How far a player is from connecting two opposite sides: over own dots for nothing, over vacant spaces and
//! those of the opponent at a price.

use punct::board::{CENTRE, SIDES};
use punct::{Position, SpaceSet, Variant};
use rules::Player;

use super::grid::{Grid, PLACES};

/// What a space costs that is not the player's: a vacant one, one where no piece may be added or whose
/// dot a piece could cover from beside it, and any other.
const PRICES: [u8; 3] = [1, 2, 4];
/// Farther than this nothing is looked at.
const FARTHEST: u8 = 40;
/// From how many levels on stacks are taken to be as high.
const LEVELS: usize = 8;
/// By how much longer ways than the shortest one are told apart.
pub(super) const DETOUR: u8 = 2;

/// What each space costs a player.
pub(super) struct Prices {
    /// The own spaces, those together that hang together.
    groups: Vec<Group>,
    own: SpaceSet,
    /// The spaces at each of the prices.
    at: [SpaceSet; 3],
}

/// Own spaces that hang together.
struct Group {
    spaces: SpaceSet,
    /// With all spaces next to them.
    grown: SpaceSet,
}

/// What the ways of a player cost, as far as they are hardly longer than the shortest one; others cost more
/// than that.
pub(super) struct Ways {
    /// For each pair of sides, from one of them and from the other, to each space without the space itself.
    pub(super) to: [[Grid; 2]; 3],
    /// From side to side through each space, of whichever pair it costs least.
    pub(super) through: [u8; PLACES],
    /// The shortest.
    pub(super) least: u8,
}

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

/// Puts the spaces together that hang together.
fn groups(own: SpaceSet) -> Vec<Group> {
    let mut groups = Vec::with_capacity(16);
    let mut left = own;
    while let Some(space) = left.first() {
        let mut spaces = space.set();
        let mut grown = spaces.grown();
        loop {
            let more = (grown & left) - spaces;
            if more.is_empty() {
                break;
            }
            spaces |= more;
            grown |= more.grown();
        }
        left = left - spaces;
        groups.push(Group { spaces, grown });
    }
    groups
}

impl Prices {
    /// What each space costs both players.
    pub(super) fn of_both(position: &Position) -> [Self; 2] {
        let seen = Player::BOTH.map(|player| position.visible(player));
        let vacant = SpaceSet::BOARD - (seen[0] | seen[1]);
        let closed = match position.variant() {
            Variant::Standard => vacant & CENTRE,
            Variant::Basic => SpaceSet::EMPTY,
        };
        let mut covers = [SpaceSet::EMPTY; 2];
        for level in by_height(position) {
            if level.iter().any(|set| set.is_empty()) {
                continue;
            }
            covers[0] |= level[0].grown() & level[1];
            covers[1] |= level[1].grown() & level[0];
        }
        Player::BOTH.map(|player| {
            let (covers, other) = (covers[player.index()], seen[player.other().index()]);
            let own = seen[player.index()];
            let at = [vacant - closed, covers | closed, other - covers];
            Self { groups: groups(own), own, at }
        })
    }

    /// The price of each space.
    fn grid(&self) -> Grid {
        let mut grid = Grid::new(0);
        for (set, price) in self.at.iter().zip(PRICES) {
            grid.fill(*set, price);
        }
        grid
    }

    /// What is next to a side or to own spaces that hang together with it, with the side itself.
    pub(super) fn reached_from(&self, side: SpaceSet) -> SpaceSet {
        let at_side = self.groups.iter().filter(|group| group.spaces.meets(side));
        at_side.fold(side, |reached, group| reached | group.grown)
    }

    /// Goes through the spaces by what the way to them from a side costs, their own price included, the
    /// cheapest first, as long as `goes_on` for that price and the spaces at it, of which there may be none.
    #[inline]
    fn spread(&self, from: SpaceSet, mut goes_on: impl FnMut(u8, SpaceSet) -> bool) {
        // The spaces that were come to and not yet gone on from, by how much more they cost.
        let mut ahead = [from & self.own; 5];
        for (at, ahead) in (0..).zip(&mut ahead).skip(1) {
            *ahead = from & self.priced(at);
        }
        let mut seen = SpaceSet::EMPTY;
        // The groups that were not yet come to.
        let mut left = (1_u64 << self.groups.len()) - 1;
        for cost in 0..=FARTHEST {
            let mut layer = ahead[0] - seen;
            let [_, one, two, three, four] = ahead;
            ahead = [one, two, three, four, SpaceSet::EMPTY];
            if layer.is_empty() {
                if !goes_on(cost, layer) {
                    return;
                }
                continue;
            }
            let mut edge = layer.grown();
            // What hangs together costs nothing more.
            let mut groups = left;
            while groups != 0 {
                let at = groups.trailing_zeros();
                groups &= groups - 1;
                let group = &self.groups[at as usize];
                if edge.meets(group.spaces) {
                    layer |= group.spaces;
                    edge |= group.grown;
                    left &= !(1 << at);
                }
            }
            if !goes_on(cost, layer) {
                return;
            }
            seen |= layer;
            let edge = edge - seen;
            for (set, price) in self.at.iter().zip(PRICES) {
                ahead[usize::from(price) - 1] |= edge & *set;
            }
        }
    }

    /// The spaces at a price.
    fn priced(&self, price: u8) -> SpaceSet {
        let at = PRICES.iter().position(|&it| it == price);
        at.map_or(SpaceSet::EMPTY, |at| self.at[at])
    }

    /// What it costs to connect each pair of sides, the cheapest first; none is told as more than `slack`
    /// above the cheapest.
    pub(super) fn distances(&self, slack: u8) -> [u8; 3] {
        let mut costs = [FARTHEST; 3];
        let mut best = FARTHEST;
        for (found, &[from, to]) in costs.iter_mut().zip(&SIDES) {
            *found = best + slack;
            self.spread(from, |cost, layer| {
                if layer.meets(to) {
                    *found = cost;
                }
                !layer.meets(to) && cost < best + slack
            });
            best = best.min(*found);
        }
        costs.sort_unstable();
        costs.map(|cost| cost.min(best + slack))
    }

    /// What the ways through each space cost.
    pub(super) fn ways(&self) -> Ways {
        let prices = self.grid();
        let mut to = std::array::from_fn(|_| [Grid::new(FARTHEST), Grid::new(FARTHEST)]);
        let mut least = FARTHEST;
        let mut apart = [FARTHEST; 3];
        for ((to, apart), [from, other]) in to.iter_mut().zip(&mut apart).zip(SIDES) {
            self.spread(from, |cost, layer| {
                to[0].fill(layer, cost);
                if layer.meets(other) {
                    *apart = cost.min(*apart);
                    least = least.min(cost);
                }
                cost < least.saturating_add(DETOUR)
            });
        }
        let farthest = least.saturating_add(DETOUR);
        let mut through = [u8::MAX; PLACES];
        for ((to, apart), [_, from]) in to.iter_mut().zip(apart).zip(SIDES) {
            // Ways between sides that are farther apart are not told apart.
            if apart > farthest {
                continue;
            }
            self.spread(from, |cost, layer| {
                to[1].fill(layer, cost);
                cost < farthest
            });
            // From here on without the space itself.
            for to in to.iter_mut() {
                to.lower(&prices);
            }
            let ways = to[0].all().iter().zip(to[1].all()).zip(prices.all());
            for (through, ((one, other), price)) in through.iter_mut().zip(ways) {
                *through = (*through).min(one.saturating_add(*other).saturating_add(*price));
            }
        }
        Ways { to, through, least }
    }
}
