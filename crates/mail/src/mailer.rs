use std::error::Error as _;
use std::fmt;
use std::time::Duration;

use lettre::message::header::{ContentType, HeaderName, HeaderValue};
use lettre::transport::smtp;
use lettre::transport::smtp::authentication::Credentials;
use lettre::transport::smtp::client::{Tls, TlsParameters};
use lettre::transport::smtp::extension::ClientId;
use lettre::{AsyncSmtpTransport, AsyncTransport, Message, Tokio1Executor};

use crate::{Address, MailError, Settings, SettingsFault};

/// How long a mail server is waited for. It may look into a letter before it takes it.
const PATIENCE: Duration = Duration::from_secs(20);

/// A letter: plain text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Letter {
    /// For whom.
    pub to: Address,
    /// What it is about: one line.
    pub subject: String,
    /// What it says.
    pub text: String,
}

/// The way to a mail server. Each letter takes a connection of its own.
#[derive(Clone)]
pub struct Mailer {
    smtp: AsyncSmtpTransport<Tokio1Executor>,
    from: Address,
    patience: Duration,
}

impl fmt::Debug for Mailer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Mailer").field("from", &self.from).finish_non_exhaustive()
    }
}

impl Mailer {
    /// The way that the settings tell. Nothing is sent, and nobody asked, yet.
    ///
    /// # Errors
    ///
    /// [`SettingsFault::NoTls`] if TLS cannot be spoken here.
    pub fn new(settings: &Settings) -> Result<Self, SettingsFault> {
        let Settings { server, from, login } = settings;
        let tls = || {
            TlsParameters::new(server.host.clone())
                .map_err(|why| SettingsFault::NoTls { why: why.to_string() })
        };
        let tls = match (server.wrapped, server.is_here()) {
            (true, _) => Tls::Wrapper(tls()?),
            (false, true) => Tls::None,
            (false, false) => Tls::Required(tls()?),
        };
        let name = ClientId::Domain(from.0.email.domain().to_owned());
        let mut smtp = AsyncSmtpTransport::<Tokio1Executor>::builder_dangerous(&server.host)
            .port(server.port)
            .tls(tls)
            .hello_name(name)
            .timeout(Some(PATIENCE));
        if let Some(login) = login {
            let password = login.password.0.clone();
            smtp = smtp.credentials(Credentials::new(login.user.clone(), password));
        }
        Ok(Self { smtp: smtp.build(), from: from.clone(), patience: PATIENCE })
    }

    /// The same with another patience.
    #[must_use]
    pub fn waiting(self, patience: Duration) -> Self {
        Self { patience, ..self }
    }

    /// Whether the server is there and lets us in.
    ///
    /// # Errors
    ///
    /// Why not.
    pub async fn reach(&self) -> Result<(), MailError> {
        if self.in_time(self.smtp.test_connection()).await? {
            return Ok(());
        }
        Err(MailError::Unreached { why: "it does not answer as one".to_owned() })
    }

    /// Sends a letter; the server has taken it over then.
    ///
    /// # Errors
    ///
    /// Why it was not taken. It may have been where the answer was lost on the way.
    pub async fn send(&self, letter: &Letter) -> Result<(), MailError> {
        let message = self.written(letter)?;
        self.in_time(self.smtp.send(message)).await.map(drop)
    }

    fn written(&self, letter: &Letter) -> Result<Message, MailError> {
        let mut bytes = [0; 16];
        getrandom::fill(&mut bytes).map_err(|_| MailError::Unwritable)?;
        let id = format!("<{:032x}@{}>", u128::from_be_bytes(bytes), self.from.0.email.domain());
        // Nobody's note that they are away answers it (RFC 3834, 5).
        let automatic = HeaderName::new_from_ascii_str("Auto-Submitted");
        let message = Message::builder()
            .from(self.from.0.clone())
            .to(letter.to.0.clone())
            .subject(&letter.subject)
            .message_id(Some(id))
            .raw_header(HeaderValue::new(automatic, "auto-generated".to_owned()))
            .header(ContentType::TEXT_PLAIN)
            .body(letter.text.clone());
        message.map_err(|_| MailError::Unwritable)
    }

