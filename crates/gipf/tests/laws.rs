//! The laws every game must pass, and those of this family.
#![allow(clippy::unwrap_used, reason = "tests")]

use gipf::board::{Point, SPOTS};
use gipf::{Action, Position, Setup, Variant};
use hexgrid::{Cell, CellSet, Symmetry};
use proptest::prelude::*;
use rules::perft::{self, Unit};
use rules::{Effect, Fate, Game, Player, Show, testkit};

const VARIANTS: [&str; 4] = ["standard", "basic", "tournament", "basic,reserve=12/15"];

#[test]
fn laws_of_every_game() {
    for (seed, variant) in (0..).zip(VARIANTS) {
        testkit::random_games::<Position>(&variant.parse().unwrap(), seed, 40, 400);
    }
}

/// Calls `visit` with every position of some random games and the action played there.
fn random_positions(variant: &str, seed: u64, mut visit: impl FnMut(&Position, Action)) {
    let mut rng = fastrand::Rng::with_seed(seed);
    let variant: Variant = variant.parse().unwrap();
    for _ in 0..60 {
        let mut position = Position::start(&variant);
        let mut legal = Vec::new();
        loop {
            legal.clear();
            position.legal_actions(&mut legal);
            let Some(&action) = rng.choice(&legal) else { break };
            visit(&position, action);
            position.apply(action);
        }
    }
}

#[test]
fn g9_14_pieces_are_conserved() {
    for variant in VARIANTS {
        random_positions(variant, 14, |position, action| {
            let mut next = *position;
            next.apply(action);
            let mut captured = [0; 2];
            for effect in position.effects(action) {
                if let Effect::Remove { piece, fate: Fate::Captured, .. } = effect {
                    let basics = if piece.kind == "G" { 2 } else { 1 };
                    captured[piece.owner.unwrap().index()] += basics;
                }
            }
            assert_eq!(captured[position.to_move().index()], 0, "nobody captures own pieces");
            for player in Player::BOTH {
                let after = next.basics(player) + captured[player.index()];
                assert_eq!(after, position.basics(player), "{position}, {action}");
            }
        });
    }
}

#[test]
fn g9_13_different_pushes_to_one_position_are_different_moves() {
    let start = Position::start(&Variant::default());
    let after = |action: &str| {
        let mut position = start;
        position.play(action.parse().unwrap()).unwrap();
        position
    };
    assert_eq!(after("c1-d2"), after("d1-d2"));
    assert_eq!(start.count_actions(), 42);
    assert_eq!(perft::count(&start, 1, Unit::Positions), 30);
}

#[test]
fn g2_symmetric_positions_have_equal_counts() {
    let image = |set: CellSet, symmetry: Symmetry| -> CellSet {
        set.iter().map(|cell| Cell::at(symmetry.map(cell.hex())).unwrap()).collect()
    };
    for variant in VARIANTS {
        let variant_: Variant = variant.parse().unwrap();
        let mut visits = 0;
        random_positions(variant, 12, |position, _| {
            visits += 1;
            if visits % 40 != 0 {
                return;
            }
            let count = perft::count(position, 2, Unit::Actions);
            for symmetry in Symmetry::all() {
                let mut setup = Setup::from(position);
                setup.owned = setup.owned.map(|set| image(set, symmetry));
                setup.gipf = image(setup.gipf, symmetry);
                let turned = Position::from_setup(variant_, &setup).unwrap();
                assert_eq!(perft::count(&turned, 2, Unit::Actions), count, "{position}");
            }
        });
    }
}

#[test]
fn perft_by_parts_adds_up_with_any_number_of_threads() {
    let start = Position::start(&Variant::default());
    for unit in [Unit::Actions, Unit::Turns] {
        let parts = perft::divide(&start, 3, unit, 1);
        assert_eq!(parts.iter().map(|part| part.1).sum::<u64>(), 73_800);
        assert_eq!(perft::divide(&start, 3, unit, 3), parts);
    }
}

