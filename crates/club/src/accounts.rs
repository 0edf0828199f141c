//! Guests and registered players, sessions, recovery.

use protocol::online::{
    Codes, Credentials, Deletion, Me, PlayerId, PlayerInfo, Profile, Rating, Recovery,
    Registration, SessionId, SessionInfo,
};
use store::{NewPlayer, NewSession, PlayerRow, SessionRow, Standing, StoreError};

use crate::club::Club;
use crate::hub::Which;
use crate::limits::Limited;
use crate::live::Command;
use crate::nodes::Word;
use crate::{Access, ClubError, names, secret};

/// How long a session lasts that is not used.
pub(crate) const LASTS: u64 = 180 * 86_400_000;
/// How exactly it is known when a session was used.
pub(crate) const SEEN: u64 = 3_600_000;
/// How much of what a browser says it is is kept, in characters.
const AGENT: usize = 120;

/// Somebody whose session or token was recognised.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Signed {
    /// The session; of a token its name, and what it is called.
    pub session: SessionRow,
    /// The player.
    pub player: PlayerRow,
    /// What it allows.
    pub access: Access,
}

/// Somebody who has just signed in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entered {
    /// Who.
    pub signed: Signed,
    /// What proves it from now on; only whoever signed in may know.
    pub token: String,
}

impl Signed {
    /// Who.
    pub fn id(&self) -> &str {
        &self.player.id
    }

    /// Whether they have a name and a password of their own.
    pub fn is_registered(&self) -> bool {
        self.player.password.is_some()
    }
}

/// A player as others see them.
pub(crate) fn info(player: &PlayerRow) -> PlayerInfo {
    PlayerInfo {
        id: PlayerId(player.id.clone()),
        name: player.name.clone(),
        guest: player.password.is_none() && player.name.is_some(),
        program: player.program,
    }
}

impl Club {
    /// Who proves to be whom by a token.
    ///
    /// # Errors
    ///
    /// If the store fails.
    pub async fn recognise(&self, token: &str) -> Result<Option<Signed>, ClubError> {
        let Some(session) = self.store.session(&secret::hash(token)).await? else {
            return Ok(None);
        };
        let now = self.now();
        if now.saturating_sub(session.seen) > LASTS {
            return Ok(None);
        }
        if now.saturating_sub(session.seen) > SEEN {
            self.store.seen(session.id.clone(), now).await?;
        }
        let player = self.store.player(&session.player).await?;
        Ok(player.map(|player| Signed { session, player, access: Access::All }))
    }

    /// A new guest.
    ///
    /// # Errors
    ///
    /// If too many come from that address, or the store fails.
    pub async fn enter(&self, from: &str, agent: &str) -> Result<Entered, ClubError> {
        self.limit(Limited::Enter, from)?;
        self.begin(names::guest(), None, Vec::new(), agent).await
    }

    /// Registers a guest, who keeps everything, or somebody new. The codes are told this one time.
    ///
    /// # Errors
    ///
    /// If name or password cannot be one, the name is taken, or the player is registered.
    pub async fn register(
        &self,
        guest: Option<&Signed>,
        wanted: &Registration,
        from: &str,
        agent: &str,
    ) -> Result<(Option<Entered>, Vec<String>), ClubError> {
        let name = names::name(&wanted.name)?;
        names::expect_password(&wanted.password)?;
        if guest.is_some_and(Signed::is_registered) {
            return Err(ClubError::RegisteredAlready);
        }
        self.limit(Limited::Enter, from)?;
        let password = self.passwords.hash(&wanted.password).await?;
        let codes = secret::codes();
        let hashes = hashes(&codes);
        let Some(guest) = guest else {
            let entered = self.begin(name, Some(password), hashes, agent).await?;
            return Ok((Some(entered), codes));
        };
        let id = guest.player.id.clone();
        let done = self.store.register(id, name.clone(), password, hashes).await;
        done.map_err(|error| match error {
            StoreError::Taken => ClubError::NameTaken { name },
            StoreError::Gone => ClubError::RegisteredAlready,
            error => error.into(),
        })?;
        Ok((None, codes))
    }

    /// Signs in by name and password.
    ///
    /// # Errors
    ///
    /// [`ClubError::WrongCredentials`] whatever of them is wrong.
    pub async fn sign_in(
        &self,
        with: &Credentials,
        from: &str,
        agent: &str,
    ) -> Result<Entered, ClubError> {
        let player = self.proven(&with.name, &with.password, from).await?;
        let (session, token) = self.new_session(agent);
        self.store.add_session(player.id.clone(), session.clone()).await?;
        Ok(entered(player, session, token))
    }

