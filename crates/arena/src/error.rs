use protocol::{Failure, Problem};
use rules::{Explain, Player};

use crate::clock::ClockFault;
use crate::combine::CombineFault;

/// Why an event cannot happen; the match is unchanged then.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum MatchError {
    /// Somebody acts whose decision it is not.
    #[error("the {to_move} player decides now, not the {} player", to_move.other())]
    OutOfTurn {
        /// Whose decision it is.
        to_move: Player,
    },
    /// The match has ended.
    #[error("the match is over")]
    Over,
    /// The event is dated before the one before it.
    #[error("time falls from {last} to {at} milliseconds")]
    TimeFalls {
        /// The time of the event.
        at: u64,
        /// The time of the last event.
        last: u64,
    },
    /// As many actions as should stay were not played, or nothing would be taken back.
    #[error("{plies} actions were played; nothing can be taken back to {to}")]
    TakeBack {
        /// How many should stay.
        to: u32,
        /// How many were played.
        plies: u32,
    },
    /// The match is looked at beyond what was played.
    #[error("only {plies} actions were played, not {wanted}")]
    NotPlayed {
        /// After how many actions it is looked at.
        wanted: u32,
        /// How many were played.
        plies: u32,
    },
    /// The match is paused.
    #[error("the match is paused; go on first")]
    Paused,
    /// An arbiter has stopped the match.
    #[error("an arbiter has stopped the match; only an arbiter lets it go on")]
    Halted,
    /// The match is not paused.
    #[error("the match is not paused")]
    NotPaused,
    /// A rematch is offered before the end.
    #[error("that can be offered once the match is over")]
    NotOver,
    /// The same is offered already.
    #[error("that is offered already; it can be accepted or declined")]
    OfferStands,
    /// A draw is offered again too soon.
    #[error("you have offered a draw in this turn; wait until both have moved")]
    OfferedBefore,
    /// What is answered was not offered.
    #[error("the other player does not offer that")]
    NoOffer,
    /// Taking back needs both players.
    #[error("taking back was agreed to need both; offer it")]
    TakeBackByAgreement,
    /// Nothing is taken back.
    #[error("it was agreed that nothing is taken back")]
    NoTakeBack,
    /// What was challenged stays.
    #[error("what was challenged cannot be taken back")]
    Challenged,
    /// No flag has fallen.
    #[error("no time is up")]
    FlagStands,
    /// An announced action waits.
    #[error("an announced move waits for the end of the challenge")]
    Announced,
    /// No announced action waits.
    #[error("nothing was announced that could be fought for")]
    NoFight,
    /// No game of the catalog was played in a fight of that number.
    #[error("no such side game was played")]
    NoSuchFight,
    /// Another decision is due.
    #[error("that is not what has to be decided now")]
    NotDue,
    /// Every use is challenged.
    #[error("it was agreed that every use is challenged")]
    MustChallenge,
    /// A challenge names no game where the players choose afresh.
    #[error("name the game of the challenge: `hands` or a game of the catalog")]
    NameGame,
    /// The named game is not played as usual.
    #[error("a game that is named for one challenge is played as usual, without options, and here")]
    PlainGamesOnly,
    /// The side game was agreed before.
    #[error("the game was agreed before and cannot be chosen now")]
    GameStands,
    /// The main clock stands already.
    #[error("the side game has a clock of its own; offer a pause there")]
    InSideGame,
    /// A player chooses twice.
    #[error("you have said so already")]
    ChosenBefore,
    /// A choice is hidden.
    #[error("the choice is missing")]
    Hidden,
    /// A lot is due.
    #[error("you have disagreed too often; a lot has to be drawn")]
    LotIsDue,
    /// The time of whoever decides is up, and that is all that can be pointed out.
    #[error("the time of the {player} player is up")]
    TimeIsUp {
        /// Whose.
        player: Player,
    },
    /// A match that ended so cannot be taken up again.
    #[error("the match has ended ({reason}) and stays so")]
    EndStands {
        /// How it ended.
        reason: String,
    },
    /// A planned turn ends before the turn does.
    #[error("what was planned is no whole turn")]
    UnfinishedPlan,
    /// The opponent's turn cannot be left out.
    #[error("the other player's turn cannot be left out here; say what they play")]
    NotWhatever,
    /// The opponent's clock does not take more time.
    #[error("no time can be given to that clock")]
    NoTimeToGive,
    /// Something cannot happen in the side game.
    #[error("{0}")]
    Side(Box<MatchError>),
    /// The side game cannot begin.
    #[error("{0}")]
    SideGame(String),
    /// The action is unreadable, or the rules refuse it.
    #[error(transparent)]
    Action(#[from] catalog::Error),
}

impl MatchError {
    /// What a person is told, never empty.
    pub fn problems(&self) -> Vec<Problem> {
        match self {
            Self::Action(error) => error.problems.clone(),
            Self::Side(error) => error.problems(),
            _ => vec![catalog::problem(self)],
        }
    }
}

impl From<MatchError> for Failure {
    fn from(error: MatchError) -> Self {
        Self { problems: error.problems() }
    }
}

