use catalog::{Layer, Spec};
use rules::Player;

use crate::standing::Standing;
use crate::ugi::legal_turns;

/// How many turns a random game has at most; most end long before.
const LONGEST: usize = 5000;

/// Fills in a line that is sent; see `checks.txt`.
pub(super) fn fill(
    line: &str,
    spec: &Spec,
    standing: &Standing,
    random: &mut fastrand::Rng,
) -> String {
    // Where the moves of a line begin, if it tells a position.
    let mut from = Standing::new(spec.start());
    let mut filled = String::new();
    let mut rest = line;
    while let Some((before, after)) = rest.split_once('{') {
        let (name, after) = after.split_once('}').unwrap_or((after, ""));
        let (name, number) = name.split_once(' ').unwrap_or((name, "0"));
        let number = number.parse().unwrap_or_default();
        filled.push_str(before);
        match name {
            "variant" => filled.push_str(&spec.to_string()),
            "turns" => filled.push_str(&play(&mut from, number, random).join(" ")),
            "game" => filled.push_str(&play(&mut from, LONGEST, random).join(" ")),
            "position" => {
                from = going_on(spec, number, random);
                filled.push_str(&from.session().position());
                // The position is told without what led to it.
                from = Standing::new(from.session().boxed());
            }
            _ => filled.push_str(&play(&mut standing.clone(), 1, random).join(" ")),
        }
        rest = after;
    }
    filled + rest
}

/// A position that many random turns from the start, in which the game goes on; the start if chance
/// will have it.
fn going_on(spec: &Spec, turns: usize, random: &mut fastrand::Rng) -> Standing {
    for _ in 0..100 {
        let mut standing = Standing::new(spec.start());
        play(&mut standing, turns, random);
        if standing.session().outcome().is_none() {
            return standing;
        }
    }
    Standing::new(spec.start())
}

/// Plays random turns, fewer if the game ends.
fn play(standing: &mut Standing, turns: usize, random: &mut fastrand::Rng) -> Vec<String> {
    let mut played = Vec::new();
    let mut turn = Vec::new();
    while played.len() < turns {
        let legal = standing.session().legal();
        if legal.is_empty() {
            break;
        }
        let action = legal[random.usize(..legal.len())].clone();
        let completed = standing.play(&action).expect("it was listed as legal");
        turn.push(action);
        if completed {
            played.push(std::mem::take(&mut turn).join(";"));
        }
    }
    played
}

/// Whether a line is one that a pattern asks for; see `checks.txt`.
pub(super) fn matches(pattern: &str, line: &str, standing: &Standing) -> bool {
    let mut words = line.split_whitespace();
    for wanted in pattern.split_whitespace() {
        let is_met = match wanted {
            "…" => return true,
            "{moves}" => return are_moves(words.collect(), standing),
            "{position}" => {
                let text = standing.session().position();
                text.split_whitespace().all(|part| words.next() == Some(part))
            }
            wanted => words.next().is_some_and(|word| is_met(wanted, word, standing)),
        };
        if !is_met {
            return false;
        }
    }
    words.next().is_none()
}

fn is_met(wanted: &str, word: &str, standing: &Standing) -> bool {
    let session = standing.session();
    let by_rules = session.outcome().map(|outcome| outcome.winner);
    let winner = by_rules.or(standing.is_repeated().then_some(None));
    match wanted {
        "*" => true,
        "{move}" => follow(&mut standing.clone(), word),
        "{gameover}" => word == winner.is_some().to_string(),
        "{p1turn}" => word == (session.to_move() == Player::First).to_string(),
        "{result}" => {
            word == match winner {
                None => "none",
                Some(None) => "draw",
                Some(Some(Player::First)) => "p1win",
                Some(Some(Player::Second)) => "p2win",
            }
        }
        "{count}" => legal_turns(standing).is_ok_and(|turns| word == turns.len().to_string()),
        wanted => word == wanted,
    }
}

fn are_moves(words: Vec<&str>, standing: &Standing) -> bool {
    let mut standing = standing.clone();
    !words.is_empty() && words.into_iter().all(|word| follow(&mut standing, word))
}

/// Plays a turn; whether it is a legal and a complete one.
fn follow(standing: &mut Standing, turn: &str) -> bool {
    let Ok(actions) = standing.session().read_turn(turn, Layer::Actions) else { return false };
    let mut completed = false;
    for action in actions {
        let played = standing.play(&action);
        completed = played.is_ok_and(|completed| completed);
    }
    completed
}

#[cfg(test)]
mod tests {
    use super::*;

    fn start(spec: &str) -> Standing {
        Standing::new(spec.parse::<Spec>().unwrap().start())
    }

    #[test]
    fn patterns_count_words() {
        let at = start("gipf");
        for (pattern, line, expected) in [
            ("ugiok", " ugiok ", true),
            ("ugiok", "ugiok now", false),
            ("id name …", "id name My Engine 1.0", true),
            ("id name …", "id author me", false),
            ("a * c", "a b c", true),
            ("a * c", "a c", false),
            ("response {p1turn}", "response true", true),
            ("response {gameover}", "response true", false),
            ("response {result}", "response none", true),
            ("bestmove {move}", "bestmove a1-b2", true),
            ("bestmove {move}", "bestmove a1-b2 ponder", false),
            ("bestmove {move}", "bestmove z9-z8", false),
            ("x {count}", "x 42", true),
            ("pv {moves}", "pv a1-b2 a1-b2", true),
            ("pv {moves}", "pv a1-b2 nonsense", false),
            ("pv {moves}", "pv", false),
            ("fen {position}", "fen standard g2G/5/6/G5g/6/5/g2G B12/B12 w BB 3", true),
            ("fen {position}", "fen standard g2G/5/6/G5g/6/5/g2G B12/B12 b BB 3", false),
        ] {
            assert_eq!(matches(pattern, line, &at), expected, "{pattern}: {line}");
        }
        let at = start("zertz");
        assert!(matches("bestmove {move}", "bestmove Wd4;-d1", &at));
        assert!(!matches("bestmove {move}", "bestmove Wd4", &at), "no whole turn");
    }

    #[test]
    fn lines_are_filled_in() {
        let spec: Spec = "zertz".parse().unwrap();
        let at = start("zertz");
        let mut random = fastrand::Rng::with_seed(1);
        let mut filled = |line: &str| fill(line, &spec, &at, &mut random);
        assert_eq!(filled("a {variant} b"), "a zertz:tournament b");
        let words = filled("position fen {position 3} moves {turns 2}");
        let words: Vec<&str> = words.split(' ').collect();
        assert_eq!((words.len(), words[8]), (11, "moves"), "{words:?}");
        let game = filled("{game}");
        let mut standing = start("zertz");
        assert!(game.split(' ').all(|turn| follow(&mut standing, turn)), "{game}");
        assert!(standing.session().outcome().is_some());
    }
}
