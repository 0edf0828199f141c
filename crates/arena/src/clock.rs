//! Clocks: how time is given, and what of it is left. Nothing here reads one.

use std::fmt;
use std::str::FromStr;

use protocol::ClockView;
use rules::{Explain, Player};

const SECOND: u64 = 1000;
const DAY: u64 = 86_400 * SECOND;
/// What a player gives the other one at a time.
const GIFT: u64 = 15 * SECOND;
/// The most seconds, days or periods that can be written: so much that sums stay far from overflow.
const MOST: u64 = 100_000_000;

/// How time is given to a player, in milliseconds. A turn is given time once, however many decisions
/// it takes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Clock {
    /// Main time, and something more after each turn (Fischer).
    Increment {
        /// The time for all turns.
        main: u64,
        /// What is added after each.
        add: u64,
    },
    /// Main time that begins to run only some time into each turn (Bronstein).
    Delay {
        /// The time for all turns.
        main: u64,
        /// How long each turn is free.
        free: u64,
    },
    /// Main time, and then periods, one of which is used up whenever a turn takes longer (byo-yomi).
    Periods {
        /// The time for all turns.
        main: u64,
        /// How many periods follow.
        periods: u32,
        /// How long each is.
        period: u64,
    },
    /// What one player uses the other one gets.
    Hourglass {
        /// What each has at first.
        main: u64,
    },
    /// So much for every single turn.
    EachTurn {
        /// The time.
        time: u64,
    },
}

impl fmt::Display for Clock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Increment { main, add: 0 } => write!(f, "{}", main / SECOND),
            Self::Increment { main, add } => write!(f, "{}+{}", main / SECOND, add / SECOND),
            Self::Delay { main, free } => write!(f, "{}d{}", main / SECOND, free / SECOND),
            Self::Periods { main, periods, period } => {
                write!(f, "{}+{periods}x{}", main / SECOND, period / SECOND)
            }
            Self::Hourglass { main } => write!(f, "hourglass:{}", main / SECOND),
            Self::EachTurn { time } => write!(f, "days:{}", time / DAY),
        }
    }
}

/// The text is no clock.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "`{text}` is no clock; a clock is written in seconds as 300, 300+5, 300d5, 600+3x30 or \
     hourglass:60, or as days:3, the two players apart by /, an hourglass for both or neither"
)]
pub struct ClockFault {
    /// The text.
    pub text: String,
}

impl Explain for ClockFault {
    fn code(&self) -> &'static str {
        "bad-clock"
    }

    fn rule(&self) -> Option<&'static str> {
        None
    }

    fn args(&self) -> Vec<(&'static str, String)> {
        vec![("text", self.text.clone())]
    }
}

impl FromStr for Clock {
    type Err = ClockFault;

    fn from_str(text: &str) -> Result<Self, ClockFault> {
        let fault = || ClockFault { text: text.to_owned() };
        let number = |digits: &str, least: u64| -> Result<u64, ClockFault> {
            let plain = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
            let number = digits.parse().ok().filter(|_| plain);
            number.filter(|number| (least..=MOST).contains(number)).ok_or_else(fault)
        };
        if let Some(days) = text.strip_prefix("days:") {
            return Ok(Self::EachTurn { time: number(days, 1)? * DAY });
        }
        if let Some(main) = text.strip_prefix("hourglass:") {
            return Ok(Self::Hourglass { main: number(main, 1)? * SECOND });
        }
        if let Some((main, free)) = text.split_once('d') {
            let (main, free) = (number(main, 1)? * SECOND, number(free, 1)? * SECOND);
            return Ok(Self::Delay { main, free });
        }
        let Some((main, more)) = text.split_once('+') else {
            return Ok(Self::Increment { main: number(text, 1)? * SECOND, add: 0 });
        };
        match more.split_once('x') {
            None => Ok(Self::Increment {
                main: number(main, 1)? * SECOND,
                add: number(more, 1)? * SECOND,
            }),
            Some((periods, period)) => Ok(Self::Periods {
                main: number(main, 0)? * SECOND,
                periods: u32::try_from(number(periods, 1)?).map_err(|_| fault())?,
                period: number(period, 1)? * SECOND,
            }),
        }
    }
}

/// The clocks of both players as a text, the same for both or apart by `/`.
pub(crate) fn write_pair([first, second]: &[Clock; 2]) -> String {
    if first == second { first.to_string() } else { format!("{first}/{second}") }
}

