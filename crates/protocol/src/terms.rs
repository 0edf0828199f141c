use std::fmt;
use std::marker::PhantomData;

use serde::de::value::MapAccessDeserializer;
use serde::de::{MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};

/// What was agreed about a match besides the game; by default nothing.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, optional_fields))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default)]
pub struct Terms {
    /// The clock, as `300+5`, the two players apart by `/`; none if nothing is said. The forms are told
    /// in `docs/record.md`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clock: Option<String>,
    /// Who may take actions back; whoever wants if nothing is said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub takebacks: Option<Takebacks>,
    /// How often a position may stand at the start of a turn, the last time being a draw: 2 or more, or
    /// 0 for no such rule. What is usual in the game if nothing is said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub repetition: Option<u32>,
    /// The agreement of a combined game, as `hands challenges=3`; its form is told in
    /// `docs/record.md`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub combine: Option<String>,
}

/// Reads something from an object only: of what may be left out altogether serde would also take any array.
pub(crate) fn object<'de, D, T>(deserializer: D) -> Result<T, D::Error>
where
    D: Deserializer<'de>,
    T: Deserialize<'de>,
{
    struct Object<T>(PhantomData<T>);

    impl<'de, T: Deserialize<'de>> Visitor<'de> for Object<T> {
        type Value = T;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("an object")
        }

        fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<T, A::Error> {
            T::deserialize(MapAccessDeserializer::new(map))
        }
    }

    deserializer.deserialize_map(Object(PhantomData))
}

impl Terms {
    /// Whether nothing was agreed.
    pub fn is_usual(&self) -> bool {
        *self == Self::default()
    }
}

/// Who may take actions back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Takebacks {
    /// Either player at any time.
    Free,
    /// Either player, if the other one agrees.
    Agreed,
    /// Nobody.
    Never,
}

/// Something that needs both players.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "of", rename_all = "kebab-case")]
pub enum Offer {
    /// The match ends in a draw.
    Draw,
    /// Actions are taken back until that many are left.
    TakeBack {
        /// How many actions of the match stay.
        to: u32,
    },
    /// The clocks stand until either player goes on.
    Pause,
    /// Another match with colours exchanged, once this one is over.
    Rematch,
}

/// An offer that stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct OfferView {
    /// Who made it.
    pub by: rules::Player,
    /// What it is.
    pub offer: Offer,
}

/// What a player's clock shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ClockView {
    /// Milliseconds until the flag falls, with all periods.
    pub left: u64,
    /// Milliseconds of the main time.
    pub main: u64,
    /// Milliseconds that still pass before the main time runs (delay), or that the period has left once
    /// it is used up (byo-yomi).
    pub spare: u64,
    /// How many periods are left.
    pub periods: u32,
    /// Whether it runs.
    pub runs: bool,
}