    /// Replaces a forgotten password with the help of a code that was kept or sent, which is used up.
    ///
    /// # Errors
    ///
    /// [`ClubError::WrongCredentials`] whatever is wrong.
    pub async fn recover(
        &self,
        with: &Recovery,
        from: &str,
        agent: &str,
    ) -> Result<Entered, ClubError> {
        names::expect_password(&with.password)?;
        self.limit(Limited::ProveFrom, from)?;
        self.limit(Limited::ProveAs, &with.name.trim().to_lowercase())?;
        // As much work for a name that nobody has: the code is looked for as well, and whatever of both is wrong,
        // nothing is written.
        let password = self.passwords.hash(&with.password).await?;
        let player = self.store.player_by_name(with.name.trim()).await?;
        let player = player.filter(|player| player.password.is_some());
        let id = player.as_ref().map_or_else(secret::id, |player| player.id.clone());
        let code = secret::hash_code(&with.proof);
        let right = self.store.is_code(&id, &code).await?;
        let player = player.filter(|_| right).ok_or(ClubError::WrongCredentials)?;
        let (session, token) = self.new_session(agent);
        let done = self.store.use_code(id, code, password, session.clone()).await;
        done.map_err(|error| match error {
            StoreError::Gone => ClubError::WrongCredentials,
            error => error.into(),
        })?;
        self.cut(&player.id, Which::All);
        Ok(entered(player, session, token))
    }

    /// Changes the password; all other sessions end, and all tokens.
    ///
    /// # Errors
    ///
    /// [`ClubError::WrongCredentials`] if the old one is wrong.
    pub async fn change_password(
        &self,
        who: &Signed,
        with: &Recovery,
        from: &str,
    ) -> Result<(), ClubError> {
        names::expect_password(&with.password)?;
        self.prove(who, &with.proof, from).await?;
        let password = self.passwords.hash(&with.password).await?;
        let this = who.session.id.clone();
        self.store.set_password(who.player.id.clone(), password, Some(this.clone())).await?;
        self.cut(who.id(), Which::But(this));
        Ok(())
    }

    /// New recovery codes in place of the old ones.
    ///
    /// # Errors
    ///
    /// [`ClubError::WrongCredentials`] if the password is wrong.
    pub async fn renew_codes(
        &self,
        who: &Signed,
        password: &str,
        from: &str,
    ) -> Result<Codes, ClubError> {
        self.prove(who, password, from).await?;
        let codes = secret::codes();
        self.store.set_codes(who.player.id.clone(), hashes(&codes)).await?;
        Ok(Codes { me: self.me(who).await?, codes })
    }

    /// Deletes all that is known about a player. Their matches stay with the opponents, without the name.
    ///
    /// # Errors
    ///
    /// [`ClubError::WrongCredentials`] if the password is wrong.
    pub async fn delete(&self, who: &Signed, with: &Deletion, from: &str) -> Result<(), ClubError> {
        if who.is_registered() {
            self.prove(who, &with.password, from).await?;
        }
        self.store.delete_player(who.player.id.clone()).await?;
        self.cut(who.id(), Which::All);
        self.forget_seeks(who.id());
        let player = who.player.id.clone();
        self.tell_nodes(&Word::Deleted { player: player.clone() }, b"");
        let tables = self.all_tables();
        // Also if whoever has asked for it does not wait.
        tokio::spawn(async move {
            for (_, table) in tables {
                // A match that has just left the memory has forgotten them.
                let _ = table.send(Command::Forget { player: player.clone() }).await;
            }
        });
        Ok(())
    }

    /// Ends a session.
    ///
    /// # Errors
    ///
    /// [`ClubError::NoSession`] if it is not one of theirs.
    pub async fn end_session(&self, who: &Signed, session: &str) -> Result<(), ClubError> {
        let done = self.store.end_session(who.player.id.clone(), session.to_owned()).await;
        done.map_err(|error| match error {
            StoreError::Gone => ClubError::NoSession,
            error => error.into(),
        })?;
        self.cut(who.id(), Which::Session(session.to_owned()));
        Ok(())
    }

    /// Ends all sessions but the one that asks.
    ///
    /// # Errors
    ///
    /// If the store fails.
    pub async fn end_other_sessions(&self, who: &Signed) -> Result<(), ClubError> {
        let this = &who.session.id;
        self.store.end_sessions(who.player.id.clone(), Some(this.clone())).await?;
        self.cut(who.id(), Which::OtherSessions(this.clone()));
        Ok(())
    }

    /// Where a player is signed in.
    ///
    /// # Errors
    ///
    /// If the store fails.
    pub async fn sessions(&self, who: &Signed) -> Result<Vec<SessionInfo>, ClubError> {
        let sessions = self.store.sessions(who.id()).await?;
        let each = |session: SessionRow| SessionInfo {
            this: session.id == who.session.id,
            id: SessionId(session.id),
            since: session.since,
            seen: session.seen,
            agent: session.agent,
        };
        Ok(sessions.into_iter().map(each).collect())
    }

