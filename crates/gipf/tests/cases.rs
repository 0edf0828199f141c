//! The drawn positions of `cases.txt`, `potential_cases.txt` and `matrx_cases.txt`.
#![allow(clippy::unwrap_used, reason = "tests")]

use gipf::Position;
use rules::testkit;

const FILES: [&str; 3] = [
    include_str!("cases.txt"),
    include_str!("potential_cases.txt"),
    include_str!("matrx_cases.txt"),
];

fn cases() -> testkit::Cases<'static, Position> {
    testkit::Cases::read(&FILES, gipf::read_drawing)
}

#[test]
fn drawn_positions() {
    cases().check();
}

#[test]
fn published() {
    cases().check_published("gipf");
}

#[test]
fn every_rule_has_a_case_that_cites_it() {
    let rules = include_str!("../RULES.md").lines();
    let rules = rules.filter_map(|line| line.strip_prefix("| G")?.split(' ').next());
    let of_play = rules.filter(|number| ["3", "4", "5", "6", "7"].contains(&&number[..1]));
    let rulings = (1..=17).map(|number| format!("9.{number}"));
    for number in of_play.map(str::to_owned).chain(rulings) {
        let beginning = format!("g{}_", number.replace('.', "_"));
        let cited =
            number.strip_prefix("9.").map_or(format!("G{number}"), |n| format!("ruling {n}"));
        let mut cases = FILES.into_iter().flat_map(testkit::names_of_cases);
        let found = cases.any(|name| {
            let sources = name.rsplit_once('[').unwrap().1;
            name.starts_with(&beginning) && sources.contains(&cited) && sources.contains("; ")
        });
        assert!(found, "no case {beginning}… that cites {cited} and its source");
    }
}
