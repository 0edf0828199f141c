//! How a position lies on the table.

use hexgrid::{Cell, CellSet};
use rules::{Effect, Fate, Game, Piece as Shown, Pile, Placed, Player, Show, Supply};

use crate::action::{Action, Piece};
use crate::board::{CENTRE, Point, Way};
use crate::notation::{self, NotationError};
use crate::position::{Phase, Position, pieces_to_push};
use crate::potential::Potential;
use crate::stack::Layer;
use crate::variant::{Kind, Variant};
use crate::{drawing, push, row};

impl Show for Position {
    type ReadError = NotationError;

    const RULES: &'static str = include_str!("../RULES.md");
    const RULES_IN: &'static [(&'static str, &'static str)] =
        &[("ko", include_str!("../RULES.ko.md"))];

    fn drawing(&self) -> String {
        drawing::draw(self)
    }

    fn pieces(&self) -> Vec<Placed> {
        self.occupied()
            .iter()
            .map(|cell| Placed { at: name(cell), layers: self.shown(cell) })
            .collect()
    }

    fn supply(&self, variant: &Variant) -> Vec<Supply> {
        Player::BOTH.into_iter().flat_map(|player| self.supply_of(player, variant)).collect()
    }

    fn rows(&self) -> Vec<rules::Row> {
        [self.to_move, self.to_move.other()]
            .into_iter()
            .flat_map(|owner| {
                row::of(self, owner).map(move |row| rules::Row {
                    owner,
                    cells: names(row.cells),
                    must_go: names(row.must_go),
                    may_stay: names(row.may_stay()),
                    compulsory: row.is_compulsory(),
                })
            })
            .collect()
    }

