use std::cell::RefCell;
use std::io::{self, Write};
use std::time::Instant;

use catalog::{ErrorKind, Layer, Level, Limits, Mind, PlayerSpec, Spec, Thinker};
use rules::Player;
use rules::perft::Unit;

use super::info::Info;
use super::order::{Go, Query};
use super::pacing::Clock;
use super::{Input, Order, after, legal_turns};
use crate::failure::Failure;
use crate::players::{Turn, choose_turn};
use crate::standing::Standing;
use crate::text::one_line;

/// The time of `go infinite`, in milliseconds: seven weeks.
const INFINITE: u64 = u32::MAX as u64;
/// The size of the table of positions, at most and if nothing is said, in MiB.
const HASH: [usize; 2] = [4096, 64];
/// How many threads can search.
const MOST_THREADS: usize = 256;
/// How many lines can be told.
const MOST_LINES: usize = 256;
/// How much is counted at most, as far as one can tell before: some seconds, and memory for positions.
const MOST_COUNTED: [u64; 2] = [200_000_000, 2_000_000];

/// The side of the engine protocol that answers.
pub(crate) struct Answerer {
    spec: Spec,
    standing: Standing,
    mind: Mind,
    seed: u64,
}

impl Answerer {
    pub(crate) fn new(spec: Spec, thinker: Thinker) -> Self {
        let mut mind = Mind::new(thinker);
        mind.table_bytes = Some(HASH[1] << 20);
        Self { standing: Standing::new(spec.start()), spec, mind, seed: 0 }
    }

    /// Carries out an order. On an error nothing has changed, and nothing was answered.
    pub(crate) fn obey(
        &mut self,
        order: Order,
        input: &Input,
        out: &mut dyn Write,
    ) -> Result<(), Failure> {
        match order {
            Order::Greet => self.greet(out)?,
            Order::Ready => writeln!(out, "readyok")?,
            Order::NewGame => self.begin(self.spec.clone()),
            Order::Set { name, value } => self.set(&name, &value)?,
            Order::Position { fen, turns } => {
                self.standing = after(&self.spec, fen.as_deref(), &turns)?;
            }
            Order::Go(go) => self.go(&go, input, out)?,
            Order::Query(query) => writeln!(out, "response {}", self.response(query))?,
            Order::ValidMoves => {
                let turns = legal_turns(&self.standing).map_err(|error| wrong(&error))?;
                turns.iter().try_for_each(|turn| writeln!(out, "validmove {turn}"))?;
                writeln!(out, "validmovesok {}", turns.len())?;
            }
            Order::Perft { depth, unit } => {
                let most = MOST_COUNTED[usize::from(unit == Unit::Positions)];
                self.count(depth, unit, most, out)?;
            }
            Order::Draw => {
                let session = self.standing.session();
                writeln!(out, "{}", session.drawing().trim_end())?;
                writeln!(out, "key {:016x}", session.key().0)?;
                writeln!(out, "fen {}", session.position())?;
            }
            Order::Explain { turn } => writeln!(out, "explanation {}", self.explanation(&turn))?,
            // It comes too late here: the thinking has ended. And `quit` is for whoever reads.
            Order::Stop | Order::Quit => {}
        }
        Ok(())
    }

    fn greet(&self, out: &mut dyn Write) -> io::Result<()> {
        let hash = self.mind.table_bytes.map_or(HASH[1], |bytes| bytes >> 20);
        writeln!(out, "id name gipf {}", env!("CARGO_PKG_VERSION"))?;
        writeln!(out, "id author the gipf authors")?;
        writeln!(out, "option name variant type string default {}", self.spec)?;
        let level = self.level().number();
        let levels = Level::ALL.len();
        writeln!(out, "option name level type spin default {level} min 1 max {levels}")?;
        writeln!(out, "option name player type string default {}", self.mind.thinker)?;
        writeln!(out, "option name seed type spin default {} min 0 max {}", self.seed, u64::MAX)?;
        writeln!(out, "option name hash type spin default {hash} min 1 max {}", HASH[0])?;
        let lines = self.mind.lines;
        writeln!(out, "option name multipv type spin default {lines} min 1 max {MOST_LINES}")?;
        let threads = self.mind.threads;
        writeln!(out, "option name threads type spin default {threads} min 1 max {MOST_THREADS}")?;
        writeln!(out, "ugiok")
    }

    /// The level it plays at; full strength if it is none of the levels.
    fn level(&self) -> Level {
        self.mind.thinker.level().unwrap_or(Level::ALL[Level::ALL.len() - 1])
    }

    fn begin(&mut self, spec: Spec) {
        self.standing = Standing::new(spec.start());
        self.spec = spec;
        self.mind.forget();
    }

