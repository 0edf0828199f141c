//! The laws every game must pass, and those of this one.
#![allow(clippy::unwrap_used, reason = "tests")]

use hexgrid::{Hex, Symmetry};
use proptest::prelude::*;
use punct::board::CENTRE;
use punct::{Action, Kind, PIECES, Placement, Position, Setup, Space, SpaceSet, Variant};
use rules::{Explain, Game, Player, Show, testkit};

#[test]
fn laws_of_every_game() {
    for (seed, variant) in (0..).zip(Variant::ALL) {
        testkit::random_games::<Position>(&variant, seed, 4, 200);
    }
}

/// Calls `visit` with every position of games of chance and the action played there: half additions, half
/// moves, those onto other pieces first, so that stacks grow.
fn random_positions(
    variant: Variant,
    seed: u64,
    games: usize,
    mut visit: impl FnMut(&Position, Action),
) {
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut legal = Vec::new();
    for _ in 0..games {
        let mut position = Position::start(&variant);
        for _ in 0..200 {
            legal.clear();
            position.legal_actions(&mut legal);
            let climbs = |action: &Action| match action {
                Action::Move { to, .. } => position.height(to.punct()) > 0,
                _ => false,
            };
            let moves = |action: &Action| matches!(action, Action::Move { .. });
            let chosen: Vec<Action> = match rng.u8(..4) {
                0 => legal.iter().copied().filter(climbs).collect(),
                1 => legal.iter().copied().filter(moves).collect(),
                _ => Vec::new(),
            };
            let from = if chosen.is_empty() { &legal } else { &chosen };
            let Some(&action) = rng.choice(from) else { break };
            visit(&position, action);
            position.apply(action);
        }
    }
}

#[test]
fn laws_where_stacks_grow() {
    let mut highest = 0;
    random_positions(Variant::Standard, 1, 40, |position, action| {
        let mut next = *position;
        assert!(next.play(action).is_ok());
        assert_eq!(Position::read(&Variant::Standard, &next.to_string()), Ok(next));
        assert_eq!(punct::read_drawing(Variant::Standard, &next.drawing()), Ok(next));
        assert_eq!(Position::from_setup(Variant::Standard, &Setup::from(&next)), Ok(next));
        highest = Space::all().map(|space| next.height(space)).max().unwrap().max(highest);
    });
    assert!(highest >= 3, "{highest}");
}

#[test]
fn p10_drawn_rows_begin_with_their_numbers() {
    let text = "standard Ea8,b8,c8/eo15,p15,q15 w";
    let drawing = Position::read(&Variant::Standard, text).unwrap().drawing();
    let signs = |text: &str| text.chars().collect::<Vec<char>>();
    let lines: Vec<Vec<char>> = drawing.lines().map(signs).collect();
    let row = |number: &str, at: usize| {
        let starts = |line: &Vec<char>| line[at.min(line.len())..].starts_with(&signs(number));
        lines.iter().position(starts).unwrap()
    };
    // A row goes down to the right from its number, a half step lower in each column.
    for (number, at, row_signs) in [("8", 0, "Www"), ("15", 24, "........Bbb")] {
        let begin = row(number, at);
        for (further, sign) in (1..).zip(row_signs.chars()) {
            assert_eq!(lines[begin + further][at + 4 * further], sign, "{drawing}");
        }
    }
    let numbers = drawing.split_whitespace().filter_map(|word| word.parse::<u32>().ok());
    let mut numbers: Vec<u32> = numbers.collect();
    numbers.sort_unstable();
    assert_eq!(numbers, (1..=17).collect::<Vec<_>>());
}

#[test]
fn p3_1_pieces_are_conserved() {
    random_positions(Variant::Basic, 3, 20, |position, action| {
        let mut next = *position;
        next.apply(action);
        for player in Player::BOTH {
            for kind in Kind::ALL {
                let is_such =
                    |it: &&punct::Laid| it.owner() == player && it.placement().kind() == kind;
                let laid = next.laid().iter().filter(is_such).count();
                assert_eq!(
                    laid + usize::from(next.in_hand(player, kind)),
                    usize::from(kind.supply())
                );
            }
            let added = matches!(action, Action::Add(_)) && player == position.to_move();
            assert_eq!(next.on_board(player), position.on_board(player) + u8::from(added));
        }
    });
}

/// Every placement there is.
fn placements() -> Vec<Placement> {
    let near =
        |space: Space| space.neighbours().iter().flat_map(|it| it.neighbours().with_space(it));
    let mut all: Vec<Placement> = Space::all()
        .flat_map(|punct| {
            let around: SpaceSet = near(punct).collect();
            around.iter().flat_map(move |a| around.iter().map(move |b| (punct, [a, b])))
        })
        .filter_map(|(punct, minor)| Placement::of(punct, minor))
        .collect();
    all.sort_unstable();
    all.dedup();
    all
}

