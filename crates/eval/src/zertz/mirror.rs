//! Mirror images among the first turns.

use std::sync::LazyLock;

use hexgrid::Symmetry;
use zertz::{Action, Board, Marble, Position, Ring, RingSet};

/// Where each ring comes to lie when a board is turned or mirrored onto itself.
type Image = [Option<Ring>; zertz::board::RINGS];

/// The ways to turn and mirror each board onto itself, without the one that moves nothing.
static IMAGES: LazyLock<[Vec<Image>; 6]> = LazyLock::new(|| Board::ALL.map(images));

fn images(board: Board) -> Vec<Image> {
    let image = |symmetry: Symmetry| {
        let mut image = [None; zertz::board::RINGS];
        for ring in board.rings() {
            image[ring.index()] = Some(board.ring(symmetry.map(board.place(ring)?))?);
        }
        Some(image)
    };
    Symmetry::all().skip(1).filter_map(image).collect()
}

fn moved(rings: RingSet, image: &Image) -> RingSet {
    rings.iter().filter_map(|ring| image[ring.index()]).collect()
}

/// Whether another action comes before this one in order and leads to the mirror image of the same
/// position. Looked for while at most one ring has gone: later hardly a position is symmetric.
pub(super) fn is_mirrored(position: &Position, action: Action) -> bool {
    let board = position.variant().board;
    if position.rings().len() + 1 < u32::from(board.size()) {
        return false;
    }
    let stays = |rings: RingSet, image: &Image| moved(rings, image) == rings;
    IMAGES[board as usize].iter().any(|image| {
        let ring_at = |ring: Ring| image[ring.index()].unwrap_or(ring);
        let other = match action {
            Action::Place { marble, ring } => Action::Place { marble, ring: ring_at(ring) },
            Action::Remove(ring) => Action::Remove(ring_at(ring)),
            Action::Jump { from, to } => Action::Jump { from: ring_at(from), to: ring_at(to) },
            Action::Claim(_) | Action::Leave | Action::Pass => return false,
        };
        other < action
            && stays(position.rings(), image)
            && Marble::ALL.iter().all(|&marble| stays(position.marbles(marble), image))
    })
}

#[cfg(test)]
mod tests {
    use rules::Game;
    use zertz::Variant;

    use super::*;

    /// The actions that are not left out.
    fn left(position: &Position) -> Vec<String> {
        let mut actions = Vec::new();
        position.legal_actions(&mut actions);
        actions.retain(|&action| !is_mirrored(position, action));
        actions.iter().map(ToString::to_string).collect()
    }

    fn start(variant: &str) -> Position {
        Position::start(&variant.parse::<Variant>().unwrap())
    }

    #[test]
    fn the_first_ring_is_one_of_six() {
        // The middle, and in the circles around it 1, 2, 2 (and 3 on the largest board) of a kind.
        assert_eq!(left(&start("tournament")).len(), 3 * 6);
        assert_eq!(left(&start("tournament,rings=61")).len(), 3 * 9);
        // Without symmetry nothing is left out.
        let images = Board::ALL.map(|board| images(board).len());
        for (board, images) in Board::ALL.into_iter().zip(images) {
            let variant = format!("tournament,rings={}", board.size());
            let all = 3 * usize::from(board.size());
            assert_eq!(left(&start(&variant)).len() < all, images > 0, "{variant}");
        }
    }

    #[test]
    fn what_is_left_out_has_an_image_that_is_not() {
        let mut position = start("tournament");
        position.apply("Wd4".parse().unwrap());
        assert_eq!(left(&position), ["-a1", "-a2"], "a corner, or a ring between two");
        position.apply("-a1".parse().unwrap());
        let mut all = Vec::new();
        position.legal_actions(&mut all);
        let images = left(&position).len();
        assert!(images > all.len() / 2 && images < all.len(), "one axis is left");
        position.apply("Bb3".parse().unwrap());
        position.apply("-a4".parse().unwrap());
        all.clear();
        position.legal_actions(&mut all);
        assert_eq!(left(&position).len(), all.len());
    }
}
