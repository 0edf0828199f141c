//! What the server tells, as far as programs need it. What is new in it is passed over.
//!
//! `protocol::online::ServerMessage` itself is written only and cannot be read: its views hold the codes of kinds,
//! prompts and reasons as texts of the program (`&'static str`), its legal actions travel in a shorter form, and a
//! word that a later server says must not be a fault here. Programs have the rules and make views of their own, so
//! these are not even looked at. The test below reads what `ServerMessage` writes.

use protocol::online::{ActionId, MatchId, MatchSummary, Me, Relation, Seek, SeekId};
use protocol::{ClockView, Ending, Event, Failure, OfferView, SavedMatch};
use rules::Player;
use serde::Deserialize;

/// What the server says through the WebSocket; see `protocol::online::ServerMessage`.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(tag = "tell", rename_all = "kebab-case")]
pub enum Told {
    /// Said first: who is connected.
    Hello {
        /// Who; nobody who only watches.
        me: Option<Box<Me>>,
        /// The matches in which they play and that go on.
        matches: Vec<MatchSummary>,
    },
    /// All of a match.
    Match {
        /// The match.
        #[serde(rename = "match")]
        game: Box<Seen>,
    },
    /// Something has happened.
    Happened {
        /// In which match.
        #[serde(rename = "match")]
        game: MatchId,
        /// What.
        change: Box<Changed>,
    },
    /// What was sent is done.
    Done {
        /// In which match.
        #[serde(rename = "match")]
        game: MatchId,
        /// Its name.
        id: ActionId,
        /// How many events there were after it.
        seq: u32,
    },
    /// What was sent was refused.
    Refused {
        /// In which match.
        #[serde(rename = "match")]
        game: MatchId,
        /// Its name.
        id: ActionId,
        /// Why.
        failure: Failure,
    },
    /// All seeks that may be seen.
    Lobby {
        /// All of them, oldest first.
        seeks: Vec<Seek>,
    },
    /// There is a new seek.
    Seek {
        /// It.
        seek: Box<Seek>,
    },
    /// A seek is gone.
    SeekGone {
        /// Which.
        seek: SeekId,
        /// Whether the player whom it was for has declined it.
        declined: bool,
    },
    /// A match has begun.
    Began {
        /// It.
        #[serde(rename = "match")]
        game: Box<MatchSummary>,
    },
    /// What was sent was no message, or asks for something that there is not.
    Failed {
        /// Why.
        failure: Failure,
    },
    /// The server stops, or the client was too slow.
    Closing {
        /// After how many milliseconds to come back.
        after: u64,
    },
    /// Something else.
    #[serde(other)]
    Other,
}

/// A match as it stands.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct Seen {
    /// What lists show.
    pub summary: MatchSummary,
    /// Who looks.
    pub you: Relation,
    /// How many events there were.
    pub seq: u32,
    /// Milliseconds since the match began, when this was sent.
    pub at: u64,
    /// The state.
    pub state: SeenState,
    /// The next match, if both wanted another one.
    pub next: Option<MatchId>,
}

/// The state of a match.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct SeenState {
    /// The match.
    pub saved: SavedMatch,
    /// How it ended, if it has.
    pub ending: Option<Ending>,
    /// Whose decision is next.
    pub deciders: Vec<Player>,
    /// The clocks as they stood at the last event.
    pub clocks: Option<[ClockView; 2]>,
    /// The offers that stand.
    pub offers: Vec<OfferView>,
}

/// What has changed in a match.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct Changed {
    /// How many events there are now.
    pub seq: u32,
    /// Milliseconds since the match began.
    pub at: u64,
    /// From which event on the log is replaced.
    pub from: u32,
    /// The log from there on.
    pub events: Vec<Event>,
    /// As in the state.
    pub ending: Option<Ending>,
    /// As in the state.
    pub deciders: Vec<Player>,
    /// As in the state.
    pub clocks: Option<[ClockView; 2]>,
    /// As in the state.
    pub offers: Vec<OfferView>,
    /// The next match, once both want another one.
    pub next: Option<MatchId>,
}