/// How high each of the dots would lie without a piece, and whose dot is seen there.
fn below(position: &Position, without: usize, space: Space) -> (u8, Option<Player>) {
    let others = position.laid().iter().enumerate().filter(|(index, _)| *index != without);
    let over = others.map(|(_, it)| it).filter(|it| it.placement().spaces().contains(space));
    let top = over.max_by_key(|it| it.level());
    top.map_or((0, None), |it| (it.level() + 1, Some(it.owner())))
}

fn may_lie(position: &Position, without: usize, mover: Player, to: Placement) -> bool {
    let at = |space| below(position, without, space);
    let heights = to.dots().map(|space| at(space).0);
    let supported = at(to.punct()).1 == Some(mover);
    match to.ends_and_middle() {
        _ if heights == [0; 3] => true,
        _ if heights[0] == heights[1] && heights[1] == heights[2] => supported,
        None => false,
        Some(([one, other], middle)) => {
            supported && at(one).0 == at(other).0 && at(middle).0 < at(one).0
        }
    }
}

#[test]
fn p5_p6_legal_actions_are_those_that_the_rules_describe() {
    let all = placements();
    assert_eq!(all.len(), 5931);
    for variant in Variant::ALL {
        let mut visits = 0;
        random_positions(variant, 56, 12, |position, _| {
            visits += 1;
            if visits % 40 != 0 {
                return;
            }
            let mover = position.to_move();
            let nobody = usize::MAX;
            let kept_out = variant == Variant::Standard
                || (mover == Player::First && position.on_board(mover) == 0);
            let is_vacant = |space: &Space| below(position, nobody, *space).0 == 0;
            let may_add = |it: &&Placement| {
                position.in_hand(mover, it.kind()) > 0
                    && it.dots().iter().all(is_vacant)
                    && !(kept_out && it.spaces().meets(CENTRE))
            };
            let mut wanted: Vec<Action> =
                all.iter().filter(may_add).copied().map(Action::Add).collect();
            for (index, laid) in position.laid().iter().enumerate() {
                let old = laid.placement();
                let is_free =
                    old.dots().iter().all(|&dot| position.height(dot) == laid.level() + 1);
                if laid.owner() != mover || !is_free {
                    continue;
                }
                let from = old.punct();
                let in_line = |to: Space| {
                    let Hex { q, r } = to.place() - from.place();
                    q == 0 || r == 0 || q + r == 0
                };
                let may_move = |it: &&Placement| {
                    it.kind() == old.kind()
                        && **it != old
                        && in_line(it.punct())
                        && may_lie(position, index, mover, **it)
                };
                let to_move = |&to: &Placement| Action::Move { from, to };
                wanted.extend(all.iter().filter(may_move).map(to_move));
            }
            wanted.sort();
            let mut legal = Vec::new();
            position.legal_actions(&mut legal);
            assert!(legal == wanted, "{position}");
        });
    }
}

#[test]
fn any_action_is_legal_and_each_as_likely() {
    let mut rng = fastrand::Rng::with_seed(7);
    let mut list = Vec::new();
    let mut visits = 0;
    random_positions(Variant::Standard, 5, 12, |position, _| {
        visits += 1;
        let action = position.any_action(&mut list, &mut |count| rng.usize(..count)).unwrap();
        assert_eq!(position.check(action), Ok(()), "{position}");
        if visits % 120 != 0 {
            return;
        }
        let mut legal = Vec::new();
        position.legal_actions(&mut legal);
        let mut counts = vec![0_u32; legal.len()];
        for _ in 0..20 * legal.len() {
            let action = position.any_action(&mut list, &mut |count| rng.usize(..count)).unwrap();
            counts[legal.binary_search(&action).unwrap()] += 1;
        }
        // The squares of the deviations from 20 sum up to about 20 for each.
        let squares: u32 = counts.iter().map(|&count| count.abs_diff(20).pow(2)).sum();
        let mean = f64::from(squares) / f64::from(u32::try_from(legal.len()).unwrap()) / 20.0;
        assert!((0.85..1.15).contains(&mean), "{mean} {position}");
        assert!(counts.iter().all(|&count| count > 0), "{position}");
    });
    assert!(visits > 240);
}

#[test]
fn p7_2_connections_are_found_whatever_made_them() {
    let mut connections = 0;
    random_positions(Variant::Standard, 72, 60, |position, action| {
        let mut next = *position;
        next.apply(action);
        let reached = |player: Player| {
            punct::board::SIDES.into_iter().any(|[one, other]| {
                let visible = next.visible(player);
                let mut group = one & visible;
                loop {
                    let near: SpaceSet = group.iter().flat_map(Space::neighbours).collect();
                    let grown = group | (near & visible);
                    if grown == group {
                        return group.meets(other);
                    }
                    group = grown;
                }
            })
        };
        for player in Player::BOTH {
            assert_eq!(next.connects(player), reached(player), "{next}");
            connections += u32::from(next.connects(player));
        }
    });
    assert!(connections < 60, "{connections}");
}

