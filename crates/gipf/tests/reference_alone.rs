//! The second implementation by itself: the known counts, a position for each potential, and
//! random games that keep the laws of the text.

mod reference;

use reference::{Board, Game, Position, Unit, perft};

fn game(variant: &str) -> Game {
    Game::new(variant).expect("the variant is valid")
}

/// A position on the board of 37 spots from its pieces, `e5=Z+ e6=b`, and the fields behind them.
fn position(variant: &str, pieces: &str, fields: &str) -> Position {
    let board: Vec<String> = ["b5", "c6", "d7", "e8", "f7", "g6", "h5"]
        .iter()
        .map(|column| {
            let (letter, last) = column.split_at(1);
            let last: usize = last.parse().expect("a number");
            let spot = |number| find(pieces, &format!("{letter}{number}="));
            (2..=last).map(spot).collect::<String>()
        })
        .collect();
    let mut board = board.join("/");
    for empty in (2..=7).rev() {
        board = board.replace(&"1".repeat(empty), &empty.to_string());
    }
    let key = variant.split(',').next().expect("a key");
    let text = format!("{key} {board} {fields}");
    Position::read(&game(variant), &text).unwrap_or_else(|fault| panic!("{text}: {fault}"))
}

/// The stack that stands behind `name`, or one empty spot.
fn find(pieces: &str, name: &str) -> String {
    pieces.split(' ').find_map(|piece| piece.strip_prefix(name)).unwrap_or("1").to_owned()
}

fn play(start: &Position, actions: &str) -> Position {
    let play_one = |position: Position, action: &str| {
        position.play(action).unwrap_or_else(|fault| panic!("{fault}"))
    };
    actions.split(' ').fold(start.clone(), play_one)
}

/// The legal actions that begin so, joined by spaces.
fn legal(position: &Position, prefix: &str) -> String {
    let actions = position.legal();
    let with_it: Vec<&str> =
        actions.iter().map(String::as_str).filter(|a| a.starts_with(prefix)).collect();
    with_it.join(" ")
}

/// What is on a spot of the board of 37 spots, as its text.
fn on(position: &Position, spot: &str) -> String {
    let text = position.to_text();
    let board = text.split(' ').nth(1).expect("a board").to_owned();
    let column = usize::from(spot.as_bytes()[0] - b'b');
    let mut number: usize = spot[1..].parse().expect("a number");
    let mut rest = board.split('/').nth(column).expect("a column");
    loop {
        let length = match rest.as_bytes()[0] {
            b'(' => rest.find(')').expect("closed") + 1,
            _ if rest[1..].starts_with('+') => 2,
            _ => 1,
        };
        let (first, behind) = rest.split_at(length);
        let spots: usize = first.parse().unwrap_or(1);
        if number < 2 + spots {
            return if first.parse::<usize>().is_ok() { "-".to_owned() } else { first.to_owned() };
        }
        number -= spots;
        rest = behind;
    }
}

fn fields(position: &Position) -> String {
    let text = position.to_text();
    text.split(' ').skip(2).collect::<Vec<&str>>().join(" ")
}

#[test]
fn boards() {
    let count =
        |board: &Board, spots: usize| board.lines.iter().filter(|line| line.len() == spots).count();
    let gipf = Board::gipf();
    assert_eq!((gipf.size(), gipf.lines.len(), gipf.entries.len()), (37, 21, 42));
    let matrx = Board::matrx();
    assert_eq!((matrx.size(), matrx.lines.len(), matrx.entries.len()), (40, 22, 44));
    assert_eq!([7, 6, 5, 4, 3].map(|spots| count(&matrx, spots)), [5, 6, 6, 4, 1]);
    for board in [gipf, matrx] {
        let through_the_centre: Vec<String> = board
            .lines
            .iter()
            .filter(|line| line.contains(&board.centre))
            .map(|line| line.iter().map(|&spot| board.name(spot)).collect::<Vec<_>>().join(" "))
            .collect();
        assert_eq!(
            through_the_centre,
            ["b2 c3 d4 e5 f5 g5 h5", "b5 c5 d5 e5 f4 g3 h2", "e2 e3 e4 e5 e6 e7 e8"]
        );
    }
}