    fn set(&mut self, name: &str, value: &str) -> Result<(), Failure> {
        let number = |least: u64, most: u64| {
            let number = value.parse().ok().filter(|number| (least..=most).contains(number));
            let said =
                || format!("`{name}` takes a whole number from {least} to {most}, not `{value}`");
            number.ok_or_else(|| wrong(&said()))
        };
        let small = |most: usize| {
            let number = number(1, most as u64)?;
            Ok::<_, Failure>(usize::try_from(number).expect("it is at most a usize"))
        };
        match name.to_ascii_lowercase().as_str() {
            "variant" => self.begin(value.parse()?),
            "level" => self.mind.thinker = Thinker::Level(Level::ALL[small(Level::ALL.len())? - 1]),
            "player" => self.mind.thinker = thinker(value)?,
            "seed" => self.seed = number(0, u64::MAX)?,
            "hash" => self.mind.table_bytes = Some(small(HASH[0])? << 20),
            "threads" => self.mind.threads = small(MOST_THREADS)?,
            "multipv" => self.mind.lines = small(MOST_LINES)?,
            _ => return Err(wrong(&format!("there is no option `{name}`"))),
        }
        Ok(())
    }

    fn go(&mut self, go: &Go, input: &Input, out: &mut dyn Write) -> Result<(), Failure> {
        for word in &go.unknown {
            let said = format!("`go` knows no `{word}`, which is passed over");
            writeln!(out, "info string {}", one_line(&said))?;
        }
        let mover = self.standing.session().to_move().index();
        let clock = go.clocks[mover].map(|left| Clock { left, increment: go.increments[mover] });
        let times = [go.movetime, clock.map(Clock::budget), go.infinite.then_some(INFINITE)];
        let limits =
            Limits { millis: times.into_iter().flatten().min(), nodes: go.nodes, depth: go.depth };
        let ends_soon = !go.infinite && clock.is_none();
        let begun = Instant::now();
        let out = RefCell::new(out);
        let told = RefCell::new(Ok(()));
        let tell = |line: std::fmt::Arguments<'_>| {
            let mut out = out.borrow_mut();
            let mut told = told.borrow_mut();
            if told.is_ok() {
                *told = writeln!(out, "{line}").and_then(|()| out.flush());
            }
        };
        let mut ready = || tell(format_args!("readyok"));
        let turn = Turn { standing: self.standing.clone(), seed: self.seed, limits };
        let is_over = turn.standing.session().outcome().is_some();
        let stop = || input.stops(ends_soon, &mut || tell(format_args!("readyok")));
        let turn = choose_turn(&mut self.mind, turn, &stop, &mut |news| {
            let millis = u64::try_from(begun.elapsed().as_millis()).unwrap_or(u64::MAX);
            tell(format_args!("{}", Info { news, millis }));
        });
        if go.infinite && !is_over {
            input.wait_for_stop(&mut ready);
        }
        let best = if turn.is_empty() { "(none)".to_owned() } else { turn.join(";") };
        tell(format_args!("bestmove {best}"));
        Ok(told.into_inner()?)
    }

    fn response(&self, query: Query) -> &'static str {
        let session = self.standing.session();
        let by_rules = session.outcome().map(|outcome| outcome.winner);
        let winner = by_rules.or(self.standing.is_repeated().then_some(None));
        let truth = |is_so: bool| if is_so { "true" } else { "false" };
        match (query, winner) {
            (Query::GameOver, winner) => truth(winner.is_some()),
            (Query::FirstToMove, _) => truth(session.to_move() == Player::First),
            (Query::Result, None) => "none",
            (Query::Result, Some(None)) => "draw",
            (Query::Result, Some(Some(Player::First))) => "p1win",
            (Query::Result, Some(Some(Player::Second))) => "p2win",
        }
    }

    /// Counts depth by depth, as long as no more than `most` is to be expected.
    fn count(&self, depth: u32, unit: Unit, most: u64, out: &mut dyn Write) -> Result<(), Failure> {
        let mut before: u64 = 1;
        let mut expected = 0;
        for depth in 1..=depth {
            if expected > most {
                let said =
                    format!("there is too much to count {depth} deep; `gipf perft` counts on");
                return Err(wrong(&said));
            }
            let count = self.standing.session().perft(depth, unit, 1);
            writeln!(out, "perft {depth} {unit} {count}")?;
            out.flush()?;
            expected = count.saturating_mul(count / before.max(1) + 1);
            before = count;
        }
        Ok(())
    }

    /// Whether a turn may be played, and if not, why.
    fn explanation(&self, turn: &str) -> String {
        let actions = match self.standing.session().read_turn(turn, Layer::Actions) {
            Ok(actions) => actions,
            Err(error) => {
                let problem = error.problems.first();
                let rule = problem.and_then(|problem| problem.rule.as_deref()).unwrap_or("-");
                let code = problem.map_or("-", |problem| problem.code.as_str());
                let kind = match error.kind {
                    ErrorKind::Refused => "illegal",
                    _ => "unreadable",
                };
                return format!("{kind} {rule} {code} {}", one_line(&error.to_string()));
            }
        };
        let mut standing = self.standing.clone();
        let mut completed = false;
        for action in actions {
            completed = standing.play(&action).expect("the turn has been read here");
        }
        if completed { "legal".to_owned() } else { "incomplete".to_owned() }
    }
}

fn wrong(error: &dyn std::fmt::Display) -> Failure {
    Failure::Wrong(error.to_string())
}