/// The inverse of [`write_pair`]. An hourglass runs for both or for neither.
pub(crate) fn read_pair(text: &str) -> Result<[Clock; 2], ClockFault> {
    let pair = match text.split_once('/') {
        None => [text.parse::<Clock>()?; 2],
        Some((first, second)) => [first.parse()?, second.parse()?],
    };
    let glasses = pair.iter().filter(|clock| matches!(clock, Clock::Hourglass { .. })).count();
    if glasses == 1 { Err(ClockFault { text: text.to_owned() }) } else { Ok(pair) }
}

/// What of a player's time is left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Hand {
    /// The main time.
    main: u64,
    /// What passes before the main time runs (delay), or what the period has left.
    spare: u64,
    periods: u32,
}

impl Hand {
    fn new(clock: Clock) -> Self {
        match clock {
            Clock::Increment { main, .. } | Clock::Hourglass { main } => {
                Self { main, spare: 0, periods: 0 }
            }
            Clock::Delay { main, free } => Self { main, spare: free, periods: 0 },
            Clock::Periods { main, periods, period } => Self { main, spare: period, periods },
            Clock::EachTurn { time } => Self { main: time, spare: 0, periods: 0 },
        }
    }
}

/// The clocks of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Clocks {
    terms: [Clock; 2],
    hands: [Hand; 2],
}

impl Clocks {
    pub(crate) fn new(terms: [Clock; 2]) -> Self {
        Self { terms, hands: terms.map(Hand::new) }
    }

    /// How long a player can still think before the flag falls.
    pub(crate) fn left(&self, player: Player) -> u64 {
        let Hand { main, spare, periods } = self.hands[player.index()];
        match self.terms[player.index()] {
            Clock::Increment { .. } | Clock::Hourglass { .. } | Clock::EachTurn { .. } => main,
            Clock::Delay { .. } => main + spare,
            Clock::Periods { period, .. } => match periods.checked_sub(1) {
                None => main,
                Some(later) => main + spare + u64::from(later).saturating_mul(period),
            },
        }
    }

    /// Lets a player's clock run. What is beyond the end of their time is nobody's.
    fn spend(&mut self, player: Player, mut time: u64) {
        let (own, other) = (player.index(), player.other().index());
        let hand = &mut self.hands[own];
        match self.terms[own] {
            Clock::Increment { .. } | Clock::EachTurn { .. } => {
                hand.main = hand.main.saturating_sub(time);
            }
            Clock::Hourglass { .. } => {
                let used = hand.main.min(time);
                hand.main -= used;
                self.hands[other].main += used;
            }
            Clock::Delay { .. } => {
                let free = hand.spare.min(time);
                hand.spare -= free;
                hand.main = hand.main.saturating_sub(time - free);
            }
            Clock::Periods { period, .. } => {
                let used = hand.main.min(time);
                hand.main -= used;
                time -= used;
                if hand.periods == 0 || time < hand.spare {
                    hand.spare = hand.spare.saturating_sub(time);
                    return;
                }
                time -= hand.spare;
                let whole = 1 + time / period;
                let left = u64::from(hand.periods).saturating_sub(whole);
                hand.periods = u32::try_from(left).expect("no more than before");
                hand.spare = if left == 0 { 0 } else { period - time % period };
            }
        }
    }

    /// Gives a player some time; whether their clock takes it: what an hourglass has is the other's, and days
    /// are enough.
    fn give(&mut self, player: Player) -> bool {
        let takes = match self.terms[player.index()] {
            Clock::Increment { .. } | Clock::Delay { .. } | Clock::Periods { .. } => true,
            Clock::Hourglass { .. } | Clock::EachTurn { .. } => false,
        };
        if takes {
            let hand = &mut self.hands[player.index()];
            hand.main = hand.main.saturating_add(GIFT);
        }
        takes
    }

    /// Gives a player what a completed turn brings.
    fn complete_turn(&mut self, player: Player) {
        let hand = &mut self.hands[player.index()];
        match self.terms[player.index()] {
            Clock::Increment { add, .. } => hand.main = hand.main.saturating_add(add),
            Clock::Delay { free, .. } => hand.spare = free,
            Clock::Periods { period, .. } => hand.spare = period,
            Clock::Hourglass { .. } => {}
            Clock::EachTurn { time } => hand.main = time,
        }
    }
}

