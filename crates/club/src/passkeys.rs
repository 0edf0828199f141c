//! Passkeys beside passwords: made by whoever knows the password, and enough to sign in.
//!
//! A browser finds by itself for whom it has one; nobody is asked for a name, so nothing tells which names there are.

use protocol::online::{NewPasskey, PasskeyAsked, PasskeyInfo, PasskeyShown, PasskeyWanted};
use serde::Serialize;
use store::{Ceremony, PasskeyRow, StoreError};
use webauthn_rp::bin::{Decode, Encode};
use webauthn_rp::request::auth::AuthenticationVerificationOptions;
use webauthn_rp::request::register::{
    CredProtect, PublicKeyCredentialUserEntity, RegistrationVerificationOptions, UserHandle,
    Username,
};
use webauthn_rp::request::{AsciiDomain, PublicKeyCredentialDescriptor, RpId};
use webauthn_rp::response::auth::ser_relaxed::AuthenticationRelaxed;
use webauthn_rp::response::register::ser_relaxed::RegistrationRelaxed;
use webauthn_rp::response::register::{DynamicState, StaticState};
use webauthn_rp::response::{AuthTransports, CredentialId};
use webauthn_rp::{
    AuthenticatedCredential, DiscoverableAuthenticationServerState,
    DiscoverableCredentialRequestOptions, PublicKeyCredentialCreationOptions,
    RegistrationServerState,
};

use crate::accounts::{Entered, Signed, entered};
use crate::club::Club;
use crate::limits::Limited;
use crate::office::plain;
use crate::{ClubError, secret};

/// How many bytes the id of a player has, by which browsers tell for whom a passkey is.
const ID: usize = 10;
/// How many passkeys a player has at most.
const MOST: usize = 20;
/// The most characters of what one is called.
const NAME: usize = 40;
/// How long a browser has to answer, in milliseconds.
const ANSWERS: u64 = 300_000;

/// The place on the web for which passkeys are made: they are of no use for any other.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Site {
    /// The domain, as `gipf.example` or `localhost`; no address of digits.
    pub domain: String,
    /// The origin of its pages, as `https://gipf.example`.
    pub origin: String,
}

impl Site {
    fn rp(&self) -> Result<RpId, ClubError> {
        let domain = AsciiDomain::try_from(self.domain.to_lowercase());
        // What is only digits and dots is an address, for which there are no passkeys.
        let is_name = self.domain.chars().any(|char| char.is_ascii_alphabetic());
        domain.ok().filter(|_| is_name).map(RpId::Domain).ok_or(ClubError::NoPasskeysHere)
    }
}

fn handle(player: &str) -> Result<UserHandle<ID>, ClubError> {
    let bytes = player.as_bytes().try_into().map_err(|_| ClubError::NoPasskeysHere)?;
    Ok(UserHandle::decode(bytes).unwrap_or_else(|never| match never {}))
}

fn asked(ceremony: String, options: &impl Serialize) -> Result<PasskeyAsked, ClubError> {
    let options = serde_json::to_value(options).map_err(|_| ClubError::NoPasskeysHere)?;
    Ok(PasskeyAsked { ceremony, options })
}

impl Club {
    /// The passkeys of a player.
    ///
    /// # Errors
    ///
    /// If the store fails.
    pub async fn passkeys(&self, who: &Signed) -> Result<Vec<PasskeyInfo>, ClubError> {
        let rows = self.store.passkeys(who.id()).await?.into_iter();
        let info = |PasskeyRow { id, name, since, used, .. }| PasskeyInfo { id, name, since, used };
        Ok(rows.map(info).collect())
    }

