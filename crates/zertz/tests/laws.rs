//! The laws every game must pass, and those of this one.
#![allow(clippy::unwrap_used, reason = "tests")]

use hexgrid::Symmetry;
use proptest::prelude::*;
use rules::perft::{self, Unit};
use rules::{Game, Player, Show, testkit};
use zertz::{Action, Board, Claiming, Marble, Position, RingSet, Setup, Variant};

const VARIANTS: [&str; 8] = [
    "tournament",
    "basic",
    "tournament,rings=40",
    "basic,rings=43",
    "tournament,rings=44",
    "tournament,rings=48,claim=choice",
    "tournament,claim=choice",
    "tournament,rings=61",
];

#[test]
fn laws_of_every_game() {
    for (seed, variant) in (0..).zip(VARIANTS) {
        testkit::random_games::<Position>(&variant.parse().unwrap(), seed, 40, 400);
    }
}

/// Calls `visit` with every position of some random games and the action played there.
fn random_positions(variant: &str, seed: u64, visit: impl FnMut(&Position, Action)) {
    testkit::random_positions(&variant.parse().unwrap(), seed, 60, 400, visit);
}

#[test]
fn z3_marbles_are_conserved_and_rings_never_come_back() {
    for variant in VARIANTS {
        random_positions(variant, 14, |position, action| {
            let mut next = *position;
            next.apply(action);
            assert!(position.rings().includes(next.rings()), "{position}, {action}");
            for marble in Marble::ALL {
                let sides = Player::BOTH.map(|player| u32::from(next.captured(player).of(marble)));
                let all = next.marbles(marble).len()
                    + u32::from(next.pool().of(marble))
                    + sides.iter().sum::<u32>();
                let wanted = next.variant().kind.marbles().of(marble);
                assert_eq!(all, u32::from(wanted), "{position}, {action}");
            }
        });
    }
}

#[test]
fn z4_capturing_is_the_only_choice_where_it_is_possible() {
    for variant in VARIANTS {
        random_positions(variant, 4, |position, _| {
            let mut legal = Vec::new();
            position.legal_actions(&mut legal);
            let jumps = legal.iter().filter(|it| matches!(it, Action::Jump { .. })).count();
            assert!(jumps == 0 || jumps == legal.len(), "{position}");
        });
    }
}

#[test]
fn z5_2_a_free_ring_can_be_slid_out() {
    random_positions("tournament", 52, |position, _| {
        let board = position.variant().board;
        let is_ring = |place| board.ring(place).is_some_and(|it| position.rings().contains(it));
        for ring in position.rings() {
            let around = hexgrid::Direction::ALL
                .map(|direction| is_ring(board.place(ring).unwrap().step(direction)));
            let gap = (0..6).any(|side| !around[side] && !around[(side + 1) % 6]);
            let vacant = position.vacant().contains(ring);
            assert_eq!(position.free_rings().contains(ring), gap && vacant, "{position} {ring}");
        }
    });
}

#[test]
fn z7_1_no_full_group_is_left_standing_where_all_are_claimed() {
    random_positions("tournament", 71, |position, _| {
        let board = position.variant().board;
        let mut reached = position.vacant();
        loop {
            let near = |ring| {
                hexgrid::Direction::ALL
                    .into_iter()
                    .filter_map(move |it| board.ring(board.place(ring)?.step(it)))
            };
            let wider: RingSet = reached.iter().flat_map(near).chain(reached).collect::<RingSet>()
                & position.rings();
            if wider == reached {
                break;
            }
            reached = wider;
        }
        if position.phase() == zertz::Phase::Turn {
            assert_eq!(reached, position.rings(), "{position}");
        }
    });
}

#[test]
fn z2_symmetric_positions_have_equal_counts() {
    for variant in ["tournament", "basic,rings=61"] {
        let variant: Variant = variant.parse().unwrap();
        let image = |set: RingSet, symmetry: Symmetry| -> RingSet {
            let turned = |ring| variant.board.ring(symmetry.map(variant.board.place(ring)?));
            set.iter().map(|ring| turned(ring).unwrap()).collect()
        };
        let mut visits = 0;
        random_positions(&variant.to_string(), 12, |position, _| {
            visits += 1;
            if visits % 100 != 0 || matches!(position.phase(), zertz::Phase::Jump(_)) {
                return;
            }
            let count = perft::count(position, 2, Unit::Actions);
            for symmetry in Symmetry::all() {
                let mut setup = Setup::from(position);
                setup.rings = image(setup.rings, symmetry);
                setup.marbles = setup.marbles.map(|set| image(set, symmetry));
                let turned = Position::from_setup(variant, &setup).unwrap();
                assert_eq!(perft::count(&turned, 2, Unit::Actions), count, "{position}");
            }
        });
    }
}

