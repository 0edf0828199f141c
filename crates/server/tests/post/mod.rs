//! A mail server of our own.
#![allow(clippy::unwrap_used, reason = "tests")]

use std::time::Duration;

use mail::{Mailer, Sink, Taken};

/// How long a letter may take; far more than it does.
const PATIENCE: Duration = Duration::from_secs(20);

/// The way to it.
pub(crate) fn mailer(sink: &Sink) -> Mailer {
    let mail = mail::Settings {
        server: sink.server().parse().unwrap(),
        from: "GIPF <club@gipf.example>".parse().unwrap(),
        login: None,
    };
    Mailer::new(&mail).unwrap()
}

/// The next letter; the server goes on meanwhile.
pub(crate) async fn next(sink: &mut Option<Sink>) -> Taken {
    let own = sink.take().unwrap();
    let (own, taken) = tokio::task::spawn_blocking(move || {
        let taken = own.next(PATIENCE);
        (own, taken)
    })
    .await
    .unwrap();
    *sink = Some(own);
    taken.expect("a letter comes")
}
