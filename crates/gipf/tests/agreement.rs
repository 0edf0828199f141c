//! The fast rules against the slow second implementation, on random games of every kind.
#![allow(clippy::unwrap_used, reason = "tests")]

mod reference;

use std::collections::BTreeMap;

use gipf::board::Board;
use gipf::{Action, Kind, Layer, Phase, Piece, Position, Potential, Stage, Variant};
use hexgrid::Cell;
use rules::perft::{self, Unit};
use rules::{Game, Player, Show};

/// How many positions of each game are compared.
const POSITIONS: usize = if cfg!(debug_assertions) { 7_000 } else { 25_000 };

/// A random game is left after this many actions.
const LONGEST: usize = 250;

/// What a random game may prefer to push in.
const PIECES: [Piece; 7] = [
    Piece::Basic,
    Piece::Gipf,
    Piece::Loaded(Potential::Tamsk),
    Piece::Loaded(Potential::Zertz),
    Piece::Loaded(Potential::Dvonn),
    Piece::Loaded(Potential::Yinsh),
    Piece::Loaded(Potential::Punct),
];

#[test]
fn games_without_potentials_agree() {
    let games = ["basic", "basic,reserve=12/15", "standard", "tournament", "tournament"];
    agree(&games, 0, &[&ROWS, &GIPF_PIECES]);
}

#[test]
fn standard_games_agree() {
    let games = [
        "standard,potentials=T6",
        "standard,potentials=P6D6/P6Z6",
        "standard,potentials=T3Z3D3Y3P3",
        "standard,potentials=T2Z2/-,order=fixed",
    ];
    agree(&games, 10, &[&ROWS, &MOVES, &TAMSK, &PUSHED_ON, &TOWERS, &COVERS]);
}

#[test]
fn tournament_games_agree() {
    let games = [
        "tournament,potentials=Z6/T3D3",
        "tournament,potentials=D6Y4P5,order=fixed",
        "tournament,potentials=T6P6",
    ];
    agree(&games, 20, &[&ROWS, &GIPF_PIECES, &MOVES, &TAMSK, &TOWERS, &COVERS]);
}

#[test]
fn ultimate_games_agree() {
    let games = ["ultimate", "ultimate,potentials=D6P6T3", "ultimate,order=fixed"];
    agree(&games, 30, &[&ROWS, &GIPF_PIECES, &MOVES, &TAMSK, &TOWERS, &COVERS]);
}

#[test]
fn matrx_games_agree() {
    agree(&["matrx", "matrx"], 40, &[&ROWS, &MOVES, &TAMSK, &PUSHED_ON, &TOWERS, &MATRX]);
}

#[test]
fn matrx_games_on_the_gipf_board_agree() {
    agree(&["matrx,board=gipf", "matrx,board=gipf"], 50, &[&ROWS, &MOVES, &TAMSK, &TOWERS, &MATRX]);
}

const ROWS: [&str; 5] = ["phase 1", "phase 5", "removal", "two rows in one phase", "phase 1 won"];
const GIPF_PIECES: [&str; 3] = ["GIPF piece pushed in", "rows left", "rows left in phase 1"];
const MOVES: [&str; 5] = ["D moves", "P moves", "Y moves", "Z moves", "no four may stand"];
const TAMSK: [&str; 9] = [
    "phase 1t",
    "phase 2",
    "phase 4",
    "owed move made",
    "owed move declined",
    "extra move made",
    "extra move declined",
    "one extra move after the other",
    "a row in phase 2 or 4",
];
const PUSHED_ON: [&str; 1] = ["the opponent's TAMSK on e5 before the move"];
const TOWERS: [&str; 5] = [
    "tower of two layers",
    "tower of three layers",
    "tower pushed on",
    "layer set free",
    "layer set free for the player to move",
];
const COVERS: [&str; 4] =
    ["covered with one", "covered with two", "won by a cover", "GIPF piece set free"];
const MATRX: [&str; 3] = ["GIPF piece pushed in", "extra move while a GIPF piece waits", "no-move"];

