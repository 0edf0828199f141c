use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use protocol::online::ClientMessage;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{self, Message};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use crate::wire::Wire;
use crate::{Fault, PATIENCE, Remote, Told};

/// What is read at a time.
const BUFFER: usize = 8 * 1024;
/// The most bytes of a message.
const MOST: usize = 16 << 20;
/// The server asks every 20 seconds whether one is there; after that time it is gone.
const SILENT: Duration = Duration::from_secs(70);

/// A WebSocket. What the server asks to know whether one is there is answered as long as something is heard.
pub struct Socket {
    stream: WebSocketStream<Wire>,
    remote: Remote,
}

impl Remote {
    /// Opens the WebSocket. The first that is told is [`Told::Hello`].
    ///
    /// # Errors
    ///
    /// If the server cannot be reached or refuses.
    pub async fn connect(&self) -> Result<Socket, Fault> {
        let (scheme, address) =
            (if self.address().is_secure { "wss" } else { "ws" }, self.address());
        let url = format!("{scheme}://{}{}", address.authority(), address.path("api/ws"));
        let mut request = url.into_client_request().map_err(|why| self.strange(why))?;
        self.headers(request.headers_mut())?;
        let wire = Wire::connect(address).await?;
        let config = WebSocketConfig::default()
            .read_buffer_size(BUFFER)
            .write_buffer_size(0)
            .max_message_size(Some(MOST))
            .max_frame_size(Some(MOST));
        let opened = timeout(PATIENCE, client_async_with_config(request, wire, Some(config))).await;
        match opened.map_err(|_| self.unreached("it does not answer"))? {
            Ok((stream, _)) => Ok(Socket { stream, remote: self.clone() }),
            Err(tungstenite::Error::Http(answer)) => {
                let status = answer.status().as_u16();
                let body = answer.into_body().unwrap_or_default();
                Err(self.refusal(status, &body))
            }
            Err(why) => Err(self.unreached(why)),
        }
    }
}

impl Socket {
    /// Says something.
    ///
    /// # Errors
    ///
    /// If the connection broke.
    pub async fn say(&mut self, message: &ClientMessage) -> Result<(), Fault> {
        let text = serde_json::to_string(message).map_err(|why| self.remote.strange(why))?;
        let said = timeout(PATIENCE, self.stream.send(Message::text(text))).await;
        let said = said.map_err(|_| self.remote.unreached("it takes nothing any more"))?;
        said.map_err(|why| self.remote.unreached(why))
    }

    /// What the server tells next, in its wire form. It may be given up and asked for again at any time.
    ///
    /// # Errors
    ///
    /// If the connection broke or was closed.
    pub async fn hear_text(&mut self) -> Result<tungstenite::Utf8Bytes, Fault> {
        loop {
            let heard = timeout(SILENT, self.stream.next()).await;
            match heard.map_err(|_| self.remote.unreached("it is silent"))? {
                Some(Ok(Message::Text(text))) => return Ok(text),
                Some(Ok(Message::Close(_))) | None => {
                    return Err(self.remote.unreached("it has closed the connection"));
                }
                Some(Ok(_)) => {}
                Some(Err(why)) => return Err(self.remote.unreached(why)),
            }
        }
    }

    /// What the server tells next. It may be given up and asked for again at any time.
    ///
    /// # Errors
    ///
    /// If the connection broke or was closed, or that is nothing a server of this program says.
    pub async fn hear(&mut self) -> Result<Told, Fault> {
        let text = self.hear_text().await?;
        serde_json::from_str(&text).map_err(|why| self.remote.strange(why))
    }

    /// Takes leave.
    pub async fn close(mut self) {
        // Who does not hear it notices the end of the connection.
        let _ = timeout(Duration::from_secs(1), self.stream.close(None)).await;
    }
}
