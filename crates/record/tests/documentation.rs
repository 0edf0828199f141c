//! The examples of the reference are records, and the first one is in normal form.
#![allow(clippy::unwrap_used, reason = "tests")]

use record::Record;
use rules::Player::{First, Second};

fn examples() -> impl Iterator<Item = &'static str> {
    let reference = include_str!("../../../docs/record.md");
    reference.split("```gipf-record\n").skip(1).map(|block| block.split("```").next().unwrap())
}

#[test]
fn the_examples_are_records() {
    assert_eq!(examples().count(), 3);
    for example in examples() {
        let record = Record::parse(example).unwrap();
        assert_eq!(Record::parse(&record.to_string()), Ok(record));
    }
}

#[test]
fn the_complete_example_says_what_is_said_about_it() {
    let text = examples().next().unwrap();
    let record = Record::parse(text).unwrap();
    assert_eq!(record.to_string(), text);

    assert_eq!(record.game, "gipf:standard");
    assert_eq!(record.seats[1].name.as_deref(), Some("The \"third\" level"));
    assert_eq!(record.other("time-control"), Some("300+5"));
    assert_eq!(record.main_line().nth(5), Some((First, "xe2,e3,e4")));
    assert_eq!(record.line.turns().count(), 6);
    assert_eq!(record.line.nodes[0].left_ms, Some(301_750));
    let rest_of_turn = &record.line.nodes[5].variations[0];
    assert_eq!(rest_of_turn.nodes[1].by, Second);
    assert_eq!(rest_of_turn.nodes[0].comments, ["This takes it back, too."]);
    let ending = record.ending.unwrap();
    assert_eq!((ending.winner, ending.reason.unwrap().as_str()), (Some(First), "resigned"));
}
