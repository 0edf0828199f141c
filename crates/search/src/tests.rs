//! Searchers against plain minimax on the game of heaps, and their promises about limits.

use std::cell::{Cell, RefCell};
use std::time::Duration;

use rules::{Game, Key, Player};

use crate::alphabeta::AlphaBeta;
use crate::toy::{Act, Heaps, Start};
use crate::{
    Engine, Evaluate, Feature, Features, Finding, Host, Limits, Method, Overlooking, Score, Task,
};

/// Judges positions without rhyme or reason, so that every wrong sign shows.
#[derive(Clone, Copy)]
struct Whim {
    /// Whether a position in which a stone is owed is not quiet.
    extends: bool,
    /// Whether taking three stones is forcing.
    forces: bool,
}

const PLAIN: Whim = Whim { extends: false, forces: false };
const EXTENDING: Whim = Whim { extends: true, forces: false };
const FORCING: Whim = Whim { extends: true, forces: true };

impl Evaluate<Heaps> for Whim {
    fn value(&self, position: &Heaps) -> i32 {
        i32::try_from(position.key().0 >> 32 & 255).unwrap() - 128
    }

    fn is_quiet(&self, position: &Heaps) -> bool {
        !(self.extends && owes(*position))
    }

    fn forcing(&self, position: &Heaps, out: &mut Vec<Act>) {
        if self.forces {
            out.extend(actions(*position).into_iter().filter(|&action| takes_three(action)));
        }
    }

    fn follows_forcing(&self) -> bool {
        true
    }
}

fn owes(position: Heaps) -> bool {
    actions(position).iter().all(|action| matches!(action, Act::Take { count: 1, .. }))
}

fn takes_three(action: Act) -> bool {
    matches!(action, Act::Take { count: 3, .. })
}

fn actions(position: Heaps) -> Vec<Act> {
    let mut actions = Vec::new();
    position.legal_actions(&mut actions);
    actions
}

fn after(position: Heaps, action: Act) -> Heaps {
    let mut next = position;
    next.apply(action);
    next
}

fn heaps(stones: [u8; 3]) -> Heaps {
    Heaps::start(&Start { stones, endless: false })
}

/// Every position that can arise from heaps of 2, 3 and 4 stones.
fn many_positions() -> Vec<Heaps> {
    let mut positions = vec![heaps([2, 3, 4])];
    let mut done = 0;
    while let Some(&position) = positions.get(done) {
        for action in actions(position) {
            let next = after(position, action);
            if !positions.contains(&next) {
                positions.push(next);
            }
        }
        done += 1;
    }
    positions
}

/// The value for the first player; below depth 0 of what can be forced, at most four deep.
fn minimax(position: Heaps, depth: i32, ply: u32, whim: Whim) -> Score {
    let is_first = position.to_move() == Player::First;
    let for_first = |score: Score| if is_first { score } else { -score };
    if let Some(outcome) = position.outcome() {
        return for_first(Score::ended(&outcome, position.to_move(), ply));
    }
    let mut scores = Vec::new();
    let mut list = actions(position);
    let mut next_depth = if depth <= 0 { depth } else { depth - 1 };
    if depth <= 0 && whim.is_quiet(&position) {
        scores.push(for_first(Score::estimate(whim.value(&position))));
        list.retain(|&action| whim.forces && depth > -4 && takes_three(action));
        next_depth = depth - 1;
    }
    scores.extend(
        list.into_iter().map(|action| minimax(after(position, action), next_depth, ply + 1, whim)),
    );
    let scores = scores.into_iter();
    if is_first { scores.max() } else { scores.min() }.unwrap()
}

fn for_mover(position: Heaps, depth: u32, whim: Whim) -> Score {
    let score = minimax(position, depth.cast_signed(), 0, whim);
    if position.to_move() == Player::First { score } else { -score }
}

fn think(engine: &mut Engine<Heaps>, position: Heaps, limits: Limits) -> Option<Act> {
    let task = Task { position: &position, history: &[], limits };
    engine.think(&EXTENDING, &task, &Host::silent()).map(|found| found.action())
}

const FULL: Method = Method::Full { table_bytes: 1 << 16 };
const EVERY: [Method; 6] = [
    Method::Random,
    Method::Greedy,
    Method::Uct { iterations: 200 },
    Method::AlphaBeta { depth: 4 },
    FULL,
    Method::Full { table_bytes: 0 },
];

