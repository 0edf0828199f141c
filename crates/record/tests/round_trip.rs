//! What is written is read back equal, whatever it holds; and nothing makes the reader fall over.
#![allow(clippy::unwrap_used, reason = "tests")]

use proptest::collection::vec;
use proptest::option::of;
use proptest::prelude::*;
use record::{ActionText, Ending, HeaderName, Line, Node, Reason, Record, Seat, read_all};
use rules::Player;

/// Pieces of text that mean something somewhere.
fn piece() -> impl Strategy<Value = String> {
    let special = [
        "[Gipf-Record",
        " 1]",
        "[Game \"g\"]",
        "[",
        "]",
        "(",
        ")",
        "{",
        "}",
        "\"",
        ";",
        "\\",
        "\n",
        "\r",
        "\r\n",
        "\t",
        " ",
        "\u{a0}",
        "\u{feff}",
        "1.",
        "1...",
        "2..",
        "*",
        "1-0",
        "0-1",
        "1/2-1/2",
        "no-move",
        "a1-b2",
        "*-",
        "side",
        "used",
        "left",
        "1.5",
        "\\n",
        "\\q",
        "é",
    ];
    prop_oneof![
        4 => prop::sample::select(special.to_vec()).prop_map(str::to_owned),
        1 => any::<char>().prop_map(String::from),
    ]
}

fn text() -> impl Strategy<Value = String> {
    vec(piece(), 0..5).prop_map(|pieces| pieces.concat())
}

fn player() -> impl Strategy<Value = Player> {
    prop::sample::select(Player::BOTH.to_vec())
}

fn action() -> impl Strategy<Value = ActionText> {
    let known = ["Ge1-e2", "xb2,b3,b4", "x-", "*-", "d1:d3", "1-", "side", "no-move"];
    prop_oneof![prop::sample::select(known.to_vec()).prop_map(str::to_owned), text(),]
        .prop_map(|text| text.parse().unwrap_or_else(|_| "a1-b2".parse().unwrap()))
}

fn seat() -> impl Strategy<Value = Seat> {
    (of(text()), of(text())).prop_map(|(name, player)| Seat { name, player })
}

fn ending() -> impl Strategy<Value = Ending> {
    (of(player()), of("[a-z][a-z0-9-]{0,8}")).prop_map(|(winner, reason)| Ending {
        winner,
        reason: reason.map(|r| r.parse::<Reason>().unwrap()),
    })
}

fn others() -> impl Strategy<Value = Vec<(HeaderName, String)>> {
    let header = ("X[A-Za-z0-9_-]{0,8}", text());
    vec(header.prop_map(|(name, value)| (name.parse().unwrap(), value)), 0..3)
}

fn record_of(line: impl Strategy<Value = Line> + 'static) -> impl Strategy<Value = Record> {
    let headers = (text(), of(text()), [seat(), seat()], of(text()), of(text()), of(text()));
    (headers, others(), line, of(ending())).prop_map(
        |((game, rules, seats, date, event, start), others, line, ending)| Record {
            game,
            rules,
            seats,
            date,
            event,
            start,
            others,
            line,
            ending,
        },
    )
}

fn line_of(node: impl Strategy<Value = Node>) -> impl Strategy<Value = Line> {
    (vec(text(), 0..2), vec(node, 0..6)).prop_map(|(comments, nodes)| Line { comments, nodes })
}

fn bare_node() -> impl Strategy<Value = Node> {
    let clock = || of(prop_oneof![0..10_000_u64, any::<u64>()]);
    (player(), action(), any::<bool>(), vec(text(), 0..2), clock(), clock()).prop_map(
        |(by, action, ends_turn, comments, used_ms, left_ms)| Node {
            ends_turn,
            comments,
            used_ms,
            left_ms,
            ..Node::new(by, action)
        },
    )
}

fn line() -> impl Strategy<Value = Line> {
    line_of(bare_node()).boxed().prop_recursive(3, 40, 4, |inner| {
        let variations = vec(inner.clone(), 0..2);
        let side_games = prop_oneof![3 => Just(Vec::new()), 1 => vec(record_of(inner), 1..2)];
        line_of(
            (bare_node(), variations, side_games).prop_map(|(node, variations, side_games)| Node {
                variations,
                side_games,
                ..node
            }),
        )
    })
}

proptest! {
    #[test]
    fn a_record_is_read_back_equal(record in record_of(line())) {
        let text = record.to_string();
        prop_assert_eq!(Record::parse(&text), Ok(record), "{}", text);
    }

    #[test]
    fn records_in_one_file_are_read_back_equal(records in vec(record_of(line()), 0..4)) {
        let text: String = records.iter().map(Record::to_string).collect();
        prop_assert_eq!(read_all(&text).collect::<Result<Vec<_>, _>>(), Ok(records), "{}", text);
    }

    #[test]
    fn whatever_is_read_is_written_in_a_form_that_stays(pieces in vec(piece(), 0..40)) {
        for text in [pieces.concat(), format!("[Gipf-Record 1][Game \"g\"]{}*", pieces.join(" "))] {
            for record in read_all(&text).flatten() {
                prop_assert_eq!(Record::parse(&record.to_string()), Ok(record), "{}", text);
            }
        }
    }
}
