//! The laws every game must pass, and those of this one.
#![allow(clippy::unwrap_used, reason = "tests")]

use hexgrid::{Direction, Symmetry};
use proptest::prelude::*;
use rules::perft::{self, Unit};
use rules::{Game, Player, Show, testkit};
use yinsh::{Action, MARKERS, Phase, Point, PointSet, Position, RINGS, Setup, Variant};

#[test]
fn laws_of_every_game() {
    for (seed, variant) in (0..).zip(Variant::ALL) {
        testkit::random_games::<Position>(&variant, seed, 60, 400);
    }
}

/// Calls `visit` with every position of some random games and the action played there.
fn random_positions(variant: Variant, seed: u64, visit: impl FnMut(&Position, Action)) {
    testkit::random_positions(&variant, seed, 100, 400, visit);
}

#[test]
fn y3_pieces_are_conserved() {
    random_positions(Variant::Standard, 3, |position, action| {
        let mut next = *position;
        next.apply(action);
        for player in Player::BOTH {
            let rings = next.rings(player).len();
            let beside = next.unplaced(player) + next.removed(player);
            assert_eq!(rings + u32::from(beside), u32::from(RINGS), "{position}, {action}");
        }
        let markers = next.all_markers().len() + u32::from(next.pool());
        assert_eq!(markers, u32::from(MARKERS), "{position}, {action}");
        assert!(next.all_rings().len() + next.all_markers().len() + next.vacant().len() == 85);
        let mut pool = i32::from(position.pool());
        match action {
            Action::Move { .. } => pool -= 1,
            Action::TakeRow(_) => pool += 5,
            _ => {}
        }
        assert_eq!(i32::from(next.pool()), pool, "{position}, {action}");
    });
}

#[test]
fn y5_2_a_ring_goes_step_by_step() {
    random_positions(Variant::Standard, 52, |position, _| {
        for from in position.all_rings() {
            let mut reached = PointSet::EMPTY;
            for direction in Direction::ALL {
                let mut place = from.place().step(direction);
                let mut has_crossed = false;
                while let Some(point) = Point::on(place) {
                    if position.all_rings().contains(point) {
                        break;
                    }
                    if position.all_markers().contains(point) {
                        has_crossed = true;
                    } else {
                        reached |= point.set();
                        if has_crossed {
                            break;
                        }
                    }
                    place = place.step(direction);
                }
            }
            assert_eq!(position.destinations(from), reached, "{position}: {from}");
        }
    });
}

#[test]
fn y5_2_where_single_rings_can_go() {
    let reached = |text: &str, from: &str| {
        let position = Position::read(&Variant::Standard, text).unwrap();
        position.destinations(from.parse().unwrap()).to_string()
    };
    // Behind two markers there is one point; in the column downwards there are two more.
    let run = "standard RR2/7/8/9/10/2R1MM3/10/9/8/7/rrrr w 3";
    let upwards = reached(run, "f4");
    let in_column: Vec<&str> = upwards.split(',').filter(|name| name.starts_with('f')).collect();
    assert_eq!(in_column, ["f2", "f3", "f5", "f8"]);
    // A surrounded corner: three markers in a row are the only way out.
    assert_eq!(reached("standard Rr2/1mr4/1m6/1m7/10/9/10/9/8/R6/R2r w 3", "a2"), "e2");
}

#[test]
fn y5_3_what_is_crossed_is_turned_over_and_nothing_else() {
    random_positions(Variant::Standard, 53, |position, action| {
        let Action::Move { from, to } = action else { return };
        let mut next = *position;
        next.apply(action);
        let crossed = from.between(to) & position.all_markers();
        let mover = position.to_move();
        for player in Player::BOTH {
            let mut wanted = position.markers(player) ^ crossed;
            if player == mover {
                wanted |= from.set();
            }
            assert_eq!(next.markers(player), wanted, "{position}, {action}");
        }
    });
}

