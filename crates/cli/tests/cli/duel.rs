use serde_json::Value;

use super::gipf;

fn without_time(mut object: Value) -> Value {
    object["seconds"] = Value::Null;
    object
}

#[test]
fn a_duel_is_told_as_json_and_repeats_by_seed() {
    let duel = |jobs| {
        let arguments =
            ["duel", "random", "random", "gipf", "--games", "5", "--seed", "9", "--json"];
        let run = gipf(&[&arguments[..], &["--jobs", jobs]].concat());
        without_time(run.json().remove(0))
    };
    let object = duel("1");
    let count = |key: &str| object[key].as_u64().unwrap();
    assert_eq!(count("games"), 5);
    assert_eq!(count("won") + count("drawn") + count("lost"), 5);
    assert_eq!(object["players"], serde_json::json!(["random", "random"]));
    assert_eq!(object["spec"], "gipf:standard");
    assert!(object["score_low"].as_f64() < object["score"].as_f64());
    let reasons: u64 =
        object["reasons"].as_object().unwrap().values().map(|it| it.as_u64().unwrap()).sum();
    assert_eq!(reasons, 5);
    assert_eq!(object, duel("2"), "the number of jobs changes nothing");
}

#[test]
fn a_duel_is_told_in_words() {
    let run = gipf(&["duel", "greedy", "random", "gipf:basic", "--games", "2", "--seed", "1"]);
    let out = run.good();
    assert!(out.starts_with("greedy against random, gipf:basic\n2 games: "), "{out}");
    assert!(out.contains("Elo") && out.contains("seed 1"), "{out}");
}

#[test]
fn glasses_run_in_a_duel_without_time() {
    let arguments = ["duel", "greedy", "greedy", "tamsk:level2", "--games", "2", "--seed", "1"];
    let run = gipf(&[&arguments[..], &["--json"]].concat());
    let object = without_time(run.json().remove(0));
    // A glass that is turned over at once runs out at once, and each has moved once in the opening.
    assert!(object["actions"].as_u64() > Some(40), "{object}");
    let run = gipf(&[&arguments[..], &["--json"]].concat());
    assert_eq!(object, without_time(run.json().remove(0)), "the games are the same again");
}

#[test]
fn a_duel_stops_when_its_games_tell() {
    let arguments = ["duel", "greedy", "random", "gipf:basic", "--seed", "1", "--sprt", "0,100"];
    let run = gipf(&[&arguments[..], &["--json", "--jobs", "2", "--balance", "0.4"]].concat());
    let object = without_time(run.json().remove(0));
    let sprt = &object["sprt"];
    assert_eq!((&sprt["model"], &sprt["accepted"]), (&"pentanomial".into(), &"elo1".into()));
    assert!(sprt["llr"].as_f64() >= sprt["llr_high"].as_f64(), "{sprt}");
    assert!(object["games"].as_u64() < Some(100), "{object}");
    let run = gipf(&[&arguments[..], &["--json", "--balance", "0.4"]].concat());
    assert_eq!(object, without_time(run.json().remove(0)), "the number of jobs changes nothing");
    for wrong in ["100,0", "0", "a,b", "0,1,2", "0,nan"] {
        let run = gipf(&["duel", "greedy", "random", "gipf", "--sprt", wrong]);
        assert!(run.bad(2).contains("two Elo differences"), "{wrong}: {}", run.err);
    }
}

