//! How a position lies on the table.

use rules::{Effect, Fate, Game, Piece, Pile, Placed, Player, Row, Show, Supply};

use crate::action::Action;
use crate::board::Ring;
use crate::marble::Marble;
use crate::notation::{self, NotationError};
use crate::position::{Phase, Position};
use crate::set::RingSet;
use crate::variant::Variant;
use crate::{isolate, jump, text};

impl Show for Position {
    type ReadError = NotationError;

    const RULES: &'static str = include_str!("../RULES.md");
    const RULES_IN: &'static [(&'static str, &'static str)] =
        &[("ko", include_str!("../RULES.ko.md"))];

    fn drawing(&self) -> String {
        text::draw(self)
    }

    fn pieces(&self) -> Vec<Placed> {
        (self.rings | self.marbled())
            .iter()
            .map(|at| {
                let marble = self.marble_on(at).map(shown);
                Placed { at: at.to_string(), layers: [ring()].into_iter().chain(marble).collect() }
            })
            .collect()
    }

    fn supply(&self, _: &Variant) -> Vec<Supply> {
        let pile = |player, pile, counts: crate::Counts| {
            let colours = Marble::ALL.into_iter().rev();
            colours.map(move |marble| Supply {
                player,
                pile,
                piece: shown(marble),
                count: counts.of(marble),
                wanted: (pile == Pile::Captured).then(|| self.variant.kind.wanted(marble)),
            })
        };
        let captured =
            Player::BOTH.map(|player| pile(Some(player), Pile::Captured, self.captured(player)));
        pile(None, Pile::Reserve, self.pool).chain(captured.into_iter().flatten()).collect()
    }

    fn rows(&self) -> Vec<Row> {
        if self.phase != Phase::Claim {
            return Vec::new();
        }
        isolate::groups(self, isolate::full(self))
            .map(|group| Row {
                owner: self.to_move,
                cells: names(group),
                must_go: Vec::new(),
                may_stay: names(group),
                compulsory: false,
            })
            .collect()
    }

    fn prompt(&self) -> &'static str {
        match self.phase {
            _ if self.outcome().is_some() => "over",
            Phase::Turn if jump::any(self) => "jump",
            Phase::Turn if self.supply_of_mover().is_empty() => "pass",
            Phase::Turn if self.pool.is_empty() => "place-captured",
            Phase::Turn => "place",
            Phase::Ring => "ring",
            Phase::Claim => "claim",
            Phase::Jump(_) => "jump-on",
        }
    }

    fn effects(&self, action: Action) -> Vec<Effect> {
        match action {
            Action::Place { marble, ring } => {
                let to = ring.to_string();
                let enter = Effect::Enter { piece: shown(marble), from: to.clone(), to };
                [enter].into_iter().chain(self.claims_after(action)).collect()
            }
            Action::Remove(ring) => {
                [ring_goes(ring)].into_iter().chain(self.claims_after(action)).collect()
            }
            Action::Jump { from, to } => {
                let over = jump::over(self, from, to).expect("a legal jump goes over a ring");
                let jump = Effect::Jump { from: from.to_string(), to: to.to_string() };
                [jump].into_iter().chain(self.marble_goes(over)).collect()
            }
            Action::Claim(group) => self.group_goes(group),
            Action::Leave | Action::Pass => Vec::new(),
        }
    }

    fn hand(&self, action: Action) -> Option<&'static str> {
        match action {
            Action::Place { marble, .. } if self.supply_of_mover().colour_count() > 1 => {
                Some(letter(marble))
            }
            _ => None,
        }
    }

    fn path(&self, action: Action) -> Vec<String> {
        match action {
            Action::Place { ring, .. } | Action::Remove(ring) => vec![ring.to_string()],
            Action::Jump { from, to } => vec![from.to_string(), to.to_string()],
            Action::Claim(_) | Action::Leave | Action::Pass => Vec::new(),
        }
    }

    fn notation(&self, actions: &[Action]) -> String {
        notation::write(self, actions)
    }

    fn read_notation(&self, text: &str) -> Result<Vec<Action>, NotationError> {
        notation::read(self, text)
    }
}

impl Position {
    /// What goes by itself after a placing or the removal of a ring: isolated groups.
    fn claims_after(&self, action: Action) -> Vec<Effect> {
        let (before, rings) = self.claimed_by(action);
        before.group_goes(rings)
    }

    /// The rings that are claimed by themselves after a placing or the removal of a ring, and the
    /// position with the placed marble, in which they still stand.
    pub(crate) fn claimed_by(&self, action: Action) -> (Self, RingSet) {
        let (mut before, mut next) = (*self, *self);
        next.apply(action);
        let mut gone = self.rings - (next.rings | next.marbled());
        match action {
            Action::Place { marble, ring } => before.marbles[marble.index()] |= ring.set(),
            Action::Remove(ring) => gone = gone - ring.set(),
            _ => {}
        }
        (before, gone)
    }

    fn group_goes(&self, rings: RingSet) -> Vec<Effect> {
        rings
            .iter()
            .flat_map(|ring| self.marble_goes(ring).into_iter().chain([ring_goes(ring)]))
            .collect()
    }

    fn marble_goes(&self, ring: Ring) -> Option<Effect> {
        let piece = shown(self.marble_on(ring)?);
        Some(Effect::Remove { at: ring.to_string(), piece, fate: Fate::Captured })
    }
}

fn ring_goes(at: Ring) -> Effect {
    Effect::Remove { at: at.to_string(), piece: ring(), fate: Fate::Gone }
}

/// The piece that a ring is.
fn ring() -> Piece {
    Piece { kind: "R".to_owned(), owner: None }
}

const fn letter(marble: Marble) -> &'static str {
    match marble {
        Marble::Black => "B",
        Marble::Grey => "G",
        Marble::White => "W",
    }
}

fn shown(marble: Marble) -> Piece {
    Piece { kind: letter(marble).to_owned(), owner: None }
}

fn names(rings: RingSet) -> Vec<String> {
    rings.iter().map(|ring| ring.to_string()).collect()
}
