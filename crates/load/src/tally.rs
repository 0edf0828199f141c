//! What has come of it.

use std::time::Duration;

use tokio::sync::mpsc::UnboundedReceiver;

/// How long an action took to be acknowledged.
pub(crate) struct Ack(pub(crate) Duration);

/// A game that is not played on.
pub(crate) struct Ended {
    /// What the server told its two players.
    pub(crate) bytes: u64,
    /// How often nobody knew yet that it was their turn.
    pub(crate) skipped: u32,
    /// Whether it ended by its rules.
    pub(crate) over: bool,
}

/// A count to reckon with.
fn number(count: usize) -> f64 {
    f64::from(u32::try_from(count).unwrap_or(u32::MAX))
}

/// All of them.
#[derive(Default)]
pub(crate) struct Tally {
    acks: Vec<Duration>,
    bytes: u64,
    skipped: u64,
    over: u64,
}

impl Tally {
    /// Hears acknowledgements until nobody is left who tells any.
    pub(crate) async fn collect(&mut self, mut heard: UnboundedReceiver<Ack>) {
        while let Some(Ack(took)) = heard.recv().await {
            self.acks.push(took);
        }
        self.acks.sort_unstable();
    }

    pub(crate) fn add(&mut self, ended: &Ended) {
        self.bytes += ended.bytes;
        self.skipped += u64::from(ended.skipped);
        self.over += u64::from(ended.over);
    }

    pub(crate) fn count(&self) -> u64 {
        self.acks.len() as u64
    }

    pub(crate) fn acknowledged(&self) -> f64 {
        number(self.acks.len())
    }

    /// The share of actions, in percent, that was acknowledged in time.
    fn share(&self, within: Duration) -> f64 {
        let in_time = self.acks.partition_point(|took| *took <= within);
        100.0 * number(in_time) / number(self.acks.len().max(1))
    }

    /// The time within which that share was acknowledged, in milliseconds.
    fn quantile(&self, share: f64) -> f64 {
        let last = self.acks.len().saturating_sub(1);
        let index = (share * number(last)).round();
        #[allow(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "within the list"
        )]
        let took = self.acks.get(index as usize);
        took.map_or(0.0, |took| took.as_secs_f64() * 1000.0)
    }

    pub(crate) fn tell(&self, within: Duration, seconds: f64) {
        let count = self.acks.len();
        println!("{count} actions, {:.0} a second", number(count) / seconds);
        println!(
            "{:.3} % acknowledged within {} ms; half within {:.1} ms, 99 % within {:.1}, 99.9 % within {:.1}, all within {:.1}",
            self.share(within),
            within.as_millis(),
            self.quantile(0.5),
            self.quantile(0.99),
            self.quantile(0.999),
            self.quantile(1.0)
        );
        println!(
            "{} bytes told to the two players for an action",
            self.bytes / (count as u64).max(1)
        );
        if self.skipped > 0 {
            println!("{} times it was not known yet whose turn it is", self.skipped);
        }
        if self.over > 0 {
            println!("{} games ended by their rules", self.over);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_and_quantiles_are_those_of_the_list() {
        let acks = (1..=1000).map(Duration::from_millis).collect();
        let tally = Tally { acks, ..Tally::default() };
        assert!((tally.share(Duration::from_millis(250)) - 25.0).abs() < 1e-9);
        assert!((tally.quantile(0.0) - 1.0).abs() < 1e-9);
        assert!((tally.quantile(1.0) - 1000.0).abs() < 1e-9);
    }
}
