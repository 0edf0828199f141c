//! What is accepted, what is refused, and where.
#![allow(clippy::unwrap_used, reason = "tests")]

use record::{ActionText, Expected, Lines, MAX_DEPTH, ReadErrorKind, Record, read_all};
use rules::Explain;
use rules::Player::{self, First, Second};

/// A record of the game `g` with these moves.
fn game(moves: &str) -> String {
    format!("[Gipf-Record 1]\n[Game \"g\"]\n\n{moves}\n")
}

fn read(moves: &str) -> Record {
    Record::parse(&game(moves)).unwrap()
}

fn players(record: &Record) -> Vec<(Player, &str)> {
    record.main_line().collect()
}

/// Line, column and kind of the error.
fn error(text: &str) -> (usize, usize, ReadErrorKind) {
    let error = Record::parse(text).unwrap_err();
    (error.line, error.column, error.kind)
}

fn expected(expected: Expected, found: &str) -> ReadErrorKind {
    ReadErrorKind::Expected { expected, found: found.to_owned() }
}

#[test]
fn turn_numbers_say_who_acts_and_their_value_means_nothing() {
    assert_eq!(players(&read("a b c *")), [(First, "a"), (Second, "b"), (First, "c")]);
    assert_eq!(players(&read("1... a 7. b 7. c *")), [(Second, "a"), (First, "b"), (First, "c")]);
    assert_eq!(players(&read("1.a 1..b 2. *")), [(First, "a"), (Second, "b")]);
    assert_eq!(players(&read("a;b c *")), [(First, "a"), (First, "b"), (Second, "c")]);
    assert_eq!(players(&read("a; 1... b *")), [(First, "a"), (Second, "b")]);
    assert_eq!(read("1... a 5. b 9. c d *").to_string(), game("1... a 2. b 3. c d *"));
}

#[test]
fn a_turn_may_stop_in_the_middle() {
    let record = read("1. a b;c; *");
    let turns: Vec<Vec<_>> =
        record.line.turns().map(|turn| turn.iter().map(|n| n.action.as_str()).collect()).collect();
    assert_eq!(turns, [vec!["a"], vec!["b", "c"]]);
    assert!(!record.line.nodes[2].ends_turn);
    assert_eq!(record.to_string(), game("1. a b;c; *"));
}

#[test]
fn variations_begin_where_their_action_did() {
    let record = read("1. a;b (c 1... d) (2... x) {e} 1... f (1... g;h) *");
    assert_eq!(
        record.to_string(),
        game("1. a;b {e} (c 1... d) (1... x) 1... f (1... g;h) *").replace("(c 1... d)", "(c d)")
    );
    let variation = &record.line.nodes[1].variations[0];
    assert_eq!((variation.nodes[0].by, variation.nodes[1].by), (First, Second));
}

#[test]
fn what_is_attached_may_come_in_any_order() {
    let text = "{before} a {one} (b) [left 12.5] {two} [side [Game \"h\"] x 0-1] [used 3] 1/2-1/2";
    let record = read(text);
    let node = &record.line.nodes[0];
    assert_eq!(record.line.comments, ["before"]);
    assert_eq!(node.comments, ["one", "two"]);
    assert_eq!((node.used_ms, node.left_ms), (Some(3000), Some(12_500)));
    assert_eq!(node.side_games[0].ending.as_ref().unwrap().winner, Some(Second));
    assert_eq!(record.ending.as_ref().unwrap().winner, None);
    assert_eq!(
        record.to_string(),
        game(
            "{before} 1. a [used 3.000] [left 12.500] {one} {two} [side [Game \"h\"] 1. x 0-1]\n\
             (1. b) 1/2-1/2"
        )
    );
}

#[test]
fn white_space_line_ends_and_the_case_of_headers_do_not_matter() {
    let text = "\u{feff}  [Gipf-Record  1 ]\r\n[game \"g\"][FIRST\t\"Ada\"]\r\n[Round \"3\"]a\r\n;b {x\r\ny } *";
    let record = Record::parse(text).unwrap();
    assert_eq!(record.seats[0].name.as_deref(), Some("Ada"));
    assert_eq!(record.other("round"), Some("3"));
    assert_eq!(record.line.nodes[1].comments, ["x\ny"]);
    assert_eq!(Record::parse(&record.to_string()), Ok(record));
}

#[test]
fn records_follow_one_another_and_a_bad_one_spoils_only_itself() {
    let text = format!("{}{}{}\n\n", game("a *"), game("b {never closed"), game("c ) *"));
    let records: Vec<_> = read_all(&text).collect();
    assert_eq!(players(records[0].as_ref().unwrap()), [(First, "a")]);
    let places: Vec<_> =
        records[1..].iter().map(|r| r.clone().map_err(|e| (e.line, e.column))).collect();
    assert_eq!(places, [Err((8, 3)), Err((12, 3))]);
    assert_eq!(read_all(" \n").count(), 0);
    assert_eq!(read_all("junk").count(), 1);
    assert_eq!(
        error(&text[..text.len() / 2 + 5]),
        (5, 1, expected(Expected::NoMore, "[Gipf-Record"))
    );
}

