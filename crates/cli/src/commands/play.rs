mod fight;

use std::io::{BufReader, IsTerminal, StdinLock, Write, stdin, stdout};
use std::time::{Duration, Instant};

use arena::{Asked, Match, MatchError};
use catalog::{Limits, PlayerSpec};
use protocol::{Event, EventKind, FightStep, Seat, Terms};
use rules::Player;

use super::Where;
use crate::failure::Failure;
use crate::looks::Looks;
use crate::players::{Pace, Program, any_seed};
use crate::text::{Line, one_line, read_line};
use fight::Before;

/// Play in the terminal
#[derive(clap::Args)]
#[command(after_help = "\
Type a move by its stable text or in the players' notation, or a command: `help` lists them. Nothing is
saved.

Examples:
  gipf play gipf
  gipf play gipf:tournament --first level:5 --second human
  gipf play zertz --first human --second human --plain
  gipf play gipf:ultimate --combine namesakes --second level:4
  gipf play gipf:ultimate --combine 'hands challenges=3' --second human --clock 600+5")]
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
    /// Combine the game: what is played for the right to use a potential. Words separated by spaces:
    /// `hands` (rock-paper-scissors), `namesakes`, `elsewhere` or `free` for all kinds, Z=zertz for one,
    /// and challenges=N, challenge=always, tie=denies, clock=, hands=tie, lots=no, anyway=yes
    #[arg(long, value_name = "AGREEMENT")]
    combine: Option<String>,
    /// The clock: 300, 300+5, 300d5, 600+3x30, hourglass:60 or days:3, the players apart by /
    #[arg(long, value_name = "CLOCK")]
    clock: Option<String>,
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
resign    give the game up; in a side game, that one
quit      leave";

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let spec = &args.place.spec;
    let seat = |player: &PlayerSpec| Seat { player: player.to_string(), name: None };
    // Faults of the position are told as such.
    args.place.open()?;
    let terms =
        Terms { clock: args.clock.clone(), combine: args.combine.clone(), ..Terms::default() };
    let game = Match::with_terms(
        spec.clone(),
        args.place.position.clone(),
        [seat(&args.first), seat(&args.second)],
        &terms,
    )
    .map_err(|error| Failure::Wrong(error.to_string()))?;
    let others = [&args.first, &args.second].map(|it| matches!(it, PlayerSpec::Engine(_)));
    if args.combine.is_some() && others.contains(&true) {
        let why =
            "the engine protocol has no words for challenges; use `level:N` in combined games";
        return Err(Failure::Wrong(why.to_owned()));
    }
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
        while self.game.ending().is_none() {
            if self.point_out_time(out)? {
                continue;
            }
            // Who decides by chance or by thinking does not wait for those who type.
            let deciders = self.game.deciders();
            let program = deciders.iter().find(|by| self.programs[by.index()].is_some());
            let Some(by) = program.or(deciders.first()).copied() else {
                self.draw_lot(out)?;
                continue;
            };
            if self.programs[by.index()].is_some() {
                self.think(by, out)?;
                continue;
            }
            self.show(by, out)?;
            loop {
                if self.point_out_time(out)? {
                    break;
                }
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

    /// The game that is played at the moment: the side game, if there is one on a board.
    fn table(&self) -> (&Match, Looks) {
        match self.game.side() {
            None => (&self.game, self.looks),
            Some(side) => (side, Looks::of(side.spec().game().key())),
        }
    }

    /// Ends what a player's clock has ended; whether it has.
    fn point_out_time(&mut self, out: &mut impl Write) -> Result<bool, Failure> {
        let at = self.at();
        let before = Before::of(&self.game);
        let in_side = EventKind::Side { event: Box::new(EventKind::Flag) };
        for kind in [EventKind::Flag, in_side] {
            // The clock says who; whoever points it out does not matter.
            if self.game.happen(Event { by: Player::First, at, kind }).is_ok() {
                self.tell(&before, out)?;
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Draws the lot that is due, since nobody else decides anything.
    fn draw_lot(&mut self, out: &mut impl Write) -> Result<(), Failure> {
        let value = u32::try_from(any_seed() >> 32).unwrap_or_default();
        let event = Event { by: Player::First, at: self.at(), kind: EventKind::Lot { value } };
        writeln!(out, "You have disagreed twice; a lot decides.")?;
        Ok(self.happen(vec![event], out)?)
    }

    /// Within which limits a program thinks: as it is told, else by its clock if it has one.
    fn limits(&self) -> Limits {
        /// How many more turns time is kept for.
        const TURNS: u64 = 30;
        let by_clock = self.table().0.time_left().map(|left| (left / TURNS).max(1));
        Limits { millis: self.args.movetime.or(by_clock), ..Limits::default() }
    }

    /// Lets one of our thinkers decide what is due in a combined game.
    fn decide(&mut self, by: Player, seed: u64, out: &mut impl Write) -> Result<(), Failure> {
        let Some(Program::Own(mind)) = &self.programs[by.index()] else { return Ok(()) };
        let thinker = mind.thinker;
        let begun = Instant::now();
        let clock = || u64::try_from(begun.elapsed().as_millis()).unwrap_or(u64::MAX);
        let asked = Asked {
            thinker,
            seed,
            limits: self.limits(),
            clock: &clock,
            stop: &|| false,
            progress: &mut |_| {},
        };
        let decided = self.game.choose(by, asked);
        let kind = decided.map_or(EventKind::Resign, |decided| decided.event);
        let at = self.at();
        match self.happen(vec![Event { by, at, kind }], out) {
            Err(Trouble::Refused(MatchError::TimeIsUp { .. })) => Ok(()),
            done => Ok(done?),
        }
    }

    /// Lets a program play.
    fn think(&mut self, by: Player, out: &mut impl Write) -> Result<(), Failure> {
        out.flush()?;
        let limits = self.limits();
        let seed = self.seed.wrapping_add(self.game.log().len() as u64);
        if self.args.combine.is_some() {
            return self.decide(by, seed, out);
        }
        let Some(program) = &mut self.programs[by.index()] else { return Ok(()) };
        let actions = program
            .choose(&self.game, seed, Pace::Limits(limits))
            .map_err(|fault| Failure::Negative(fault.to_string()))?;
        let at = self.at();
        let event = |action| Event { by, at, kind: EventKind::Act { action } };
        let events: Vec<Event> = actions.iter().cloned().map(event).collect();
        match self.happen(events, out) {
            Ok(()) | Err(Trouble::Refused(MatchError::TimeIsUp { .. })) => Ok(()),
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
        let before = Before::of(&self.game);
        self.game.happen_all(events)?;
        self.tell(&before, out)
    }

    /// Says what is new.
    fn tell(&self, before: &Before, out: &mut impl Write) -> Result<(), Trouble> {
        if self.game.fight().is_none() {
            before.tell(&self.game, self.looks, out)?;
            return self.tell_actions(&self.game, self.looks, before.plies, out);
        }
        // What led to an announcement in the same turn comes before it.
        self.tell_actions(&self.game, self.looks, before.plies, out)?;
        before.tell(&self.game, self.looks, out)?;
        let Some(side) = self.game.side() else { return Ok(()) };
        let looks = Looks::of(side.spec().game().key());
        self.tell_actions(side, looks, before.side_plies(), out)
    }

    /// Says what was played in a game from an action on.
    fn tell_actions(
        &self,
        game: &Match,
        looks: Looks,
        from: usize,
        out: &mut impl Write,
    ) -> Result<(), Trouble> {
        for number in from..game.plies().len() {
            let step = game.look(u32::try_from(number + 1).unwrap_or(u32::MAX))?;
            let ply = &game.plies()[number];
            let who = looks.player(ply.by);
            write!(out, "{who} plays {}{}", ply.action, beside(&ply.action, &ply.notation))?;
            if self.args.plain && !step.effects.is_empty() {
                write!(out, ": {}", looks.effects(&step.effects))?;
            }
            writeln!(out, ".")?;
        }
        Ok(())
    }

    fn board(&self, out: &mut impl Write) -> Result<(), Failure> {
        let (game, looks) = self.table();
        let position = game.position();
        if self.args.plain {
            for line in looks.describe(&position.view_without_actions()) {
                writeln!(out, "{line}")?;
            }
        } else {
            writeln!(out, "\n{}", position.drawing().trim_end())?;
        }
        Ok(())
    }

    /// The board, and the actions if there are few.
    fn show(&self, by: Player, out: &mut impl Write) -> Result<(), Failure> {
        let fight = self.game.fight();
        let acts = fight.as_ref().is_none_or(|it| matches!(it.step, FightStep::Game { .. }));
        if acts {
            self.board(out)?;
        }
        if let Some(clocks) = self.table().0.view().clocks {
            let [first, second] = clocks.map(|clock| clock.left.div_ceil(1000));
            let [white, black] = Player::BOTH.map(|player| self.table().1.player(player));
            writeln!(out, "Seconds left: {white} {first}, {black} {second}.")?;
        }
        if let Some(fight) = &fight {
            writeln!(out, "{}", fight::question(&self.game, fight, by, self.looks))?;
        }
        if !acts {
            return Ok(());
        }
        let (game, looks) = self.table();
        let view = game.position().view_without_actions();
        let due = looks.prompt(view.prompt);
        writeln!(out, "{} to move: {due}.", looks.player(view.to_move))?;
        if game.position().legal().len() <= FEW {
            self.list("", out)?;
        }
        Ok(())
    }

    /// The legal actions that begin so, each with its number among all of them.
    fn list(&self, beginning: &str, out: &mut impl Write) -> Result<(), Failure> {
        let (game, looks) = self.table();
        let position = game.position();
        let actions = position.view().actions;
        let listed = actions.iter().enumerate();
        for (number, action) in listed.filter(|(_, action)| action.text.starts_with(beginning)) {
            let (number, text) = (number + 1, &action.text);
            if actions.len() > FEW {
                let notation = position.notation(&[text])?;
                writeln!(out, "{number:3} {text}{}", beside(text, &notation))?;
                continue;
            }
            write!(out, "{number:3} {text}: {}", looks.effects(&action.effects))?;
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
                let [texts, notation] = self.table().1.examples();
                writeln!(
                    out,
                    "MOVE      play it: {texts}, or in the players' notation: {notation}"
                )?;
                writeln!(out, "{HELP}")?;
                if self.args.combine.is_some() {
                    writeln!(out, "{}", fight::HELP)?;
                }
            }
            "rules" => self.rules(|_| true, out)?,
            "board" => self.board(out)?,
            "position" => writeln!(out, "{}", self.table().0.position().position())?,
            "record" => writeln!(out, "{}", self.game.record().to_string().trim_end())?,
            "quit" | "exit" => return Ok(Next::Leave),
            "resign" => return self.other(by, self.in_side(EventKind::Resign), out),
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
                _ => match fight::answer(by, text).filter(|_| self.game.fight().is_some()) {
                    Some(kind) => return self.answer(by, kind, out),
                    None => return self.typed(by, text, out),
                },
            },
        }
        Ok(Next::Ask)
    }

    /// Tells the rules with such numbers, without the marks of their text form.
    fn rules(&self, wanted: impl Fn(&str) -> bool, out: &mut impl Write) -> Result<(), Failure> {
        let rules = self.table().0.spec().game().rulebook("en").rules;
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

    /// The same in the side game, if one is played on a board.
    fn in_side(&self, kind: EventKind) -> EventKind {
        match self.game.side() {
            None => kind,
            Some(_) => EventKind::Side { event: Box::new(kind) },
        }
    }

    /// What a player decides while an announced move waits. What is hidden goes from the screen.
    fn answer(
        &mut self,
        by: Player,
        kind: EventKind,
        out: &mut impl Write,
    ) -> Result<Next, Failure> {
        if matches!(kind, EventKind::Choose { .. }) {
            if stdout().is_terminal() {
                write!(out, "\x1b[1A\x1b[2K")?;
            }
            writeln!(out, "{} has chosen.", self.looks.player(by))?;
        }
        match self.happen(vec![Event { by, at: self.at(), kind }], out) {
            Ok(()) => Ok(Next::Decision),
            Err(Trouble::Refused(error)) => refuse(&error, out),
            Err(Trouble::Io(error)) => Err(error.into()),
        }
    }

    /// Something that is no action.
    fn other(
        &mut self,
        by: Player,
        kind: EventKind,
        out: &mut impl Write,
    ) -> Result<Next, Failure> {
        let before = Before::of(&self.game);
        if let Err(error) = self.game.happen(Event { by, at: self.at(), kind }) {
            return refuse(&error, out);
        }
        match self.tell(&before, out) {
            Ok(()) => Ok(Next::Decision),
            Err(Trouble::Refused(error)) => refuse(&error, out),
            Err(Trouble::Io(error)) => Err(error.into()),
        }
    }

    fn typed(&mut self, by: Player, text: &str, out: &mut impl Write) -> Result<Next, Failure> {
        let (game, _) = self.table();
        let legal = game.position().legal();
        let numbered = text
            .parse::<usize>()
            .ok()
            .and_then(|number| number.checked_sub(1))
            .and_then(|index| legal.get(index));
        let at = self.at();
        let events = match self.game.typed(by, at, numbered.map_or(text, String::as_str)) {
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

impl From<Trouble> for Failure {
    fn from(trouble: Trouble) -> Self {
        match trouble {
            Trouble::Refused(error) => Self::Negative(error.to_string()),
            Trouble::Io(error) => error.into(),
        }
    }
}
