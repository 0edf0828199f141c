//! What may be asked about who one is: sessions, what proves them, and what is kept about players.

use axum::http::StatusCode;
use club::ClubError;
use protocol::online::{
    Archive, Codes, Confirmation, Credentials, Deletion, Forgotten, KeptDeeds, MadeToken, MailInfo,
    Me, NewAddress, NewDeeds, NewPasskey, NewSubscription, NewToken, PasskeyAsked, PasskeyInfo,
    PasskeyShown, PasskeyWanted, PlayerInfo, Profile, PushKey, RatingHistory, Recovery,
    Registration, Scope, SessionInfo, TokenInfo, Unsubscription,
};

use super::super::{account, mail, passkeys, progress, push};
use crate::api::{By, Door, Operation};
use crate::error::Error;

fn bad_password() -> ClubError {
    ClubError::BadPassword { least: 0, most: 0 }
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

/// Guests, registering, signing in.
pub(super) fn with_sessions(door: Door) -> Door {
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

/// Passkeys, beside the password.
pub(super) fn with_passkeys(door: Door) -> Door {
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
pub(super) fn with_mail(door: Door) -> Door {
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

/// Personal tokens.
pub(super) fn with_tokens(door: Door) -> Door {
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
pub(super) fn with_push(door: Door) -> Door {
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

/// What is kept about players, for themselves and for others.
pub(super) fn with_players(door: Door) -> Door {
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