#[test]
fn full_search_without_selectivity_equals_minimax() {
    for whim in [PLAIN, EXTENDING, FORCING] {
        for position in many_positions().iter().filter(|position| position.outcome().is_none()) {
            for depth in 1..=7 {
                let mut search = AlphaBeta::exact(1 << 14);
                let task = Task { position, history: &[], limits: Limits::depth(depth) };
                let found = search.think(&whim, &task, &Host::silent(), &actions(*position), 1);
                assert_eq!(found.score, for_mover(*position, depth, whim), "{position:?} {depth}");
            }
        }
    }
}

#[test]
fn the_best_actions_are_told_in_their_order() {
    let depth = 5;
    for position in many_positions().iter().filter(|position| actions(**position).len() > 2) {
        let told = RefCell::new(Vec::new());
        let report = |finding: &Finding<Act>| told.borrow_mut().push(finding.clone());
        let host = Host { report: &report, ..Host::silent() };
        let mut search = AlphaBeta::exact(1 << 14);
        let task = Task { position, history: &[], limits: Limits::depth(depth) };
        let best = search.think(&EXTENDING, &task, &host, &actions(*position), 3);
        let told = told.into_inner();
        let deepest: Vec<_> = told.iter().filter(|found| found.depth == best.depth).collect();
        assert_eq!(deepest.iter().map(|found| found.rank).collect::<Vec<_>>(), [1, 2, 3]);
        let is_first = position.to_move() == Player::First;
        let below = best.depth.cast_signed() - 1;
        let mut scores: Vec<Score> = actions(*position)
            .into_iter()
            .map(|action| minimax(after(*position, action), below, 1, EXTENDING))
            .map(|score| if is_first { score } else { -score })
            .collect();
        scores.sort_unstable_by(|a, b| b.cmp(a));
        assert_eq!(deepest.iter().map(|found| found.score).collect::<Vec<_>>(), scores[..3]);
        let mut first: Vec<Act> = deepest.iter().map(|found| found.line[0]).collect();
        first.sort_unstable();
        first.dedup();
        assert_eq!(first.len(), 3, "three ways to go on");
    }
}

#[test]
fn telling_more_changes_nothing_for_who_asks_for_one() {
    let position = heaps([6, 7, 5]);
    let task = Task { position: &position, history: &[], limits: Limits::nodes(5000) };
    let found = |lines| {
        let mut engine = Engine::new(FULL, 1);
        engine.tell(lines);
        engine.think(&EXTENDING, &task, &Host::silent())
    };
    assert_eq!(found(0), found(1));
    assert_eq!(found(1), Engine::new(FULL, 1).think(&EXTENDING, &task, &Host::silent()));
}

#[test]
fn plain_alpha_beta_equals_minimax() {
    for whim in [PLAIN, EXTENDING] {
        for position in many_positions().iter().filter(|position| actions(**position).len() > 1) {
            for depth in 1..=5 {
                let mut engine = Engine::new(Method::AlphaBeta { depth }, 0);
                let task = Task { position, history: &[], limits: Limits::default() };
                let found = engine.think(&whim, &task, &Host::silent()).unwrap();
                assert_eq!(found.score, for_mover(*position, depth, whim), "{position:?} {depth}");
                let next = after(*position, found.action());
                let expected = minimax(next, depth.cast_signed() - 1, 1, whim);
                let is_first = position.to_move() == Player::First;
                assert_eq!(found.score, if is_first { expected } else { -expected });
            }
        }
    }
}

#[test]
fn greedy_is_minimax_one_action_deep() {
    let whim = EXTENDING;
    for position in many_positions().iter().filter(|position| actions(**position).len() > 1) {
        let task = Task { position, history: &[], limits: Limits::default() };
        let found = Engine::new(Method::Greedy, 3).think(&whim, &task, &Host::silent()).unwrap();
        assert_eq!(found.score, for_mover(*position, 1, whim));
    }
}

#[test]
fn selective_search_finds_every_forced_win() {
    let whim = FORCING;
    for position in many_positions().iter().filter(|position| actions(**position).len() > 1) {
        let truth = for_mover(*position, 30, whim);
        let mut engine = Engine::new(FULL, 0);
        let task = Task { position, history: &[], limits: Limits::depth(30) };
        let found = engine.think(&whim, &task, &Host::silent()).unwrap();
        assert_eq!(found.score.wins_in().is_some(), truth.wins_in().is_some(), "{position:?}");
        let next = after(*position, found.action());
        let kept = minimax(next, 30, 1, whim);
        let kept = if position.to_move() == Player::First { kept } else { -kept };
        assert_eq!(kept.is_proved(), truth.is_proved());
        assert_eq!(kept.value().signum(), truth.value().signum(), "{position:?}");
    }
}

