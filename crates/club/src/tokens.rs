//! Personal tokens: what programs that play for somebody prove it with.

use protocol::online::{MadeToken, NewToken, Scope, SessionId, TokenId, TokenInfo};
use store::{SessionRow, StoreError, TokenRow};

use crate::accounts::{SEEN, Signed};
use crate::club::Club;
use crate::hub::Which;
use crate::{ClubError, secret};

/// What every token begins with, so that whoever finds one knows what it is.
const BEGIN: &str = "gipf_";
/// How many tokens a player has at most.
const MOST: usize = 20;
/// The most characters of what a token is called.
const LABEL: usize = 40;

/// What somebody may do by what proves who they are.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Access {
    /// Everything: a session.
    All,
    /// What a token allows; never what belongs to the account.
    Only(Vec<Scope>),
}

impl Access {
    /// Whether it allows that.
    pub fn allows(&self, scope: Scope) -> bool {
        match self {
            Self::All => true,
            Self::Only(scopes) => scopes.contains(&scope),
        }
    }
}

impl Signed {
    /// Themselves, if they may do that.
    ///
    /// # Errors
    ///
    /// [`ClubError::OutOfScope`].
    pub fn may(&self, scope: Scope) -> Result<&Self, ClubError> {
        if self.access.allows(scope) { Ok(self) } else { Err(ClubError::OutOfScope { scope }) }
    }

    /// Themselves, if they may do everything.
    ///
    /// # Errors
    ///
    /// [`ClubError::NotByToken`] if a token proves who they are.
    pub fn in_person(&self) -> Result<&Self, ClubError> {
        if self.access == Access::All { Ok(self) } else { Err(ClubError::NotByToken) }
    }
}

impl Club {
    /// Who proves to be whom by a personal token.
    ///
    /// # Errors
    ///
    /// [`ClubError::BadToken`] if there is no such token.
    pub async fn recognise_token(&self, secret: &str) -> Result<Signed, ClubError> {
        let token = self.store.token(&secret::hash(secret)).await?.ok_or(ClubError::BadToken)?;
        let now = self.now();
        if token.seen.is_none_or(|seen| now.saturating_sub(seen) > SEEN) {
            self.store.token_seen(token.id.clone(), now).await?;
        }
        let player = self.store.player(&token.player).await?.ok_or(ClubError::BadToken)?;
        let TokenRow { id, player: of, label, scopes, since, .. } = token;
        let session = SessionRow { id, player: of, agent: label, since, seen: now };
        Ok(Signed { session, player, access: Access::Only(scopes) })
    }

    /// The tokens of a player, the oldest first.
    ///
    /// # Errors
    ///
    /// [`ClubError::NotByToken`].
    pub async fn tokens(&self, who: &Signed) -> Result<Vec<TokenInfo>, ClubError> {
        let tokens = self.store.tokens(who.in_person()?.id()).await?;
        Ok(tokens.into_iter().map(info).collect())
    }

    /// Makes a token. What proves it is told this one time.
    ///
    /// # Errors
    ///
    /// If it cannot be called so or would allow nothing, the player has too many or is a guest, or
    /// [`ClubError::NotByToken`].
    pub async fn make_token(&self, who: &Signed, wanted: NewToken) -> Result<MadeToken, ClubError> {
        who.in_person()?;
        if !who.is_registered() {
            return Err(ClubError::NoTokens);
        }
        let label = wanted.label.trim().to_owned();
        let length = label.chars().take(LABEL + 1).count();
        if !(1..=LABEL).contains(&length) || label.chars().any(char::is_control) {
            return Err(ClubError::BadLabel { most: LABEL });
        }
        let scopes: Vec<Scope> =
            Scope::ALL.into_iter().filter(|scope| wanted.scopes.contains(scope)).collect();
        if scopes.is_empty() {
            return Err(ClubError::NoScope);
        }
        let secret = format!("{BEGIN}{}", secret::token());
        let (id, player) = (secret::id(), who.player.id.clone());
        let row = TokenRow { id, player, label, scopes, since: self.now(), seen: None };
        let added = self.store.add_token(row.clone(), secret::hash(&secret), MOST as u64).await;
        added.map_err(|error| match error {
            StoreError::Gone => ClubError::TooManyTokens { most: MOST },
            error => error.into(),
        })?;
        Ok(MadeToken { token: info(row), secret })
    }

    /// Revokes a token; its connections end with it.
    ///
    /// # Errors
    ///
    /// [`ClubError::NoToken`] if it is not one of theirs, [`ClubError::NotByToken`].
    pub async fn revoke_token(&self, who: &Signed, token: &str) -> Result<(), ClubError> {
        let player = who.in_person()?.player.id.clone();
        let done = self.store.remove_token(player, token.to_owned()).await;
        done.map_err(|error| match error {
            StoreError::Gone => ClubError::NoToken,
            error => error.into(),
        })?;
        self.cut(who.id(), Which::Token(token.to_owned()));
        Ok(())
    }
}

impl Signed {
    /// Whether that token proves who they are.
    pub(crate) fn is_by_token(&self, token: &str) -> bool {
        self.access != Access::All && self.session.id == token
    }

    /// Whether that session proves who they are.
    pub(crate) fn is_by_session(&self, session: &str) -> bool {
        self.access == Access::All && self.session.id == session
    }
}

impl From<&Signed> for SessionId {
    fn from(signed: &Signed) -> Self {
        Self(signed.session.id.clone())
    }
}

fn info(token: TokenRow) -> TokenInfo {
    let TokenRow { id, label, scopes, since, seen, .. } = token;
    TokenInfo { id: TokenId(id), label, scopes, since, seen }
}