#[test]
fn starts() {
    let start = |variant: &str| game(variant).start().to_text();
    assert_eq!(start("standard"), "standard g2G/5/6/G5g/6/5/g2G B12/B12 w BB 3");
    assert_eq!(start("basic,reserve=12/15"), "basic b2B/5/6/B5b/6/5/b2B B12/B15 w BB 3");
    assert_eq!(
        start("tournament,potentials=Z6/T3D3,order=fixed"),
        "tournament 4/5/6/7/6/5/4 B18Z6/B18T3D3 w GG 3"
    );
    assert_eq!(start("ultimate"), "ultimate 4/5/6/7/6/5/4 B21T3Z3D3Y3P3/B21T3Z3D3Y3P3 w GG 3");
    assert_eq!(start("matrx"), "matrx 4/5/6/7/6/5/4/3 G3T6Z6D6Y6P6/G3T6Z6D6Y6P6 w -- 3");
    assert_eq!(game("matrx").start().legal().len(), 44);
    assert_eq!(game("matrx,board=gipf").start().legal().len(), 42);
    for wrong in ["", "gipf", "basic,potentials=Z1", "standard,potentials=Z7", "standard,order=x"] {
        assert!(Game::new(wrong).is_err(), "{wrong}");
    }
}

#[test]
fn known_counts() {
    let counts = |variant: &str, unit: Unit, depth: usize| -> Vec<u64> {
        let start = game(variant).start();
        (1..=depth).map(|d| perft(&start, d, unit)).collect()
    };
    assert_eq!(counts("standard", Unit::Actions, 3), [42, 1764, 73_800]);
    assert_eq!(counts("standard", Unit::Turns, 3), [42, 1764, 73_800]);
    assert_eq!(counts("standard", Unit::Positions, 3), [30, 876, 15_120]);
    assert_eq!(counts("basic", Unit::Positions, 2), [24, 558]);
    assert_eq!(counts("tournament", Unit::Turns, 3), [42, 1764, 148_176]);
    assert_eq!(counts("tournament", Unit::Positions, 2), [18, 336]);
}

#[test]
#[ignore = "some minutes in an optimised build"]
fn known_counts_further() {
    let start = game("standard").start();
    assert_eq!(perft(&start, 5, Unit::Turns), 127_371_363);
}

const ALL: &str = "standard,potentials=T3Z3D3Y3P3";

#[test]
fn zertz_jumps_over_a_run() {
    let pieces = "b2=G h2=g e5=Z+ e6=b e7=B d5=g c5=B b5=b f5=b g5=b";
    let before = position(ALL, pieces, "B3/B3 w BB 3");
    // Up over two; the run to the left ends at a dot; to the lower right lies h5.
    assert_eq!(legal(&before, "Z"), "Ze5-e8 Ze5-h5");
    let after = play(&before, "Ze5-e8");
    assert_eq!((on(&after, "e5"), on(&after, "e8")), ("B".into(), "Z".into()));
}

#[test]
fn yinsh_slides() {
    let before = position(ALL, "b2=G h2=g h5=Y+ h4=b g5=b", "B3/B3 w BB 3");
    assert_eq!(legal(&before, "Y"), "Yh5-e8 Yh5-f7 Yh5-g6");
}

#[test]
fn dvonn_covers_basics_and_its_kind() {
    let pieces = "b2=G h2=g e5=D+ e6=b e4=g d5=(Gb) d4=p+ f5=d+ f4=B";
    let before = position(ALL, pieces, "B3/B3 w BB 3");
    assert_eq!(legal(&before, "D"), "De5-d5 De5-e6 De5-f5");
    let after = play(&before, "De5-d5");
    assert_eq!((on(&after, "e5"), on(&after, "d5")), ("B".into(), "(GbD)".into()));
}

#[test]
fn punct_covers_gipf_pieces_with_basics() {
    let pieces = "b2=G h2=g e5=P+ e6=b e4=g d5=(Gb) d4=(P+p) f5=p+ f4=g";
    let few = position(ALL, pieces, "B1/B3 w BB 3");
    assert_eq!(legal(&few, "P"), "Pe5-d4 Pe5-e4=1 Pe5-f4=1 Pe5-f5");
    let before = position(ALL, pieces, "B2/B3 w BB 3");
    assert_eq!(legal(&before, "P"), "Pe5-d4 Pe5-e4=1 Pe5-e4=2 Pe5-f4=1 Pe5-f4=2 Pe5-f5");
    let after = play(&before, "Pe5-e4=2");
    assert_eq!((on(&after, "e5"), on(&after, "e4")), ("B".into(), "(gG)".into()));
    assert_eq!(fields(&after), "-/B3 b BB 3");
    let after = play(&before, "Pe5-d4");
    assert_eq!(on(&after, "d4"), "(P+pP)");
}

