//! What the owner of a bot lets it play.

use std::str::FromStr;

use catalog::Spec;
use protocol::Terms;
use protocol::online::{Audience, Colour, NewSeek, Speed};

/// Whether a bot plays for ratings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub(crate) enum Rated {
    /// Only rated games
    Yes,
    /// Only games without ratings
    No,
    /// Both
    Either,
}

/// Which challenges are accepted.
#[derive(Clone, Debug)]
pub(crate) struct Rules {
    /// The games: a key for all its variants, or a game with its variant and options; all if none is named.
    pub(crate) games: Vec<String>,
    /// How fast; `None` is a game without a clock.
    pub(crate) speeds: Vec<Option<Speed>>,
    pub(crate) rated: Rated,
    /// How many matches at a time.
    pub(crate) at_once: usize,
}

/// How fast games may be, as it is written.
pub(crate) fn speed(text: &str) -> Result<Option<Speed>, String> {
    Ok(match text {
        "fast" => Some(Speed::Fast),
        "medium" => Some(Speed::Medium),
        "slow" => Some(Speed::Slow),
        "days" => Some(Speed::Days),
        "none" => None,
        _ => return Err("it is one of fast, medium, slow, days, none".to_owned()),
    })
}

/// A game that a bot seeks: `SPEC`, or `SPEC CLOCK`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Wanted {
    spec: Spec,
    clock: Option<String>,
}

impl FromStr for Wanted {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (spec, clock) = match text.trim().split_once(' ') {
            Some((spec, clock)) => (spec, Some(clock.trim())),
            None => (text.trim(), None),
        };
        let spec = spec.parse().map_err(|error: catalog::Error| error.to_string())?;
        if let Some(clock) = clock {
            clock.split('/').try_for_each(|clock| {
                clock.parse::<arena::Clock>().map(drop).map_err(|error| error.to_string())
            })?;
        }
        Ok(Self { spec, clock: clock.map(str::to_owned) })
    }
}

impl Wanted {
    /// As it is told to the server.
    pub(crate) fn seek(&self, rated: bool) -> NewSeek {
        NewSeek {
            spec: self.spec.to_string(),
            terms: Terms { clock: self.clock.clone(), ..Terms::default() },
            rated: rated && self.clock.is_some(),
            colour: Colour::Any,
            audience: Audience::Everybody,
        }
    }

    /// Whether a seek that stands is this one.
    pub(crate) fn is(&self, seek: &NewSeek) -> bool {
        seek.audience == Audience::Everybody
            && seek.terms.clock == self.clock
            && seek.spec.parse::<Spec>().is_ok_and(|spec| spec == self.spec)
    }
}

impl Rules {
    /// Why a game is not played, if it is not.
    pub(crate) fn objection(
        &self,
        spec: &str,
        terms: &Terms,
        speed: Option<Speed>,
        rated: bool,
    ) -> Option<String> {
        let Ok(game) = spec.parse::<Spec>() else {
            return Some(format!("`{spec}` is unknown here"));
        };
        let is_named = |name: &String| {
            *name == game.game().key() || name.parse::<Spec>().is_ok_and(|named| named == game)
        };
        if !self.games.is_empty() && !self.games.iter().any(is_named) {
            return Some(format!("`{spec}` is not among the games"));
        }
        if terms.combine.is_some() {
            return Some("combined games are not played".to_owned());
        }
        if !self.speeds.contains(&speed) {
            return Some("the clock is not among those agreed to".to_owned());
        }
        match (self.rated, rated) {
            (Rated::Yes, false) => Some("only rated games are played".to_owned()),
            (Rated::No, true) => Some("no rated games are played".to_owned()),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rules(games: &[&str]) -> Rules {
        let games = games.iter().map(|&name| name.to_owned()).collect();
        let speeds = vec![Some(Speed::Fast), None];
        Rules { games, speeds, rated: Rated::Either, at_once: 1 }
    }

    fn plays(rules: &Rules, spec: &str, speed: Option<Speed>, rated: bool) -> bool {
        rules.objection(spec, &Terms::default(), speed, rated).is_none()
    }

    #[test]
    fn what_is_played_follows_from_the_rules() {
        let all = rules(&[]);
        assert!(plays(&all, "gipf:tournament", None, false));
        assert!(plays(&all, "zertz", Some(Speed::Fast), true));
        assert!(!plays(&all, "zertz", Some(Speed::Slow), true));
        assert!(!plays(&all, "chess", None, false));
        let combined = Terms { combine: Some("hands".to_owned()), ..Terms::default() };
        assert!(all.objection("gipf", &combined, None, false).is_some());

        let some = rules(&["zertz", "gipf:basic"]);
        assert!(plays(&some, "zertz:tournament,rings=48", None, false));
        assert!(plays(&some, "gipf:basic", None, false));
        assert!(!plays(&some, "gipf:tournament", None, false));

        let rated = Rules { rated: Rated::Yes, ..rules(&[]) };
        assert!(!plays(&rated, "gipf", None, false));
        let casual = Rules { rated: Rated::No, ..rules(&[]) };
        assert!(!plays(&casual, "gipf", Some(Speed::Fast), true));
    }

    #[test]
    fn a_game_that_is_sought_is_written_with_its_clock() {
        let wanted: Wanted = "gipf:tournament 300+5".parse().unwrap();
        let seek = wanted.seek(true);
        assert_eq!((seek.spec.as_str(), seek.rated), ("gipf:tournament", true));
        assert!(wanted.is(&seek));
        let without: Wanted = "gipf:tournament".parse().unwrap();
        assert!(
            !without.is(&seek) && !without.seek(true).rated,
            "without a clock nothing is rated"
        );
        assert!("gipf soon".parse::<Wanted>().is_err());
        assert!("chess".parse::<Wanted>().is_err());
    }
}
