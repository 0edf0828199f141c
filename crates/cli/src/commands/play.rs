mod ask;
mod fight;
mod show;
mod think;

use std::io::{BufReader, Write, stdin};
use std::time::{Duration, Instant};

use arena::{Match, MatchError};
use catalog::PlayerSpec;
use protocol::{Event, EventKind, Seat, Terms};
use rules::Player;

use super::Where;
use crate::failure::Failure;
use crate::looks::Looks;
use crate::players::{Program, any_seed};
use crate::text::one_line;
use ask::Next;
use fight::Before;
use show::beside;

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

/// How long another program may take to answer beyond its time to think.
const PATIENCE: Duration = Duration::from_secs(10);
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
