//! A position with the turn that has led to it: what facts are about.

use catalog::{Error, Layer, Limits, Session, Spec};
use protocol::View;
use rules::{Effect, Fate, Pile, Player, Row};

use crate::fact::{Fact, Pieces};
use crate::turns;

/// How many positions may be looked at to prove a win.
const PROOF: u64 = 1_000_000;

/// A position with the turn that has led to it.
#[derive(Clone, Debug)]
pub struct Scene {
    session: Box<dyn Session>,
    /// The actions since the beginning.
    played: Vec<String>,
    /// What the last turn, or its beginning, has done.
    effects: Vec<Effect>,
    /// Whether that turn goes on.
    open: bool,
}

impl Scene {
    /// A position of a game, or the beginning of the game.
    ///
    /// # Errors
    ///
    /// Every fault of the position.
    pub fn new(spec: &Spec, position: Option<&str>) -> Result<Self, Error> {
        let session = spec.open(position)?;
        Ok(Self { session, played: Vec::new(), effects: Vec::new(), open: false })
    }

    /// The position.
    pub fn session(&self) -> &dyn Session {
        &*self.session
    }

    /// The actions since the beginning.
    pub fn played(&self) -> &[String] {
        &self.played
    }

    /// Whether the turn that was played last goes on.
    pub fn is_open(&self) -> bool {
        self.open
    }

    /// Plays one action.
    ///
    /// # Errors
    ///
    /// Why it cannot be played; nothing has changed then.
    pub fn act(&mut self, action: &str) -> Result<(), Error> {
        let effects = self.session.effects(action)?;
        let played = self.session.play(action)?;
        if !self.open {
            self.effects.clear();
        }
        self.effects.extend(effects);
        self.open = !played.completes_turn;
        self.played.push(played.action);
        Ok(())
    }

    /// Plays a turn, or its beginning, written as actions or in the players' notation.
    ///
    /// # Errors
    ///
    /// Why it cannot be played; nothing has changed then.
    pub fn play(&mut self, turn: &str) -> Result<(), Error> {
        for action in self.session.read_turn(turn, Layer::Either)? {
            self.act(&action)?;
        }
        Ok(())
    }

    /// Whether a fact holds here.
    pub fn holds(&self, fact: &Fact) -> bool {
        let session = &*self.session;
        match fact {
            Fact::Not(fact) => !self.holds(fact),
            Fact::Legal(actions) => actions.iter().all(|action| session.check(action).is_ok()),
            Fact::Illegal { action, rule } => session.check(action).is_err_and(|error| {
                rule.is_none() || error.problems.iter().any(|problem| problem.rule == *rule)
            }),
            Fact::Moves(amount) => amount.is(session.legal().len()),
            Fact::Over { winner, reason } => session.outcome().is_some_and(|outcome| {
                outcome.winner == *winner
                    && reason.as_ref().is_none_or(|reason| reason == outcome.reason)
            }),
            Fact::ToMove(player) => session.to_move() == *player,
            Fact::At { .. } | Fact::Empty(_) | Fact::Board(_) => self.lies(fact),
            Fact::Row { .. } | Fact::Rows { .. } | Fact::MustGo(_) | Fact::MayStay(_) => {
                self.stands(fact)
            }
            Fact::Blocked(cells) => {
                let actions = session.view().actions;
                !actions.is_empty()
                    && cells
                        .iter()
                        .all(|cell| !actions.iter().any(|it| it.path.first() == Some(cell)))
            }
            Fact::Reserve(pieces) => self.supply(pieces, Pile::Reserve),
            Fact::Captured { by, amount } => {
                let piles = self.view().supply.into_iter();
                let mine = piles.filter(|it| it.pile == Pile::Captured && it.player == Some(*by));
                amount.is(mine.map(|it| usize::from(it.count)).sum())
            }
            Fact::Score { player, amount } => self.view().score.is_some_and(|score| {
                amount.is(score[usize::from(*player == Player::Second)] as usize)
            }),
            Fact::Win(turns) => self.win(*turns).is_some_and(|win| win.turns == *turns),
            Fact::Captures { kind, amount } => amount.is(captured(&self.effects, kind.as_deref())),
            Fact::Returns(amount) => amount.is(count(&self.effects, |effect| {
                matches!(effect, Effect::Remove { fate: Fate::Reserve, .. })
            })),
            Fact::Shifts(amount) => {
                amount.is(count(&self.effects, |effect| matches!(effect, Effect::Shift { .. })))
            }
            Fact::Safe(kind) => self.capture(kind.as_deref()).is_none(),
        }
    }

