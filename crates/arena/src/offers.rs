//! What needs both players: a draw, taking back, a pause, a rematch.

use protocol::{Offer, OfferView};
use rules::Player;

/// The offers that stand, and when draws were offered.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Offers {
    standing: Vec<OfferView>,
    /// After how many turns each player has offered a draw last.
    draws: [Option<usize>; 2],
}

impl Offers {
    pub(crate) fn standing(&self) -> &[OfferView] {
        &self.standing
    }

    /// Whether a player's offer of that sort stands.
    pub(crate) fn stands(&self, by: Player, offer: Offer) -> bool {
        let sort = std::mem::discriminant(&offer);
        self.standing.iter().any(|it| it.by == by && std::mem::discriminant(&it.offer) == sort)
    }

    /// Whether a player may offer a draw: once for each of their turns, so that nobody is pestered.
    pub(crate) fn may_offer_draw(&self, by: Player, turns: usize) -> bool {
        self.draws[by.index()].is_none_or(|last| turns >= last + 2)
    }

    pub(crate) fn make(&mut self, by: Player, offer: Offer, turns: usize) {
        if offer == Offer::Draw {
            self.draws[by.index()] = Some(turns);
        }
        self.standing.push(OfferView { by, offer });
    }

    /// Takes an offer away; whether it stood.
    pub(crate) fn take(&mut self, by: Player, offer: Offer) -> bool {
        let index = self.standing.iter().position(|it| *it == OfferView { by, offer });
        if let Some(index) = index {
            self.standing.remove(index);
        }
        index.is_some()
    }

    /// Who decides something declines by it what the opponent has offered; what was to be taken back is
    /// another thing then.
    pub(crate) fn lapse(&mut self, by: Player) {
        self.standing.retain(|it| it.by == by && !matches!(it.offer, Offer::TakeBack { .. }));
    }

    pub(crate) fn clear(&mut self) {
        self.standing.clear();
    }
}
