//! `api/…` of online play: each translates a request for the club. What they mean is told in
//! `docs/server-api.md`, and by the descriptions here to other programs.

pub(crate) mod account;
pub(crate) mod lobby;
pub(crate) mod mail;
pub(crate) mod matches;
pub(crate) mod office;
pub(crate) mod passkeys;
pub(crate) mod peace;
pub(crate) mod progress;
pub(crate) mod push;
pub(crate) mod socket;

use axum::Router;
use axum::http::header::CACHE_CONTROL;
use axum::http::{HeaderValue, StatusCode};
use axum::middleware::map_response;
use axum::response::Response;
use club::ClubError;
use protocol::online::{
    Act, Appointment, Archive, Codes, Confirmation, Credentials, Deletion, Forgotten, Gathering,
    Judgement, KeptDeeds, KnownPlayer, LiveMatch, MadeToken, MailInfo, MatchSummary, Me,
    NewAddress, NewDeeds, NewGathering, NewPasskey, NewReport, NewSeek, NewShun, NewSubscription,
    NewToken, Overview, Pairing, PasskeyAsked, PasskeyInfo, PasskeyShown, PasskeyWanted,
    PlayerInfo, Profile, PushKey, RatingHistory, Reason, Recovery, Registration, Report, Scope,
    Seek, SessionInfo, Shun, Suspension, Taken, TokenInfo, Unsubscription,
};

use crate::api::{By, Door, Operation};
use crate::error::Error;

/// All of them.
pub(crate) fn door() -> Door {
    let door = with_push(with_tokens(with_mail(with_passkeys(with_sessions(Door::new())))));
    let door = with_matches(with_seeks(with_players(door)));
    with_socket(with_office(with_events(with_peace(door))))
}

/// What is told to one player is kept by nobody on the way.
pub(crate) fn unkept(router: Router<crate::State>) -> Router<crate::State> {
    router.layer(map_response(forbid_keeping))
}

