use std::cell::RefCell;
use std::collections::VecDeque;
use std::io::{BufReader, Write, stdin};
use std::sync::mpsc::{Receiver, sync_channel};

use catalog::{Limits, PlayerSpec, Spec, Thinker};
use protocol::Thought;
use rules::Player;

use crate::failure::Failure;
use crate::players::choose_turn;
use crate::standing::Standing;
use crate::text::{Line, one_line, read_line};

/// Speak the engine protocol on standard input and output
#[derive(clap::Args)]
#[command(after_help = "\
The protocol is described in docs/engine-protocol.md.

Example:
  printf 'ugi\\nposition startpos\\ngo movetime 100\\nquit\\n' | gipf engine")]
pub(crate) struct Args {
    /// The game at first, until `setoption name variant` says another
    #[arg(default_value = "gipf")]
    spec: Spec,
    /// Who answers `go`, until `setoption name player` says another
    #[arg(long, value_name = "P", default_value = "level:8")]
    player: PlayerSpec,
}

/// The longest line that is read, in bytes.
const LINE_LIMIT: usize = 1 << 20;
/// How many lines may wait to be obeyed, before whoever writes them has to wait.
const LINES_WAITING: usize = 1024;
/// The time of `go infinite`, in milliseconds: seven weeks.
const INFINITE: u64 = u32::MAX as u64;

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let Some(thinker) = own(&args.player) else {
        return Err(Failure::Wrong(format!("`{}` is no player of this program", args.player)));
    };
    let standing = Standing::new(args.spec.start());
    let mut engine = Engine { spec: args.spec.clone(), standing, thinker, seed: 0 };
    let input = Input::new();
    while let Some(line) = input.next() {
        if line.trim() == "quit" {
            break;
        }
        match engine.obey(&line, &input, out) {
            Ok(()) => {}
            Err(Failure::Io(error)) => return Err(error.into()),
            Err(Failure::Negative(text) | Failure::Wrong(text)) => {
                writeln!(out, "info string error: {}", one_line(&text))?;
            }
        }
        out.flush()?;
    }
    Ok(())
}

/// Lines that are read while the engine thinks, too.
struct Input {
    lines: Receiver<String>,
    waiting: RefCell<VecDeque<String>>,
}

impl Input {
    fn new() -> Self {
        let (sender, lines) = sync_channel(LINES_WAITING);
        std::thread::spawn(move || {
            let mut reader = BufReader::new(stdin().lock());
            let mut line = Vec::new();
            loop {
                match read_line(&mut reader, LINE_LIMIT, &mut line) {
                    Ok(Line::Whole) => {}
                    Ok(Line::TooLong) => continue,
                    Ok(Line::End) | Err(_) => return,
                }
                if sender.send(String::from_utf8_lossy(&line).into_owned()).is_err() {
                    return;
                }
            }
        });
        Self { lines, waiting: RefCell::default() }
    }

    /// The next line, or `None` if no more will come.
    fn next(&self) -> Option<String> {
        let waiting = self.waiting.borrow_mut().pop_front();
        waiting.or_else(|| self.lines.recv().ok())
    }

    /// Whether a line waits that ends the thinking: `stop`, and `quit` if it would not end.
    fn asks_to_stop(&self, endless: bool) -> bool {
        let mut waiting = self.waiting.borrow_mut();
        if waiting.len() < LINES_WAITING {
            waiting.extend(self.lines.try_iter());
        }
        waiting.iter().any(|line| match line.trim() {
            "stop" => true,
            "quit" => endless,
            _ => false,
        })
    }
}

fn own(player: &PlayerSpec) -> Option<Thinker> {
    match player {
        PlayerSpec::Own(thinker) => Some(*thinker),
        PlayerSpec::Human | PlayerSpec::Engine(_) => None,
    }
}

struct Engine {
    spec: Spec,
    standing: Standing,
    thinker: Thinker,
    seed: u64,
}

impl Engine {
    /// Carries out one line; words that it does not know are passed over, as the protocol asks.
    fn obey(&mut self, line: &str, input: &Input, out: &mut impl Write) -> Result<(), Failure> {
        let (command, rest) = cut(line);
        match command {
            "ugi" => {
                writeln!(out, "id name gipf {}", env!("CARGO_PKG_VERSION"))?;
                writeln!(out, "id author the gipf authors")?;
                writeln!(out, "option name variant type string default {}", self.spec)?;
                writeln!(out, "option name player type string default {}", self.thinker)?;
                writeln!(out, "option name seed type string default {}", self.seed)?;
                writeln!(out, "ugiok")?;
            }
            "isready" => writeln!(out, "readyok")?,
            "setoption" => self.set(rest)?,
            "uginewgame" => self.standing = Standing::new(self.spec.start()),
            "position" => self.standing = self.position(rest)?,
            "go" => self.go(rest, input, out)?,
            "query" => self.query(rest, out)?,
            // `stop` comes too late here: the thinking has ended.
            _ => {}
        }
        Ok(())
    }

