use std::fmt;
use std::net::IpAddr;
use std::str::FromStr;

/// Where a server is: `http://HOST[:PORT][/PATH]`, or `https://…`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Address {
    pub(crate) is_secure: bool,
    /// As it is written, an IPv6 address in brackets.
    host: String,
    port: Option<u16>,
    /// Begins and ends with a slash.
    path: String,
}

/// A text that is no address of a server.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{text}` is no address of a server; it is written `https://HOST[:PORT][/PATH]`")]
pub struct BadAddress {
    /// The text.
    pub text: String,
}

impl Address {
    /// Host and port as the header `Host` has them.
    pub(crate) fn authority(&self) -> String {
        match self.port {
            Some(port) => format!("{}:{port}", self.host),
            None => self.host.clone(),
        }
    }

    /// The host without brackets.
    pub(crate) fn host(&self) -> &str {
        self.host.trim_start_matches('[').trim_end_matches(']')
    }

    pub(crate) fn port(&self) -> u16 {
        self.port.unwrap_or(if self.is_secure { 443 } else { 80 })
    }

    /// The path of something below the server's own.
    pub(crate) fn path(&self, of: &str) -> String {
        format!("{}{of}", self.path)
    }

    /// Whether what is sent there can be read by nobody on the way: it goes by https, or stays on this machine.
    pub fn is_private(&self) -> bool {
        let is_local = self.host().parse::<IpAddr>().is_ok_and(|ip| ip.is_loopback());
        self.is_secure || is_local || self.host.eq_ignore_ascii_case("localhost")
    }
}

impl FromStr for Address {
    type Err = BadAddress;

    fn from_str(text: &str) -> Result<Self, BadAddress> {
        let bad = || BadAddress { text: text.to_owned() };
        let (scheme, rest) = text.trim().split_once("://").ok_or_else(bad)?;
        let is_secure = match scheme.to_ascii_lowercase().as_str() {
            "http" => false,
            "https" => true,
            _ => return Err(bad()),
        };
        let (authority, path) = rest.split_once('/').unwrap_or((rest, ""));
        // The port stands after the last colon that is in no brackets.
        let end = authority.rfind(']').map_or(0, |at| at + 1);
        let (host, port) = match authority[end..].rfind(':') {
            Some(at) => (&authority[..end + at], Some(&authority[end + at + 1..])),
            None => (authority, None),
        };
        let port = port.map(str::parse).transpose().map_err(|_| bad())?;
        let is_odd =
            |char: char| char.is_whitespace() || char.is_control() || "@?#/\\".contains(char);
        if host.is_empty() || host.contains(is_odd) || path.contains(['?', '#', ' ']) {
            return Err(bad());
        }
        let path = path.trim_matches('/');
        let path = if path.is_empty() { "/".to_owned() } else { format!("/{path}/") };
        Ok(Self { is_secure, host: host.to_owned(), port, path })
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let scheme = if self.is_secure { "https" } else { "http" };
        write!(f, "{scheme}://{}{}", self.authority(), self.path)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_read_and_written() {
        for (text, host, port, path) in [
            ("http://127.0.0.1:8470/", "127.0.0.1", 8470, "/api/me"),
            ("https://gipf.example", "gipf.example", 443, "/api/me"),
            ("HTTPS://gipf.example/some/games/", "gipf.example", 443, "/some/games/api/me"),
            ("http://[::1]:80", "::1", 80, "/api/me"),
            ("http://[::1]", "::1", 80, "/api/me"),
        ] {
            let address: Address = text.parse().unwrap();
            assert_eq!((address.host(), address.port()), (host, port), "{text}");
            assert_eq!(address.path("api/me"), path);
            assert_eq!(address.to_string().parse(), Ok(address));
        }
        for text in
            ["", "gipf.example", "ftp://x", "http://", "http://a b", "http://x:y", "http://u@x"]
        {
            assert!(text.parse::<Address>().is_err(), "{text}");
        }
    }

    #[test]
    fn what_others_can_read_is_told() {
        let private = |text: &str| text.parse::<Address>().unwrap().is_private();
        assert!(private("https://gipf.example"));
        assert!(private("http://localhost:8470"));
        assert!(private("http://[::1]:8470"));
        assert!(private("http://127.0.0.1"));
        assert!(!private("http://gipf.example"));
        assert!(!private("http://192.168.0.7"));
    }
}