#[test]
fn covering_the_last_gipf_piece_wins() {
    let before = position(ALL, "b2=G h2=g g3=P+", "B1/B3 w BB 3");
    let after = play(&before, "Pg3-h2=1");
    assert_eq!(fields(&after), "-/B3 w BB 5");
    assert_eq!(after.outcome(), Some((Some(0), "no-gipf-piece")));
    assert!(after.legal().is_empty());
}

#[test]
fn tamsk_goes_in_again() {
    let before = position(ALL, "b2=G h2=g e2=B e3=b e4=T+", "B3/B3 w BB 3");
    let arrived = play(&before, "e1-e2");
    assert_eq!(fields(&arrived), "B2/B3 w BB 4");
    assert_eq!(arrived.legal().len(), 43);
    let declined = play(&arrived, "*-");
    assert_eq!((on(&declined, "e5"), fields(&declined)), ("B".into(), "B2/B3 b BB 3".into()));
    let pushed = play(&arrived, "*e9-e8");
    assert_eq!((on(&pushed, "e5"), on(&pushed, "e8")), ("B".into(), "T".into()));
    assert_eq!(fields(&pushed), "B2/B3 b BB 3");

    // Pushed there by the opponent: owed, after the rows that stand, before the move.
    let before = position(ALL, "b2=G h2=g e2=B e3=b e4=T+", "B3/B3 b BB 3");
    let owed = play(&before, "e1-e2");
    assert_eq!(fields(&owed), "B3/B2 w BB 2");
    assert_eq!(fields(&play(&owed, "*e1-e2")), "B3/B2 w BB 3");
    let before = position(ALL, "b2=B c3=B d4=B e4=T+ e3=b e2=B f5=G h2=g", "B3/B3 b BB 3");
    let owed = play(&before, "e1-e2");
    assert_eq!(fields(&owed), "B3/B2 w BB 1t");
    assert_eq!(legal(&owed, "x"), "xb2,c3,d4 xb2,c3,d4,e5 xb2,c3,d4,e5,f5 xb2,c3,d4,f5");
    assert_eq!(fields(&play(&owed, "xb2,c3,d4")), "B6/B2 w BB 2");
    assert_eq!(fields(&play(&owed, "xb2,c3,d4,e5")), "B7/B2 w BB 3");
}

#[test]
fn tamsk_on_matrx_keeps_the_other_potential() {
    let text = "matrx 4/5/6/Gg1T+3/6/5/4/3 Z2/Z2 w -- 4";
    let before = Position::read(&game("matrx"), text).expect("it can arise");
    let after = play(&before, "*-");
    assert_eq!(after.to_text(), "matrx 4/5/6/Gg1T3/6/5/4/3 Z2/Z2 b -- 3");
}

#[test]
fn rows_of_loaded_pieces_are_broken() {
    let pieces = "b2=Z+ c3=Z+ d4=G e5=G f5=G h2=g";
    let before = position(ALL, pieces, "B3/B3 w BB 1");
    // Five in a row; what stays may hold four adjacent ones only if all are GIPF pieces.
    let broken = legal(&before, "x");
    assert!(!broken.contains("x-"));
    let sets: Vec<&str> = broken.split(' ').collect();
    assert!(!sets.contains(&"xb2") && !sets.contains(&"xf5") && sets.contains(&"xc3"));

    // Four GIPF pieces with a loaded one behind an opposing GIPF piece may be left.
    let pieces = "b2=G c3=G d4=G e5=G f5=g g5=Z+";
    let before = position(ALL, pieces, "B3/B3 w BB 1");
    assert_eq!(before.legal().len(), 64);
    assert_eq!(fields(&play(&before, "x-")), "B3/B3 w BB 3");
    assert_eq!(fields(&play(&before, "xg5")), "B4/B3 w BB 1");
    // Taking the last GIPF piece of the opponent ends the game at once if only rows that may be
    // left still stand.
    let won = play(&before, "xf5");
    assert_eq!(
        (fields(&won), won.outcome()),
        ("B3/B3 w BB 1".into(), Some((Some(0), "no-gipf-piece")))
    );
}

#[test]
fn matrx_breaks_every_row_of_stacks() {
    let text = "matrx 4/5/6/Z+Y+Z+D+Z+2/Gg4/5/4/3 P2/P2 w -- 1";
    let before = Position::read(&game("matrx"), text).expect("it can arise");
    let legal = before.legal();
    assert!(!legal.contains(&"xe2".to_owned()) && legal.contains(&"xe3".to_owned()));
    assert!(legal.contains(&"xe2,e6".to_owned()));
}

