//! Bytes to a server and from it: plain, or by TLS.

use std::io;
use std::pin::Pin;
use std::sync::{Arc, OnceLock};
use std::task::{Context, Poll};

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::client::TlsStream;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

use crate::{Address, Fault, PATIENCE};

/// A connection.
pub(crate) enum Wire {
    Plain(TcpStream),
    Secure(Box<TlsStream<TcpStream>>),
}

impl Wire {
    pub(crate) async fn connect(address: &Address) -> Result<Self, Fault> {
        let connected = async {
            let stream = TcpStream::connect((address.host(), address.port())).await?;
            stream.set_nodelay(true)?;
            if !address.is_secure {
                return Ok(Self::Plain(stream));
            }
            let name = ServerName::try_from(address.host().to_owned()).map_err(io::Error::other)?;
            let connector = TlsConnector::from(trusted()?);
            Ok(Self::Secure(Box::new(connector.connect(name, stream).await?)))
        };
        let unreached = |why: String| Fault::Unreached { address: address.clone(), why };
        match tokio::time::timeout(PATIENCE, connected).await {
            Ok(connected) => connected.map_err(|why: io::Error| unreached(why.to_string())),
            Err(_) => Err(unreached("it does not answer".to_owned())),
        }
    }
}

/// Whom the system trusts.
fn trusted() -> io::Result<Arc<ClientConfig>> {
    static TRUSTED: OnceLock<Arc<ClientConfig>> = OnceLock::new();
    if let Some(config) = TRUSTED.get() {
        return Ok(Arc::clone(config));
    }
    let mut roots = RootCertStore::empty();
    let found = rustls_native_certs::load_native_certs();
    roots.add_parsable_certificates(found.certs);
    if roots.is_empty() {
        let why = found.errors.first().map_or_else(String::new, |error| format!(": {error}"));
        return Err(io::Error::other(format!("the system trusts no certificate{why}")));
    }
    let config = ClientConfig::builder().with_root_certificates(roots).with_no_client_auth();
    Ok(Arc::clone(TRUSTED.get_or_init(|| Arc::new(config))))
}

impl AsyncRead for Wire {
    fn poll_read(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        match self.get_mut() {
            Self::Plain(stream) => Pin::new(stream).poll_read(context, buffer),
            Self::Secure(stream) => Pin::new(stream).poll_read(context, buffer),
        }
    }
}

impl AsyncWrite for Wire {
    fn poll_write(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        match self.get_mut() {
            Self::Plain(stream) => Pin::new(stream).poll_write(context, bytes),
            Self::Secure(stream) => Pin::new(stream).poll_write(context, bytes),
        }
    }

    fn poll_flush(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        match self.get_mut() {
            Self::Plain(stream) => Pin::new(stream).poll_flush(context),
            Self::Secure(stream) => Pin::new(stream).poll_flush(context),
        }
    }

    fn poll_shutdown(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        match self.get_mut() {
            Self::Plain(stream) => Pin::new(stream).poll_shutdown(context),
            Self::Secure(stream) => Pin::new(stream).poll_shutdown(context),
        }
    }
}
