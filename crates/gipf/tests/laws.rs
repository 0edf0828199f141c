//! The laws every game must pass, and those of this family.
#![allow(clippy::unwrap_used, reason = "tests")]

use gipf::board::Board;
use gipf::{Action, Layer, Position, Potential, Setup, Variant};
use hexgrid::{Cell, CellSet, Symmetry};
use proptest::prelude::*;
use rules::perft::{self, Unit};
use rules::{Effect, Fate, Game, Player, Show, testkit};

const VARIANTS: [&str; 9] = [
    "standard",
    "basic",
    "tournament",
    "basic,reserve=12/15",
    "standard,potentials=T3Z3D3Y3P3",
    "tournament,potentials=Z6/T3D3,order=fixed",
    "ultimate",
    "matrx",
    "matrx,board=gipf",
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

/// What a player has on the board and in the reserve: basic pieces (in MATRX GIPF pieces), and
/// potentials of each kind.
fn census(position: &Position, player: Player) -> [u8; 6] {
    let reserve = position.reserve(player);
    let mut census = [reserve.basics + reserve.gipf, 0, 0, 0, 0, 0];
    census[1..].copy_from_slice(&reserve.potentials);
    let layers = position.occupied().iter().flat_map(|cell| position.layers(cell));
    for (_, layer) in layers.filter(|(owner, _)| *owner == player) {
        count(&mut census, position, layer);
    }
    census
}

fn count(census: &mut [u8; 6], position: &Position, layer: Layer) {
    let matrx = position.kind() == gipf::Kind::Matrx;
    match layer {
        Layer::Basic => census[0] += 1,
        Layer::Gipf => census[0] += if matrx { 1 } else { 2 },
        Layer::Unused(kind) => {
            census[0] += u8::from(!matrx);
            census[1 + kind as usize] += if matrx { 2 } else { 1 };
        }
        Layer::Used(kind) => census[1 + kind as usize] += 1,
    }
}

#[test]
fn g9_14_pieces_are_conserved() {
    for variant in VARIANTS {
        random_positions(variant, 14, |position, action| {
            let mut next = *position;
            next.apply(action);
            for player in Player::BOTH {
                let before = census(position, player);
                let mut after = census(&next, player);
                for effect in position.effects(action) {
                    let Effect::Remove { at, piece, fate } = effect else { continue };
                    if piece.owner != Some(player) {
                        continue;
                    }
                    match fate {
                        Fate::Reserve => assert_eq!(player, position.to_move()),
                        Fate::Captured => assert_ne!(player, position.to_move()),
                        Fate::Gone => {}
                    }
                    let cell = Board::Matrx.spot(at.parse().unwrap()).unwrap();
                    let layer = position.layers(cell).pop().unwrap().1;
                    match layer {
                        _ if fate != Fate::Reserve => count(&mut after, position, layer),
                        // The basic piece comes back, the potential leaves the game.
                        Layer::Unused(kind) if position.kind() != gipf::Kind::Matrx => {
                            after[1 + kind as usize] += 1;
                        }
                        _ => {}
                    }
                }
                if player == position.to_move() {
                    match action {
                        Action::Decline => after[1 + Potential::Tamsk as usize] += 1,
                        Action::Cover { .. } => after[1 + Potential::Punct as usize] += 1,
                        // What is given up with a basic piece or a later kind.
                        Action::Push { .. } => {
                            for (after, before) in after[1..].iter_mut().zip(&before[1..]) {
                                assert!(*after <= *before, "{position}, {action}");
                                *after = *before;
                            }
                        }
                        _ => {}
                    }
                }
                assert_eq!(before, after, "{position}, {action}");
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
    for variant in VARIANTS {
        let agreed: Variant = variant.parse().unwrap();
        let symmetries: Vec<Symmetry> = match agreed.board() {
            Board::Gipf => Symmetry::all().collect(),
            // Top and bottom alone: what leaves column i in place.
            Board::Matrx => {
                let spots = Board::Matrx.spots();
                let keeps = |symmetry: &Symmetry| {
                    spots.iter().all(|cell| {
                        Cell::at(symmetry.map(cell.hex())).is_some_and(|to| spots.contains(to))
                    })
                };
                Symmetry::all().filter(keeps).collect()
            }
        };
        assert_eq!(symmetries.len(), if agreed.board() == Board::Gipf { 12 } else { 2 });
        let mut visits = 0;
        random_positions(variant, 12, |position, _| {
            visits += 1;
            if visits % 60 != 0 {
                return;
            }
            let count = perft::count(position, 2, Unit::Actions);
            for &symmetry in &symmetries {
                let mut setup = Setup::from(position);
                for (cell, _) in &mut setup.stacks {
                    *cell = Cell::at(symmetry.map(cell.hex())).unwrap();
                }
                let turned = Position::from_setup(agreed, &setup).unwrap();
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
    assert_eq!(read("basic G3/5/6/7/6/5/4 B12/B12 w BB 5"), ["position-other-variant"]);
    assert_eq!(read("standard G3/5/6/7/6/5/g3 B12/B12 w BB 5"), ["position-nothing-to-deal-with"]);
    assert_eq!(
        read("standard (G3/(B)3/6/7/6/5/g3 B12/B12 w BB 3"),
        [
            "position-parentheses",
            "position-column-length",
            "position-parentheses",
            "position-column-length"
        ]
    );
    assert_eq!(
        read("standard (GG)3/z+4/d5/7/6/5/g3 B9T1/B12 w LB 3"),
        [
            "position-impossible-stack",
            "position-impossible-stack",
            "position-too-many-potentials",
            "position-too-many-potentials",
            "position-too-many-potentials"
        ]
    );
    for covered in ["standard (Gb)3/5/6/7/6/5/g2G", "tournament (gB)3/5/6/7/6/5/g2G"] {
        let variant = covered.split(' ').next().unwrap().parse().unwrap();
        let faults = Position::read(&variant, &format!("{covered} B5/B5 w BB 3")).unwrap_err();
        assert_eq!(faults.to_string(), "the stack on b2 cannot arise", "without potentials");
    }
    let read = |variant: &str, text: &str| {
        let faults = Position::read(&variant.parse().unwrap(), text).unwrap_err();
        faults.iter().map(rules::Explain::code).collect::<Vec<_>>()
    };
    let loaded = "standard,potentials=T3D3";
    assert_eq!(
        read(loaded, "standard G3/5/6/3T+3/6/5/g3 B9T1/B12D1 w B- 2"),
        ["position-stage-without-potentials", "position-stage-of-matrx"]
    );
    let codes = read(loaded, "standard G3/5/6/3T3/6/5/g3 B9/B12 w LB 2");
    assert_eq!(codes, ["position-stage-needs-potentials"]);
    let codes = read(loaded, "standard G3/5/6/3t+3/6/5/g3 B9/B9 w BB 4");
    assert_eq!(codes, ["position-no-tamsk-on-centre"]);
    let codes = read(loaded, "standard G3/5/6/3T+3/BBBB2/5/g3 B5/B9 w BB 1");
    assert_eq!(codes, ["position-owed"]);
    let codes = read(loaded, "standard G3/5/6/3T+3/6/5/g3 B9/B9 w BB 3");
    assert_eq!(codes, ["position-tamsk-passed-over"]);
    let codes = read(loaded, "standard G3/5/6/3T+3/6/5/g3 B9/B9 w BB 5");
    assert_eq!(codes, ["position-tamsk-passed-over", "position-nothing-to-deal-with"]);
    let codes = read(loaded, "standard G3/5/6/7/6/5/g3 B9/B9G1 w BB 3");
    assert_eq!(codes, ["position-gipf-pieces-in-reserve"]);
    assert_eq!(
        read("matrx", "matrx 4/5/6/B6/6/5/4/3 G3/G3T7 w G- 3"),
        [
            "position-impossible-stack",
            "position-too-many-pieces",
            "position-stage-of-matrx",
            "position-too-many-potentials",
        ]
    );
}

#[test]
fn variants_warn_of_what_the_rulebooks_advise_against() {
    let warnings = |text: &str| text.parse::<Variant>().unwrap().warnings().len();
    assert_eq!(warnings("standard,potentials=Z6"), 0);
    assert_eq!(warnings("standard,potentials=Z2/T1Y3"), 2);
    assert_eq!(warnings("tournament,potentials=T3Z3D3Y3P3/-"), 1);
    assert_eq!(warnings("ultimate") + warnings("matrx") + warnings("basic"), 0);
    let agreed: Variant = "tournament,potentials=Z6/T3D3".parse().unwrap();
    assert_eq!(agreed.potentials(Player::Second, Potential::Dvonn), 3);
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
    assert_eq!(read("matrx,board=x,order=fixed"), ["unknown-board", "option-of-others"]);
    assert_eq!(read("standard,potentials=T7,order=up"), ["too-many-of-a-kind", "unknown-order"]);
    assert_eq!(read("ultimate,potentials=T6Z6D6"), ["too-many-potentials"]);
    for potentials in ["", "T", "T1T2", "Q3", "T3/", "t3", "T03Z", "é3"] {
        let text = format!("standard,potentials={potentials}");
        assert_eq!(read(&text), ["potentials-unreadable"], "{text}");
    }
    assert_eq!(read("chess,reserve=99,x=1"), ["unknown-variant", "unknown-option"]);
}

proptest! {
    #[test]
    fn readers_never_panic(text in "\\PC{0,80}", board in "[bgBGzTdpY+()1-7/]{0,40}", rest in "[B0-9/wbGLTZ 1-5t-]{0,24}") {
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
        let cells = CellSet::from_bits(bits) & Board::Gipf.spots();
        random_positions("tournament", seed, |position, _| {
            let mut legal = Vec::new();
            position.legal_actions(&mut legal);
            let action = Action::Remove(cells);
            assert_eq!(position.check(action).is_ok(), legal.contains(&action));
        });
    }
}
