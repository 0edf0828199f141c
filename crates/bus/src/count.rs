//! Counting what is sent and what arrives.

use std::collections::{HashMap, HashSet};

use crate::frame::To;

/// How much a node has said to all, and to each.
#[derive(Debug, Default)]
pub(crate) struct Sent {
    all: u64,
    each: HashMap<u64, u64>,
}

impl Sent {
    /// The number of the next message, from 1.
    pub(crate) fn next(&mut self, to: To) -> u64 {
        let count = match to {
            To::All => &mut self.all,
            To::Node(node) => self.each.entry(node).or_default(),
        };
        *count += 1;
        *count
    }

    pub(crate) fn all(&self) -> u64 {
        self.all
    }

    pub(crate) fn each(&self) -> Vec<(u64, u64)> {
        self.each.iter().map(|(node, count)| (*node, *count)).collect()
    }

    pub(crate) fn forget(&mut self, node: u64) {
        self.each.remove(&node);
    }
}

/// How a message arrives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Arrived {
    /// Next after the one before it.
    InOrder,
    /// Others before it are lost.
    AfterGap,
    /// It is one's own, or of a node that is gone.
    Ignored,
}

/// What is known of a node that says something.
#[derive(Debug, Default)]
struct Speaker {
    /// The number of its last message to all; none before the first, since it may have spoken before we listened.
    to_all: Option<u64>,
    /// The number of its last message to this node.
    to_us: u64,
    /// How far it had counted at its last beat. Beats may overtake messages, so they are believed one later.
    promised: (u64, u64),
}

/// All that arrives at a node.
#[derive(Debug)]
pub(crate) struct Arrivals {
    node: u64,
    speakers: HashMap<u64, Speaker>,
    gone: HashSet<u64>,
}

impl Arrivals {
    pub(crate) fn new(node: u64) -> Self {
        Self { node, speakers: HashMap::new(), gone: HashSet::new() }
    }

    pub(crate) fn forget(&mut self, node: u64) {
        self.speakers.remove(&node);
        self.gone.insert(node);
    }

    pub(crate) fn message(&mut self, from: u64, to_all: bool, number: u64) -> Arrived {
        if from == self.node || self.gone.contains(&from) {
            return Arrived::Ignored;
        }
        let speaker = self.speakers.entry(from).or_default();
        let before = if to_all { speaker.to_all } else { Some(speaker.to_us) };
        if before.is_some_and(|before| number <= before) {
            // A gap was told of already.
            return Arrived::InOrder;
        }
        let in_order = before.is_none_or(|before| number == before + 1);
        if to_all {
            speaker.to_all = Some(number);
        } else {
            speaker.to_us = number;
        }
        if in_order { Arrived::InOrder } else { Arrived::AfterGap }
    }

    /// A node tells how far it has counted what it said to all, and to each.
    pub(crate) fn beat(&mut self, from: u64, all: u64, each: &[(u64, u64)]) -> Arrived {
        if from == self.node || self.gone.contains(&from) {
            return Arrived::Ignored;
        }
        let ours = each.iter().find(|(node, _)| *node == self.node).map_or(0, |(_, sent)| *sent);
        let speaker = self.speakers.entry(from).or_default();
        let (all_before, ours_before) = speaker.promised;
        let known = speaker.to_all.unwrap_or(all_before.max(all));
        let missed = known < all_before || speaker.to_us < ours_before;
        speaker.to_all = Some(known.max(all_before));
        speaker.to_us = speaker.to_us.max(ours_before);
        speaker.promised = (all, ours);
        if missed { Arrived::AfterGap } else { Arrived::InOrder }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_missing_between_two_is_noticed_by_the_second() {
        let mut arrivals = Arrivals::new(1);
        assert_eq!(arrivals.message(2, false, 1), Arrived::InOrder);
        assert_eq!(arrivals.message(2, false, 2), Arrived::InOrder);
        assert_eq!(arrivals.message(2, false, 4), Arrived::AfterGap);
        assert_eq!(arrivals.message(2, false, 5), Arrived::InOrder);
        assert_eq!(arrivals.message(3, false, 2), Arrived::AfterGap, "the first is missing");
        // What was said to all before we listened is nothing to us.
        assert_eq!(arrivals.message(2, true, 40), Arrived::InOrder);
        assert_eq!(arrivals.message(2, true, 42), Arrived::AfterGap);
    }

    #[test]
    fn what_is_missing_at_the_end_is_noticed_by_a_beat() {
        let mut arrivals = Arrivals::new(1);
        assert_eq!(arrivals.message(2, false, 1), Arrived::InOrder);
        assert_eq!(arrivals.beat(2, 0, &[(1, 2)]), Arrived::InOrder, "it may have overtaken it");
        assert_eq!(arrivals.beat(2, 0, &[(1, 2)]), Arrived::AfterGap);
        assert_eq!(arrivals.beat(2, 0, &[(1, 2)]), Arrived::InOrder, "told once");
        assert_eq!(arrivals.message(2, false, 3), Arrived::InOrder);
        // To all.
        assert_eq!(arrivals.beat(3, 7, &[]), Arrived::InOrder, "before we listened");
        assert_eq!(arrivals.beat(3, 8, &[]), Arrived::InOrder);
        assert_eq!(arrivals.message(3, true, 8), Arrived::InOrder);
        assert_eq!(arrivals.beat(3, 9, &[]), Arrived::InOrder);
        assert_eq!(arrivals.beat(3, 9, &[]), Arrived::AfterGap);
    }

    #[test]
    fn nobody_hears_oneself_or_the_dead() {
        let mut arrivals = Arrivals::new(1);
        assert_eq!(arrivals.message(1, true, 1), Arrived::Ignored);
        assert_eq!(arrivals.message(2, true, 1), Arrived::InOrder);
        arrivals.forget(2);
        assert_eq!(arrivals.message(2, true, 2), Arrived::Ignored);
        assert_eq!(arrivals.beat(2, 5, &[]), Arrived::Ignored);
    }

    #[test]
    fn numbers_are_apart_for_all_and_for_each() {
        let mut sent = Sent::default();
        assert_eq!([To::All, To::All, To::Node(4), To::All].map(|to| sent.next(to)), [1, 2, 1, 3]);
        assert_eq!((sent.all(), sent.each()), (3, vec![(4, 1)]));
        sent.forget(4);
        assert_eq!(sent.next(To::Node(4)), 1);
    }
}
