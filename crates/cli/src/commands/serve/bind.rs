//! Where the server listens.

use std::fmt;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::str::FromStr;

use serde::Deserialize;
use tokio::net::{TcpListener, lookup_host};

use crate::failure::Failure;

/// The usual address: a port that stays the same keeps what the browser has stored for it.
const USUAL: &str = "127.0.0.1:8470";
/// The same with any free port.
const ANY: &str = "127.0.0.1:0";

/// An address of this machine, or a name for one, and a port.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(try_from = "String")]
pub(super) struct Bind {
    host: String,
    port: u16,
}

impl FromStr for Bind {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let fault =
            || format!("`{text}` is no address with a port, as 127.0.0.1:8470 or localhost:8470");
        let (host, port) = text.rsplit_once(':').ok_or_else(fault)?;
        let port = port.parse().map_err(|_| fault())?;
        let plain = host.strip_prefix('[').and_then(|host| host.strip_suffix(']'));
        let fits = |sign: char| sign.is_alphanumeric() || "-._".contains(sign);
        let is_name = !host.is_empty() && host.chars().all(fits);
        let is_v6 = plain.is_some_and(|host| host.parse::<IpAddr>().is_ok_and(|ip| ip.is_ipv6()));
        if !is_name && !is_v6 {
            return Err(fault());
        }
        Ok(Self { host: plain.unwrap_or(host).to_owned(), port })
    }
}

impl TryFrom<String> for Bind {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        text.parse()
    }
}

impl fmt::Display for Bind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { host, port } = self;
        if host.contains(':') { write!(f, "[{host}]:{port}") } else { write!(f, "{host}:{port}") }
    }
}

/// Listens there, or at the usual address, or at any other port if that is taken; and how the page is reached: by
/// the name that was given, if one was.
pub(super) async fn listen(bind: Option<&Bind>) -> Result<(TcpListener, String), Failure> {
    let Some(bind) = bind else {
        let listener = match TcpListener::bind(USUAL).await {
            Err(error) if error.kind() == io::ErrorKind::AddrInUse => {
                TcpListener::bind(ANY).await?
            }
            listener => listener?,
        };
        let address = listener.local_addr()?.to_string();
        return Ok((listener, address));
    };
    let fault = |error: io::Error| Failure::Negative(format!("cannot listen at {bind}: {error}"));
    let mut found: Vec<SocketAddr> =
        lookup_host((bind.host.as_str(), bind.port)).await.map_err(fault)?.collect();
    // A name may stand for addresses of both kinds; the older kind is tried first by those who look for one.
    found.sort_by_key(SocketAddr::is_ipv6);
    let listener = TcpListener::bind(&*found).await.map_err(fault)?;
    let address = listener.local_addr()?;
    let named = bind.host.parse::<IpAddr>().is_err();
    let told =
        if named { format!("{}:{}", bind.host, address.port()) } else { address.to_string() };
    Ok((listener, told))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_and_names_are_read_with_their_ports() {
        for text in ["127.0.0.1:8470", "0.0.0.0:0", "localhost:8470", "[::1]:80", "my-host.local:1"]
        {
            assert_eq!(text.parse::<Bind>().unwrap().to_string(), text);
        }
        for bad in [
            "",
            "8470",
            "localhost",
            ":8470",
            "::1:80",
            "localhost:port",
            "localhost:70000",
            "http://localhost:80",
        ] {
            assert!(bad.parse::<Bind>().unwrap_err().contains("localhost:8470"), "{bad}");
        }
    }
}
