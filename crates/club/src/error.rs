use protocol::online::Scope;
use protocol::{Failure, Problem};
use rules::Explain;
use serde::{Deserialize, Serialize};
use store::StoreError;

/// Why something was refused or could not be done; nothing has changed then.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "kebab-case")]
pub enum ClubError {
    /// Nobody is signed in.
    #[error("sign in first, as a guest or by name")]
    SignedOut,
    /// Name, password or code.
    #[error("the name does not go with the password or code")]
    WrongCredentials,
    /// There is no such token, or no longer.
    #[error("the token is unknown or was revoked")]
    BadToken,
    /// The token does not allow that.
    #[error("the token does not allow `{scope}`")]
    OutOfScope {
        /// What it would have to allow.
        scope: Scope,
    },
    /// No token manages an account.
    #[error("no token manages an account; sign in on the page")]
    NotByToken,
    /// Guests have no tokens.
    #[error("only registered players have tokens")]
    NoTokens,
    /// A token cannot be called so.
    #[error("a token is called by 1 to {most} characters")]
    BadLabel {
        /// The most.
        most: usize,
    },
    /// A token would allow nothing.
    #[error("a token allows at least one thing")]
    NoScope,
    /// There is no such token of whoever asks.
    #[error("there is no such token")]
    NoToken,
    /// A player has too many tokens.
    #[error("nobody has more than {most} tokens; revoke one")]
    TooManyTokens {
        /// The most.
        most: usize,
    },
    /// The name cannot be one.
    #[error(
        "a name has 2 to 20 letters, digits, - and _, begins with a letter, and not with guest-"
    )]
    BadName,
    /// The password cannot be one.
    #[error("a password has {least} to {most} characters")]
    BadPassword {
        /// The fewest.
        least: usize,
        /// The most.
        most: usize,
    },
    /// Somebody else has the name.
    #[error("the name `{name}` is taken")]
    NameTaken {
        /// The name.
        name: String,
    },
    /// The player has a name and password.
    #[error("you are registered already")]
    RegisteredAlready,
    /// Only registered players may.
    #[error("only registered players play for ratings")]
    RegisteredOnly,
    /// A guest wants their progress kept.
    #[error("the progress of a guest stays in the browser; register to have it kept here")]
    GuestProgress,
    /// Nobody can have done that in the course.
    #[error("a deed names its lesson, exercise or problem by 1 to 60 bytes, and its time")]
    BadDeed,
    /// Too many deeds in one request.
    #[error("at most {most} deeds come at once")]
    TooManyDeeds {
        /// The most.
        most: usize,
    },
    /// As much as is kept of what somebody has done.
    #[error("of one learner {most} deeds are kept; what comes beyond stays on the device")]
    ProgressFull {
        /// The most.
        most: u64,
    },
    /// It belongs to somebody else.
    #[error("that is not yours")]
    NotYours,
    /// There is no such match.
    #[error("there is no such match")]
    NoMatch,
    /// There is no such seek, or no longer.
    #[error("nobody seeks that any more")]
    NoSeek,
    /// There is no such player.
    #[error("there is no such player")]
    NoPlayer,
    /// There is no such session.
    #[error("there is no such session")]
    NoSession,
    /// A player takes their own seek.
    #[error("that is your own; somebody else has to accept it")]
    OwnSeek,
    /// A player has too many seeks.
    #[error("nobody seeks more than {most} games at a time")]
    TooManySeeks {
        /// The most.
        most: usize,
    },
    /// Taking back freely cannot be agreed with a stranger.
    #[error("between two machines taking back is agreed each time, or never")]
    FreeTakebacks,
    /// The game cannot be rated.
    #[error("for ratings a game needs a clock, both alike, and is not combined")]
    NotRateable,
    /// The game is not as somebody would have it, and the problems say why.
    #[error("{}", first(.0))]
    Game(Vec<Problem>),
    /// The player has no seat in the match.
    #[error("you do not play in this match")]
    NotSeated,
    /// Only the server may let that happen.
    #[error("only the server lets that happen")]
    NotAllowed,
    /// Something happened that the client did not know of.
    #[error("the match has gone on: it is at event {seq}")]
    Stale {
        /// How many events there are.
        seq: u32,
    },
    /// A turn without an action.
    #[error("a turn has at least one action")]
    NoActions,
    /// A player plans while their own turn goes on.
    #[error("it is your turn; play it first")]
    PlanNotNow,
    /// A plan looks too far ahead for a clock that runs.
    #[error("where a clock runs one turn is planned ahead")]
    PlanAhead,
    /// A plan has too many turns.
    #[error("a plan has at most {most} turns")]
    PlanTooBig {
        /// The most.
        most: usize,
    },
    /// A plan answers what cannot be, or something twice.
    #[error("a plan answers whole turns that can be played, each once, with at least one action")]
    BadPlan,
    /// The opponent has not left, or not long enough ago.
    #[error("your opponent has not left, or not long enough ago")]
    NotLeft,
    /// A match has too many events.
    #[error("a match has at most {most} events; it can be resigned")]
    TooLong {
        /// The most.
        most: u32,
    },
    /// The name of an action cannot be one.
    #[error("an action is named by 1 to 40 printable characters without blanks")]
    BadId,
    /// What was said cannot be said.
    #[error("a line has 1 to {most} characters")]
    BadChat {
        /// The most.
        most: usize,
    },
    /// Only certain people may.
    #[error("only administrators, or those who look after the event, may do that")]
    NoRight,
    /// Somebody judges their own match.
    #[error("nobody judges a match that they play in")]
    OwnMatch,
    /// A reason is missing, or cannot be one.
    #[error("say why, in 1 to {most} characters")]
    BadReason {
        /// The most.
        most: usize,
    },
    /// An event cannot be called so.
    #[error("an event is called by 1 to {most} characters")]
    BadTitle {
        /// The most.
        most: usize,
    },
    /// There is no such event.
    #[error("there is no such event")]
    NoGathering,
    /// The event is over.
    #[error("the event is closed")]
    GatheringClosed,
    /// There is no such report, or somebody has dealt with it.
    #[error("there is no such report, or it is dealt with")]
    NoReport,
    /// Nothing was said then by that player.
    #[error("that was not said there")]
    NoLine,
    /// A player does to themselves what needs another.
    #[error("that needs somebody else than you")]
    Yourself,
    /// A player shuts out too many.
    #[error("nobody shuts out more than {most} others")]
    TooManyShuns {
        /// The most.
        most: usize,
    },
    /// There is no such passkey.
    #[error("there is no such passkey")]
    NoPasskey,
    /// A passkey is wrong, or what was asked was not answered in time.
    #[error("the passkey could not be used; try again")]
    WrongPasskey,
    /// The address of the page is one for which there are no passkeys.
    #[error("there are no passkeys for this address; it needs a name, and https")]
    NoPasskeysHere,
    /// A passkey cannot be called so.
    #[error("a passkey is called by 1 to {most} characters")]
    BadPasskeyName {
        /// The most.
        most: usize,
    },
    /// A player has too many passkeys.
    #[error("nobody has more than {most} passkeys")]
    TooManyPasskeys {
        /// The most.
        most: usize,
    },
    /// The server sends no letters.
    #[error("this server sends no mail")]
    NoLetters,
    /// Something is no address of mail.
    #[error("that is no address of mail; it looks like name@host")]
    BadAddress,
    /// A code that was sent is wrong, used up or void.
    #[error("the code is wrong, or was sent too long ago; have another one sent")]
    WrongCode,
    /// A letter was not sent.
    #[error("the mail server takes no letters at present, so none was sent; try again later")]
    NotSent,
    /// The player is suspended.
    #[error("you are suspended, for {days} days from now; what goes on can be finished")]
    Suspended {
        /// How long still.
        days: u64,
    },
    /// Too much at once.
    #[error("too much at once; wait {seconds} seconds")]
    TooMany {
        /// How long to wait.
        seconds: u64,
    },
    /// Too much to do.
    #[error("the server has too much to do; try again")]
    Busy,
    /// The server stops.
    #[error("the server stops; come back in a moment")]
    Stopping,
    /// The node is cut off from the others.
    #[error("this part of the server is cut off from the others; try again in a moment")]
    Apart,
    /// It could not be kept.
    #[error("it could not be kept, so it has not happened; try again")]
    NotKept,
}