    /// What a browser is asked for, to make a passkey.
    ///
    /// # Errors
    ///
    /// [`ClubError::WrongCredentials`] if the password is wrong, [`ClubError::TooManyPasskeys`],
    /// [`ClubError::NoPasskeysHere`] if the site is none for which there are passkeys.
    pub async fn begin_passkey(
        &self,
        who: &Signed,
        site: &Site,
        with: &PasskeyWanted,
        from: &str,
    ) -> Result<PasskeyAsked, ClubError> {
        self.prove(who, &with.password, from).await?;
        let known = self.store.passkeys(who.id()).await?;
        if known.len() >= MOST {
            return Err(ClubError::TooManyPasskeys { most: MOST });
        }
        let mut exclude = Vec::with_capacity(known.len());
        for row in known {
            let id = CredentialId::decode(row.credential).map_err(|_| unreadable())?;
            let transports = AuthTransports::decode(row.transports).map_err(|_| unreadable())?;
            exclude.push(PublicKeyCredentialDescriptor { id, transports });
        }
        let (rp, id) = (site.rp()?, handle(who.id())?);
        let name = who.player.name.clone().unwrap_or_default();
        let name = Username::try_from(name).map_err(|_| ClubError::NoPasskeysHere)?;
        let user = PublicKeyCredentialUserEntity { name, id: &id, display_name: None };
        let mut options = PublicKeyCredentialCreationOptions::passkey(&rp, user, exclude);
        // Many devices know nothing of it, and browsers refuse those where it is asked for.
        options.extensions.cred_protect = CredProtect::None;
        let (server, client) = options.start_ceremony().map_err(|_| ClubError::NoPasskeysHere)?;
        let state = server.encode().map_err(|_| unreadable())?;
        let ceremony = self.ceremony(Some(who.player.id.clone()), state).await?;
        asked(ceremony, &client)
    }

    /// Keeps a passkey that a browser has made.
    ///
    /// # Errors
    ///
    /// [`ClubError::WrongPasskey`] whatever is wrong with it, [`ClubError::BadPasskeyName`].
    pub async fn add_passkey(
        &self,
        who: &Signed,
        site: &Site,
        new: NewPasskey,
    ) -> Result<Vec<PasskeyInfo>, ClubError> {
        let name = plain(&new.name, NAME).ok_or(ClubError::BadPasskeyName { most: NAME })?;
        let ceremony = self.answered(&new.ceremony).await?;
        if ceremony.player.as_deref() != Some(who.id()) {
            return Err(ClubError::WrongPasskey);
        }
        let wrong = ClubError::WrongPasskey;
        let Ok(server) = RegistrationServerState::<ID>::decode(&ceremony.state) else {
            return Err(wrong);
        };
        let response = serde_json::from_str(&new.credential.to_string());
        let Ok(RegistrationRelaxed(response)) = response else { return Err(wrong) };
        let origins = [site.origin.as_str()];
        let options = RegistrationVerificationOptions::<&str, &str> {
            allowed_origins: &origins,
            // Browsers send back more than they were asked for.
            error_on_unsolicited_extensions: false,
            ..RegistrationVerificationOptions::default()
        };
        let Ok(made) = server.verify(&site.rp()?, &response, &options) else { return Err(wrong) };
        let encoded = (
            made.transports().encode(),
            made.static_state().encode(),
            made.dynamic_state().encode(),
        );
        let (Ok(transports), Ok(fixed), Ok(state)) = encoded;
        let since = self.now();
        let passkey = PasskeyRow {
            id: secret::id(),
            player: who.player.id.clone(),
            credential: made.id().as_ref().to_vec(),
            name,
            transports,
            fixed,
            state: state.to_vec(),
            since,
            used: since,
        };
        self.store.add_passkey(passkey).await.map_err(|error| match error {
            StoreError::Taken => ClubError::WrongPasskey,
            error => error.into(),
        })?;
        self.passkeys(who).await
    }

    /// Removes a passkey.
    ///
    /// # Errors
    ///
    /// [`ClubError::NoPasskey`] if it is not one of theirs.
    pub async fn remove_passkey(
        &self,
        who: &Signed,
        id: &str,
    ) -> Result<Vec<PasskeyInfo>, ClubError> {
        let done = self.store.remove_passkey(who.player.id.clone(), id.to_owned()).await;
        done.map_err(|error| match error {
            StoreError::Gone => ClubError::NoPasskey,
            error => error.into(),
        })?;
        self.passkeys(who).await
    }