    /// Whoever asks.
    ///
    /// # Errors
    ///
    /// If the store fails.
    pub async fn me(&self, who: &Signed) -> Result<Me, ClubError> {
        // Signing up may have changed the name since the session was recognised.
        let player = self.store.player(who.id()).await?.ok_or(ClubError::SignedOut)?;
        let codes = self.store.codes_left(who.id()).await?;
        Ok(Me {
            player: info(&player),
            session: who.into(),
            scopes: match &who.access {
                Access::All => None,
                Access::Only(scopes) => Some(scopes.clone()),
            },
            codes: u32::try_from(codes).unwrap_or(u32::MAX),
            ratings: self.ratings(who.id()).await?,
            administrator: self.store.is_administrator(who.id()).await?,
            suspended: self.store.suspended(who.id(), self.now()).await?,
        })
    }

    /// A player's page.
    ///
    /// # Errors
    ///
    /// [`ClubError::NoPlayer`].
    pub async fn profile(&self, id: &str) -> Result<Profile, ClubError> {
        let player = self.store.player(id).await?.ok_or(ClubError::NoPlayer)?;
        let matches = self.store.matches_of(id, false).await?;
        Ok(Profile {
            player: info(&player),
            since: player.since,
            ratings: self.ratings(id).await?,
            matches: self.summaries(matches).await?,
        })
    }

    /// A registered player by name.
    ///
    /// # Errors
    ///
    /// [`ClubError::NoPlayer`].
    pub async fn player_named(&self, name: &str) -> Result<PlayerInfo, ClubError> {
        let player = self.store.player_by_name(name.trim()).await?;
        player.as_ref().map(info).ok_or(ClubError::NoPlayer)
    }

    async fn ratings(&self, player: &str) -> Result<Vec<Rating>, ClubError> {
        let standings = self.store.standings(player).await?;
        Ok(standings.into_iter().map(|(game, speed, it)| rating(game, speed, it)).collect())
    }

    async fn begin(
        &self,
        name: String,
        password: Option<String>,
        codes: Vec<String>,
        agent: &str,
    ) -> Result<Entered, ClubError> {
        let (session, token) = self.new_session(agent);
        let since = session.since;
        let player = NewPlayer { id: secret::id(), name: name.clone(), password, since };
        let added = self.store.add_player(player.clone(), Some(session.clone()), codes).await;
        added.map_err(|error| match error {
            StoreError::Taken => ClubError::NameTaken { name },
            error => error.into(),
        })?;
        let NewPlayer { id, name, password, since } = player;
        let player = PlayerRow { id, name: Some(name), password, since, program: false };
        Ok(entered(player, session, token))
    }

    pub(crate) fn new_session(&self, agent: &str) -> (NewSession, String) {
        let token = secret::token();
        let agent = agent.chars().filter(|char| !char.is_control()).take(AGENT).collect();
        let since = self.now();
        (NewSession { id: secret::id(), token: secret::hash(&token), agent, since }, token)
    }

    /// The registered player who has that name and password.
    async fn proven(&self, name: &str, password: &str, from: &str) -> Result<PlayerRow, ClubError> {
        let name = name.trim();
        self.limit(Limited::ProveFrom, from)?;
        self.limit(Limited::ProveAs, &name.to_lowercase())?;
        let player = self.store.player_by_name(name).await?;
        let kept = player.as_ref().and_then(|player| player.password.as_deref());
        let right = self.passwords.is(password, kept).await?;
        player.filter(|_| right).ok_or(ClubError::WrongCredentials)
    }

    /// Whether a player who is signed in knows the password.
    pub(crate) async fn prove(
        &self,
        who: &Signed,
        password: &str,
        from: &str,
    ) -> Result<(), ClubError> {
        let name = who.player.name.as_deref().unwrap_or_default();
        self.proven(name, password, from).await.map(drop)
    }
}

pub(crate) fn entered(player: PlayerRow, session: NewSession, token: String) -> Entered {
    let NewSession { id, agent, since, .. } = session;
    let session = SessionRow { id, player: player.id.clone(), agent, since, seen: since };
    Entered { signed: Signed { session, player, access: Access::All }, token }
}

fn hashes(codes: &[String]) -> Vec<String> {
    codes.iter().map(|code| secret::hash_code(code)).collect()
}

/// A standing as others see it.
pub(crate) fn rating(game: String, speed: protocol::online::Speed, it: Standing) -> Rating {
    Rating {
        game,
        speed,
        rating: it.rating,
        deviation: it.deviation,
        games: u32::try_from(it.games).unwrap_or(u32::MAX),
    }
}
