//! Which addresses may be asked to pass something on: push services on the open network only, since a
//! subscription's address comes from whoever subscribes.

use std::future::Future;
use std::io;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::pin::Pin;
use std::task::{Context, Poll};
use std::vec;

use hyper::Uri;
use hyper_util::client::legacy::connect::dns::Name;
use tower_service::Service;

/// The address of a subscription is none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the address of a push service begins with https:// and the name of a host")]
pub struct AddressFault;

/// The address of a subscription, if it can be one. `anywhere`: also without https, and by number; for tests.
///
/// # Errors
///
/// If it cannot be one.
pub fn expect_address(text: &str, anywhere: bool) -> Result<Uri, AddressFault> {
    let address: Uri = text.parse().map_err(|_| AddressFault)?;
    let host = address.host().ok_or(AddressFault)?;
    let by_number = host.trim_matches(['[', ']']).parse::<IpAddr>().is_ok();
    let fits = address.scheme_str() == Some("https") && host.contains('.') && !by_number;
    if anywhere || fits { Ok(address) } else { Err(AddressFault) }
}

/// Whether an address is one of the open network.
fn is_open(ip: IpAddr) -> bool {
    match ip.to_canonical() {
        IpAddr::V4(ip) => is_open_v4(ip),
        IpAddr::V6(ip) => is_open_v6(ip),
    }
}

fn is_open_v4(ip: Ipv4Addr) -> bool {
    let [a, b, c, _] = ip.octets();
    let shared = a == 100 && (64..128).contains(&b);
    let tests = a == 198 && (18..20).contains(&b);
    let special = a == 0 || a >= 240 || (a == 192 && b == 0 && c == 0);
    let local = ip.is_private() || ip.is_loopback() || ip.is_link_local();
    !(shared || tests || special || local || ip.is_multicast() || ip.is_documentation())
}

fn is_open_v6(ip: Ipv6Addr) -> bool {
    // What is given out of the open network begins with 001.
    ip.segments()[0] & 0xe000 == 0x2000 && ip.segments()[..2] != [0x2001, 0x0db8]
}

/// Finds the addresses of a host, those of the open network only.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Within {
    /// Whether all of them, for tests.
    pub(crate) anywhere: bool,
}

impl Service<Name> for Within {
    type Response = vec::IntoIter<SocketAddr>;
    type Error = io::Error;
    type Future = Pin<Box<dyn Future<Output = io::Result<Self::Response>> + Send>>;

    fn poll_ready(&mut self, _: &mut Context<'_>) -> Poll<io::Result<()>> {
        Poll::Ready(Ok(()))
    }

    fn call(&mut self, name: Name) -> Self::Future {
        let anywhere = self.anywhere;
        Box::pin(async move {
            let found = tokio::net::lookup_host((name.as_str(), 0)).await?;
            let open: Vec<SocketAddr> = found.filter(|it| anywhere || is_open(it.ip())).collect();
            if open.is_empty() {
                return Err(io::Error::other("the host is not on the open network"));
            }
            Ok(open.into_iter())
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_hosts_of_the_open_network_are_asked() {
        for good in ["https://fcm.googleapis.com/fcm/send/a:b", "https://push.example:8443/x?y=z"] {
            expect_address(good, false).unwrap();
        }
        for bad in [
            "",
            "push",
            "/push",
            "http://push.example/",
            "https://localhost/",
            "https://127.0.0.1/",
            "https://[::1]/",
            "ftp://push.example/",
            "https:///x",
        ] {
            assert_eq!(expect_address(bad, false), Err(AddressFault), "{bad}");
        }
        expect_address("http://127.0.0.1:9/x", true).unwrap();
        let open = |text: &str| is_open(text.parse().unwrap());
        for good in ["9.9.9.9", "2a00:1450:4001:82b::200a", "::ffff:9.9.9.9"] {
            assert!(open(good), "{good}");
        }
        for bad in [
            "127.0.0.1",
            "10.1.2.3",
            "172.16.0.1",
            "192.168.1.1",
            "169.254.169.254",
            "100.64.0.1",
            "0.0.0.0",
            "255.255.255.255",
            "224.0.0.1",
            "::1",
            "::",
            "fe80::1",
            "fd00::1",
            "ff02::1",
            "::ffff:127.0.0.1",
            "2001:db8::1",
            "198.18.0.1",
            "192.0.0.8",
        ] {
            assert!(!open(bad), "{bad}");
        }
    }
}
