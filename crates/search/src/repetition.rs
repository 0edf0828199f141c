use rules::Key;

/// Which positions have begun turns: in the match, and in the line that is looked at.
pub(crate) struct Repetition {
    /// Began turns of the match twice or more; once more is the third time.
    twice: Vec<Key>,
    /// The turns begun in the line, in order.
    line: Vec<Key>,
}

impl Repetition {
    pub(crate) fn new(history: &[Key]) -> Self {
        let mut sorted = history.to_vec();
        sorted.sort_unstable();
        let mut twice: Vec<Key> =
            sorted.windows(2).filter(|pair| pair[0] == pair[1]).map(|pair| pair[0]).collect();
        twice.dedup();
        Self { twice, line: Vec::new() }
    }

    /// Whether a turn that begins with `key` makes a draw: the third time in the match, or the
    /// second time in the line, since whoever could turn aside did not.
    #[inline]
    pub(crate) fn is_draw(&self, key: Key) -> bool {
        self.line.contains(&key) || (!self.twice.is_empty() && self.twice.contains(&key))
    }

    #[inline]
    pub(crate) fn push(&mut self, key: Key) {
        self.line.push(key);
    }

    #[inline]
    pub(crate) fn pop(&mut self) {
        self.line.pop();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn third_time_in_the_match_or_second_in_the_line() {
        let mut repetition = Repetition::new(&[Key(1), Key(2), Key(1), Key(3), Key(1)]);
        assert!(repetition.is_draw(Key(1)));
        assert!(!repetition.is_draw(Key(2)));
        repetition.push(Key(2));
        assert!(repetition.is_draw(Key(2)));
        repetition.pop();
        assert!(!repetition.is_draw(Key(2)));
    }
}
