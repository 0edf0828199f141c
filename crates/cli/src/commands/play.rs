use std::io::{BufReader, StdinLock, Write, stdin};
use std::time::{Duration, Instant};

use arena::{Match, MatchError};
use catalog::{Limits, PlayerSpec};
use protocol::{Event, EventKind, Seat};
use rules::Player;

use super::Where;
use crate::failure::Failure;
use crate::looks::Looks;
use crate::players::{Pace, Program, any_seed};
use crate::text::{Line, one_line, read_line};

/// Play in the terminal
#[derive(clap::Args)]
#[command(after_help = "\
Type a move by its stable text or in the players' notation, or a command: `help` lists them. Nothing is
saved.

Examples:
  gipf play gipf
  gipf play gipf:tournament --first level:5 --second human
  gipf play zertz --first human --second human --plain")]
pub(crate) struct Args {
    #[command(flatten)]
    place: Where,
    /// Who plays first
    #[arg(long, value_name = "P", default_value = "human")]
    first: PlayerSpec,
    /// Who plays second
    #[arg(long, value_name = "P", default_value = "level:3")]
    second: PlayerSpec,
    /// For screen readers: sentences in place of drawings
    #[arg(long)]
    plain: bool,
    /// The time for an action of a player that is no person, in milliseconds
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u64).range(1..))]
    movetime: Option<u64>,
    /// The seed of players that choose by chance
    #[arg(long, value_name = "S")]
    seed: Option<u64>,
}

/// The longest line that can be typed, in bytes.
const LINE_LIMIT: usize = 1 << 12;
/// How long another program may take to answer beyond its time to think.
const PATIENCE: Duration = Duration::from_secs(10);
/// Up to how many legal actions are listed without being asked for.
const FEW: usize = 12;

/// The commands; how a move is typed depends on the game.
const HELP: &str = "\
NUMBER    play the action of that number in the list
list [X]  list the legal actions, or those that begin with X
rule X    tell the rule of that number, as G5.1; `rules` tells all of them
board     show the board again
position  print the position text
record    print the game so far as a record
undo      take back your last action and what followed it
resign    give the game up
quit      leave";

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let spec = &args.place.spec;
    let seat = |player: &PlayerSpec| Seat { player: player.to_string(), name: None };
    // Faults of the position are told as such.
    args.place.open()?;
    let game = Match::new(
        spec.clone(),
        args.place.position.clone(),
        [seat(&args.first), seat(&args.second)],
    )
    .map_err(|error| Failure::Wrong(error.to_string()))?;
    let programs = [
        Program::start(&args.first, spec, PATIENCE)?,
        Program::start(&args.second, spec, PATIENCE)?,
    ];
    let looks = Looks::of(spec.game().key());
    let seed = args.seed.unwrap_or_else(any_seed);
    let mut table = Table { args, game, programs, looks, seed, begun: Instant::now() };
    table.play(out)
}

/// A game in the terminal.
struct Table<'a> {
    args: &'a Args,
    game: Match,
    /// Nobody where a person plays.
    programs: [Option<Program>; 2],
    looks: Looks,
    seed: u64,
    begun: Instant,
}

/// What a person's line leads to.
enum Next {
    /// It is somebody's decision, perhaps the same person's.
    Decision,
    /// The same question again.
    Ask,
    Leave,
}

