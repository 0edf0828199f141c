//! What can stand on a spot: layers, of which only the top one is in play (G3, G5.5).

use hexgrid::{Cell, CellSet};
use rules::Player;

use crate::board::Way;
use crate::potential::Potential;

/// One layer of a stack.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Layer {
    /// One basic piece.
    Basic,
    /// A GIPF piece.
    Gipf,
    /// A basic piece loaded with an unused potential; in MATRX two unused potentials of a kind.
    Unused(Potential),
    /// A single, used potential.
    Used(Potential),
}

/// A stack of layers whose colours alternate from the top down.
///
/// All that can arise is a run of DVONN or PÜNCT potentials on a base, or a run of GIPF pieces, with or
/// without a basic piece on it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Stack {
    /// Whose the top layer is.
    pub(crate) owner: Player,
    /// The top layer.
    pub(crate) top: Layer,
    /// How many used potentials of the same kind lie below a used potential on top.
    used_below: u8,
    /// Whether an unused potential of that kind lies below them.
    on_unused: bool,
    /// How many GIPF pieces lie below everything else.
    gipf_below: u8,
}

/// How stacks behave in one of the two games: GIPF with its potentials, or MATRX.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct StackRules {
    matrx: bool,
}

/// The most layers of one kind that can be counted below the top, more than there are pieces for.
const MOST_BELOW: u8 = 15;

impl StackRules {
    pub(crate) const fn new(matrx: bool) -> Self {
        Self { matrx }
    }

    pub(crate) const fn is_matrx(self) -> bool {
        self.matrx
    }

    /// A layer on an empty spot or on a stack; none if it cannot lie there.
    pub(crate) fn cover(self, below: Option<Stack>, owner: Player, layer: Layer) -> Option<Stack> {
        use Potential::{Dvonn, Punct};
        let single = Stack { owner, top: layer, used_below: 0, on_unused: false, gipf_below: 0 };
        let Some(below) = below else {
            let floating = matches!(layer, Layer::Used(Dvonn | Punct)) && !self.matrx;
            return (!floating && self.has(layer)).then_some(single);
        };
        if below.owner == owner || !self.has(layer) {
            return None;
        }
        match (layer, below.top) {
            (Layer::Used(kind @ (Dvonn | Punct)), Layer::Used(base)) if kind == base => {
                let used_below = below.used_below + 1;
                (used_below <= MOST_BELOW).then_some(Stack { owner, used_below, ..below })
            }
            (Layer::Used(kind @ (Dvonn | Punct)), Layer::Unused(base)) if kind == base => {
                Some(Stack { on_unused: true, ..single })
            }
            (Layer::Used(Dvonn), Layer::Basic) => {
                Some(Stack { gipf_below: below.gipf_below, ..single })
            }
            (Layer::Basic | Layer::Gipf, Layer::Gipf) if !self.matrx => {
                let gipf_below = below.gipf_below + 1;
                (gipf_below <= MOST_BELOW).then_some(Stack { gipf_below, ..single })
            }
            _ => None,
        }
    }

    /// Whether the game has such layers.
    const fn has(self, layer: Layer) -> bool {
        !(self.matrx && matches!(layer, Layer::Basic))
    }

    /// What is left when the top layer is taken off; none if the spot is empty then.
    pub(crate) fn uncover(self, stack: Stack) -> Option<Stack> {
        let owner = stack.owner.other();
        match stack.top {
            Layer::Used(_) if stack.used_below > 0 => {
                Some(Stack { owner, used_below: stack.used_below - 1, ..stack })
            }
            Layer::Used(kind) if stack.on_unused => {
                Some(Stack { owner, top: Layer::Unused(kind), on_unused: false, ..stack })
            }
            Layer::Used(Potential::Dvonn) if !self.matrx => {
                Some(Stack { owner, top: Layer::Basic, ..stack })
            }
            Layer::Basic | Layer::Gipf if stack.gipf_below > 0 => {
                Some(Stack { owner, top: Layer::Gipf, gipf_below: stack.gipf_below - 1, ..stack })
            }
            _ => None,
        }
    }

    /// What stays when the unused potential on top has left: a basic piece, in MATRX a used potential.
    pub(crate) fn unload(self, stack: Stack) -> Stack {
        match stack.top {
            Layer::Unused(kind) if self.matrx => Stack { top: Layer::Used(kind), ..stack },
            Layer::Unused(_) => Stack { top: Layer::Basic, ..stack },
            _ => stack,
        }
    }

    /// The layers from bottom to top.
    pub(crate) fn layers(self, stack: Stack) -> Vec<(Player, Layer)> {
        let mut layers = Vec::new();
        let mut next = Some(stack);
        while let Some(stack) = next {
            layers.push((stack.owner, stack.top));
            next = self.uncover(stack);
        }
        layers.reverse();
        layers
    }
}

