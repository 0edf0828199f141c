use serde_json::Value;

use super::gipf;

fn without_time(mut object: Value) -> Value {
    object["seconds"] = Value::Null;
    object
}

#[test]
fn a_duel_is_told_as_json_and_repeats_by_seed() {
    let duel = |threads| {
        let arguments =
            ["duel", "random", "random", "gipf", "--games", "5", "--seed", "9", "--json"];
        let run = gipf(&[&arguments[..], &["--threads", threads]].concat());
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
    assert_eq!(object, duel("2"), "the number of threads changes nothing");
}

#[test]
fn a_duel_is_told_in_words() {
    let run = gipf(&["duel", "greedy", "random", "gipf:basic", "--games", "2", "--seed", "1"]);
    let out = run.good();
    assert!(out.starts_with("greedy against random, gipf:basic\n2 games: "), "{out}");
    assert!(out.contains("Elo") && out.contains("seed 1"), "{out}");
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
