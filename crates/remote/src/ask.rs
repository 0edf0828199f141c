use std::fmt;
use std::sync::Arc;

use bytes::Bytes;
use http_body_util::{BodyExt, Full, Limited};
use hyper::header::{
    AUTHORIZATION, CONTENT_TYPE, COOKIE, HOST, HeaderMap, HeaderName, HeaderValue, SET_COOKIE,
    USER_AGENT,
};
use hyper::{Method, Request};
use hyper_util::rt::TokioIo;
use protocol::Failure;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::wire::Wire;
use crate::{Address, Fault, PATIENCE};

/// What a page of another origin cannot send without being asked first.
const OWN: HeaderName = HeaderName::from_static("x-gipf");
/// Where a proxy tells who asks.
const FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");
/// The most bytes of an answer.
const MOST: usize = 16 << 20;

/// What proves for whom a program asks.
#[derive(Clone, PartialEq, Eq)]
pub enum Proof {
    /// Nothing: it only looks.
    Nothing,
    /// A personal token.
    Token(Arc<str>),
    /// The cookie of a session, as it is sent back.
    Cookie(Arc<str>),
}

impl fmt::Debug for Proof {
    /// Not what proves it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Nothing => "Nothing",
            Self::Token(_) => "Token",
            Self::Cookie(_) => "Cookie",
        })
    }
}

/// A server, and who asks it.
#[derive(Clone, Debug)]
pub struct Remote {
    address: Address,
    proof: Proof,
    agent: Arc<str>,
    forwarded_for: Option<Arc<str>>,
}

/// What a refusal is wrapped in.
#[derive(Deserialize)]
struct Failed {
    failure: Failure,
}

impl Remote {
    /// A server that is asked by a program of that name.
    pub fn new(address: Address, proof: Proof, agent: &str) -> Self {
        Self { address, proof, agent: agent.into(), forwarded_for: None }
    }

    /// The same for somebody at another address: as a proxy tells it to a server that trusts it.
    #[must_use]
    pub fn forwarding(self, whom: &str) -> Self {
        Self { forwarded_for: Some(whom.into()), ..self }
    }

    /// Where the server is.
    pub fn address(&self) -> &Address {
        &self.address
    }

    /// The same for whoever that proves.
    #[must_use]
    pub fn proving(self, proof: Proof) -> Self {
        Self { proof, ..self }
    }

    /// What every request carries.
    pub(crate) fn headers(&self, headers: &mut HeaderMap) -> Result<(), Fault> {
        let mut add = |name: HeaderName, value: &str| {
            let value = HeaderValue::from_str(value);
            let value =
                value.map_err(|_| self.strange(format!("no header `{name}` can be made")))?;
            headers.insert(name, value);
            Ok::<_, Fault>(())
        };
        add(HOST, &self.address.authority())?;
        add(USER_AGENT, &self.agent)?;
        match &self.proof {
            Proof::Nothing => {}
            Proof::Token(token) => add(AUTHORIZATION, &format!("Bearer {token}"))?,
            Proof::Cookie(cookie) => add(COOKIE, cookie)?,
        }
        if let Some(whom) = &self.forwarded_for {
            add(FORWARDED_FOR, whom)?;
        }
        Ok(())
    }

    pub(crate) fn unreached(&self, why: impl fmt::Display) -> Fault {
        Fault::Unreached { address: self.address.clone(), why: why.to_string() }
    }

    pub(crate) fn strange(&self, why: impl fmt::Display) -> Fault {
        Fault::Strange { address: self.address.clone(), why: why.to_string() }
    }

    /// Asks for something, e.g. `api/me`.
    ///
    /// # Errors
    ///
    /// If the server cannot be reached, refuses, or answers something else.
    pub async fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, Fault> {
        let (_, body) = self.ask(Method::GET, path, Bytes::new()).await?;
        self.read(&body)
    }

    /// Asks for a text, e.g. `readyz`.
    ///
    /// # Errors
    ///
    /// As for [`get`](Self::get).
    pub async fn get_text(&self, path: &str) -> Result<String, Fault> {
        let (_, body) = self.ask(Method::GET, path, Bytes::new()).await?;
        String::from_utf8(body.into()).map_err(|why| self.strange(why))
    }

    /// Sends something, e.g. to `api/seeks`.
    ///
    /// # Errors
    ///
    /// As for [`get`](Self::get).
    pub async fn post<T: DeserializeOwned>(
        &self,
        path: &str,
        body: &(impl Serialize + Sync),
    ) -> Result<T, Fault> {
        let body = serde_json::to_vec(body).map_err(|why| self.strange(why))?;
        let (_, body) = self.ask(Method::POST, path, body.into()).await?;
        self.read(&body)
    }

    /// Lets something be done that has no answer.
    ///
    /// # Errors
    ///
    /// As for [`get`](Self::get).
    pub async fn done(&self, method: Method, path: &str) -> Result<(), Fault> {
        self.ask(method, path, Bytes::new()).await.map(drop)
    }

    /// Becomes a guest: the same server for the new player.
    ///
    /// # Errors
    ///
    /// As for [`get`](Self::get).
    pub async fn enter(self) -> Result<Self, Fault> {
        let (headers, _) = self.ask(Method::POST, "api/guest", Bytes::new()).await?;
        let set = headers.get(SET_COOKIE).and_then(|set| set.to_str().ok());
        let cookie = set.and_then(|set| set.split(';').next());
        let cookie = cookie.ok_or_else(|| self.strange("it set no cookie"))?.into();
        Ok(self.proving(Proof::Cookie(cookie)))
    }

    fn read<T: DeserializeOwned>(&self, body: &[u8]) -> Result<T, Fault> {
        serde_json::from_slice(body).map_err(|why| self.strange(why))
    }

    async fn ask(
        &self,
        method: Method,
        path: &str,
        body: Bytes,
    ) -> Result<(HeaderMap, Bytes), Fault> {
        let mut request = Request::builder().method(method).uri(self.address.path(path));
        request = request.header(OWN, "1");
        if !body.is_empty() {
            request = request.header(CONTENT_TYPE, "application/json");
        }
        let mut request = request.body(Full::new(body)).map_err(|why| self.strange(why))?;
        self.headers(request.headers_mut())?;
        let answered = async {
            let wire = TokioIo::new(Wire::connect(&self.address).await?);
            let hands = hyper::client::conn::http1::handshake(wire).await;
            let (mut sender, connection) = hands.map_err(|why| self.unreached(why))?;
            // What goes wrong with it is told by the request.
            tokio::spawn(async move { drop(connection.await) });
            let answer = sender.send_request(request).await.map_err(|why| self.unreached(why))?;
            let (parts, body) = answer.into_parts();
            let body =
                Limited::new(body, MOST).collect().await.map_err(|why| self.unreached(why))?;
            Ok::<_, Fault>((parts, body.to_bytes()))
        };
        let answered = tokio::time::timeout(PATIENCE, answered).await;
        let (parts, body) = answered.map_err(|_| self.unreached("it does not answer"))??;
        if parts.status.is_success() {
            return Ok((parts.headers, body));
        }
        Err(self.refusal(parts.status.as_u16(), &body))
    }

    pub(crate) fn refusal(&self, status: u16, body: &[u8]) -> Fault {
        match serde_json::from_slice(body) {
            Ok(Failed { failure }) => Fault::Refused { status, failure },
            // Something on the way has answered.
            Err(_) if (502..=504).contains(&status) => self.unreached(format!("status {status}")),
            Err(_) => self.strange(format!("status {status}")),
        }
    }
}
