//! Messages between the nodes of a server, over NATS: to one node, or to all others.
//!
//! NATS loses what it cannot deliver at once. So every message has a number, apart for each who sends and who is meant,
//! and each second every node tells all how far it has counted. Whoever misses one is told of a [`Heard::Gap`], and has
//! to look anew at everything it has from there. What a message means nobody here knows.
#![cfg_attr(test, allow(clippy::unwrap_used, reason = "tests"))]

mod count;
mod frame;

use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use async_nats::connection::State;
use async_nats::{Client, ConnectOptions, Subscriber};
use bytes::Bytes;
use futures_util::StreamExt;
use tokio::sync::{mpsc, watch};
use tokio::time::{MissedTickBehavior, interval, timeout};

use crate::count::{Arrivals, Arrived, Sent};
use crate::frame::{Frame, To};

/// How often all are told that a node lives, and how far it has counted.
const BEAT: Duration = Duration::from_secs(1);
/// How long one's own beat may fail to come back before the bus counts as broken.
const PATIENCE: Duration = Duration::from_secs(5);
/// How long connecting may take.
const CONNECTS: Duration = Duration::from_secs(5);
/// How many messages wait to be sent; more are lost, and that is noticed.
const WAITING: usize = 16_384;
/// How many wait to be heard.
const UNHEARD: usize = 16_384;

/// Why there is no bus.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BusError {
    /// It cannot be reached.
    #[error("cannot reach NATS at {place}: {why}")]
    Unreachable {
        /// Where, without passwords.
        place: String,
        /// Why.
        why: String,
    },
}

/// What a node hears of another.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Heard {
    /// A message.
    Message {
        /// From which node.
        from: u64,
        /// What it says.
        message: Bytes,
    },
    /// Some message of that node was lost.
    Gap {
        /// Of which.
        from: u64,
    },
}

/// The way of a node to all others. It lives until the last copy is gone.
#[derive(Clone)]
pub struct Bus(Arc<Inner>);

struct Inner {
    node: u64,
    client: Client,
    sent: Mutex<Sent>,
    queue: mpsc::Sender<(To, Bytes)>,
    began: Instant,
    /// When one's own beat was heard last, in milliseconds since it began.
    heard: AtomicU64,
    gone: watch::Sender<Vec<u64>>,
}

impl fmt::Debug for Bus {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Bus").field("node", &self.0.node).finish_non_exhaustive()
    }
}

impl Bus {
    /// Connects a node to those of the same name, through the NATS servers of those addresses (with commas between
    /// them). What it hears comes out of the receiver.
    ///
    /// # Errors
    ///
    /// If NATS cannot be reached.
    pub async fn open(
        address: &str,
        name: &str,
        node: u64,
    ) -> Result<(Self, mpsc::Receiver<Heard>), BusError> {
        let addresses: Vec<&str> = address.split(',').map(str::trim).collect();
        let place = |address: &&str| address.rsplit('@').next().unwrap_or_default().to_owned();
        let place = addresses.iter().map(place).collect::<Vec<_>>().join(", ");
        let fault = |why: String| BusError::Unreachable { place: place.clone(), why };
        let options = ConnectOptions::new()
            .name(format!("gipf node {node}"))
            .connection_timeout(CONNECTS)
            .ping_interval(PATIENCE)
            .subscription_capacity(UNHEARD)
            .event_callback(|event| async move { tracing::info!(%event, "NATS") });
        let client = timeout(CONNECTS, options.connect(addresses)).await;
        let client = client.map_err(|_| fault("it does not answer".to_owned()))?;
        let client = client.map_err(|why| fault(why.to_string()))?;
        let subject = |to: To| match to {
            To::All => format!("gipf.{name}.all"),
            To::Node(node) => format!("gipf.{name}.node.{node}"),
        };
        let mut subscribed = Vec::new();
        for to in [To::All, To::Node(node)] {
            let it = client.subscribe(subject(to)).await.map_err(|why| fault(why.to_string()))?;
            subscribed.push(it);
        }
        client.flush().await.map_err(|why| fault(why.to_string()))?;
        let (queue, waiting) = mpsc::channel(WAITING);
        let (gone, goes) = watch::channel(Vec::new());
        let (sent, began, heard) = (Mutex::default(), Instant::now(), AtomicU64::new(0));
        let inner = Inner { node, client: client.clone(), sent, queue, began, heard, gone };
        let bus = Self(Arc::new(inner));
        let (into, arriving) = mpsc::channel(UNHEARD);
        tokio::spawn(send(client, waiting, subject(To::All), format!("gipf.{name}.node.")));
        tokio::spawn(beat(Arc::downgrade(&bus.0)));
        let listener =
            Listener { bus: Arc::downgrade(&bus.0), into, arrivals: Arrivals::new(node) };
        tokio::spawn(listener.listen(subscribed, goes));
        Ok((bus, arriving))
    }