    async fn in_time<T>(
        &self,
        work: impl Future<Output = Result<T, smtp::Error>>,
    ) -> Result<T, MailError> {
        match tokio::time::timeout(self.patience, work).await {
            Ok(done) => done.map_err(|error| fault(&error)),
            Err(_) => Err(MailError::Silent { after: self.patience }),
        }
    }
}

fn fault(error: &smtp::Error) -> MailError {
    if let Some(status) = error.status() {
        return MailError::Refused { status: status.into() };
    }
    let why = if error.is_response() || error.is_client() {
        "it does not speak as a mail server does, or asks for what was not told".to_owned()
    } else {
        error.source().map_or_else(|| "the connection broke".to_owned(), ToString::to_string)
    };
    MailError::Unreached { why }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Login, Mood, Secret, Sink};

    fn mailer(sink: &Sink, login: Option<Login>) -> Mailer {
        let (server, from) = (sink.server().parse().unwrap(), "GIPF <club@gipf.example>".parse());
        Mailer::new(&Settings { server, from: from.unwrap(), login }).unwrap()
    }

    fn letter() -> Letter {
        Letter {
            to: "ada@gipf.example".parse().unwrap(),
            subject: "코드 – a code".to_owned(),
            text: "Hello “Ada”,\n.\nabcd-efgh-jkmn-pqrs\n".to_owned(),
        }
    }

    #[tokio::test]
    async fn a_letter_is_taken_over_as_it_was_written() {
        let sink = Sink::new();
        let login = Login { user: "club".to_owned(), password: Secret("hush".to_owned()) };
        let mailer = mailer(&sink, Some(login));
        mailer.reach().await.unwrap();
        mailer.send(&letter()).await.unwrap();
        let taken = sink.next(PATIENCE).unwrap();
        assert_eq!(taken.to, "ada@gipf.example");
        assert_eq!(taken.code().as_deref(), Some("abcd-efgh-jkmn-pqrs"));
        let (head, body) = taken.text.split_once("\n\n").unwrap();
        for line in ["From: GIPF <club@gipf.example>", "Auto-Submitted: auto-generated", "Date: "] {
            assert!(head.contains(line), "{line} in {head}");
        }
        assert!(!head.contains("코드"), "heads are of plain signs: {head}");
        assert!(body.contains("=E2=80=9CAda=E2=80=9D") && body.contains("\n.\n"), "{body}");
    }

    #[tokio::test]
    async fn why_a_letter_was_not_sent_is_told_without_whom_it_was_for() {
        let sink = Sink::new();
        let mailer = mailer(&sink, None);
        sink.set(Mood::Full);
        mailer.reach().await.unwrap();
        assert_eq!(mailer.send(&letter()).await, Err(MailError::Refused { status: 452 }));
        sink.set(Mood::Shut);
        assert_eq!(mailer.reach().await, Err(MailError::Refused { status: 554 }));
        sink.set(Mood::Silent);
        let after = Duration::from_millis(50);
        let hasty = mailer.clone().waiting(after);
        assert_eq!(hasty.send(&letter()).await, Err(MailError::Silent { after }));
        let nobody = Settings {
            server: "smtp://127.0.0.1:1".parse().unwrap(),
            from: "club@gipf.example".parse().unwrap(),
            login: None,
        };
        let error = Mailer::new(&nobody).unwrap().send(&letter()).await.unwrap_err();
        assert!(matches!(error, MailError::Unreached { .. }), "{error}");
        assert!(!error.to_string().contains("ada"), "{error}");
    }

    #[tokio::test]
    async fn nothing_goes_to_another_machine_without_tls() {
        // By its name this is another machine; it offers no TLS.
        let sink = Sink::new();
        let port = sink.server().rsplit(':').next().unwrap().to_owned();
        let settings = Settings {
            server: format!("smtp://0.0.0.0:{port}").parse().unwrap(),
            from: "club@gipf.example".parse().unwrap(),
            login: Some(Login { user: "club".to_owned(), password: Secret("hush".to_owned()) }),
        };
        let error = Mailer::new(&settings).unwrap().send(&letter()).await.unwrap_err();
        assert!(matches!(error, MailError::Unreached { .. } | MailError::Refused { .. }));
        assert_eq!(sink.next(Duration::from_millis(50)), None);
    }
}
