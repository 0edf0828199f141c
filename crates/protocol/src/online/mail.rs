use serde::{Deserialize, Serialize};

/// What there is of mail: `GET api/mail`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct MailInfo {
    /// Whether this server sends letters. Without it there is nothing else.
    pub offered: bool,
    /// The address that whoever asks has confirmed.
    pub address: Option<String>,
    /// The address that they have named and that waits for the code which was sent to it.
    pub named: Option<String>,
}

/// An address to be used from now on, once it is confirmed: `POST api/mail`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct NewAddress {
    /// `name@host`.
    pub address: String,
    /// The password of whoever is signed in.
    pub password: String,
    /// In which language of the page the letter is written; the usual one if there is no such.
    pub language: String,
}

/// The code that was sent to an address: `POST api/mail/confirm`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Confirmation {
    /// It.
    pub code: String,
}

/// Whose password was forgotten: `POST api/forgotten`. The answer is the same whether there is such a player or not.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Forgotten {
    /// The name of the player, or the address that they have confirmed.
    pub whose: String,
    /// In which language of the page the letter is written; the usual one if there is no such.
    pub language: String,
}
