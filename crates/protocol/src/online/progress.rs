use serde::{Deserialize, Serialize};

use super::PlayerId;
use crate::Deed;

/// What was done on a device: `POST api/progress`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct NewDeeds {
    /// Whose deeds they are; refused if somebody else has signed in meanwhile.
    pub player: PlayerId,
    /// The number of the last deed that the device has got; 0 for none.
    pub since: u64,
    /// The deeds that the server may not have yet.
    pub deeds: Vec<Deed>,
}

/// What was done on all devices.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct KeptDeeds {
    /// What came after the deed that the device has got last, its own deeds among them.
    pub deeds: Vec<Deed>,
    /// The number of the last of them.
    pub seq: u64,
    /// Whether there are more: ask again from there.
    pub more: bool,
}
