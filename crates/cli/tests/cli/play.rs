use super::{gipf, gipf_with};

#[test]
fn a_game_is_played_to_its_end() {
    // Resignation is an end as well as any.
    let run = gipf_with(
        b"e1-e2\nlist\nundo\ne2\nhelp\nposition\nrecord\nnonsense\nx-\n\xff\xfe\n\nresign\n",
        &["play", "gipf", "--second", "random", "--seed", "1"],
    );
    let out = run.good();
    assert!(out.contains("Not played:"), "{out}");
    assert!(out.trim_end().ends_with("The end: Black wins: resigned."), "{out}");
    // Both pushes were the same one, in the two layers of text.
    assert_eq!(out.matches("White plays e1-e2").count(), 1, "{out}");
}

#[test]
fn what_is_advised_against_is_said_at_the_beginning() {
    let run = gipf_with(b"quit\n", &["play", "gipf:standard,potentials=T1Z6/Z6"]);
    let lines: Vec<&str> = run.good().lines().take(3).collect();
    assert_eq!(
        lines[1],
        "Advised against: the first player has fewer than 3 T potentials: bring 3 or more of a kind, or none."
    );
    assert!(!lines[2].starts_with("Advised"), "{lines:?}");
}

#[test]
fn programs_play_to_the_end_by_themselves() {
    let arguments =
        ["play", "gipf", "--first", "random", "--second", "random", "--seed", "3", "--plain"];
    let run = gipf(&arguments);
    let last = run.good().lines().last().unwrap();
    assert!(last.starts_with("The end: "), "{last}");
    assert_eq!(run.out, gipf(&arguments).out, "the same seed is the same game");
}

#[test]
fn two_people_play_at_one_terminal() {
    let run = gipf_with(
        b"a1-b2\n1\nundo\nundo\nquit\n",
        &["play", "gipf", "--second", "human", "--plain"],
    );
    let out = run.good();
    assert!(out.contains("White GIPF piece: b5, e2, h5."), "{out}");
    assert!(out.contains("White basic piece enters from a1 to b2"), "{out}");
    assert!(out.contains("Black to move"), "{out}");
    assert!(out.trim_end().ends_with("The game is left unfinished."), "{out}");
    assert!(!out.contains('+') && !out.contains('|'), "no drawing: {out}");
}

#[test]
fn matrx_is_told_in_sentences_and_its_rules_on_demand() {
    let run = gipf_with(
        "Zf1-e2\nlist Gj4\nrule G5.1\nrule G99\nquit\n".as_bytes(),
        &["play", "gipf:matrx", "--second", "human", "--plain"],
    );
    let out = run.good();
    assert!(out.contains("Reserve of White: 3 × White GIPF piece, 6 × White TAMSK"), "{out}");
    assert!(out.contains("Not played: a GIPF piece waits in your reserve"), "{out}");
    assert!(out.contains("44 Gj4-i4") && !out.contains("43 Gj3-i4"), "{out}");
    assert!(out.contains("G5.1: ZÈRTZ jumps in one direction"), "{out}");
    assert!(out.contains("There is no such rule; there are G1, G2"), "{out}");
}

#[test]
fn an_extra_move_is_offered_and_can_be_declined() {
    let position = "standard g3/5/6/BbT+4/6/5/3G B4/B8 w BB 3";
    let run = gipf_with(
        b"e1-e2\nlist *-\n*-\nquit\n",
        &[
            "play",
            "gipf:standard,potentials=T6",
            "--second",
            "human",
            "--position",
            position,
            "--plain",
        ],
    );
    let out = run.good();
    assert!(out.contains("extra move of the TAMSK (*a1-b2), or give it up (*-)"), "{out}");
    assert!(out.contains("e5 becomes White basic piece"), "{out}");
}

#[test]
fn the_end_of_input_leaves_the_game() {
    let run = gipf_with(b"e1-e2", &["play", "gipf", "--second", "human"]);
    assert!(run.good().contains("White plays e1-e2"), "{}", run.out);
    assert!(run.out.trim_end().ends_with("unfinished."), "{}", run.out);
}

#[test]
fn a_finished_position_is_told_at_once() {
    let over = "standard g2G/5/6/6g/6/5/g3 B12/B12 w BB 3";
    let run = gipf(&["play", "gipf", "--position", over]);
    assert!(run.status == 0 || run.status == 2, "{}", run.err);
}

