use std::cell::RefCell;
use std::time::Duration;

use protocol::Thought;
use rules::Game;
use search::{Engine, Evaluate, Finding, Host, Method, Overlooking, Task};

use crate::levels::Strengths;
use crate::{Ask, Limits, Thinker};

/// What the mind of `ask` plays in `position`, or `None` if the game is over. Levels judge by `full`, or
/// by `hand` if they are asked to or misjudge; the other players by `plain`.
pub(crate) fn think<G: Game>(
    position: &G,
    plain: &impl Evaluate<G>,
    [full, hand]: [&impl Evaluate<G>; 2],
    strengths: &Strengths,
    ask: Ask<'_>,
) -> Option<Thought> {
    let Ask { mind, seed, history, limits: asked, clock, stop, progress } = ask;
    let position = &position.assumed();
    let table = Listener { clock, stop, progress };
    let method = match mind.thinker {
        Thinker::Level(level) | Thinker::LevelByHand(level) => {
            let strength = level.strength(strengths);
            let limits = strength.limits(asked);
            let (misjudges, misses) = (strength.misjudges, strength.misses);
            let errors = strength.errs().then_some(seed);
            let by_hand = matches!(mind.thinker, Thinker::LevelByHand(_)) || strength.misjudges > 0;
            let inner = if by_hand { hand } else { full };
            let erring = Overlooking { inner, seed, misjudges, misses };
            let engine = mind.engine(errors, table_bytes(limits), seed);
            return search(engine, &erring, &Task { position, history, limits }, table);
        }
        Thinker::Random => Method::Random,
        Thinker::Greedy => Method::Greedy,
        Thinker::Uct(iterations) => Method::Uct { iterations },
        Thinker::AlphaBeta(depth) => Method::AlphaBeta { depth },
    };
    let Limits { nodes, millis, depth } = asked;
    let limits = search::Limits { depth, nodes, time: millis.map(Duration::from_millis) };
    let task = Task { position, history, limits };
    search(&mut Engine::new(method, seed), plain, &task, table)
}

/// Whoever asked, while the search goes on; as in [`Ask`].
struct Listener<'a> {
    clock: &'a dyn Fn() -> u64,
    stop: &'a dyn Fn() -> bool,
    progress: &'a mut dyn FnMut(&Thought),
}

fn search<G: Game>(
    engine: &mut Engine<G>,
    evaluation: &impl Evaluate<G>,
    task: &Task<G>,
    listener: Listener<'_>,
) -> Option<Thought> {
    let scale = evaluation.scale();
    let Listener { clock, stop, progress } = listener;
    let progress = RefCell::new(progress);
    let host = Host {
        clock: &|| Duration::from_millis(clock()),
        stop,
        report: &|finding| (progress.borrow_mut())(&thought(finding, scale)),
    };
    let finding = engine.think(evaluation, task, &host)?;
    Some(thought(&finding, scale))
}

/// A table with room for what can be looked at within the limits, since clearing it takes time too.
fn table_bytes(limits: search::Limits) -> usize {
    const BYTES_A_NODE: u128 = 16;
    // One position a microsecond, which is fast.
    let by_time = limits.time.map(|time| time.as_micros());
    let nodes = by_time.into_iter().chain(limits.nodes.map(u128::from)).min();
    let bytes = nodes.map_or(u128::MAX, |nodes| nodes.saturating_mul(BYTES_A_NODE));
    usize::try_from(bytes.clamp(1 << 16, 1 << 26)).expect("64 MiB fit into every address space")
}

fn thought<A: ToString>(finding: &Finding<A>, scale: i32) -> Thought {
    let line: Vec<String> = finding.line.iter().map(ToString::to_string).collect();
    Thought {
        action: line.first().cloned().unwrap_or_default(),
        line,
        nodes: finding.nodes,
        depth: finding.depth,
        reach: finding.reach,
        rank: finding.rank,
        score: finding.score.chance(scale),
        value: finding.score.value(),
        ends_in: finding.score.wins_in().or(finding.score.loses_in()),
    }
}