/// Plays random games, compares the positions in them, and makes sure that what is to be met was met;
/// in further rounds of games if it was not yet.
fn agree(variants: &[&str], seed: u64, to_be_met: &[&[&'static str]]) {
    let mut met = BTreeMap::new();
    let mut missing: Vec<&str> = to_be_met.concat();
    for round in 0..4 {
        for (number, variant) in (0..).zip(variants) {
            play_and_compare(variant, seed + 100 * round + number, &mut met);
        }
        missing.retain(|situation| !met.contains_key(situation));
        if missing.is_empty() {
            return;
        }
    }
    panic!("never met: {missing:?}; met: {met:?}");
}

/// Compares that many positions of random games and counts what was met in them.
fn play_and_compare(variant: &str, seed: u64, met: &mut BTreeMap<&str, u32>) {
    let mut rng = fastrand::Rng::with_seed(seed);
    let agreed: Variant = variant.parse().unwrap();
    let slow_game = reference::Game::new(variant).unwrap();
    let mut compared = 0;
    while compared < POSITIONS {
        let mut fast = Position::start(&agreed);
        let mut slow = slow_game.start();
        let preferred = *rng.choice(&PIECES).unwrap();
        for _ in 0..LONGEST {
            compare(&agreed, &fast, &slow);
            if compared % 16 == 0 {
                compare_readers(&agreed, &slow_game, &fast, &mut rng);
            }
            compared += 1;
            let Some(action) = choose(&fast, preferred, &mut rng) else { break };
            slow = slow.play(&action.to_string()).unwrap();
            let before = fast;
            fast.apply(action);
            for situation in situations(&before, action, &fast) {
                *met.entry(situation).or_default() += 1;
            }
        }
    }
}

fn compare(variant: &Variant, fast: &Position, slow: &reference::Position) {
    let text = fast.to_string();
    assert_eq!(text, slow.to_text());
    assert_eq!(legal_texts(fast), slow.legal(), "{text}");
    assert_eq!(fast.to_move().index(), slow.to_move(), "{text}");
    let outcome = fast.outcome().map(|end| (end.winner.map(Player::index), end.reason));
    assert_eq!(outcome, slow.outcome(), "{text}");
    assert_eq!(&Position::read(variant, &text).unwrap(), fast);
}

fn legal(position: &Position) -> Vec<Action> {
    let mut legal = Vec::new();
    position.legal_actions(&mut legal);
    legal
}

fn legal_texts(position: &Position) -> Vec<String> {
    legal(position).iter().map(ToString::to_string).collect()
}

/// Compares what the two say of texts that differ a little from that of a position that can arise.
fn compare_readers(
    variant: &Variant,
    slow: &reference::Game,
    position: &Position,
    rng: &mut fastrand::Rng,
) {
    let text = position.to_string();
    let fields: Vec<&str> = text.split(' ').collect();
    let mut texts = Vec::new();
    for phase in ["1", "1t", "2", "3", "4", "5"] {
        for side in ["w", "b"] {
            texts.push([fields[0], fields[1], fields[2], side, fields[4], phase].join(" "));
        }
    }
    for _ in 0..8 {
        let at = rng.usize(..text.len());
        let signs = b"BGTZDYPbgtzdyp+()/1234-wL ";
        let sign = char::from(*rng.choice(signs).unwrap());
        texts.push(format!("{}{sign}{}", &text[..at], &text[at + rng.usize(..2)..]));
    }
    for text in texts {
        let read = Position::read(variant, &text);
        let by_slow = reference::Position::read(slow, &text);
        match (read, by_slow) {
            // Whether somebody has begun cannot be told without the potentials they had then.
            (Ok(read), Ok(_)) if has_lost_potentials_before_the_first_move(variant, &read) => {}
            (Ok(read), Ok(by_slow)) => assert_eq!(legal_texts(&read), by_slow.legal(), "{text}"),
            (Err(_), Err(_)) => {}
            (read, by_slow) => {
                panic!("{variant}, {text}: {read:?}, {:?}", by_slow.map(|p| p.to_text()))
            }
        }
    }
}

fn has_lost_potentials_before_the_first_move(variant: &Variant, position: &Position) -> bool {
    let start = Position::start(variant);
    Player::BOTH.into_iter().any(|player| {
        position.stage(player) == Stage::GipfPieces
            && position.owned(player).is_empty()
            && position.reserve(player).potentials != start.reserve(player).potentials
    })
}

/// Chooses an action so that much happens: mostly pushes of the piece that this game prefers, and often
/// what is rare otherwise or leads to something to decide before the next move.
fn choose(position: &Position, preferred: Piece, rng: &mut fastrand::Rng) -> Option<Action> {
    let mut legal = legal(position);
    let pushes = |action: &Action, wanted: bool| matches!(action, Action::Push { piece, .. } if (*piece == preferred) == wanted);
    if rng.u8(..8) > 0 && legal.iter().any(|action| pushes(action, true)) {
        legal.retain(|action| !pushes(action, false));
    }
    let after = |action: Action| {
        let mut next = *position;
        next.apply(action);
        next
    };
    let kind = rng.u8(..6);
    let is_of_kind = |&&action: &&Action| match kind {
        0 | 1 => !matches!(action, Action::Push { .. } | Action::Extra { .. } | Action::Remove(_)),
        2 | 3 => {
            let next = after(action);
            next.potentials_of(Potential::Tamsk).meets(next.unused_potentials() & centre().set())
        }
        4 => after(action).phase() != Phase::Move,
        _ => true,
    };
    let of_kind: Vec<&Action> = legal.iter().filter(is_of_kind).collect();
    rng.choice(of_kind).or_else(|| rng.choice(&legal)).copied()
}

fn centre() -> Cell {
    Board::Matrx.spot("e5".parse().unwrap()).unwrap()
}

/// What of note a position and an action in it show.
fn situations(before: &Position, action: Action, next: &Position) -> Vec<&'static str> {
    let mover = before.to_move();
    let phase = before.phase();
    let rows_of = |player| before.rows().into_iter().filter(move |row| row.owner == player);
    let same_phase = next.to_move() == mover && next.phase() == phase && next.outcome().is_none();
    let won = next.outcome().is_some_and(|end| end.winner == Some(mover));
    let mut met = Vec::new();
    let mut note = |is_met: bool, situation| met.extend(is_met.then_some(situation));

    note(phase == Phase::RowsBefore, "phase 1");
    note(before.to_string().ends_with("1t"), "phase 1t");
    note(phase == Phase::Owed, "phase 2");
    note(phase == Phase::Extra, "phase 4");
    note(phase == Phase::RowsAfter, "phase 5");
    note(phase == Phase::RowsBefore && won, "phase 1 won");
    note(next.outcome().is_some_and(|end| end.reason == "no-move"), "no-move");

    let in_tamsk_phase = matches!(phase, Phase::Owed | Phase::Extra);
    note(in_tamsk_phase && same_phase, "one extra move after the other");
    note(in_tamsk_phase && rows_of(mover).next().is_some(), "a row in phase 2 or 4");
    let waits = before.kind() == Kind::Matrx && before.reserve(mover).gipf > 0;
    note(in_tamsk_phase && waits, "extra move while a GIPF piece waits");
    let tamsk = Some((mover.other(), Layer::Unused(Potential::Tamsk)));
    let theirs = phase == Phase::Move && before.layers(centre()).pop() == tamsk;
    note(theirs, "the opponent's TAMSK on e5 before the move");

    let highest = next.occupied().iter().map(|cell| next.layers(cell).len()).max();
    note(highest >= Some(2), "tower of two layers");
    note(highest >= Some(3), "tower of three layers");

    match action {
        Action::Push { piece, way } => {
            note(piece == Piece::Gipf, "GIPF piece pushed in");
            let shifted = before.layers(way.first()).len() > 1;
            note(shifted, "tower pushed on");
            // A push by its text, but the move of a potential on the board.
            note(before.board().spot(way.dot()).is_some(), "Y moves");
        }
        Action::Use { potential, .. } => note(
            true,
            match potential {
                Potential::Dvonn => "D moves",
                Potential::Punct => "P moves",
                Potential::Yinsh => "Y moves",
                Potential::Zertz => "Z moves",
                Potential::Tamsk => unreachable!("it has no move"),
            },
        ),
        Action::Cover { basics, .. } => {
            note(basics == 1, "covered with one");
            note(basics == 2, "covered with two");
            note(won, "won by a cover");
        }
        Action::Extra { .. } if phase == Phase::Owed => note(true, "owed move made"),
        Action::Extra { .. } => note(true, "extra move made"),
        Action::Forfeit(_) => unreachable!("it is never legal"),
        Action::Decline if phase == Phase::Owed => note(true, "owed move declined"),
        Action::Decline => note(true, "extra move declined"),
        Action::Leave => {
            note(true, "rows left");
            note(phase == Phase::RowsBefore, "rows left in phase 1");
        }
        Action::Remove(cells) => {
            note(true, "removal");
            note(same_phase, "two rows in one phase");
            let no_four = |row: rules::Row| row.compulsory && row.must_go.is_empty();
            note(rows_of(mover).any(no_four), "no four may stand");
            let freed = cells.iter().filter_map(|cell| next.layers(cell).pop());
            let freed: Vec<(Player, Layer)> = freed.collect();
            note(!freed.is_empty(), "layer set free");
            note(freed.iter().any(|f| f.0 == mover), "layer set free for the player to move");
            note(freed.iter().any(|f| f.1 == Layer::Gipf), "GIPF piece set free");
        }
    }
    met
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
