//! What holds for every match with a clock, offers and side games, whatever happens in it.
#![allow(clippy::unwrap_used, reason = "tests")]

use arena::{Audience, Match, MatchError, Viewer};
use proptest::prelude::*;
use protocol::{Event, EventKind, FightStep, MatchView, Offer, Ruling, Seat, Sign, Terms};
use rules::Player::{self, First, Second};

const START: &str = "standard g3/5/6/G2Z+b2/4Y+1/1z+3/3G B8/B8 w BB 3";
const COMBINES: [&str; 4] = [
    "hands challenges=2",
    "Y=zertz:basic Z=elsewhere clock=40",
    "free hands=tie clock=20",
    "hands challenge=always tie=denies",
];
const CLOCKS: [Option<&str>; 5] =
    [None, Some("60+2"), Some("30d3"), Some("20+3x10"), Some("hourglass:60")];
const SIGNS: [Sign; 3] = [Sign::Rock, Sign::Paper, Sign::Scissors];

fn new(combine: usize, clock: usize) -> Match {
    let seats = ["human", "human"].map(|player| Seat { player: player.to_owned(), name: None });
    let terms = Terms {
        combine: Some(COMBINES[combine].to_owned()),
        clock: CLOCKS[clock].map(str::to_owned),
        ..Terms::default()
    };
    let spec = "gipf:standard,potentials=Z2Y2".parse().unwrap();
    Match::with_terms(spec, Some(START.to_owned()), seats, &terms).unwrap()
}

/// A choice and a pause before it.
type Moves = Vec<(usize, u64)>;

fn moves() -> impl Strategy<Value = Moves> {
    prop::collection::vec((0..1_000_000_usize, 0..4000_u64), 0..50)
}

fn pick<T: Clone>(from: &[T], choice: usize) -> T {
    from[choice % from.len()].clone()
}

fn action(position: &dyn catalog::Session, choice: usize) -> EventKind {
    let legal = position.legal();
    // Potential moves more often than pushes, of which there are many.
    let staked = |action: &&String| position.stake(action).is_ok_and(|stake| stake.is_some());
    let potentials: Vec<String> = legal.iter().filter(staked).cloned().collect();
    let from = if choice.is_multiple_of(2) || potentials.is_empty() { legal } else { potentials };
    let none = || "a1-b2".to_owned();
    EventKind::Act { action: if from.is_empty() { none() } else { pick(&from, choice / 2) } }
}

/// What is mostly right in this moment.
fn due(game: &Match, choice: usize) -> EventKind {
    let Some(fight) = game.fight() else { return action(game.position(), choice) };
    match fight.step {
        FightStep::Answer { .. } if choice.is_multiple_of(4) => EventKind::LetPass,
        FightStep::Answer { game } => EventKind::Challenge {
            game: (game == "free")
                .then(|| pick(&["hands", "zertz", "elsewhere"], choice).to_owned()),
        },
        FightStep::Begin { may_refuse: true, .. } if choice.is_multiple_of(3) => EventKind::Refuse,
        FightStep::Begin { .. } => EventKind::Begin { first: pick(&Player::BOTH, choice) },
        FightStep::Game { .. } => {
            let side = game.side().unwrap();
            let event = if choice.is_multiple_of(6) {
                EventKind::Resign
            } else {
                action(side.position(), choice)
            };
            EventKind::Side { event: Box::new(event) }
        }
        FightStep::Hands { .. } => EventKind::Choose { sign: Some(pick(&SIGNS, choice)) },
        FightStep::Elsewhere { lot: true, .. } => {
            EventKind::Lot { value: u32::try_from(choice).unwrap() }
        }
        FightStep::Elsewhere { .. } => {
            EventKind::Tell { winner: pick(&[Some(First), Some(Second), None], choice) }
        }
    }
}

/// Something that is out of place more often than not.
fn odd(game: &Match, choice: usize) -> EventKind {
    let back = u32::try_from(choice % 5).unwrap();
    let offer = pick(
        &[Offer::Draw, Offer::Pause, Offer::Rematch, Offer::TakeBack { to: back }],
        choice / 16,
    );
    match choice % 16 {
        0 => EventKind::TakeBack { to: back },
        1 if choice % 64 == 1 => EventKind::Resign,
        2 if choice % 64 == 2 => EventKind::Abandon,
        3 | 4 => EventKind::Flag,
        5 | 6 => EventKind::Offer { offer },
        7 | 8 if offer != Offer::Draw => EventKind::Accept { offer },
        9 => EventKind::Decline { offer },
        10 | 11 => EventKind::GoOn,
        12 => EventKind::Choose { sign: None },
        13 => EventKind::Lot { value: 0 },
        14 if choice % 64 == 14 => EventKind::Rule {
            ruling: pick(
                &[Ruling::Halt, Ruling::Resume, Ruling::Decide { winner: None }],
                choice / 64,
            ),
        },
        14 => EventKind::Side { event: Box::new(EventKind::Flag) },
        _ => action(game.position(), choice),
    }
}

