//! Where a player's glasses can still get to, and how soon.

use rules::Player;
use tamsk::{Position, SpaceSet};

/// What a player's glasses that are alive come to.
#[derive(Clone, Copy, Default)]
pub(super) struct Reach {
    /// The spaces that can be entered next.
    pub(super) next: SpaceSet,
    /// The spaces that are nearer than to any glass of the opponent.
    pub(super) nearer: SpaceSet,
    /// All that can be entered sooner or later, as the glasses stand now.
    pub(super) all: SpaceSet,
}

/// What the glasses of both players come to, step by step in turn, the player to move first.
pub(super) fn of(position: &Position, to_move: Player) -> [Reach; 2] {
    let open = position.open();
    let alive = Player::BOTH
        .map(|player| -> SpaceSet { position.alive(player).map(|glass| glass.space).collect() });
    let mut reach = [Reach::default(); 2];
    let mut front = alive;
    let order = [to_move, to_move.other()];
    for step in 0.. {
        let before = reach.map(|it| it.all);
        for player in order.map(Player::index) {
            let entered = front[player].grown() & open;
            let other = reach[1 - player];
            let it = &mut reach[player];
            let fresh = entered - it.all;
            it.nearer |= fresh - other.all;
            it.all |= fresh;
            front[player] = it.all;
            if step == 0 {
                it.next = entered;
            }
        }
        if before == reach.map(|it| it.all) {
            break;
        }
    }
    reach
}
