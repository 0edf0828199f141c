//! What was done in the course: `api/progress`.

use axum::Json;
use axum::extract::rejection::JsonRejection;
use protocol::online::{KeptDeeds, NewDeeds};

use crate::asker::Asker;
use crate::error::Error;

pub(crate) async fn join(
    asker: Asker,
    body: Result<Json<NewDeeds>, JsonRejection>,
) -> Result<Json<KeptDeeds>, Error> {
    let Json(new) = body.map_err(Error::from)?;
    Ok(Json(asker.club.progress(asker.who()?, new).await?))
}
