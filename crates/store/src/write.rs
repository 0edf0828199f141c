use protocol::Deed;
use protocol::online::{Change, ChatRoom, How};
use rules::Player;
use sqlx::AnyConnection;

use crate::matches::{Happening, NewMatch};
use crate::office::Act;
use crate::passkeys::{Ceremony, PasskeyRow};
use crate::peace::ReportRow;
use crate::plans::Plan;
use crate::players::{NewPlayer, NewSession};
use crate::push::SubscriptionRow;
use crate::seeks::SeekRow;
use crate::tokens::TokenRow;
use crate::{
    Claim, Lease, StoreError, chat, deeds, leases, letters, matches, office, passkeys, peace,
    plans, players, push, rulings, seeks, tenure, tokens,
};

/// Everything that can be written. Each is carried out completely or not at all.
pub(crate) enum Write {
    Beat,
    /// Nothing comes after it.
    Close,
    AddPlayer {
        player: NewPlayer,
        session: Option<NewSession>,
        codes: Vec<String>,
    },
    Register {
        player: String,
        name: String,
        password: String,
        codes: Vec<String>,
    },
    SetPassword {
        player: String,
        password: String,
        but: Option<String>,
    },
    UseCode {
        player: String,
        code: String,
        password: String,
        session: NewSession,
    },
    SetCodes {
        player: String,
        codes: Vec<String>,
    },
    DeletePlayer {
        player: String,
    },
    AddSession {
        player: String,
        session: NewSession,
    },
    Seen {
        session: String,
        at: u64,
    },
    EndSession {
        player: String,
        session: String,
    },
    EndSessions {
        player: String,
        but: Option<String>,
    },
    Tidy {
        before: u64,
        now: u64,
    },
    AddToken {
        token: TokenRow,
        hash: String,
        most: u64,
    },
    TokenSeen {
        token: String,
        at: u64,
    },
    RemoveToken {
        player: String,
        token: String,
    },
    AddSeek(SeekRow),
    RemoveSeek {
        seek: String,
    },
    RemoveLapsed {
        now: u64,
    },
    Begin {
        seek: Option<String>,
        before: Option<String>,
        new: NewMatch,
    },
    Append {
        happening: Happening,
        /// That of the node that writes; none where one server is alone.
        lease: Option<Lease>,
    },
    Plan {
        id: String,
        /// As for what happens.
        lease: Option<Lease>,
        side: Player,
        plan: Option<Plan>,
    },
    KeepSecret {
        name: String,
        value: String,
    },
    Subscribe(SubscriptionRow),
    Unsubscribe {
        endpoint: String,
        of: Option<String>,
    },
    Fold {
        id: String,
    },
    Claim {
        id: String,
        node: u64,
    },
    Release {
        id: String,
        lease: Lease,
    },
    /// Ends the tenure of another node.
    End {
        node: u64,
        last: u64,
        now: u64,
    },
    /// Ends one's own.
    Leave {
        node: u64,
        now: u64,
    },
    Say {
        id: String,
        room: ChatRoom,
        player: String,
        at: u64,
        text: String,
    },
    AddDeeds {
        player: String,
        deeds: Vec<Deed>,
        most: u64,
    },
    Perform {
        act: Act,
        deed: office::Deed,
    },
    Rule {
        ruled: rulings::Ruled,
        lease: Option<Lease>,
    },
    Shun {
        player: String,
        other: String,
        how: Option<How>,
        at: u64,
    },
    Report(ReportRow),
    BeginCeremony {
        ceremony: Ceremony,
        now: u64,
    },
    EndCeremony {
        id: String,
        now: u64,
    },
    AddPasskey(PasskeyRow),
    UsePasskey {
        passkey: PasskeyRow,
        session: NewSession,
    },
    RemovePasskey {
        player: String,
        id: String,
    },
    Letters(letters::Change),
}

/// What comes of it.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Written {
    Nothing,
    /// What a rated match has changed.
    Changes(Option<[Change; 2]>),
    /// How many there were.
    Count(u64),
    /// Whose a match is.
    Claimed(Claim),
    /// What was asked of a browser.
    Ceremony(Ceremony),
}

impl Write {
    /// The match that must still be this node's, and by which lease.
    fn expected_lease(&self) -> Option<(&str, Lease)> {
        match self {
            Self::Append { happening, lease } => Some((&happening.id, (*lease)?)),
            Self::Plan { id, lease, .. } => Some((id, (*lease)?)),
            Self::Rule { ruled, lease } => Some((&ruled.happening.id, (*lease)?)),
            _ => None,
        }
    }

