//! Letters to people, by a mail server (SMTP, RFC 5321). It knows nothing of who they are, and keeps nothing.
//!
//! ```
//! use mail::{Address, MailServer};
//!
//! let server: MailServer = "smtps://mail.gipf.example".parse()?;
//! assert_eq!(server.to_string(), "smtps://mail.gipf.example:465");
//! assert!("ada@gipf.example".parse::<Address>().is_ok());
//! assert!("ada@gipf.example\r\nBcc: all@gipf.example".parse::<Address>().is_err());
//! # Ok::<(), mail::SettingsFault>(())
//! ```
#![cfg_attr(test, allow(clippy::unwrap_used, reason = "tests"))]

mod address;
mod error;
mod mailer;
mod settings;
#[cfg(any(test, feature = "testkit"))]
mod sink;

pub use address::Address;
pub use error::{AddressFault, MailError, SettingsFault};
pub use mailer::{Letter, Mailer};
pub use settings::{Login, MailServer, Secret, Settings};
#[cfg(any(test, feature = "testkit"))]
pub use sink::{Mood, Sink, Taken};
