//! What may be asked of online play: every address with what it takes, tells and refuses, for the router and for the
//! description that other programs read.

mod people;
mod play;
mod players;

use people::{with_events, with_office, with_peace};
use play::{with_matches, with_seeks, with_socket};
use players::{with_mail, with_passkeys, with_players, with_push, with_sessions, with_tokens};

use crate::api::Door;

/// All of them.
pub(crate) fn door() -> Door {
    let door = with_push(with_tokens(with_mail(with_passkeys(with_sessions(Door::new())))));
    let door = with_matches(with_seeks(with_players(door)));
    with_socket(with_office(with_events(with_peace(door))))
}
