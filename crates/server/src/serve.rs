//! Connections: how long they may take, and how they end.

use std::convert::Infallible;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::Request;
use axum::response::Response;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, watch};
use tower::ServiceExt;

/// How long a client may take for the head of a request.
const HEAD: Duration = Duration::from_secs(15);
/// The most bytes of a head, and of what is read ahead.
const AHEAD: usize = 16 * 1024;
/// How many connections there are at a time; more wait.
const MOST: u32 = 25_000;
/// How long requests are given that have begun when the server stops.
const DRAIN: Duration = Duration::from_secs(10);
/// How long is waited if the system has no more connections to give.
const PAUSE: Duration = Duration::from_millis(100);

/// Serves until `stopped` ends, and finishes the requests that have begun.
pub(crate) async fn serve(
    listener: TcpListener,
    router: Router,
    stopped: impl Future<Output = ()>,
) -> io::Result<()> {
    let (stop, stops) = watch::channel(false);
    let connections = Arc::new(Semaphore::new(MOST as usize));
    let mut stopped = std::pin::pin!(stopped);
    loop {
        let accepted = async {
            let permit = Arc::clone(&connections).acquire_owned().await;
            (listener.accept().await, permit)
        };
        let (accepted, permit) = tokio::select! {
            accepted = accepted => accepted,
            () = &mut stopped => break,
        };
        match accepted {
            Ok((stream, peer)) => {
                let served = connection(stream, peer, router.clone(), stops.clone());
                tokio::spawn(async move {
                    served.await;
                    drop(permit);
                });
            }
            Err(error) => {
                tracing::warn!(%error, "a connection could not be accepted");
                tokio::time::sleep(PAUSE).await;
            }
        }
    }
    // Nobody hears it where no connection is left.
    let _ = stop.send(true);
    if tokio::time::timeout(DRAIN, connections.acquire_many(MOST)).await.is_err() {
        tracing::warn!("some requests were not finished in time");
    }
    Ok(())
}

/// Serves one connection, until both have finished or the server stops and a request is done.
async fn connection(
    stream: TcpStream,
    peer: SocketAddr,
    router: Router,
    mut stops: watch::Receiver<bool>,
) {
    // What is small is sent at once; where that cannot be had it goes without.
    let _ = stream.set_nodelay(true);
    let service = service_fn(move |request: Request<Incoming>| {
        let router = router.clone();
        async move {
            let mut request = request.map(Body::new);
            request.extensions_mut().insert(ConnectInfo(peer));
            let response: Result<Response, Infallible> = router.oneshot(request).await;
            response
        }
    });
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(HEAD).max_buf_size(AHEAD);
    let served = http.serve_connection(TokioIo::new(stream), service).with_upgrades();
    let mut served = std::pin::pin!(served);
    let ended = tokio::select! {
        ended = served.as_mut() => ended,
        () = async { drop(stops.wait_for(|stopped| *stopped).await) } => {
            served.as_mut().graceful_shutdown();
            served.await
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%error, "a connection broke");
    }
}
