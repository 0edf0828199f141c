use std::fmt;
use std::net::IpAddr;
use std::str::FromStr;

use crate::{Address, SettingsFault};

/// A mail server: `smtps://HOST[:465]`, which speaks TLS from the first byte, or `smtp://HOST[:587]`, which must begin
/// it on demand. Only on this machine TLS may be left out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MailServer {
    pub(crate) host: String,
    pub(crate) port: u16,
    /// Whether TLS comes first.
    pub(crate) wrapped: bool,
}

impl MailServer {
    /// Whether it is on this machine.
    pub(crate) fn is_here(&self) -> bool {
        self.host == "localhost" || self.host.parse().is_ok_and(|ip: IpAddr| ip.is_loopback())
    }
}

impl FromStr for MailServer {
    type Err = SettingsFault;

    fn from_str(text: &str) -> Result<Self, SettingsFault> {
        let (wrapped, rest) = match text.split_once("://") {
            Some(("smtps", rest)) => (true, rest),
            Some(("smtp", rest)) => (false, rest),
            _ => return Err(SettingsFault::NoServer),
        };
        let rest = rest.trim_end_matches('/');
        // The colons of an IPv6 address stand in brackets.
        let (host, port) = match rest.rsplit_once(':') {
            Some((host, port)) if !port.ends_with(']') => {
                (host, port.parse().map_err(|_| SettingsFault::NoServer)?)
            }
            _ => (rest, if wrapped { 465 } else { 587 }),
        };
        let inner = host.strip_prefix('[').and_then(|host| host.strip_suffix(']'));
        let host = inner.unwrap_or(host);
        let fits = |sign: char| sign.is_ascii_alphanumeric() || "-._".contains(sign);
        let is_name = !host.is_empty() && host.chars().all(fits);
        let is_v6 = inner.is_some() && host.parse::<IpAddr>().is_ok();
        if !(is_name || is_v6) {
            return Err(SettingsFault::NoServer);
        }
        Ok(Self { host: host.to_owned(), port, wrapped })
    }
}

impl fmt::Display for MailServer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { host, port, wrapped } = self;
        let scheme = if *wrapped { "smtps" } else { "smtp" };
        if host.contains(':') {
            write!(f, "{scheme}://[{host}]:{port}")
        } else {
            write!(f, "{scheme}://{host}:{port}")
        }
    }
}

/// A password that is never shown.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(pub String);

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret")
    }
}

/// With what a mail server is told who sends.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Login {
    /// The name.
    pub user: String,
    /// The password.
    pub password: Secret,
}

/// How letters are sent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Settings {
    /// Who takes them.
    pub server: MailServer,
    /// From whom they come.
    pub from: Address,
    /// With what the server is told so, if it asks.
    pub login: Option<Login>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_is_read_with_the_usual_port_of_its_kind() {
        for (text, told) in [
            ("smtps://mail.gipf.example", "smtps://mail.gipf.example:465"),
            ("smtp://mail.gipf.example/", "smtp://mail.gipf.example:587"),
            ("smtp://127.0.0.1:25", "smtp://127.0.0.1:25"),
            ("smtp://[::1]", "smtp://[::1]:587"),
        ] {
            assert_eq!(text.parse::<MailServer>().unwrap().to_string(), told);
        }
        for bad in ["mail.gipf.example", "https://x", "smtp://", "smtps://x:port", "smtps://a@b"] {
            assert_eq!(bad.parse::<MailServer>(), Err(SettingsFault::NoServer), "{bad}");
        }
        let here = |text: &str| text.parse::<MailServer>().unwrap().is_here();
        assert!(here("smtp://localhost") && here("smtp://127.0.0.1") && here("smtp://[::1]:25"));
        assert!(!here("smtp://mail.gipf.example") && !here("smtp://localhost.gipf.example"));
    }

    #[test]
    fn a_password_is_not_shown() {
        let login = Login { user: "club".to_owned(), password: Secret("hush".to_owned()) };
        assert!(!format!("{login:?}").contains("hush"));
    }
}
