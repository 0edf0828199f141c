//! A small network over features that are there or not, in whole numbers.
//!
//! A position is described by its *features*, of which it has some tens out of thousands. Each has a
//! row of [`WIDTH`] weights; the rows of a position's features and the bias are added up lane by lane,
//! each lane is clipped to 0 … 1 and squared, and the weighted sum of the lanes is the value. All of
//! it is from the side of the player to move, so there is one set of weights for both players.
//!
//! # Format
//!
//! Little-endian: the bytes `GIPFNET1`; `u32` number of rows; `i32` value of the sum of no lane;
//! `i16` bias of each lane; `i16` weight of each lane; the rows, [`WIDTH`] times `i16` each. Rows and
//! biases are in units of 1/[`ONE`]. A weight `w` makes a full lane worth `w·`[`PER_WEIGHT`]
//! hundredths of a basic piece.

use rules::Key;

/// How many lanes there are.
pub const WIDTH: usize = 32;
/// What 1 is in a lane.
pub const ONE: i16 = 181;
/// The hundredths of a basic piece that a weight of 1 is worth in a full lane.
#[allow(clippy::cast_precision_loss, reason = "a power of two is exact")]
pub const PER_WEIGHT: f32 = (ONE as f32 * ONE as f32) / SHARE as f32;
/// By what the sum of squares times weights is divided.
const SHARE: i32 = 1 << 15;
/// The greatest weight of a lane, so that a lane times its weight stays within 16 bits.
pub const MOST_WEIGHT: i16 = i16::MAX / ONE;

const MAGIC: &[u8; 8] = b"GIPFNET1";

/// The weights of all lanes for one feature: a cache line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(align(64))]
pub struct Row(pub [i16; WIDTH]);

/// The weights of a network.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Net {
    /// The weights of each feature.
    pub rows: Vec<Row>,
    /// Where each lane begins.
    pub bias: Row,
    /// What each lane counts, at most [`MOST_WEIGHT`] either way.
    pub weights: Row,
    /// The value when every lane is empty, in hundredths of a basic piece.
    pub rest: i32,
}

/// The bytes are no network for this program.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("this is no network for the features of this version; train it anew")]
pub struct BadNet;

/// The most features a position has.
pub const MOST_FEATURES: usize = 256;

impl Net {
    /// The value of a position, in hundredths of a basic piece, from the side of the player to move.
    ///
    /// # Panics
    ///
    /// If the network is for other features.
    #[inline]
    pub fn value<G>(&self, seen: &impl Features<G>, position: &G) -> i32 {
        // Listed first, so that the lanes stay in registers while rows are added.
        let mut list = [0_u16; MOST_FEATURES];
        let mut length = 0;
        seen.each(position, |feature| {
            list[length] = narrow(feature);
            length += 1;
        });
        self.value_of(&list[..length])
    }

    /// The value of a position with these features.
    ///
    /// # Panics
    ///
    /// If a feature is beyond those of the network.
    #[inline]
    pub fn value_of(&self, features: &[u16]) -> i32 {
        let mut lanes = self.bias.0;
        for &feature in features {
            for (lane, weight) in lanes.iter_mut().zip(&self.rows[usize::from(feature)].0) {
                *lane = lane.wrapping_add(*weight);
            }
        }
        let mut value = 0;
        for (lane, &weight) in lanes.into_iter().zip(&self.weights.0) {
            let lane = lane.clamp(0, ONE);
            value += i32::from(lane.wrapping_mul(weight)) * i32::from(lane);
        }
        value / SHARE + self.rest
    }

    /// Reads a network for so many features.
    ///
    /// # Errors
    ///
    /// [`BadNet`] if the bytes are in another format or for other features.
    pub fn read(bytes: &[u8], features: usize) -> Result<Self, BadNet> {
        let (head, rows) = bytes.split_at_checked(16 + 4 * WIDTH).ok_or(BadNet)?;
        let word = |at: usize| head[at..at + 4].try_into().map(u32::from_le_bytes);
        let count = word(8).map_err(|_| BadNet)? as usize;
        if &head[..8] != MAGIC || count != features || rows.len() != count * 2 * WIDTH {
            return Err(BadNet);
        }
        let rest = word(12).map_err(|_| BadNet)?.cast_signed();
        let mut all =
            head[16..].chunks_exact(2 * WIDTH).chain(rows.chunks_exact(2 * WIDTH)).map(row);
        let (bias, weights) = all.next().zip(all.next()).ok_or(BadNet)?;
        if weights.0.iter().any(|weight| weight.unsigned_abs() > MOST_WEIGHT.unsigned_abs()) {
            return Err(BadNet);
        }
        Ok(Self { rows: all.collect(), bias, weights, rest })
    }

