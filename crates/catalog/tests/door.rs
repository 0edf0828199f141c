//! The door to a game whose type the caller does not know.
#![allow(clippy::unwrap_used, reason = "tests")]

use catalog::{ErrorKind, GameId, Layer, Played, Session, Spec};
use proptest::prelude::*;
use protocol::OptionKind;
use rules::Player;
use rules::perft::Unit;

/// With `e1-e2` White makes a row on the column of e.
const BEFORE_ROW: &str = "basic b3/5/6/BBB4/6/b4/3b B12/B12 w BB 3";

fn spec(text: &str) -> Spec {
    text.parse().unwrap()
}

fn after(spec_text: &str, actions: &[&str]) -> Box<dyn Session> {
    let mut session = spec(spec_text).start();
    for action in actions {
        session.play(action).unwrap();
    }
    session
}

#[test]
fn a_game_alone_is_its_default_variant() {
    assert_eq!(spec("gipf"), spec("gipf:standard"));
    assert_eq!(spec("gipf").to_string(), "gipf:standard");
    assert_eq!(spec("gipf:basic,reserve=12/15").to_string(), "gipf:basic,reserve=12/15");
    assert_eq!(spec("gipf:basic,reserve=12").to_string(), "gipf:basic");
}

#[test]
fn all_faults_of_a_specification_are_named() {
    let error = "chess".parse::<Spec>().unwrap_err();
    assert_eq!(error.kind, ErrorKind::Game);
    assert_eq!(
        error.to_string(),
        "there is no game `chess`; the games are `gipf`, `zertz`, `dvonn`, `yinsh`, `tamsk`, `punct`"
    );
    let error = "gipf:bassic".parse::<Spec>().unwrap_err();
    assert_eq!((error.kind, error.problems.len()), (ErrorKind::Variant, 1));
    for text in ["gipf:basic,reserve=99,colour=red", "zertz:blitz,rings=38"] {
        let error = text.parse::<Spec>().unwrap_err();
        assert_eq!((error.kind, error.problems.len()), (ErrorKind::Variant, 2), "{text}");
    }
}

#[test]
fn zertz_is_tournament_on_37_rings_unless_told() {
    let session = spec("zertz").start();
    assert_eq!(session.spec().to_string(), "zertz:tournament");
    assert_eq!(
        session.position(),
        "tournament ..../...../....../......./....../...../.... W6G8B10 -/- 1 t"
    );
    assert_eq!(session.legal().len(), 111);
    assert_eq!(session.perft(2, Unit::Actions, 1), 1944);
    assert_eq!(session.perft(1, Unit::Turns, 2), 1944);
    assert_eq!(
        spec("zertz:basic,claim=choice,rings=48").to_string(),
        "zertz:basic,rings=48,claim=choice"
    );
    assert_eq!((session.repetitions(), spec("gipf").start().repetitions()), (2, 3));
}

#[test]
fn what_is_listed_can_be_opened() {
    for game in GameId::all() {
        let info = game.info();
        assert_eq!(spec(info.key).to_string(), info.variants[0].spec, "the default one is first");
        for variant in info.variants {
            let listed = spec(&variant.spec);
            assert_eq!(listed.to_string(), variant.spec);
            assert_eq!(listed.game(), game);
            let session = listed.start();
            assert_eq!(session.spec(), listed);
            let again = listed.open(Some(&session.position())).unwrap();
            assert_eq!(again.key(), session.key());
            assert!(!listed.board().cells.is_empty());
        }
    }
}

