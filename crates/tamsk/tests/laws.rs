//! The laws every game must pass, and those of this one.
#![allow(clippy::unwrap_used, reason = "tests")]

use hexgrid::Symmetry;
use proptest::prelude::*;
use rules::perft::{self, Unit};
use rules::{Explain, Game, Player, Show, testkit};
use tamsk::{Action, BOARD, Position, Sand, Setup, Space, Variant};

const VARIANTS: [&str; 7] = [
    "level1",
    "level1,ring=optional",
    "level2",
    "level2,ring=optional,tie=draw",
    "level3",
    "level3,tie=draw",
    "level3,ring=optional",
];

fn variants() -> impl Iterator<Item = Variant> {
    VARIANTS.into_iter().map(|text| text.parse().unwrap())
}

#[test]
fn laws_of_every_game() {
    for (seed, variant) in (0..).zip(variants()) {
        testkit::random_games::<Position>(&variant, seed, 30, 400);
    }
}

/// Calls `visit` with every position of some random games at level 1 and the action played there.
fn random_positions(seed: u64, games: usize, visit: impl FnMut(&Position, Action)) {
    testkit::random_positions(&Variant::default(), seed, games, 200, visit);
}

#[test]
fn t3_3_rings_are_conserved() {
    for variant in variants() {
        testkit::random_positions(&variant, 33, 30, 200, |position: &Position, action| {
            let mut next = *position;
            next.apply(action);
            let all = |it: &Position| {
                it.rings_dropped()
                    + Player::BOTH.map(|player| u32::from(it.hand(player))).iter().sum::<u32>()
            };
            assert_eq!((all(position), all(&next)), (64, 64), "{position}, {action}");
            assert!(BOARD.iter().all(|space| next.rings_in(space) <= space.capacity()));
        });
    }
}

#[test]
fn t4_a_second_reading_of_the_rules_finds_the_same_moves() {
    random_positions(4, 200, |position, _| {
        let mover = position.to_move();
        let near =
            |from: Space| BOARD.iter().filter(move |to| from.place().distance(to.place()) == 1);
        let mut found: Vec<Action> = Vec::new();
        for from in BOARD.iter().filter(|&at| position.glass_on(at).is_some_and(|it| it.0 == mover))
        {
            let free = |to: &Space| {
                position.glass_on(*to).is_none() && position.rings_in(*to) < to.capacity()
            };
            found.extend(near(from).filter(free).map(|to| Action::Move { from, to, ring: true }));
        }
        if position.hand(mover) == 0 {
            found.clear();
        }
        if found.is_empty() && position.outcome().is_none() {
            found.push(Action::Pass);
        }
        let mut legal = Vec::new();
        position.legal_actions(&mut legal);
        assert_eq!(legal, found, "{position}");
    });
}

#[test]
fn t9_games_are_as_long_as_others_have_found() {
    let (mut turns, mut choices, mut most) = (0_u32, 0_u64, 0);
    let mut wins = [0, 0];
    for seed in 0..1000 {
        let mut in_game = 0;
        let mut end = Position::start(&Variant::default());
        random_positions(seed, 1, |position, action| {
            in_game += u32::from(action != Action::Pass);
            choices += position.count_actions();
            end = *position;
            end.apply(action);
        });
        turns += in_game;
        most = most.max(in_game);
        if let Some(winner) = end.outcome().unwrap().winner {
            wins[winner.index()] += 1;
        }
    }
    // 59.8 turns and 7.9 moves a turn on average, 64 turns at the most; Red wins 50 %, Black 32 %.
    assert!((59..61).contains(&(turns / 1000)), "{turns}");
    assert!((7..9).contains(&(choices / u64::from(turns))), "{choices}");
    assert!(most <= 64, "{most}");
    assert!((450..550).contains(&wins[0]) && (270..370).contains(&wins[1]), "{wins:?}");
}