#[test]
fn every_fault_of_a_position_is_named_at_once() {
    let read = |variant: &str, text: &str| {
        let faults = Position::read(&variant.parse().unwrap(), text).unwrap_err();
        faults.iter().map(rules::Explain::code).collect::<Vec<_>>()
    };
    let any = "tournament";
    assert_eq!(read(any, ""), ["position-fields"]);
    assert_eq!(
        read(any, "tournament ..../...../....../......./....../...../....  W6G8B10 -/- 1 t"),
        ["position-fields"]
    );
    assert_eq!(
        read(any, "chess ..../...../....../......./...... G8W6 -/-/- 3 h9"),
        [
            "position-columns",
            "position-variant",
            "position-pool",
            "position-captured",
            "position-side",
            "position-phase"
        ]
    );
    assert_eq!(
        read(any, "tournament .../...../....../...x.../....../...../.... W06 -/- 1 t"),
        ["position-column-length", "position-unknown-place", "position-pool"]
    );
    assert_eq!(
        read(any, "tournament ..../...../....../......./....../...../.... W5G8B11 W4/W4 1 r"),
        ["position-marble-count", "position-marble-count"]
            .into_iter()
            .chain(["position-has-won", "position-has-won", "position-nothing-placed"])
            .collect::<Vec<_>>()
    );
    assert_eq!(
        read("basic", "tournament W---/-----/------/w.-----/------/-----/---- W4G8B10 -/- 1 c"),
        [
            "position-other-variant",
            "position-marble-count",
            "position-marble-count",
            "position-marble-count",
            "position-left-in-auto",
            "position-claim-in-auto"
        ]
    );
    let choice = "tournament,claim=choice";
    assert_eq!(
        read(choice, "tournament ----/-----/------/w.-----/------/-----/---- W5G8B10 -/- 1 c"),
        ["position-left-not-isolated", "position-nothing-to-claim"]
    );
    assert_eq!(
        read(choice, "tournament W---/-----/------/-...---/------/-----/---- W5G8B10 -/- 1 d3"),
        ["position-cannot-jump-on", "position-group-not-taken"]
    );
    let full = "tournament W---/-----/------/-------/------/-----/---- W5G8B10 -/- 1 r";
    assert_eq!(read(any, full), ["position-no-free-ring"]);
    let mut setup = Setup::from(&Position::start(&any.parse().unwrap()));
    setup.marbles = [Board::Rings37.column(0).collect(); 3];
    let faults = Position::from_setup(Variant::default(), &setup).unwrap_err();
    assert_eq!(rules::Explain::code(faults.iter().next().unwrap()), "position-two-on-one-ring");
    setup.rings = Board::Rings61.rings();
    let faults = Position::from_setup(Variant::default(), &setup).unwrap_err();
    assert_eq!(faults.to_string(), "this board has no ring a5");
    let faults = zertz::read_drawing(Variant::default(), ". . tournament - -/- 1 t").unwrap_err();
    assert_eq!(rules::Explain::code(faults.iter().next().unwrap()), "position-drawing");
}

#[test]
fn every_fault_of_a_variant_is_named_at_once() {
    let read = |text: &str| {
        let faults = text.parse::<Variant>().unwrap_err();
        faults.iter().map(rules::Explain::code).collect::<Vec<_>>()
    };
    assert_eq!(read(""), ["unknown-variant"]);
    assert_eq!(read("basic,rings=38,rings=40"), ["unknown-board", "repeated-option"]);
    assert_eq!(
        read("blitz,claim,colour=red"),
        ["unknown-variant", "unknown-claiming", "unknown-option"]
    );
    for board in Board::ALL {
        for text in ["basic", "tournament"] {
            let text = match board.size() {
                37 => format!("{text},claim=choice"),
                size => format!("{text},rings={size}"),
            };
            assert_eq!(text.parse::<Variant>().unwrap().to_string(), text);
        }
    }
    let usual: Variant = "basic,claim=auto,rings=37".parse().unwrap();
    assert_eq!((usual.to_string().as_str(), usual.claiming), ("basic", Claiming::Auto));
}

proptest! {
    #[test]
    fn readers_never_panic(
        text in "\\PC{0,80}",
        turn in "[xX+,:WGBwgb a-i0-9-]{0,16}",
        board in "[.WGBwgb-]{4}/[.WGBwgb-]{5}/[.WGB-]{6}/[.WGB-]{7}/[.WGB-]{6}/[.WGB-]{5}/[.WGB-]{4}",
        rest in "(W[0-9])?G[0-9]B[0-9] [WGB0-9-]{0,3}/[WGB0-9-]{0,3} [12] ([trc]|[a-g][1-7])",
    ) {
        for variant in VARIANTS {
            let variant: Variant = variant.parse().unwrap();
            let _ = Position::read(&variant, &text);
            let _ = zertz::read_drawing(variant, &text);
            if let Ok(position) = Position::read(&variant, &format!("{} {board} {rest}", variant.kind.key())) {
                let _ = (position.outcome(), position.rows(), position.supply(&variant), position.drawing());
                let _ = (position.read_notation(&text), position.read_notation(&turn));
                prop_assert_eq!(Position::read(&variant, &position.to_string()).unwrap(), position);
            }
        }
        let _ = (text.parse::<Action>(), turn.parse::<Action>(), text.parse::<Variant>());
        let start = Position::start(&Variant::default());
        let _ = (start.read_notation(&text), start.read_notation(&turn));
    }

    #[test]
    fn turns_that_are_no_turns_are_refused(text in "(x )?[WGB]?[a-g][1-7][,WGB]?[a-g][1-7]", seed in 0u64..20) {
        random_positions("tournament", seed, |position, _| {
            if let Ok(actions) = position.read_notation(&text) {
                let mut next = *position;
                for action in actions {
                    assert!(next.play(action).is_ok(), "{position}: {text}");
                }
            }
        });
    }
}

#[test]
fn z8_what_is_wanted_of_each_colour_is_what_wins() {
    for (variant, wanted) in [
        ("tournament", [("W", 4, 3), ("G", 5, 3), ("B", 6, 3)]),
        ("basic,rings=48", [("W", 3, 2), ("G", 4, 2), ("B", 5, 2)]),
    ] {
        let variant = variant.parse().unwrap();
        for supply in Position::start(&variant).supply(&variant) {
            let told = supply.wanted.map(|it| (supply.piece.kind.as_str(), it.alone, it.each));
            assert_eq!(told.is_some(), supply.pile == rules::Pile::Captured);
            assert!(told.is_none_or(|it| wanted.contains(&it)), "{variant}: {told:?}");
        }
    }
}