/// What a position knows of its stacks beyond who owns them and where GIPF pieces are on top, as bit
/// sets of spots. All of them are empty as long as no potential is in play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Stacks {
    /// The number of the kind of potential on top, 1 to 5, in binary, lowest digit first.
    kind: [CellSet; 3],
    /// Where that potential is unused.
    unused: CellSet,
    on_unused: CellSet,
    /// Counts in binary, lowest digit first.
    used_below: [CellSet; 4],
    gipf_below: [CellSet; 4],
}

impl Stacks {
    /// The spots with a potential on top.
    pub(crate) fn potentials(&self) -> CellSet {
        self.kind[0] | self.kind[1] | self.kind[2]
    }

    /// The spots with an unused potential on top.
    pub(crate) const fn unused(&self) -> CellSet {
        self.unused
    }

    /// The spots with a potential of a kind on top.
    pub(crate) fn of(&self, potential: Potential) -> CellSet {
        let number = potential as u8 + 1;
        let mut spots = !CellSet::EMPTY;
        for (digit, &set) in self.kind.iter().enumerate() {
            spots = spots & if number >> digit & 1 == 1 { set } else { !set };
        }
        spots
    }

    /// The spots with an unused potential of a kind on top.
    pub(crate) fn unused_of(&self, potential: Potential) -> CellSet {
        self.unused & self.of(potential)
    }

    /// The spots with a covered layer.
    pub(crate) fn towers(&self, rules: StackRules) -> CellSet {
        let below = self.used_below.iter().chain(&self.gipf_below);
        let counted = below.fold(self.on_unused, |towers, &set| towers | set);
        if rules.is_matrx() {
            counted
        } else {
            // A used DVONN or PÜNCT always lies on something.
            let covering = self.of(Potential::Dvonn) | self.of(Potential::Punct);
            counted | (covering - self.unused)
        }
    }

    /// Moves what stands on some cells of a way one spot on.
    #[inline(never)] // Pushes without potentials are to stay short.
    pub(crate) fn shift(&mut self, way: Way, shifting: CellSet) {
        for set in self.sets_mut() {
            *set = (*set - shifting) | way.moved_on(*set & shifting);
        }
    }

    fn sets_mut(&mut self) -> impl Iterator<Item = &mut CellSet> {
        let Self { kind, unused, on_unused, used_below, gipf_below } = self;
        kind.iter_mut().chain([unused, on_unused]).chain(used_below).chain(gipf_below)
    }

    /// The words that determine it.
    pub(crate) fn words(&self) -> [u64; 13] {
        let Self { kind, unused, on_unused, used_below, gipf_below } = self;
        let mut words = [0; 13];
        let sets = kind.iter().chain([unused, on_unused]).chain(used_below).chain(gipf_below);
        for (word, set) in words.iter_mut().zip(sets) {
            *word = set.bits();
        }
        words
    }

    /// What stands on an occupied spot, given its owner and whether a GIPF piece is on top.
    pub(crate) fn get(&self, cell: Cell, owner: Player, gipf: bool) -> Stack {
        let digit = |set: &CellSet| u8::from(set.contains(cell));
        let number = |sets: &[CellSet]| sets.iter().rev().fold(0, |sum, set| 2 * sum + digit(set));
        let top = match number(&self.kind).checked_sub(1) {
            None if gipf => Layer::Gipf,
            None => Layer::Basic,
            Some(kind) => {
                let kind = Potential::ALL[usize::from(kind)];
                if self.unused.contains(cell) { Layer::Unused(kind) } else { Layer::Used(kind) }
            }
        };
        Stack {
            owner,
            top,
            used_below: number(&self.used_below),
            on_unused: self.on_unused.contains(cell),
            gipf_below: number(&self.gipf_below),
        }
    }

    /// Puts a stack on a spot, or empties it.
    #[inline(never)] // As above.
    pub(crate) fn set(&mut self, cell: Cell, stack: Option<Stack>) {
        for set in self.sets_mut() {
            *set = *set - cell.set();
        }
        let Some(stack) = stack else { return };
        let write = |sets: &mut [CellSet], number: u8| {
            for (digit, set) in sets.iter_mut().enumerate() {
                if number >> digit & 1 == 1 {
                    *set |= cell.set();
                }
            }
        };
        let (number, unused) = match stack.top {
            Layer::Basic | Layer::Gipf => (0, false),
            Layer::Unused(kind) => (kind as u8 + 1, true),
            Layer::Used(kind) => (kind as u8 + 1, false),
        };
        write(&mut self.kind, number);
        write(std::slice::from_mut(&mut self.unused), unused.into());
        write(std::slice::from_mut(&mut self.on_unused), stack.on_unused.into());
        write(&mut self.used_below, stack.used_below);
        write(&mut self.gipf_below, stack.gipf_below);
    }
}
