//! The laws every game must pass, and those of this one.
#![allow(clippy::unwrap_used, reason = "tests")]

use dvonn::{
    Action, BOARD, Kind, Phase, Piece, Placement, Position, Setup, Space, SpaceSet, Variant,
};
use proptest::prelude::*;
use rules::perft::{self, Unit};
use rules::{Explain, Game, Player, Show, testkit};

const BOARD_TEXT: &str = "WBW/BWBW/BWRBW/BWBWB/WBWBW/BWRBW/BWBWB/WBWBW/BWRBW/BWBW/BWB";

fn variants() -> [Variant; 4] {
    let texts = ["standard", "random,seed=5", "symmetric,seed=6"].map(str::to_owned);
    let [a, b, c] = texts.map(|text| text.parse().unwrap());
    [a, b, c, Variant::Placed(BOARD_TEXT.parse().unwrap())]
}

fn random_positions(seed: u64, games: usize, mut visit: impl FnMut(&Position, Action)) {
    for variant in variants() {
        testkit::random_positions(&variant, seed, games, 200, &mut visit);
    }
}

/// The spaces next to a space, by their letters and numbers.
fn near(space: Space) -> impl Iterator<Item = Space> {
    let (column, row) = (space.column().cast_signed(), space.row().cast_signed());
    let steps = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, -1)];
    steps.into_iter().filter_map(move |(right, up)| {
        Space::at((column + right).try_into().ok()?, (row + up).try_into().ok()?)
    })
}

#[test]
fn laws_of_every_game() {
    for (seed, variant) in (0..).zip(variants()) {
        testkit::random_games::<Position>(&variant, seed, 30, 200);
    }
}

#[test]
fn d3_pieces_are_conserved_and_the_top_one_owns_the_stack() {
    random_positions(3, 20, |position, _| {
        for space in BOARD {
            let pieces: Vec<Piece> = position.pieces_on(space).collect();
            assert_eq!(pieces.len(), position.height(space));
            assert_eq!(position.with_red().contains(space), pieces.contains(&Piece::Red));
            for player in Player::BOTH {
                let owns = pieces.last().and_then(|top| top.owner()) == Some(player);
                assert_eq!(position.owned(player).contains(space), owns, "{position} {space}");
            }
        }
        if position.phase() == Phase::Moving {
            assert_eq!(position.count(Piece::Red), 3, "red pieces never leave the game");
        }
    });
}

