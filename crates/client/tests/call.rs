//! The call as the browser makes it: JSON in, JSON out.
#![allow(clippy::unwrap_used, reason = "tests")]

use proptest::prelude::*;
use serde_json::{Value, json};

fn ask(request: &Value) -> Value {
    ask_bytes(request.to_string().as_bytes())
}

fn ask_bytes(request: &[u8]) -> Value {
    serde_json::from_slice(&client::answer_json(request, &|| 0, &mut |_| {})).unwrap()
}

/// The match after a request that answers with one.
fn state(request: &Value) -> Value {
    let response = ask(request);
    assert_eq!(response["answer"], "match", "{response}");
    response["state"].clone()
}

/// The codes of the problems of a request that fails.
fn problems(request: &Value) -> Vec<String> {
    codes(&ask(request))
}

fn codes(response: &Value) -> Vec<String> {
    assert_eq!(response["answer"], "failed", "{response}");
    let problems = response["failure"]["problems"].as_array().unwrap();
    assert!(!problems.is_empty());
    problems.iter().map(|problem| problem["code"].as_str().unwrap().to_owned()).collect()
}

fn new(spec: &str) -> Value {
    let seat = |player: &str| json!({"player": player, "name": null});
    let seats = [seat("human"), seat("level:1")];
    json!({"ask": "new", "spec": spec, "start": null, "seats": seats})
}

fn act(saved: &Value, by: &str, action: &str) -> Value {
    let event = json!({"kind": "act", "action": action});
    json!({"ask": "do", "saved": saved, "by": by, "at": 0, "event": event})
}

#[test]
fn what_is_advised_against_is_told_of_each_player() {
    let warnings = |spec: &str| {
        let response = ask(&json!({"ask": "warnings", "spec": spec}));
        let warnings = response["warnings"].as_array().unwrap().clone();
        warnings.iter().map(|it| (it["code"].clone(), it["args"][0][1].clone())).collect::<Vec<_>>()
    };
    assert_eq!(warnings("gipf:standard,potentials=Z6"), []);
    assert_eq!(warnings("zertz"), []);
    assert_eq!(
        warnings("gipf:tournament,potentials=T2Z6D6/Z2"),
        [
            (json!("few-of-a-kind"), json!("first")),
            (json!("many-potentials"), json!("first")),
            (json!("few-of-a-kind"), json!("second")),
        ]
    );
    let wrong = problems(&json!({"ask": "warnings", "spec": "gipf:standard,potentials=Z7"}));
    assert_eq!(wrong, ["too-many-of-a-kind"]);
}

#[test]
fn the_games_are_listed_with_variants_and_levels() {
    let games = ask(&json!({"ask": "games"}));
    assert_eq!(games["games"][0]["key"], "gipf");
    assert_eq!(games["games"][0]["variants"][0]["spec"], "gipf:standard");
    assert_eq!(games["games"][0]["levels"].as_array().unwrap().len(), 8);
}

#[test]
fn a_board_has_cells_and_glyphs() {
    let board = ask(&json!({"ask": "board", "spec": "gipf"}))["board"].clone();
    assert_eq!(board["cells"].as_array().unwrap().len(), 61);
    assert!(!board["glyphs"].as_array().unwrap().is_empty());
    assert_eq!(problems(&json!({"ask": "board", "spec": "go"})), ["unknown-game"]);
}

#[test]
fn a_match_is_played_request_by_request() {
    let begun = state(&new("gipf"));
    assert_eq!(begun["view"]["actions"]["each"].as_array().unwrap().len(), 42);
    let one = state(&act(&begun["saved"], "first", "e1-e2"));
    assert_eq!(one["view"]["to_move"], "second");
    let saved = &one["saved"];
    assert_eq!(problems(&act(saved, "first", "e1-e2")), ["out-of-turn"]);

    let typed =
        |text: &str| json!({"ask": "type", "saved": saved, "by": "second", "at": 10, "text": text});
    assert_eq!(state(&typed("a1-b2"))["plies"][1]["action"], "a1-b2");
    assert_eq!(problems(&typed("hello")).len(), 1);

    let thought = ask(&json!({"ask": "think", "saved": saved, "player": "level:2", "seed": 5}));
    let action = thought["thought"]["action"].as_str().unwrap();
    let two = state(&act(saved, "second", action));
    assert_eq!(state(&json!({"ask": "resume", "saved": two["saved"]})), two);

    let step = ask(&json!({"ask": "look", "saved": two["saved"], "plies": 1}))["step"].clone();
    assert_eq!(step["view"]["position"], one["view"]["position"]);
    assert_eq!(step["effects"][0]["kind"], "shift");

    let text = ask(&json!({"ask": "record", "saved": two["saved"]}))["text"].clone();
    assert_eq!(state(&json!({"ask": "open", "record": text}))["view"], two["view"]);
}

