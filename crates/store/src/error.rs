/// Why something was not kept or found; nothing has changed then.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StoreError {
    /// Another server uses the same database.
    #[error("another server uses {place}; stop it, or choose another folder with --data")]
    InUse {
        /// Which database.
        place: String,
    },
    /// The database was written by a later release.
    #[error(
        "the database has the form {found}, and this program knows forms up to {known}; use the newer program"
    )]
    Newer {
        /// The number of its last migration.
        found: i64,
        /// The number of ours.
        known: i64,
    },
    /// Nodes of an earlier release use the database.
    #[error(
        "nodes of an earlier release use the database, which has the form {found} and is to have {known}; stop them first"
    )]
    Older {
        /// The number of its last migration.
        found: i64,
        /// The number of ours.
        known: i64,
    },
    /// This server may write no more: others hold it for gone, or came in its place.
    #[error("others have taken over what this server kept")]
    Fenced,
    /// Nodes need a database that they can share.
    #[error("nodes share a PostgreSQL database, and this is none")]
    NotShared,
    /// Two have written the same at once, and the other was first.
    #[error("somebody else has written at the same time; try again")]
    Crossed,
    /// The place of the database cannot be used.
    #[error("cannot use {place}: {why}")]
    Place {
        /// Where.
        place: String,
        /// What is wrong.
        why: String,
    },
    /// The database does not say it keeps what it has committed.
    #[error("the database does not wait for the disk ({setting} is {value}); it must be {wanted}")]
    Careless {
        /// Which setting.
        setting: &'static str,
        /// What it is.
        value: String,
        /// What it has to be.
        wanted: &'static str,
    },
    /// A name, an id or a place in a log is taken.
    #[error("that is taken")]
    Taken,
    /// What was to be changed is not there.
    #[error("that is not there")]
    Gone,
    /// There would be more of it than is kept.
    #[error("no more of that is kept")]
    Full,
    /// Something in the database cannot be read.
    #[error("the database holds something unreadable: {0}")]
    Unreadable(String),
    /// The database failed.
    #[error("the database failed: {0}")]
    Database(String),
    /// The store is closed.
    #[error("the store is closed")]
    Closed,
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        match &error {
            sqlx::Error::Database(why) if why.is_unique_violation() => Self::Taken,
            sqlx::Error::Database(why)
                if why.code().is_some_and(|code| ["40001", "40P01"].contains(&&*code)) =>
            {
                Self::Crossed
            }
            sqlx::Error::PoolClosed => Self::Closed,
            _ => Self::Database(error.to_string()),
        }
    }
}
