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