#[test]
fn p2_1_symmetric_positions_have_equal_counts() {
    let turns: Vec<Symmetry> = Symmetry::all().take(6).collect();
    let mut visits = 0;
    random_positions(Variant::Standard, 12, 10, |position, _| {
        visits += 1;
        if visits % 10 != 0 {
            return;
        }
        for symmetry in &turns {
            let mut setup = Setup::from(position);
            for (_, placement) in &mut setup.pieces {
                let image = |space: Space| Space::on(symmetry.map(space.place())).unwrap();
                let [punct, a, b] = placement.dots().map(image);
                *placement = Placement::of(punct, [a, b]).unwrap();
            }
            let turned = Position::from_setup(Variant::Standard, &setup).unwrap();
            assert_eq!(turned.count_actions(), position.count_actions(), "{position}");
        }
    });
}

/// The moves of the only piece, and how many of them leave the PÜNCT where it is.
fn moves_alone(piece: &str) -> (usize, usize) {
    let position = Position::read(&Variant::Standard, &format!("standard {piece} w")).unwrap();
    let mut legal = Vec::new();
    position.legal_actions(&mut legal);
    let moves = legal.iter().filter_map(|action| match action {
        Action::Move { from, to } => Some((*from, to.punct())),
        _ => None,
    });
    let moves: Vec<_> = moves.collect();
    (moves.len(), moves.iter().filter(|(from, to)| from == to).count())
}

#[test]
fn p6_2_how_far_a_piece_alone_goes() {
    for piece in ["Ti9,i10,j10", "Mi9,h8,i10", "Ri9,i10,j11", "Li9,h10,i10"] {
        assert_eq!(moves_alone(piece), (245, 5), "{piece}");
    }
    assert_eq!(moves_alone("Ei9,i10,i11"), (233, 5));
    assert_eq!(moves_alone("Ci9,i10,i8"), (122, 2));
    assert_eq!(moves_alone("Ta2,a3,b3"), (150, 1));
}

/// How many moves the piece with its PÜNCT on a space has, and those that end on other pieces.
fn moves_of(pieces: &str, from: &str) -> (usize, String) {
    let position = Position::read(&Variant::Standard, &format!("standard {pieces} w")).unwrap();
    let mut legal = Vec::new();
    position.legal_actions(&mut legal);
    let is_its = |action: &&Action| match action {
        Action::Move { from: it, .. } => it.to_string() == from,
        _ => false,
    };
    let moves: Vec<Action> = legal.iter().filter(is_its).copied().collect();
    let onto = moves.iter().filter_map(|&action| {
        let mut next = position;
        next.apply(action);
        let top = next.laid().last().filter(|it| it.level() > 0)?;
        Some(top.placement().to_string())
    });
    let onto: Vec<String> = onto.collect();
    (moves.len(), onto.join(" "))
}

#[test]
fn p6_4_p6_5_all_moves_onto_others() {
    let moves = moves_of("Cf6,f5,f7/tg8,g7,h8/Tf10,f11,g11", "f10");
    assert_eq!(moves, (205, "Tf6,f7,g7 Tf7,f6,g7 Tf7,g7,g8".to_owned()));
    let (_, onto) = moves_of("Cf6,f5,f7/cf10,f11,f9/Ed5,d3,d4", "d5");
    assert_eq!(onto, "Ef5,f6,f7 Ef7,f5,f6 Ef7,f8,f9");
    let (_, onto) = moves_of("Cf6,f5,f7/cf10,f11,f9/Cd6,d5,d7", "d6");
    assert_eq!(onto, "Cf6,f5,f7");
    let (_, onto) = moves_of("Rf6,e4,f5/Lf9,e10,f10", "f9");
    assert_eq!(onto, "Lf6,e4,e5");
    // Black's piece, seen as White's.
    assert_eq!(moves_of("Cn12,m11,o13/td3,d4,e4", "n12").0, 100);
    assert_eq!(moves_of("cn12,m11,o13/Td3,d4,e4", "d3"), (191, String::new()));
}

#[test]
fn p7_1_the_highest_piece_is_seen() {
    let seen = |pieces: &str, player: Player| {
        let position = Position::read(&Variant::Standard, &format!("standard {pieces} w")).unwrap();
        position.visible(player).to_string()
    };
    let stacked = "Cf6,f5,f7/tg8,g7,h8/Tf7,g7,g8";
    assert_eq!(seen(stacked, Player::First), "f5,f6,f7,g7,g8");
    assert_eq!(seen(stacked, Player::Second), "h8");
    let bridge = "Cf6,f5,f7/cf10,f11,f9/Ef7,f8,f9";
    assert_eq!(seen(bridge, Player::First), "f5,f6,f7,f8,f9");
    assert_eq!(seen(bridge, Player::Second), "f10,f11");
}