fn first(problems: &[Problem]) -> &str {
    problems.first().map_or("that cannot be played", |problem| &problem.message)
}

/// What kind of refusal it is, for transports that tell them apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sort {
    /// The request is wrong in itself.
    Wrong,
    /// Nobody is signed in, or not as whom they say.
    Unknown,
    /// Somebody else may.
    Forbidden,
    /// It is not there.
    Missing,
    /// It does not go with what there is.
    Conflict,
    /// Later.
    TooMany,
    /// The server cannot, at present.
    Unable,
}

impl ClubError {
    /// What kind of refusal it is.
    pub fn sort(&self) -> Sort {
        match self {
            Self::SignedOut
            | Self::WrongCredentials
            | Self::WrongPasskey
            | Self::WrongCode
            | Self::BadToken => Sort::Unknown,
            Self::BadName
            | Self::BadPassword { .. }
            | Self::BadLabel { .. }
            | Self::NoScope
            | Self::FreeTakebacks
            | Self::NotRateable
            | Self::Game(_)
            | Self::BadId
            | Self::BadChat { .. }
            | Self::BadReason { .. }
            | Self::BadPasskeyName { .. }
            | Self::NoPasskeysHere
            | Self::BadAddress
            | Self::BadTitle { .. }
            | Self::BadDeed
            | Self::TooManyDeeds { .. }
            | Self::NoActions
            | Self::PlanAhead
            | Self::PlanTooBig { .. }
            | Self::BadPlan => Sort::Wrong,
            Self::RegisteredOnly
            | Self::GuestProgress
            | Self::OutOfScope { .. }
            | Self::NotByToken
            | Self::NoTokens
            | Self::NotYours
            | Self::NotSeated
            | Self::NotAllowed
            | Self::NoRight
            | Self::OwnMatch
            | Self::Suspended { .. } => Sort::Forbidden,
            Self::NoMatch
            | Self::NoSeek
            | Self::NoPlayer
            | Self::NoSession
            | Self::NoGathering
            | Self::NoReport
            | Self::NoPasskey
            | Self::NoLine
            | Self::NoLetters
            | Self::NoToken => Sort::Missing,
            Self::NameTaken { .. }
            | Self::RegisteredAlready
            | Self::OwnSeek
            | Self::TooManySeeks { .. }
            | Self::TooManyTokens { .. }
            | Self::TooLong { .. }
            | Self::ProgressFull { .. }
            | Self::GatheringClosed
            | Self::Yourself
            | Self::TooManyShuns { .. }
            | Self::TooManyPasskeys { .. }
            | Self::PlanNotNow
            | Self::NotLeft
            | Self::Stale { .. } => Sort::Conflict,
            Self::TooMany { .. } => Sort::TooMany,
            Self::Busy | Self::Stopping | Self::Apart | Self::NotKept | Self::NotSent => {
                Sort::Unable
            }
        }
    }

