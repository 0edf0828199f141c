use record::sgf::{SgfFault, SgfFaultKind};
use rules::{Explain, Player, arg};

use crate::refusal::Refusal;

/// What is wrong with a game, and in which line of the file.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {kind}")]
pub struct Fault {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong there.
    pub kind: FaultKind,
}

/// What is wrong with a game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[allow(missing_docs, reason = "the messages say it")]
pub enum FaultKind {
    #[error("{0}")]
    Grammar(SgfFaultKind),
    #[error("this is no game of ZÈRTZ")]
    OtherGame,
    #[error("`{name}` is no known set-up: Zertz, Zertz+11 and Zertz+24 are")]
    UnknownSetup { name: String },
    #[error("`{text}` is no step of a game")]
    Unreadable { text: String },
    #[error("it is not the turn of this player")]
    OutOfTurn,
    #[error("the marble does not come from where the player must take it")]
    WrongRack,
    #[error("a turn is a placing with a ring that is removed, or jumps, and this is too much")]
    TooMuch,
    #[error("`{action}` is refused: {why}")]
    Illegal { action: String, why: Refusal },
    #[error("the turn is not complete")]
    Incomplete,
    #[error("by what was played the {played} player has won, not the one whom the file names")]
    OtherWinner { played: Player },
}

impl Explain for Fault {
    fn code(&self) -> &'static str {
        match &self.kind {
            FaultKind::Grammar(kind) => self.grammar(kind).code(),
            FaultKind::OtherGame => "sgf-other-game",
            FaultKind::UnknownSetup { .. } => "sgf-unknown-setup",
            FaultKind::Unreadable { .. } => "sgf-unreadable",
            FaultKind::OutOfTurn => "sgf-out-of-turn",
            FaultKind::WrongRack => "sgf-wrong-rack",
            FaultKind::TooMuch => "sgf-too-much",
            FaultKind::Illegal { why, .. } => why.code(),
            FaultKind::Incomplete => "sgf-incomplete",
            FaultKind::OtherWinner { .. } => "sgf-other-winner",
        }
    }

    fn rule(&self) -> Option<&'static str> {
        match &self.kind {
            FaultKind::Illegal { why, .. } => why.rule(),
            _ => None,
        }
    }

    fn args(&self) -> Vec<(&'static str, String)> {
        let mut args = vec![("line", self.line.to_string())];
        match &self.kind {
            FaultKind::Grammar(kind) => return self.grammar(kind).args(),
            FaultKind::UnknownSetup { name } => args.push(arg("name", name)),
            FaultKind::Unreadable { text } => args.push(arg("text", text)),
            FaultKind::Illegal { why, .. } => args.extend(why.args()),
            FaultKind::OtherWinner { played } => args.push(arg("winner", played)),
            FaultKind::OtherGame
            | FaultKind::Incomplete
            | FaultKind::OutOfTurn
            | FaultKind::WrongRack
            | FaultKind::TooMuch => {}
        }
        args
    }
}

impl Fault {
    /// Whether it says no more than that the game is not ZÈRTZ.
    pub const fn is_other_game(&self) -> bool {
        matches!(self.kind, FaultKind::OtherGame)
    }

    fn grammar(&self, kind: &SgfFaultKind) -> SgfFault {
        SgfFault { line: self.line, kind: kind.clone() }
    }
}

impl From<SgfFault> for Fault {
    fn from(SgfFault { line, kind }: SgfFault) -> Self {
        Self { line, kind: FaultKind::Grammar(kind) }
    }
}