#[test]
fn thinking_reports_its_progress() {
    let saved = state(&new("gipf"))["saved"].clone();
    let request = json!({"ask": "think", "saved": saved, "player": "level:5", "seed": 1});
    let mut heard = 0;
    client::answer_json(request.to_string().as_bytes(), &|| 0, &mut |_| heard += 1);
    assert!(heard > 0);
}

#[test]
fn only_players_of_this_program_think() {
    let saved = state(&new("gipf"))["saved"].clone();
    let think = |player: &str| json!({"ask": "think", "saved": saved, "player": player, "seed": 1});
    assert_eq!(problems(&think("human")), ["thinks-elsewhere"]);
    assert_eq!(problems(&think("engine:rm")), ["thinks-elsewhere"]);
    assert_eq!(problems(&think("level:0")), ["player-number"]);
    let resign = json!({
        "ask": "do", "saved": saved, "by": "first", "at": 0, "event": {"kind": "resign"}
    });
    let over = state(&resign)["saved"].clone();
    let think = json!({"ask": "think", "saved": over, "player": "random", "seed": 1});
    assert_eq!(problems(&think), ["match-over"]);
}

#[test]
fn all_faults_of_a_new_match_are_told_at_once() {
    assert_eq!(problems(&new("gipf:basic,reserve=3,colour=red")).len(), 2);
}

