//! A small game with several decisions a turn: heaps of stones.
//!
//! A player takes 1 to 3 stones of one heap. If an odd number is left there, the same player must
//! then take a single one from any heap, if there is any stone. Whoever takes the last stone wins,
//! unless it is the fifth, tenth … action of the game: then it is a draw. In the endless variant
//! actions are not counted, so that there are no draws, and a player may move a stone from one heap
//! to another instead, which brings positions back.

use std::fmt;
use std::str::FromStr;

use rules::{Explain, Faults, Game, Key, Outcome, Player};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Heaps {
    stones: [u8; 3],
    to_move: Player,
    owes: bool,
    /// `None` in the endless variant.
    played: Option<u8>,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Act {
    Shift { from: u8, to: u8 },
    Take { heap: u8, count: u8 },
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Start {
    pub(crate) stones: [u8; 3],
    pub(crate) endless: bool,
}

#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[error("not in this game")]
pub(crate) struct Fault;

impl Explain for Fault {
    fn code(&self) -> &'static str {
        "fault"
    }

    fn rule(&self) -> Option<&'static str> {
        None
    }

    fn args(&self) -> Vec<(&'static str, String)> {
        Vec::new()
    }
}

impl Default for Start {
    fn default() -> Self {
        Self { stones: [3, 4, 5], endless: false }
    }
}

impl fmt::Display for Start {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.stones)
    }
}

impl FromStr for Start {
    type Err = Faults<Fault>;

    fn from_str(_: &str) -> Result<Self, Self::Err> {
        Err(Fault.into())
    }
}

impl fmt::Display for Act {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Shift { from, to } => write!(f, "{from}-{to}"),
            Self::Take { heap, count } => write!(f, "{heap}x{count}"),
        }
    }
}

impl FromStr for Act {
    type Err = Fault;

    fn from_str(_: &str) -> Result<Self, Fault> {
        Err(Fault)
    }
}

impl fmt::Display for Heaps {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

impl Heaps {
    pub(crate) const fn stones(self) -> [u8; 3] {
        self.stones
    }
}

impl Game for Heaps {
    const KEY: &'static str = "heaps";
    const REASONS: &'static [&'static str] = &["last-stone"];

    type Action = Act;
    type Variant = Start;
    type VariantFault = Fault;
    type Refusal = Fault;
    type Fault = Fault;

    fn start(variant: &Start) -> Self {
        let played = (!variant.endless).then_some(0);
        Self { stones: variant.stones, to_move: Player::First, owes: false, played }
    }

    fn read(_: &Start, _: &str) -> Result<Self, Faults<Fault>> {
        Err(Fault.into())
    }

    fn to_move(&self) -> Player {
        self.to_move
    }

    fn outcome(&self) -> Option<Outcome> {
        if self.stones != [0; 3] {
            return None;
        }
        let is_draw = self.played.is_some_and(|played| played % 5 == 0);
        let winner = (!is_draw).then_some(self.to_move);
        Some(Outcome { winner, reason: "last-stone" })
    }

    fn legal_actions(&self, out: &mut Vec<Act>) {
        if self.played.is_none() && !self.owes {
            for from in (0..3).filter(|&from| self.stones[usize::from(from)] > 0) {
                out.extend((0..3).filter(|&to| to != from).map(|to| Act::Shift { from, to }));
            }
        }
        let most = if self.owes { 1 } else { 3 };
        for (heap, &stones) in (0..).zip(&self.stones) {
            out.extend((1..=stones.min(most)).map(|count| Act::Take { heap, count }));
        }
    }

    fn apply(&mut self, action: Act) {
        self.played = self.played.map(|played| played + 1);
        match action {
            Act::Shift { from, to } => {
                self.stones[usize::from(from)] -= 1;
                self.stones[usize::from(to)] += 1;
                self.to_move = self.to_move.other();
            }
            Act::Take { heap, count } => {
                let left = &mut self.stones[usize::from(heap)];
                *left -= count;
                self.owes = !self.owes && *left % 2 == 1;
                if !self.owes && self.stones != [0; 3] {
                    self.to_move = self.to_move.other();
                }
            }
        }
    }

    fn check(&self, action: Act) -> Result<(), Fault> {
        let mut legal = Vec::new();
        self.legal_actions(&mut legal);
        if legal.contains(&action) { Ok(()) } else { Err(Fault) }
    }

    fn key(&self) -> Key {
        let [a, b, c] = self.stones.map(u64::from);
        let played = self.played.map_or(99, u64::from);
        Key::of(&[a | b << 8 | c << 16 | played << 24, self.to_move as u64, u64::from(self.owes)])
    }
}