async fn forbid_keeping(mut response: Response) -> Response {
    response.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

fn bad_password() -> ClubError {
    ClubError::BadPassword { least: 0, most: 0 }
}

/// Guests, registering, signing in.
fn with_sessions(door: Door) -> Door {
    let op = Operation::new;
    let taken = || ClubError::NameTaken { name: String::new() };
    door.post(
        "/guest",
        account::guest,
        op("enter", By::Person, "Whoever asks; a new guest, signed in, if nobody is.")
            .tells::<Me>(),
    )
    .get("/me", account::me, op("me", By::Scope(Scope::Read), "Whoever asks.").tells::<Me>())
    .post(
        "/register",
        account::register,
        op("register", By::Person, "A guest becomes registered; whoever is signed out begins so.")
            .takes::<Registration>()
            .tells::<Codes>()
            .refuses([ClubError::BadName, bad_password(), taken(), ClubError::RegisteredAlready])
            .refuses([Error::Broken]),
    )
    .post(
        "/login",
        account::login,
        op("login", By::Person, "Signs in.")
            .takes::<Credentials>()
            .tells::<Me>()
            .refuses([ClubError::WrongCredentials]),
    )
    .post("/logout", account::logout, op("logout", By::Person, "Ends the session that asks."))
    .post(
        "/recover",
        account::recover,
        op("recover", By::Person, "A new password by a code; ends all sessions and tokens.")
            .takes::<Recovery>()
            .tells::<Me>()
            .refuses([ClubError::WrongCredentials, bad_password()]),
    )
    .post(
        "/password",
        account::password,
        op("changePassword", By::Player, "Another password; ends all other sessions and tokens.")
            .takes::<Recovery>()
            .refuses([ClubError::WrongCredentials, bad_password()]),
    )
    .post(
        "/codes",
        account::codes,
        op("renewCodes", By::Player, "New recovery codes; the old ones are void.")
            .takes::<Credentials>()
            .tells::<Codes>()
            .refuses([ClubError::WrongCredentials]),
    )
    .get(
        "/sessions",
        account::sessions,
        op("sessions", By::Player, "Where one is signed in.").tells::<Vec<SessionInfo>>(),
    )
    .delete(
        "/sessions",
        account::end_sessions,
        op("endOtherSessions", By::Player, "Ends all sessions but the one that asks."),
    )
    .delete(
        "/sessions/{id}",
        account::end_session,
        op("endSession", By::Player, "Ends a session.")
            .at("id", "The session's id.")
            .refuses([ClubError::NoSession]),
    )
}

/// Personal tokens.
fn with_tokens(door: Door) -> Door {
    let op = Operation::new;
    let refusals = [
        ClubError::BadLabel { most: 0 },
        ClubError::NoScope,
        ClubError::NoTokens,
        ClubError::TooManyTokens { most: 0 },
    ];
    door.get(
        "/tokens",
        account::tokens,
        op("tokens", By::Player, "One's personal tokens.").tells::<Vec<TokenInfo>>(),
    )
    .post(
        "/tokens",
        account::make_token,
        op("makeToken", By::Player, "Makes a token; what proves it is told this one time.")
            .takes::<NewToken>()
            .tells::<MadeToken>()
            .refuses(refusals),
    )
    .delete(
        "/tokens/{id}",
        account::revoke_token,
        op("revokeToken", By::Player, "Revokes a token; its connections end.")
            .at("id", "The token's id.")
            .refuses([ClubError::NoToken]),
    )
}

/// Notices through push services.
fn with_push(door: Door) -> Door {
    let op = Operation::new;
    door.get(
        "/push",
        push::key,
        op("pushKey", By::Anyone, "The key by which a browser knows this server's notices.")
            .tells::<PushKey>(),
    )
    .post(
        "/push",
        push::begin,
        op("beginNotices", By::Player, "Notices to this browser, through its push service.")
            .takes::<NewSubscription>()
            .refuses([Error::BadBrowser]),
    )
    .post(
        "/push/end",
        push::end,
        op("endNotices", By::Player, "No more notices to that browser.").takes::<Unsubscription>(),
    )
}

/// What is asked of an archive: the name, the values there are (any text if none), what it means.
type Asked = (&'static str, &'static [&'static str], &'static str);

const SEARCH: [Asked; 6] = [
    ("game", &[], "Only matches of this game."),
    ("speed", &["fast", "medium", "slow", "days"], "Only as fast as that."),
    ("rated", &["true", "false"], "Only rated matches, or only others."),
    ("outcome", &[], "Only what went so for the player."),
    ("against", &[], "Only against that player."),
    ("before", &[], "Only what began before; for the next page."),
];

/// What is kept about players, for themselves and for others.
fn with_players(door: Door) -> Door {
    let op = Operation::new;
    door.get(
        "/export",
        account::export,
        op("export", By::Player, "All there is about whoever asks.")
            .tells::<serde_json::Map<String, serde_json::Value>>(),
    )
    .post(
        "/delete",
        account::delete,
        op("deleteAccount", By::Player, "Deletes all that is known about whoever asks.")
            .takes::<Deletion>()
            .refuses([ClubError::WrongCredentials]),
    )
    .post(
        "/progress",
        progress::join,
        op(
            "joinProgress",
            By::Player,
            "What was done in the course here, for what was done elsewhere.",
        )
        .takes::<NewDeeds>()
        .tells::<KeptDeeds>()
        .refuses([
            ClubError::GuestProgress,
            ClubError::NotYours,
            ClubError::BadDeed,
            ClubError::TooManyDeeds { most: 0 },
            ClubError::ProgressFull { most: 0 },
        ]),
    )
    .get(
        "/players",
        account::player_named,
        op("playerNamed", By::Anyone, "A registered player by name.")
            .asks("name", true, &[], "The name, without regard to case.")
            .tells::<PlayerInfo>()
            .refuses([ClubError::NoPlayer]),
    )
    .get(
        "/players/{id}",
        account::player,
        op("player", By::Anyone, "A player's page.")
            .at("id", "The player's id.")
            .tells::<Profile>()
            .refuses([ClubError::NoPlayer]),
    )
    .get(
        "/players/{id}/matches",
        account::archive,
        SEARCH.iter().fold(
            op("archive", By::Anyone, "A player's matches, the newest first.")
                .at("id", "The player's id.")
                .tells::<Archive>()
                .refuses([ClubError::NoPlayer, ClubError::NoMatch]),
            |op, (name, values, about)| op.asks(name, false, values, about),
        ),
    )
    .get(
        "/players/{id}/ratings",
        account::ratings,
        op("ratingHistories", By::Anyone, "How each rating went, match by match.")
            .at("id", "The player's id.")
            .tells::<Vec<RatingHistory>>()
            .refuses([ClubError::NoPlayer]),
    )
}

/// Passkeys, beside the password.
fn with_passkeys(door: Door) -> Door {
    let op = Operation::new;
    let named = || ClubError::BadPasskeyName { most: 0 };
    door.get(
        "/passkeys",
        passkeys::list,
        op("passkeys", By::Player, "One's passkeys.").tells::<Vec<PasskeyInfo>>(),
    )
    .post(
        "/passkeys/begin",
        passkeys::begin,
        op("beginPasskey", By::Player, "Begins to make a passkey; needs the password.")
            .takes::<PasskeyWanted>()
            .tells::<PasskeyAsked>()
            .refuses([ClubError::WrongCredentials, ClubError::NoPasskeysHere, named()])
            .refuses([ClubError::RegisteredOnly, ClubError::TooManyPasskeys { most: 0 }]),
    )
    .post(
        "/passkeys",
        passkeys::add,
        op("addPasskey", By::Player, "Makes a passkey by what the browser gives.")
            .takes::<NewPasskey>()
            .tells::<Vec<PasskeyInfo>>()
            .refuses([ClubError::WrongPasskey, ClubError::NoPasskeysHere, named()])
            .refuses([ClubError::RegisteredOnly, ClubError::TooManyPasskeys { most: 0 }]),
    )
    .delete(
        "/passkeys/{id}",
        passkeys::remove,
        op("removePasskey", By::Player, "Forgets a passkey.")
            .at("id", "The passkey's id.")
            .tells::<Vec<PasskeyInfo>>()
            .refuses([ClubError::NoPasskey]),
    )
    .post(
        "/login/passkey/begin",
        passkeys::begin_entering,
        op("beginLogin", By::Person, "Begins to sign in by a passkey.")
            .tells::<PasskeyAsked>()
            .refuses([ClubError::NoPasskeysHere]),
    )
    .post(
        "/login/passkey",
        passkeys::enter,
        op("loginByPasskey", By::Person, "Signs in by a passkey.")
            .takes::<PasskeyShown>()
            .tells::<Me>()
            .refuses([ClubError::WrongPasskey, ClubError::NoPasskeysHere]),
    )
}

/// Addresses of mail, and codes that are sent to them.
fn with_mail(door: Door) -> Door {
    let op = Operation::new;
    door.get(
        "/mail",
        mail::info,
        op("mail", By::Person, "Whether letters are sent here, and to where for whoever asks.")
            .tells::<MailInfo>(),
    )
    .post(
        "/mail",
        mail::name,
        op("nameAddress", By::Player, "Sends a code to an address; needs the password.")
            .takes::<NewAddress>()
            .tells::<MailInfo>()
            .refuses([ClubError::NoLetters, ClubError::BadAddress, ClubError::NotSent])
            .refuses([ClubError::RegisteredOnly, ClubError::WrongCredentials]),
    )
    .post(
        "/mail/confirm",
        mail::confirm,
        op("confirmAddress", By::Player, "Confirms an address by the code that was sent to it.")
            .takes::<Confirmation>()
            .tells::<MailInfo>()
            .refuses([ClubError::WrongCode]),
    )
    .delete(
        "/mail",
        mail::forget,
        op("forgetAddress", By::Player, "Forgets one's address.").tells::<MailInfo>(),
    )
    .post(
        "/forgotten",
        mail::forgotten,
        op("forgotten", By::Person, "Sends a code in place of a forgotten password, if it can.")
            .takes::<Forgotten>()
            .answers(StatusCode::ACCEPTED, "", "The same, whether there is such a player or not.")
            .refuses([ClubError::NoLetters, ClubError::NotSent]),
    )
}

/// Players who keep apart from others.
fn with_peace(door: Door) -> Door {
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
fn with_events(door: Door) -> Door {
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
fn with_office(door: Door) -> Door {
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

/// The lobby.
fn with_seeks(door: Door) -> Door {
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
fn with_matches(door: Door) -> Door {
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
fn with_socket(door: Door) -> Door {
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