#[test]
fn a_listed_option_takes_the_values_it_says() {
    for game in GameId::all() {
        for variant in game.info().variants {
            for option in variant.options {
                let with = |value: &str| format!("{},{}={value}", variant.spec, option.key);
                let refused = |value: &str| with(value).parse::<Spec>().unwrap_err();
                match option.kind {
                    OptionKind::NumberEach { least, most, default } => {
                        for value in least..=most {
                            spec(&with(&value.to_string()));
                        }
                        refused(&(least - 1).to_string());
                        refused(&(most + 1).to_string());
                        assert_eq!(spec(&with(&default.to_string())).to_string(), variant.spec);
                    }
                    OptionKind::CountsEach { letters, most, total } => {
                        for letter in letters.chars() {
                            spec(&with(&format!("{letter}{most}/-")));
                            refused(&format!("{letter}{}", most + 1));
                        }
                        let all = |each: u8| {
                            let each = each.to_string();
                            letters
                                .chars()
                                .flat_map(|l| [l.to_string(), each.clone()])
                                .collect::<String>()
                        };
                        let each = total / u8::try_from(letters.len()).unwrap();
                        spec(&with(&all(each)));
                        refused(&all(each + 1));
                    }
                    OptionKind::Seed { most } => {
                        spec(&with(&most.to_string()));
                        refused(&(u64::from(most) + 1).to_string());
                        assert_eq!(spec(&with("0")).to_string(), variant.spec);
                    }
                    OptionKind::Text { like } => {
                        assert_ne!(spec(&with(like)).to_string(), variant.spec);
                        refused("nothing");
                    }
                    OptionKind::Choice { values } => {
                        for value in values {
                            spec(&with(value));
                        }
                        assert_eq!(spec(&with(values[0])).to_string(), variant.spec);
                        refused("nothing");
                    }
                }
            }
        }
    }
}

#[test]
fn actions_come_as_texts_in_byte_order() {
    let session = spec("gipf:tournament").start();
    let legal = session.legal();
    assert_eq!(legal.len(), 42);
    assert!(legal.is_sorted());
    let shown: Vec<String> = session.view().actions.into_iter().map(|action| action.text).collect();
    assert_eq!(shown, legal);
}

#[test]
fn a_refusal_names_its_rule_and_changes_nothing() {
    let mut session = spec("gipf:tournament").start();
    let before = session.position();
    let error = session.play("e1-e2").unwrap_err();
    assert_eq!(error.kind, ErrorKind::Refused);
    assert_eq!(error.problems[0].code, "gipf-piece-first");
    assert!(error.problems[0].rule.as_deref().unwrap().starts_with('G'));
    assert_eq!(session.position(), before);
    assert_eq!(session.check("zz").unwrap_err().kind, ErrorKind::Unreadable);
}

#[test]
fn a_text_of_the_other_layer_is_refused_by_that_name() {
    let session = spec("gipf:basic").start();
    // The landing spot alone is the players' way to write a push that moves nothing.
    let error = session.check("c2").unwrap_err();
    assert_eq!(error.kind, ErrorKind::Layer);
    assert_eq!(error.to_string(), "`c2` is the players' notation; the action text is `b1-c2`");
    assert_eq!(session.read_turn("c2", Layer::Actions).unwrap_err().kind, ErrorKind::Layer);
    assert_eq!(session.read_turn("c2", Layer::Notation).unwrap(), ["b1-c2"]);
    assert_eq!(session.read_turn(" c2 ", Layer::Either).unwrap(), ["b1-c2"]);
    assert_eq!(session.read_turn("b1-c2", Layer::Either).unwrap(), ["b1-c2"]);
    let error = session.read_turn("pass", Layer::Either).unwrap_err();
    assert_eq!((error.kind, error.problems.len()), (ErrorKind::Unreadable, 1));
}

#[test]
fn a_turn_may_be_several_actions_and_no_more() {
    let mut session = spec("gipf:basic").open(Some(BEFORE_ROW)).unwrap();
    let turn = ["e1-e2", "xe2,e3,e4,e5"];
    for (text, layer) in [
        ("e1-e2;xe2,e3,e4,e5", Layer::Actions),
        ("e1-e2; xe5,e4,e3,e2", Layer::Either),
        ("e1-e5;x", Layer::Notation),
        ("e1-e5;x", Layer::Either),
    ] {
        assert_eq!(session.read_turn(text, layer).unwrap(), turn, "{text}");
    }
    assert_eq!(session.notation(&turn).unwrap(), "e1-e5;xe2,e3,e4,e5");
    assert_eq!(session.notation(&turn[..1]).unwrap(), "e1-e5");
    assert!(!session.play("e1-e2").unwrap().completes_turn);
    let played = session.play(turn[1]).unwrap();
    assert_eq!(played, Played { action: turn[1].to_owned(), completes_turn: true });

    let session = spec("gipf:basic").start();
    let error = session.read_turn("e1-e2;e9-e8", Layer::Actions).unwrap_err();
    assert_eq!(error.problems[0].code, "turn-over");
}

