use std::io::Read;
use std::process::{Command, Stdio};

use super::gipf;

const COMMANDS: [&str; 13] = [
    "games", "play", "serve", "show", "legal", "apply", "batch", "perft", "duel", "bench", "check",
    "convert", "engine",
];

#[test]
fn every_command_has_help_with_examples() {
    for command in COMMANDS {
        let run = gipf(&[command, "--help"]);
        let help = run.good();
        assert!(help.contains("Example"), "{command}: {help}");
        assert!(help.contains(&format!("Usage: gipf {command}")), "{command}: {help}");
    }
    let run = gipf(&["--help"]);
    for command in COMMANDS {
        assert!(run.good().contains(command));
    }
}

#[test]
fn wrong_use_is_one_line_and_status_2() {
    for arguments in [
        &["fly"][..],
        &["perft", "gipf"],
        &["perft", "gipf", "--depth", "many"],
        &["perft", "gipf", "--depth", "1", "--unit", "moves"],
        &["perft", "gipf", "--depth", "1", "--threads", "0"],
        &["legal"],
        &["legal", "chess"],
        &["legal", "gipf:turbo"],
        &["legal", "gipf:basic,reserve=99"],
        &["legal", "gipf:basic,colour=red"],
        &["legal", "gipf", "--position", "nonsense"],
        &["legal", "gipf", "--position", ""],
        &["apply", "gipf"],
        &["apply", "gipf", "nonsense"],
        &["apply", "gipf", "a1-b2;"],
        &["apply", "gipf", ";a1-b2"],
        &["apply", "gipf", "--notation", "b3;"],
        &["apply", "zertz", "Wd4;"],
        &["show", "gipf\u{0}:\u{1b}[31m"],
        &["duel", "random", "level:9", "gipf"],
        &["duel", "human", "random", "gipf"],
        &["duel", "random", "random", "gipf", "--games", "0"],
        &["duel", "random", "random", "gipf", "--nodes", "5", "--movetime", "5"],
        &["play", "gipf", "--first", "nobody"],
        &["serve", "--bind", "everywhere"],
        &["serve", "--bind", "localhost"],
        &["serve", "--bind", "localhost:port"],
        &["serve", "--bind", "9000"],
        &["serve", "--bind", "::1:9000"],
        &["bench", "chess"],
        &["check"],
        &["check", "no such file"],
        &["convert", "src"],
        &["convert", "--to", "svg", "src"],
        &["convert", "--to", "record", "no such file"],
        &["convert", "--to", "record", "--game", "chess", "src"],
        &["engine", "--player", "human"],
    ] {
        // A command line cannot hold the zero byte.
        let arguments: Vec<String> = arguments.iter().map(|it| it.replace('\u{0}', "")).collect();
        let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
        let run = gipf(&arguments);
        assert_eq!(run.out, "", "{arguments:?}");
        assert!(run.bad(2).starts_with("gipf: "), "{arguments:?}");
    }
}

#[test]
fn messages_about_long_texts_stay_short() {
    let long = "x".repeat(100_000);
    for arguments in [
        &["legal", &long][..],
        &["legal", "gipf", "--position", &long],
        &["apply", "gipf", &long],
        &["perft", "gipf", "--depth", &long],
    ] {
        assert!(gipf(arguments).bad(2).len() < 2000);
    }
}

#[test]
fn output_that_nobody_reads_ends_the_run_quietly() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_gipf"))
        .args(["perft", "gipf", "--depth", "3", "--divide"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let mut err = String::new();
    child.stderr.take().unwrap().read_to_string(&mut err).unwrap();
    assert_eq!(err, "");
    assert_eq!(child.wait().unwrap().code(), Some(0));
}

#[test]
fn a_wrong_word_is_met_with_what_was_perhaps_meant() {
    for (arguments, said) in [
        (&["legl", "gipf"][..], "'legal'"),
        (&["legal", "gipf", "--positon", "x"], "'--position'"),
        (&["apply", "zertz", "Wd4", "-a1"], "'-- -a'"),
        (&["apply", "zertz", "Wd4", "-a1"], "(see `gipf apply --help`)"),
        (&["legal", "zertz,rings=48"], "`zertz:VARIANT,rings=48`"),
        (&["apply", "gipf", "a1-b2", "xb2,b3,b4,b5"], "action 2 `xb2,b3,b4,b5`"),
    ] {
        let run = gipf(arguments);
        assert!(run.err.contains(said), "{arguments:?}: {}", run.err);
        assert_eq!(run.err.lines().count(), 1);
    }
}

#[test]
fn a_position_may_have_its_game_before_it() {
    let position = "standard g2G/5/6/G5g/6/5/g2G B12/B12 w BB 3";
    let bare = gipf(&["show", "gipf", "--position", position]);
    let named = gipf(&["show", "gipf", "--position", &format!("gipf:standard {position}")]);
    assert_eq!(named.good(), bare.good());
    let run = gipf(&["show", "gipf:basic", "--position", &format!("gipf:standard {position}")]);
    assert!(run.bad(2).contains("the position is one of `gipf:standard`"), "{}", run.err);
}
