//! What registered players have done in the course, brought together from all their devices.

use protocol::online::{KeptDeeds, NewDeeds};
use protocol::{Deed, DeedKind};
use store::StoreError;

use crate::ClubError;
use crate::accounts::Signed;
use crate::club::Club;
use crate::limits::Limited;

/// How many deeds of a player are kept: some years of daily learning.
const MOST: u64 = 20_000;
/// How many deeds come at once.
const AT_ONCE: usize = 500;
/// How many deeds are answered at once.
const ANSWERED: u64 = 1_000;
/// How long the name of a lesson, an exercise or a problem is at most, in bytes.
const NAME: usize = 60;
/// The latest moment of a deed: JavaScript writes no later one exactly.
const LATEST: u64 = 1 << 53;

impl Club {
    /// Keeps what was done on one device and tells what was done on the others.
    ///
    /// # Errors
    ///
    /// If it comes from a guest or for somebody else, is too much, or cannot have been done.
    pub async fn progress(&self, who: &Signed, new: NewDeeds) -> Result<KeptDeeds, ClubError> {
        if !who.is_registered() {
            return Err(ClubError::GuestProgress);
        }
        if new.player.0 != who.id() {
            return Err(ClubError::NotYours);
        }
        if new.deeds.len() > AT_ONCE {
            return Err(ClubError::TooManyDeeds { most: AT_ONCE });
        }
        if !new.deeds.iter().all(can_be) {
            return Err(ClubError::BadDeed);
        }
        self.limit(Limited::Learn, who.id())?;
        if !new.deeds.is_empty() {
            let added = self.store.add_deeds(new.player.0, new.deeds, MOST).await;
            added.map_err(|error| match error {
                StoreError::Full => ClubError::ProgressFull { most: MOST },
                // The player was deleted a moment ago.
                StoreError::Gone => ClubError::SignedOut,
                error => error.into(),
            })?;
        }
        let found = self.store.deeds(who.id(), new.since, ANSWERED).await?;
        let seq = found.last().map_or(new.since, |(seq, _)| *seq);
        let more = found.len() as u64 == ANSWERED;
        Ok(KeptDeeds { deeds: found.into_iter().map(|(_, deed)| deed).collect(), seq, more })
    }

    /// Everything a player has done in the course.
    ///
    /// # Errors
    ///
    /// If the store fails.
    pub(crate) async fn all_deeds(&self, who: &Signed) -> Result<Vec<Deed>, ClubError> {
        let found = self.store.deeds(who.id(), 0, MOST).await?;
        Ok(found.into_iter().map(|(_, deed)| deed).collect())
    }
}

/// Whether somebody can have done that, as far as it can be told without knowing the course.
fn can_be(deed: &Deed) -> bool {
    let is_name = |name: &String| !name.is_empty() && name.len() <= NAME;
    deed.at < LATEST
        && match &deed.what {
            DeedKind::Visit { lesson }
            | DeedKind::Look { lesson, .. }
            | DeedKind::Away { lesson, .. } => is_name(lesson),
            DeedKind::Attempt { lesson, exercise, .. } => is_name(lesson) && is_name(exercise),
            DeedKind::Solve { problem: name, .. } | DeedKind::Guided { game: name } => {
                is_name(name)
            }
            DeedKind::Choose { .. }
            | DeedKind::Decline { .. }
            | DeedKind::Tell { .. }
            | DeedKind::Ponder { .. }
            | DeedKind::Forget => true,
        }
}