#[test]
fn nothing_on_one_side_of_a_semicolon_is_told_alike_everywhere() {
    for (game, text) in [("gipf", "e1-e2;"), ("gipf", ";e1-e2"), ("zertz", "Wd4;;-d1")] {
        let mut session = spec(game).start();
        let mut errors = [Layer::Actions, Layer::Notation, Layer::Either]
            .map(|layer| session.read_turn(text, layer).unwrap_err())
            .to_vec();
        errors.extend([session.check(text).unwrap_err(), session.play(text).unwrap_err()]);
        for error in errors {
            let codes: Vec<_> = error.problems.iter().map(|it| it.code.as_str()).collect();
            assert_eq!((error.kind, codes), (ErrorKind::Unreadable, vec!["empty-part"]), "{text}");
        }
    }
}

#[test]
fn the_notation_of_a_turn_reads_back() {
    for game in [
        "gipf",
        "zertz",
        "zertz:basic,rings=48,claim=choice",
        "dvonn",
        "dvonn:random",
        "yinsh",
        "tamsk",
        "tamsk:level3,ring=optional",
    ] {
        let mut session = spec(game).start();
        for seed in 0..300_usize {
            let legal = session.legal();
            let Some(action) = legal.get(seed * 31 % legal.len().max(1)) else { break };
            let notation = session.notation(&[action]).unwrap();
            let mut written = session.clone();
            for action in session.read_turn(&notation, Layer::Notation).unwrap() {
                written.play(&action).unwrap();
            }
            session.play(action).unwrap();
            assert_eq!(written.position(), session.position(), "{notation}");
        }
    }
}

#[test]
fn counting_does_not_depend_on_threads() {
    let session = spec("gipf").start();
    for unit in [Unit::Actions, Unit::Turns, Unit::Positions] {
        let count = session.perft(2, unit, 1);
        assert_eq!(session.perft(2, unit, 3), count);
        assert_eq!(session.divide(2, unit, 2), session.divide(2, unit, 1));
    }
    assert_eq!(session.perft(2, Unit::Actions, 2), 1764);
    assert_eq!(session.perft(0, Unit::Actions, 2), 1);
}

#[test]
fn a_clone_goes_its_own_way() {
    let session = after("gipf", &["e1-e2"]);
    let mut other = session.clone();
    other.play("a1-b2").unwrap();
    assert_eq!(session.to_move(), Player::Second);
    assert_ne!(session.position(), other.position());
}

proptest! {
    #[test]
    fn no_text_is_too_strange(text in "\\PC{0,40}") {
        let _ = text.parse::<Spec>();
        for game in GameId::all() {
            let _ = format!("{game}:{text}").parse::<Spec>();
            let mut session = spec(game.key()).start();
            let before = session.position();
            let _ = spec(game.key()).open(Some(&text));
            for layer in [Layer::Actions, Layer::Notation, Layer::Either] {
                let _ = session.read_turn(&text, layer);
            }
            let _ = session.effects(&text);
            if session.play(&text).is_err() {
                prop_assert_eq!(session.position(), before);
            }
        }
    }

    #[test]
    fn a_text_like_a_turn_is_read_or_refused(
        text in "[a-iGx0-9;,*=-]{0,24}|[BGW+]?[a-i1-9:;,Bx -]{0,16}",
        game in prop_oneof![Just("gipf"), Just("zertz"), Just("dvonn:symmetric,seed=1"), Just("yinsh:blitz"), Just("tamsk:level1,ring=optional")],
    ) {
        let session = spec(game).start();
        for layer in [Layer::Actions, Layer::Notation, Layer::Either] {
            if let Ok(turn) = session.read_turn(&text, layer) {
                prop_assert!(!turn.is_empty());
                let mut session = session.clone();
                for action in turn {
                    session.play(&action).unwrap();
                }
            }
        }
    }
}

#[test]
fn a_refused_move_in_the_notation_keeps_its_reason() {
    let session = spec("gipf").start();
    let refused = |text: &str| {
        let error = session.read_turn(text, Layer::Either).unwrap_err();
        (error.kind, error.problems[0].code.clone())
    };
    assert_eq!(refused("Gb3"), (ErrorKind::Refused, "no-gipf-pieces".to_owned()));
    assert_eq!(refused("e2"), (ErrorKind::Refused, "notation-no-landing".to_owned()));
    assert_eq!(refused("x"), (ErrorKind::Refused, "no-row".to_owned()));
    assert_eq!(refused("b3;b4"), (ErrorKind::Refused, "notation-turn-is-over".to_owned()));
    assert_eq!(refused("hello"), (ErrorKind::Unreadable, "no-text".to_owned()));
}
