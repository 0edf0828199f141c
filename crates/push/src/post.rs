use std::time::Duration;

use bytes::Bytes;
use http_body_util::Full;
use hyper::header::{AUTHORIZATION, CONTENT_ENCODING, CONTENT_TYPE};
use hyper::{Request, StatusCode};
use hyper_rustls::{HttpsConnector, HttpsConnectorBuilder};
use hyper_util::client::legacy::Client;
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::rt::TokioExecutor;

use crate::encrypt::{Keys, encrypt};
use crate::sign::ServerKey;
use crate::text::KeyFault;
use crate::within::{AddressFault, Within, expect_address};

/// How long a push service may take.
const PATIENCE: Duration = Duration::from_secs(15);

/// Where a browser takes what is pushed to it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Subscription {
    /// Its address at the push service.
    pub endpoint: String,
    /// Its keys.
    pub keys: Keys,
}

/// What is pushed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    /// The text, at most [`MOST`](crate::MOST) bytes.
    pub text: String,
    /// What it is about, at most 32 letters and digits: a later message of the same takes its place.
    pub topic: String,
    /// For how many seconds the push service keeps it for a browser that is off.
    pub lasts: u32,
    /// Whether it should come at once.
    pub urgent: bool,
}

/// Why something could not be pushed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PostError {
    /// The subscription has ended.
    #[error("the subscription has ended")]
    Gone,
    /// The address is none of a push service.
    #[error(transparent)]
    Address(#[from] AddressFault),
    /// Its keys cannot be used.
    #[error(transparent)]
    Keys(#[from] KeyFault),
    /// The push service refused it.
    #[error("the push service answered {0}")]
    Refused(u16),
    /// The push service was not reached.
    #[error("the push service was not reached: {0}")]
    Unreached(String),
}

/// The way to push services.
#[derive(Clone)]
pub struct Post {
    client: Client<HttpsConnector<HttpConnector<Within>>, Full<Bytes>>,
    key: ServerKey,
    anywhere: bool,
}

impl Post {
    /// One that signs with a key. `anywhere`: also to hosts that are not on the open network; for tests.
    pub fn new(key: ServerKey, anywhere: bool) -> Self {
        let mut http = HttpConnector::new_with_resolver(Within { anywhere });
        http.enforce_http(false);
        http.set_connect_timeout(Some(PATIENCE));
        let https = HttpsConnectorBuilder::new().with_webpki_roots();
        let https = if anywhere { https.https_or_http() } else { https.https_only() };
        let client =
            Client::builder(TokioExecutor::new()).build(https.enable_http1().wrap_connector(http));
        Self { client, key, anywhere }
    }

    /// The key that browsers subscribe to.
    pub fn key(&self) -> &ServerKey {
        &self.key
    }

    /// Pushes a message to a browser, in the name of whoever hosts `site`, at a time in seconds since 1970.
    ///
    /// # Errors
    ///
    /// Why it was not taken; [`PostError::Gone`] if there is nobody any more to take it.
    pub async fn send(
        &self,
        to: &Subscription,
        message: &Message,
        site: &str,
        now: u64,
    ) -> Result<(), PostError> {
        let address = expect_address(&to.endpoint, self.anywhere)?;
        let scheme = address.scheme_str().ok_or(AddressFault)?;
        let origin = format!("{scheme}://{}", address.authority().ok_or(AddressFault)?);
        let body = encrypt(&to.keys, message.text.as_bytes())?;
        let request = Request::post(address.clone())
            .header(AUTHORIZATION, self.key.authorization(&origin, site, now))
            .header(CONTENT_ENCODING, "aes128gcm")
            .header(CONTENT_TYPE, "application/octet-stream")
            .header("ttl", message.lasts)
            .header("topic", &message.topic)
            .header("urgency", if message.urgent { "high" } else { "normal" })
            .body(Full::new(Bytes::from(body)))
            .map_err(|why| PostError::Unreached(why.to_string()))?;
        let sent = tokio::time::timeout(PATIENCE, self.client.request(request)).await;
        let answer = sent.map_err(|_| PostError::Unreached("it took too long".to_owned()))?;
        let status = answer.map_err(|why| PostError::Unreached(why.to_string()))?.status();
        match status {
            StatusCode::NOT_FOUND | StatusCode::GONE => Err(PostError::Gone),
            status if status.is_success() => Ok(()),
            status => Err(PostError::Refused(status.as_u16())),
        }
    }
}