#[test]
fn the_help_has_moves_of_the_game() {
    let run = gipf_with(b"help\nWd4\nquit\n", &["play", "zertz", "--second", "human"]);
    let out = run.good();
    assert!(out.contains("Wd4;-d1") && !out.contains("a1-b2"), "{out}");
    assert!(out.contains("First plays Wd4."), "the notation would be the same: {out}");
}

#[cfg(unix)]
#[test]
fn an_engine_that_cannot_be_started_is_a_negative_answer() {
    let run = gipf(&["play", "gipf", "--second", "engine:true"]);
    assert!(run.bad(1).contains("ended"), "{}", run.err);
}

/// White may slide the YINSH on f6.
const COMBINED: [&str; 6] = [
    "play",
    "gipf:standard,potentials=Y2",
    "--position",
    "standard g3/5/6/G2bB2/4Y+1/5/3G B4/B8 w BB 3",
    "--plain",
    "--second",
];

fn combined(input: &[u8], second: &str, agreement: &str) -> String {
    let mut arguments = COMBINED.to_vec();
    arguments.extend([second, "--combine", agreement, "--seed", "3"]);
    gipf_with(input, &arguments).good().to_owned()
}

#[test]
fn a_challenge_is_lost_another_tied_and_one_declined() {
    let out = combined(
        b"Yf6-f5\nchallenge\nrock\npaper\nlist a1\na1-b2\nquit\n",
        "human",
        "hands challenges=3",
    );
    assert!(out.contains("White announces Yf6-f5."), "{out}");
    assert!(out.contains("let Yf6-f5 happen (`pass`), or `challenge`"), "{out}");
    assert!(out.contains("(3 challenges left)"), "{out}");
    assert!(out.contains("White has chosen.\nBlack, choose"), "not told before both have: {out}");
    assert!(out.contains("White: rock, Black: paper."), "{out}");
    assert!(out.contains("Yf6-f5 is lost, and its potential."), "{out}");
    assert!(out.contains("White plays !f6: f6 becomes White basic piece."), "{out}");
    assert!(out.contains("White plays a1-b2"), "the turn goes on: {out}");

    let out = combined(b"Yf6-f5\nchallenge\nrock\nrock\nquit\n", "human", "hands hands=tie");
    assert!(out.contains("a tie. Yf6-f5 is made."), "{out}");
    assert!(out.contains("White plays Yf6-f5"), "{out}");

    let out = combined(b"Yf6-f5\npass\nquit\n", "human", "hands");
    assert!(out.contains("White plays Yf6-f5") && !out.contains("chosen"), "{out}");
}

#[test]
fn a_side_game_is_played_on_its_own_board() {
    let out = combined(
        b"Yf6-f5\nchallenge\nother\nWd4\nposition\nrecord\nresign\nboard\nquit\n",
        "human",
        "Y=zertz:basic",
    );
    assert!(out.contains("you are challenged to zertz:basic: who begins"), "{out}");
    assert!(out.contains("First plays Wd4"), "{out}");
    assert!(out.contains("[side [Game \"zertz:basic\"]"), "{out}");
    // Black began and placed; the ring is Black's as well.
    assert!(out.contains("The side game: White wins it. Yf6-f5 is made."), "{out}");
}

#[test]
fn the_engine_decides_everything_in_a_combined_game() {
    // White has nothing but a YINSH to move, and no move at all if it is lost.
    let arguments = [
        "play",
        "gipf:standard,potentials=Y2",
        "--position",
        "standard g3/5/6/G6/5Y+/5/3G -/B8 w BB 3",
        "--combine",
        "Y=zertz:basic challenge=always tie=denies",
        "--first",
        "level:1",
        "--second",
        "random",
        "--seed",
        "2",
        "--plain",
    ];
    let run = gipf(&arguments);
    let out = run.good();
    assert!(out.lines().last().unwrap().starts_with("The end: "), "{out}");
    assert!(out.contains("announces") && out.contains("The side game: "), "{out}");
}

#[test]
fn what_cannot_be_combined_is_told() {
    let run = gipf(&["play", "gipf:basic", "--combine", "hands"]);
    assert!(run.bad(2).contains("a combined game needs potentials"), "{}", run.err);
    let run = gipf(&["play", "gipf:ultimate", "--combine", "hands", "--second", "engine:x"]);
    assert!(run.bad(2).contains("combined games"), "{}", run.err);
    let run = gipf(&["play", "gipf", "--clock", "soon"]);
    assert!(run.bad(2).contains("300+5"), "{}", run.err);
}