#[test]
fn t2_symmetric_positions_have_equal_counts() {
    let mut visits = 0;
    random_positions(2, 20, |position, _| {
        visits += 1;
        if visits % 40 != 0 {
            return;
        }
        let count = perft::count(position, 2, Unit::Actions);
        for symmetry in Symmetry::all() {
            let image = |space: Space| Space::on(symmetry.map(space.place())).unwrap();
            let mut setup = Setup::from(position);
            setup.rings.iter_mut().for_each(|(space, _)| *space = image(*space));
            setup.glasses.iter_mut().flatten().for_each(|it| it.space = image(it.space));
            let turned = Position::from_setup(Variant::default(), &setup).unwrap();
            assert_eq!(perft::count(&turned, 2, Unit::Actions), count, "{position}");
        }
    });
}

#[test]
fn t10_a_published_opening() {
    let mut position = Position::start(&Variant::default());
    for turn in "A1-B2 G4-F4 G1-F2 A4-B4 D7-D6 D1-D2".split(' ') {
        let actions = position.read_notation(turn).unwrap();
        assert_eq!(position.notation(&actions), turn);
        assert_eq!(position.read_notation(&turn.to_lowercase()).unwrap(), actions);
        for action in actions {
            position.play(action).unwrap();
        }
    }
    assert_eq!(
        position.to_string(),
        "level1 4/1(oG)1(og)1/6/1(og)3(oG)1/6/1(oG)1(og)1/4 29/29 r -"
    );
}