#[test]
fn games_open_in_every_form_and_what_is_wrong_tells_its_line() {
    let open = |text: &str, until_flaw: bool| {
        ask(&json!({"ask": "open", "record": text, "until_flaw": until_flaw}))
    };
    let played = |answer: &Value| {
        let plies = answer["state"]["plies"].as_array().unwrap().iter();
        plies.map(|ply| ply["action"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    let sgf = "(;GM[22]SU[Zertz]P0[id \"ann\"]P1[id \"bob\"]\n;P0[0 Start P0]\n;P0[1 RtoB 2 0 D 4]\n\
               ;P0[2 R- D 1]\n;P0[3 Done])";
    let answer = open(sgf, false);
    assert_eq!(answer["state"]["saved"]["spec"], "zertz:tournament");
    assert_eq!(played(&answer), ["Wd4", "-d1"]);
    let turns = "[Game \"gipf\"]\n\n1. e1-e3\n2. e9-e7\n*\n";
    assert_eq!(played(&open(turns, false)), ["e1-e2", "e9-e8"]);

    let wrong = "[Gipf-Record 1]\n[Game \"gipf\"]\n\n1. e1-e2\ne9-e8\n2. e1-d5 *\n";
    let answer = open(wrong, false);
    assert_eq!(answer["answer"], "failed");
    let line = |answer: &Value| {
        let args = answer["failure"]["problems"][0]["args"].as_array().unwrap().clone();
        args.into_iter().find(|arg| arg[0] == "line").map(|arg| arg[1].clone())
    };
    assert_eq!(line(&answer), Some(json!("6")));
    assert_eq!(played(&open(wrong, true)), ["e1-e2", "e9-e8"]);

    for (text, code) in [
        ("", "form-nothing"),
        ("hello", "form-unknown"),
        ("[Game \"gipf\"]\nb3\n*\n[Game \"gipf\"]\nb3\n*\n", "form-several"),
        ("[Gipf-Record 1]\n[Game \"gipf\"]\n1. e1-e2 1-0 no-move", "record-goes-on"),
        ("[Gipf-Record 1]\n(", "record-no-game"),
    ] {
        let request = json!({"ask": "open", "record": text});
        assert_eq!(problems(&request), [code], "{text}");
    }
}

proptest! {
    #[test]
    fn what_is_no_request_is_told_so(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        prop_assert_eq!(codes(&ask_bytes(&bytes)), ["bad-request"]);
    }

    #[test]
    fn strange_values_in_a_request_are_refused(text in "\\PC{0,20}", plies in any::<u32>()) {
        let saved = state(&new("gipf"))["saved"].clone();
        let mut broken = saved.clone();
        broken["spec"] = json!(text);
        for request in [
            json!({"ask": text}),
            json!({"ask": "board", "spec": text}),
            json!({"ask": "resume", "saved": broken}),
            act(&saved, "first", &text),
            act(&saved, &text, "e1-e2"),
            json!({"ask": "type", "saved": saved, "by": "first", "at": 0, "text": text}),
            json!({"ask": "look", "saved": saved, "plies": plies.max(1)}),
            json!({"ask": "think", "saved": saved, "player": text, "seed": 1}),
            json!({"ask": "open", "record": text}),
        ] {
            prop_assert!(!problems(&request).is_empty());
        }
    }
}

#[test]
fn what_can_be_at_stake_is_told_with_the_games_it_is_named_after() {
    let stakes = |spec: &str| ask(&json!({"ask": "stakes", "spec": spec}))["stakes"].clone();
    assert_eq!(stakes("gipf:basic"), json!({"kinds": [], "usual": true}));
    let expected = json!({"letter": "Z", "namesake": "zertz:tournament"});
    assert_eq!(stakes("gipf:standard,potentials=Z6")["kinds"], json!([expected]));
    assert_eq!(stakes("gipf:matrx")["usual"], false);
}

#[test]
fn a_side_game_that_is_over_can_be_asked_for() {
    let seat = json!({"player": "human", "name": null});
    let mut game = state(&json!({
        "ask": "new",
        "spec": "gipf:standard,potentials=T2Z2Y2",
        "start": "standard g3/5/6/G2Z+b2/4Y+1/5/3G B4/B8 w BB 3",
        "seats": [seat, seat],
        "terms": {"combine": "Y=zertz:basic"},
    }));
    let resign = json!({"kind": "resign"});
    for (by, event) in [
        ("first", json!({"kind": "act", "action": "Yf6-f5"})),
        ("second", json!({"kind": "challenge", "game": null})),
        ("first", json!({"kind": "begin", "first": "second"})),
        ("first", json!({"kind": "side", "event": resign})),
    ] {
        game =
            state(&json!({"ask": "do", "saved": game["saved"], "by": by, "at": 0, "event": event}));
    }
    let side = state(&json!({"ask": "fought", "saved": game["saved"], "fight": 0}));
    assert_eq!(side["saved"]["spec"], "zertz:basic");
    assert_eq!(side["ending"], json!({"winner": "first", "reason": "resigned"}));
    let none = problems(&json!({"ask": "fought", "saved": game["saved"], "fight": 1}));
    assert_eq!(none, ["no-such-fight"]);
}

#[test]
fn the_course_follows_what_was_done() {
    let reader = |ask: &str, deeds: Value| json!({"ask": ask, "learner": {"deeds": deeds}, "language": "ko", "now": 5});
    let course = ask(&reader("course", json!([])))["course"].clone();
    let first = course["next"]["lesson"]["id"].as_str().unwrap().to_owned();
    assert_eq!(course["next"]["why"], "begin");
    let visit = json!([{"at": 1, "did": "visit", "lesson": first}]);
    let mut request = reader("lesson", visit.clone());
    request["lesson"] = json!(first);
    let lesson = ask(&request)["lesson"].clone();
    assert_eq!(lesson["lesson"]["id"], json!(first));
    assert!(!lesson["lesson"]["keywords"].as_array().unwrap().is_empty());
    request["lesson"] = json!("chess");
    assert_eq!(problems(&request), ["no-lesson"]);
    assert_eq!(problems(&reader("course", json!([{"at": 1, "did": "fly"}]))), ["bad-request"]);

    let learner = |deeds: Value| json!({"deeds": deeds});
    let more = json!([{"at": 2, "did": "guided"}]);
    let join = json!({"ask": "join", "learner": learner(visit), "other": learner(more)});
    assert_eq!(ask(&join)["learner"]["deeds"].as_array().unwrap().len(), 2);
}

#[test]
fn a_problem_is_shown_and_answered() {
    let asked = json!({"of": "problem", "problem": "gipf-1"});
    let shown = ask(&json!({"ask": "show", "asked": asked, "played": []}));
    let verdict = ask(&json!({"ask": "answer", "asked": asked, "given": shown["given"]}));
    assert_eq!(verdict["verdict"]["code"], "win-kept", "{verdict}");
    let judged = json!({"by": "judgement", "holds": true});
    let wrong = json!({"ask": "answer", "asked": asked, "given": judged});
    assert_eq!(problems(&wrong), ["answered-otherwise"]);
    let unplayable = json!({"by": "actions", "actions": ["e9-a1"]});
    let wrong = json!({"ask": "answer", "asked": asked, "given": unplayable});
    assert_eq!(problems(&wrong), ["answer-unplayable"]);
}

#[test]
fn a_newcomer_is_told_what_to_do() {
    let saved = state(&new("gipf:basic"))["saved"].clone();
    let advice = ask(&json!({"ask": "guide", "saved": saved, "player": "first"}))["advice"].clone();
    assert_eq!(advice[0]["code"], "first", "{advice}");
}
