//! Online play without its transport: who plays, what they look for, the matches that go on, ratings.
//!
//! A [`Club`] decides who may do what, when and in which order; what it decides is in its `store` before
//! anybody hears of it. Every match that somebody looks at is a task that owns an `arena` match. It knows no
//! HTTP: whoever carries messages asks its methods, and registers a [`Connection`] for what happens by itself.
#![cfg_attr(test, allow(clippy::unwrap_used, reason = "tests"))]

mod accounts;
mod agree;
mod appointed;
mod archive;
mod chores;
mod club;
mod connection;
mod error;
mod export;
mod hub;
mod letters;
mod limits;
mod live;
mod lobby;
mod metrics;
mod names;
mod nodes;
mod notices;
mod office;
mod passkeys;
mod peace;
mod progress;
mod rating;
mod secret;
mod time;
mod tokens;

pub use accounts::{Entered, Signed};
pub use appointed::set_administrator;
pub use club::{Club, OpenError, Settings};
pub use connection::Connection;
pub use error::{ClubError, Sort};
pub use hub::Outbox;
pub use letters::Letter;
pub use metrics::Metrics;
pub use notices::Notice;
pub use passkeys::Site;
pub use rating::{Estimate, Score, update};
pub use store::Purpose;
pub use store::{Faults, Moment, Place, Point, StoreError, administrators, backup, restore};
pub use tokens::Access;
