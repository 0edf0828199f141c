//! `check`, `statistics` and `convert`, over small files of our own and over real games where they stand beside the
//! checkout.

use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use serde_json::{Value, json};
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

use super::{Run, gipf, gipf_with};

/// A folder of its own for each test, empty.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

/// The verdicts, whatever the status.
fn verdicts(run: &Run) -> Vec<Value> {
    run.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// What is told about the games of one file.
fn check(name: &str, contents: &str) -> Vec<Value> {
    let path = folder("check").join(name);
    fs::write(&path, contents).unwrap();
    let run = gipf(&["check", text(&path), "--json"]);
    let games = verdicts(&run);
    let damaged = games.iter().any(|game| game["status"] == "damaged");
    assert_eq!(run.status, i32::from(damaged), "{}", run.err);
    games
        .into_iter()
        .map(|mut game| {
            assert_eq!(game["file"], text(&path));
            game.as_object_mut().unwrap().remove("file");
            game
        })
        .collect()
}

const RECORDS: &str = "\
[Gipf-Record 1]
[Game \"zertz\"]

1. Wd4;-d1 Gd5;-a1 2. d5:d3 0-1 resigned

[Gipf-Record 1]
[Game \"gipf:basic\"]

{A comment
of two lines.} a1-b2 e9-e8 *

[Gipf-Record 1]
[Game \"gipf:basic\"]
a1-b2
e9-e2 1-0

[Gipf-Record 1]
[Game \"chess\"]
e4 *

[Gipf-Record 1]
[Game \"gipf\"]
(
";

#[test]
fn each_record_of_a_file_gets_a_verdict() {
    let game = |game: &str, turns: u32, status: &str| json!({"game": game, "turns": turns, "status": status, "winner": null, "line": null, "reason": null});
    let with = |mut value: Value, parts: &[(&str, Value)]| {
        for (name, part) in parts {
            value[name] = part.clone();
        }
        value
    };
    let games = check("records.gipf", RECORDS);
    assert_eq!(
        games[0],
        with(
            game("zertz:tournament", 3, "complete"),
            &[("winner", json!("second")), ("reason", json!("resigned"))]
        )
    );
    assert_eq!(games[1], game("gipf:basic", 2, "unfinished"));
    assert_eq!(games[2]["line"], 15);
    assert_eq!((&games[2]["turns"], &games[2]["status"]), (&json!(1), &json!("damaged")));
    assert_eq!((&games[3]["game"], &games[3]["line"]), (&json!("chess"), &json!(17)));
    let last = game("", 0, "damaged");
    let reason = games[4]["reason"].clone();
    assert!(reason.as_str().unwrap().starts_with("expected"), "{reason}");
    assert_eq!(
        games[4],
        with(last, &[("game", Value::Null), ("line", json!(23)), ("reason", reason)])
    );
    assert_eq!(games.len(), 5);
}

#[test]
fn the_rules_have_the_last_word_about_the_result() {
    let game = |result: &str| {
        let start = "tournament W.--/-----/------/-------/------/-----/---- W4G8B10 W1/- 1 t";
        let text =
            format!("[Gipf-Record 1]\n[Game \"zertz\"]\n[Start \"{start}\"]\n\nBa2\n{result}");
        check("board-full.gipf", &text).remove(0)
    };
    for result in ["*", "1-0", "1-0 board-full"] {
        let verdict = game(result);
        assert_eq!((&verdict["status"], &verdict["winner"]), (&json!("complete"), &json!("first")));
    }
    assert_eq!(game("*")["reason"], "board-full");
    let verdict = game("0-1");
    assert_eq!((&verdict["status"], &verdict["line"]), (&json!("damaged"), &json!(6)), "{verdict}");
}

#[test]
fn turns_in_the_players_notation_are_checked_too() {
    let sheet = "[Game \"zertz:basic\"]\n[First \"ann\"]\n\n1. Wd4,d1\n2. Gd5,a1\n\n3. x d5Wd3\n1-0 resigned\n\
                 [Game \"gipf:basic\"]\nc2\n* \n[Game \"zertz\"]\nWd4,d3\n";
    let games = check("turns.txt", sheet);
    assert_eq!(games.len(), 3);
    assert_eq!((&games[0]["status"], &games[0]["winner"]), (&json!("complete"), &json!("first")));
    assert_eq!((&games[0]["turns"], &games[1]["turns"]), (&json!(3), &json!(1)));
    assert_eq!((&games[2]["status"], &games[2]["line"]), (&json!("damaged"), &json!(13)));
    assert!(games[2]["reason"].as_str().unwrap().contains("d3 is not free"), "{games:?}");
}

#[test]
fn what_is_no_game_is_damaged() {
    for (contents, line) in [("", 1), ("A letter.\n(with brackets)", 1), ("\n\n[Round \"2\"]\n", 3)]
    {
        let games = check("letter.txt", contents);
        assert_eq!((&games[0]["status"], &games[0]["game"]), (&json!("damaged"), &Value::Null));
        assert_eq!(games[0]["line"], line, "{contents}");
    }
    let path = folder("no-text").join("bytes.gipf");
    fs::write(&path, b"one\ntwo\xff").unwrap();
    let run = gipf(&["check", text(&path), "--json"]);
    assert_eq!((run.status, &verdicts(&run)[0]["line"]), (1, &json!(2)));
    fs::write(&path, b"PK\x03\x04 and no archive").unwrap();
    let run = gipf(&["check", text(&path)]);
    assert!(run.bad(1).contains("1 of 1 game is damaged"));
    assert!(run.out.contains("damaged ("), "{}", run.out);
}

fn zip(path: &Path, entries: &[(&str, &str)]) {
    let mut archive = ZipWriter::new(fs::File::create(path).unwrap());
    for (name, contents) in entries {
        archive.start_file(*name, SimpleFileOptions::default()).unwrap();
        archive.write_all(contents.as_bytes()).unwrap();
    }
    archive.finish().unwrap();
}

#[test]
fn folders_and_archives_are_searched_in_the_order_of_names() {
    let folder = folder("search");
    let game = "[Gipf-Record 1] [Game \"gipf\"] e1-e2 *";
    fs::create_dir_all(folder.join("b/deep")).unwrap();
    for name in ["z.gipf", "b/deep/one.GIPF", "b/notes.txt", "readme"] {
        fs::write(folder.join(name), game).unwrap();
    }
    fs::write(folder.join("a.sgf"), "(;GM[22]SU[Zertz];P0[0 Start P0];P0[1 RtoB 2 0 D 4])")
        .unwrap();
    zip(&folder.join("m.zip"), &[("y/2.gipf", game), ("1.gipf", game), ("y/notes.txt", "-")]);
    let run = gipf(&["check", text(&folder), "--json"]);
    run.good();
    let prefix = format!("{}/", text(&folder));
    let files: Vec<String> = verdicts(&run)
        .iter()
        .map(|game| game["file"].as_str().unwrap().replace('\\', "/").replacen(&prefix, "", 1))
        .collect();
    assert_eq!(files, ["a.sgf", "b/deep/one.GIPF", "m.zip/1.gipf", "m.zip/y/2.gipf", "z.gipf"]);
    // What is named is read, whatever its name.
    let run = gipf(&["check", text(&folder.join("readme")), text(&folder.join("m.zip"))]);
    let said = run.good();
    assert!(said.ends_with("3 games: 0 complete, 3 unfinished, 0 damaged\n"), "{said}");
}

/// What the reader of ZÈRTZ says about its own files is what the command says.
#[test]
fn every_oddity_of_sgf_comes_to_what_it_should() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../zertz/tests/sgf");
    let expected = fs::read_to_string(folder.join("expected.txt")).unwrap();
    let mut wanted: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for (name, verdict) in expected.lines().filter_map(|line| line.split_once(": ")) {
        let word = if verdict.contains("; line ") {
            "damaged"
        } else {
            verdict.split([' ', ';']).next().unwrap()
        };
        wanted.entry(name.to_owned()).or_default().push(word.to_owned());
    }
    let run = gipf(&["check", text(&folder), "--json"]);
    let mut found: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for game in verdicts(&run) {
        let name = Path::new(game["file"].as_str().unwrap()).file_stem().unwrap().to_owned();
        let status = game["status"].as_str().unwrap().to_owned();
        assert_eq!(game["line"].is_u64(), status == "damaged", "{game}");
        found.entry(name.into_string().unwrap()).or_default().push(status);
    }
    for list in wanted.values_mut().chain(found.values_mut()) {
        list.sort();
    }
    assert_eq!(found, wanted);
}

/// From form to form and back nothing is lost but what the notation has no room for.
fn round_trip(path: &Path, work: &Path) -> usize {
    let (record, turns) = (work.join("all.gipf"), work.join("all.txt"));
    let run = gipf(&["convert", "--to", "record", text(path)]);
    fs::write(&record, run.good()).unwrap();
    let run = gipf(&["convert", "--to", "notation", text(&record)]);
    fs::write(&turns, run.good()).unwrap();
    let run = gipf(&["convert", "--to", "record", text(&turns)]);
    assert_eq!(run.good(), fs::read_to_string(&record).unwrap());
    verdicts(&gipf(&["check", text(&turns), "--json"])).len()
}

#[test]
fn games_go_from_form_to_form() {
    let work = folder("forms");
    let sgf = Path::new(env!("CARGO_MANIFEST_DIR")).join("../zertz/tests/sgf/pool-empty.sgf");
    assert_eq!(round_trip(&sgf, &work), 1);
    let run = gipf(&["convert", "--to", "record", text(&sgf)]);
    assert!(run.good().starts_with("[Gipf-Record 1]\n[Game \"zertz:tournament\"]\n"));
    let again = work.join("again.sgf");
    fs::write(&again, gipf(&["convert", "--to", "sgf", text(&sgf)]).good()).unwrap();
    assert_eq!(gipf(&["convert", "--to", "record", text(&again)]).good(), run.out);
    let run = gipf(&["convert", "--to", "sgf", "--game", "zertz:basic", text(&work.join("none"))]);
    assert_eq!(run.status, 2);

    let turns = work.join("turns");
    fs::write(&turns, "Ge8\nGd8-f7\nGe9-e7\n").unwrap();
    let run = gipf(&["convert", "--to", "record", "--game", "gipf:tournament", text(&turns)]);
    assert!(run.good().ends_with("\n1. Gd8-e8 Gd8-e8 2. Ge9-e8 *\n"), "{}", run.out);
    let run = gipf(&["convert", "--to", "record", text(&turns)]);
    assert_eq!((run.status, run.out.as_str()), (1, ""));
    assert!(run.err.ends_with("1 of 1 game is damaged\n"), "{}", run.err);
}

#[test]
fn a_damaged_game_is_written_as_far_as_it_is_sound() {
    let path = folder("sound").join("game.gipf");
    fs::write(&path, "[Gipf-Record 1] [Game \"zertz\"] Wd4;-d1\nGd5;-d2 1-0").unwrap();
    let run = gipf(&["convert", "--to", "notation", text(&path)]);
    assert_eq!((run.status, run.err.lines().count()), (1, 2), "{}", run.err);
    assert!(run.err.contains("game.gipf, line 2: "), "{}", run.err);
    assert!(run.out.ends_with("\n1. Wd4,d1\n2. Gd5\n*\n"), "{}", run.out);
}

#[test]
fn real_games_are_complete() {
    let folder_of_games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/records");
    if !folder_of_games.is_dir() {
        println!("skipped: there is no folder {}", folder_of_games.display());
        return;
    }
    let run = gipf(&["check", text(&folder_of_games), "--json"]);
    run.good();
    let games = verdicts(&run);
    assert!(games.iter().all(|game| game["status"] == "complete"));
    assert!(!games.is_empty());
    assert_eq!(round_trip(&folder_of_games, &folder("real")), games.len());
}

#[test]
fn a_long_word_is_cut_in_the_reason() {
    let games = check("long.gipf", &format!("[Game \"gipf\"]\n{}\n", "z".repeat(1_000_000)));
    let reason = games[0]["reason"].as_str().unwrap();
    assert!(reason.chars().count() < 500, "{reason}");
}

#[cfg(unix)]
#[test]
fn a_pipe_is_read_like_a_file() {
    let game = "[Gipf-Record 1] [Game \"gipf\"] e1-e2 *";
    let archived = folder("pipe").join("games.zip");
    zip(&archived, &[("1.gipf", game), ("2.gipf", game)]);
    for (contents, games) in [(game.as_bytes().to_vec(), 1), (fs::read(&archived).unwrap(), 2)] {
        let run = gipf_with(&contents, &["check", "/dev/stdin", "--json"]);
        run.good();
        assert_eq!(verdicts(&run).len(), games, "{}", run.out);
    }
}

#[test]
fn turns_may_share_a_line() {
    let path = folder("one-line").join("turns.txt");
    for (spec, turns, count) in [
        ("gipf:tournament", super::position::GAME, 42),
        ("gipf:tournament", "1. Ge8 Gd8-f7\t2.Ge9-e7 *", 3),
        ("zertz", "1. Wd4,d1 Gd5,a1 2. x d5Wd3 Gd4,g1", 4),
    ] {
        fs::write(&path, turns).unwrap();
        let run = gipf(&["check", "--json", "--game", spec, text(&path)]);
        run.good();
        assert_eq!(verdicts(&run)[0]["turns"], count, "{}", run.out);
    }
    fs::write(&path, "Ge8 Gd8-f7\nGe9-e7 e5 1-0 resigned").unwrap();
    let run = gipf(&["check", "--json", "--game", "gipf:tournament", text(&path)]);
    let verdict = &verdicts(&run)[0];
    assert_eq!((&verdict["turns"], &verdict["line"]), (&json!(3), &json!(2)), "{verdict}");
}

#[test]
fn statistics_tell_means_of_complete_games_and_leave_out_the_others() {
    let folder = folder("statistics");
    let path = folder.join("games.gipf");
    let duel = ["duel", "random", "random", "zertz", "--games", "6", "--seed", "3", "--records"];
    gipf(&[&duel[..], &[text(&path)]].concat()).good();
    let complete = fs::read_to_string(&path).unwrap();
    fs::write(
        folder.join("more.gipf"),
        "[Gipf-Record 1]\n[Game \"zertz:tournament\"]\n\n1. Wd4;-a1 *\n",
    )
    .unwrap();
    let told = &gipf(&["statistics", text(&folder), "--json"]).json()[0];
    assert_eq!(told["game"], "zertz:tournament");
    assert_eq!((told["games"].as_u64(), told["left_out"].as_u64()), (Some(6), Some(1)));
    let sum = |key: &str| told[key].as_u64().unwrap();
    assert_eq!(sum("first_won") + sum("drawn") + sum("second_won"), 6);
    let won = verdicts(&gipf(&["check", text(&path), "--json"]));
    let first = won.iter().filter(|game| game["winner"] == "first").count();
    assert_eq!(sum("first_won"), first as u64, "{complete}");
    let turns: u64 = won.iter().map(|game| game["turns"].as_u64().unwrap()).sum();
    #[allow(clippy::cast_precision_loss, reason = "a small number")]
    let mean = turns as f64 / 6.0;
    assert!((told["turns_mean"].as_f64().unwrap() - mean).abs() < 1e-9);
    assert!(told["choices_mean"].as_f64().unwrap() > 1.0);
    let rows = gipf(&["statistics", text(&path)]);
    assert_eq!(rows.good().lines().count(), 2, "{}", rows.out);
}

/// A complete combined game in which a challenge was lost.
const COMBINED: &str = "\
[Gipf-Record 1]
[Game \"gipf:tournament,potentials=Y3\"]
[Combined \"Y=hands\"]

1. Ge1-e2 Ge9-e8 2. Yi1-h2 h6-h5 3. !h2; [side [Game \"hands\"]
[Announced \"Yh2-h4\"] 1. rock paper 0-1] e1-e2 0-1 resigned
";

#[test]
fn combined_games_are_counted_and_have_no_form_without_their_side_games() {
    let path = folder("combined").join("game.gipf");
    fs::write(&path, COMBINED).unwrap();
    let told = &gipf(&["statistics", text(&path), "--json"]).json()[0];
    assert_eq!(told["games"], 1, "{told}");
    assert!(told["choices_mean"].as_f64() > Some(40.0), "{told}");
    for form in ["notation", "sgf"] {
        let run = gipf(&["convert", "--to", form, text(&path)]);
        assert_eq!((run.status, run.out.as_str()), (1, ""), "{form}");
        assert!(run.err.contains("1 of 1 game is not to be written in this form"), "{}", run.err);
    }
    let run = gipf(&["convert", "--to", "record", text(&path)]);
    assert_eq!(run.good(), COMBINED);
}

#[test]
fn where_no_games_are_that_is_said() {
    let folder = folder("nothing");
    for command in [&["check"][..], &["statistics"], &["convert", "--to", "record"]] {
        let run = gipf(&[command, &[text(&folder)]].concat());
        assert!(run.bad(1).contains("there are no files of games"), "{}", run.err);
    }
    let path = folder.join("unfinished.gipf");
    fs::write(&path, "[Gipf-Record 1] [Game \"gipf\"] e1-e2 *").unwrap();
    let run = gipf(&["statistics", text(&path)]);
    assert!(run.bad(1).contains("none was played to its end: 1 game left out"), "{}", run.err);
}
