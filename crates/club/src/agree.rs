//! What two strangers can agree to play.

use arena::{Clock, Match};
use catalog::Spec;
use protocol::online::{NewSeek, Speed};
use protocol::{OptionKind, Seat, Takebacks};

use crate::{ClubError, secret};

/// For how many turns a player's time is reckoned, to say how fast a game is.
const TURNS: u64 = 40;

/// A seek as it is kept: checked, with everything written out that follows from what was left out.
pub(crate) fn checked(mut wanted: NewSeek) -> Result<NewSeek, ClubError> {
    if wanted.terms.takebacks == Some(Takebacks::Free) {
        return Err(ClubError::FreeTakebacks);
    }
    wanted.terms.takebacks.get_or_insert(Takebacks::Agreed);
    let spec = read(&wanted.spec)?;
    let game = Match::with_terms(spec.clone(), None, seats([None, None]), &wanted.terms)
        .map_err(|error| ClubError::Game(error.problems()))?;
    wanted.terms = game.saved().terms;
    wanted.spec = without_seed(&spec);
    let clock = wanted.terms.clock.as_deref();
    let uneven = spec.variant().contains('/') || clock.is_some_and(|clock| clock.contains('/'));
    if wanted.rated && (clock.is_none() || uneven || wanted.terms.combine.is_some()) {
        return Err(ClubError::NotRateable);
    }
    Ok(wanted)
}

fn read(spec: &str) -> Result<Spec, ClubError> {
    spec.parse().map_err(|error: catalog::Error| ClubError::Game(error.problems))
}

/// Two people, the first player first.
pub(crate) fn seats(names: [Option<String>; 2]) -> [Seat; 2] {
    names.map(|name| Seat { player: "human".to_owned(), name })
}

/// The options of a game that tell which chance is meant.
fn seeds(spec: &Spec) -> Vec<(&'static str, u32)> {
    let info = spec.game().info();
    let key = spec.variant().split(',').next().unwrap_or_default();
    let variant = info.variants.into_iter().find(|variant| variant.key == key);
    let options = variant.map(|variant| variant.options).unwrap_or_default();
    let seed = |option: protocol::VariantOption| match option.kind {
        OptionKind::Seed { most } => Some((option.key, most)),
        _ => None,
    };
    options.into_iter().filter_map(seed).collect()
}

/// A game without the chance that somebody has chosen for it.
fn without_seed(spec: &Spec) -> String {
    let seeds = seeds(spec);
    let text = spec.to_string();
    let parts = text.split(',').filter(|part| {
        let key = part.split_once('=').map_or(*part, |(key, _)| key);
        !seeds.iter().any(|(seed, _)| *seed == key)
    });
    parts.collect::<Vec<_>>().join(",")
}

/// A game with the chance drawn, where there is one.
pub(crate) fn drawn(spec: &str) -> Result<String, ClubError> {
    let spec = read(spec)?;
    let mut parts = vec![without_seed(&spec)];
    for (key, most) in seeds(&spec) {
        let drawn = u32::from_le_bytes(secret::chance());
        // Zero is what is meant if nothing is said.
        parts.push(format!("{key}={}", 1 + drawn % most.max(1)));
    }
    Ok(read(&parts.join(","))?.to_string())
}

/// The key of a game, by which ratings are apart.
pub(crate) fn family(spec: &str) -> Result<String, ClubError> {
    Ok(read(spec)?.game().key().to_owned())
}

/// How fast a game is with a clock of that text.
pub(crate) fn speed(clock: Option<&str>) -> Option<Speed> {
    let clocks: Vec<Clock> = clock?.split('/').filter_map(|clock| clock.parse().ok()).collect();
    let time = |clock: &Clock| match *clock {
        Clock::Increment { main, add } => Some(main.saturating_add(TURNS * add)),
        Clock::Delay { main, free } => Some(main.saturating_add(TURNS * free)),
        Clock::Periods { main, periods, period } => {
            Some(main.saturating_add(period.saturating_mul(u64::from(periods).max(TURNS / 2))))
        }
        Clock::Hourglass { main } => Some(main.saturating_mul(4)),
        Clock::EachTurn { .. } => None,
    };
    let times: Option<Vec<u64>> = clocks.iter().map(time).collect();
    let Some(times) = times else { return Some(Speed::Days) };
    Some(match times.into_iter().max()? / 60_000 {
        0..8 => Speed::Fast,
        8..30 => Speed::Medium,
        _ => Speed::Slow,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use protocol::Terms;
    use protocol::online::{Audience, Colour};

    fn seek(spec: &str, clock: Option<&str>, rated: bool) -> NewSeek {
        let terms = Terms { clock: clock.map(str::to_owned), ..Terms::default() };
        let (spec, colour, audience) = (spec.to_owned(), Colour::Any, Audience::Everybody);
        NewSeek { spec, terms, rated, colour, audience }
    }

    #[test]
    fn speeds_follow_from_the_clock() {
        let cases = [
            (None, None),
            (Some("180"), Some(Speed::Fast)),
            (Some("300+5"), Some(Speed::Medium)),
            (Some("300+5/60"), Some(Speed::Medium)),
            (Some("1800"), Some(Speed::Slow)),
            (Some("600+3x30"), Some(Speed::Medium)),
            (Some("days:3"), Some(Speed::Days)),
        ];
        for (clock, wanted) in cases {
            assert_eq!(speed(clock), wanted, "{clock:?}");
        }
    }

    #[test]
    fn chance_is_drawn_by_nobody_who_plays() {
        let kept = checked(seek("dvonn:random,seed=7", None, false)).unwrap();
        assert_eq!(kept.spec, "dvonn:random");
        assert_eq!(kept.terms.takebacks, Some(Takebacks::Agreed));
        let (one, two) = (drawn(&kept.spec).unwrap(), drawn(&kept.spec).unwrap());
        assert!(one.starts_with("dvonn:random,seed="), "{one}");
        assert_ne!(one, two);
        assert_eq!(drawn("gipf").unwrap(), "gipf:standard");
    }

    #[test]
    fn what_cannot_be_played_or_rated_is_refused() {
        assert!(matches!(checked(seek("chess", None, false)), Err(ClubError::Game(_))));
        assert!(matches!(checked(seek("gipf", Some("x"), false)), Err(ClubError::Game(_))));
        checked(seek("gipf", Some("300"), true)).unwrap();
        for (spec, clock) in
            [("gipf", None), ("gipf", Some("300/60")), ("gipf:basic,reserve=12/15", Some("300"))]
        {
            assert_eq!(checked(seek(spec, clock, true)), Err(ClubError::NotRateable), "{spec}");
        }
        let mut free = seek("gipf", None, false);
        free.terms.takebacks = Some(Takebacks::Free);
        assert_eq!(checked(free), Err(ClubError::FreeTakebacks));
    }
}
