//! What is asked of other nodes and has an answer.

use std::collections::HashMap;
use std::sync::Mutex;
use std::time::Duration;

use tokio::sync::oneshot;
use tokio::time::timeout;

use super::{Nodes, Word, lock};
use crate::ClubError;

/// How long is waited for a node at which somebody is connected: it answers at once.
const PROMPT: Duration = Duration::from_millis(500);

/// What comes of it.
pub(super) type Reply = oneshot::Sender<Result<(), ClubError>>;

/// All that waits for an answer, by number; and of which node, if not of any.
#[derive(Default)]
pub(super) struct Asks(Mutex<Waiting>);

#[derive(Default)]
struct Waiting {
    last: u64,
    replies: HashMap<u64, (Option<u64>, Reply)>,
}

impl Asks {
    /// Waits for an answer; its number.
    pub(super) fn wait(&self, of: Option<u64>, reply: Reply) -> u64 {
        let mut waiting = lock(&self.0);
        waiting.last += 1;
        let ask = waiting.last;
        waiting.replies.insert(ask, (of, reply));
        ask
    }

    /// An answer has come.
    pub(super) fn answer(&self, ask: u64, answer: Result<(), ClubError>) {
        if let Some((_, reply)) = lock(&self.0).replies.remove(&ask) {
            // Whoever has gone does not need it.
            let _ = reply.send(answer);
        }
    }

    /// Waits for a node no more; whoever asked it hears that nothing came.
    pub(super) fn give_up(&self, node: u64) {
        lock(&self.0).replies.retain(|_, (of, _)| *of != Some(node));
    }

    /// Waits for nothing more.
    pub(super) fn clear(&self) {
        lock(&self.0).replies.clear();
    }

    fn forget(&self, ask: u64) {
        lock(&self.0).replies.remove(&ask);
    }
}

impl Nodes {
    /// Whether a player is connected to another node.
    pub(crate) async fn is_here(&self, player: &str) -> bool {
        let (reply, answer) = oneshot::channel();
        let ask = self.asks.wait(None, reply);
        self.tell_all(&Word::Wanted { player: player.to_owned(), ask }, b"");
        let here = timeout(PROMPT, answer).await;
        self.asks.forget(ask);
        matches!(here, Ok(Ok(Ok(()))))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn each_hears_its_own_answer_and_nobody_waits_for_the_dead() {
        let asks = Asks::default();
        let [(one, first), (two, second), (three, third)] = [(); 3].map(|()| oneshot::channel());
        let one = asks.wait(Some(7), one);
        asks.wait(Some(8), two);
        let three = asks.wait(None, three);
        asks.answer(one, Err(ClubError::OwnMatch));
        asks.answer(one, Ok(()));
        asks.give_up(8);
        asks.answer(three, Ok(()));
        assert_eq!(first.await, Ok(Err(ClubError::OwnMatch)));
        assert!(second.await.is_err());
        assert_eq!(third.await, Ok(Ok(())));
    }
}