    /// A turn of the player to move that captures a piece (of a kind, if one is named).
    pub fn capture(&self, kind: Option<&str>) -> Option<Vec<String>> {
        let mut found = None;
        turns::each(self, &mut |scene| {
            if captured(&scene.effects, kind) > 0 {
                found = Some(scene.played[self.played.len()..].to_vec());
            }
            found.is_none()
        });
        found
    }

    /// The shortest forced win of the player to move within so many own turns.
    pub fn win(&self, turns: u32) -> Option<protocol::ForcedWin> {
        let limits = Limits { nodes: Some(PROOF), ..Limits::default() };
        self.session.solve(turns, limits, &|| 0, &|| false).win
    }

    /// The position as it is shown, without the actions.
    pub fn view(&self) -> View {
        self.session.view_without_actions()
    }

    /// Whose piece is on top of a cell.
    pub(crate) fn owner(&self, cell: &str) -> Option<Player> {
        self.view().pieces.iter().find(|placed| placed.at == cell)?.layers.last()?.owner
    }

    fn lies(&self, fact: &Fact) -> bool {
        let pieces = self.view().pieces;
        let top = |cell: &str| {
            pieces.iter().find(|placed| placed.at == cell).and_then(|placed| placed.layers.last())
        };
        match fact {
            Fact::At { cell, kind, owner } => {
                top(cell).is_some_and(|piece| letter(&piece.kind) == kind && piece.owner == *owner)
            }
            Fact::Empty(cells) => cells.iter().all(|cell| top(cell).is_none()),
            Fact::Board(Pieces { owner, kind, amount }) => {
                let mine = pieces.iter().filter(|placed| {
                    let top = placed.layers.last();
                    top.is_some_and(|piece| piece.kind == *kind && piece.owner == Some(*owner))
                });
                amount.is(mine.count())
            }
            _ => false,
        }
    }

    fn stands(&self, fact: &Fact) -> bool {
        let rows = self.view().rows;
        match fact {
            Fact::Row { owner, cells } => {
                rows.iter().any(|row| row.owner == *owner && same(&row.cells, cells))
            }
            Fact::Rows { owner, amount } => {
                amount.is(rows.iter().filter(|row| row.owner == *owner).count())
            }
            Fact::MustGo(cells) => same(&self.cells_of_rows(|row| &row.must_go), cells),
            Fact::MayStay(cells) => same(&self.cells_of_rows(|row| &row.may_stay), cells),
            _ => false,
        }
    }

    /// Cells of the rows of the player to move.
    pub(crate) fn cells_of_rows(&self, cells: impl Fn(&Row) -> &Vec<String>) -> Vec<String> {
        let view = self.view();
        let mine = view.rows.iter().filter(|row| row.owner == view.to_move);
        sorted(mine.flat_map(|row| cells(row).iter().cloned()))
    }

    fn supply(&self, Pieces { owner, kind, amount }: &Pieces, pile: Pile) -> bool {
        let piles = self.view().supply.into_iter();
        let mine = piles
            .filter(|it| it.pile == pile && it.player == Some(*owner) && it.piece.kind == *kind);
        amount.is(mine.map(|it| usize::from(it.count)).sum())
    }
}

/// The letter of a kind, without what its pieces look like.
fn letter(kind: &str) -> &str {
    kind.trim_end_matches(|it: char| it.is_ascii_digit())
}

/// Each of some cells once, in their order.
pub(crate) fn sorted(cells: impl IntoIterator<Item = String>) -> Vec<String> {
    let mut cells: Vec<String> = cells.into_iter().collect();
    cells.sort();
    cells.dedup();
    cells
}

/// Whether two lists name the same cells, in any order.
pub(crate) fn same(a: &[String], b: &[String]) -> bool {
    sorted(a.iter().cloned()) == sorted(b.iter().cloned())
}

fn captured(effects: &[Effect], wanted: Option<&str>) -> usize {
    count(effects, |effect| {
        matches!(effect, Effect::Remove { piece, fate: Fate::Captured, .. }
            if wanted.is_none_or(|kind| piece.kind == kind))
    })
}

fn count(effects: &[Effect], wanted: impl Fn(&Effect) -> bool) -> usize {
    effects.iter().filter(|effect| wanted(effect)).count()
}
