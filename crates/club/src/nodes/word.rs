//! What nodes say to one another: a line of JSON, and behind it what a client is told, as it is.

use std::collections::HashSet;

use bytes::Bytes;
use protocol::EventKind;
use protocol::online::{ActionId, Branch, ChatRoom, MatchId, SeekId};
use serde::{Deserialize, Serialize};

use crate::ClubError;
use crate::hub::Which;
use crate::live::Order;

/// Who says something through another node, which knows that it is so.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Speaker {
    pub(crate) connection: u64,
    /// Who is signed in there.
    pub(crate) player: Option<String>,
    /// How long a message and its answer take to their client, in milliseconds.
    pub(crate) lag: u64,
}

/// What a node says.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "word", rename_all = "kebab-case")]
pub(crate) enum Word {
    // To the node that has a match.
    Watch {
        game: MatchId,
        from: Speaker,
        unheard: HashSet<String>,
    },
    Leave {
        game: MatchId,
        connection: u64,
    },
    Do {
        game: MatchId,
        from: Speaker,
        id: ActionId,
        seq: u32,
        events: Vec<EventKind>,
    },
    Plan {
        game: MatchId,
        from: Speaker,
        id: ActionId,
        seq: u32,
        branches: Vec<Branch>,
    },
    Say {
        game: MatchId,
        from: Speaker,
        id: ActionId,
        room: ChatRoom,
        text: String,
    },
    /// An arbiter rules, and is told under that number what came of it.
    Rule {
        game: MatchId,
        ask: u64,
        order: Box<Order>,
    },
    /// A connection is closed.
    Gone {
        connection: u64,
    },

    // To the node of a connection.
    /// Connections are told what is behind this.
    Tell {
        to: Vec<u64>,
    },
    /// A connection has to come back.
    Cut {
        connection: u64,
    },

    /// To whoever asked something under that number: it is so, or why not.
    Answer {
        ask: u64,
        failed: Option<ClubError>,
    },

    /// Something that was said is lost: all of that node have to come back.
    Anew,

    // To all.
    Seek {
        seek: SeekId,
    },
    SeekGone {
        seek: SeekId,
        declined: bool,
    },
    /// A player is told what is behind this, wherever they are connected.
    Player {
        player: String,
    },
    /// Whoever has that player connected says so.
    Wanted {
        player: String,
        ask: u64,
    },
    /// A player has deleted their account.
    Deleted {
        player: String,
    },
    /// Something proves a player no more.
    Sessions {
        player: String,
        which: Which,
    },
    /// How many are connected here, and who of those that seek something.
    Here {
        connected: u64,
        seeking: Vec<String>,
    },
}

impl Word {
    /// As it is sent, with what is behind it.
    pub(crate) fn write(&self, rest: &[u8]) -> Vec<u8> {
        let mut bytes = serde_json::to_vec(self).expect("words have text keys");
        bytes.push(b'\n');
        bytes.extend_from_slice(rest);
        bytes
    }

    /// The inverse of [`write`](Self::write).
    pub(crate) fn read(bytes: &Bytes) -> Option<(Self, Bytes)> {
        // JSON on one line has no line break.
        let end = bytes.iter().position(|byte| *byte == b'\n')?;
        let word = serde_json::from_slice(&bytes[..end]).ok()?;
        Some((word, bytes.slice(end + 1..)))
    }
}

#[cfg(test)]
mod tests {
    use protocol::{Problem, Ruling};
    use rules::Player;
    use store::Act;

    use super::*;

    #[test]
    fn words_are_read_as_they_were_written() {
        let from = Speaker { connection: 3 << 32, player: Some("p\n1".to_owned()), lag: 40 };
        let game = MatchId("m1".to_owned());
        let id = ActionId("a".to_owned());
        let events = vec![EventKind::Act { action: "e1-e2".to_owned() }];
        let ruling = Ruling::Decide { winner: Some(Player::Second) };
        let act = Act { id: "x".to_owned(), why: "both\nsaid so".to_owned(), ..Act::default() };
        let order = Box::new(Order { ruling, act });
        let problem =
            Problem { code: "c".to_owned(), rule: None, args: vec![], message: "m".to_owned() };
        let words = [
            Word::Do { game: game.clone(), from: from.clone(), id: id.clone(), seq: 4, events },
            Word::Rule { game: game.clone(), ask: 3, order },
            Word::Answer { ask: 3, failed: None },
            Word::Answer { ask: 3, failed: Some(ClubError::Game(vec![problem])) },
            Word::Answer { ask: 4, failed: Some(ClubError::Stale { seq: 9 }) },
            Word::Say { game, from, id, room: ChatRoom::Players, text: "a\nb".to_owned() },
            Word::Tell { to: vec![1, 2] },
            Word::Deleted { player: "p1".to_owned() },
            Word::Sessions { player: "p1".to_owned(), which: Which::But("s1".to_owned()) },
            Word::Anew,
        ];
        for word in words {
            let bytes = Bytes::from(word.write(b"{\"tell\":\n1}"));
            assert_eq!(Word::read(&bytes), Some((word, Bytes::from_static(b"{\"tell\":\n1}"))));
        }
        assert_eq!(Word::read(&Bytes::from_static(b"{}\n")), None);
    }
}
