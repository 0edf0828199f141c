//! `api/mail` and `api/forgotten`: addresses, and codes that are sent to them.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use club::{Club, ClubError};
use mail::{Address, Mailer};
use protocol::online::{Confirmation, Forgotten, MailInfo, NewAddress};

use super::account::{Body, read};
use crate::asker::Asker;
use crate::error::Error;
use crate::letters;

/// The way to the mail server.
fn mailer(state: &crate::State) -> Result<&Mailer, ClubError> {
    state.online.settings.mail.as_ref().ok_or(ClubError::NoLetters)
}

async fn told(state: &crate::State, asker: &Asker) -> Result<Json<MailInfo>, Error> {
    let offered = state.online.settings.mail.is_some();
    Ok(Json(asker.club.mail_info(asker.in_person()?, offered).await?))
}

pub(crate) async fn info(
    State(state): State<crate::State>,
    asker: Asker,
) -> Result<Json<MailInfo>, Error> {
    told(&state, &asker).await
}

/// The code counts once its letter is on its way, so that a letter that could not be sent changes nothing.
pub(crate) async fn name(
    State(state): State<crate::State>,
    asker: Asker,
    body: Body<NewAddress>,
) -> Result<Json<MailInfo>, Error> {
    let NewAddress { address, password, language } = read(body)?;
    let (who, mailer) = (asker.who()?, mailer(&state)?);
    let address: Address = address.parse().map_err(|_| ClubError::BadAddress)?;
    let letter = asker.club.name_address(who, address.plain(), &password, &asker.from).await?;
    let sent = letters::send(mailer, &state.library.newest(), &language, &letter).await;
    sent.map_err(|_| ClubError::NotSent)?;
    asker.club.keep_letter(&letter).await?;
    told(&state, &asker).await
}

pub(crate) async fn confirm(
    State(state): State<crate::State>,
    asker: Asker,
    body: Body<Confirmation>,
) -> Result<Json<MailInfo>, Error> {
    let with = read(body)?;
    asker.club.confirm_address(asker.who()?, &with.code, &asker.from).await?;
    told(&state, &asker).await
}

pub(crate) async fn forget(
    State(state): State<crate::State>,
    asker: Asker,
) -> Result<Json<MailInfo>, Error> {
    asker.club.forget_address(asker.who()?).await?;
    told(&state, &asker).await
}

/// Whoever asks is told the same, and waits as long, whether there is such a player or not: the mail server is tried
/// before anybody is looked for, and everything else happens after the answer.
pub(crate) async fn forgotten(
    State(state): State<crate::State>,
    asker: Asker,
    body: Body<Forgotten>,
) -> Result<StatusCode, Error> {
    asker.in_person()?;
    let wanted = read(body)?;
    let mailer = mailer(&state)?.clone();
    asker.club.expect_may_forget(&wanted.whose, &asker.from)?;
    if let Err(error) = mailer.reach().await {
        tracing::warn!(%error, "no letters can be sent");
        return Err(ClubError::NotSent.into());
    }
    tokio::spawn(send_codes(state.clone(), Arc::clone(&asker.club), mailer, wanted));
    Ok(StatusCode::ACCEPTED)
}

async fn send_codes(state: crate::State, club: Arc<Club>, mailer: Mailer, asked: Forgotten) {
    let letters = match club.letters_for(&asked.whose).await {
        Ok(letters) => letters,
        Err(error) => return tracing::warn!(%error, "a code for a forgotten password was not kept"),
    };
    for letter in letters {
        // Why one was not sent is in the log, and whoever waits for it can ask again.
        let _ = letters::send(&mailer, &state.library.newest(), &asked.language, &letter).await;
    }
}