#[test]
fn every_game_of_a_duel_is_kept_as_a_record() {
    let folder = std::env::temp_dir().join(format!("gipf-duel-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let file = folder.join("games.gipf");
    let path = file.to_str().unwrap();
    let arguments = ["duel", "random", "random", "gipf", "--games", "4", "--seed", "5"];
    gipf(&[&arguments[..], &["--max-turns", "6", "--records", path]].concat()).good();
    let text = std::fs::read_to_string(&file).unwrap();
    let verdicts = gipf(&["check", "--json", path]).json();
    std::fs::remove_dir_all(&folder).unwrap();
    assert_eq!(verdicts.len(), 4);
    for (index, verdict) in verdicts.iter().enumerate() {
        assert_eq!(
            (&verdict["status"], &verdict["reason"]),
            (&"complete".into(), &"too-long".into())
        );
        assert_eq!(verdict["turns"], 6, "{verdict}");
        assert!(text.contains(&format!("[Round \"{}\"]", index + 1)), "{text}");
    }
    let starts: Vec<&str> = text.lines().filter(|line| line.starts_with("[Start")).collect();
    assert_eq!((starts.len(), starts[0]), (4, starts[1]), "the same opening twice");
    assert_ne!(starts[1], starts[2]);
}

#[test]
fn clocks_are_kept() {
    let engine = format!("engine:'{}' engine --player random", env!("CARGO_BIN_EXE_gipf"));
    let arguments = ["duel", "alphabeta:1", &engine, "gipf:basic", "--games", "1", "--json"];
    let run = gipf(&[&arguments[..], &["--clock", "600000+20", "--max-turns", "30"]].concat());
    assert!(run.json()[0]["reasons"].as_object().unwrap().get("time").is_none(), "{}", run.out);
    let run = gipf(&[&arguments[..], &["--clock", "1"]].concat());
    let object: Value = serde_json::from_str(&run.out).unwrap();
    assert_eq!((run.status, &object["reasons"]["time"]), (0, &1.into()), "{object}");
    for wrong in ["0", "x", "5+", "1+2+3"] {
        let run = gipf(&["duel", "greedy", "random", "gipf", "--clock", wrong]);
        assert!(run.bad(2).contains("milliseconds"), "{wrong}: {}", run.err);
    }
}

#[test]
fn a_ladder_is_climbed_rung_by_rung_and_repeats_by_seed() {
    let ladder = || {
        let arguments = ["ladder", "gipf:basic", "zertz", "--players", "random,greedy,alphabeta:2"];
        gipf(&[&arguments[..], &["--games", "2", "--seed", "3", "--json"]].concat()).json()
    };
    let rungs = ladder();
    let players: Vec<&Value> = rungs.iter().map(|rung| &rung["players"]).collect();
    assert_eq!(players[0], &serde_json::json!(["greedy", "random"]));
    assert_eq!(players[1], &serde_json::json!(["alphabeta:2", "greedy"]));
    assert_eq!((rungs.len(), &rungs[3]["spec"]), (4, &"zertz:tournament".into()));
    assert_eq!(rungs, ladder());
    assert!(gipf(&["ladder", "gipf", "--players", "random"]).bad(2).contains("two players"));
}

/// Two rungs at once, so that few games tell; the true steps stand in `docs/strength.md`.
#[test]
fn the_levels_stand_in_their_order() {
    for (spec, players) in [
        ("zertz", "level:1,level:3,level:5,level:7"),
        ("gipf", "level:1,level:3,level:5"),
        ("gipf:matrx", "level:1,level:3"),
    ] {
        let games = ["--games", "12", "--nodes", "20000", "--seed", "5", "--json"];
        let rungs = gipf(&[&["ladder", spec, "--players", players][..], &games].concat()).json();
        for rung in rungs {
            assert!(rung["won"].as_u64() > rung["lost"].as_u64(), "{rung}");
        }
    }
}

#[test]
fn our_engine_plays_over_the_protocol() {
    let engine = format!("engine:'{}' engine --player random", env!("CARGO_BIN_EXE_gipf"));
    for spec in ["gipf", "gipf:basic,reserve=12/15", "gipf:tournament"] {
        let run = gipf(&["duel", &engine, "random", spec, "--games", "2", "--seed", "1", "--json"]);
        let object = &run.json()[0];
        let reasons: Vec<&String> = object["reasons"].as_object().unwrap().keys().collect();
        let faults = ["engine-died", "engine-silent", "illegal-action"];
        assert!(reasons.iter().all(|it| !faults.contains(&it.as_str())), "{object}");
    }
}

#[test]
fn an_engine_that_cannot_begin_is_wrong_use() {
    for (engine, said) in [
        ("engine:/no/such/program", "cannot start"),
        ("engine:'open", "quotation mark"),
        (&format!("engine:'{}' games", env!("CARGO_BIN_EXE_gipf")), "ended"),
    ] {
        let run = gipf(&["duel", engine, "random", "gipf", "--games", "2"]);
        assert!(run.bad(1).contains(said), "{}", run.err);
    }
}

/// A program that greets as it should, and then answers `go` with a command of the shell.
#[cfg(unix)]
fn odd_engine(go: &str) -> String {
    format!(
        "engine:sh -c 'while read line; do case \"$line\" in \
         ugi) echo ugiok;; isready) echo readyok;; go*) {go};; quit) exit;; esac; done'"
    )
}

#[test]
#[cfg(unix)]
fn an_engine_that_fails_loses_its_games_with_the_reason() {
    for (go, reason) in [
        ("exit 3", "engine-died"),
        ("exec >&-", "engine-died"),
        ("true", "engine-silent"),
        ("while true; do echo info; done", "engine-silent"),
        ("echo bestmove", "illegal-action"),
        ("echo bestmove z9-z8", "illegal-action"),
        ("echo bestmove a1-b2;;e1-e2", "illegal-action"),
        ("head -c 3000000 /dev/zero; echo; echo bestmove x-", "illegal-action"),
    ] {
        let engine = odd_engine(&go.replace(";;", "\\;\\;"));
        let arguments = ["duel", &engine, "random", "gipf", "--games", "2", "--movetime", "10"];
        let run = gipf(&[&arguments[..], &["--patience", "1", "--seed", "1", "--json"]].concat());
        assert_eq!(run.status, 0, "{go}: {}", run.err);
        let object: Value = serde_json::from_str(&run.out).unwrap();
        assert_eq!(object["lost"], 2, "{go}: {object}");
        assert_eq!(object["reasons"][reason], 2, "{go}: {object}");
        assert_eq!(run.err.lines().count(), 2, "a line a game: {}", run.err);
    }
}

#[test]
fn games_that_are_kept_are_never_written_over() {
    let folder = std::env::temp_dir().join(format!("gipf-kept-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let file = folder.join("games.gipf");
    let path = file.to_str().unwrap();
    let duel = |opponent| {
        gipf(&[
            "duel",
            "random",
            opponent,
            "zertz",
            "--games",
            "2",
            "--seed",
            "1",
            "--records",
            path,
        ])
    };
    // What cannot be played leaves no file behind.
    duel("engine:/no/such/program").bad(1);
    assert!(!file.exists());
    duel("random").good();
    let kept = std::fs::read_to_string(&file).unwrap();
    assert!(duel("random").bad(2).contains("exists already"));
    assert_eq!(std::fs::read_to_string(&file).unwrap(), kept);
    std::fs::remove_dir_all(&folder).unwrap();
}
