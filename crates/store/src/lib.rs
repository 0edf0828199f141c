//! What online play keeps: a log of events for each match, and what is read from it: players, sessions,
//! seeks, matches, ratings, chat; and what learners have done. It knows no HTTP and no rules.
//!
//! It lies in a `SQLite` file, in memory, or in a `PostgreSQL` database; the statements are the same. All
//! writes go through one task: it takes whatever waits into one transaction and answers each after the
//! commit, so what was answered is on the disk. One server uses a database, or many nodes share one in
//! `PostgreSQL`; whoever has lost the right to write finds out in the transaction that tries.
//!
//! ```
//! # tokio::runtime::Builder::new_multi_thread().enable_all().build()?.block_on(async {
//! use std::sync::Arc;
//! use store::{NewPlayer, Place, Store};
//!
//! let store = Store::open(&Place::Memory, Arc::new(|| 1_000)).await?;
//! let player = NewPlayer { id: "p1".to_owned(), name: "Ada".to_owned(), password: None, since: 1_000 };
//! store.add_player(player, None, Vec::new()).await?;
//! assert_eq!(store.player("p1").await?.unwrap().name.as_deref(), Some("Ada"));
//! store.close().await;
//! # Ok::<(), store::StoreError>(())
//! # })?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![cfg_attr(test, allow(clippy::unwrap_used, reason = "tests"))]

mod administrators;
mod archive;
mod backup;
mod chat;
mod deeds;
mod error;
mod faults;
mod leases;
mod letters;
mod lock;
mod log;
mod matches;
mod migrate;
mod nodes;
mod office;
mod open;
mod passkeys;
mod peace;
mod plans;
mod players;
mod push;
mod ratings;
mod rulings;
mod seeks;
mod tenure;
#[cfg(feature = "testkit")]
pub mod testkit;
mod tokens;
mod write;
mod writer;

pub use administrators::{administrators, set_administrator};
pub use archive::{Filter, RatedAt};
pub use backup::{backup, restore};
pub use chat::Said;
pub use error::StoreError;
pub use faults::{Faults, Moment, Point};
pub use leases::{Claim, Lease};
pub use letters::{LetterRow, Purpose};
pub use matches::{Happening, Kept, Logged, MatchRow, NewMatch, Over};
pub use nodes::NodeRow;
pub use office::{Act, Deed, GatheringRow};
pub use open::{Clock, Place, Store};
pub use passkeys::{Ceremony, PasskeyRow};
pub use peace::ReportRow;
pub use plans::Plan;
pub use players::{NewPlayer, NewSession, PlayerRow, SessionRow};
pub use push::SubscriptionRow;
pub use ratings::{Rate, Rated, Standing};
pub use rulings::Ruled;
pub use seeks::SeekRow;
pub use tokens::TokenRow;

/// Milliseconds or a count as it is kept. What is beyond is as good as never.
fn kept(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

/// The inverse of [`kept`].
fn read(number: i64) -> u64 {
    u64::try_from(number).unwrap_or_default()
}