#[test]
fn y6_4_no_row_is_left_standing_when_a_ring_moves() {
    for variant in Variant::ALL {
        random_positions(variant, 64, |position, _| {
            let owners: Vec<Player> = position.rows().iter().map(|row| row.owner).collect();
            match position.phase() {
                Phase::Place | Phase::Move => assert!(owners.is_empty(), "{position}"),
                Phase::RowBefore | Phase::RowAfter => {
                    assert_eq!(owners[0], position.to_move(), "{position}");
                }
                Phase::RingBefore | Phase::RingAfter => {}
            }
        });
    }
}

#[test]
fn y7_games_end_within_seventy_six_moves() {
    let (mut moves, mut most) = (0, 0);
    random_positions(Variant::Standard, 7, |position, action| {
        if position.phase() == Phase::Place {
            moves = 0;
        }
        moves += u32::from(matches!(action, Action::Move { .. }));
        most = most.max(moves);
    });
    assert!((51..=76).contains(&most), "{most}");
}

#[test]
fn y7_1_as_many_rings_are_wanted_as_win() {
    for (variant, rings) in [(Variant::Standard, 3), (Variant::Blitz, 1)] {
        let supply = Position::start(&variant).supply(&variant);
        let wanted: Vec<u8> = supply.iter().filter_map(|it| Some(it.wanted?.alone)).collect();
        assert_eq!(wanted, [rings; 2]);
    }
}

#[test]
fn y7_games_of_chance_are_as_long_as_others_have_found() {
    let (mut games, mut moves, mut choices, mut most, mut used_up) = (0, 0, 0, 0, 0);
    testkit::random_positions(&Variant::Standard, 77, 300, 400, |position: &Position, action| {
        if let Action::Move { .. } = action {
            moves += 1;
            choices += position.count_actions();
            most = most.max(position.count_actions());
        }
        let mut next = *position;
        next.apply(action);
        if let Some(outcome) = next.outcome() {
            games += 1;
            used_up += u64::from(outcome.reason == "markers-used-up");
        }
    });
    // 57.9 moves with 38.3 choices on average, 105 at the most; 83 of 100 games end by an empty pool.
    assert_eq!(games, 300);
    assert!((57 * games..59 * games).contains(&moves), "{moves}");
    assert!((37 * moves..40 * moves).contains(&choices), "{choices}");
    assert!((90..125).contains(&most), "{most}");
    assert!((76..90).contains(&(100 * used_up / games)), "{used_up}");
}

#[test]
fn y2_symmetric_positions_have_equal_counts() {
    let image = |set: PointSet, symmetry: Symmetry| -> PointSet {
        set.iter().map(|point| Point::on(symmetry.map(point.place())).unwrap()).collect()
    };
    let mut visits = 0;
    random_positions(Variant::Standard, 12, |position, _| {
        visits += 1;
        if visits % 150 != 0 {
            return;
        }
        let count = perft::count(position, 2, Unit::Actions);
        for symmetry in Symmetry::all() {
            let mut setup = Setup::from(position);
            setup.rings = setup.rings.map(|set| image(set, symmetry));
            setup.markers = setup.markers.map(|set| image(set, symmetry));
            let turned = Position::from_setup(Variant::Standard, &setup).unwrap();
            assert_eq!(perft::count(&turned, 2, Unit::Actions), count, "{position}");
        }
    });
}

