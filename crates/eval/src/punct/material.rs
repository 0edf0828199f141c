use punct::{Position, SpaceSet};
use rules::{Game, Player};
use search::Evaluate;

/// Material: how far across the board the widest group of a player reaches.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Material;

/// A column or row more.
const STEP: i32 = 100;

/// How many columns or rows, in whichever of the three ways, the spaces lie apart.
fn width(spaces: SpaceSet) -> i32 {
    let axes = |space: punct::Space| {
        let place = space.place();
        [place.q, place.r, place.q + place.r]
    };
    let (mut least, mut most) = ([i8::MAX; 3], [i8::MIN; 3]);
    for values in spaces.iter().map(axes) {
        for (axis, value) in values.into_iter().enumerate() {
            least[axis] = least[axis].min(value);
            most[axis] = most[axis].max(value);
        }
    }
    let apart = most.into_iter().zip(least).map(|(most, least)| i32::from(most) - i32::from(least));
    apart.max().unwrap_or_default()
}

/// How wide a player's widest group is.
fn of(position: &Position, player: Player) -> i32 {
    let mut left = position.visible(player);
    let mut widest = 0;
    while let Some(space) = left.first() {
        let group = left.reached_from(space.set());
        widest = widest.max(width(group));
        left = left - group;
    }
    STEP * widest
}

impl Evaluate<Position> for Material {
    fn value(&self, position: &Position) -> i32 {
        let player = position.to_move();
        of(position, player) - of(position, player.other())
    }
}
