//! The real games that stand beside the checkout, where they do.
#![allow(clippy::unwrap_used, clippy::print_stdout, reason = "tests")]

use std::path::Path;

use record::Record;
use rules::{Game, Show};
use zertz::sgf::{self, Replay, Status};
use zertz::{Position, Variant};

#[test]
fn real_games_replay_to_their_end() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/records/zertz");
    let Ok(files) = std::fs::read_dir(&folder) else {
        println!("skipped: there is no folder {}", folder.display());
        return;
    };
    let (mut complete, mut others) = (0, Vec::new());
    for file in files {
        let path = file.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        for game in sgf::read(&std::fs::read(&path).unwrap()) {
            let game = game.unwrap_or_else(|fault| panic!("{name}: {fault}"));
            check_game(&game, &name);
            match (game.status(), &game.fault) {
                (Status::Complete, _) => complete += 1,
                (_, Some(fault)) => others.push(format!("{name}: {fault}")),
                (_, None) => others.push(format!("{name}: unfinished")),
            }
        }
    }
    println!("{complete} complete games, others: {others:?}");
    assert!(complete > 0 && others.is_empty(), "{others:?}");
}

/// What was read is played again, from the record and from the players' notation.
fn check_game(game: &Replay, name: &str) {
    let variant: Variant = game.record.game.split_once(':').unwrap().1.parse().unwrap();
    let mut position = Position::start(&variant);
    for (player, action) in game.record.main_line() {
        assert_eq!(position.to_move(), player, "{name}: {action}");
        position.play(action.parse().unwrap()).unwrap_or_else(|why| panic!("{name}: {why}"));
    }
    assert_eq!(position, game.position, "{name}");
    if let (Some(outcome), Some(ending)) = (position.outcome(), &game.record.ending) {
        assert_eq!(outcome.winner, ending.winner, "{name}");
    }
    let mut position = Position::start(&variant);
    for turn in &game.turns {
        let actions = position.read_notation(turn).unwrap_or_else(|why| panic!("{name}: {why}"));
        assert_eq!(&position.notation(&actions), turn, "{name}");
        for action in actions {
            position.play(action).unwrap_or_else(|why| panic!("{name}: {why}"));
        }
    }
    assert_eq!(position, game.position, "{name}");
    let written = sgf::write(&game.record).unwrap_or_else(|fault| panic!("{name}: {fault}"));
    let read = sgf::read(written.as_bytes()).remove(0).unwrap();
    assert_eq!((read.fault, &read.record), (None, &game.record), "{name}");
    assert_eq!(Record::parse(&game.record.to_string()).as_ref(), Ok(&game.record), "{name}");
}
