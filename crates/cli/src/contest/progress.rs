use indicatif::{ProgressBar, ProgressStyle};

use crate::text::warn;

/// How many games have been played, on a terminal only.
pub(crate) struct Progress(ProgressBar);

impl Progress {
    pub(crate) fn new(games: u32) -> Self {
        let bar = ProgressBar::new(u64::from(games));
        let style =
            ProgressStyle::with_template("{bar:24} {pos} of {len} games, {eta} left, {msg}");
        Self(bar.with_style(style.expect("the template names fields that there are")))
    }

    /// That many games more have been played; what there is to say.
    pub(crate) fn show(&self, games: usize, said: String) {
        self.0.set_message(said);
        self.0.inc(games as u64);
    }

    /// A line on standard error, also where there is no terminal.
    pub(crate) fn say(&self, note: &str) {
        self.0.suspend(|| warn(note));
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.0.finish_and_clear();
    }
}
