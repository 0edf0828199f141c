//! Letters by mail, where a mail server is named: in the language of whoever asks for them.

use club::{Letter, Purpose};
use fluent_bundle::FluentArgs;
use mail::{Address, MailError, Mailer};

use crate::assets::Edition;
use crate::texts::{filled, known};

/// Sends a letter.
pub(crate) async fn send(
    mailer: &Mailer,
    edition: &Edition,
    language: &str,
    letter: &Letter,
) -> Result<(), MailError> {
    let written = written(edition, &known(edition, language), letter)?;
    let sent = mailer.send(&written).await;
    if let Err(error) = &sent {
        tracing::warn!(%error, "a letter was not sent");
    }
    sent
}

fn written(edition: &Edition, language: &str, letter: &Letter) -> Result<mail::Letter, MailError> {
    let Letter { to, name, purpose, code, minutes, .. } = letter;
    let (subject, text) = match purpose {
        Purpose::Confirm => ("letter-confirm", "letter-confirm-text"),
        Purpose::Recover => ("letter-recover", "letter-recover-text"),
    };
    let mut args = FluentArgs::new();
    args.set("name", name.as_str());
    args.set("code", code.as_str());
    args.set("minutes", *minutes);
    let [subject, text] = [subject, text].map(|key| filled(edition, language, key, &args));
    let to: Address = to.parse().map_err(|_| MailError::Unwritable)?;
    Ok(mail::Letter { to, subject, text })
}
