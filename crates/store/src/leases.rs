//! Which node has a match in memory. Only that one writes its events, and each time it is taken into memory it gets
//! another number, so that whoever had it before can write nothing more.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use sqlx::{AnyConnection, Row};

use crate::write::{Write, Written};
use crate::{Store, StoreError, kept, read};

/// The right of a node to write the events of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lease {
    /// Whose it is.
    pub node: u64,
    /// How often the match was taken into memory.
    pub number: u64,
}

/// Whose a match is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Claim {
    /// Ours, from now on.
    Ours(Lease),
    /// That of another node.
    Of(u64),
}

/// The leases of this node.
#[derive(Clone, Debug, Default)]
pub(crate) struct Leases(Arc<Mutex<HashMap<String, Lease>>>);

impl Leases {
    fn all(&self) -> MutexGuard<'_, HashMap<String, Lease>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Forgets all, since they are void.
    pub(crate) fn clear(&self) {
        self.all().clear();
    }
}

impl Store {
    /// The node that this is; 0 for a server that is alone.
    pub fn node(&self) -> u64 {
        self.tenure.node()
    }

    /// With what right events of a match are written.
    pub(crate) fn lease(&self, id: &str) -> Result<Option<Lease>, StoreError> {
        if !self.tenure.is_shared() {
            return Ok(None);
        }
        self.leases.all().get(id).copied().map(Some).ok_or(StoreError::Fenced)
    }

    /// The node that has a match in memory; 0 for none.
    ///
    /// # Errors
    ///
    /// [`StoreError::Gone`] if there is no such match.
    pub async fn owner(&self, id: &str) -> Result<u64, StoreError> {
        let query = sqlx::query("SELECT owner FROM matches WHERE id = $1").bind(id);
        let row = query.fetch_optional(&self.readers).await?.ok_or(StoreError::Gone)?;
        Ok(read(row.try_get(0)?))
    }

    /// Takes a match for this node, if no other has it.
    ///
    /// # Errors
    ///
    /// [`StoreError::Gone`] if there is no such match.
    pub async fn claim(&self, id: String) -> Result<Claim, StoreError> {
        let node = self.node();
        match self.write(Write::Claim { id: id.clone(), node }).await? {
            Written::Claimed(claim) => {
                if let Claim::Ours(lease) = claim {
                    self.leases.all().insert(id, lease);
                }
                Ok(claim)
            }
            _ => Err(StoreError::Gone),
        }
    }

    /// Gives a match away that was taken so. If it was taken again since then it stays.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn release(&self, id: String, lease: Lease) -> Result<(), StoreError> {
        {
            let mut leases = self.leases.all();
            if leases.get(&id) == Some(&lease) {
                leases.remove(&id);
            }
        }
        self.write(Write::Release { id, lease }).await.map(drop)
    }
}

pub(crate) async fn claim(
    db: &mut AnyConnection,
    id: &str,
    node: u64,
) -> Result<Claim, StoreError> {
    let sql = "UPDATE matches SET owner = $1, lease = lease + 1 \
        WHERE id = $2 AND owner IN (0, $1) RETURNING lease";
    let row = sqlx::query(sql).bind(kept(node)).bind(id).fetch_optional(&mut *db).await?;
    if let Some(row) = row {
        return Ok(Claim::Ours(Lease { node, number: read(row.try_get(0)?) }));
    }
    let query = sqlx::query("SELECT owner FROM matches WHERE id = $1").bind(id);
    let row = query.fetch_optional(db).await?.ok_or(StoreError::Gone)?;
    Ok(Claim::Of(read(row.try_get(0)?)))
}

pub(crate) async fn release(
    db: &mut AnyConnection,
    id: &str,
    lease: Lease,
) -> Result<(), StoreError> {
    let sql = "UPDATE matches SET owner = 0 WHERE id = $1 AND owner = $2 AND lease = $3";
    let query = sqlx::query(sql).bind(id).bind(kept(lease.node)).bind(kept(lease.number));
    query.execute(db).await?;
    Ok(())
}

/// Whether somebody may write the events of a match, also until this transaction ends.
pub(crate) async fn expect(
    db: &mut AnyConnection,
    id: &str,
    lease: Lease,
) -> Result<(), StoreError> {
    // Locked, so that nobody takes it away before the end.
    let sql = "SELECT id FROM matches WHERE id = $1 AND owner = $2 AND lease = $3 \
        FOR NO KEY UPDATE";
    let query = sqlx::query(sql).bind(id).bind(kept(lease.node)).bind(kept(lease.number));
    let row = query.fetch_optional(db).await?;
    row.map(drop).ok_or(StoreError::Fenced)
}
