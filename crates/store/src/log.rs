//! The compact form of events: what most of a database is made of.
//!
//! An event is the milliseconds since the one before it, `f` or `s` for who did it, and what: an action by
//! its text, anything else as JSON. No text of an action begins with `{`.

use protocol::{Event, EventKind};
use rules::Player;

use crate::StoreError;

/// An event that follows one at `last`.
pub(crate) fn write(event: &Event, last: u64) -> Result<String, StoreError> {
    let by = match event.by {
        Player::First => 'f',
        Player::Second => 's',
    };
    let wait = event.at.saturating_sub(last);
    let what = match &event.kind {
        EventKind::Act { action } => action.clone(),
        kind => serde_json::to_string(kind).map_err(|why| unreadable(&why.to_string()))?,
    };
    Ok(format!("{wait}{by}{what}"))
}

/// The inverse of [`write`].
pub(crate) fn read(text: &str, last: u64) -> Result<Event, StoreError> {
    let end = text.find(|char: char| !char.is_ascii_digit()).unwrap_or(text.len());
    let (wait, rest) = text.split_at(end);
    let wait: u64 = wait.parse().map_err(|_| unreadable(text))?;
    let (by, what) = match (rest.strip_prefix('f'), rest.strip_prefix('s')) {
        (Some(what), _) => (Player::First, what),
        (_, Some(what)) => (Player::Second, what),
        _ => return Err(unreadable(text)),
    };
    let kind = if what.starts_with('{') {
        serde_json::from_str(what).map_err(|_| unreadable(text))?
    } else {
        EventKind::Act { action: what.to_owned() }
    };
    Ok(Event { by, at: last.saturating_add(wait), kind })
}

fn unreadable(text: &str) -> StoreError {
    StoreError::Unreadable(format!("the event `{text}`"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use protocol::{Offer, Ruling, Sign};

    #[test]
    fn events_are_read_as_they_were_written() {
        let act = |action: &str| EventKind::Act { action: action.to_owned() };
        let kinds = [
            act("e1-e2"),
            act("xe2,e3,e4,e5"),
            act("!d4"),
            EventKind::TakeBack { to: 3 },
            EventKind::Resign,
            EventKind::Offer { offer: Offer::TakeBack { to: 7 } },
            EventKind::Accept { offer: Offer::Draw },
            EventKind::Flag,
            EventKind::Challenge { game: Some("zertz:basic".to_owned()) },
            EventKind::Begin { first: Player::Second },
            EventKind::Side { event: Box::new(act("Wd4,g4")) },
            EventKind::Choose { sign: Some(Sign::Paper) },
            EventKind::Tell { winner: None },
            EventKind::Lot { value: u32::MAX },
            EventKind::Rule { ruling: Ruling::Decide { winner: None } },
        ];
        let mut last = 0;
        for (n, kind) in kinds.into_iter().enumerate() {
            let by = Player::BOTH[n % 2];
            let event = Event { by, at: last + 37 * n as u64, kind };
            let text = write(&event, last).unwrap();
            assert!(!text.contains('\n'));
            assert_eq!(read(&text, last).unwrap(), event, "{text}");
            last = event.at;
        }
        assert_eq!(write(&read("2500fe1-e2", 0).unwrap(), 0).unwrap(), "2500fe1-e2");
    }

    #[test]
    fn what_is_no_event_is_told() {
        for text in ["", "f", "12", "12xe1-e2", "12f{", "99999999999999999999999fa1"] {
            assert!(matches!(read(text, 0), Err(StoreError::Unreadable(_))), "{text}");
        }
    }
}