#[test]
fn several_threads_find_every_forced_win() {
    let whim = FORCING;
    for position in many_positions().iter().filter(|position| actions(**position).len() > 3) {
        let truth = for_mover(*position, 30, whim);
        let mut engine = Engine::new(FULL, 0);
        engine.set_threads(3);
        for _ in 0..2 {
            let task = Task { position, history: &[], limits: Limits::depth(30) };
            let found = engine.think(&whim, &task, &Host::silent()).unwrap();
            assert_eq!(found.score.wins_in().is_some(), truth.wins_in().is_some(), "{position:?}");
            let next = after(*position, found.action());
            let kept = minimax(next, 30, 1, whim);
            let kept = if position.to_move() == Player::First { kept } else { -kept };
            assert_eq!(kept.value().signum(), truth.value().signum(), "{position:?}");
        }
    }
}

#[test]
fn several_threads_share_the_nodes() {
    let position = heaps([30, 30, 30]);
    let mut engine = Engine::new(FULL, 0);
    engine.set_threads(4);
    for nodes in [0, 100, 5000, 40_000] {
        let task = Task { position: &position, history: &[], limits: Limits::nodes(nodes) };
        let found = engine.think(&EXTENDING, &task, &Host::silent()).unwrap();
        assert!(found.nodes <= nodes && actions(position).contains(&found.action()));
    }
    engine.set_threads(1);
    let task = Task { position: &position, history: &[], limits: Limits::nodes(5000) };
    assert_eq!(engine.think(&EXTENDING, &task, &Host::silent()).unwrap().nodes, 5000);
}

#[test]
fn what_is_not_selective_can_be_left_out_and_changes_no_score() {
    let position = heaps([3, 4, 4]);
    let exact = [Feature::Table, Feature::Killers, Feature::Merits];
    for feature in exact {
        for depth in 1..=8 {
            let mut search = AlphaBeta::exact(1 << 14);
            search.set_features(Features::exact().without(feature));
            let task = Task { position: &position, history: &[], limits: Limits::depth(depth) };
            let found = search.think(&FORCING, &task, &Host::silent(), &actions(position), 1);
            assert_eq!(found.score, for_mover(position, depth, FORCING), "{feature} {depth}");
        }
    }
}

#[test]
fn monte_carlo_sees_a_loss_on_the_spot() {
    // Whoever leaves two stones loses; two of the three actions win.
    let position = heaps([0, 3, 0]);
    for seed in 0..20 {
        let mut engine = Engine::new(Method::Uct { iterations: 100 }, seed);
        let action = think(&mut engine, position, Limits::default());
        assert_ne!(action, Some(Act::Take { heap: 1, count: 1 }));
    }
}

#[test]
fn the_line_can_be_played() {
    for method in EVERY {
        let position = heaps([4, 5, 6]);
        let task = Task { position: &position, history: &[], limits: Limits::nodes(3000) };
        let whim = EXTENDING;
        let found = Engine::new(method, 1).think(&whim, &task, &Host::silent()).unwrap();
        let mut at = position;
        for action in found.line {
            at.play(action).unwrap();
        }
    }
}

#[test]
fn whole_games_of_legal_actions() {
    for method in EVERY {
        for seed in 0..5 {
            let mut position = heaps([5, 4, 6]);
            let mut engine = Engine::new(method, seed);
            while let Some(action) = think(&mut engine, position, Limits::nodes(seed * 70)) {
                position.play(action).unwrap();
            }
            assert!(position.outcome().is_some());
        }
    }
}

#[test]
fn no_thought_about_a_game_that_is_over() {
    for method in EVERY {
        assert_eq!(think(&mut Engine::new(method, 0), heaps([0; 3]), Limits::default()), None);
    }
}

#[test]
fn no_search_where_one_action_is_legal() {
    for method in EVERY {
        let position = heaps([0, 1, 0]);
        let task = Task { position: &position, history: &[], limits: Limits::default() };
        let whim = EXTENDING;
        let found = Engine::new(method, 0).think(&whim, &task, &Host::silent()).unwrap();
        assert_eq!((found.nodes, found.line), (0, vec![Act::Take { heap: 1, count: 1 }]));
    }
}

#[test]
fn same_seed_and_limit_same_finding() {
    for method in EVERY {
        let position = heaps([6, 7, 5]);
        let find = || {
            let mut engine = Engine::new(method, 77);
            let mut findings = Vec::new();
            for nodes in [500, 2500] {
                let task = Task { position: &position, history: &[], limits: Limits::nodes(nodes) };
                findings.push(engine.think(&EXTENDING, &task, &Host::silent()));
            }
            findings
        };
        assert_eq!(find(), find());
    }
}

