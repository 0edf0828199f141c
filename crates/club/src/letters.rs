//! Letters to players: the address that they have confirmed, and codes in place of forgotten passwords. Whoever
//! carries letters sends what is told here.

use protocol::online::MailInfo;
use store::{LetterRow, Purpose, StoreError};

use crate::accounts::Signed;
use crate::club::Club;
use crate::limits::Limited;
use crate::{ClubError, secret};

/// How long a code in a letter is good, in milliseconds.
const LASTS: u64 = 30 * 60_000;
/// To how many players of one address codes are sent.
const MOST: u32 = 5;

/// A code that is to be sent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Letter {
    /// For whom.
    pub player: String,
    /// To where.
    pub to: String,
    /// Whom the player is called.
    pub name: String,
    /// What it is for.
    pub purpose: Purpose,
    /// The code; whoever reads the letter may know.
    pub code: String,
    /// For how many minutes it is good.
    pub minutes: u64,
}

impl Club {
    /// The address of whoever asks, on a server that sends letters or not.
    ///
    /// # Errors
    ///
    /// If the store fails.
    pub async fn mail_info(
        &self,
        who: Option<&Signed>,
        offered: bool,
    ) -> Result<MailInfo, ClubError> {
        let (mut address, mut named) = (None, None);
        if let Some(who) = who.filter(|_| offered) {
            address = self.store.address_of(who.id()).await?;
            named = self.store.address_named(who.id(), self.now()).await?;
        }
        Ok(MailInfo { offered, address, named })
    }

    /// Names an address, which is confirmed by the code of this letter. It counts once it is sent and then
    /// [kept](Self::keep_letter), so that one that was sent before is good until then.
    ///
    /// # Errors
    ///
    /// [`ClubError::WrongCredentials`] if the password is wrong, [`ClubError::RegisteredOnly`],
    /// [`ClubError::TooMany`].
    pub async fn name_address(
        &self,
        who: &Signed,
        address: String,
        password: &str,
        from: &str,
    ) -> Result<Letter, ClubError> {
        if !who.is_registered() {
            return Err(ClubError::RegisteredOnly);
        }
        self.prove(who, password, from).await?;
        self.limit(Limited::Letter, who.id())?;
        self.limit(Limited::Letter, &address.to_lowercase())?;
        let name = who.player.name.clone().unwrap_or_default();
        Ok(new(who.id(), name, address, Purpose::Confirm))
    }

    /// Keeps the code of a letter, which is good from now on.
    ///
    /// # Errors
    ///
    /// If the store fails.
    pub async fn keep_letter(&self, letter: &Letter) -> Result<(), ClubError> {
        let row = LetterRow {
            player: letter.player.clone(),
            code: secret::hash_code(&letter.code),
            purpose: letter.purpose,
            address: letter.to.clone(),
            until: self.now() + LASTS,
        };
        Ok(self.store.add_letter(row).await?)
    }

    /// Confirms the address that was named, by the code that was sent to it.
    ///
    /// # Errors
    ///
    /// [`ClubError::WrongCode`].
    pub async fn confirm_address(
        &self,
        who: &Signed,
        code: &str,
        from: &str,
    ) -> Result<(), ClubError> {
        self.limit(Limited::ProveFrom, from)?;
        self.limit(Limited::ProveAs, who.id())?;
        let code = secret::hash_code(code);
        let done = self.store.confirm_address(who.player.id.clone(), code, self.now()).await;
        done.map_err(|error| match error {
            StoreError::Gone => ClubError::WrongCode,
            error => error.into(),
        })
    }

    /// Forgets the address of whoever asks.
    ///
    /// # Errors
    ///
    /// If the store fails.
    pub async fn forget_address(&self, who: &Signed) -> Result<(), ClubError> {
        Ok(self.store.forget_address(who.player.id.clone()).await?)
    }

    /// Whether somebody may ask for a code in place of the password of a player, who is told by name or address.
    ///
    /// # Errors
    ///
    /// [`ClubError::TooMany`], whether there is such a player or not.
    pub fn expect_may_forget(&self, whose: &str, from: &str) -> Result<(), ClubError> {
        self.limit(Limited::ProveFrom, from)?;
        self.limit(Limited::Letter, &whose.trim().to_lowercase())
    }

    /// The letters that whoever has forgotten a password gets, told by name or address, whose codes are kept; none
    /// if nobody has confirmed an address so. Whoever asks must not learn how many there are.
    ///
    /// # Errors
    ///
    /// If the store fails.
    pub async fn letters_for(&self, whose: &str) -> Result<Vec<Letter>, ClubError> {
        let whose = whose.trim();
        // No name has that sign.
        let players = if whose.contains('@') {
            self.store.players_at(whose, MOST).await?
        } else {
            self.store.player_by_name(whose).await?.into_iter().map(|player| player.id).collect()
        };
        let mut letters = Vec::new();
        for id in players {
            let (player, address) =
                (self.store.player(&id).await?, self.store.address_of(&id).await?);
            if let (Some(name), Some(address)) = (player.and_then(|it| it.name), address) {
                let letter = new(&id, name, address, Purpose::Recover);
                self.keep_letter(&letter).await?;
                letters.push(letter);
            }
        }
        Ok(letters)
    }
}

fn new(player: &str, name: String, to: String, purpose: Purpose) -> Letter {
    let (player, code, minutes) = (player.to_owned(), secret::code(), LASTS / 60_000);
    Letter { player, to, name, purpose, code, minutes }
}
