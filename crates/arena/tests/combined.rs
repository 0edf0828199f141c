//! Combined games, rule by rule (C1 to C10 of the rules of GIPF).
#![allow(clippy::unwrap_used, reason = "tests")]

use arena::{Audience, Match, MatchError, OpenError, Viewer};
use protocol::{Event, EventKind, FightStep, Offer, SavedMatch, Seat, Sign, Takebacks, Terms};
use rules::Effect;
use rules::Player::{self, First, Second};

/// White may slide the YINSH on f6, and jump with the ZÈRTZ on e5.
const START: &str = "standard g3/5/6/G2Z+b2/4Y+1/5/3G B4/B8 w BB 3";
const SPEC: &str = "gipf:standard,potentials=T2Z2Y2";
const SLIDE: &str = "Yf6-f5";
const JUMP: &str = "Ze5-e7";

fn seats(players: [&str; 2]) -> [Seat; 2] {
    players.map(|player| Seat { player: player.to_owned(), name: None })
}

fn terms(combine: &str) -> Terms {
    Terms { combine: Some(combine.to_owned()), ..Terms::default() }
}

fn begun(combine: &str) -> Match {
    at(START, &terms(combine))
}

fn at(start: &str, terms: &Terms) -> Match {
    let seats = seats(["human", "human"]);
    Match::with_terms(SPEC.parse().unwrap(), Some(start.to_owned()), seats, terms).unwrap()
}

fn refused(spec: &str, combine: &str) -> OpenError {
    let seats = seats(["human", "human"]);
    Match::with_terms(spec.parse().unwrap(), None, seats, &terms(combine)).unwrap_err()
}