#[test]
fn d5_moves_are_those_that_the_rule_describes() {
    random_positions(5, 10, |position, _| {
        if position.phase() == Phase::Placing {
            return;
        }
        let occupied = position.occupied();
        let mut found = Vec::new();
        for from in position.owned(position.to_move()) {
            if near(from).filter(|&it| occupied.contains(it)).count() == 6 {
                continue;
            }
            let reached = |to: &Space| from.steps_to(*to) == Some(position.height(from));
            found.extend(occupied.iter().filter(reached).map(|to| Action::Move { from, to }));
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
fn d7_what_stands_is_connected_with_a_red_piece() {
    random_positions(7, 10, |position, _| {
        if position.phase() == Phase::Placing {
            return;
        }
        let mut reached: Vec<Space> = position.with_red().iter().collect();
        let mut seen: SpaceSet = position.with_red();
        while let Some(space) = reached.pop() {
            for next in near(space).filter(|&it| position.occupied().contains(it)) {
                if !seen.contains(next) {
                    seen |= next.set();
                    reached.push(next);
                }
            }
        }
        assert_eq!(seen, position.occupied(), "{position}");
    });
}

#[test]
fn d5_4_with_all_pieces_single_the_edge_alone_moves_and_to_neighbours() {
    for variant in (0..50).map(Variant::Random) {
        let position = Position::start(&variant);
        let mut legal = Vec::new();
        position.legal_actions(&mut legal);
        for action in legal {
            let Action::Move { from, to } = action else { panic!("{action}: nobody passes") };
            assert!(near(from).count() < 6, "{from} is on the edge");
            assert!(near(from).any(|next| next == to), "{from} {to}");
        }
    }
}

#[test]
fn d8_games_are_as_long_as_others_have_found() {
    const GAMES: u64 = 500;
    let (mut moves, mut longest, mut draws) = (0, 0, 0);
    let (mut turns, mut choices, mut most, mut first) = (0, 0, 0, 0);
    for seed in 0..GAMES {
        let variant = Variant::Random(u32::try_from(seed).unwrap());
        let mut in_game = 0;
        let mut end = Position::start(&variant);
        first += end.count_actions();
        testkit::random_positions::<Position>(&variant, seed, 1, 200, |position, action| {
            if action != Action::Pass {
                in_game += 1;
                choices += position.count_actions();
                most = most.max(position.count_actions());
            }
            turns += u64::from(action != Action::Pass);
            end = *position;
            end.apply(action);
        });
        moves += in_game;
        longest = longest.max(in_game);
        draws += u64::from(end.outcome().unwrap().winner.is_none());
    }
    // 31.3 moves on average, 40 at the most; 33.2 choices, up to 75, and 42 at first; 5 % drawn.
    assert!((305 * GAMES..325 * GAMES).contains(&(10 * moves)), "{moves}");
    assert!((36..=48).contains(&longest), "{longest}");
    assert!((32 * turns..35 * turns).contains(&choices), "{choices} in {turns}");
    assert!((65..90).contains(&most), "{most}");
    assert!((40 * GAMES..44 * GAMES).contains(&first), "{first}");
    assert!((2..9).contains(&(100 * draws / GAMES)), "{draws}");
}

#[test]
fn d2_a_turned_board_has_the_same_counts() {
    let mut visits = 0;
    random_positions(2, 6, |position, _| {
        visits += 1;
        if visits % 20 != 0 || position.phase() == Phase::Placing {
            return;
        }
        let mut setup = Setup::from(position);
        for (space, _) in &mut setup.stacks {
            *space = space.opposite();
        }
        let variant = match setup.kind {
            Kind::Standard => Variant::Standard,
            Kind::Random => Variant::Random(0),
            Kind::Symmetric => Variant::Symmetric(0),
        };
        let turned = Position::from_setup(&variant, &setup).unwrap();
        let count = |position| perft::count(position, 2, Unit::Actions);
        assert_eq!(count(&turned), count(position), "{position}");
    });
}

#[test]
fn d1_set_ups_by_chance_stay_what_they_are() {
    let first: Variant = "random,seed=1".parse().unwrap();
    assert_eq!(
        Position::start(&first).to_string(),
        "random BBB/WWBB/WWBWW/WBBWB/BBBRR/WWWBB/BRBWW/WWWBB/WWBWB/BWWW/BBW w m"
    );
    let first: Variant = "symmetric,seed=1".parse().unwrap();
    assert_eq!(
        Position::start(&first).to_string(),
        "symmetric BBW/WBBB/WBWBW/BRWBB/BBWWW/WWRBB/BBBWW/WWBRW/BWBWB/WWWB/BWW w m"
    );
    for seed in 0..200 {
        for placement in [Placement::random(seed), Placement::symmetric(seed)] {
            assert_eq!(placement.to_string().parse(), Ok(placement), "all pieces lie somewhere");
        }
        assert_ne!(Placement::random(seed), Placement::random(seed + 1));
        let placement = Placement::symmetric(seed);
        for space in BOARD {
            let opposite = match placement.piece_on(space) {
                Piece::White => Piece::Black,
                Piece::Black => Piece::White,
                Piece::Red => Piece::Red,
            };
            assert_eq!(placement.piece_on(space.opposite()), opposite, "{seed} {space}");
        }
    }
}

#[test]
fn the_key_tells_what_counts() {
    let read = |text: &str| Position::read(&Variant::Standard, text).unwrap();
    let one = read("standard 3/4/5/5/5/2(RBWW)2/5/5/5/4/3 w m");
    let same = read("standard 3/4/5/5/5/2(BRBW)2/5/5/5/4/3 w m");
    let other = read("standard 3/4/5/5/5/2(RBWB)2/5/5/5/4/3 w m");
    assert_eq!(one.key(), same.key(), "the order below the top counts for nothing");
    assert_ne!(one, same);
    assert_ne!(one.key(), other.key());
}

#[test]
fn every_fault_of_a_position_is_named_at_once() {
    let read = |variant: &str, text: &str| {
        let faults = Position::read(&variant.parse().unwrap(), text).unwrap_err();
        faults.iter().map(Explain::code).collect::<Vec<_>>()
    };
    let any = "standard";
    assert_eq!(read(any, ""), ["position-fields"]);
    assert_eq!(read(any, "standard 3/4/5/5/5/5/5/5/5/4/3  w p"), ["position-fields"]);
    assert_eq!(
        read(any, "chess 3/4/5 x z"),
        ["position-columns", "position-variant", "position-side", "position-phase"]
    );
    assert_eq!(
        read(any, "standard 21/0W4/4/x4/(W)4/(WB4/5/5/5/(WxB)3/3 w m"),
        [
            "position-empty-count",
            "position-empty-count",
            "position-column-length",
            "position-unknown-piece",
            "position-parentheses",
            "position-parentheses",
            "position-unknown-piece",
        ]
    );
    assert_eq!(
        read("random", "standard RRR/RWB1/(WR)4/5/5/5/5/5/5/4/3 b p"),
        [
            "position-other-variant",
            "position-too-many-pieces",
            "position-red-on-top",
            "position-all-placed",
        ]
    );
    assert_eq!(
        read(any, "standard RRR/(WB)W2/5/5/5/5/5/5/5/4/3 w p"),
        ["position-stack-while-placing", "position-placed-out-of-turn", "position-other-side"]
    );
    assert_eq!(read(any, &format!("standard {BOARD_TEXT} b p")), ["position-all-placed"]);
    let placed = format!("standard,board={BOARD_TEXT}");
    assert_eq!(read(&placed, "standard 3/4/5/5/5/5/5/5/5/4/3 w p"), ["position-all-placed"]);
    let mut setup = Setup::from(&Position::start(&Variant::Standard));
    let space: Space = "f3".parse().unwrap();
    setup.phase = Phase::Moving;
    setup.stacks = vec![(space, vec![Piece::White]), (space, vec![Piece::White])];
    let faults = Position::from_setup(&Variant::Standard, &setup).unwrap_err();
    assert_eq!(faults.to_string(), "f3 is described twice or holds a stack without pieces");
    let faults = dvonn::read_drawing(&Variant::Standard, "5 . . standard w").unwrap_err();
    assert_eq!(
        faults.iter().map(Explain::code).collect::<Vec<_>>(),
        ["position-drawing", "position-variant", "position-side", "position-phase"]
    );
}

#[test]
fn every_fault_of_a_variant_is_named_at_once() {
    let read = |text: &str| {
        let faults = text.parse::<Variant>().unwrap_err();
        faults.iter().map(Explain::code).collect::<Vec<_>>()
    };
    assert_eq!(read(""), ["unknown-variant"]);
    assert_eq!(read("random,seed=-1,seed=2"), ["bad-seed", "repeated-option"]);
    assert_eq!(read("random,seed=007"), ["bad-seed"]);
    assert_eq!(read("random,seed=4294967296"), ["bad-seed"]);
    assert_eq!(read("standard,seed=1,board=WBW"), ["unknown-option", "bad-board"]);
    assert_eq!(read("symmetric,board,colour=red"), ["unknown-option", "unknown-option"]);
    assert_eq!(read("blitz,seed=x,board="), ["unknown-variant", "bad-seed", "bad-board"]);
    for wrong in [
        BOARD_TEXT.replacen('R', "W", 1),
        BOARD_TEXT.replacen('/', "", 1),
        format!("{BOARD_TEXT}W"),
        BOARD_TEXT.to_lowercase(),
    ] {
        assert_eq!(read(&format!("standard,board={wrong}")), ["bad-board"], "{wrong}");
    }
    for text in ["standard", "random", "symmetric", "random,seed=4294967295"] {
        assert_eq!(text.parse::<Variant>().unwrap().to_string(), text);
    }
    let text = format!("standard,board={BOARD_TEXT}");
    assert_eq!(text.parse::<Variant>().unwrap().to_string(), text);
    assert_eq!("random,seed=0".parse::<Variant>().unwrap().to_string(), "random");
}

proptest! {
    #[test]
    fn readers_never_panic(
        text in "\\PC{0,80}",
        turn in "[a-kA-K1-5 -]{0,8}|pass",
        board in "([WBR.]|\\([WBR]{2,5}\\)|[1-5]){0,5}(/([WBR]|\\([WBR]{2,5}\\)|[1-5]){0,5}){10}",
        rest in "[wb] [pm]",
    ) {
        for variant in variants() {
            let _ = (Position::read(&variant, &text), dvonn::read_drawing(&variant, &text));
            if let Ok(position) = Position::read(&variant, &format!("{} {board} {rest}", variant.kind().key())) {
                let _ = (position.outcome(), position.supply(&variant), position.drawing());
                let _ = (position.read_notation(&text), position.read_notation(&turn));
                prop_assert_eq!(Position::read(&variant, &position.to_string()).unwrap(), position);
            }
        }
        let _ = (text.parse::<Action>(), turn.parse::<Action>(), text.parse::<Variant>());
    }

    #[test]
    fn texts_and_drawings_read_back(seed in 0u32..1000, moves in 0usize..60) {
        let variant = Variant::Random(seed);
        let mut position = Position::start(&variant);
        let mut legal = Vec::new();
        for number in 0..moves {
            legal.clear();
            position.legal_actions(&mut legal);
            let Some(&action) = legal.get(seed as usize * 7 % legal.len().max(1)) else { break };
            position.play(action).unwrap();
            prop_assert!(number < 100);
        }
        prop_assert_eq!(dvonn::read_drawing(&variant, &position.drawing()).unwrap(), position);
        prop_assert_eq!(Position::from_setup(&variant, &Setup::from(&position)).unwrap(), position);
    }
}

#[test]
fn d8_2_what_the_players_count() {
    let counts = |text: &str, action: &str| {
        let mut position = Position::read(&Variant::Standard, text).unwrap();
        if !action.is_empty() {
            position.play(action.parse().unwrap()).unwrap();
        }
        Player::BOTH.map(|player| position.controlled(player))
    };
    let cut =
        "standard 3/4/5/5/5/2B2/1(BBWW)(BRW)(WBWBW)1/5/2(BWB)1(RWW)/(WB)(BW)(WBB)1/1(RB)1 w m";
    assert_eq!(counts(cut, "g3-j3"), [8, 10]);
    assert_eq!(counts("standard (RW)2/B3/B4/W4/5/5/5/5/5/4/3 w m", "d1-c1"), [4, 1]);
    assert_eq!(counts("standard 3/4/5/5/5/2(RW)2/2(RB)2/5/5/4/3 w m", ""), [2, 2]);
}

#[test]
fn d8_who_has_no_stack_left_cannot_win() {
    let position = Position::read(&variants()[0], "standard 3/4/5/5/5/1(RBWW)W2/5/5/5/4/3 w m");
    let position = position.unwrap();
    assert!(position.can_still_win(Player::First));
    assert!(!position.can_still_win(Player::Second));
    assert!(Position::start(&variants()[0]).can_still_win(Player::Second));
}
