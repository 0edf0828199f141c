//! What is shown: the board, the actions, the rules.

use std::io::Write;

use protocol::FightStep;
use rules::Player;

use super::{Table, fight};
use crate::failure::Failure;

/// Up to how many legal actions are listed without being asked for.
const FEW: usize = 12;

impl Table<'_> {
    pub(super) fn board(&self, out: &mut impl Write) -> Result<(), Failure> {
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
    pub(super) fn show(&self, by: Player, out: &mut impl Write) -> Result<(), Failure> {
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
    pub(super) fn list(&self, beginning: &str, out: &mut impl Write) -> Result<(), Failure> {
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

    pub(super) fn ending(&self, winner: Option<Player>, reason: &str) -> String {
        let why = reason.replace('-', " ");
        match winner {
            Some(winner) => format!("{} wins: {why}", self.looks.player(winner)),
            None => format!("a draw: {why}"),
        }
    }

    /// Tells the rules with such numbers, without the marks of their text form.
    pub(super) fn rules(
        &self,
        wanted: impl Fn(&str) -> bool,
        out: &mut impl Write,
    ) -> Result<(), Failure> {
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
}

/// The notation of an action, as it stands beside its text; nothing if it is the same.
pub(super) fn beside(action: &str, notation: &str) -> String {
    if notation == action { String::new() } else { format!(" ({notation})") }
}