fn event_at(game: &mut Match, at: u64, by: Player, kind: EventKind) -> Result<(), MatchError> {
    let result = game.happen(Event { by, at, kind });
    // Whatever happened, the log gives the same match, and so does its record as far as it goes.
    let again = Match::open(&game.saved()).unwrap();
    assert_eq!(again.view(), game.view());
    let text = game.record().to_string();
    let read = Match::read_record(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(read.position().position(), game.position().position(), "{text}");
    result
}

fn event(game: &mut Match, by: Player, kind: EventKind) -> Result<(), MatchError> {
    let at = game.log().last().map_or(0, |event| event.at) + 1000;
    event_at(game, at, by, kind)
}

fn act(game: &mut Match, by: Player, action: &str) -> Result<(), MatchError> {
    event(game, by, EventKind::Act { action: action.to_owned() })
}

fn challenge(game: &mut Match, by: Player) -> Result<(), MatchError> {
    event(game, by, EventKind::Challenge { game: None })
}

fn side(game: &mut Match, by: Player, kind: EventKind) -> Result<(), MatchError> {
    event(game, by, EventKind::Side { event: Box::new(kind) })
}

fn hands(game: &mut Match, first: Sign, second: Sign) {
    event(game, First, EventKind::Choose { sign: Some(first) }).unwrap();
    event(game, Second, EventKind::Choose { sign: Some(second) }).unwrap();
}

/// The forfeit or the action that was played last.
fn last(game: &Match) -> &str {
    &game.plies().last().unwrap().action
}

#[test]
fn c1_the_agreement_names_the_games_and_counts_the_challenges() {
    let game = begun("hands Z=zertz T=- challenges=3/all");
    let combined = game.view().combined.unwrap();
    let links: Vec<(&str, &str)> =
        combined.links.iter().map(|(kind, game)| (kind.as_str(), game.as_str())).collect();
    assert_eq!(links, [("Y", "hands"), ("Z", "zertz:tournament")]);
    assert_eq!(combined.challenges, [Some(3), None]);
    let text = game.saved().terms.combine.unwrap();
    assert_eq!(text, "Y=hands Z=zertz:tournament challenges=3/all");
    for (bad, code) in [
        ("", "combine-no-link"),
        ("dice", "combine-word"),
        ("D=hands", "combine-word"),
        ("hands challenges=x", "combine-value"),
        ("hands clock=x", "bad-clock"),
        ("Z=chess", "combine-game"),
    ] {
        assert_eq!(refused(SPEC, bad).problems()[0].code, code, "{bad}");
    }
}

#[test]
fn c2_an_announcement_is_complete_and_legal_and_costs_nothing_if_it_is_not() {
    let mut game = begun("hands challenges=1");
    for impossible in ["Yf6", "Yf6-f7-f8", "Yf6-c2", "Za1-b2", "!f6", "Ye5-e6"] {
        let before = game.view();
        assert!(matches!(act(&mut game, First, impossible), Err(MatchError::Action(_))));
        assert_eq!(game.view(), before, "{impossible}");
    }
    act(&mut game, First, SLIDE).unwrap();
    let fight = game.fight().unwrap();
    assert_eq!((fight.action.as_str(), fight.kind.as_str()), (SLIDE, "Y"));
    assert_eq!(fight.forfeit, "!f6");
    // It is told what it would do, and what happens if the right to it is lost.
    assert!(fight.effects.iter().any(|it| matches!(it, Effect::Jump { to, .. } if to == "f5")));
    assert!(matches!(&fight.lost[..], [Effect::Become { at, .. }] if at == "f6"));
    assert!(game.plies().is_empty(), "it is announced, not made");
    assert_eq!(act(&mut game, First, "a1-b2").unwrap_err(), MatchError::Announced);
    assert_eq!(game.deciders(), [Second]);
}

#[test]
fn c2_what_uses_no_potential_is_not_announced() {
    let mut game = begun("hands");
    act(&mut game, First, "a1-b2").unwrap();
    assert!(game.fight().is_none());
    assert_eq!(game.plies().len(), 1);
}

#[test]
fn c3_the_opponent_lets_it_happen_or_challenges_while_challenges_are_left() {
    let mut game = begun("hands challenges=1");
    act(&mut game, First, SLIDE).unwrap();
    assert_eq!(challenge(&mut game, First).unwrap_err(), MatchError::OutOfTurn { to_move: Second });
    event(&mut game, Second, EventKind::LetPass).unwrap();
    assert_eq!(last(&game), SLIDE);
    assert_eq!(game.view().combined.unwrap().challenges, [Some(1); 2], "that costs nothing");
    act(&mut game, Second, "a1-b2").unwrap();
    act(&mut game, First, JUMP).unwrap();
    challenge(&mut game, Second).unwrap();
    // It costs one, though it is lost.
    hands(&mut game, Sign::Paper, Sign::Rock);
    assert_eq!(last(&game), JUMP);
    assert_eq!(game.view().combined.unwrap().challenges, [Some(1), Some(0)]);
}

#[test]
fn c3_without_challenges_left_a_potential_is_used_at_once() {
    let mut game = begun("hands challenges=2/0");
    act(&mut game, First, SLIDE).unwrap();
    assert_eq!(last(&game), SLIDE);
    // A kind that is linked to nothing is never challenged.
    let mut game = begun("hands Y=-");
    act(&mut game, First, SLIDE).unwrap();
    assert_eq!(last(&game), SLIDE);
}

#[test]
fn c4_the_challenged_player_decides_who_begins_and_the_start_is_the_official_one() {
    for begins in Player::BOTH {
        let mut game = begun("Y=zertz:basic");
        act(&mut game, First, SLIDE).unwrap();
        challenge(&mut game, Second).unwrap();
        let begin = EventKind::Begin { first: begins };
        assert_eq!(
            event(&mut game, Second, begin.clone()).unwrap_err(),
            MatchError::OutOfTurn { to_move: First }
        );
        event(&mut game, First, begin).unwrap();
        let other = game.side().unwrap();
        assert_eq!(other.spec().to_string(), "zertz:basic");
        assert_eq!((other.start(), other.plies().len()), (None, 0));
        assert_eq!(game.deciders(), [begins]);
        let act = |by| (by, EventKind::Act { action: "Wd4".to_owned() });
        let (by, kind) = act(begins.other());
        assert!(matches!(side(&mut game, by, kind), Err(MatchError::Side(_))));
        let (by, kind) = act(begins);
        side(&mut game, by, kind).unwrap();
        assert_eq!(game.side().unwrap().plies()[0].by, First, "the first of the side game");
    }
}

#[test]
fn c4_a_side_game_that_has_timers_of_its_own_is_played_by_them_to_its_end() {
    let mut game = begun("Y=tamsk:level2");
    act(&mut game, First, SLIDE).unwrap();
    challenge(&mut game, Second).unwrap();
    event(&mut game, First, EventKind::Begin { first: Second }).unwrap();
    for action in ["a1-b2", "d1-d2", "g1-f2", "g4-f4", "d7-d6", "a4-b4", "b2-c3"] {
        let by = game.deciders()[0];
        side(&mut game, by, EventKind::Act { action: action.to_owned() }).unwrap();
    }
    let mut at = game.log().last().unwrap().at;
    while let Some(alarm) = game.side().and_then(Match::alarm) {
        at += alarm;
        let flag = EventKind::Side { event: Box::new(EventKind::Flag) };
        event_at(&mut game, at, Second, flag).unwrap();
    }
    assert!(game.fight().is_none());
    let reason = game.view().fought[0].reason.clone();
    assert_eq!(reason.as_deref(), Some("fewer-rings"));
}

#[test]
fn c5_won_or_tied_the_announced_move_is_made_exactly_as_announced() {
    for (combine, signs) in
        [("hands", [Sign::Paper, Sign::Rock]), ("hands hands=tie", [Sign::Rock, Sign::Rock])]
    {
        let mut game = begun(combine);
        act(&mut game, First, SLIDE).unwrap();
        challenge(&mut game, Second).unwrap();
        hands(&mut game, signs[0], signs[1]);
        assert_eq!(last(&game), SLIDE);
        assert_eq!(game.to_move(), Some(Second));
        let fought = &game.view().fought[0];
        assert!(fought.allowed);
        assert_eq!((fought.announced.as_str(), fought.game.as_str()), (SLIDE, "hands"));
    }
}

#[test]
fn c5_lost_the_potential_leaves_the_game_and_the_piece_becomes_basic() {
    let mut game = begun("Y=zertz:basic");
    act(&mut game, First, SLIDE).unwrap();
    challenge(&mut game, Second).unwrap();
    event(&mut game, First, EventKind::Begin { first: Second }).unwrap();
    side(&mut game, Second, EventKind::Act { action: "Wd4".to_owned() }).unwrap();
    side(&mut game, First, EventKind::Resign).unwrap();
    assert_eq!(last(&game), "!f6");
    assert_eq!(game.position().position(), "standard g3/5/6/G2Z+b2/4B1/5/3G B4/B8 w BB 3");
    assert_eq!(game.look(1).unwrap().effects.len(), 1);
    let over = &game.view().fought[0];
    assert_eq!((over.kind.as_str(), over.allowed), ("Y", false));
    assert_eq!(over.reason.as_deref(), Some("resigned"));
    assert_eq!(game.fought(0).unwrap().plies().len(), 1, "the side game can be looked at");
    assert!(game.fought(1).is_none());
    let record = game.record();
    let told = &record.line.nodes[0];
    assert_eq!((told.action.as_str(), told.ends_turn), ("!f6", false));
    assert_eq!(told.side_games[0].other("Announced"), Some(SLIDE));
    assert_eq!(told.side_games[0].main_line().count(), 1);
}

#[test]
fn c6_the_turn_goes_on_also_with_another_potential_which_may_be_challenged_again() {
    let mut game = begun("hands");
    act(&mut game, First, SLIDE).unwrap();
    challenge(&mut game, Second).unwrap();
    hands(&mut game, Sign::Rock, Sign::Paper);
    assert_eq!((last(&game), game.to_move()), ("!f6", Some(First)));
    act(&mut game, First, JUMP).unwrap();
    challenge(&mut game, Second).unwrap();
    hands(&mut game, Sign::Rock, Sign::Paper);
    assert_eq!((last(&game), game.to_move()), ("!e5", Some(First)));
    act(&mut game, First, "a1-b2").unwrap();
    assert_eq!(game.plies().iter().map(|ply| ply.turn).collect::<Vec<_>>(), [0, 0, 0]);
    assert_eq!(game.to_move(), Some(Second));
}

#[test]
fn c6_if_no_move_is_left_the_game_is_lost() {
    let mut game = at("standard g3/5/6/G6/5Y+/5/3G -/B8 w BB 3", &terms("hands"));
    let only = game.position().legal()[0].clone();
    act(&mut game, First, &only).unwrap();
    challenge(&mut game, Second).unwrap();
    hands(&mut game, Sign::Rock, Sign::Paper);
    let ending = game.ending().unwrap();
    assert_eq!((ending.winner, ending.reason.as_str()), (Some(Second), "no-move"));
}

#[test]
fn c7_the_extra_move_of_a_tamsk_is_announced_and_challenged_also_when_owed() {
    for (phase, after) in [(4, "b BB 3"), (2, "w BB 3")] {
        let start = format!("standard g3/5/6/BbBT+3/6/5/3G B4/B8 w BB {phase}");
        let mut game = at(&start, &terms("hands"));
        act(&mut game, First, "*a1-b2").unwrap();
        assert_eq!(game.fight().unwrap().kind, "T");
        challenge(&mut game, Second).unwrap();
        hands(&mut game, Sign::Rock, Sign::Paper);
        assert_eq!(last(&game), "!e5");
        assert!(game.position().position().ends_with(after), "{}", game.position().position());
        // To decline it is no use.
        let mut game = at(&start, &terms("hands"));
        act(&mut game, First, "*-").unwrap();
        assert!(game.fight().is_none());
    }
}

#[test]
fn c8_each_kind_is_linked_to_its_namesake() {
    let seats = seats(["human", "human"]);
    let game =
        Match::with_terms("gipf:ultimate".parse().unwrap(), None, seats, &terms("namesakes"));
    let mut links = game.unwrap().view().combined.unwrap().links;
    links.sort();
    let links: Vec<(&str, &str)> = links.iter().map(|(a, b)| (a.as_str(), b.as_str())).collect();
    assert_eq!(
        links,
        [
            ("D", "dvonn:standard"),
            ("P", "punct:standard"),
            ("T", "tamsk:level1"),
            ("Y", "yinsh:standard"),
            ("Z", "zertz:tournament"),
        ]
    );
}

#[test]
fn c4_c5_a_potential_of_each_kind_is_fought_for_in_its_namesake() {
    /// A position in which White may use a potential of that kind, how, and the first action of the side game.
    const USES: [(&str, &str, &str, &str); 5] = [
        ("T", "standard g3/5/6/BbBT+3/6/5/3G B4/B8 w BB 4", "*a1-b2", "a1-b2"),
        ("Z", "standard g3/5/6/G2Z+b2/6/5/3G B4/B8 w BB 3", "Ze5-e7", "Wd4"),
        ("D", "standard g3/5/6/G2D+b2/6/5/3G B4/B8 w BB 3", "De5-e6", "f3"),
        ("Y", "standard g3/5/6/G6/4Y+1/5/3G B4/B8 w BB 3", "Yf6-f5", "f6"),
        ("P", "standard g3/5/6/G2P+p+2/6/5/3G B4/B8 w BB 3", "Pe5-e6", "Td3,d4,e4"),
    ];
    for (kind, position, used, first) in USES {
        let spec = "gipf:standard,potentials=T2Z2D2Y2P2".parse().unwrap();
        let players = seats(["human", "human"]);
        let start = Some(position.to_owned());
        let mut game = Match::with_terms(spec, start, players, &terms("namesakes")).unwrap();
        act(&mut game, First, used).unwrap_or_else(|why| panic!("{kind}: {why}"));
        assert_eq!(game.fight().unwrap().kind, kind);
        challenge(&mut game, Second).unwrap();
        event(&mut game, First, EventKind::Begin { first: First }).unwrap();
        side(&mut game, First, EventKind::Act { action: first.to_owned() }).unwrap();
        side(&mut game, Second, EventKind::Resign).unwrap();
        assert_eq!(last(&game), used, "won, so it happens");
    }
}

#[test]
fn c8_the_players_choose_afresh_for_every_challenge() {
    let mut game = begun("free");
    act(&mut game, First, SLIDE).unwrap();
    assert_eq!(challenge(&mut game, Second).unwrap_err(), MatchError::NameGame);
    let named = |game: &str| EventKind::Challenge { game: Some(game.to_owned()) };
    assert!(matches!(event(&mut game, Second, named("chess")), Err(MatchError::Action(_))));
    event(&mut game, Second, named("zertz")).unwrap();
    let FightStep::Begin { game: name, may_refuse } = game.fight().unwrap().step else { panic!() };
    assert_eq!((name.as_str(), may_refuse), ("zertz:tournament", true));
    event(&mut game, First, EventKind::Refuse).unwrap();
    hands(&mut game, Sign::Rock, Sign::Scissors);
    assert_eq!(last(&game), SLIDE);
}

#[test]
fn c9_in_the_older_form_every_use_is_fought_for_and_a_tie_is_no_win() {
    let mut game = begun("hands challenge=always tie=denies hands=tie challenges=0");
    act(&mut game, First, SLIDE).unwrap();
    assert_eq!(event(&mut game, Second, EventKind::LetPass).unwrap_err(), MatchError::NotDue);
    hands(&mut game, Sign::Rock, Sign::Rock);
    assert_eq!(last(&game), "!f6");
    let mut game = begun("free challenge=always");
    act(&mut game, First, SLIDE).unwrap();
    let error = event(&mut game, Second, EventKind::LetPass).unwrap_err();
    assert_eq!(error, MatchError::MustChallenge);
}

#[test]
fn c10_a_combined_game_needs_potentials_and_matrx_is_combined_by_explicit_option() {
    let code = |spec: &str, combine: &str| refused(spec, combine).problems()[0].code.clone();
    for spec in ["gipf:basic", "gipf:standard", "zertz"] {
        assert_eq!(code(spec, "hands"), "nothing-at-stake");
    }
    assert_eq!(code("gipf:matrx", "hands"), "combine-unusual");
    for (spec, combine) in [("gipf:matrx", "hands anyway=yes"), ("gipf:ultimate", "free")] {
        let seats = seats(["human", "human"]);
        Match::with_terms(spec.parse().unwrap(), None, seats, &terms(combine)).unwrap();
    }
}

#[test]
fn c10_a_side_game_is_never_combined_itself() {
    let mut game = begun("Y=gipf:ultimate");
    act(&mut game, First, SLIDE).unwrap();
    challenge(&mut game, Second).unwrap();
    event(&mut game, First, EventKind::Begin { first: First }).unwrap();
    assert_eq!(game.side().unwrap().view().combined, None);
    let nested = EventKind::Side { event: Box::new(EventKind::Resign) };
    let error = side(&mut game, First, nested).unwrap_err();
    assert_eq!(error, MatchError::Side(Box::new(MatchError::NoFight)));
    let error = side(&mut game, First, EventKind::TakeBack { to: 0 }).unwrap_err();
    assert_eq!(error, MatchError::Side(Box::new(MatchError::NoTakeBack)));
}

#[test]
fn c10_the_main_clock_stands_still_in_a_side_game_which_has_its_own() {
    let clock = |text: &str| Some(text.to_owned());
    let mut game = at(START, &Terms { clock: clock("60"), ..terms("Y=zertz clock=30/10") });
    let left = |game: &Match| game.view().clocks.unwrap().map(|clock| clock.left);
    act(&mut game, First, SLIDE).unwrap();
    challenge(&mut game, Second).unwrap();
    event(&mut game, First, EventKind::Begin { first: Second }).unwrap();
    // Announcing, challenging and deciding who begins took a second each.
    assert_eq!(left(&game), [58_000, 59_000]);
    assert_eq!(game.on_clock(), None);
    event_at(
        &mut game,
        11_000,
        Second,
        EventKind::Side { event: Box::new(EventKind::Act { action: "Wd4".to_owned() }) },
    )
    .unwrap();
    assert_eq!(left(&game), [58_000, 59_000]);
    assert_eq!(left(game.side().unwrap()), [2000, 30_000], "the second player begins");
    // Who leaves loses the side game by its clock, and nothing else.
    event_at(&mut game, 12_999, First, EventKind::Side { event: Box::new(EventKind::Flag) })
        .unwrap_err();
    event_at(&mut game, 13_000, First, EventKind::Side { event: Box::new(EventKind::Flag) })
        .unwrap();
    assert_eq!((last(&game), game.ending()), (SLIDE, None));
}

#[test]
fn c10_who_does_not_choose_in_time_loses_the_side_game() {
    let mut game = begun("hands clock=10");
    act(&mut game, First, SLIDE).unwrap();
    challenge(&mut game, Second).unwrap();
    event(&mut game, Second, EventKind::Choose { sign: Some(Sign::Rock) }).unwrap();
    assert_eq!(game.fight().unwrap().answer_by, [Some(12_000), None]);
    let flag = EventKind::Flag;
    assert_eq!(event_at(&mut game, 11_999, Second, flag.clone()), Err(MatchError::FlagStands));
    let late = EventKind::Choose { sign: Some(Sign::Paper) };
    let error = event_at(&mut game, 12_000, First, late).unwrap_err();
    assert_eq!(error, MatchError::TimeIsUp { player: First });
    event_at(&mut game, 12_000, First, flag).unwrap();
    assert_eq!(last(&game), "!f6");
    assert_eq!(game.audience(2), Audience::Only(Second), "what was not answered stays hidden");
}

#[test]
fn c10_an_announcement_can_be_taken_back_until_it_is_challenged() {
    let mut game = begun("hands");
    act(&mut game, First, SLIDE).unwrap();
    event(&mut game, First, EventKind::TakeBack { to: 0 }).unwrap();
    assert!(game.fight().is_none());
    act(&mut game, First, SLIDE).unwrap();
    challenge(&mut game, Second).unwrap();
    let back = EventKind::TakeBack { to: 0 };
    assert_eq!(event(&mut game, First, back.clone()).unwrap_err(), MatchError::Challenged);
    hands(&mut game, Sign::Rock, Sign::Paper);
    assert_eq!(event(&mut game, First, back).unwrap_err(), MatchError::Challenged);
    act(&mut game, First, "a1-b2").unwrap();
    event(&mut game, First, EventKind::TakeBack { to: 1 }).unwrap();
    assert_eq!(last(&game), "!f6");
}

#[test]
fn c10_a_freely_named_game_has_its_official_start_and_no_options() {
    let mut game = begun("free");
    act(&mut game, First, SLIDE).unwrap();
    for easy in ["gipf:basic,reserve=12/15", "zertz:tournament,rings=61"] {
        let named = EventKind::Challenge { game: Some(easy.to_owned()) };
        assert_eq!(event(&mut game, Second, named).unwrap_err(), MatchError::PlainGamesOnly);
    }
    // And where a game was agreed, another one cannot be named.
    let mut game = begun("hands");
    act(&mut game, First, SLIDE).unwrap();
    let named = EventKind::Challenge { game: Some("zertz".to_owned()) };
    assert_eq!(event(&mut game, Second, named).unwrap_err(), MatchError::GameStands);
}

#[test]
fn c10_a_choice_is_hidden_until_both_have_chosen() {
    let mut game = begun("hands");
    act(&mut game, First, SLIDE).unwrap();
    challenge(&mut game, Second).unwrap();
    event(&mut game, First, EventKind::Choose { sign: Some(Sign::Paper) }).unwrap();
    assert_eq!(game.audience(2), Audience::Only(First));
    let hides = |game: &Match, viewer: Viewer| {
        let saved = serde_json::to_string(&game.saved_for(viewer)).unwrap();
        let view = serde_json::to_string(&game.view_for(viewer)).unwrap();
        !saved.contains("paper") && !view.contains("paper")
    };
    assert!(hides(&game, Viewer::Seat(Second)) && hides(&game, Viewer::Spectator));
    assert!(!hides(&game, Viewer::Seat(First)) && !hides(&game, Viewer::Host));
    assert!(!game.record().to_string().contains("paper"));
    // Whatever else happens, it does not come out.
    let error = event(&mut game, First, EventKind::Choose { sign: Some(Sign::Rock) }).unwrap_err();
    assert_eq!(error, MatchError::ChosenBefore);
    let mut left = game.clone();
    event(&mut left, Second, EventKind::Resign).unwrap();
    assert!(hides(&left, Viewer::Seat(Second)));
    assert!(!left.record().to_string().contains("paper"));
    let error = event(&mut game, Second, EventKind::Choose { sign: None }).unwrap_err();
    assert_eq!(error, MatchError::Hidden);
    // What is hidden cannot be opened as a match.
    assert!(Match::open(&game.saved_for(Viewer::Spectator)).is_err());
    event(&mut game, Second, EventKind::Choose { sign: Some(Sign::Paper) }).unwrap();
    assert!(!hides(&game, Viewer::Spectator), "a tie is told");
    event(&mut game, Second, EventKind::Choose { sign: Some(Sign::Rock) }).unwrap();
    event(&mut game, First, EventKind::Choose { sign: Some(Sign::Paper) }).unwrap();
    let record = game.record();
    let signs: Vec<&str> =
        record.line.nodes[0].side_games[0].main_line().map(|(_, sign)| sign).collect();
    assert_eq!(signs, ["paper", "paper", "paper", "rock"]);
    assert_eq!(last(&game), SLIDE);
}

#[test]
fn c10_a_result_from_elsewhere_counts_when_both_confirm_it_and_a_lot_settles_disagreement() {
    let tell = |winner| EventKind::Tell { winner };
    let mut game = begun("elsewhere");
    act(&mut game, First, SLIDE).unwrap();
    challenge(&mut game, Second).unwrap();
    event(&mut game, First, tell(Some(First))).unwrap();
    assert_eq!(game.deciders(), [Second]);
    event(&mut game, Second, tell(Some(Second))).unwrap();
    let mut agreed = game.clone();
    event(&mut agreed, First, tell(None)).unwrap();
    event(&mut agreed, Second, tell(None)).unwrap();
    assert_eq!(last(&agreed), SLIDE, "a tie allows");
    event(&mut game, First, tell(Some(First))).unwrap();
    event(&mut game, Second, tell(None)).unwrap();
    assert_eq!(event(&mut game, First, tell(None)).unwrap_err(), MatchError::LotIsDue);
    for (value, played) in [(4, SLIDE), (7, "!f6")] {
        let mut game = game.clone();
        event(&mut game, First, EventKind::Lot { value }).unwrap();
        assert_eq!(last(&game), played);
    }
    // Without lots they go on until they agree.
    let mut game = begun("elsewhere lots=no");
    act(&mut game, First, SLIDE).unwrap();
    challenge(&mut game, Second).unwrap();
    for _ in 0..4 {
        event(&mut game, First, tell(Some(First))).unwrap();
        event(&mut game, Second, tell(Some(Second))).unwrap();
    }
    assert_eq!(event(&mut game, First, EventKind::Lot { value: 0 }), Err(MatchError::NotDue));
    // A program has no other table to play at.
    let seats = seats(["human", "level:1"]);
    let spec = SPEC.parse().unwrap();
    assert!(Match::with_terms(spec, None, seats, &terms("elsewhere")).is_err());
}

#[test]
fn c10_nothing_is_gained_by_leaving() {
    let mut game = begun("hands");
    act(&mut game, First, SLIDE).unwrap();
    challenge(&mut game, Second).unwrap();
    let mut left = game.clone();
    event(&mut left, Second, EventKind::Abandon).unwrap();
    assert_eq!(left.ending().unwrap().winner, Some(First));
    assert_eq!(left.deciders(), []);
    let back = event(&mut left, Second, EventKind::TakeBack { to: 0 }).unwrap_err();
    assert!(matches!(back, MatchError::EndStands { .. }));
    let pause = EventKind::Offer { offer: Offer::Pause };
    assert_eq!(event(&mut game, Second, pause).unwrap_err(), MatchError::InSideGame);
}

#[test]
fn a_combined_game_may_agree_on_taking_back() {
    let agreed = Terms { takebacks: Some(Takebacks::Agreed), ..terms("hands") };
    let mut game = at(START, &agreed);
    act(&mut game, First, SLIDE).unwrap();
    let back = EventKind::TakeBack { to: 0 };
    assert_eq!(event(&mut game, First, back).unwrap_err(), MatchError::TakeBackByAgreement);
    let offer = Offer::TakeBack { to: 0 };
    event(&mut game, First, EventKind::Offer { offer }).unwrap();
    event(&mut game, Second, EventKind::Accept { offer }).unwrap();
    assert!(game.fight().is_none());
}

#[test]
fn what_is_kept_of_a_match_without_terms_is_what_it_was() {
    let game = Match::new("gipf".parse().unwrap(), None, seats(["human", "human"])).unwrap();
    let saved = serde_json::to_value(game.saved()).unwrap();
    assert!(saved.get("terms").is_none());
    let again: SavedMatch = serde_json::from_value(saved).unwrap();
    assert_eq!(again, game.saved());
}
