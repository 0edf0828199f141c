//! Guests of a server, each from an address of its own, as a proxy tells it.

use anyhow::{Context, Result};
use futures_util::StreamExt;
use futures_util::stream::iter;
use protocol::Terms;
use protocol::online::{Audience, Colour, NewSeek, Seek, Taken};
use remote::{Address, Proof, Remote, Socket};

use crate::game::Table;

/// How many ask at the same time while everything is made ready.
const AT_ONCE: usize = 64;

/// People who have entered.
pub(crate) struct People(Vec<Remote>);

/// People who are connected.
pub(crate) struct Connected(Vec<(Remote, Socket)>);

impl People {
    pub(crate) async fn enter(address: &Address, count: u32) -> Result<Self> {
        let enter = |number: u32| {
            let remote = Remote::new(address.clone(), Proof::Nothing, "gipf-load");
            let [_, a, b, c] = number.to_be_bytes();
            remote.forwarding(&format!("10.{a}.{b}.{c}")).enter()
        };
        let entered: Vec<_> = iter(0..count).map(enter).buffer_unordered(AT_ONCE).collect().await;
        Ok(Self(entered.into_iter().collect::<Result<_, _>>()?))
    }

    pub(crate) async fn connect(self) -> Result<Connected> {
        let connect = |remote: Remote| async {
            let mut socket = remote.connect().await?;
            // The greeting.
            socket.hear_text().await?;
            Ok::<_, remote::Fault>((remote, socket))
        };
        let connected: Vec<_> = iter(self.0).map(connect).buffer_unordered(AT_ONCE).collect().await;
        Ok(Connected(connected.into_iter().collect::<Result<_, _>>()?))
    }
}

impl Connected {
    pub(crate) fn count(&self) -> u64 {
        self.0.len() as u64
    }

    /// Games between every two of them.
    pub(crate) async fn pair(self, specs: &[String], clock: &str) -> Result<Vec<Table>> {
        let mut pairs = Vec::new();
        let mut people = self.0.into_iter();
        while let (Some(first), Some(second)) = (people.next(), people.next()) {
            pairs.push([first, second]);
        }
        let play = |(number, [first, second]): (usize, [(Remote, Socket); 2])| async move {
            let wanted = NewSeek {
                spec: specs[number % specs.len()].clone(),
                terms: Terms { clock: Some(clock.to_owned()), ..Terms::default() },
                rated: false,
                colour: Colour::First,
                audience: Audience::Link,
            };
            let seek: Seek = first.0.post("api/seeks", &wanted).await?;
            let path = format!("api/seeks/{}/accept", seek.id);
            let taken: Taken = second.0.post(&path, &()).await?;
            Table::watch(taken.game, [first.1, second.1]).await
        };
        let begun: Vec<_> =
            iter(pairs.into_iter().enumerate()).map(play).buffer_unordered(AT_ONCE).collect().await;
        begun.into_iter().collect::<Result<_>>().context("a game could not begin")
    }
}
