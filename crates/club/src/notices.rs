//! What players are told who are not there, through whatever carries it.

use protocol::online::{MatchSummary, Speed};
use rules::Player;
use store::SubscriptionRow;
use tokio::sync::mpsc;

use crate::ClubError;
use crate::accounts::Signed;
use crate::club::Club;
use crate::hub::Hub;

/// How many notices wait before more are dropped: they are about things that can be seen in any case.
const WAITING: usize = 1024;

/// That a player has to decide in a match.
#[derive(Clone, PartialEq, Debug)]
pub struct Notice {
    /// Who is told.
    pub player: String,
    /// On which side they play.
    pub seat: Player,
    /// In which match.
    pub game: MatchSummary,
}

/// The way of notices to whoever carries them.
pub(crate) struct Notices {
    sender: mpsc::Sender<Notice>,
    receiver: std::sync::Mutex<Option<mpsc::Receiver<Notice>>>,
}

impl Default for Notices {
    fn default() -> Self {
        let (sender, receiver) = mpsc::channel(WAITING);
        Self { sender, receiver: std::sync::Mutex::new(Some(receiver)) }
    }
}

impl Notices {
    /// Tells somebody who has to decide and is not connected to this node; over days, or without a clock, also whoever
    /// is.
    pub(crate) fn tell(&self, hub: &Hub, player: &str, seat: Player, game: &MatchSummary) {
        if is_in_time(game) && hub.is_here(player) {
            return;
        }
        // Where nobody carries them, or too many wait, nobody is told.
        let _ =
            self.sender.try_send(Notice { player: player.to_owned(), seat, game: game.clone() });
    }
}

/// Whether both are expected to be there as long as the match lasts.
pub(crate) fn is_in_time(game: &MatchSummary) -> bool {
    !matches!(game.speed, None | Some(Speed::Days))
}

impl Club {
    /// Whether a notice is of use: where both are expected to be there its player may be connected to another node.
    pub async fn is_missed(&self, notice: &Notice) -> bool {
        match &self.nodes {
            Some(nodes) if is_in_time(&notice.game) => !nodes.is_here(&notice.player).await,
            _ => true,
        }
    }

    /// The notices to be carried to players who are not there; only the first who asks gets them.
    pub fn take_notices(&self) -> Option<mpsc::Receiver<Notice>> {
        let receiver = &self.notices.receiver;
        receiver.lock().unwrap_or_else(std::sync::PoisonError::into_inner).take()
    }

    /// A secret that this server keeps, made now if there is none.
    ///
    /// # Errors
    ///
    /// If the store fails.
    pub async fn secret(
        &self,
        name: &str,
        make: impl FnOnce() -> String + Send,
    ) -> Result<String, ClubError> {
        if let Some(secret) = self.store.secret(name).await? {
            return Ok(secret);
        }
        self.store.keep_secret(name.to_owned(), make()).await?;
        // Another may have been faster.
        self.store.secret(name).await?.ok_or(ClubError::NotKept)
    }

    /// Tells a browser of a player from now on.
    ///
    /// # Errors
    ///
    /// If the store fails.
    pub async fn subscribe(
        &self,
        who: &Signed,
        [endpoint, p256dh, auth]: [String; 3],
        language: String,
        site: String,
    ) -> Result<(), ClubError> {
        let (player, session) = (who.player.id.clone(), who.session.id.clone());
        let since = self.now();
        let row =
            SubscriptionRow { endpoint, player, session, p256dh, auth, language, site, since };
        Ok(self.store.subscribe(row).await?)
    }

    /// Tells a browser no more.
    ///
    /// # Errors
    ///
    /// If the store fails.
    pub async fn unsubscribe(&self, who: &Signed, endpoint: String) -> Result<(), ClubError> {
        Ok(self.store.unsubscribe(endpoint, Some(who.player.id.clone())).await?)
    }

    /// Forgets a browser that is not there any more.
    ///
    /// # Errors
    ///
    /// If the store fails.
    pub async fn forget_browser(&self, endpoint: String) -> Result<(), ClubError> {
        Ok(self.store.unsubscribe(endpoint, None).await?)
    }

    /// The browsers of a player that are told.
    ///
    /// # Errors
    ///
    /// If the store fails.
    pub async fn browsers(&self, player: &str) -> Result<Vec<SubscriptionRow>, ClubError> {
        Ok(self.store.subscriptions(player).await?)
    }
}
