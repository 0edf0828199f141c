use rules::{Game, Player};
use search::Evaluate;
use zertz::{Marble, Position};

/// Material: the captured marbles, each worth its share of the set of its colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Material;

/// A whole set of one colour.
const SET: i32 = 600;

/// What a player's captured marbles are worth.
pub(super) fn of(position: &Position, player: Player) -> i32 {
    let captured = position.captured(player);
    let sets = position.variant().kind.winning_sets();
    let worth = |marble: Marble| {
        let alone = |set: &&zertz::WinningSet| set.marbles.total() == set.marbles.of(marble);
        let set = sets.iter().find(alone).expect("each colour has a set of its own");
        SET * i32::from(captured.of(marble)) / i32::from(set.marbles.of(marble))
    };
    Marble::ALL.into_iter().map(worth).sum()
}

impl Evaluate<Position> for Material {
    fn value(&self, position: &Position) -> i32 {
        let player = position.to_move();
        of(position, player) - of(position, player.other())
    }

    fn is_quiet(&self, position: &Position) -> bool {
        super::is_quiet(position)
    }
}
