//! What is needed of a game to learn it.

use std::path::Path;

use anyhow::{Context, Result, anyhow};
use eval::net::{Features, Net};
use rules::Game;
use search::Evaluate;

/// A game that can be learned.
pub(crate) trait Kit: Game {
    /// What the network sees of it.
    type Seen: Features<Self> + Copy;
    /// The hand-written evaluation.
    type Hand: Evaluate<Self> + Sync;
    /// The evaluation by a network.
    type Learned: Evaluate<Self> + Sync;
    /// The evaluation of full strength.
    type Best: Evaluate<Self> + Sync;

    fn seen(variant: &Self::Variant) -> Self::Seen;
    fn hand() -> Self::Hand;
    fn best() -> Self::Best;
    fn learned(variant: &Self::Variant, net: &'static Net) -> Self::Learned;
}

impl Kit for gipf::Position {
    type Seen = eval::gipf::Seen;
    type Hand = eval::gipf::Full;
    type Learned = eval::gipf::Learned;
    type Best = eval::gipf::Best;

    fn seen(variant: &gipf::Variant) -> Self::Seen {
        eval::gipf::Seen(variant.board())
    }

    fn hand() -> Self::Hand {
        eval::gipf::Full
    }

    fn best() -> Self::Best {
        eval::gipf::Best::LEARNED
    }

    fn learned(variant: &gipf::Variant, net: &'static Net) -> Self::Learned {
        eval::gipf::Learned::new(variant.board(), net)
    }
}

/// One of the evaluations of a game.
pub(crate) enum Judge<G: Kit> {
    Hand(G::Hand),
    Learned(G::Learned),
    Best(G::Best),
}

impl<G: Kit> Judge<G> {
    /// `hand`, `best` for that of full strength, or the network in that file.
    pub(crate) fn named(name: &str, variant: &G::Variant) -> Result<Self> {
        if name == "hand" {
            return Ok(Self::Hand(G::hand()));
        }
        if name == "best" {
            return Ok(Self::Best(G::best()));
        }
        let bytes =
            std::fs::read(Path::new(name)).with_context(|| format!("cannot read {name}"))?;
        let net =
            Net::read(&bytes, G::seen(variant).count()).map_err(|bad| anyhow!("{name}: {bad}"))?;
        // It is needed until the program ends.
        Ok(Self::Learned(G::learned(variant, Box::leak(Box::new(net)))))
    }
}

impl<G: Kit> Evaluate<G> for Judge<G> {
    fn value(&self, position: &G) -> i32 {
        match self {
            Self::Hand(hand) => hand.value(position),
            Self::Learned(learned) => learned.value(position),
            Self::Best(best) => best.value(position),
        }
    }

    fn is_quiet(&self, position: &G) -> bool {
        match self {
            Self::Hand(hand) => hand.is_quiet(position),
            Self::Learned(learned) => learned.is_quiet(position),
            Self::Best(best) => best.is_quiet(position),
        }
    }

    fn margin(&self) -> Option<i32> {
        match self {
            Self::Hand(hand) => hand.margin(),
            Self::Learned(learned) => learned.margin(),
            Self::Best(best) => best.margin(),
        }
    }

    fn forcing(&self, position: &G, out: &mut Vec<G::Action>) {
        match self {
            Self::Hand(hand) => hand.forcing(position, out),
            Self::Learned(learned) => learned.forcing(position, out),
            Self::Best(best) => best.forcing(position, out),
        }
    }

    fn follows_forcing(&self) -> bool {
        match self {
            Self::Hand(hand) => hand.follows_forcing(),
            Self::Learned(learned) => learned.follows_forcing(),
            Self::Best(best) => best.follows_forcing(),
        }
    }

    fn follows_single(&self) -> bool {
        match self {
            Self::Hand(hand) => hand.follows_single(),
            Self::Learned(learned) => learned.follows_single(),
            Self::Best(best) => best.follows_single(),
        }
    }

    fn is_mirrored(&self, position: &G, action: G::Action) -> bool {
        match self {
            Self::Hand(hand) => hand.is_mirrored(position, action),
            Self::Learned(learned) => learned.is_mirrored(position, action),
            Self::Best(best) => best.is_mirrored(position, action),
        }
    }
}

impl Kit for zertz::Position {
    type Seen = eval::zertz::Seen;
    type Hand = eval::zertz::Full;
    type Learned = eval::zertz::Learned;
    type Best = eval::zertz::Full;

    fn seen(variant: &zertz::Variant) -> Self::Seen {
        eval::zertz::Seen(variant.board)
    }

    fn hand() -> Self::Hand {
        eval::zertz::Full
    }

    fn best() -> Self::Best {
        eval::zertz::Full
    }

    fn learned(variant: &zertz::Variant, net: &'static Net) -> Self::Learned {
        eval::zertz::Learned::new(variant.board, net)
    }
}

impl Kit for tamsk::Position {
    type Seen = eval::tamsk::Seen;
    type Hand = eval::tamsk::Full;
    type Learned = eval::tamsk::Learned;
    type Best = eval::tamsk::Best;

    fn seen(_variant: &tamsk::Variant) -> Self::Seen {
        eval::tamsk::Seen
    }

    fn hand() -> Self::Hand {
        eval::tamsk::Full
    }

    fn best() -> Self::Best {
        eval::tamsk::Best::LEARNED
    }

    fn learned(_variant: &tamsk::Variant, net: &'static Net) -> Self::Learned {
        eval::tamsk::Learned::new(net)
    }
}
