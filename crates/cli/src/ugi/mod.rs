//! The engine protocol, UGI: both sides of it. `docs/engine-protocol.md` describes it.

mod answerer;
mod asker;
mod info;
mod input;
mod moves;
mod order;
mod pacing;
mod process;

pub(crate) use answerer::Answerer;
pub(crate) use asker::{Engine, EngineFault};
pub(crate) use input::{Incoming, Input};
pub(crate) use moves::{BadPosition, after, legal_turns};
pub(crate) use order::Order;
pub(crate) use pacing::Clock;
pub(crate) use process::{Process, Silence};