#[test]
fn p4_games_of_chance_have_as_many_choices_as_others_have_found() {
    let mut rng = fastrand::Rng::with_seed(83);
    let (mut legal, mut some) = (Vec::new(), Vec::new());
    let (mut turns, mut choices) = (0, 0);
    for _ in 0..40 {
        let mut position = Position::start(&Variant::Standard);
        while position.outcome().is_none() {
            legal.clear();
            position.legal_actions(&mut legal);
            turns += 1;
            choices += u64::try_from(legal.len()).unwrap();
            // Half additions, half moves, where there are both.
            let adds = rng.bool();
            some.clear();
            some.extend(legal.iter().copied().filter(|it| matches!(it, Action::Add(_)) == adds));
            let from = if some.is_empty() { &legal } else { &some };
            position.apply(*rng.choice(from).unwrap());
        }
        assert_eq!(position.on_board(position.to_move()), PIECES, "nobody connects by chance");
    }
    // About 2770.
    assert!((2600 * turns..2950 * turns).contains(&choices), "{choices} in {turns}");
}

#[test]
fn p8_3_games_of_chance_end_with_the_last_piece() {
    let mut decided = 0;
    random_positions(Variant::Standard, 83, 40, |position, action| {
        let mut next = *position;
        next.apply(action);
        if let Some(outcome) = next.outcome() {
            decided += 1;
            let has_all = next.on_board(position.to_move()) == PIECES;
            assert!(has_all || outcome.reason == "connection", "{next}");
            assert_eq!(next.to_move(), position.to_move());
        }
    });
    assert_eq!(decided, 40);
}

#[test]
fn every_fault_of_a_position_is_named_at_once() {
    let read = |variant: &str, text: &str| {
        let faults = Position::read(&variant.parse().unwrap(), text).unwrap_err();
        faults.iter().map(Explain::code).collect::<Vec<_>>()
    };
    let any = "standard";
    assert_eq!(read(any, ""), ["position-fields"]);
    assert_eq!(read(any, "standard -  w"), ["position-fields"]);
    assert_eq!(
        read(any, "chess Td3,e4,d4/Xd3,d4,e4/ x"),
        [
            "position-variant",
            "position-unknown-piece",
            "position-unknown-piece",
            "position-unknown-piece",
            "position-side"
        ]
    );
    assert_eq!(
        read("basic", "standard Cc3,c2,c4/Ce3,e2,e4/Cg3,g2,g4 w"),
        ["position-other-variant", "position-too-many-pieces"]
    );
    assert_eq!(
        read(any, "standard Td3,d4,e4/td3,d4,e4/Td4,d5,e5 w"),
        ["position-unsupported", "position-unsupported"]
    );
    let faults = punct::read_drawing(Variant::Standard, ". standard - w").unwrap_err();
    assert_eq!(faults.iter().map(Explain::code).collect::<Vec<_>>(), ["position-drawing"]);
    let drawing = Position::start(&Variant::Standard).drawing();
    let other = drawing.replace("standard -", "standard Td3,d4,e4");
    let faults = punct::read_drawing(Variant::Standard, &other).unwrap_err();
    assert_eq!(faults.iter().map(Explain::code).collect::<Vec<_>>(), ["position-drawing"]);
}

#[test]
fn every_fault_of_a_variant_is_named_at_once() {
    let read = |text: &str| {
        let faults = text.parse::<Variant>().unwrap_err();
        faults.iter().map(Explain::code).collect::<Vec<_>>()
    };
    assert_eq!(read(""), ["unknown-variant"]);
    assert_eq!(read("basic,pieces=3"), ["unknown-option"]);
    assert_eq!(read("tournament,a,b=c"), ["unknown-variant", "unknown-option", "unknown-option"]);
}

proptest! {
    #[test]
    fn readers_never_panic(
        text in "\\PC{0,60}",
        turn in "[A-Ta-t0-9, -]{0,20}",
        pieces in "([CELMRTcelmrt][a-q][1-9],[a-q][1-9],[a-q][1-9]/?){0,6}",
        side in "[wb]",
    ) {
        for variant in Variant::ALL {
            let _ = (Position::read(&variant, &text), punct::read_drawing(variant, &text));
            let _ = Position::read(&variant, &format!("{variant} {pieces} {side}"));
        }
        let _ = (text.parse::<Action>(), turn.parse::<Action>(), text.parse::<Variant>());
        let start = Position::start(&Variant::Standard);
        let _ = (start.read_notation(&text), start.read_notation(&turn));
    }
}
