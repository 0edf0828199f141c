use std::io::{BufReader, Write, stdin};

use catalog::{PlayerSpec, Spec};

use crate::failure::Failure;
use crate::text::one_line;
use crate::ugi::{Answerer, Incoming, Input, Order};

/// Speak the engine protocol on standard input and output
#[derive(clap::Args)]
#[command(after_help = "\
The protocol is UGI, described in docs/engine-protocol.md.

Example:
  printf 'ugi\\nposition startpos\\ngo movetime 100\\nquit\\n' | gipf engine")]
pub(crate) struct Args {
    /// The game at first, until `setoption name variant` says another
    #[arg(default_value = "gipf")]
    spec: Spec,
    /// Who answers `go`, until `setoption name player` says another
    #[arg(long, value_name = "P", default_value = "level:8")]
    player: PlayerSpec,
    /// How many threads search, until `setoption name threads` says another number
    #[arg(long, value_name = "N", default_value_t = 1)]
    threads: u16,
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let PlayerSpec::Own(thinker) = args.player else {
        return Err(Failure::Wrong(format!(
            "`{}` is none of the players that this program can be: `level:N`, `random`, `greedy`, `uct:N`, `alphabeta:N`",
            args.player
        )));
    };
    let mut answerer = Answerer::new(args.spec.clone(), thinker);
    let input = Input::new(|| BufReader::new(stdin().lock()));
    let threads = Order::Set { name: "threads".to_owned(), value: args.threads.to_string() };
    answerer.obey(threads, &input, out)?;
    while let Some(incoming) = input.next() {
        let done = match incoming {
            Incoming::TooLong => Err(Failure::Wrong("the line is longer than 1 MiB".to_owned())),
            Incoming::Line(line) => match Order::read(&line) {
                Ok(None) => Ok(()),
                Ok(Some(Order::Quit)) => break,
                Ok(Some(order)) => answerer.obey(order, &input, out),
                Err(fault) => Err(Failure::Wrong(fault.to_string())),
            },
        };
        match done {
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
