use punct::board::CENTRE;
use punct::{Action, PIECES, Position, Variant};
use rules::{Game, Player};
use search::Evaluate;

use super::candidates;
use super::ways::Prices;

/// Everything known about PÜNCT: how far each player is from a connection, which pieces can still move, and
/// what the centre hexagon gives if nobody connects.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Full;

/// To be nearer to a connection by a vacant space, on the shortest way and on those between the other sides.
const NEARER: [i32; 3] = [36, 8, 3];
/// By how much longer ways are told apart from the shortest one.
const SLACK: u8 = 6;
/// To be on turn: a piece takes up to three spaces.
const ON_TURN: i32 = 45;
/// A piece that is free to move.
const FREE: i32 = 6;
/// A dot in the centre hexagon, when the last piece is about to be placed.
const IN_CENTRE: i32 = 90;

/// What a player has, apart from the distance to a connection.
fn worth(position: &Position, player: Player) -> i32 {
    let is_free = |it: &&punct::Laid| it.owner() == player && position.is_free(**it);
    let free = i32::try_from(position.laid().iter().filter(is_free).count()).expect("few");
    let centre = (position.visible(player) & CENTRE).len().cast_signed();
    // The nearer the end, the more the centre hexagon counts.
    let placed = Player::BOTH.map(|player| position.on_board(player)).into_iter().max();
    let placed = i32::from(placed.unwrap_or_default());
    let all = i32::from(PIECES);
    let counts = match position.variant() {
        Variant::Standard => IN_CENTRE * placed * placed * placed / (all * all * all),
        Variant::Basic => 0,
    };
    FREE * free + counts * centre
}

/// What the distances of a player from connections cost.
fn distance(prices: &Prices) -> i32 {
    let costs = prices.distances(SLACK);
    costs.into_iter().zip(NEARER).map(|(cost, weight)| weight * i32::from(cost)).sum()
}

impl Evaluate<Position> for Full {
    fn value(&self, position: &Position) -> i32 {
        let player = position.to_move();
        let costs = Prices::of_both(position);
        let of = |player: Player| worth(position, player) - distance(&costs[player.index()]);
        ON_TURN + of(player) - of(player.other())
    }

    fn candidates(&self, position: &Position, out: &mut Vec<Action>) {
        candidates::list(position, out);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn value(pieces: &str) -> i32 {
        let text = format!("standard {pieces} w");
        Full.value(&Position::read(&Variant::Standard, &text).unwrap())
    }

    #[test]
    fn to_be_nearer_to_a_connection_is_worth_more() {
        assert!(value("Ea5,b6,c7/Ed8,e9,f10") > value("Ea5,b6,c7/Ed1,e2,f3"));
        assert!(value("Ea5,b6,c7/ed8,e9,f10") < value("Ea5,b6,c7"));
    }

    #[test]
    fn both_sides_are_seen_alike() {
        let of = |text: &str| Full.value(&Position::read(&Variant::Standard, text).unwrap());
        let one = of("standard Ea5,b6,c7/Tg12,g13,h13/cn12,m11,o13/tl12,l13,m13 w");
        let other = of("standard Cn12,m11,o13/Tl12,l13,m13/ea5,b6,c7/tg12,g13,h13 b");
        assert_eq!(one, other);
    }
}
