//! Wire types shared by server and clients; no I/O and no rules.
//!
//! A client sends a [`Request`] and gets a [`Response`], as JSON, whether it asks the WebAssembly
//! module in its own worker or a server. Requests carry the whole match ([`SavedMatch`]), so
//! whoever answers keeps nothing. Matches between people on different machines are kept by a server:
//! see [`online`].

mod actions;
mod board;
mod course;
mod fights;
mod game;
mod matches;
pub mod online;
mod puzzle;
mod request;
mod terms;

pub use actions::Actions;
pub use board::{Board, CellView, Glyph, Rest};
pub use course::{
    Advice, Asked, Block, CourseView, Deed, DeedKind, Experience, Form, Given, Hidden, LeaningView,
    Learner, LessonLink, LessonPart, LessonState, LessonView, NextView, Pace, PartView, PlaceView,
    ProblemLink, ProblemsView, Setting, Style, SuggestionView, TaskView, VerdictView, Why, Words,
};
pub use fights::{
    CombineView, FightStep, FightView, FoughtView, Sign, StakeInfo, StakesInfo, Told,
};
pub use game::{
    ActionView, GameInfo, LevelInfo, OptionKind, Problem, VariantInfo, VariantOption, View,
};
pub use matches::{
    Ending, Event, EventKind, MatchView, PlyView, Ruling, SavedMatch, Seat, Step, Winner,
};
pub use puzzle::{Goal, Puzzle};
pub use request::{Decision, Failure, ForcedWin, Reader, Request, Response, Solution, Thought};
pub use terms::{ClockView, Offer, OfferView, Takebacks, Terms};
