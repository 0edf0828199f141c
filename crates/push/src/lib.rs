//! Web Push: what is encrypted for a browser (RFC 8291), signed for its push service (RFC 8292) and sent there
//! (RFC 8030). It knows nothing of matches and keeps nothing.
//!
//! ```
//! use push::{Browser, encrypt};
//!
//! let browser = Browser::new();
//! let sent = encrypt(&browser.keys(), b"your turn")?;
//! assert_eq!(browser.decrypt(&sent).as_deref(), Some(&b"your turn"[..]));
//! # Ok::<(), push::KeyFault>(())
//! ```
#![cfg_attr(test, allow(clippy::unwrap_used, reason = "tests"))]

mod browser;
mod encrypt;
mod post;
mod sign;
mod text;
mod within;

pub use browser::Browser;
pub use encrypt::{Keys, MOST, encrypt};
pub use post::{Message, Post, PostError, Subscription};
pub use sign::ServerKey;
pub use text::KeyFault;
pub use within::{AddressFault, expect_address};