impl Seen {
    /// Takes in what has happened; whether that goes on from here. If not, the match must be watched again.
    pub fn follow(&mut self, change: Changed) -> bool {
        let from = usize::try_from(change.from).unwrap_or(usize::MAX);
        let log = &mut self.state.saved.log;
        if from > log.len() {
            return false;
        }
        log.truncate(from);
        log.extend(change.events);
        self.seq = change.seq;
        self.at = change.at;
        self.next = change.next.or(self.next.take());
        let SeenState { ending, deciders, clocks, offers, .. } = &mut self.state;
        *ending = change.ending;
        *deciders = change.deciders;
        *clocks = change.clocks;
        *offers = change.offers;
        true
    }
}

#[cfg(test)]
mod tests {
    use protocol::online::{ActionId, MatchId, PlayerId, PlayerInfo, SeekId, ServerMessage};
    use protocol::{Failure, Problem};
    use serde_json::json;

    use super::*;

    fn told(message: &ServerMessage) -> Told {
        serde_json::from_str(&serde_json::to_string(message).unwrap()).unwrap()
    }

    #[test]
    fn what_is_written_is_read_and_what_is_not_needed_is_passed_over() {
        let (game, id) = (MatchId("m1".to_owned()), ActionId("a1".to_owned()));
        let problem =
            Problem { code: "x".to_owned(), rule: None, args: Vec::new(), message: "y".to_owned() };
        let failure = Failure { problems: vec![problem] };
        let who = |id: &str| PlayerInfo {
            id: PlayerId(id.to_owned()),
            name: None,
            guest: true,
            program: false,
        };
        let summary = MatchSummary {
            id: game.clone(),
            spec: "gipf:basic".to_owned(),
            speed: None,
            clock: None,
            rated: false,
            players: [who("p1"), who("p2")],
            began: 7,
            deciders: vec![Player::First],
            ending: None,
            ratings: None,
        };
        let seek: Seek = serde_json::from_value(json!({
            "id": "k1", "by": who("p1"), "since": 1,
            "wanted": { "spec": "zertz", "terms": {}, "rated": false, "colour": "any", "audience": { "for": "everybody" } },
        }))
        .unwrap();
        for (message, wanted) in [
            (
                ServerMessage::Hello { me: None, now: 1, matches: vec![summary.clone()] },
                Told::Hello { me: None, matches: vec![summary.clone()] },
            ),
            (
                ServerMessage::Done { game: game.clone(), id: id.clone(), seq: 3 },
                Told::Done { game: game.clone(), id: id.clone(), seq: 3 },
            ),
            (
                ServerMessage::Refused {
                    game: game.clone(),
                    id: id.clone(),
                    seq: 3,
                    failure: failure.clone(),
                },
                Told::Refused { game: game.clone(), id, failure: failure.clone() },
            ),
            (
                ServerMessage::Lobby { seeks: vec![seek.clone()], playing: 1, connected: 2 },
                Told::Lobby { seeks: vec![seek.clone()] },
            ),
            (
                ServerMessage::Seek { seek: Box::new(seek.clone()) },
                Told::Seek { seek: Box::new(seek) },
            ),
            (
                ServerMessage::SeekGone { seek: SeekId("k1".to_owned()), declined: true },
                Told::SeekGone { seek: SeekId("k1".to_owned()), declined: true },
            ),
            (
                ServerMessage::Began { game: Box::new(summary.clone()) },
                Told::Began { game: Box::new(summary) },
            ),
            (ServerMessage::Failed { failure: failure.clone() }, Told::Failed { failure }),
            (ServerMessage::Closing { after: 5 }, Told::Closing { after: 5 }),
            (ServerMessage::Pong { n: 1, now: 2 }, Told::Other),
            (
                ServerMessage::Presence { game, here: [true; 2], spectators: 0, claim: None },
                Told::Other,
            ),
        ] {
            assert_eq!(told(&message), wanted);
        }
        let later: Told = serde_json::from_value(json!({ "tell": "later", "x": [1] })).unwrap();
        assert_eq!(later, Told::Other);
    }
}
