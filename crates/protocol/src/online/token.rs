use serde::{Deserialize, Serialize};

use super::TokenId;

/// Something that a personal token allows. None of them allows to manage the account.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Scope {
    /// To see what the player sees: who they are, their matches and challenges; to connect.
    Read,
    /// To make, take back, take and decline seeks, and to do what a player does in a match.
    Play,
    /// To say something in a match.
    Chat,
}

impl Scope {
    /// Every one.
    pub const ALL: [Self; 3] = [Self::Read, Self::Play, Self::Chat];

    /// Its word on the wire.
    pub fn word(self) -> &'static str {
        match self {
            Self::Read => "read",
            Self::Play => "play",
            Self::Chat => "chat",
        }
    }
}

impl std::fmt::Display for Scope {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.pad(self.word())
    }
}

impl std::str::FromStr for Scope {
    type Err = ();

    /// The inverse of [`word`](Self::word).
    fn from_str(text: &str) -> Result<Self, ()> {
        Self::ALL.into_iter().find(|scope| scope.word() == text).ok_or(())
    }
}

/// A token that is wanted: `POST api/tokens`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct NewToken {
    /// What its owner calls it: 1 to 40 characters.
    pub label: String,
    /// What it allows: at least one.
    pub scopes: Vec<Scope>,
}

/// A token as its owner sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TokenInfo {
    /// Its name, with which it can be revoked. Not what proves it.
    pub id: TokenId,
    /// What its owner calls it.
    pub label: String,
    /// What it allows.
    pub scopes: Vec<Scope>,
    /// Since when: milliseconds since 1970.
    pub since: u64,
    /// When it was used last, to the hour: milliseconds since 1970; none if it never was.
    pub seen: Option<u64>,
}

/// A token that was made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct MadeToken {
    /// As it is listed.
    pub token: TokenInfo,
    /// What proves it, in the header `Authorization: Bearer SECRET`. It is told this one time.
    pub secret: String,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_word_of_a_scope_is_that_on_the_wire() {
        for scope in Scope::ALL {
            assert_eq!(scope.word().parse(), Ok(scope));
        }
        assert!("account".parse::<Scope>().is_err());
    }
}
