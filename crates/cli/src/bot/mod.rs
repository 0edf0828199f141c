//! A program that plays on a server: it accepts challenges by rules, seeks games, and answers in all of its
//! matches until it is told to stop.

mod brain;
mod play;
mod round;
mod rules;

pub(crate) use play::{Bot, Settings};
pub(crate) use rules::{Rated, Rules, Wanted, speed};