#[test]
fn the_seed_decides_among_equals() {
    let position = heaps([2, 2, 2]);
    for method in [Method::Random, Method::Greedy] {
        struct Even;
        impl Evaluate<Heaps> for Even {
            fn value(&self, _: &Heaps) -> i32 {
                0
            }
        }
        let task = Task { position: &position, history: &[], limits: Limits::default() };
        let mut chosen: Vec<Act> = (0..100)
            .map(|seed| Engine::new(method, seed).think(&Even, &task, &Host::silent()).unwrap())
            .map(|found| found.action())
            .collect();
        chosen.sort_unstable();
        chosen.dedup();
        assert_eq!(chosen, actions(position));
    }
}

#[test]
fn stays_within_nodes() {
    let position = heaps([9, 9, 9]);
    for method in EVERY {
        for nodes in [0, 1, 10, 2000] {
            let task = Task { position: &position, history: &[], limits: Limits::nodes(nodes) };
            let whim = EXTENDING;
            let found = Engine::new(method, 2).think(&whim, &task, &Host::silent()).unwrap();
            assert!(found.nodes <= nodes, "{method:?}: {} of {nodes}", found.nodes);
        }
    }
}

#[test]
fn stops_by_the_clock_and_by_the_host() {
    let position = heaps([30, 30, 30]);
    let whim = EXTENDING;
    let thorough = [FULL, Method::AlphaBeta { depth: 90 }, Method::Uct { iterations: u32::MAX }];
    for method in thorough {
        let now = Cell::new(Duration::from_secs(1000));
        let clock = || {
            now.set(now.get() + Duration::from_millis(1));
            now.get()
        };
        let host = Host { clock: &clock, ..Host::silent() };
        let limits = Limits::time(Duration::from_millis(9));
        let task = Task { position: &position, history: &[], limits };
        let found = Engine::new(method, 0).think(&whim, &task, &host).unwrap();
        assert!((7000..12_000).contains(&found.nodes), "{method:?}: {}", found.nodes);

        let asked = Cell::new(0);
        let stop = || {
            asked.set(asked.get() + 1);
            asked.get() > 4
        };
        let host = Host { stop: &stop, ..Host::silent() };
        let task = Task { position: &position, history: &[], limits: Limits::default() };
        let found = Engine::new(method, 0).think(&whim, &task, &host).unwrap();
        assert!((4000..8000).contains(&found.nodes), "{method:?}: {}", found.nodes);
    }
}

#[test]
fn reports_grow_deeper_and_end_with_the_answer() {
    let position = heaps([7, 8, 9]);
    let heard = RefCell::new(Vec::new());
    let report = |found: &crate::Finding<Act>| heard.borrow_mut().push(found.clone());
    let host = Host { report: &report, ..Host::silent() };
    let task = Task { position: &position, history: &[], limits: Limits::depth(6) };
    let found = Engine::new(FULL, 0).think(&EXTENDING, &task, &host).unwrap();
    let heard = heard.into_inner();
    assert!(heard.is_sorted_by_key(|found| (found.depth, found.nodes)));
    assert_eq!(heard.last(), Some(&found));
    assert_eq!(found.depth, 6);
}

#[test]
fn repetition_saves_a_lost_position() {
    // Lost without moving stones about; with it neither player can be forced to take.
    let start = Heaps::start(&Start { stones: [2, 2, 0], endless: true });
    let task = Task { position: &start, history: &[], limits: Limits::depth(6) };
    let whim = EXTENDING;
    let found = Engine::new(FULL, 0).think(&whim, &task, &Host::silent()).unwrap();
    assert!(!found.score.is_proved());
}

#[test]
fn the_third_time_in_the_match_is_a_draw() {
    struct Hopeful;
    impl Evaluate<Heaps> for Hopeful {
        /// Whoever is to move is far behind: any ordinary action looks splendid to its player.
        fn value(&self, _: &Heaps) -> i32 {
            -500
        }
    }
    let start = Heaps::start(&Start { stones: [5, 5, 5], endless: true });
    let all = actions(start);
    let spared = all[3];
    let history: Vec<Key> = all
        .iter()
        .filter(|&&action| action != spared)
        .flat_map(|&action| [after(start, action).key(); 2])
        .collect();
    let find = |history: &[Key]| {
        let task = Task { position: &start, history, limits: Limits::depth(1) };
        Engine::new(FULL, 0).think(&Hopeful, &task, &Host::silent()).unwrap()
    };
    assert_eq!(find(&history).action(), spared);
    let mut every = history.clone();
    every.extend([after(start, spared).key(); 2]);
    assert_eq!(find(&every).score, Score::EVEN);
    every.sort_unstable();
    every.dedup();
    assert_eq!(find(&every).score, Score::estimate(500), "the second time is not the third");
}

