//! How a position lies on the table.

use rules::{Effect, Fate, Game, Piece, Pile, Placed, Player, Show, Supply, Wanted};

use crate::action::Action;
use crate::board::Point;
use crate::notation::{self, NotationError};
use crate::position::{Phase, Position};
use crate::set::PointSet;
use crate::variant::Variant;
use crate::{moving, row, text};

impl Show for Position {
    type ReadError = NotationError;

    const RULES: &'static str = include_str!("../RULES.md");
    const RULES_IN: &'static [(&'static str, &'static str)] =
        &[("ko", include_str!("../RULES.ko.md"))];

    fn drawing(&self) -> String {
        text::draw(self)
    }

    fn pieces(&self) -> Vec<Placed> {
        (self.all_rings() | self.all_markers())
            .iter()
            .filter_map(|at| {
                let shown = Player::BOTH.into_iter().find_map(|player| {
                    if self.rings(player).contains(at) {
                        Some(ring(player))
                    } else {
                        self.markers(player).contains(at).then(|| marker(Some(player)))
                    }
                });
                Some(Placed { at: at.to_string(), layers: vec![shown?] })
            })
            .collect()
    }

    fn supply(&self, _: &Variant) -> Vec<Supply> {
        let pool = Supply {
            player: None,
            pile: Pile::Reserve,
            piece: marker(None),
            count: self.pool(),
            wanted: None,
        };
        let wanted = Wanted { alone: self.variant.rings_to_win(), each: 0 };
        let rings = |player: Player, pile, count| Supply {
            player: Some(player),
            pile,
            piece: ring(player),
            count,
            wanted: (pile == Pile::Captured).then_some(wanted),
        };
        let beside = Player::BOTH.into_iter().flat_map(|player| {
            [
                rings(player, Pile::Reserve, self.unplaced(player)),
                rings(player, Pile::Captured, self.removed(player)),
            ]
        });
        [pool].into_iter().chain(beside).collect()
    }

    fn rows(&self) -> Vec<rules::Row> {
        [self.to_move, self.to_move.other()]
            .into_iter()
            .flat_map(|owner| {
                row::of(self, owner).map(move |row| {
                    let cells = along(row);
                    rules::Row {
                        owner,
                        must_go: cells.clone(),
                        cells,
                        may_stay: Vec::new(),
                        compulsory: true,
                    }
                })
            })
            .collect()
    }

    fn prompt(&self) -> &'static str {
        if self.outcome().is_some() {
            return "over";
        }
        match self.phase {
            Phase::Place => "place",
            Phase::RowBefore | Phase::RowAfter => "row",
            Phase::RingBefore | Phase::RingAfter => "ring",
            Phase::Move if moving::any(self, self.rings(self.to_move)) => "move",
            Phase::Move => "pass",
        }
    }

    fn effects(&self, action: Action) -> Vec<Effect> {
        let mover = self.to_move;
        match action {
            Action::Place(point) => {
                let to = point.to_string();
                vec![Effect::Enter { piece: ring(mover), from: to.clone(), to }]
            }
            Action::Move { from, to } => self.moving(from, to),
            Action::Pass => Vec::new(),
            Action::TakeRow(row) => {
                let taken =
                    |at| Effect::Remove { at, piece: marker(Some(mover)), fate: Fate::Reserve };
                along(row).into_iter().map(taken).collect()
            }
            Action::TakeRing(point) => {
                let (at, piece) = (point.to_string(), ring(mover));
                vec![Effect::Remove { at, piece, fate: Fate::Captured }]
            }
        }
    }

    fn hand(&self, _: Action) -> Option<&'static str> {
        None
    }

    fn path(&self, action: Action) -> Vec<String> {
        match action {
            Action::Place(point) | Action::TakeRing(point) => vec![point.to_string()],
            Action::Move { from, to } => vec![from.to_string(), to.to_string()],
            Action::TakeRow(_) | Action::Pass => Vec::new(),
        }
    }

    fn notation(&self, actions: &[Action]) -> String {
        notation::write(actions)
    }

    fn read_notation(&self, text: &str) -> Result<Vec<Action>, NotationError> {
        notation::read(self, text)
    }
}

impl Position {
    /// A marker is put into the ring, the ring moves away from it, and the markers it has crossed
    /// turn over, the nearest one first.
    fn moving(&self, from: Point, to: Point) -> Vec<Effect> {
        let mover = self.to_move;
        let name = |point: Point| point.to_string();
        let turned = |at, layers| Effect::Become { at, layers };
        let mut effects = vec![
            turned(name(from), vec![marker(Some(mover)), ring(mover)]),
            Effect::Jump { from: name(from), to: name(to) },
        ];
        let crossed = in_line(from.between(to) & self.all_markers(), from);
        effects.extend(crossed.into_iter().map(|point| {
            let owner = Player::BOTH.into_iter().find(|it| !self.markers(*it).contains(point));
            turned(name(point), vec![marker(owner)])
        }));
        effects
    }
}

/// The points of one line, the nearest to a point of it first.
fn in_line(points: PointSet, from: Point) -> Vec<Point> {
    let mut points: Vec<Point> = points.iter().collect();
    points.sort_by_key(|point| point.place().distance(from.place()));
    points
}

/// The names of the points of a row, along its line.
fn along(row: row::Row) -> Vec<String> {
    in_line(row.points(), row.first()).iter().map(ToString::to_string).collect()
}

fn ring(player: Player) -> Piece {
    Piece { kind: "R".to_owned(), owner: Some(player) }
}

/// A marker that shows the colour of a player, or lies in the pool.
fn marker(player: Option<Player>) -> Piece {
    Piece { kind: "M".to_owned(), owner: player }
}