/// Where the time of a match has gone: every millisecond ran for one player or for nobody.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Time {
    /// Until when it is reckoned.
    pub(crate) at: u64,
    /// For how long decisions were each player's.
    pub(crate) used: [u64; 2],
    /// For how long they were nobody's: in pauses and side games, and after the end.
    pub(crate) stood: u64,
    pub(crate) clocks: Option<Clocks>,
}

impl Time {
    pub(crate) fn new(clocks: Option<Clocks>) -> Self {
        Self { at: 0, used: [0; 2], stood: 0, clocks }
    }

    /// The same at a later moment, after the time between has run for `player`.
    pub(crate) fn until(mut self, at: u64, player: Option<Player>) -> Self {
        let passed = at.saturating_sub(self.at);
        self.at = at;
        match player {
            None => self.stood += passed,
            Some(player) => {
                self.used[player.index()] += passed;
                if let Some(clocks) = &mut self.clocks {
                    clocks.spend(player, passed);
                }
            }
        }
        self
    }

    pub(crate) fn complete_turn(&mut self, player: Player) {
        if let Some(clocks) = &mut self.clocks {
            clocks.complete_turn(player);
        }
    }

    /// Gives a player some time; whether there is a clock that takes it.
    pub(crate) fn give(&mut self, player: Player) -> bool {
        self.clocks.as_mut().is_some_and(|clocks| clocks.give(player))
    }

    /// Whether a player's flag has fallen.
    pub(crate) fn is_up(&self, player: Player) -> bool {
        self.clocks.is_some_and(|clocks| clocks.left(player) == 0)
    }

    /// What the clocks show while that player's runs.
    pub(crate) fn view(&self, running: Option<Player>) -> Option<[ClockView; 2]> {
        let clocks = self.clocks?;
        Some(Player::BOTH.map(|player| {
            let Hand { main, spare, periods } = clocks.hands[player.index()];
            let runs = running == Some(player);
            ClockView { left: clocks.left(player), main, spare, periods, runs }
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Player::{First, Second};

    fn time(text: &str) -> Time {
        Time::new(Some(Clocks::new(read_pair(text).unwrap())))
    }

    fn left(time: &Time) -> [u64; 2] {
        Player::BOTH.map(|player| time.clocks.unwrap().left(player))
    }

    #[test]
    fn clocks_are_written_as_they_are_read() {
        for text in
            ["300", "300+5", "300d5", "600+3x30", "0+1x30", "hourglass:60", "days:3", "300+5/60"]
        {
            assert_eq!(write_pair(&read_pair(text).unwrap()), text);
        }
        for bad in
            ["", "-", "0", "+5", "300+", "300+0", "1e3", "hourglass:60/60", "days:0", "5x5", "+1"]
        {
            assert!(read_pair(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn an_increment_comes_once_a_turn() {
        let mut time = time("60+5").until(10_000, Some(First));
        time.complete_turn(First);
        assert_eq!(left(&time), [55_000, 60_000]);
        assert!(time.until(70_000, Some(Second)).is_up(Second));
    }

    #[test]
    fn a_delay_is_free_and_is_not_saved_up() {
        let mut time = time("60d5").until(3000, Some(First));
        assert_eq!(left(&time), [62_000, 65_000]);
        time.complete_turn(First);
        assert_eq!(left(&time), [65_000, 65_000]);
        assert_eq!(left(&time.until(13_000, Some(First))), [55_000, 65_000]);
    }

    #[test]
    fn a_period_that_is_used_up_is_gone_and_one_that_is_not_begins_anew() {
        let mut time = time("10+2x30").until(39_000, Some(First));
        assert_eq!(left(&time), [31_000, 70_000]);
        time.complete_turn(First);
        assert_eq!(left(&time), [60_000, 70_000]);
        let mut time = time.until(70_000, Some(First));
        assert_eq!(left(&time), [29_000, 70_000]);
        time.complete_turn(First);
        assert_eq!(left(&time), [30_000, 70_000]);
        assert!(time.until(100_000, Some(First)).is_up(First));
    }

    #[test]
    fn an_hourglass_loses_nothing() {
        let time = time("hourglass:60").until(25_000, Some(First));
        assert_eq!(left(&time), [35_000, 85_000]);
        assert_eq!(left(&time.until(100_000, Some(First))), [0, 120_000]);
    }

    #[test]
    fn days_are_given_for_each_turn() {
        let mut time = time("days:1").until(80_000_000, Some(First));
        assert_eq!(left(&time), [6_400_000, 86_400_000]);
        time.complete_turn(First);
        assert_eq!(left(&time), [86_400_000, 86_400_000]);
    }
}