    fn prompt(&self) -> &'static str {
        if self.outcome().is_some() {
            return "over";
        }
        match self.phase() {
            Phase::RowsBefore | Phase::RowsAfter => {
                let forced = row::of(self, self.to_move).any(|row| row.is_compulsory());
                if forced { "row" } else { "row-may-stay" }
            }
            Phase::Owed | Phase::Extra => "extra-move",
            Phase::Move if self.has_not_begun(self.to_move) => "gipf-piece-first",
            Phase::Move if self.reserve(self.to_move).gipf > 0 => "gipf-piece-waits",
            Phase::Move => "push",
        }
    }

    fn effects(&self, action: Action) -> Vec<Effect> {
        match action.on(self.board()) {
            Action::Leave => Vec::new(),
            Action::Forfeit(spot) => vec![self.unloading(spot)],
            Action::Decline => vec![self.unloading(CENTRE)],
            Action::Extra { way } => {
                let mut effects = vec![self.unloading(CENTRE)];
                effects.extend(self.pushing(Layer::Used(Potential::Tamsk), way));
                effects
            }
            Action::Push { piece, way } => self.pushing(push::layer(piece), way),
            Action::Use { potential, from, to } => {
                let moved = shown(Layer::Used(potential), self.to_move);
                let mut layers = self.unloaded(from);
                layers.push(moved);
                vec![
                    Effect::Become { at: name(from), layers },
                    Effect::Jump { from: name(from), to: name(to) },
                ]
            }
            Action::Cover { from, to, basics } => {
                let layer = if basics == 2 { Layer::Gipf } else { Layer::Basic };
                let piece = shown(layer, self.to_move);
                vec![self.unloading(from), Effect::Enter { piece, from: name(to), to: name(to) }]
            }
            Action::Remove(cells) => cells.iter().map(|cell| self.removing(cell)).collect(),
        }
    }

    fn hand(&self, action: Action) -> Option<&'static str> {
        match action.on(self.board()) {
            Action::Push { piece, .. } if pieces_to_push(self, self.to_move).count() > 1 => {
                Some(hand_letter(piece))
            }
            _ => None,
        }
    }

    fn path(&self, action: Action) -> Vec<String> {
        match action.on(self.board()) {
            Action::Push { way, .. } | Action::Extra { way } => {
                vec![way.dot().to_string(), name(way.first())]
            }
            Action::Use { from, to, .. } => vec![name(from), name(to)],
            // The second press on the GIPF piece, or its own button, asks for the number of pieces.
            Action::Cover { from, to, basics } => {
                let mut path = vec![name(from), name(to)];
                path.extend((basics == 2).then(|| name(to)));
                path
            }
            Action::Leave | Action::Decline | Action::Forfeit(_) | Action::Remove(_) => Vec::new(),
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
    fn supply_of(&self, player: Player, variant: &Variant) -> Vec<Supply> {
        let reserve = self.reserve(player);
        let supply = |pile, owner, layer, count| Supply {
            player: Some(player),
            pile,
            piece: shown(layer, owner),
            count,
            wanted: None,
        };
        let mut all = Vec::new();
        let matrx = self.kind() == Kind::Matrx;
        if matrx {
            all.push(supply(Pile::Reserve, player, Layer::Gipf, reserve.gipf));
        } else {
            all.push(supply(Pile::Reserve, player, Layer::Basic, reserve.basics));
        }
        for kind in Potential::ALL {
            if variant.potentials(player, kind) > 0 {
                all.push(supply(Pile::Reserve, player, Layer::Used(kind), reserve.of(kind)));
            }
        }
        let theirs = self.lost(player.other(), variant);
        let captured = if matrx { Layer::Gipf } else { Layer::Basic };
        all.push(supply(Pile::Captured, player.other(), captured, theirs.pieces));
        for kind in Potential::ALL {
            if variant.potentials(player, kind) > 0 {
                let gone = self.lost(player, variant).potentials[kind as usize];
                all.push(supply(Pile::Gone, player, Layer::Used(kind), gone));
            }
        }
        all
    }

    /// What a player has no more, on the board or in the reserve.
    fn lost(&self, player: Player, variant: &Variant) -> Lost {
        let matrx = self.kind() == Kind::Matrx;
        let reserve = self.reserve(player);
        let (mut pieces, mut potentials) =
            (if matrx { reserve.gipf } else { reserve.basics }, reserve.potentials);
        let layers = self.occupied().iter().flat_map(|cell| self.layers(cell));
        for (_, layer) in layers.filter(|(owner, _)| *owner == player) {
            pieces += match layer {
                Layer::Gipf if !matrx => 2,
                Layer::Basic | Layer::Gipf => 1,
                Layer::Unused(_) => u8::from(!matrx),
                Layer::Used(_) => 0,
            };
            match layer {
                Layer::Unused(kind) => potentials[kind as usize] += if matrx { 2 } else { 1 },
                Layer::Used(kind) => potentials[kind as usize] += 1,
                Layer::Basic | Layer::Gipf => {}
            }
        }
        let all = if matrx { 3 } else { variant.pieces(player) };
        Lost {
            pieces: all.saturating_sub(pieces),
            potentials: Potential::ALL.map(|kind| {
                variant.potentials(player, kind).saturating_sub(potentials[kind as usize])
            }),
        }
    }

    /// The layers on an occupied spot.
    fn shown(&self, cell: Cell) -> Vec<Shown> {
        self.layers(cell).into_iter().map(|(owner, layer)| shown(layer, owner)).collect()
    }

    /// The layers that stay on a spot when its potential leaves.
    fn unloaded(&self, cell: Cell) -> Vec<Shown> {
        let mut layers = self.shown(cell);
        if let (Some(stack), Some(top)) = (self.stack(cell), layers.last_mut()) {
            *top = shown(self.rules().unload(stack).top, stack.owner);
        }
        layers
    }

    /// What happens to a piece whose potential leaves it.
    fn unloading(&self, cell: Cell) -> Effect {
        Effect::Become { at: name(cell), layers: self.unloaded(cell) }
    }

    /// What happens when a layer is pushed in.
    fn pushing(&self, layer: Layer, way: Way) -> Vec<Effect> {
        let shifting = way.shifting(self.board(), self.occupied());
        let mut at = way.first();
        let mut effects = Vec::new();
        // From the first spot on, so that the furthest shift comes to stand in front.
        while shifting.contains(at) {
            let next = way.moved_on(at.set()).lowest().expect("a shift stays on the line");
            effects.insert(0, Effect::Shift { from: name(at), to: name(next) });
            at = next;
        }
        let piece = shown(layer, self.to_move);
        let (from, to) = (way.dot().to_string(), name(way.first()));
        effects.push(Effect::Enter { piece, from, to });
        effects
    }

    /// What happens to the top layer of a spot that is cleared.
    fn removing(&self, cell: Cell) -> Effect {
        let stack = self.stack(cell).expect("a removal takes something");
        let fate = match stack.top {
            Layer::Used(_) if self.kind() != Kind::Matrx => Fate::Gone,
            Layer::Used(_) if stack.owner != self.to_move => Fate::Gone,
            _ if stack.owner == self.to_move => Fate::Reserve,
            _ => Fate::Captured,
        };
        Effect::Remove { at: name(cell), piece: shown(stack.top, stack.owner), fate }
    }
}

/// What a player has no more.
struct Lost {
    /// Basic pieces, in MATRX GIPF pieces.
    pieces: u8,
    potentials: [u8; 5],
}

const fn hand_letter(piece: Piece) -> &'static str {
    match piece {
        Piece::Basic => "B",
        Piece::Gipf => "G",
        Piece::Loaded(Potential::Tamsk) => "T",
        Piece::Loaded(Potential::Zertz) => "Z",
        Piece::Loaded(Potential::Dvonn) => "D",
        Piece::Loaded(Potential::Yinsh) => "Y",
        Piece::Loaded(Potential::Punct) => "P",
    }
}

/// A layer as it is shown: a letter, with `+` for an unused potential.
fn shown(layer: Layer, owner: Player) -> Shown {
    let kind = match layer {
        Layer::Basic => "B".to_owned(),
        Layer::Gipf => "G".to_owned(),
        Layer::Used(kind) => kind.letter().to_string(),
        Layer::Unused(kind) => format!("{}+", kind.letter()),
    };
    Shown { kind, owner: Some(owner) }
}

fn name(cell: Cell) -> String {
    Point::from(cell).to_string()
}

fn names(cells: CellSet) -> Vec<String> {
    cells.iter().map(name).collect()
}
