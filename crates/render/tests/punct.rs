//! The board and the pieces of PÜNCT.
#![allow(clippy::unwrap_used, reason = "tests")]

use std::collections::BTreeSet;

use punct::{Position, Variant};
use render::{Options, svg};
use rules::{Game, Show};

#[test]
fn every_space_lies_on_the_board_a_hundred_from_its_neighbours() {
    let board = render::punct::board(&Variant::default());
    assert_eq!(board.cells.len(), 211);
    let [x, y, width, height] = board.view_box;
    for cell in &board.cells {
        let beside = [cell.x - x, x + width - cell.x, cell.y - y, y + height - cell.y];
        assert!(beside.iter().all(|&it| it > 90.0), "{}", cell.name);
        for near in cell.neighbours.iter().flatten() {
            let near = board.cells.iter().find(|it| it.name == *near).unwrap();
            assert!(((near.x - cell.x).hypot(near.y - cell.y) - 100.0).abs() < 0.1);
        }
    }
    assert_eq!(board.coordinates.matches("<text").count(), 17 + 17);
}

#[test]
fn every_dot_that_can_lie_there_has_a_drawing() {
    let board = render::punct::board(&Variant::default());
    let kinds: BTreeSet<&str> = board.glyphs.iter().map(|it| it.kind.as_str()).collect();
    assert_eq!(kinds.len(), board.glyphs.len(), "each once");
    let mut rng = fastrand::Rng::with_seed(3);
    let mut list = Vec::new();
    let mut position = Position::start(&Variant::Basic);
    while let Some(action) = position.any_action(&mut list, &mut |count| rng.usize(..count)) {
        position.apply(action);
        for layer in position.pieces().iter().flat_map(|placed| &placed.layers) {
            assert!(kinds.contains(layer.kind.as_str()), "{}", layer.kind);
        }
    }
    for supply in position.supply(&Variant::Basic) {
        assert!(kinds.contains(supply.piece.kind.as_str()));
    }
}

#[test]
fn a_bridge_is_as_high_in_its_middle_as_at_its_ends() {
    let board = render::punct::board(&Variant::default());
    let text = "standard Cf6,f5,f7/cf10,f11,f9/Ef7,f8,f9 b";
    let position = Position::read(&Variant::default(), text).unwrap();
    let height = |name: &str| {
        let placed = position.pieces().into_iter().find(|it| it.at == name).unwrap();
        let of = |kind: &str| board.glyphs.iter().find(|it| it.kind == kind).unwrap().height;
        placed.layers.iter().map(|layer| of(&layer.kind)).sum::<f64>()
    };
    assert!((height("f8") - height("f7")).abs() < 0.01);
    assert!((height("f8") - 2.0 * height("f5")).abs() < 0.01);
    let picture = svg(&board, &position.pieces(), &Options::default());
    assert_eq!(picture.matches("class=\"first\"").count(), 6);
    assert_eq!(picture.matches("class=\"second\"").count(), 3);
}

#[test]
fn drawings_leave_colours_to_the_style() {
    let style = render::stylesheet();
    let board = render::punct::board(&Variant::default());
    let glyphs = board.glyphs.iter().map(|glyph| &glyph.drawing);
    for drawing in glyphs.chain([&board.drawing, &board.coordinates]) {
        for attribute in ["fill", "stroke", "style", "color", "opacity"] {
            assert!(!drawing.contains(&format!(" {attribute}=")), "{drawing}");
        }
        let classes = drawing.split("class=\"").skip(1);
        for class in classes.flat_map(|rest| rest.split('"').next().unwrap().split(' ')) {
            assert!(class.starts_with("board-") || style.contains(&format!(".{class}")), "{class}");
        }
        assert_eq!(drawing.matches("<g").count(), drawing.matches("</g>").count());
    }
}
