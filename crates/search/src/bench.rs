use rules::Game;

use crate::{Engine, Evaluate, Host, Limits, Method, Task};

/// How many nodes full search to `depth` takes over `positions` together, each one afresh: a
/// fingerprint of search and evaluation, the same on every platform.
pub fn bench<G: Game, E: Evaluate<G> + ?Sized>(evaluation: &E, positions: &[G], depth: u32) -> u64 {
    let nodes = positions.iter().filter_map(|position| {
        let mut engine = Engine::new(Method::Full { table_bytes: 16 << 20 }, 0);
        let task = Task { position, history: &[], limits: Limits::depth(depth) };
        Some(engine.think(evaluation, &task, &Host::silent())?.nodes)
    });
    nodes.sum()
}
