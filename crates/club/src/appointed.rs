//! Administrators as whoever has the machine appoints them, also while a server runs.

use store::{Act, Place, StoreError};

use crate::secret;
use crate::time::Time;

/// Makes a registered player an administrator, or takes that away; the name as it is written. Why is kept.
///
/// # Errors
///
/// [`StoreError::Gone`] if nobody registered has that name, or nothing would change by it; or if the place holds
/// nothing that this program can use.
pub async fn set_administrator(
    place: &Place,
    name: &str,
    on: bool,
    why: &str,
) -> Result<String, StoreError> {
    let act = Act {
        id: secret::id(),
        at: Time::new().now(),
        act: if on { "appoint" } else { "dismiss" }.to_owned(),
        why: why.to_owned(),
        ..Act::default()
    };
    store::set_administrator(place, name, on, act).await
}
