//! What a person types.

use std::io::{BufReader, IsTerminal, StdinLock, Write, stdout};

use arena::MatchError;
use protocol::{Event, EventKind};
use rules::Player;

use super::fight::{self, Before};
use super::{Table, Trouble};
use crate::failure::Failure;
use crate::text::{Line, one_line, read_line};

/// The longest line that can be typed, in bytes.
const LINE_LIMIT: usize = 1 << 12;

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

/// What a person's line leads to.
pub(super) enum Next {
    /// It is somebody's decision, perhaps the same person's.
    Decision,
    /// The same question again.
    Ask,
    Leave,
}

impl Table<'_> {
    pub(super) fn ask(
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
        decided(self.happen(vec![Event { by, at: self.at(), kind }], out), out)
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
        decided(self.tell(&before, out), out)
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
        decided(self.happen(events, out), out)
    }
}

/// Explains why something cannot be done.
fn refuse(error: &MatchError, out: &mut impl Write) -> Result<Next, Failure> {
    for problem in error.problems() {
        let rule = problem.rule.map(|rule| format!(" (rule {rule})")).unwrap_or_default();
        writeln!(out, "Not played: {}{rule}.", one_line(&problem.message))?;
    }
    Ok(Next::Ask)
}

/// What follows after something was to happen.
fn decided(done: Result<(), Trouble>, out: &mut impl Write) -> Result<Next, Failure> {
    match done {
        Ok(()) => Ok(Next::Decision),
        Err(Trouble::Refused(error)) => refuse(&error, out),
        Err(Trouble::Io(error)) => Err(error.into()),
    }
}
