use std::cell::RefCell;
use std::time::Duration;

use protocol::Thought;
use rules::Game;
use search::{Engine, Evaluate, Finding, Host, Method, Overlooking, Task};

use crate::{Ask, Limits, Thinker};

/// What `ask.thinker` plays in `position`, or `None` if the game is over. Levels judge by `full`, the
/// other players by `plain`.
pub(crate) fn think<G: Game>(
    position: &G,
    plain: &impl Evaluate<G>,
    full: &impl Evaluate<G>,
    ask: Ask<'_>,
) -> Option<Thought> {
    let Limits { nodes, millis, depth } = ask.limits;
    let asked = search::Limits { depth, nodes, time: millis.map(Duration::from_millis) };
    let method = match ask.thinker {
        Thinker::Level(level) => {
            let strength = level.strength();
            let limits = strength.limits(ask.limits);
            let (misjudges, misses) = (strength.misjudges, strength.misses);
            let erring = Overlooking { inner: full, seed: ask.seed, misjudges, misses };
            let method = Method::Full { table_bytes: table_bytes(limits) };
            return search(position, &erring, method, limits, ask);
        }
        Thinker::Random => Method::Random,
        Thinker::Greedy => Method::Greedy,
        Thinker::Uct(iterations) => Method::Uct { iterations },
        Thinker::AlphaBeta(depth) => Method::AlphaBeta { depth },
    };
    search(position, plain, method, asked, ask)
}

fn search<G: Game>(
    position: &G,
    evaluation: &impl Evaluate<G>,
    method: Method,
    limits: search::Limits,
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
    let task = Task { position, history: ask.history, limits };
    let finding = Engine::new(method, ask.seed).think(evaluation, &task, &host)?;
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
        score: finding.score.chance(scale),
    }
}
