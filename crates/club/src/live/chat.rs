//! What is said around a match.

use protocol::online::{ActionId, ChatLine, ChatRoom, ServerMessage};
use store::Said;

use super::Sender;
use super::table::{NAMES, Table};
use crate::ClubError;
use crate::limits::Limited;
use crate::metrics::more;

/// The most characters of a line.
const LINE: usize = 300;
/// The most lines that are shown to whoever comes.
const LINES: usize = 200;

impl Table {
    /// Says something to those who hear it.
    pub(super) async fn say(
        &mut self,
        sender: &Sender,
        id: &ActionId,
        room: ChatRoom,
        text: &str,
    ) -> Result<u32, ClubError> {
        let player = sender.player.clone().ok_or(ClubError::SignedOut)?;
        if self.said.contains(&(player.clone(), id.clone())) {
            return Ok(self.live.seq());
        }
        let text = text.trim();
        let length = text.chars().take(LINE + 1).count();
        if !(1..=LINE).contains(&length) || text.chars().any(char::is_control) {
            return Err(ClubError::BadChat { most: LINE });
        }
        if !self.live.hears(self.live.seat(Some(&player)), room) {
            return Err(ClubError::NotSeated);
        }
        self.club.expect_not_suspended(&player).await?;
        self.club.limit(Limited::Chat, &player)?;
        let at = self.club.now();
        let said = Said { room, player: player.clone(), at, text: text.to_owned() };
        self.club.store.say(self.id.0.clone(), said).await?;
        more(&self.club.metrics.chat_total);
        if self.said.len() >= NAMES {
            self.said.pop_front();
        }
        self.said.push_back((player.clone(), id.clone()));
        let by = self.club.player_info(&player).await?;
        let line = ChatLine { room, by, at, text: text.to_owned() };
        if self.live.chat.len() >= LINES {
            self.live.chat.remove(0);
        }
        self.live.chat.push(line.clone());
        let message = ServerMessage::Chat { game: self.id.clone(), line };
        self.tell_but(&message, &player, |seat| self.live.hears(seat, room));
        Ok(self.live.seq())
    }
}