    /// Which node this is.
    pub fn node(&self) -> u64 {
        self.0.node
    }

    /// Tells one node. It never waits; what cannot be sent is lost, and that will be noticed.
    pub fn tell(&self, node: u64, message: &[u8]) {
        self.0.send(To::Node(node), message);
    }

    /// Tells all other nodes.
    pub fn tell_all(&self, message: &[u8]) {
        self.0.send(To::All, message);
    }

    /// Whether messages get through: what one says to all comes back to oneself.
    pub fn is_well(&self) -> bool {
        let Inner { client, began, heard, .. } = &*self.0;
        let heard = Duration::from_millis(heard.load(Ordering::Relaxed));
        client.connection_state() == State::Connected && began.elapsed() < heard + PATIENCE
    }

    /// Forgets a node that is gone; nothing more is heard of it.
    pub fn forget(&self, node: u64) {
        self.0.sent().forget(node);
        self.0.gone.send_modify(|gone| gone.push(node));
    }

    /// Returns once everything before is on its way, or after a short time.
    pub async fn flush(&self) {
        let all = async {
            while self.0.queue.capacity() < self.0.queue.max_capacity() {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
            self.0.client.flush().await
        };
        if !matches!(timeout(PATIENCE, all).await, Ok(Ok(()))) {
            tracing::warn!("what was said last to other nodes may be lost");
        }
    }
}

impl Inner {
    fn sent(&self) -> std::sync::MutexGuard<'_, Sent> {
        self.sent.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn send(&self, to: To, message: &[u8]) {
        // Numbers are in the order of the queue, so both happen under one lock.
        let mut sent = self.sent();
        let number = sent.next(to);
        let frame = Frame::Message { from: self.node, to_all: to == To::All, number, message };
        if self.queue.try_send((to, frame.write())).is_err() {
            tracing::warn!("a message to another node was given up");
        }
    }

    fn beat(&self) {
        let sent = self.sent();
        let frame = Frame::Beat { from: self.node, sent: sent.all(), each: sent.each() };
        let _ = self.queue.try_send((To::All, frame.write()));
    }
}

/// Sends what waits, in its order.
async fn send(
    client: Client,
    mut waiting: mpsc::Receiver<(To, Bytes)>,
    all: String,
    node_prefix: String,
) {
    while let Some((to, bytes)) = waiting.recv().await {
        let subject = match to {
            To::All => all.clone(),
            To::Node(node) => format!("{node_prefix}{node}"),
        };
        if let Err(error) = client.publish(subject, bytes).await {
            tracing::warn!(%error, "a message to another node was lost");
        }
    }
}

/// Tells all how far this node has counted, as long as it lives.
async fn beat(bus: std::sync::Weak<Inner>) {
    let mut ticks = interval(BEAT);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        ticks.tick().await;
        let Some(bus) = bus.upgrade() else { return };
        bus.beat();
    }
}

struct Listener {
    bus: std::sync::Weak<Inner>,
    into: mpsc::Sender<Heard>,
    arrivals: Arrivals,
}

impl Listener {
    async fn listen(mut self, subscribed: Vec<Subscriber>, mut goes: watch::Receiver<Vec<u64>>) {
        let mut all = futures_util::stream::select_all(subscribed);
        loop {
            let heard = tokio::select! {
                message = all.next() => match message {
                    Some(message) => self.hear(&message.payload),
                    None => return,
                },
                changed = goes.changed() => {
                    if changed.is_err() {
                        return;
                    }
                    for node in goes.borrow_and_update().iter() {
                        self.arrivals.forget(*node);
                    }
                    Vec::new()
                }
            };
            for heard in heard {
                if self.into.send(heard).await.is_err() {
                    return;
                }
            }
        }
    }

