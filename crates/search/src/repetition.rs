use rules::Key;

/// Which positions have begun turns: in the match, and in the line that is looked at.
pub(crate) struct Repetition {
    /// Began turns of the match so often that once more is a draw.
    often: Vec<Key>,
    /// The turns begun in the line, in order.
    line: Vec<Key>,
}

impl Repetition {
    /// For a game in which `repetitions` times the same position are a draw.
    pub(crate) fn new(history: &[Key], repetitions: usize) -> Self {
        let mut sorted = history.to_vec();
        sorted.sort_unstable();
        let again = sorted.chunk_by(|a, b| a == b).filter(|same| same.len() + 1 >= repetitions);
        Self { often: again.map(|same| same[0]).collect(), line: Vec::new() }
    }

    /// Whether a turn that begins with `key` makes a draw: once more in the match than it may, or
    /// the second time in the line, since whoever could turn aside did not.
    #[inline]
    pub(crate) fn is_draw(&self, key: Key) -> bool {
        self.line.contains(&key) || (!self.often.is_empty() && self.often.contains(&key))
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
        let mut repetition = Repetition::new(&[Key(1), Key(2), Key(1), Key(3), Key(1)], 3);
        assert!(repetition.is_draw(Key(1)));
        assert!(!repetition.is_draw(Key(2)));
        repetition.push(Key(2));
        assert!(repetition.is_draw(Key(2)));
        repetition.pop();
        assert!(!repetition.is_draw(Key(2)));
    }

    #[test]
    fn second_time_in_the_match_where_that_is_enough() {
        let repetition = Repetition::new(&[Key(1), Key(2)], 2);
        assert!(repetition.is_draw(Key(1)) && repetition.is_draw(Key(2)));
        assert!(!repetition.is_draw(Key(3)));
    }
}
