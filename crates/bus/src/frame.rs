//! What a message looks like on the wire: one byte for its kind, numbers of eight bytes, the message.

use bytes::{BufMut, Bytes, BytesMut};

/// Who is meant.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum To {
    All,
    Node(u64),
}

/// What goes over the wire.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Frame<'a> {
    Message {
        from: u64,
        to_all: bool,
        number: u64,
        message: &'a [u8],
    },
    /// How far a node has counted what it said to all, and to each.
    Beat {
        from: u64,
        sent: u64,
        each: Vec<(u64, u64)>,
    },
}

impl<'a> Frame<'a> {
    pub(crate) fn write(&self) -> Bytes {
        let mut bytes = BytesMut::new();
        match self {
            Self::Message { from, to_all, number, message } => {
                bytes.put_u8(u8::from(*to_all));
                bytes.put_u64(*from);
                bytes.put_u64(*number);
                bytes.put_slice(message);
            }
            Self::Beat { from, sent, each } => {
                bytes.put_u8(2);
                bytes.put_u64(*from);
                bytes.put_u64(*sent);
                for (node, number) in each {
                    bytes.put_u64(*node);
                    bytes.put_u64(*number);
                }
            }
        }
        bytes.freeze()
    }

    pub(crate) fn read(bytes: &'a [u8]) -> Option<Self> {
        let (kind, rest) = bytes.split_first()?;
        let (from, rest) = number(rest)?;
        let (number, mut rest) = number(rest)?;
        match kind {
            0 | 1 => Some(Self::Message { from, to_all: *kind == 1, number, message: rest }),
            2 => {
                let mut each = Vec::new();
                while !rest.is_empty() {
                    let (node, after) = self::number(rest)?;
                    let (sent, after) = self::number(after)?;
                    each.push((node, sent));
                    rest = after;
                }
                Some(Self::Beat { from, sent: number, each })
            }
            _ => None,
        }
    }
}

fn number(bytes: &[u8]) -> Option<(u64, &[u8])> {
    let (number, rest) = bytes.split_first_chunk()?;
    Some((u64::from_be_bytes(*number), rest))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn frames_are_read_as_they_were_written() {
        let frames = [
            Frame::Message { from: 7, to_all: false, number: 1, message: b"hello" },
            Frame::Message { from: u64::MAX, to_all: true, number: 0, message: b"" },
            Frame::Beat { from: 3, sent: 9, each: vec![(1, 2), (4, 5)] },
            Frame::Beat { from: 3, sent: 0, each: vec![] },
        ];
        for frame in frames {
            assert_eq!(Frame::read(&frame.write()), Some(frame));
        }
        for junk in [&b""[..], b"\x00", b"\x09aaaaaaaabbbbbbbb", b"\x02aaaaaaaabbbbbbbbc"] {
            assert_eq!(Frame::read(junk), None);
        }
    }
}
