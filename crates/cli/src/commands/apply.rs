use std::io::Write;

use catalog::{ErrorKind, Layer, Session};
use rules::Outcome;

use super::Where;
use crate::answer::Answer;
use crate::failure::Failure;

/// Play actions and tell the position after them and the outcome
#[derive(clap::Args)]
#[command(after_help = "\
An action that is refused leaves everything as it was: status 1, and why on standard error.

Examples:
  gipf apply gipf a1-b2 e9-e8
  gipf apply gipf --position 'standard g2G/5/6/G5g/6/5/g2G B12/B12 w BB 3' c1-c2
  gipf apply gipf:tournament --notation Ge8 Gd8-f7
  gipf apply gipf a1-b2 --json
Behind `--` an action may begin with a hyphen, as the ring that is taken in ZÈRTZ does:
  gipf apply zertz --json -- Wd4 -a1")]
pub(crate) struct Args {
    #[command(flatten)]
    place: Where,
    /// The actions, each by its stable text; those of a turn may be joined by `;`
    #[arg(required = true, value_name = "ACTION")]
    actions: Vec<String>,
    /// The actions are turns in the players' notation
    #[arg(long)]
    notation: bool,
    /// One line of JSON, as `gipf batch` answers
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let mut session = args.place.open()?;
    let layer = if args.notation { Layer::Notation } else { Layer::Actions };
    for (at, text) in args.actions.iter().enumerate() {
        if let Err(error) = play(&mut *session, text, layer) {
            if args.json {
                Answer::stopped(&*session, error.clone(), at).write(out)?;
            }
            let rule = error.problems.first().and_then(|problem| problem.rule.as_deref());
            let rule = rule.map(|rule| format!(" (rule {rule})")).unwrap_or_default();
            let told = format!("action {} `{text}`: {error}{rule}", at + 1);
            return Err(match error.kind {
                ErrorKind::Refused => Failure::Negative(told),
                _ => Failure::Wrong(told),
            });
        }
    }
    if args.json {
        return Answer::about(&*session).write(out);
    }
    writeln!(out, "{}", session.position())?;
    writeln!(out, "outcome: {}", told(session.outcome()))?;
    Ok(())
}

fn play(session: &mut dyn Session, text: &str, layer: Layer) -> Result<(), catalog::Error> {
    for action in session.read_turn(text, layer)? {
        session.play(&action)?;
    }
    Ok(())
}

fn told(outcome: Option<Outcome>) -> String {
    match outcome {
        None => "none".to_owned(),
        Some(Outcome { winner: Some(winner), reason }) => format!("{winner} wins ({reason})"),
        Some(Outcome { winner: None, reason }) => format!("draw ({reason})"),
    }
}