#[test]
fn errors_say_where_and_what_had_to_come() {
    let cases = [
        (String::new(), 1, 1, expected(Expected::Opening, "")),
        ("\n hello".into(), 2, 2, expected(Expected::Opening, "hello")),
        ("[Gipf-Record]".into(), 1, 13, expected(Expected::Version, "]")),
        ("[Gipf-Record 2]".into(), 1, 14, ReadErrorKind::UnknownVersion("2".into())),
        ("[Gipf-Record 1".into(), 1, 15, expected(Expected::Bracket, "")),
        ("[Gipf-Record 1]\n*".into(), 2, 1, ReadErrorKind::NoGame),
        ("[Gipf-Record 1][Größe \"g\"]".into(), 1, 17, expected(Expected::HeaderName, "Größe")),
        ("[Gipf-Record 1][Game g]".into(), 1, 22, expected(Expected::Quoted, "g]")),
        ("[Gipf-Record 1][Game \"g\n\"]".into(), 1, 22, ReadErrorKind::OpenQuotes),
        ("[Gipf-Record 1][Game \"\\q\"]".into(), 1, 23, ReadErrorKind::UnknownEscape('q')),
        (game("[game \"h\"] *"), 4, 2, ReadErrorKind::Twice("game".into())),
        (game("a b"), 5, 1, expected(Expected::ActionOrResult, "")),
        (game("é ) *"), 4, 3, expected(Expected::ActionOrResult, ")")),
        (game("a (b *"), 4, 6, expected(Expected::ActionOrParenthesis, "*")),
        (game("(b) *"), 4, 1, expected(Expected::Action, "(b)")),
        (game("a;; *"), 4, 3, expected(Expected::Action, ";")),
        (game("a [Game \"h\"] *"), 4, 4, expected(Expected::Attachment, "Game")),
        (game("a [used 1.2345] *"), 4, 9, expected(Expected::Seconds, "1.2345]")),
        (game("a [used 1] [used 1] *"), 4, 13, ReadErrorKind::Twice("used".into())),
        (game("a [left 99999999999999999] *"), 4, 26, ReadErrorKind::TimeTooLong),
        (game("a [side *] *"), 4, 9, ReadErrorKind::NoGame),
        (game("a {b"), 4, 3, ReadErrorKind::OpenComment),
        (game("a 1-0 Won"), 4, 7, expected(Expected::Reason, "Won")),
        (game("a 1-0 won {!}"), 4, 11, expected(Expected::End, "{!}")),
    ];
    for (text, line, column, kind) in cases {
        assert_eq!(error(&text), (line, column, kind), "{text:?}");
    }
}

#[test]
fn errors_can_be_told() {
    let error = Record::parse(&game("a (b *")).unwrap_err();
    assert_eq!(error.to_string(), "line 4, column 6: expected an action or `)`, found `*`");
    assert_eq!(error.code(), "record-expected");
    assert!(error.args().contains(&("expected", "action-or-parenthesis".to_owned())));
}

#[test]
fn nesting_is_bounded() {
    let variations = |n: usize| game(&format!("a {} {} *", "(a ".repeat(n), ")".repeat(n)));
    let sides = |n: usize| {
        game(&format!("a {} * {} *", "[side [Game \"g\"] a ".repeat(n), "] * ".repeat(n - 1) + "]"))
    };
    for deep in [variations(MAX_DEPTH), sides(MAX_DEPTH)] {
        let record = Record::parse(&deep).unwrap();
        assert_eq!(Record::parse(&record.to_string()), Ok(record));
    }
    for deeper in [variations(MAX_DEPTH + 1), sides(MAX_DEPTH + 1), variations(500_000)] {
        assert_eq!(error(&deeper).2, ReadErrorKind::TooDeep);
    }
}

#[test]
fn long_records_and_long_files_are_read() {
    let mut record = Record::new("g");
    let mut by = First;
    for index in 0..30_000 {
        let action: ActionText = format!("a{index}").parse().unwrap();
        record.line.push(by, action, index % 3 > 0).left_ms = Some(index);
        by = if index % 3 > 0 { by.other() } else { by };
    }
    assert_eq!(Record::parse(&record.to_string()), Ok(record));
    assert_eq!(read_all(&game("{").repeat(30_000)).filter(Result::is_err).count(), 30_000);
    assert!(Record::parse(&game(&"1".repeat(1_000_000))).is_err());
}

#[test]
fn it_is_known_in_which_lines_things_stand() {
    let text = "\n[Gipf-Record 1]\n[Game \"gipf\"]\n\n1. a1-b2\n{a\ncomment} (1. x (1. y)\n z) [side [Game \"g\"]\n\
                a b *] c;\n\nd\n*\n[Gipf-Record 1] [Game \"g\"]\ne 1-0";
    let mut records = read_all(text);
    records.next().unwrap().unwrap();
    let lines = records.lines();
    assert_eq!((lines.opening, lines.result), (2, 12));
    assert_eq!(lines.actions, [5, 9, 11]);
    records.next().unwrap().unwrap();
    assert_eq!(records.lines(), &Lines { opening: 13, actions: vec![14], result: 14 });
}