fn event(game: &Match, (choice, pause): (usize, u64)) -> Event {
    let last = game.log().last().map_or(0, |event| event.at);
    let is_odd = choice % 5 == 0;
    let kind = if is_odd { odd(game, choice / 5) } else { due(game, choice / 5) };
    let deciders = game.deciders();
    let by = if is_odd || deciders.is_empty() {
        pick(&Player::BOTH, choice / 3)
    } else {
        pick(&deciders, choice / 3)
    };
    Event { by, at: last + pause, kind }
}

fn left(view: &MatchView) -> u64 {
    view.clocks.unwrap().iter().map(|clock| clock.left).sum()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn the_log_gives_the_same_match_and_what_fails_changes_nothing(
        (combine, clock, moves) in (0..COMBINES.len(), 0..CLOCKS.len(), moves())
    ) {
        let mut game = new(combine, clock);
        for step in moves {
            let before = game.view();
            if let Err(error) = game.happen(event(&game, step)) {
                prop_assert_eq!(game.view(), before);
                prop_assert!(error.problems().iter().all(|problem| !problem.message.is_empty()));
            }
        }
        let again = Match::open(&game.saved()).unwrap();
        prop_assert_eq!(again.view(), game.view());
        let view: MatchView = game.view();
        let kept = serde_json::to_string(&view.saved).unwrap();
        prop_assert_eq!(serde_json::from_str::<protocol::SavedMatch>(&kept).unwrap(), view.saved);
    }

    #[test]
    fn no_time_is_created_or_lost((combine, moves) in (0..COMBINES.len(), moves())) {
        // In an hourglass all the time is still there while nobody's is up.
        let mut game = new(combine, 4);
        for &step in &moves {
            let _ = game.happen(event(&game, step));
            prop_assert_eq!(left(&game.view()), 120_000);
        }
        // With an increment each turn brings it once, and each millisecond ran for one player or for
        // nobody.
        let mut game = new(combine, 1);
        let mut at = 0;
        for &step in &moves {
            let event = event(&game, step);
            let (before, running, turns) = (left(&game.view()), game.on_clock(), turns(&game));
            if game.happen(event.clone()).is_err() {
                continue;
            }
            let ran = if running.is_some() { event.at - at } else { 0 };
            let brought = if turns < self::turns(&game) { 2000 } else { 0 };
            if event.kind == EventKind::Flag {
                prop_assert!(left(&game.view()) <= before);
            } else {
                prop_assert_eq!(left(&game.view()), before - ran + brought);
            }
            at = event.at;
        }
    }

    #[test]
    fn what_is_hidden_shows_nowhere((combine, moves) in (0..COMBINES.len(), moves())) {
        let mut game = new(combine, 0);
        for step in moves {
            let _ = game.happen(event(&game, step));
            for (index, event) in game.log().iter().enumerate() {
                let Audience::Only(player) = game.audience(index) else { continue };
                prop_assert_eq!(event.by, player);
                for viewer in [Viewer::Seat(player.other()), Viewer::Spectator] {
                    prop_assert_eq!(
                        &game.view_for(viewer).saved.log[index].kind,
                        &EventKind::Choose { sign: None }
                    );
                }
                // With another choice everything else looks the same.
                let mut saved = game.saved();
                for sign in SIGNS {
                    saved.log[index].kind = EventKind::Choose { sign: Some(sign) };
                    let other = Match::open(&saved).unwrap();
                    let viewer = Viewer::Seat(player.other());
                    prop_assert_eq!(other.view_for(viewer), game.view_for(viewer));
                    prop_assert_eq!(other.record(), game.record());
                }
            }
        }
    }

    #[test]
    fn a_record_tells_the_side_games((combine, moves) in (0..COMBINES.len(), moves())) {
        let mut game = new(combine, 0);
        for step in moves {
            let _ = game.happen(event(&game, step));
        }
        let text = game.record().to_string();
        let again = match Match::read_record(&text) {
            Ok(again) => again,
            Err(error) => panic!("{error}\n{text}"),
        };
        prop_assert_eq!(again.position().position(), game.position().position());
        prop_assert_eq!(again.view().fought, game.view().fought);
        prop_assert_eq!(again.ending(), game.ending());
        prop_assert_eq!(again.record().to_string(), text);
    }

    #[test]
    fn who_is_no_decider_decides_nothing(
        (combine, moves, choice) in (0..COMBINES.len(), moves(), 0..1000_usize)
    ) {
        let mut game = new(combine, 0);
        for step in moves {
            let _ = game.happen(event(&game, step));
        }
        let deciders = game.deciders();
        for player in Player::BOTH.into_iter().filter(|player| !deciders.contains(player)) {
            let kind = due(&game, choice);
            if matches!(kind, EventKind::Lot { .. } | EventKind::Tell { .. }) {
                continue;
            }
            if let EventKind::Side { event } = &kind
                && **event == EventKind::Resign
            {
                continue;
            }
            let at = game.log().last().map_or(0, |event| event.at);
            let error = game.happen(Event { by: player, at, kind }).unwrap_err();
            let falls = matches!(error, MatchError::TimeFalls { .. });
            prop_assert!(!falls, "it is no matter of time: {error}");
        }
    }
}

/// How many turns were completed, also those taken back since.
fn turns(game: &Match) -> u32 {
    game.view().settled
}