    fn hear(&mut self, payload: &Bytes) -> Vec<Heard> {
        let Some(frame) = Frame::read(payload) else {
            tracing::warn!("something that is no message came over NATS");
            return Vec::new();
        };
        let (from, arrived, message) = match frame {
            Frame::Beat { from, sent, each } => {
                if let Some(bus) = self.bus.upgrade().filter(|bus| bus.node == from) {
                    let millis = u64::try_from(bus.began.elapsed().as_millis()).unwrap_or(u64::MAX);
                    bus.heard.store(millis, Ordering::Relaxed);
                }
                (from, self.arrivals.beat(from, sent, &each), None)
            }
            Frame::Message { from, to_all, number, message } => {
                let arrived = self.arrivals.message(from, to_all, number);
                (from, arrived, Some(payload.slice_ref(message)))
            }
        };
        let gap = (arrived == Arrived::AfterGap).then_some(Heard::Gap { from });
        let message = message.filter(|_| arrived != Arrived::Ignored);
        gap.into_iter().chain(message.map(|message| Heard::Message { from, message })).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Where NATS is, if the environment names it.
    fn address() -> Option<String> {
        let address = std::env::var("NATS_URL").ok();
        let may_be_missing = std::env::var("CI").as_deref() != Ok("true");
        assert!(address.is_some() || may_be_missing, "NATS_URL names no server");
        address
    }

    #[tokio::test]
    async fn what_one_says_the_others_hear_in_order() {
        let Some(address) = address() else { return };
        let name = format!("test-{}", std::process::id());
        let (one, _nobody) = Bus::open(&address, &name, 1).await.unwrap();
        let (_two, mut arriving) = Bus::open(&address, &name, 2).await.unwrap();
        let (_far, mut far) = Bus::open(&address, &format!("{name}-other"), 2).await.unwrap();
        for n in 0..100_u8 {
            one.tell(2, &[n]);
        }
        one.tell_all(b"all");
        one.tell(3, b"nobody");
        let mut heard = Vec::new();
        while heard.len() < 101 {
            heard.push(timeout(PATIENCE, arriving.recv()).await.unwrap().unwrap());
        }
        let message = |message: Bytes| Heard::Message { from: 1, message };
        // What is said to all comes by another way, and may overtake the rest.
        heard.retain(|heard| *heard != message(Bytes::from_static(b"all")));
        let wanted: Vec<Heard> = (0..100_u8).map(|n| message(Bytes::from(vec![n]))).collect();
        assert_eq!(heard, wanted);
        assert!(far.try_recv().is_err(), "those of another name hear nothing");
        let began = Instant::now();
        while began.elapsed() < Duration::from_secs(10) && one.0.heard.load(Ordering::Relaxed) == 0
        {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        assert!(one.is_well());
    }

    #[tokio::test]
    async fn what_was_lost_is_noticed_by_the_next_message_or_beat() {
        let Some(address) = address() else { return };
        let name = format!("lost-{}", std::process::id());
        let (one, _nobody) = Bus::open(&address, &name, 1).await.unwrap();
        let (two, mut arriving) = Bus::open(&address, &name, 2).await.unwrap();
        let mut next =
            async || timeout(Duration::from_secs(10), arriving.recv()).await.unwrap().unwrap();
        // As if NATS had dropped it.
        one.0.sent().next(To::Node(2));
        one.tell(2, b"second");
        assert_eq!(next().await, Heard::Gap { from: 1 });
        assert!(matches!(next().await, Heard::Message { .. }));
        one.0.sent().next(To::All);
        one.0.sent().next(To::Node(2));
        assert_eq!(next().await, Heard::Gap { from: 1 }, "the beats tell");
        two.forget(1);
        two.flush().await;
        tokio::time::sleep(Duration::from_millis(50)).await;
        one.tell(2, b"from the dead");
        one.flush().await;
        tokio::time::sleep(Duration::from_millis(200)).await;
        assert!(arriving.try_recv().is_err());
    }

    #[tokio::test]
    async fn who_cannot_be_reached_is_told_without_the_password() {
        let opened = Bus::open("nats://user:secret@127.0.0.1:1", "x", 1).await.map(drop);
        let why = opened.unwrap_err().to_string();
        assert!(why.contains("127.0.0.1:1") && !why.contains("secret"), "{why}");
    }
}