#[test]
fn a_single_potential_is_no_move() {
    let read = |text: &str| Position::read(&game("matrx"), text).expect("it can arise");
    let single = read("matrx 4/5/6/Gg5/6/5/4/3 Z1/Z2 w -- 3");
    assert_eq!(single.outcome(), Some((Some(1), "no-move")));
    assert_eq!(read("matrx 4/5/6/Gg5/6/5/4/3 Z2/Z2 w -- 3").legal().len(), 44);
}

#[test]
fn stages_of_a_tournament() {
    let start = game("tournament,potentials=Z2Y1D1,order=fixed").start();
    assert_eq!(start.legal().len(), 42);
    let later = play(&start, "Ga1-b2 Gi1-h2 Ya1-b2");
    assert_eq!(fields(&later), "B15D1/B16Z2D1Y1 b LG 3");
    let later = play(&later, "Gi1-h2 Da1-b2 i1-h2");
    assert_eq!(fields(&later), "B14/B13 w BB 3");
}

#[test]
fn rows_crossing_on_a_gipf_piece() {
    let pieces = "b2=B c3=B d4=B e5=G e2=B e3=B e4=B h5=G h2=g";
    let before = position("standard", pieces, "B2/B3 w BB 5");
    assert_eq!(legal(&before, ""), "xb2,c3,d4 xb2,c3,d4,e5 xe2,e3,e4 xe2,e3,e4,e5");
    let kept = play(&before, "xb2,c3,d4");
    assert_eq!(legal(&kept, ""), "xe2,e3,e4 xe2,e3,e4,e5");
    assert_eq!(fields(&play(&before, "xb2,c3,d4,e5")), "B7/B3 b BB 3");
}

#[test]
fn a_dvonn_taken_off_sets_a_row_free() {
    let pieces = "b2=B c3=B d4=B e5=(bD) e2=b e3=b e4=b h5=G h2=g";
    let before = position(ALL, pieces, "-/B3 w BB 5");
    let freed = play(&before, "xb2,c3,d4,e5");
    assert_eq!((on(&freed, "e5"), fields(&freed)), ("b".into(), "B3/B3 b BB 1".into()));
    assert_eq!(fields(&play(&freed, "xe2,e3,e4,e5")), "B3/B7 b BB 3");
}

#[test]
fn matrx_owes_an_extra_move_before_a_gipf_piece() {
    let text = "matrx 4/5/6/Gg1T+3/6/5/4/3 G1Z2/Z2 w -- 2";
    let before = Position::read(&game("matrx"), text).expect("it can arise");
    assert_eq!(before.legal().len(), 45);
    let after = play(&before, "*a1-b2");
    assert_eq!((after.legal().len(), legal(&after, "G").split(' ').count()), (44, 44));
}

#[test]
fn matrx_covers_from_afar() {
    let text = "matrx 4/5/6/D+2d3/d+5/5/Gg2/3 Z2/Z2 w -- 3";
    let before = Position::read(&game("matrx"), text).expect("it can arise");
    assert_eq!(legal(&before, "D"), "De2-e5 De2-f2");
    let after = play(&before, "De2-e5");
    assert_eq!(after.to_text(), "matrx 4/5/6/D2(dD)3/d+5/5/Gg2/3 Z2/Z2 b -- 3");
}

/// Random games keep the laws: texts are read back, no legal action is written twice, and only a
/// finished game has none.
#[test]
fn random_games() {
    let variants = [
        "basic",
        "standard",
        ALL,
        "tournament,potentials=Z6/T3D3,order=fixed",
        "tournament,potentials=P6D6T3",
        "ultimate",
        "matrx",
        "matrx,board=gipf",
    ];
    let mut random: u64 = 1;
    for variant in variants {
        let game = game(variant);
        for _ in 0..20 {
            let mut position = game.start();
            for _ in 0..400 {
                let text = position.to_text();
                let again = Position::read(&game, &text).unwrap_or_else(|f| panic!("{text}: {f}"));
                let legal = position.legal();
                assert_eq!(again.legal(), legal, "{text}");
                assert!(legal.windows(2).all(|two| two[0] < two[1]), "{text}: {legal:?}");
                assert_eq!(legal.is_empty(), position.outcome().is_some(), "{text}");
                if legal.is_empty() {
                    break;
                }
                random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                let choice = usize::try_from(random >> 33).expect("31 bits") % legal.len();
                position = position.play(&legal[choice]).expect("it is legal");
            }
        }
    }
}
