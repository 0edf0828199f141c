//! The fast rules against the slow second implementation, on random games of every kind.
#![allow(clippy::unwrap_used, reason = "tests")]

mod reference;

use gipf::{Action, Position, Variant};
use rules::Game;
use rules::perft::{self, Unit};

/// Every game of the family, with mixes of potentials that bring each of them often into play.
const VARIANTS: [&str; 16] = [
    "basic",
    "basic,reserve=12/15",
    "standard",
    "standard,potentials=T6",
    "standard,potentials=P6D6/P6Z6",
    "standard,potentials=T3Z3D3Y3P3",
    "standard,potentials=T2Z2/-,order=fixed",
    "tournament",
    "tournament,potentials=Z6/T3D3",
    "tournament,potentials=D6Y4P5,order=fixed",
    "tournament,potentials=T6P6",
    "ultimate",
    "ultimate,potentials=D6P6T3",
    "ultimate,order=fixed",
    "matrx",
    "matrx,board=gipf",
];

/// How many positions of each game are compared.
const POSITIONS: usize = if cfg!(debug_assertions) { 400 } else { 7_000 };

#[test]
fn random_positions_agree() {
    for (seed, variant) in (0..).zip(VARIANTS) {
        let mut rng = fastrand::Rng::with_seed(seed);
        let agreed: Variant = variant.parse().unwrap();
        let slow_game = reference::Game::new(variant).unwrap();
        let mut compared = 0;
        while compared < POSITIONS {
            let mut fast = Position::start(&agreed);
            let mut slow = slow_game.start();
            for _ in 0..300 {
                compare(&agreed, &fast, &slow);
                compared += 1;
                let mut legal = Vec::new();
                fast.legal_actions(&mut legal);
                let Some(action) = choose(&legal, &mut rng) else { break };
                slow = slow.play(&action.to_string()).unwrap();
                fast.apply(action);
            }
        }
    }
}

/// Half of the time one of the rarer actions: what potentials do, and what is done with rows.
fn choose(legal: &[Action], rng: &mut fastrand::Rng) -> Option<Action> {
    let rare: Vec<Action> =
        legal.iter().copied().filter(|action| !matches!(action, Action::Push { .. })).collect();
    let from = if rare.is_empty() || rng.bool() { legal } else { &rare };
    rng.choice(from).copied()
}

fn compare(variant: &Variant, fast: &Position, slow: &reference::Position) {
    let text = fast.to_string();
    assert_eq!(text, slow.to_text());
    let mut legal = Vec::new();
    fast.legal_actions(&mut legal);
    let legal: Vec<String> = legal.iter().map(ToString::to_string).collect();
    assert_eq!(legal, slow.legal(), "{text}");
    assert_eq!(fast.to_move().index(), slow.to_move(), "{text}");
    let outcome = fast.outcome().map(|end| (end.winner.map(rules::Player::index), end.reason));
    assert_eq!(outcome, slow.outcome(), "{text}");
    assert_eq!(&Position::read(variant, &text).unwrap(), fast);
}

#[test]
fn counts_agree_from_the_start() {
    for (variant, depth) in [
        ("standard,potentials=T3Z3D3Y3P3", 2),
        ("tournament,potentials=Z6", 3),
        ("ultimate", 2),
        ("matrx", 3),
        ("matrx,board=gipf", 3),
    ] {
        let fast = Position::start(&variant.parse().unwrap());
        let slow = reference::Game::new(variant).unwrap().start();
        for (unit, slow_unit) in [
            (Unit::Actions, reference::Unit::Actions),
            (Unit::Turns, reference::Unit::Turns),
            (Unit::Positions, reference::Unit::Positions),
        ] {
            let counts = (
                perft::count(&fast, depth, unit),
                reference::perft(&slow, depth as usize, slow_unit),
            );
            assert_eq!(counts.0, counts.1, "{variant}, {unit}");
        }
    }
}