    /// The name of the network in `nets/`: what it is for, and a hash of its bytes.
    ///
    /// # Panics
    ///
    /// As [`bytes`](Self::bytes).
    pub fn name(&self, what: &str) -> String {
        let bytes = self.bytes();
        let word = |bytes: &[u8]| bytes.iter().fold(0, |word, &byte| word << 8 | u64::from(byte));
        let words: Vec<u64> = bytes.chunks(8).map(word).collect();
        format!("{what}-{}", Key::of(&words))
    }

    /// The bytes of the network, which [`read`](Self::read) takes.
    ///
    /// # Panics
    ///
    /// If there are more features than a `u32` counts.
    pub fn bytes(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        let count = u32::try_from(self.rows.len()).expect("features are counted in thousands");
        bytes.extend(count.to_le_bytes());
        bytes.extend(self.rest.to_le_bytes());
        for row in [&self.bias, &self.weights].into_iter().chain(&self.rows) {
            bytes.extend(row.0.iter().flat_map(|weight| weight.to_le_bytes()));
        }
        bytes
    }
}

/// The number of a feature in the form in which it is kept.
#[allow(clippy::cast_possible_truncation, reason = "features are counted in thousands")]
#[inline]
pub const fn narrow(feature: usize) -> u16 {
    feature as u16
}

fn row(bytes: &[u8]) -> Row {
    let mut row = Row([0; WIDTH]);
    for (weight, pair) in row.0.iter_mut().zip(bytes.chunks_exact(2)) {
        *weight = i16::from_le_bytes([pair[0], pair[1]]);
    }
    row
}

/// What a network sees of a game.
pub trait Features<G> {
    /// How many features there are, beside the parts.
    fn count(&self) -> usize;

    /// Calls `see` with each feature of a position, from the side of the player to move.
    fn each(&self, position: &G, see: impl FnMut(usize));

    /// How many parts features have in common.
    fn parts(&self) -> usize;

    /// The parts of a feature: while a network learns, the row of a feature is its own one and those
    /// of its parts together, so that rare features are known by what they have in common with
    /// others.
    fn parts_of(&self, feature: usize) -> &[u16];
}

/// The network of that name in `nets/`, for features that are seen.
macro_rules! included {
    ($name:literal, $seen:expr) => {{
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/nets/", $name, ".net");
        let bytes = include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/nets/", $name, ".net"));
        $crate::net::Net::read(bytes, $crate::net::Features::count(&$seen))
            .unwrap_or_else(|bad| panic!("{path}: {bad}"))
    }};
}
pub(crate) use included;

#[cfg(test)]
mod tests {
    use super::*;

    fn net() -> Net {
        let mut rng = fastrand::Rng::with_seed(1);
        let mut row = |most: i16| Row(std::array::from_fn(|_| rng.i16(-most..=most)));
        let (bias, weights) = (row(100), row(MOST_WEIGHT));
        Net { rows: (0..5).map(|_| row(300)).collect(), bias, weights, rest: -7 }
    }

    #[test]
    fn bytes_are_read_as_they_were_written() {
        let bytes = net().bytes();
        assert_eq!(Net::read(&bytes, 5), Ok(net()));
        assert_eq!(Net::read(&bytes, 6), Err(BadNet), "for other features");
        assert_eq!(Net::read(&bytes[..bytes.len() - 1], 5), Err(BadNet), "cut off");
        assert_eq!(Net::read(&bytes[..20], 5), Err(BadNet), "cut off early");
        let mut heavy = net();
        heavy.weights.0[3] = i16::MIN;
        assert_eq!(Net::read(&heavy.bytes(), 5), Err(BadNet), "a weight that overflows");
    }

    #[test]
    fn the_value_is_the_weighted_sum_of_the_squares() {
        let net = net();
        let lane = |lane: usize| {
            let sum = i32::from(net.bias.0[lane]) + i32::from(net.rows[1].0[lane]) * 2;
            sum.clamp(0, ONE.into()).pow(2) * i32::from(net.weights.0[lane])
        };
        let sum: i32 = (0..WIDTH).map(lane).sum();
        assert_eq!(net.value_of(&[1, 1]), sum / SHARE - 7);
    }
}
