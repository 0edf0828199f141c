//! Small files in the dialect of Boardspace, one for each oddity.
#![allow(clippy::unwrap_used, reason = "tests")]

use std::path::Path;

use proptest::prelude::*;
use record::{Ending, Record, Seat};
use rules::{Explain, Game, Player, testkit};
use zertz::Position;
use zertz::sgf::{self, Fault, Replay};

/// What a file must come to: for each game its status, the winner, the turns, and the line and the
/// code of the fault.
const EXPECTED: &str = include_str!("sgf/expected.txt");

fn summary(game: &Result<Replay, Fault>) -> String {
    let told = |fault: &Fault| format!("line {} {}", fault.line, fault.code());
    match game {
        Err(fault) => format!("unread; {}", told(fault)),
        Ok(game) => {
            let winner = match &game.record.ending {
                None => "",
                Some(ending) => ending.winner.map_or(" nobody", |it| match it {
                    rules::Player::First => " first",
                    rules::Player::Second => " second",
                }),
            };
            let reason = game.record.ending.as_ref().and_then(|it| it.reason.as_ref());
            let reason = reason.map_or(String::new(), |it| format!(" {it}"));
            let fault = game.fault.as_ref().map_or(String::new(), |it| format!("; {}", told(it)));
            let status = format!("{:?}", game.status()).to_lowercase();
            format!("{status}{winner}{reason}; {}{fault}", game.turns.join(" "))
        }
    }
}

#[test]
fn every_oddity_comes_to_what_it_should() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/sgf");
    let mut found = Vec::new();
    for file in std::fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        if path.extension().is_some_and(|it| it == "sgf") {
            let games = sgf::read(&std::fs::read(&path).unwrap());
            let name = path.file_stem().unwrap().to_str().unwrap();
            found.extend(games.iter().map(|game| format!("{name}: {}", summary(game))));
        }
    }
    found.sort();
    assert_eq!(found, EXPECTED.lines().collect::<Vec<_>>());
}

#[test]
fn the_record_tells_who_played_when_and_what() {
    let file = b"(;GM[22]SU[Zertz+11]DT[2010]P0[id \"ann\"]P1[id \"bob\"];P1[Start P1]\
        ;P1[RtoB 2 0 D 4];P1[R- D 1];P1[Done];P0[Resign])";
    let game = sgf::read(file).remove(0).unwrap();
    assert_eq!(
        game.record.to_string(),
        "[Gipf-Record 1]\n[Game \"zertz:tournament,rings=48\"]\n[First \"bob\"]\n\
         [Second \"ann\"]\n[Date \"2010\"]\n\n1. Wd4;-d1 1-0 resigned\n"
    );
    assert_eq!(game.position.to_move(), rules::Player::Second);
}

/// Plays a game by chance, as a record.
fn random_record(variant: &str, seed: u64) -> Record {
    let mut record = Record::new(format!("zertz:{variant}"));
    testkit::random_positions(
        &variant.parse().unwrap(),
        seed,
        1,
        usize::MAX,
        |position: &Position, action| {
            let mut next = *position;
            next.apply(action);
            let text = action.to_string().parse().unwrap();
            record.line.push(position.to_move(), text, position.completes_turn(&next));
            record.ending = next.outcome().map(|outcome| Ending {
                winner: outcome.winner,
                reason: outcome.reason.parse().ok(),
            });
        },
    );
    record
}

#[test]
fn written_games_read_back() {
    for (seed, variant) in (0..60)
        .zip(["tournament", "tournament,rings=48", "tournament,rings=61"].into_iter().cycle())
    {
        let mut record = random_record(variant, seed);
        record.date = Some("2024-01-31".to_owned());
        record.seats = [Some("ann [\\]"), None]
            .map(|name: Option<&str>| Seat { name: name.map(str::to_owned), player: None });
        // Wherever it stops, also inside a turn.
        for length in [record.line.nodes.len(), 41, 40, 1, 0] {
            if length < record.line.nodes.len() {
                record.line.nodes.truncate(length);
                record.ending = None;
            }
            let read = sgf::read(sgf::write(&record).unwrap().as_bytes()).remove(0).unwrap();
            assert_eq!((read.fault, &read.record), (None, &record), "{variant}, {seed}, {length}");
        }
        for (winner, reason) in [(Player::Second, Some("resigned")), (Player::First, None)] {
            let reason = reason.map(|reason| reason.parse().unwrap());
            record.ending = Some(Ending { winner: Some(winner), reason });
            let read = sgf::read(sgf::write(&record).unwrap().as_bytes()).remove(0).unwrap();
            assert_eq!((read.fault, &read.record), (None, &record));
        }
    }
}

#[test]
fn what_cannot_be_told_is_refused() {
    let written = |text: &str| {
        let record = Record::parse(&format!("[Gipf-Record 1]{text}")).unwrap();
        sgf::write(&record).map_err(|fault| fault.to_string())
    };
    assert!(written("[Game \"zertz\"] Wd4;-d1 *").is_ok());
    for text in ["zertz:basic", "zertz:tournament,rings=40", "zertz:tournament,claim=choice"] {
        let fault = written(&format!("[Game \"{text}\"] *")).unwrap_err();
        assert!(fault.contains("has no name there"), "{fault}");
    }
    for (text, fault) in [
        ("[Game \"gipf\"] *", "`gipf` is no game of ZÈRTZ"),
        ("[Game \"zertz\"] Wd4;-d2 *", "`-d2` is refused: the ring d2 is not free"),
        ("[Game \"zertz\"] Wd9 *", "`Wd9` is no action of this game"),
        ("[Game \"zertz\"] 1/2-1/2", "a game that ended without a winner"),
        ("[Game \"zertz\"] 1-0", "who has won is told there by name, and the first player"),
    ] {
        let found = written(text).unwrap_err();
        assert!(found.starts_with(fault), "{found}");
    }
}

proptest! {
    #[test]
    fn readers_never_panic(
        bytes in proptest::collection::vec(any::<u8>(), 0..200),
        steps in "(;?[ \\n]?P[01-]1?\\[[0-9]{0,2} ?(RtoB|R-|BtoB|Done|Resign|Start)( [A-Z012]{1,2}){0,4}\\]){0,12}",
        (at, byte) in (0usize..2000, any::<u8>()),
    ) {
        sgf::read(&bytes);
        sgf::read(format!("(;SU[Zertz]{steps})").as_bytes());
        let mut damaged = include_bytes!("sgf/pool-empty.sgf").to_vec();
        let at = at % damaged.len();
        damaged[at] = byte;
        for game in sgf::read(&damaged).into_iter().flatten() {
            prop_assert_eq!(game.position.outcome().is_some(), game.record.ending.is_some());
        }
        damaged.truncate(at);
        sgf::read(&damaged);
    }
}
