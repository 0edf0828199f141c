//! What may be asked by and about those who look after others, and by players who keep apart.

use club::ClubError;
use protocol::online::{
    Act, Appointment, Gathering, Judgement, KnownPlayer, MatchSummary, NewGathering, NewReport,
    NewShun, Overview, Pairing, Reason, Report, Shun, Suspension,
};

use super::super::{office, peace};
use crate::api::{By, Door, Operation};

/// Players who keep apart from others.
pub(super) fn with_peace(door: Door) -> Door {
    let op = Operation::new;
    door.get(
        "/shuns",
        peace::shuns,
        op("shuns", By::Player, "Those whom one shuts out.").tells::<Vec<Shun>>(),
    )
    .put(
        "/shuns/{player}",
        peace::shun,
        op("shun", By::Player, "Shuts somebody out.")
            .at("player", "The player's id.")
            .takes::<NewShun>()
            .tells::<Vec<Shun>>()
            .refuses([ClubError::NoPlayer, ClubError::Yourself])
            .refuses([ClubError::TooManyShuns { most: 0 }]),
    )
    .delete(
        "/shuns/{player}",
        peace::unshun,
        op("unshun", By::Player, "Shuts somebody out no more.")
            .at("player", "The player's id.")
            .tells::<Vec<Shun>>()
            .refuses([ClubError::NoPlayer, ClubError::Yourself]),
    )
    .post(
        "/reports",
        peace::report,
        op("report", By::Player, "Reports a player to those who look after others.")
            .takes::<NewReport>()
            .refuses([ClubError::NoPlayer, ClubError::Yourself, ClubError::NoMatch])
            .refuses([ClubError::NoLine, ClubError::BadReason { most: 0 }]),
    )
}

/// Events, and rulings in matches.
pub(super) fn with_events(door: Door) -> Door {
    let op = Operation::new;
    let event = |id, by, about| {
        op(id, by, about).at("id", "The event's id.").refuses([ClubError::NoGathering])
    };
    let official = |id, about| {
        event(id, By::Player, about)
            .refuses([ClubError::NoRight, ClubError::GatheringClosed, ClubError::NoPlayer])
            .refuses([ClubError::BadReason { most: 0 }, ClubError::Yourself])
    };
    door.get(
        "/gatherings",
        office::gatherings,
        op("events", By::Anyone, "Events, without their matches.").tells::<Vec<Gathering>>(),
    )
    .post(
        "/gatherings",
        office::open,
        op("openEvent", By::Player, "Opens an event.")
            .takes::<NewGathering>()
            .tells::<Gathering>()
            .refuses([ClubError::NoRight, ClubError::BadTitle { most: 0 }])
            .refuses([ClubError::BadReason { most: 0 }, ClubError::NoPlayer]),
    )
    .get(
        "/gatherings/{id}",
        office::gathering,
        event("event", By::Anyone, "An event.").tells::<Gathering>(),
    )
    .get(
        "/gatherings/{id}/acts",
        office::acts,
        official("eventActs", "What officials have done in an event.").tells::<Vec<Act>>(),
    )
    .post(
        "/gatherings/{id}/close",
        office::close,
        official("closeEvent", "Closes an event.").takes::<Reason>(),
    )
    .post(
        "/gatherings/{id}/officials",
        office::appoint,
        official("appoint", "Makes somebody an official, or no more.").takes::<Appointment>(),
    )
    .post(
        "/gatherings/{id}/pairings",
        office::pair,
        official("pair", "Begins a match of an event.")
            .takes::<Pairing>()
            .tells::<MatchSummary>()
            .refuses([ClubError::RegisteredOnly, ClubError::FreeTakebacks])
            .refuses([ClubError::NotRateable, ClubError::OwnMatch])
            .judges_games(),
    )
    .post(
        "/matches/{id}/rulings",
        office::judge,
        op("judge", By::Player, "Rules in a match: halts it, lets it go on, or decides it.")
            .at("id", "The match's id.")
            .takes::<Judgement>()
            .refuses([ClubError::NoMatch, ClubError::NoRight, ClubError::OwnMatch])
            .refuses([ClubError::BadReason { most: 0 }])
            .judges_games(),
    )
}

/// Those who look after the server.
pub(super) fn with_office(door: Door) -> Door {
    let op = |id, about| Operation::new(id, By::Player, about).refuses([ClubError::NoRight]);
    let why = || ClubError::BadReason { most: 0 };
    door.get(
        "/admin",
        peace::overview,
        op("overview", "What goes on, and the load.").tells::<Overview>(),
    )
    .get("/admin/acts", peace::acts, op("acts", "What officials have done.").tells::<Vec<Act>>())
    .get(
        "/admin/players",
        peace::players,
        op("knownPlayers", "Players by the beginning of their names.")
            .asks("name", true, &[], "How the name begins.")
            .tells::<Vec<KnownPlayer>>(),
    )
    .get(
        "/admin/reports",
        peace::reports,
        op("reports", "Reports, with what was said.")
            .asks("closed", false, &["true", "false"], "Those that are dealt with.")
            .tells::<Vec<Report>>(),
    )
    .post(
        "/admin/reports/{id}/close",
        peace::close_report,
        op("closeReport", "A report is dealt with.")
            .at("id", "The report's id.")
            .takes::<Reason>()
            .refuses([ClubError::NoReport, why()]),
    )
    .post(
        "/admin/suspensions",
        peace::suspend,
        op("suspend", "Suspends a player, or no more.").takes::<Suspension>().refuses([
            ClubError::NoPlayer,
            ClubError::Yourself,
            why(),
        ]),
    )
}