    fn set(&mut self, rest: &str) -> Result<(), Failure> {
        let option = rest.strip_prefix("name ").and_then(|it| it.split_once(" value "));
        let Some((name, value)) = option else {
            return Err(Failure::Wrong(
                "an option is set by `setoption name N value V`".to_owned(),
            ));
        };
        let value = value.trim();
        let wrong = |error: &dyn std::fmt::Display| Failure::Wrong(error.to_string());
        match name.trim() {
            "variant" => {
                self.spec = value.parse()?;
                self.standing = Standing::new(self.spec.start());
            }
            "player" => {
                let player = value.parse().map_err(|error| wrong(&error))?;
                self.thinker = own(&player)
                    .ok_or_else(|| wrong(&format!("`{value}` is no player of this program")))?;
            }
            "seed" => {
                let told = |_| wrong(&format!("`{value}` is no seed, which is a whole number"));
                self.seed = value.parse().map_err(told)?;
            }
            name => return Err(wrong(&format!("there is no option `{name}`"))),
        }
        Ok(())
    }

    fn position(&self, rest: &str) -> Result<Standing, Failure> {
        let (from, moves) = match rest.split_once("moves") {
            None => (rest, ""),
            Some((from, moves)) => (from, moves),
        };
        let session = match cut(from) {
            ("startpos", "") => self.spec.start(),
            ("fen", text) => self.spec.open(Some(text))?,
            _ => {
                let text = "a position is `startpos` or `fen TEXT`, and `moves …`";
                return Err(Failure::Wrong(text.to_owned()));
            }
        };
        let mut standing = Standing::new(session);
        for action in moves.split_whitespace().flat_map(|turn| turn.split(';')) {
            standing.play(action)?;
        }
        Ok(standing)
    }

    fn go(&self, rest: &str, input: &Input, out: &mut impl Write) -> Result<(), Failure> {
        let mut words = rest.split_whitespace();
        let mut limits = Limits::default();
        while let Some(word) = words.next() {
            if word == "infinite" {
                limits.millis = Some(INFINITE);
                continue;
            }
            if !matches!(word, "movetime" | "nodes" | "depth") {
                continue;
            }
            let value = words.next().and_then(|number| number.parse::<u32>().ok());
            let Some(value) = value.filter(|&number| number > 0) else {
                return Err(Failure::Wrong(format!("`{word}` takes a number from 1")));
            };
            match word {
                "movetime" => limits.millis = Some(value.into()),
                "nodes" => limits.nodes = Some(value.into()),
                _ => limits.depth = Some(value),
            }
        }
        let endless = limits == Limits { millis: Some(INFINITE), ..Limits::default() };
        let mut told = Ok(());
        let mut tell = |thought: &Thought| {
            if told.is_ok() {
                told = write_info(thought, out);
            }
        };
        let asked = (self.thinker, self.seed, limits);
        let stop = || input.asks_to_stop(endless);
        let turn = choose_turn(self.standing.clone(), asked, &stop, &mut tell);
        told?;
        let best = if turn.is_empty() { "(none)".to_owned() } else { turn.join(";") };
        Ok(writeln!(out, "bestmove {best}")?)
    }

    fn query(&self, rest: &str, out: &mut impl Write) -> Result<(), Failure> {
        let outcome = self.standing.session().outcome();
        let drawn = self.standing.is_repeated().then_some(None);
        let winner = outcome.map(|outcome| outcome.winner).or(drawn);
        let answer = match rest {
            "gameover" => winner.is_some().to_string(),
            "p1turn" => (self.standing.session().to_move() == Player::First).to_string(),
            "result" => match winner {
                None => "none".to_owned(),
                Some(None) => "draw".to_owned(),
                Some(Some(Player::First)) => "p1win".to_owned(),
                Some(Some(Player::Second)) => "p2win".to_owned(),
            },
            _ => return Err(Failure::Wrong("a query is `gameover`, `p1turn` or `result`".into())),
        };
        Ok(writeln!(out, "response {answer}")?)
    }
}

/// The first word of a line, and what follows it.
fn cut(line: &str) -> (&str, &str) {
    let line = line.trim();
    line.split_once(char::is_whitespace).map_or((line, ""), |(word, rest)| (word, rest.trim()))
}

fn write_info(thought: &Thought, out: &mut impl Write) -> std::io::Result<()> {
    let Thought { line, nodes, depth, score, .. } = thought;
    writeln!(out, "info depth {depth} nodes {nodes} score {score:.3} pv {}", line.join(" "))?;
    out.flush()
}
