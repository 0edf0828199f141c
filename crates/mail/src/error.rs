use std::time::Duration;

/// Something is no address of mail.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("an address of mail looks like name@host")]
pub struct AddressFault;

/// How letters are to be sent cannot be meant so.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SettingsFault {
    /// It names no server.
    #[error("a mail server is named as smtps://HOST, or as smtp://HOST if it begins TLS on demand")]
    NoServer,
    /// The certificates that the system trusts cannot be read.
    #[error("mail cannot be sent by TLS: {why}")]
    NoTls {
        /// Why.
        why: String,
    },
}

/// Why a letter was not sent. What the mail server says is left out: it may repeat whom the letter was for.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum MailError {
    /// The server cannot be reached, or is none that can be talked to.
    #[error("the mail server cannot be reached: {why}")]
    Unreached {
        /// Why.
        why: String,
    },
    /// It does not answer.
    #[error("the mail server did not answer within {} seconds", .after.as_secs())]
    Silent {
        /// How long it was waited for.
        after: Duration,
    },
    /// It takes no letter, or not this one.
    #[error("the mail server refuses with {status}")]
    Refused {
        /// Its status (RFC 5321, 4.2): from 400 on for now, from 500 on for good.
        status: u16,
    },
    /// The letter cannot be written.
    #[error("the letter cannot be written")]
    Unwritable,
}
