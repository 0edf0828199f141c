use serde::{Deserialize, Serialize};

/// The key to which browsers subscribe that are to be told through a push service: `GET api/push`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PushKey {
    /// The `applicationServerKey`, in the alphabet of base64url.
    pub key: String,
}

/// A browser that is to be told whenever its player has to decide and is not there: `POST api/push`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct NewSubscription {
    /// Its address at the push service.
    pub endpoint: String,
    /// Its keys.
    pub keys: PushKeys,
    /// The tag of the language in which it is told.
    pub language: String,
}

/// The keys of a browser's subscription, as `PushSubscription.toJSON` gives them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PushKeys {
    /// The public key.
    pub p256dh: String,
    /// The secret that it shares with whoever sends.
    pub auth: String,
}

/// A browser that is to be told no more: `POST api/push/end`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Unsubscription {
    /// Its address at the push service.
    pub endpoint: String,
}
