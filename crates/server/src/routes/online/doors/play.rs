//! What may be asked about games: seeks, matches, the WebSocket.

use axum::http::StatusCode;
use club::ClubError;
use protocol::online::{LiveMatch, MatchSummary, NewSeek, Scope, Seek, Taken};

use super::super::{lobby, matches, socket};
use crate::api::{By, Door, Operation};
use crate::error::Error;

/// The lobby.
pub(super) fn with_seeks(door: Door) -> Door {
    let op = Operation::new;
    let named = |id, by, about| op(id, by, about).at("id", "The seek's id.");
    door.get(
        "/seeks",
        lobby::seeks,
        op("seeks", By::Reader, "Seeks for everybody, one's own, challenges to whoever asks.")
            .tells::<Vec<Seek>>(),
    )
    .post(
        "/seeks",
        lobby::add,
        op("addSeek", By::Scope(Scope::Play), "Seeks a game.")
            .takes::<NewSeek>()
            .tells::<Seek>()
            .refuses([
                ClubError::RegisteredOnly,
                ClubError::OwnSeek,
                ClubError::NoPlayer,
                ClubError::TooManySeeks { most: 0 },
                ClubError::FreeTakebacks,
                ClubError::NotRateable,
                ClubError::Suspended { days: 0 },
            ])
            .judges_games(),
    )
    .get(
        "/seeks/{id}",
        lobby::seek,
        named("seek", By::Reader, "A seek, also an invitation by link.")
            .tells::<Seek>()
            .refuses([ClubError::NoSeek]),
    )
    .delete(
        "/seeks/{id}",
        lobby::remove,
        named("removeSeek", By::Scope(Scope::Play), "Takes one's own seek back.")
            .refuses([ClubError::NoSeek, ClubError::NotYours]),
    )
    .post(
        "/seeks/{id}/accept",
        lobby::accept,
        named("acceptSeek", By::Scope(Scope::Play), "Takes a seek: the match has begun.")
            .tells::<Taken>()
            .refuses([ClubError::NoSeek, ClubError::OwnSeek, ClubError::RegisteredOnly])
            .refuses([ClubError::Suspended { days: 0 }])
            .judges_games(),
    )
    .post(
        "/seeks/{id}/decline",
        lobby::decline,
        named("declineSeek", By::Scope(Scope::Play), "Declines a challenge to whoever asks.")
            .refuses([ClubError::NoSeek, ClubError::NotYours]),
    )
}

/// What is and was played.
pub(super) fn with_matches(door: Door) -> Door {
    let op = Operation::new;
    let named =
        |id, by, about| op(id, by, about).at("id", "The match's id.").refuses([ClubError::NoMatch]);
    door.get(
        "/matches",
        matches::going_on,
        op("matches", By::Reader, "Matches that go on: one's own, or the newest of all.")
            .asks("of", false, &["me"], "Only those in which whoever asks plays.")
            .tells::<Vec<MatchSummary>>()
            .refuses([ClubError::SignedOut]),
    )
    .get(
        "/matches/{id}",
        matches::game,
        named("match", By::Reader, "A match as whoever asks may see it.").tells::<LiveMatch>(),
    )
    .get(
        "/matches/{id}/record",
        matches::record,
        named("record", By::Anyone, "The record of a match.").answers(
            StatusCode::OK,
            "text/plain; charset=utf-8",
            "The record.",
        ),
    )
}

/// The WebSocket.
pub(super) fn with_socket(door: Door) -> Door {
    let about = "Opens the WebSocket: JSON in text frames, `ClientMessage` to the server and `ServerMessage` from it.";
    let connected = StatusCode::SWITCHING_PROTOCOLS;
    door.get(
        "/ws",
        socket::connect,
        Operation::new("connect", By::Reader, about)
            .answers(connected, "", "The WebSocket is open.")
            .refuses([ClubError::SignedOut])
            .refuses([Error::NoWebSocket { why: String::new() }]),
    )
}
