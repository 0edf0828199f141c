//! Online play: players, the lobby, and matches between people on different machines.
//!
//! What is asked once travels by HTTP ([`Registration`], [`NewSeek`] …); what happens travels by one WebSocket
//! ([`ClientMessage`], [`ServerMessage`]). Addresses and examples: `docs/server-api.md`.

mod account;
mod archive;
mod live;
mod lobby;
mod mail;
mod message;
mod office;
mod passkeys;
mod peace;
mod plan;
mod progress;
mod push;
mod token;

pub use account::{
    Change, Codes, Credentials, Deletion, Me, PlayerInfo, Profile, Rating, Recovery, Registration,
    SessionInfo, Speed,
};
pub use archive::{Archive, MatchOutcome, RatingHistory, RatingPoint, Search};
pub use live::{ChatLine, ChatRoom, Happened, LiveMatch, MatchSummary, Relation};
pub use lobby::{Audience, Colour, NewSeek, Seek, Taken};
pub use mail::{Confirmation, Forgotten, MailInfo, NewAddress};
pub use message::{ClientMessage, ServerMessage};
pub use office::{
    Act, Appointment, Gathering, Judgement, NewGathering, Official, Pairing, Reason, Role,
};
pub use passkeys::{NewPasskey, PasskeyAsked, PasskeyInfo, PasskeyShown, PasskeyWanted};
pub use peace::{How, KnownPlayer, NewReport, NewShun, Overview, Report, Shun, Suspension};
pub use plan::{Branch, Dropped, PlanView};
pub use progress::{KeptDeeds, NewDeeds};
pub use push::{NewSubscription, PushKey, PushKeys, Unsubscription};
pub use token::{MadeToken, NewToken, Scope, TokenInfo};

use serde::{Deserialize, Serialize};

/// An id on the wire and in the database: a short text of lower-case letters and digits, or, for what a
/// client names itself, of at most 40 printable characters.
macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        pub struct $name(pub String);

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.pad(&self.0)
            }
        }
    };
}

id! {
    /// A player, guest or registered. Public; never changes and is never used again.
    PlayerId
}
id! {
    /// A match. Public.
    MatchId
}
id! {
    /// A seek. That of an invitation by link is a secret that only those know who have the link.
    SeekId
}
id! {
    /// An event in which people meet to play. Public.
    GatheringId
}
id! {
    /// A complaint.
    ReportId
}
id! {
    /// A browser or program in which somebody is signed in. Not the token that proves it.
    SessionId
}
id! {
    /// A personal token. Not the text that proves it.
    TokenId
}
id! {
    /// What a client calls something it sends, so that it happens once however often it arrives.
    ActionId
}
