use serde::{Deserialize, Serialize};

/// A passkey of whoever asks: `GET api/passkeys`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PasskeyInfo {
    /// Its name, with which it can be removed.
    pub id: String,
    /// How the player calls it.
    pub name: String,
    /// Since when: milliseconds since 1970.
    pub since: u64,
    /// When it was used last; `since` if never.
    pub used: u64,
}

/// What making a passkey needs: `POST api/passkeys/begin`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PasskeyWanted {
    /// The password of whoever is signed in.
    pub password: String,
}

/// What a browser is asked for, to make a passkey or to sign in by one. It is answered within five minutes, once.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PasskeyAsked {
    /// To be sent back with the answer.
    pub ceremony: String,
    /// For the browser: `PublicKeyCredential.parseCreationOptionsFromJSON` or `parseRequestOptionsFromJSON`.
    #[cfg_attr(feature = "ts", ts(type = "any"))]
    pub options: serde_json::Value,
}

/// A passkey that a browser has made: `POST api/passkeys`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct NewPasskey {
    /// What was asked.
    pub ceremony: String,
    /// How the player calls it: 1 to 40 characters.
    pub name: String,
    /// What the browser says: `PublicKeyCredential.toJSON()`.
    #[cfg_attr(feature = "ts", ts(type = "any"))]
    pub credential: serde_json::Value,
}

/// Signing in by a passkey: `POST api/login/passkey`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PasskeyShown {
    /// What was asked.
    pub ceremony: String,
    /// What the browser says: `PublicKeyCredential.toJSON()`.
    #[cfg_attr(feature = "ts", ts(type = "any"))]
    pub credential: serde_json::Value,
}
