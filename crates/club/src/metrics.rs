//! What is counted, as text for Prometheus.

use std::sync::atomic::{AtomicU64, Ordering};

macro_rules! metrics {
    ($($name:ident: $kind:literal, $help:literal;)*) => {
        /// Counters and gauges. They tell of nobody.
        #[derive(Debug, Default)]
        pub struct Metrics {
            $(#[doc = $help] pub $name: AtomicU64,)*
        }

        impl Metrics {
            /// All of them in the text format.
            pub fn text(&self) -> String {
                let mut text = String::new();
                $(
                    let name = concat!("gipf_", stringify!($name));
                    let value = self.$name.load(Ordering::Relaxed);
                    text += &format!(
                        "# HELP {name} {}\n# TYPE {name} {}\n{name} {value}\n", $help, $kind
                    );
                )*
                text
            }
        }
    };
}

metrics! {
    connections: "gauge", "WebSocket connections that are open";
    waiting: "gauge", "Messages that wait for connections";
    watched: "gauge", "Matches that connections watch";
    buckets: "gauge", "Limits of use that are kept";
    passwords_total: "counter", "Passwords that were hashed, to be kept or to be compared";
    tables: "gauge", "Matches that are in memory";
    events_total: "counter", "Events that were kept";
    refused_total: "counter", "Messages that were refused";
    malformed_total: "counter", "Messages that were no messages";
    slow_total: "counter", "Connections that were closed because they read too slowly";
    matches_total: "counter", "Matches that have begun";
    ended_total: "counter", "Matches that have ended";
    flags_total: "counter", "Flags that have fallen";
    commit_micros_total: "counter", "Microseconds that events waited for the disk";
    not_kept_total: "counter", "Events that could not be kept";
    chat_total: "counter", "Lines that were said";
    nodes: "gauge", "Nodes that live, this one included; 0 for a server that is alone";
    forwarded_total: "counter", "Messages that were carried to the node that has their match";
    ended_nodes_total: "counter", "Nodes that this one has taken for gone";
    stepped_out_total: "counter", "How often this node could not serve any more";
    gaps_total: "counter", "How often something that another node said was lost";
}

/// One more.
pub(crate) fn more(counter: &AtomicU64) {
    counter.fetch_add(1, Ordering::Relaxed);
}

/// One less.
pub(crate) fn less(counter: &AtomicU64) {
    counter.fetch_sub(1, Ordering::Relaxed);
}
