//! What nobody asks for and has to be done: flags, lapsed seeks, old logs.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use protocol::online::MatchId;
use store::StoreError;

use crate::ClubError;
use crate::accounts::LASTS;
use crate::club::Club;
use crate::live::Command;
use crate::nodes::Nodes;

/// How often it is looked whether a flag falls in a match that nobody watches.
const TICK: Duration = Duration::from_secs(1);
/// After how many ticks the rest is looked after.
const SWEEP: u64 = 10;
/// After how many sweeps logs are folded, and how long a match is over before.
const FOLD: (u64, u64) = (60, 86_400_000);

/// Looks after everything that nobody asks for.
pub(crate) async fn tick(club: Arc<Club>) {
    let mut ticks = 0_u64;
    while !club.is_stopping() {
        if let Err(error) = look_after(&club, ticks).await
            && !club.is_stopping()
        {
            tracing::error!(%error, "what has to be looked after was not");
        }
        ticks += 1;
        tokio::time::sleep(TICK).await;
    }
}

/// Keeps a node among the others. Nothing else may hold that up.
pub(crate) async fn stay(club: Arc<Club>) {
    let Some(nodes) = &club.nodes else { return };
    while !club.is_stopping() {
        if let Err(error) = nodes.look_after(&club).await
            && !club.is_stopping()
        {
            tracing::error!(%error, "this node cannot do its work");
        }
        tokio::time::sleep(TICK).await;
    }
}

async fn look_after(club: &Arc<Club>, ticks: u64) -> Result<(), ClubError> {
    if let Some(nodes) = &club.nodes
        && nodes.expect_serving().is_err()
    {
        return Ok(());
    }
    if ticks.is_multiple_of(SWEEP) {
        match (club.store.expect_alone().await, &club.nodes) {
            (Ok(()), _) => {}
            (Err(StoreError::Fenced), Some(nodes)) => {
                nodes.step_out(club, "its place among the others was lost").await;
                return Ok(());
            }
            (Err(error @ (StoreError::Fenced | StoreError::InUse { .. })), None) => {
                tracing::error!(%error, "another server came, so this one stops");
                club.close().await;
                return Ok(());
            }
            (Err(error), _) => return Err(error.into()),
        }
        if club.nodes.is_some() {
            club.adjust_time().await?;
        }
        let (_, clocked) = club.store.count_going_on().await?;
        club.clocks_run.store(clocked > 0, Ordering::Relaxed);
        club.sweep_seeks().await?;
    }
    let chores = club.nodes.as_ref().is_none_or(Nodes::is_eldest);
    if chores && ticks % (SWEEP * FOLD.0) == 1 {
        club.store.tidy(club.now().saturating_sub(LASTS)).await?;
        for id in club.store.unfolded(club.now().saturating_sub(FOLD.1)).await? {
            // One that somebody looks at keeps the names of its actions for now.
            if !club.tables().contains_key(&id) {
                club.store.fold(id).await?;
            }
        }
    }
    if chores && club.plans_wait.swap(false, Ordering::Relaxed) {
        // What was due when the last server stopped, or a node died, is played now.
        for id in club.store.planned().await? {
            if let Err(error) = club.send(&MatchId(id), Command::Look).await {
                club.plans_wait.store(true, Ordering::Relaxed);
                return Err(error);
            }
        }
    }
    if club.clocks_run.load(Ordering::Relaxed) {
        if club.nodes.is_none() {
            club.store.beat().await?;
        }
        if !chores {
            return Ok(());
        }
        for id in club.store.due(club.now()).await? {
            club.send(&MatchId(id), Command::Look).await?;
        }
    }
    Ok(())
}