    /// Carries it out, as often as it has to be tried.
    pub(crate) async fn apply(&self, db: &mut AnyConnection) -> Result<Written, StoreError> {
        if let Some((id, lease)) = self.expected_lease() {
            leases::expect(db, id, lease).await?;
        }
        match self {
            Self::Beat | Self::Close => {}
            Self::AddPlayer { player, session, codes } => {
                players::add(db, player, codes, session.as_ref()).await?;
            }
            Self::Register { player, name, password, codes } => {
                players::register(db, player, name, password, codes).await?;
            }
            Self::SetPassword { player, password, but } => {
                players::change_password(db, player, password, but.as_deref()).await?;
            }
            Self::UseCode { player, code, password, session } => {
                players::recover(db, player, code, password, session).await?;
            }
            Self::SetCodes { player, codes } => players::set_codes(db, player, codes).await?,
            Self::DeletePlayer { player } => players::delete(db, player).await?,
            Self::AddSession { player, session } => {
                players::add_session(db, player, session).await?;
            }
            Self::Seen { session, at } => players::seen(db, session, *at).await?,
            Self::EndSession { player, session } => {
                players::end_session(db, player, session).await?;
            }
            Self::EndSessions { player, but } => {
                players::end_sessions(db, player, but.as_deref()).await?;
            }
            Self::Tidy { before, now } => players::tidy(db, *before, *now).await?,
            Self::AddToken { token, hash, most } => tokens::add(db, token, hash, *most).await?,
            Self::TokenSeen { token, at } => tokens::seen(db, token, *at).await?,
            Self::RemoveToken { player, token } => tokens::remove(db, player, token).await?,
            Self::AddSeek(seek) => seeks::add(db, seek).await?,
            Self::RemoveSeek { seek } => seeks::remove(db, seek).await?,
            Self::RemoveLapsed { now } => {
                return Ok(Written::Count(seeks::remove_lapsed(db, *now).await?));
            }
            Self::Begin { seek, before, new } => {
                if let Some(seek) = seek {
                    seeks::remove(db, seek).await?;
                }
                matches::begin(db, new).await?;
                if let Some(before) = before {
                    matches::set_next(db, before, &new.id).await?;
                }
            }
            Self::Append { happening, .. } => {
                matches::append(db, happening).await?;
                if let Some(over) = &happening.over {
                    return Ok(Written::Changes(matches::end(db, &happening.id, over).await?));
                }
            }
            Self::Plan { id, side, plan, .. } => {
                plans::set(db, id, *side, plan.as_ref()).await?;
            }
            Self::KeepSecret { name, value } => push::keep_secret(db, name, value).await?,
            Self::Subscribe(row) => push::subscribe(db, row).await?,
            Self::Unsubscribe { endpoint, of } => {
                push::unsubscribe(db, endpoint, of.as_deref()).await?;
            }
            Self::Fold { id } => matches::fold(db, id).await?,
            Self::Claim { id, node } => {
                return Ok(Written::Claimed(leases::claim(db, id, *node).await?));
            }
            Self::Release { id, lease } => leases::release(db, id, *lease).await?,
            Self::End { node, last, now } => {
                let ended = tenure::end(db, *node, *last, *now).await?;
                return Ok(Written::Count(u64::from(ended)));
            }
            Self::Leave { node, now } => tenure::leave(db, *node, *now).await?,
            Self::Say { id, room, player, at, text } => {
                chat::add(db, id, *room, player, *at, text).await?;
            }
            Self::AddDeeds { player, deeds, most } => {
                deeds::add(db, player, deeds, *most).await?;
            }
            Self::Perform { act, deed } => office::perform(db, act, deed).await?,
            Self::Rule { ruled, .. } => {
                return Ok(Written::Changes(rulings::keep(db, ruled).await?));
            }
            Self::Shun { player, other, how, at } => {
                peace::shun(db, player, other, *how, *at).await?;
            }
            Self::Report(report) => peace::add_report(db, report).await?,
            Self::BeginCeremony { ceremony, now } => passkeys::begin(db, ceremony, *now).await?,
            Self::EndCeremony { id, now } => {
                return Ok(Written::Ceremony(passkeys::end(db, id, *now).await?));
            }
            Self::AddPasskey(passkey) => passkeys::add(db, passkey).await?,
            Self::UsePasskey { passkey, session } => {
                passkeys::used(db, passkey, session).await?;
            }
            Self::RemovePasskey { player, id } => passkeys::remove(db, player, id).await?,
            Self::Letters(change) => change.apply(db).await?,
        }
        Ok(Written::Nothing)
    }
}

/// The winner of a match, or the side of a player, as it is kept.
pub(crate) fn winner(text: Option<&str>) -> Option<Player> {
    match text {
        Some("first") => Some(Player::First),
        Some("second") => Some(Player::Second),
        _ => None,
    }
}