#[test]
fn overlooking_is_settled_by_its_seed() {
    let whim = |seed, misjudges, misses| Overlooking { inner: EXTENDING, seed, misjudges, misses };
    let position = heaps([6, 7, 5]);
    let find = |seed, misjudges, misses| {
        let task = Task { position: &position, history: &[], limits: Limits::depth(5) };
        let mut engine = Engine::new(FULL, 0);
        engine.think(&whim(seed, misjudges, misses), &task, &Host::silent()).unwrap()
    };
    assert_eq!(find(1, 50, 200), find(1, 50, 200));
    assert_ne!(find(1, 50, 200), find(2, 50, 200));
    assert_eq!(find(1, 0, 0), find(2, 0, 0));
    // Even who notices nothing finds something to play, to the end.
    let mut engine = Engine::new(FULL, 0);
    let mut at = position;
    loop {
        let task = Task { position: &at, history: &[], limits: Limits::depth(4) };
        let Some(found) = engine.think(&whim(3, 0, 1000), &task, &Host::silent()) else { break };
        at.play(found.action()).unwrap();
    }
}

#[test]
fn misjudging_stays_within_its_measure() {
    for position in many_positions() {
        let value = |misjudges| {
            Overlooking { inner: EXTENDING, seed: 9, misjudges, misses: 0 }.value(&position)
        };
        assert!((value(30) - value(0)).abs() <= 30);
    }
}

/// Judges heaps of the same heights alike, and knows it.
#[derive(Clone, Copy)]
struct Heights {
    follows: bool,
}

impl Evaluate<Heaps> for Heights {
    fn value(&self, position: &Heaps) -> i32 {
        let mut heights = position.stones();
        heights.sort_unstable();
        let [a, b, c] = heights.map(i32::from);
        a * 7 + b * 5 - c * 11
    }

    fn follows_single(&self) -> bool {
        self.follows
    }

    fn is_mirrored(&self, position: &Heaps, action: Act) -> bool {
        let stones = position.stones();
        let Act::Take { heap, .. } = action else { return false };
        stones[..usize::from(heap)].contains(&stones[usize::from(heap)])
    }
}

#[test]
fn mirror_images_are_looked_at_once() {
    let position = heaps([4, 4, 4]);
    let heights = Heights { follows: true };
    let task = Task { position: &position, history: &[], limits: Limits::depth(8) };
    let find = |evaluation: &dyn Evaluate<Heaps>| {
        Engine::new(FULL, 5).think(evaluation, &task, &Host::silent()).unwrap()
    };
    let found = find(&heights);
    assert!(matches!(found.action(), Act::Take { heap: 0, .. }));
    let honest = find(&Overlooking { inner: heights, seed: 1, misjudges: 0, misses: 0 });
    assert_eq!((honest.action(), honest.nodes), (found.action(), found.nodes));
}

/// Holds that nothing but the first action is worth looking at.
struct Narrow;

impl Evaluate<Heaps> for Narrow {
    fn value(&self, _: &Heaps) -> i32 {
        0
    }

    fn candidates(&self, position: &Heaps, out: &mut Vec<Act>) {
        out.extend(actions(*position).first());
    }
}

#[test]
fn candidates_alone_are_looked_at_and_prove_no_loss() {
    for position in many_positions() {
        let task = Task { position: &position, history: &[], limits: Limits::depth(6) };
        let Some(found) = Engine::new(FULL, 1).think(&Narrow, &task, &Host::silent()) else {
            continue;
        };
        assert_eq!(found.action(), actions(position)[0]);
        assert_eq!(found.score.loses_in(), None);
    }
}

#[test]
fn decisions_with_a_single_choice_are_free() {
    // Whoever leaves an odd number owes one stone, and there is one heap to take it from.
    let position = heaps([7, 0, 0]);
    let task = Task { position: &position, history: &[], limits: Limits::depth(3) };
    let nodes = |follows: bool| {
        let mut search = AlphaBeta::exact(1 << 14);
        search.think(&Heights { follows }, &task, &Host::silent(), &actions(position), 1).nodes
    };
    assert!(nodes(true) > nodes(false));
}
