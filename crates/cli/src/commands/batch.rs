use std::io::{BufReader, Write};

use catalog::{Session, Spec};
use serde_json::Value;

use crate::answer::{Answer, Fault};
use crate::failure::Failure;
use crate::text::{Line, read_line};

/// Answer questions about positions: JSON lines in, JSON lines out
#[derive(clap::Args)]
#[command(after_help = "\
A line of standard input is a question, and each gets one line of answer, in order:
  {\"game\":\"gipf:standard\",\"position\":null,\"actions\":[\"a1-b2\"]}
  {\"position\":\"…\",\"legal\":[\"…\"],\"to_move\":\"first\",\"outcome\":null,\"error\":null}

`position` and `actions` may be left out: the beginning of the game, and nothing played.
`outcome` is {\"winner\":\"first\"|\"second\"|null,\"reason\":\"…\"} once the game is over by its rules.
`error` is {\"kind\":\"…\",\"message\":\"…\",\"at\":INDEX}: INDEX counts the actions from 0 and is null if
none of them is at fault. Position, legal actions and player are then those before that action.
A bad line gets an error and the run goes on.

Example:
  echo '{\"game\":\"gipf\",\"actions\":[\"a1-b2\"]}' | gipf batch")]
pub(crate) struct Args {}

/// The longest question, in bytes.
const LINE_LIMIT: usize = 1 << 24;

/// One line of input.
struct Question {
    game: String,
    position: Option<String>,
    actions: Vec<String>,
}

pub(crate) fn run(_: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let mut reader = BufReader::with_capacity(1 << 16, std::io::stdin().lock());
    let mut starts = Starts::default();
    let mut line = Vec::new();
    loop {
        let answer = match read_line(&mut reader, LINE_LIMIT, &mut line)? {
            Line::End => return Ok(()),
            Line::Whole => starts.answer(&line),
            Line::TooLong => Answer::fault(Fault::new("line-too-long", "the line is too long")),
        };
        answer.write(out)?;
        // Whoever waits for an answer before asking on must not wait for a buffer to fill.
        if reader.buffer().is_empty() {
            out.flush()?;
        }
    }
}

impl Question {
    /// What is asked, or what of the line is not as it must be.
    fn read(line: &[u8]) -> Result<Self, String> {
        let value = serde_json::from_slice(line).map_err(|error| {
            let at = if error.column() == 0 {
                String::new()
            } else {
                format!(": see column {}", error.column())
            };
            format!("the line is no JSON{at}")
        })?;
        let Value::Object(mut fields) = value else {
            return Err("the line is no JSON object".to_owned());
        };
        let game = match fields.remove("game") {
            Some(Value::String(game)) => game,
            Some(_) => return Err("`game` is a text, such as \"gipf:standard\"".to_owned()),
            None => return Err("`game` is missing: a text, such as \"gipf:standard\"".to_owned()),
        };
        let position = match fields.remove("position") {
            None | Some(Value::Null) => None,
            Some(Value::String(position)) => Some(position),
            Some(_) => return Err("`position` is a position text or null".to_owned()),
        };
        let actions = match fields.remove("actions") {
            None | Some(Value::Null) => Vec::new(),
            Some(Value::Array(actions)) => {
                actions.into_iter().map(action).collect::<Result<_, _>>()?
            }
            Some(_) => return Err(NO_ACTIONS.to_owned()),
        };
        match fields.keys().next() {
            None => Ok(Self { game, position, actions }),
            Some(name) => Err(format!(
                "there is no field `{name}`: a question has `game`, `position` and `actions`"
            )),
        }
    }
}

const NO_ACTIONS: &str = "`actions` is a list of action texts, such as [\"a1-b2\"], or null";

fn action(value: Value) -> Result<String, String> {
    if let Value::String(action) = value { Ok(action) } else { Err(NO_ACTIONS.to_owned()) }
}

impl Starts {
    fn answer(&mut self, line: &[u8]) -> Answer {
        let question = match Question::read(line) {
            Ok(question) => question,
            Err(why) => return Answer::fault(Fault::new("bad-request", &why)),
        };
        let mut session = match self.open(&question.game, question.position.as_deref()) {
            Ok(session) => session,
            Err(error) => return Answer::fault(error.into()),
        };
        for (at, action) in question.actions.iter().enumerate() {
            if let Err(error) = session.play(action) {
                return Answer::stopped(&*session, error, at);
            }
        }
        Answer::about(&*session)
    }
}

/// The game that was last asked about, at its beginning: most runs ask about one game.
#[derive(Default)]
struct Starts {
    last: Option<(String, Spec, Box<dyn Session>)>,
}

impl Starts {
    fn open(
        &mut self,
        game: &str,
        position: Option<&str>,
    ) -> Result<Box<dyn Session>, catalog::Error> {
        if self.last.as_ref().is_none_or(|(text, ..)| text != game) {
            let spec: Spec = game.parse()?;
            let start = spec.start();
            self.last = Some((game.to_owned(), spec, start));
        }
        let (_, spec, start) = self.last.as_ref().expect("it has been set just now");
        match position {
            None => Ok(start.clone()),
            Some(_) => spec.open(position),
        }
    }
}