    /// What a person is told.
    pub fn failure(&self) -> Failure {
        match self {
            Self::Game(problems) if !problems.is_empty() => Failure { problems: problems.clone() },
            _ => Failure { problems: vec![catalog::problem(self)] },
        }
    }
}

impl Explain for ClubError {
    fn code(&self) -> &'static str {
        match self {
            Self::SignedOut => "signed-out",
            Self::WrongCredentials => "wrong-credentials",
            Self::BadToken => "bad-token",
            Self::OutOfScope { .. } => "out-of-scope",
            Self::NotByToken => "not-by-token",
            Self::NoTokens => "no-tokens",
            Self::BadLabel { .. } => "bad-label",
            Self::NoScope => "no-scope",
            Self::NoToken => "no-token",
            Self::TooManyTokens { .. } => "too-many-tokens",
            Self::BadName => "bad-name",
            Self::BadPassword { .. } => "bad-password",
            Self::NameTaken { .. } => "name-taken",
            Self::RegisteredAlready => "registered-already",
            Self::RegisteredOnly => "registered-only",
            Self::GuestProgress => "progress-of-guest",
            Self::BadDeed => "bad-deed",
            Self::TooManyDeeds { .. } => "too-many-deeds",
            Self::ProgressFull { .. } => "progress-full",
            Self::NotYours => "of-another",
            Self::NoMatch => "no-match",
            Self::NoSeek => "no-seek",
            Self::NoPlayer => "no-player",
            Self::NoSession => "no-session",
            Self::OwnSeek => "own-seek",
            Self::TooManySeeks { .. } => "too-many-seeks",
            Self::FreeTakebacks => "free-takebacks",
            Self::NotRateable => "not-rateable",
            Self::Game(_) => "bad-game",
            Self::NotSeated => "not-seated",
            Self::NotAllowed => "not-allowed",
            Self::Stale { .. } => "stale",
            Self::NoActions => "no-actions",
            Self::PlanNotNow => "plan-not-now",
            Self::PlanAhead => "plan-ahead",
            Self::PlanTooBig { .. } => "plan-too-big",
            Self::BadPlan => "bad-plan",
            Self::NotLeft => "not-left",
            Self::TooLong { .. } => "match-too-long",
            Self::BadId => "bad-id",
            Self::BadChat { .. } => "bad-chat",
            Self::NoRight => "no-right",
            Self::OwnMatch => "own-match",
            Self::BadReason { .. } => "bad-reason",
            Self::BadTitle { .. } => "bad-title",
            Self::NoGathering => "no-gathering",
            Self::GatheringClosed => "gathering-closed",
            Self::NoReport => "no-report",
            Self::NoLine => "not-said",
            Self::Yourself => "yourself",
            Self::TooManyShuns { .. } => "too-many-shuns",
            Self::NoPasskey => "no-passkey",
            Self::WrongPasskey => "wrong-passkey",
            Self::NoPasskeysHere => "no-passkeys-here",
            Self::BadPasskeyName { .. } => "bad-passkey-name",
            Self::TooManyPasskeys { .. } => "too-many-passkeys",
            Self::NoLetters => "no-letters",
            Self::BadAddress => "bad-address",
            Self::WrongCode => "wrong-code",
            Self::NotSent => "not-sent",
            Self::Suspended { .. } => "suspended",
            Self::TooMany { .. } => "too-many",
            Self::Busy => "busy",
            Self::Stopping => "stopping",
            Self::Apart => "apart",
            Self::NotKept => "not-kept",
        }
    }

    fn rule(&self) -> Option<&'static str> {
        None
    }

    fn args(&self) -> Vec<(&'static str, String)> {
        match self {
            Self::BadPassword { least, most } => {
                vec![("least", least.to_string()), ("most", most.to_string())]
            }
            Self::NameTaken { name } => vec![("name", name.clone())],
            Self::OutOfScope { scope } => vec![("scope", scope.to_string())],
            Self::TooManySeeks { most }
            | Self::TooManyDeeds { most }
            | Self::BadChat { most }
            | Self::BadReason { most }
            | Self::BadTitle { most }
            | Self::BadPasskeyName { most }
            | Self::TooManyPasskeys { most }
            | Self::TooManyShuns { most }
            | Self::PlanTooBig { most }
            | Self::TooManyTokens { most }
            | Self::BadLabel { most } => vec![("most", most.to_string())],
            Self::ProgressFull { most } => vec![("most", most.to_string())],
            Self::Suspended { days } => vec![("days", days.to_string())],
            Self::Stale { seq } => vec![("seq", seq.to_string())],
            Self::TooLong { most } => vec![("most", most.to_string())],
            Self::TooMany { seconds } => vec![("seconds", seconds.to_string())],
            _ => Vec::new(),
        }
    }
}

impl From<StoreError> for ClubError {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Closed => Self::Stopping,
            error => {
                tracing::error!(%error, "the store has failed");
                Self::NotKept
            }
        }
    }
}
