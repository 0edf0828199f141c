use std::cell::RefCell;
use std::time::Duration;

use protocol::Thought;
use rules::Game;
use search::{Engine, Evaluate, Finding, Host, Method, Overlooking, Task};

use crate::{Ask, Limits, Thinker};

/// What `ask.thinker` plays in `position`, or `None` if the game is over.
pub(crate) fn think<G: Game, E: Evaluate<G>>(
    position: &G,
    evaluation: &E,
    ask: Ask<'_>,
) -> Option<Thought> {
    let scale = evaluation.scale();
    let clock = ask.clock;
    let progress = RefCell::new(ask.progress);
    let host = Host {
        clock: &|| Duration::from_millis(clock()),
        stop: ask.stop,
        report: &|finding| (progress.borrow_mut())(&thought(finding, scale)),
    };
    let task = |limits| Task { position, history: ask.history, limits };
    let asked = search_limits(ask.limits);
    let found = match ask.thinker {
        Thinker::Level(level) => {
            let strength = level.strength();
            let limits = strength.limits(ask.limits);
            let evaluation = Overlooking {
                inner: evaluation,
                seed: ask.seed,
                misjudges: strength.misjudges,
                misses: strength.misses,
            };
            let method = Method::Full { table_bytes: table_bytes(limits) };
            Engine::new(method, ask.seed).think(&evaluation, &task(limits), &host)
        }
        Thinker::Random => {
            Engine::new(Method::Random, ask.seed).think(evaluation, &task(asked), &host)
        }
        Thinker::Greedy => {
            Engine::new(Method::Greedy, ask.seed).think(evaluation, &task(asked), &host)
        }
        Thinker::Uct(iterations) => {
            Engine::new(Method::Uct { iterations }, ask.seed).think(evaluation, &task(asked), &host)
        }
        Thinker::AlphaBeta(depth) => Engine::new(Method::AlphaBeta { depth }, ask.seed).think(
            evaluation,
            &task(asked),
            &host,
        ),
    };
    found.map(|finding| thought(&finding, scale))
}

fn search_limits(limits: Limits) -> search::Limits {
    search::Limits {
        depth: None,
        nodes: limits.nodes,
        time: limits.millis.map(Duration::from_millis),
    }
}

/// A table with room for what can be looked at within the limits, since clearing it takes time too.
fn table_bytes(limits: search::Limits) -> usize {
    /// As many positions as a fast machine looks at in a millisecond.
    const NODES_A_MILLI: u64 = 1000;
    const BYTES_A_NODE: u64 = 16;
    let by_time = limits.time.map(|time| NODES_A_MILLI.saturating_mul(time.as_millis() as u64));
    let nodes = [by_time, limits.nodes].into_iter().flatten().min().unwrap_or(u64::MAX);
    nodes.saturating_mul(BYTES_A_NODE).clamp(1 << 16, 1 << 26) as usize
}

fn thought<A: ToString>(finding: &Finding<A>, scale: i32) -> Thought {
    let line: Vec<String> = finding.line.iter().map(ToString::to_string).collect();
    Thought {
        action: line.first().cloned().unwrap_or_default(),
        line,
        nodes: finding.nodes,
        depth: finding.depth,
        score: finding.score.chance(scale),
    }
}