#[test]
fn every_point_has_its_name() {
    assert_eq!(Point::all().count(), 61);
    assert_eq!(SPOTS.len(), 37);
    for point in Point::all() {
        assert_eq!(point.to_string().parse::<Point>().unwrap(), point);
    }
    let lengths: Vec<usize> = (0..7).map(|number| gipf::board::column(number).count()).collect();
    assert_eq!(lengths, [4, 5, 6, 7, 6, 5, 4]);
}

#[test]
fn every_fault_of_a_position_is_named_at_once() {
    let read = |text: &str| {
        let faults = Position::read(&Variant::default(), text).unwrap_err();
        faults.iter().map(rules::Explain::code).collect::<Vec<_>>()
    };
    assert_eq!(read(""), ["position-fields"]);
    assert_eq!(read("standard g2G/5/6/G5g/6/5/g2G  B12/B12 w BB 3"), ["position-fields"]);
    assert_eq!(
        read("chess 4/5/6/8/6/5 B012/B12 x BBB 7"),
        [
            "position-columns",
            "position-variant",
            "position-reserves",
            "position-side",
            "position-stages",
            "position-phase"
        ]
    );
    assert_eq!(
        read("standard q3/5/6/8/33/05/4 B12/B12 w BB 3"),
        [
            "position-unknown-piece",
            "position-column-length",
            "position-empty-count",
            "position-empty-count"
        ]
    );
    assert_eq!(
        read("standard 4/5/6/GGGG3/6/5/4 B99/B12 w GB 1"),
        [
            "position-too-many-pieces",
            "position-too-many-gipf-pieces",
            "position-stage-of-tournament"
        ]
    );
    assert_eq!(
        read("basic G3/5/6/7/6/5/4 B12/B12 w BB 5"),
        [
            "position-other-variant",
            "position-too-many-gipf-pieces",
            "position-nothing-to-deal-with"
        ]
    );
}

#[test]
fn every_fault_of_a_variant_is_named_at_once() {
    let read = |text: &str| {
        let faults = text.parse::<Variant>().unwrap_err();
        faults.iter().map(rules::Explain::code).collect::<Vec<_>>()
    };
    assert_eq!(read(""), ["unknown-variant"]);
    assert_eq!(read("standard,reserve=13"), ["option-of-others"]);
    assert_eq!(read("basic,reserve=16,reserve=12"), ["reserve-out-of-range", "repeated-option"]);
    assert_eq!(read("basic,reserve=+13,colour"), ["reserve-out-of-range", "unknown-option"]);
    assert_eq!(read("chess,reserve=99,x=1"), ["unknown-variant", "unknown-option"]);
}

proptest! {
    #[test]
    fn readers_never_panic(text in "\\PC{0,80}", board in "[bgBG1-7/]{0,40}", rest in "[B0-9/wbG 1-5-]{0,24}") {
        for variant in VARIANTS {
            let variant: Variant = variant.parse().unwrap();
            let _ = Position::read(&variant, &text);
            let _ = gipf::read_drawing(variant, &text);
            if let Ok(position) = Position::read(&variant, &format!("{} {board} {rest}", variant.kind().key())) {
                let _ = (position.outcome(), position.rows(), position.supply(&variant), position.drawing());
                let _ = position.read_notation(&text);
                prop_assert_eq!(Position::read(&variant, &position.to_string()).unwrap(), position);
            }
        }
        let _ = text.parse::<Action>();
        let _ = text.parse::<Variant>();
        let _ = Position::start(&Variant::default()).read_notation(&text);
    }

    #[test]
    fn removals_that_are_no_removals_are_refused(bits in any::<u64>(), seed in 0u64..50) {
        let cells = CellSet::from_bits(bits) & SPOTS;
        random_positions("tournament", seed, |position, _| {
            let mut legal = Vec::new();
            position.legal_actions(&mut legal);
            let action = Action::Remove(cells);
            assert_eq!(position.check(action).is_ok(), legal.contains(&action));
        });
    }
}