    /// What a browser is asked for, to sign in.
    ///
    /// # Errors
    ///
    /// [`ClubError::NoPasskeysHere`] if the site is none for which there are passkeys.
    pub async fn begin_entering(&self, site: &Site, from: &str) -> Result<PasskeyAsked, ClubError> {
        self.limit(Limited::ProveFrom, from)?;
        let rp = site.rp()?;
        let options = DiscoverableCredentialRequestOptions::passkey(&rp);
        let (server, client) = options.start_ceremony().map_err(|_| ClubError::NoPasskeysHere)?;
        let state = server.encode().map_err(|_| unreadable())?;
        let ceremony = self.ceremony(None, state).await?;
        asked(ceremony, &client)
    }

    /// Signs in by a passkey.
    ///
    /// # Errors
    ///
    /// [`ClubError::WrongPasskey`] whatever is wrong.
    pub async fn enter_by_passkey(
        &self,
        site: &Site,
        shown: PasskeyShown,
        from: &str,
        agent: &str,
    ) -> Result<Entered, ClubError> {
        self.limit(Limited::ProveFrom, from)?;
        let rp = site.rp()?;
        let ceremony = self.answered(&shown.ceremony).await?;
        let wrong = ClubError::WrongPasskey;
        let Ok(server) = DiscoverableAuthenticationServerState::decode(&ceremony.state) else {
            return Err(wrong);
        };
        let response: Result<AuthenticationRelaxed<ID, true>, _> =
            serde_json::from_str(&shown.credential.to_string());
        let Ok(AuthenticationRelaxed(response)) = response else { return Err(wrong) };
        let row = self.store.passkey(response.raw_id().as_ref()).await?;
        let mut row = row.filter(|_| ceremony.player.is_none()).ok_or(wrong.clone())?;
        let owner = handle(&row.player)?;
        let state: Result<[u8; 7], _> = row.state.as_slice().try_into();
        let (Ok(fixed), Some(state)) = (
            StaticState::decode(row.fixed.as_slice()),
            state.ok().and_then(|state| DynamicState::decode(state).ok()),
        ) else {
            return Err(unreadable());
        };
        let Ok(mut known) = AuthenticatedCredential::new(response.raw_id(), &owner, fixed, state)
        else {
            return Err(unreadable());
        };
        let origins = [site.origin.as_str()];
        let options = AuthenticationVerificationOptions::<&str, &str> {
            allowed_origins: &origins,
            error_on_unsolicited_extensions: false,
            ..AuthenticationVerificationOptions::default()
        };
        if server.verify(&rp, &response, &mut known, &options).is_err() {
            return Err(wrong);
        }
        let changed = known.dynamic_state().encode().map_err(|_| unreadable())?;
        row.state = changed.to_vec();
        row.used = self.now();
        let player = self.store.player(&row.player).await?.ok_or(wrong)?;
        let (session, token) = self.new_session(agent);
        self.store.use_passkey(row, session.clone()).await.map_err(|error| match error {
            StoreError::Gone => ClubError::WrongPasskey,
            error => error.into(),
        })?;
        Ok(entered(player, session, token))
    }

    async fn ceremony(&self, player: Option<String>, state: Vec<u8>) -> Result<String, ClubError> {
        let (id, now) = (secret::token(), self.now());
        let ceremony = Ceremony { id: secret::hash(&id), player, state, until: now + ANSWERS };
        self.store.begin_ceremony(ceremony, now).await?;
        Ok(id)
    }

    async fn answered(&self, ceremony: &str) -> Result<Ceremony, ClubError> {
        let id = secret::hash(ceremony);
        self.store.end_ceremony(id, self.now()).await.map_err(|error| match error {
            StoreError::Gone => ClubError::WrongPasskey,
            error => error.into(),
        })
    }
}

/// What is kept of a passkey cannot be read.
fn unreadable() -> ClubError {
    StoreError::Unreadable("a passkey".to_owned()).into()
}
