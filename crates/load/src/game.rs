//! A game between two connections: whoever has to decide plays a legal action, drawn by lot, when it is time.

use std::borrow::Cow;
use std::time::Instant;

use anyhow::{Context, Result, bail};
use fastrand::Rng;
use protocol::EventKind;
use protocol::online::{ActionId, ClientMessage, MatchId};
use remote::Socket;
use rules::Player;
use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::value::RawValue;
use tokio::sync::mpsc::UnboundedSender;
use tokio::time::{sleep_until, timeout};

use crate::tally::{Ack, Ended};

/// How long after the end an answer is waited for.
const LATE: std::time::Duration = std::time::Duration::from_secs(10);

/// What is read of a message.
#[derive(Deserialize)]
struct Heard<'a> {
    tell: &'a str,
    #[serde(borrow, rename = "match")]
    game: Option<&'a RawValue>,
    #[serde(borrow)]
    change: Option<Stands<'a>>,
    seq: Option<u32>,
    #[serde(borrow)]
    failure: Option<&'a RawValue>,
}

/// A whole match.
#[derive(Deserialize)]
struct Whole<'a> {
    seq: u32,
    #[serde(borrow)]
    state: State<'a>,
}

#[derive(Deserialize)]
struct State<'a> {
    #[serde(borrow)]
    view: View<'a>,
    ending: Option<IgnoredAny>,
}

/// How a match stands after something has happened.
#[derive(Deserialize)]
struct Stands<'a> {
    seq: u32,
    #[serde(borrow)]
    view: View<'a>,
    ending: Option<IgnoredAny>,
}

#[derive(Deserialize)]
struct View<'a> {
    #[serde(borrow)]
    actions: Actions<'a>,
}

/// The legal actions as they are written: what many have in common once.
#[derive(Deserialize)]
struct Actions<'a> {
    #[serde(borrow)]
    ways: Vec<Way<'a>>,
    #[serde(borrow)]
    each: Vec<(usize, Vec<Cow<'a, str>>)>,
}

#[derive(Deserialize)]
struct Way<'a> {
    #[serde(borrow)]
    text: Cow<'a, str>,
}

impl Actions<'_> {
    /// Their texts.
    fn texts(&self) -> Vec<String> {
        let text = |(way, cells): &(usize, Vec<Cow<'_, str>>)| {
            let text = self.ways.get(*way).map_or("", |way| &*way.text).to_owned();
            let fill = |text: String, (at, cell): (usize, &Cow<'_, str>)| {
                text.replace(&format!("{{{at}}}"), cell)
            };
            cells.iter().enumerate().fold(text, fill)
        };
        self.each.iter().map(text).collect()
    }
}

/// A match and the connections of its two players.
pub(crate) struct Table {
    id: MatchId,
    sockets: [Socket; 2],
    seq: u32,
    /// Who has to decide, and what is legal.
    due: Option<(Player, Vec<String>)>,
    over: bool,
    bytes: u64,
}

impl Table {
    /// Watches a match that has just begun, with both connections.
    pub(crate) async fn watch(id: MatchId, sockets: [Socket; 2]) -> Result<Self> {
        let mut table = Self { id, sockets, seq: 0, due: None, over: false, bytes: 0 };
        for player in Player::BOTH {
            let game = table.id.clone();
            table.sockets[player.index()].say(&ClientMessage::Watch { game }).await?;
            while table.hear(player).await?.as_str() != "match" {}
        }
        table.bytes = 0;
        Ok(table)
    }

    /// Hears one message on the connection of a player; what it tells.
    async fn hear(&mut self, player: Player) -> Result<String> {
        let text = self.sockets[player.index()].hear_text().await?;
        self.take(player, &text)
    }

    /// Takes in a message; what it tells.
    fn take(&mut self, player: Player, text: &str) -> Result<String> {
        self.bytes += text.len() as u64;
        let heard: Heard<'_> = serde_json::from_str(text).context("a message")?;
        let (seq, view, over) = match heard.tell {
            "match" => {
                let game = heard.game.context("a match")?;
                let Whole { seq, state } = serde_json::from_str(game.get()).context("a match")?;
                (seq, state.view, state.ending.is_some())
            }
            "happened" => {
                let Stands { seq, view, ending } = heard.change.context("a change")?;
                (seq, view, ending.is_some())
            }
            "done" => {
                self.seq = self.seq.max(heard.seq.unwrap_or_default());
                return Ok("done".to_owned());
            }
            "refused" | "failed" => {
                bail!("it was refused: {}", heard.failure.map_or("", |it| it.get()))
            }
            "closing" => bail!("the server sends a client away"),
            other => return Ok(other.to_owned()),
        };
        self.seq = self.seq.max(seq);
        self.over |= over;
        if !view.actions.each.is_empty() {
            self.due = Some((player, view.actions.texts()));
        }
        Ok(heard.tell.to_owned())
    }

    /// Hears whatever comes until a time.
    async fn hear_until(&mut self, time: Instant) -> Result<()> {
        loop {
            let [first, second] = &mut self.sockets;
            let (player, text) = tokio::select! {
                biased;
                () = sleep_until(time.into()) => return Ok(()),
                text = first.hear_text() => (Player::First, text?),
                text = second.hear_text() => (Player::Second, text?),
            };
            self.take(player, &text)?;
        }
    }

    /// Plays from `first` on an action each time, until the end; every acknowledgement is told.
    pub(crate) async fn play(
        mut self,
        first: Instant,
        every: std::time::Duration,
        end: Instant,
        seed: u64,
        acks: UnboundedSender<Ack>,
    ) -> Result<Ended> {
        let mut chance = Rng::with_seed(seed);
        let (mut next, mut number, mut skipped) = (first, 0_u32, 0_u32);
        while next < end && !self.over {
            self.hear_until(next).await?;
            next += every;
            let Some((player, legal)) = self.due.take() else {
                skipped += 1;
                continue;
            };
            let action = legal[chance.usize(..legal.len())].clone();
            number += 1;
            let (game, id) = (self.id.clone(), ActionId(format!("load-{number}")));
            let message =
                ClientMessage::Do { game, id, seq: self.seq, event: EventKind::Act { action } };
            let sent = Instant::now();
            self.sockets[player.index()].say(&message).await?;
            let done = async {
                while self.hear(player).await?.as_str() != "done" {}
                Ok::<_, anyhow::Error>(())
            };
            let done = timeout(end.saturating_duration_since(sent) + LATE, done).await;
            done.context("an action was not acknowledged")??;
            // Nobody hears it once everything is counted.
            let _ = acks.send(Ack(sent.elapsed()));
        }
        Ok(Ended { bytes: self.bytes, skipped, over: self.over })
    }
}