impl Table<'_> {
    fn play(&mut self, out: &mut impl Write) -> Result<(), Failure> {
        let mut input = BufReader::new(stdin().lock());
        writeln!(out, "{}. Type `help` for the commands.", self.game.spec())?;
        for warning in self.game.spec().warnings() {
            writeln!(out, "Advised against: {}.", one_line(&warning.message))?;
        }
        while let Some(by) = self.game.to_move() {
            if self.programs[by.index()].is_some() {
                self.think(by, out)?;
                continue;
            }
            self.show(by, out)?;
            loop {
                match self.ask(by, &mut input, out)? {
                    Next::Ask => {}
                    Next::Decision => break,
                    Next::Leave => return Ok(writeln!(out, "The game is left unfinished.")?),
                }
            }
        }
        self.board(out)?;
        let ending = self.game.ending().expect("nobody is to move");
        Ok(writeln!(out, "The end: {}.", self.ending(ending.winner, &ending.reason))?)
    }

    fn at(&self) -> u64 {
        u64::try_from(self.begun.elapsed().as_millis()).unwrap_or(u64::MAX)
    }

    /// Lets a program play.
    fn think(&mut self, by: Player, out: &mut impl Write) -> Result<(), Failure> {
        out.flush()?;
        let limits = Limits { millis: self.args.movetime, ..Limits::default() };
        let seed = self.seed.wrapping_add(self.game.plies().len() as u64);
        let Some(program) = &mut self.programs[by.index()] else { return Ok(()) };
        let actions = program
            .choose(&self.game, seed, Pace::Limits(limits))
            .map_err(|fault| Failure::Negative(fault.to_string()))?;
        let at = self.at();
        let event = |action| Event { by, at, kind: EventKind::Act { action } };
        let events: Vec<Event> = actions.iter().cloned().map(event).collect();
        match self.happen(events, out) {
            Ok(()) => Ok(()),
            Err(Trouble::Io(error)) => Err(error.into()),
            Err(Trouble::Refused(error)) => {
                let who = &self.game.seats()[by.index()].player;
                let text = format!("{who} plays `{}`: {error}", actions.join(";"));
                Err(Failure::Negative(text))
            }
        }
    }

    /// Plays actions and says what they did.
    fn happen(&mut self, events: Vec<Event>, out: &mut impl Write) -> Result<(), Trouble> {
        let before = self.game.plies().len();
        self.game.happen_all(events)?;
        for number in before..self.game.plies().len() {
            let step = self.game.look(u32::try_from(number + 1).unwrap_or(u32::MAX))?;
            let ply = &self.game.plies()[number];
            let who = self.looks.player(ply.by);
            write!(out, "{who} plays {}{}", ply.action, beside(&ply.action, &ply.notation))?;
            if self.args.plain && !step.effects.is_empty() {
                write!(out, ": {}", self.looks.effects(&step.effects))?;
            }
            writeln!(out, ".")?;
        }
        Ok(())
    }

    fn board(&self, out: &mut impl Write) -> Result<(), Failure> {
        let position = self.game.position();
        if self.args.plain {
            for line in self.looks.describe(&position.view_without_actions()) {
                writeln!(out, "{line}")?;
            }
        } else {
            writeln!(out, "\n{}", position.drawing().trim_end())?;
        }
        Ok(())
    }

    /// The board, and the actions if there are few.
    fn show(&self, by: Player, out: &mut impl Write) -> Result<(), Failure> {
        self.board(out)?;
        let view = self.game.position().view_without_actions();
        let due = self.looks.prompt(view.prompt);
        writeln!(out, "{} to move: {due}.", self.looks.player(by))?;
        if self.game.position().legal().len() <= FEW {
            self.list("", out)?;
        }
        Ok(())
    }

    /// The legal actions that begin so, each with its number among all of them.
    fn list(&self, beginning: &str, out: &mut impl Write) -> Result<(), Failure> {
        let position = self.game.position();
        let actions = position.view().actions;
        let listed = actions.iter().enumerate();
        for (number, action) in listed.filter(|(_, action)| action.text.starts_with(beginning)) {
            let (number, text) = (number + 1, &action.text);
            if actions.len() > FEW {
                let notation = position.notation(&[text])?;
                writeln!(out, "{number:3} {text}{}", beside(text, &notation))?;
                continue;
            }
            write!(out, "{number:3} {text}: {}", self.looks.effects(&action.effects))?;
            if let Some(outcome) = action.outcome {
                write!(out, "; {}", self.ending(outcome.winner, outcome.reason))?;
            }
            writeln!(out)?;
        }
        Ok(())
    }

    fn ending(&self, winner: Option<Player>, reason: &str) -> String {
        let why = reason.replace('-', " ");
        match winner {
            Some(winner) => format!("{} wins: {why}", self.looks.player(winner)),
            None => format!("a draw: {why}"),
        }
    }

    fn ask(
        &mut self,
        by: Player,
        input: &mut BufReader<StdinLock<'_>>,
        out: &mut impl Write,
    ) -> Result<Next, Failure> {
        write!(out, "> ")?;
        out.flush()?;
        let mut line = Vec::new();
        match read_line(input, LINE_LIMIT, &mut line)? {
            Line::End => {
                writeln!(out)?;
                return Ok(Next::Leave);
            }
            Line::TooLong => {
                writeln!(out, "That is too long.")?;
                return Ok(Next::Ask);
            }
            Line::Whole => {}
        }
        let line = String::from_utf8_lossy(&line);
        match line.trim() {
            "" => {}
            "help" | "?" => {
                let [texts, notation] = self.looks.examples();
                writeln!(
                    out,
                    "MOVE      play it: {texts}, or in the players' notation: {notation}"
                )?;
                writeln!(out, "{HELP}")?;
            }
            "rules" => self.rules(|_| true, out)?,
            "board" => self.board(out)?,
            "position" => writeln!(out, "{}", self.game.position().position())?,
            "record" => writeln!(out, "{}", self.game.record().to_string().trim_end())?,
            "quit" | "exit" => return Ok(Next::Leave),
            "resign" => return self.other(by, EventKind::Resign, out),
            "undo" => {
                let Some(last) = self.game.plies().iter().rposition(|ply| ply.by == by) else {
                    writeln!(out, "You have played nothing that could be taken back.")?;
                    return Ok(Next::Ask);
                };
                let to = u32::try_from(last).unwrap_or(u32::MAX);
                return self.other(by, EventKind::TakeBack { to }, out);
            }
            text => match text.split_once(' ').unwrap_or((text, "")) {
                ("list", beginning) => self.list(beginning.trim(), out)?,
                ("rule", number) => self.rules(|known| known == number.trim(), out)?,
                _ => return self.typed(by, text, out),
            },
        }
        Ok(Next::Ask)
    }

    /// Tells the rules with such numbers, without the marks of their text form.
    fn rules(&self, wanted: impl Fn(&str) -> bool, out: &mut impl Write) -> Result<(), Failure> {
        let rules = self.game.spec().game().rules();
        let mut found = rules.iter().filter(|rule| wanted(&rule.number)).peekable();
        if found.peek().is_none() {
            let numbers: Vec<_> = rules.iter().map(|rule| rule.number.as_str()).collect();
            writeln!(out, "There is no such rule; there are {}.", numbers.join(", "))?;
        }
        for rule in found {
            writeln!(out, "{}: {}", rule.number, rule.text.replace(['*', '`'], ""))?;
        }
        Ok(())
    }

    /// Something that is no action.
    fn other(
        &mut self,
        by: Player,
        kind: EventKind,
        out: &mut impl Write,
    ) -> Result<Next, Failure> {
        match self.game.happen(Event { by, at: self.at(), kind }) {
            Ok(()) => Ok(Next::Decision),
            Err(error) => refuse(&error, out),
        }
    }

    fn typed(&mut self, by: Player, text: &str, out: &mut impl Write) -> Result<Next, Failure> {
        let legal = self.game.position().legal();
        let numbered = text
            .parse::<usize>()
            .ok()
            .and_then(|number| number.checked_sub(1))
            .and_then(|index| legal.get(index));
        let events = match self.game.typed(by, self.at(), numbered.map_or(text, String::as_str)) {
            Ok(events) => events,
            Err(error) => return refuse(&error, out),
        };
        match self.happen(events, out) {
            Ok(()) => Ok(Next::Decision),
            Err(Trouble::Refused(error)) => refuse(&error, out),
            Err(Trouble::Io(error)) => Err(error.into()),
        }
    }
}

/// The notation of an action, as it stands beside its text; nothing if it is the same.
fn beside(action: &str, notation: &str) -> String {
    if notation == action { String::new() } else { format!(" ({notation})") }
}

/// Explains why something cannot be done.
fn refuse(error: &MatchError, out: &mut impl Write) -> Result<Next, Failure> {
    for problem in error.problems() {
        let rule = problem.rule.map(|rule| format!(" (rule {rule})")).unwrap_or_default();
        writeln!(out, "Not played: {}{rule}.", one_line(&problem.message))?;
    }
    Ok(Next::Ask)
}

/// Why actions were not played, or could not be told.
#[derive(Debug, thiserror::Error)]
enum Trouble {
    #[error(transparent)]
    Refused(#[from] MatchError),
    #[error(transparent)]
    Io(#[from] std::io::Error),
}