#[test]
fn t10_turns_of_more_than_one_action() {
    let texts = |position: &Position, text: &str| {
        position
            .read_notation(text)
            .map(|actions| actions.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "))
    };
    let mut position = Position::start(&"level3,ring=optional".parse().unwrap());
    assert_eq!(texts(&position, "A1-B2*").unwrap(), "a1 a1-b2*");
    for action in position.read_notation("A1-B2*").unwrap() {
        position.play(action).unwrap();
    }
    let turn = "+B2;G4-F4";
    assert_eq!(texts(&position, turn).unwrap(), "+b2 g4 g4-f4");
    assert_eq!(position.notation(&position.read_notation(turn).unwrap()), turn);
    let code = |text: &str| texts(&position, text).unwrap_err().code();
    assert_eq!(code("+B2;G4-F4;D7"), "notation-turn-is-over");
    assert_eq!(code("+C2"), "nothing-left-out");
    assert_eq!(code("fast"), "fast-by-other");
    for text in ["", "A1B2", "A1-B2-B3", ";", "A9", "+", "A1-B2/13"] {
        assert_eq!(code(text), "notation-unreadable", "{text}");
    }
}

#[test]
fn every_fault_of_a_position_is_named_at_once() {
    let read = |variant: &str, text: &str| {
        let faults = Position::read(&variant.parse().unwrap(), text).unwrap_err();
        faults.iter().map(Explain::code).collect::<Vec<_>>()
    };
    let any = "level1";
    assert_eq!(read(any, ""), ["position-fields"]);
    assert_eq!(read(any, "level2 G2g/5/6/g5G/6/5/G2g 32/32 r -"), ["position-fields"]);
    assert_eq!(
        read(any, "chess 4/5 32 w ?"),
        [
            "position-columns",
            "position-variant",
            "position-hands",
            "position-side",
            "position-step"
        ]
    );
    assert_eq!(
        read(any, "level1 G2x/05/(o)5/g5G/(oGx)5/6/(oo 32/32 r -"),
        [
            "position-unknown-piece",
            "position-empty-count",
            "position-column-length",
            "position-parentheses",
            "position-unknown-piece",
            "position-column-length",
            "position-parentheses",
        ]
    );
    assert_eq!(
        read(any, "level1 (ooG)1Gg/5/6/g5G/6/5/G2g 33/29 r +a4"),
        ["position-glass-count", "position-too-many-in-space", "position-too-many-in-hand"]
    );
    assert_eq!(read(any, "level1 G2g/5/6/g5G/6/5/G2g 32/31 r -"), ["position-ring-count"]);
    assert_eq!(read(any, "level1 G2g/5/6/g5G/6/5/G2g 32/32 r +a4"), ["position-nothing-left-out"]);
    assert_eq!(
        read("level3", "level2 G2g/5/6/g5G/6/5/G2g 32/32 r - -,200000,0,1,-,-;-"),
        ["position-other-variant", "position-sand"]
    );
    assert_eq!(
        read("level3", "level3 G2g/5/6/g5G/6/5/G2g 32/32 r - -,x,0,1,-,-;r?;01;-1/0"),
        ["position-unknown-sand", "position-last-out", "position-unknown-fast", "position-skips"]
    );
    let level3 = "level3 G2g/5/6/g5G/6/5/G2g 32/32 r";
    assert_eq!(read("level3", &format!("{level3} - -,-,-,-,-,-;-")), ["position-time"]);
    assert_eq!(
        read("level3", &format!("{level3} - -,-,-,-,-,-;-;15001!;0/0")),
        ["position-fast-glass"]
    );
    assert_eq!(
        read("level3", &format!("{level3} ^a4 -,-,-,-,-,-;-;0;0/0")),
        ["position-not-in-hand"]
    );
    let faults = tamsk::read_drawing(Variant::default(), ". . level1").unwrap_err();
    assert_eq!(faults.iter().next().unwrap().code(), "position-drawing");
    let mut setup = Setup::from(&Position::start(&Variant::default()));
    setup.glasses[1] = setup.glasses[0].clone();
    let faults = Position::from_setup(Variant::default(), &setup).unwrap_err();
    assert_eq!(faults.iter().next().unwrap().code(), "position-two-on-one-space");
    setup.glasses[0][0].sand = Sand::Out;
    assert_eq!(Position::from_setup(Variant::default(), &setup).unwrap_err().iter().count(), 4);
}

#[test]
fn every_fault_of_a_variant_is_named_at_once() {
    let read = |text: &str| {
        let faults = text.parse::<Variant>().unwrap_err();
        faults.iter().map(Explain::code).collect::<Vec<_>>()
    };
    assert_eq!(read(""), ["unknown-variant"]);
    assert_eq!(read("level1,tie=draw,rings=2"), ["option-of-others", "unknown-option"]);
    assert_eq!(
        read("level4,tie=x,ring=never,ring"),
        ["unknown-variant", "bad-option-value", "bad-option-value", "repeated-option"]
    );
    for text in VARIANTS {
        assert_eq!(text.parse::<Variant>().unwrap().to_string(), text);
    }
}

proptest! {
    #[test]
    fn readers_never_panic(
        text in "\\PC{0,80}",
        turn in "[+a-gA-G1-7*;-]{0,14}|pass|fast",
        board in "([Ggo1-3]|\\(o{1,4}[Gg]?\\)){1,4}(/([Ggo1-6]|\\(o{1,4}[Gg]?\\)){1,5}){6}",
        rest in "[0-9]{1,2}/[0-9]{1,2} [rb] (-|[+^][a-g][1-7])",
        sand in " (-|0|[0-9]{1,6})(,(-|0|[0-9]{1,6})){5};[-rb=]",
        fast in ";(0|[0-9]{1,5}!?|late|lost);[0-3]/[0-3]",
    ) {
        for variant in variants() {
            let _ = (Position::read(&variant, &text), tamsk::read_drawing(variant, &text));
            let more = match variant.level() {
                tamsk::Level::One => String::new(),
                tamsk::Level::Two => sand.clone(),
                tamsk::Level::Three => format!("{sand}{fast}"),
            };
            let text = format!("{} {board} {rest}{more}", variant.level().key());
            if let Ok(position) = Position::read(&variant, &text) {
                let _ = (position.outcome(), position.timers(), position.drawing());
                let _ = (position.read_notation(&text), position.read_notation(&turn));
                prop_assert_eq!(Position::read(&variant, &position.to_string()).unwrap(), position);
            }
        }
        let _ = (text.parse::<Action>(), turn.parse::<Action>(), text.parse::<Variant>());
        let start = Position::start(&Variant::default());
        let _ = (start.read_notation(&text), start.read_notation(&turn));
    }
}