/// The player of this program that is written like this.
fn thinker(text: &str) -> Result<Thinker, Failure> {
    match text.parse() {
        Ok(PlayerSpec::Own(thinker)) => Ok(thinker),
        Ok(_) => Err(wrong(&format!(
            "`{text}` is none of the players that this program can be: `level:N`, `random`, `greedy`, `uct:N`, `alphabeta:N`"
        ))),
        Err(fault) => Err(wrong(&fault)),
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// What is answered to these lines by an engine that is told nothing more.
    fn answers(lines: &[&str]) -> Vec<String> {
        let mut answerer = Answerer::new("gipf".parse().unwrap(), Thinker::Random);
        let input = Input::new(|| &b""[..]);
        let mut out = Vec::new();
        for line in lines {
            let done = match Order::read(line) {
                Ok(None) => Ok(()),
                // That is for elsewhere.
                Ok(Some(Order::Perft { depth: 3.., .. })) => Err(wrong(&"too deep")),
                Ok(Some(order)) => answerer.obey(order, &input, &mut out),
                Err(fault) => Err(wrong(&fault)),
            };
            if let Err(Failure::Negative(text) | Failure::Wrong(text)) = done {
                writeln!(out, "error {text}").unwrap();
            }
        }
        String::from_utf8(out).unwrap().lines().map(str::to_owned).collect()
    }

    #[test]
    fn options_are_taken_within_their_bounds() {
        for (name, sound, bad) in [
            ("level", "3", "9"),
            ("Hash", "1", "0"),
            ("multipv", "4", "257"),
            ("threads", "2", "0"),
            ("seed", "18446744073709551615", "-1"),
            ("player", "uct:50", "human"),
            ("variant", "zertz", "chess"),
        ] {
            let told = |value| answers(&[&format!("setoption name {name} value {value}")]);
            assert_eq!(told(sound), [""; 0], "{name}");
            assert_eq!(told(bad).len(), 1, "{name}");
        }
    }

    #[test]
    fn a_move_must_be_a_turn() {
        let told = answers(&[
            "setoption name variant value zertz",
            "position startpos moves Wd4 Gd5;-a1",
            "position startpos moves Wd4;-d1;Gd5",
            "position startpos moves Wd4;-d1 Gd5",
            "query p1turn",
        ]);
        assert!(told[0].contains("`Wd4` is no complete move, but `Gd5;-a1` follows"), "{told:?}");
        assert_eq!((told.len(), told[2].as_str()), (3, "response false"), "{told:?}");
    }

    #[test]
    fn repetition_is_a_draw() {
        let fen = "position fen standard g2G/5/6/G5g/6/5/g2G B12/B12 w BB 3";
        assert_eq!(answers(&[fen, "query gameover", "query result"])[1], "response none");
    }

    #[test]
    fn what_is_counted_is_bounded() {
        let answerer = Answerer::new("gipf".parse().unwrap(), Thinker::Random);
        let mut out = Vec::new();
        assert!(answerer.count(30, Unit::Actions, 10_000, &mut out).is_err());
        let lines = String::from_utf8(out).unwrap();
        assert_eq!(lines, "perft 1 actions 42\nperft 2 actions 1764\n");
    }

    #[test]
    fn moves_are_explained() {
        for (turn, said) in [
            ("a1-b2", "explanation legal"),
            ("a1-a2", "explanation unreadable - "),
            ("x-", "explanation illegal "),
            ("a1-b2;a1-b2", "explanation illegal - turn-over "),
        ] {
            let told = answers(&["position startpos", &format!("explain {turn}")]);
            assert!(told[0].starts_with(said), "{told:?}");
        }
        let told = answers(&["setoption name variant value zertz", "explain Wd4"]);
        assert_eq!(told, ["explanation incomplete"]);
    }

    const SOUND: [&str; 16] = [
        "ugi",
        "isready",
        "uginewgame",
        "setoption name variant value zertz",
        "setoption name hash value 1",
        "setoption name multipv value 2",
        "position startpos moves e1-e2 e9-e8",
        "position fen standard g2G/5/6/G5g/6/5/g2G B12/B12 w BB 3 moves a1-b2",
        "go depth 2",
        "go infinite",
        "go p1time 60 p2time 50 p1inc 1",
        "query result",
        "validmoves",
        "perft 1 turns",
        "d",
        "explain a1-b2",
    ];

    proptest! {
        #[test]
        fn whatever_is_said_is_answered(
            line in proptest::sample::select(&SOUND[..]),
            cut in 0..90_usize,
            put in "[ a-z0-9;]{0,4}",
            drop in 0..5_usize,
        ) {
            let cut = cut.min(line.len());
            let changed = format!("{}{put}{}", &line[..cut], &line[(cut + drop).min(line.len())..]);
            let told = answers(&[line, &changed, "isready"]);
            prop_assert_eq!(told.last().map(String::as_str), Some("readyok"));
            let thinks = |line: &str| matches!(Order::read(line), Ok(Some(Order::Go(_))));
            let best = told.iter().filter(|line| line.starts_with("bestmove ")).count();
            prop_assert_eq!(best, usize::from(thinks(line)) + usize::from(thinks(&changed)));
        }
    }
}
