//! A program as a client of a server for online play: what is asked once by HTTP, what happens by the WebSocket.
//! It knows what is said (`docs/server-api.md`), and no rules.
//!
//! ```
//! let address: remote::Address = "https://gipf.example/games".parse()?;
//! assert_eq!(address.to_string(), "https://gipf.example/games/");
//! assert!("gipf.example".parse::<remote::Address>().is_err());
//! # Ok::<(), remote::BadAddress>(())
//! ```
#![cfg_attr(test, allow(clippy::unwrap_used, reason = "tests"))]

mod address;
mod ask;
mod socket;
mod told;
mod wire;

use std::time::Duration;

use protocol::Failure;

pub use hyper::Method;

pub use address::{Address, BadAddress};
pub use ask::{Proof, Remote};
pub use socket::Socket;
pub use told::{Changed, Seen, SeenState, Told};

/// How long a server may take to answer.
const PATIENCE: Duration = Duration::from_secs(30);

/// Why something that was asked of a server was not done.
#[derive(Debug, thiserror::Error)]
pub enum Fault {
    /// The server cannot be reached, or the connection broke.
    #[error("{address} cannot be reached: {why}")]
    Unreached {
        /// The server.
        address: Address,
        /// What happened.
        why: String,
    },
    /// The server refuses.
    #[error("{}", .failure.problems.first().map_or("the server refuses", |problem| &problem.message))]
    Refused {
        /// The status.
        status: u16,
        /// Why.
        failure: Failure,
    },
    /// What came is nothing that a server of this program says.
    #[error("{address} does not answer as a server of gipf does: {why}")]
    Strange {
        /// The server.
        address: Address,
        /// What is wrong with it.
        why: String,
    },
}

impl Fault {
    /// The code of a refusal.
    pub fn code(&self) -> Option<&str> {
        match self {
            Self::Refused { failure, .. } => Some(&failure.problems.first()?.code),
            Self::Unreached { .. } | Self::Strange { .. } => None,
        }
    }

    /// Whether the same may be granted later: the server was not there, stops, or has too much to do.
    pub fn is_passing(&self) -> bool {
        match self {
            Self::Unreached { .. } => true,
            Self::Refused { status, .. } => matches!(status, 429 | 502..=504),
            Self::Strange { .. } => false,
        }
    }
}
