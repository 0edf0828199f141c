//! Legal actions as they travel: what many have in common is written once. A position of PÜNCT has thousands of
//! actions of a few dozen ways, which differ in their cells alone.

use std::borrow::Cow;
use std::collections::HashMap;

use serde::{Serialize, Serializer};

use crate::ActionView;

/// The legal actions of a view as they are written.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Actions {
    /// The ways in which actions are alike, each once, with `{0}`, `{1}` … in place of the cells.
    pub ways: Vec<ActionView>,
    /// Every legal action: the place of its way in `ways`, and its cells.
    pub each: Vec<(usize, Vec<String>)>,
}

impl Actions {
    /// Finds what actions have in common.
    pub fn of(all: &[ActionView]) -> Self {
        let mut ways = Vec::new();
        let mut places = HashMap::new();
        let mut each = Vec::with_capacity(all.len());
        for action in all {
            let (way, cells) = apart(action.clone());
            let place = *places.entry(way).or_insert_with_key(|way| {
                ways.push(way.clone());
                ways.len() - 1
            });
            each.push((place, cells));
        }
        Self { ways, each }
    }

    /// The actions themselves.
    pub fn all(&self) -> impl Iterator<Item = ActionView> {
        self.each.iter().map(|(way, cells)| together(self.ways[*way].clone(), cells))
    }
}

/// Writes actions short.
pub(crate) fn serialize<S: Serializer>(all: &[ActionView], to: S) -> Result<S::Ok, S::Error> {
    Actions::of(all).serialize(to)
}

/// Takes the cells out of an action, first those of its text.
fn apart(mut action: ActionView) -> (ActionView, Vec<String>) {
    let mut cells = Vec::new();
    let mut way = String::with_capacity(action.text.len());
    let mut rest = action.text.as_str();
    while let Some(at) = rest.find(|sign: char| sign.is_ascii_lowercase()) {
        let digits = rest[at + 1..].bytes().take_while(u8::is_ascii_digit).count();
        let end = at + 1 + digits;
        way.push_str(&rest[..at]);
        if digits == 0 {
            way.push_str(&rest[at..end]);
        } else {
            way.push_str(&place_of(rest[at..end].to_owned(), &mut cells));
        }
        rest = &rest[end..];
    }
    way.push_str(rest);
    action.text = way;
    each_cell(&mut action, |cell| *cell = place_of(std::mem::take(cell), &mut cells).into_owned());
    (action, cells)
}

/// What stands for the first cells of an action; few have more.
const PLACES: [&str; 10] = ["{0}", "{1}", "{2}", "{3}", "{4}", "{5}", "{6}", "{7}", "{8}", "{9}"];

/// What stands for a cell, which may be a new one.
fn place_of(cell: String, cells: &mut Vec<String>) -> Cow<'static, str> {
    let place = cells.iter().position(|known| *known == cell).unwrap_or_else(|| {
        cells.push(cell);
        cells.len() - 1
    });
    PLACES.get(place).map_or_else(|| format!("{{{place}}}").into(), |&place| place.into())
}

/// Puts cells into a way.
fn together(mut way: ActionView, cells: &[String]) -> ActionView {
    let fill = |text: &mut String| {
        for (place, cell) in cells.iter().enumerate() {
            *text = text.replace(&format!("{{{place}}}"), cell);
        }
    };
    fill(&mut way.text);
    each_cell(&mut way, fill);
    way
}

/// Changes the cells that an action is about, besides those in its text.
fn each_cell(action: &mut ActionView, mut change: impl FnMut(&mut String)) {
    action.path.iter_mut().for_each(&mut change);
    for effect in &mut action.effects {
        effect.each_cell(&mut change);
    }
    for row in &mut action.rows {
        let parts = [&mut row.cells, &mut row.must_go, &mut row.may_stay];
        parts.into_iter().flatten().for_each(&mut change);
    }
}

#[cfg(test)]
mod tests {
    use rules::{Effect, Piece, Player};

    use super::*;

    fn added(text: &str, at: &str) -> ActionView {
        let piece = Piece { kind: "B".to_owned(), owner: Some(Player::First) };
        let [from, to] = [at, at].map(ToOwned::to_owned);
        ActionView {
            text: text.to_owned(),
            hand: Some("B"),
            path: vec![at.to_owned()],
            turned: None,
            effects: vec![Effect::Enter { piece, from, to }],
            rows: Vec::new(),
            completes_turn: true,
            outcome: None,
        }
    }

    #[test]
    fn actions_that_differ_in_their_cells_share_a_way() {
        let all = [added("Ba1", "a1"), added("Bc12", "c12"), added("pass", "d4")];
        let short = Actions::of(&all);
        let texts: Vec<&str> = short.ways.iter().map(|way| way.text.as_str()).collect();
        assert_eq!(texts, ["B{0}", "pass"]);
        assert_eq!(short.each[1], (0, vec!["c12".to_owned()]));
        assert_eq!(short.all().collect::<Vec<_>>(), all);
    }
}
