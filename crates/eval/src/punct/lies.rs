//! The sets of three spaces that pieces lie on. Three pieces or ways to turn one, at most, share each: they
//! connect and block alike, and differ in where the PÜNCT is.

use std::collections::HashMap;
use std::sync::LazyLock;

use punct::{NUMBERS, Placement, Space};

/// All of them, and which of them each placement is on.
pub(super) struct Lies {
    /// The spaces in order.
    pub(super) spaces: Vec<[Space; 3]>,
    of: Vec<u16>,
}

/// The table, made when it is first asked for.
pub(super) static LIES: LazyLock<Lies> = LazyLock::new(|| {
    let mut lies = Lies { spaces: Vec::new(), of: vec![0; NUMBERS] };
    let mut known = HashMap::new();
    for placement in Placement::all() {
        let mut spaces = placement.dots();
        spaces.sort_unstable();
        let lie = *known.entry(spaces).or_insert_with(|| {
            lies.spaces.push(spaces);
            u16::try_from(lies.spaces.len() - 1).expect("there are 1977")
        });
        lies.of[placement.index()] = lie;
    }
    lies
});

impl Lies {
    /// The number of the spaces that a piece lies on.
    #[inline]
    pub(super) fn of(&self, placement: Placement) -> u16 {
        self.of[placement.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_placements_share_the_same_spaces() {
        let mut counts = vec![0; LIES.spaces.len()];
        for placement in Placement::all() {
            let lie = usize::from(LIES.of(placement));
            assert!(placement.dots().iter().all(|dot| LIES.spaces[lie].contains(dot)));
            counts[lie] += 1;
        }
        assert_eq!(counts, vec![3; 1977]);
    }
}
