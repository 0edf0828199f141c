//! The board and the pieces of TAMSK.
#![allow(clippy::unwrap_used, reason = "tests")]

use std::collections::BTreeSet;

use render::{Options, svg};
use rules::{Game, Show};
use tamsk::{Position, Variant};

#[test]
fn neighbours_lie_a_hundred_apart() {
    let board = render::tamsk::board(&Variant::default());
    assert_eq!(board.cells.len(), 37);
    let cell = |name: &str| board.cells.iter().find(|cell| cell.name == name).unwrap();
    assert_eq!((cell("d4").x, cell("d4").y), (0.0, 0.0));
    for here in &board.cells {
        for there in here.neighbours.iter().flatten().map(|name| cell(name)) {
            let (x, y) = (there.x - here.x, there.y - here.y);
            assert!((x.hypot(y) - 100.0).abs() < 0.1, "{} to {}", here.name, there.name);
        }
    }
    let ways = cell("d4").neighbours.clone().map(|name| name.unwrap());
    assert_eq!(ways, ["d5", "e4", "e3", "d3", "c3", "c4"]);
}

#[test]
fn the_board_fits_its_view_and_names_columns_and_spaces() {
    let board = render::tamsk::board(&Variant::default());
    let [x, y, width, height] = board.view_box;
    for cell in &board.cells {
        let beside = [cell.x - x, x + width - cell.x, cell.y - y, y + height - cell.y];
        assert!(beside.iter().all(|&it| it > 90.0), "{}", cell.name);
    }
    assert!(width < 800.0 && height < 900.0, "{width} {height}");
    assert_eq!(board.coordinates.matches("<text").count(), 7 + 4 + 4);
}

#[test]
fn tubes_are_as_high_as_they_take_rings_and_rings_are_counted_without_the_glass() {
    let board = render::tamsk::board(&Variant::default());
    assert_eq!(board.drawing.matches("class=\"tamsk-tube\"").count(), 37);
    assert_eq!(board.drawing.matches("class=\"tamsk-tube-step\"").count(), 64);
    let kinds: BTreeSet<&str> = board.glyphs.iter().map(|it| it.kind.as_str()).collect();
    assert_eq!(kinds, BTreeSet::from(["G", "O"]));
    let text = "level1 4/4g/3(ooG)2/1(og)1(oooG)3/5(oG)/1(og)3/4 28/28 r -";
    let position = Position::read(&Variant::default(), text).unwrap();
    let picture = svg(&board, &position.pieces(), &Options::default());
    assert_eq!(picture.matches("class=\"nobody\"").count(), 8);
    assert_eq!(picture.matches("class=\"first\"").count(), 3);
    assert_eq!(picture.matches("class=\"stack-count\"").count(), 1);
    assert!(picture.contains(">3</text>"));
}

#[test]
fn drawings_leave_colours_to_the_style() {
    let board = render::tamsk::board(&Variant::default());
    let glyphs = board.glyphs.iter().map(|glyph| &glyph.drawing);
    for drawing in glyphs.chain([&board.drawing, &board.coordinates]) {
        for attribute in ["fill", "stroke", "style", "color", "opacity"] {
            assert!(!drawing.contains(&format!(" {attribute}=")), "{drawing}");
        }
        assert!(!drawing.contains('#') && !drawing.contains("rgb"), "{drawing}");
        assert_eq!(drawing.matches("<g").count(), drawing.matches("</g>").count());
    }
}
