//! What is asked, answered and told in a combined game.

use std::io::{self, Write};

use arena::Match;
use protocol::{EventKind, FightStep, FightView, Sign};
use rules::Player;

use crate::looks::Looks;
use crate::text::number_of;

/// The commands while an announced move waits.
pub(super) const HELP: &str = "\
pass            let the announced move happen
challenge [G]   challenge it; where the game is chosen afresh, to `hands` or a game as `zertz`
me, other       you begin in the side game, or the other player does
refuse          refuse the game that was chosen; rock-paper-scissors takes its place
rock, paper, scissors
won, lost, tied how the game that you played elsewhere ended for you";

/// What a player decides while an announced move waits, by what was typed; none if it is nothing of the
/// kind.
pub(super) fn answer(by: Player, text: &str) -> Option<EventKind> {
    let sign = |sign| EventKind::Choose { sign: Some(sign) };
    Some(match text.split_once(' ').map_or((text, ""), |(word, rest)| (word, rest.trim())) {
        ("pass", "") => EventKind::LetPass,
        ("challenge", "") => EventKind::Challenge { game: None },
        ("challenge", game) => EventKind::Challenge { game: Some(game.to_owned()) },
        ("refuse", "") => EventKind::Refuse,
        ("me", "") => EventKind::Begin { first: by },
        ("other", "") => EventKind::Begin { first: by.other() },
        ("rock", "") => sign(Sign::Rock),
        ("paper", "") => sign(Sign::Paper),
        ("scissors", "") => sign(Sign::Scissors),
        ("won", "") => EventKind::Tell { winner: Some(by) },
        ("lost", "") => EventKind::Tell { winner: Some(by.other()) },
        ("tied", "") => EventKind::Tell { winner: None },
        _ => return None,
    })
}

/// What a player is asked.
pub(super) fn question(game: &Match, fight: &FightView, by: Player, looks: Looks) -> String {
    let who = looks.player(by);
    match &fight.step {
        FightStep::Answer { game: link } => {
            let view = game.view();
            let left = view.combined.and_then(|combined| combined.challenges[by.index()]);
            let left = left.map_or(String::new(), |left| {
                format!(" ({} left)", number_of(left as usize, "challenge"))
            });
            let how = match link.as_str() {
                "free" => "`challenge hands`, or `challenge` and a game".to_owned(),
                game => format!("`challenge` to {}", name(game)),
            };
            format!("{who}, let {} happen (`pass`), or {how}{left}.", fight.action)
        }
        FightStep::Begin { game, may_refuse } => {
            let refuse = if *may_refuse { ", or `refuse` the game" } else { "" };
            let game = name(game);
            format!("{who}, you are challenged to {game}: who begins, `me` or `other`{refuse}?")
        }
        FightStep::Hands { .. } => format!("{who}, choose `rock`, `paper` or `scissors`."),
        FightStep::Elsewhere { .. } => {
            format!("{who}, how did your game end for you: `won`, `lost` or `tied`?")
        }
        FightStep::Game { begins, .. } => {
            let begins = looks.player(*begins);
            format!("{who}, the game is for {} ({begins} began).", fight.action)
        }
    }
}

/// The name of a side game in sentences.
fn name(game: &str) -> &str {
    match game {
        "hands" => "rock-paper-scissors",
        "elsewhere" => "a game elsewhere",
        game => game,
    }
}

/// How far a match was, for what is new to be told.
pub(super) struct Before {
    pub(super) plies: usize,
    fought: usize,
    side_plies: usize,
    rounds: usize,
    step: Option<&'static str>,
}

impl Before {
    pub(super) fn of(game: &Match) -> Self {
        let fight = game.fight();
        Self {
            plies: game.plies().len(),
            fought: game.view().fought.len(),
            side_plies: game.side().map_or(0, |side| side.plies().len()),
            rounds: fight.as_ref().map_or(0, rounds),
            step: fight.as_ref().map(|fight| step(&fight.step)),
        }
    }

    /// The number of actions of the side game that were told.
    pub(super) fn side_plies(&self) -> usize {
        self.side_plies
    }

    /// Tells what is new in the fight for an announced move.
    pub(super) fn tell(&self, game: &Match, looks: Looks, out: &mut impl Write) -> io::Result<()> {
        if let Some(fight) = game.fight() {
            let (by, opponent) = (looks.player(fight.by), looks.player(fight.by.other()));
            if self.step.is_none() {
                writeln!(out, "{by} announces {}.", fight.action)?;
            }
            if self.step == Some("answer") && self.step != Some(step(&fight.step)) {
                writeln!(out, "{opponent} challenges.")?;
            }
            if let FightStep::Hands { rounds: signs, .. } = &fight.step
                && let Some([first, _]) = signs.last().filter(|_| signs.len() > self.rounds)
            {
                writeln!(out, "Both chose {}. Again.", sign(*first))?;
            }
            return Ok(());
        }
        let fought = game.view().fought;
        for over in &fought[self.fought.min(fought.len())..] {
            let record = game.record();
            let side = record.line.nodes.get(over.ply as usize).map(|node| &node.side_games[..]);
            if let (Some([side]), "hands") = (side, over.game.as_str()) {
                let signs: Vec<_> = side.main_line().map(|(_, sign)| sign).collect();
                if let [.., first, second] = signs[..] {
                    let [white, black] = Player::BOTH.map(|player| looks.player(player));
                    writeln!(out, "{white}: {first}, {black}: {second}.")?;
                }
            }
            let result = match over.winner {
                Some(winner) => format!("{} wins it", looks.player(winner)),
                None => "a tie".to_owned(),
            };
            let outcome = if over.allowed { "is made" } else { "is lost, and its potential" };
            writeln!(out, "The side game: {result}. {} {outcome}.", over.announced)?;
        }
        Ok(())
    }
}

fn rounds(fight: &FightView) -> usize {
    match &fight.step {
        FightStep::Hands { rounds, .. } => rounds.len(),
        _ => 0,
    }
}

fn step(step: &FightStep) -> &'static str {
    match step {
        FightStep::Answer { .. } => "answer",
        FightStep::Begin { .. } => "begin",
        FightStep::Game { .. } => "game",
        FightStep::Hands { .. } => "hands",
        FightStep::Elsewhere { .. } => "elsewhere",
    }
}

fn sign(sign: Sign) -> &'static str {
    match sign {
        Sign::Rock => "rock",
        Sign::Paper => "paper",
        Sign::Scissors => "scissors",
    }
}
