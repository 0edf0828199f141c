use rules::{Game, Player};
use search::Evaluate;
use zertz::{Marble, Phase, Position};

/// Everything known about ZÈRTZ: how near each player is to every winning set that is still within
/// reach, what has been captured, and whose turn it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Full;

/// How much nearness to a set counts, beyond what its marbles are worth by themselves.
const NEARNESS: i32 = 500;
/// What it is worth that the opponent has to place.
const TEMPO: i32 = 10;

/// What a player's captured marbles are worth, with the sets that the opponent's leave within reach.
fn of(position: &Position, player: Player) -> i32 {
    let kind = position.variant().kind;
    let (own, other) = (position.captured(player), position.captured(player.other()));
    let nearness = kind.winning_sets().iter().map(|set| {
        let mut have = 0;
        for marble in Marble::ALL {
            let wanted = set.marbles.of(marble);
            if wanted + other.of(marble) > kind.marbles().of(marble) {
                return 0;
            }
            have += i32::from(own.of(marble).min(wanted));
        }
        let size = i32::from(set.marbles.total());
        NEARNESS * have * have / (size * size)
    });
    super::material::of(position, player) + nearness.sum::<i32>()
}

impl Evaluate<Position> for Full {
    fn value(&self, position: &Position) -> i32 {
        let player = position.to_move();
        // Who has placed already has nothing to fear from having to place.
        let tempo = if position.phase() == Phase::Ring { TEMPO } else { -TEMPO };
        of(position, player) - of(position, player.other()) + tempo
    }

    fn is_quiet(&self, position: &Position) -> bool {
        super::is_quiet(position)
    }
}