impl Explain for MatchError {
    fn code(&self) -> &'static str {
        match self {
            Self::OutOfTurn { .. } => "out-of-turn",
            Self::Over => "match-over",
            Self::TimeFalls { .. } => "time-falls",
            Self::TakeBack { .. } => "take-back",
            Self::NotPlayed { .. } => "not-played",
            Self::Paused => "paused",
            Self::Halted => "halted",
            Self::NotPaused => "not-paused",
            Self::NotOver => "not-over",
            Self::OfferStands => "offer-stands",
            Self::OfferedBefore => "offered-before",
            Self::NoOffer => "no-offer",
            Self::TakeBackByAgreement => "take-back-by-agreement",
            Self::NoTakeBack => "no-take-back",
            Self::Challenged => "challenged",
            Self::FlagStands => "flag-stands",
            Self::Announced => "announced",
            Self::NoFight => "no-fight",
            Self::NoSuchFight => "no-such-fight",
            Self::NotDue => "not-due",
            Self::MustChallenge => "must-challenge",
            Self::NameGame => "name-game",
            Self::PlainGamesOnly => "plain-games-only",
            Self::GameStands => "game-stands",
            Self::InSideGame => "in-side-game",
            Self::ChosenBefore => "chosen-before",
            Self::Hidden => "hidden",
            Self::LotIsDue => "lot-is-due",
            Self::TimeIsUp { .. } => "time-is-up",
            Self::EndStands { .. } => "end-stands",
            Self::UnfinishedPlan => "unfinished-plan",
            Self::NotWhatever => "not-whatever",
            Self::NoTimeToGive => "no-time-to-give",
            Self::Side(error) => error.code(),
            Self::SideGame(_) => "side-game",
            Self::Action(error) => error.kind.name(),
        }
    }

    fn rule(&self) -> Option<&'static str> {
        match self {
            Self::Challenged
            | Self::PlainGamesOnly
            | Self::InSideGame
            | Self::ChosenBefore
            | Self::Hidden
            | Self::LotIsDue => Some("C10"),
            Self::Announced | Self::NoFight => Some("C2"),
            Self::NotDue => Some("C3"),
            Self::NameGame | Self::GameStands => Some("C8"),
            Self::MustChallenge => Some("C9"),
            Self::Side(error) => error.rule(),
            _ => None,
        }
    }

    fn args(&self) -> Vec<(&'static str, String)> {
        match self {
            Self::OutOfTurn { to_move } => vec![("player", to_move.to_string())],
            Self::TimeIsUp { player } => vec![("player", player.to_string())],
            Self::EndStands { reason } => vec![("reason", reason.clone())],
            Self::Side(error) => error.args(),
            Self::SideGame(why) => vec![("why", why.clone())],
            Self::TimeFalls { at, last } => {
                vec![("at", at.to_string()), ("last", last.to_string())]
            }
            Self::TakeBack { to, plies } => {
                vec![("to", to.to_string()), ("plies", plies.to_string())]
            }
            Self::NotPlayed { wanted, plies } => {
                vec![("wanted", wanted.to_string()), ("plies", plies.to_string())]
            }
            _ => Vec::new(),
        }
    }
}

/// Why a match that was kept cannot be opened.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum OpenError {
    /// The game or the position it began from.
    #[error(transparent)]
    Start(#[from] catalog::Error),
    /// A seat names no player.
    #[error("the {seat} player: {error}")]
    Seat {
        /// Which seat.
        seat: Player,
        /// What is wrong with it.
        error: catalog::PlayerFault,
    },
    /// The clock.
    #[error(transparent)]
    Clock(#[from] ClockFault),
    /// The agreement of a combined game.
    #[error(transparent)]
    Combine(#[from] CombineFault),
    /// A position stands once in any case.
    #[error("a position may stand 2 times or more, or 0 for as often as the players like")]
    Repetition,
    /// An event of the log cannot have happened.
    #[error("event {index} of the log: {error}")]
    Event {
        /// Its place in the log, from 0.
        index: usize,
        /// Why it cannot have happened.
        error: MatchError,
    },
}

impl OpenError {
    /// What a person is told, never empty.
    pub fn problems(&self) -> Vec<Problem> {
        match self {
            Self::Start(error) => error.problems.clone(),
            Self::Seat { error, .. } => vec![catalog::problem(error)],
            Self::Clock(fault) => vec![catalog::problem(fault)],
            Self::Combine(fault) => vec![catalog::problem(fault)],
            Self::Repetition => vec![catalog::problem(&BadRepetition)],
            Self::Event { error, .. } => error.problems(),
        }
    }
}

impl From<OpenError> for Failure {
    fn from(error: OpenError) -> Self {
        Self { problems: error.problems() }
    }
}

/// See [`OpenError::Repetition`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", OpenError::Repetition)]
struct BadRepetition;

impl Explain for BadRepetition {
    fn code(&self) -> &'static str {
        "bad-repetition"
    }

    fn rule(&self) -> Option<&'static str> {
        None
    }

    fn args(&self) -> Vec<(&'static str, String)> {
        Vec::new()
    }
}
