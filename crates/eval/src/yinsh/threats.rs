//! Moves that make a row at once.

use hexgrid::Direction;
use rules::Game;
use yinsh::{Action, PointSet, Position};

use super::segments;

fn has_row(markers: PointSet) -> bool {
    Direction::AXES.iter().any(|&axis| !markers.fives(axis).is_empty())
}

/// Adds the moves with which the player to move makes an own row.
pub(super) fn list(position: &Position, out: &mut Vec<Action>) {
    let player = position.to_move();
    let (own, all, rings) =
        (position.markers(player), position.all_markers(), position.rings(player));
    if !segments::may_make_row(position) {
        return;
    }
    for from in rings {
        let left = own | from.set();
        let makes_row = has_row(left);
        for to in position.destinations(from) {
            let crossed = from.between(to) & all;
            let is_row = if crossed.is_empty() { makes_row } else { has_row(left ^ crossed) };
            if is_row {
                out.push(Action::Move { from, to });
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use yinsh::{Phase, Variant};

    use super::*;

    #[test]
    fn the_moves_listed_are_those_that_make_an_own_row() {
        let mut found = 0;
        rules::testkit::random_positions(
            &Variant::Standard,
            3,
            40,
            400,
            |position: &Position, _| {
                if position.phase() != Phase::Move || position.outcome().is_some() {
                    return;
                }
                let mut listed = Vec::new();
                list(position, &mut listed);
                let mut legal = Vec::new();
                position.legal_actions(&mut legal);
                legal.retain(|&action| {
                    let mut next = *position;
                    next.apply(action);
                    next.phase() == Phase::RowAfter
                });
                assert_eq!(listed, legal, "{position}");
                found += listed.len();
            },
        );
        assert!(found > 50, "{found}");
    }
}