#[test]
fn every_fault_of_a_position_is_named_at_once() {
    let read = |variant: &str, text: &str| {
        let faults = Position::read(&variant.parse().unwrap(), text).unwrap_err();
        faults.iter().map(rules::Explain::code).collect::<Vec<_>>()
    };
    let any = "standard";
    assert_eq!(read(any, ""), ["position-fields"]);
    assert_eq!(
        read(any, "chess 4/7/8 x 6"),
        ["position-columns", "position-variant", "position-side", "position-phase"]
    );
    assert_eq!(
        read(any, "standard 5/7/8/9/10/9/10/9/8/0/Q04 w 0"),
        [
            "position-column-length",
            "position-bad-number",
            "position-column-length",
            "position-unknown-piece",
            "position-bad-number",
            "position-column-length"
        ]
    );
    let long = format!("standard {}/7/8/9/10/9/10/9/8/7/4 w 0", "9".repeat(40));
    assert_eq!(read(any, &long), ["position-bad-number", "position-column-length"]);
    assert_eq!(
        read("blitz", "standard RRRR/RR5/8/9/10/9/10/9/8/7/m3 b 0"),
        [
            "position-other-variant",
            "position-too-many-rings",
            "position-not-in-turn",
            "position-marker-too-early"
        ]
    );
    let placed = "standard RRRR/R6/8/9/10/9/10/9/8/r6/rrrr w 0";
    assert_eq!(read(any, placed), ["position-all-placed"]);
    assert_eq!(
        read(any, "standard RR2/7/8/9/MMMMM5/mmmmm4/10/9/8/7/rr2 w 3"),
        [
            "position-has-won",
            "position-has-won",
            "position-row-not-taken",
            "position-row-not-taken"
        ]
    );
    assert_eq!(read(any, "standard RRR1/7/8/9/10/9/10/9/8/7/rrr1 w 4"), ["position-no-row"]);
    let full = "standard RRR1/MmMmMmM/mMmMmMmM/9/MmMmMmMmMm/9/MmMmMmMmMm/9/MmMmMmMm/MmMm3/rrr1 w 5";
    assert_eq!(read(any, full), ["position-no-row-taken"]);
    let more =
        "standard RRR1/MmMmMmM/mMmMmMmM/9/MmMmMmMmMm/mMmMm4/MmMmMmMmMm/9/MmMmMmMm/MmMmMmM/rrr1 w 3";
    assert_eq!(read(any, more), ["position-too-many-markers"]);
    let mut setup = Setup::from(&Position::start(&Variant::Standard));
    setup.rings = [Point::CENTRE.set(); 2];
    let faults = Position::from_setup(Variant::Standard, &setup).unwrap_err();
    assert_eq!(rules::Explain::code(faults.iter().next().unwrap()), "position-two-on-one-point");
    let faults = yinsh::read_drawing(Variant::Standard, ". . standard w 0").unwrap_err();
    assert_eq!(rules::Explain::code(faults.iter().next().unwrap()), "position-drawing");
}

#[test]
fn every_fault_of_a_variant_is_named_at_once() {
    let read = |text: &str| {
        let faults = text.parse::<Variant>().unwrap_err();
        faults.iter().map(rules::Explain::code).collect::<Vec<_>>()
    };
    assert_eq!(read(""), ["unknown-variant"]);
    assert_eq!(read("blitz,rings=3"), ["unknown-option"]);
    assert_eq!(read("tournament,a,b=c"), ["unknown-variant", "unknown-option", "unknown-option"]);
}

proptest! {
    #[test]
    fn readers_never_panic(
        text in "\\PC{0,80}",
        turn in "[xX×;a-k0-9-]{0,16}",
        board in "([RMrm]|[1-3]){1,4}/([RMrm]|[1-4]){2,5}/8/9/[RMrm1-9]{3,8}/9/10/9/8/7/[RMrm]{4}",
        rest in "[wb] [0-5]",
    ) {
        for variant in Variant::ALL {
            let _ = Position::read(&variant, &text);
            let _ = yinsh::read_drawing(variant, &text);
            if let Ok(position) = Position::read(&variant, &format!("{variant} {board} {rest}")) {
                let _ = (position.outcome(), position.rows(), position.supply(&variant), position.drawing());
                let _ = (position.read_notation(&text), position.read_notation(&turn));
                prop_assert_eq!(Position::read(&variant, &position.to_string()).unwrap(), position);
            }
        }
        let _ = (text.parse::<Action>(), turn.parse::<Action>(), text.parse::<Variant>());
        let start = Position::start(&Variant::Standard);
        let _ = (start.read_notation(&text), start.read_notation(&turn));
    }

    #[test]
    fn turns_that_are_no_turns_are_refused(
        text in "(x[a-k][1-9](-[a-k][1-9])?x[a-k][1-9];)?[a-k][1-9]-[a-k][1-9](;x[a-k][1-9])?",
        seed in 0u64..10,
    ) {
        testkit::random_positions(&Variant::Standard, seed, 4, 400, |position: &Position, _| {
            if let Ok(actions) = position.read_notation(&text) {
                let mut next = *position;
                for action in actions {
                    assert!(next.play(action).is_ok(), "{position}: {text}");
                }
            }
        });
    }
}
