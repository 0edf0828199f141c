//! The board and the pieces of DVONN.
#![allow(clippy::unwrap_used, reason = "tests")]

use std::collections::BTreeSet;

use dvonn::{Position, Variant};
use protocol::CellView;
use render::{Options, svg};
use rules::{Game, Show};

fn cell(name: &str) -> CellView {
    let board = render::dvonn::board(&Variant::default());
    board.cells.into_iter().find(|cell| cell.name == name).unwrap()
}

#[test]
fn neighbours_lie_a_hundred_apart_in_their_directions() {
    let board = render::dvonn::board(&Variant::default());
    assert_eq!(board.cells.len(), 49);
    assert_eq!((cell("f3").x, cell("f3").y), (0.0, 0.0));
    let high = 50.0 * 3f64.sqrt();
    let steps =
        [(50.0, -high), (100.0, 0.0), (50.0, high), (-50.0, high), (-100.0, 0.0), (-50.0, -high)];
    let mut ways = 0;
    for here in &board.cells {
        for (there, (x, y)) in here.neighbours.iter().zip(steps) {
            let Some(there) = there else { continue };
            let there = cell(there);
            assert!((there.x - here.x - x).abs() < 0.1, "{} {}", here.name, there.name);
            assert!((there.y - here.y - y).abs() < 0.1, "{} {}", here.name, there.name);
            ways += 1;
        }
    }
    // Rows of 9, 10, 11, 10 and 9 spaces; every space of a shorter row has two in the next longer one.
    assert_eq!(ways, 2 * (44 + 2 * (9 + 10 + 10 + 9)));
}

#[test]
fn the_board_fits_its_view_closely_and_names_rows_and_columns() {
    let board = render::dvonn::board(&Variant::default());
    let [x, y, width, height] = board.view_box;
    for cell in &board.cells {
        let beside = [cell.x - x, x + width - cell.x, cell.y - y, y + height - cell.y];
        assert!(beside.iter().all(|&it| it > 90.0), "{}", cell.name);
    }
    assert!(width < 1250.0 && height < 600.0, "{width} {height}");
    for name in ["1", "5", "a", "k"] {
        assert!(board.coordinates.contains(&format!(">{name}<")));
    }
    assert_eq!(board.coordinates.matches("<text").count(), 16);
}

#[test]
fn every_piece_has_a_drawing_and_stacks_tell_their_height() {
    let board = render::dvonn::board(&Variant::default());
    let kinds: BTreeSet<&str> = board.glyphs.iter().map(|it| it.kind.as_str()).collect();
    assert_eq!(kinds, BTreeSet::from(["B", "R", "W"]));
    let text = "standard 3/4/5/5/1(BW)3/2(RBWWB)2/3R1/5/5/4/3 w m";
    let position = Position::read(&Variant::default(), text).unwrap();
    let picture = svg(&board, &position.pieces(), &Options::default());
    assert_eq!(picture.matches("class=\"nobody\"").count(), 2);
    assert_eq!(picture.matches("class=\"first\"").count(), 3);
    assert_eq!(picture.matches("class=\"second\"").count(), 3);
    assert_eq!(picture.matches("class=\"stack-count\"").count(), 1);
    assert!(picture.contains(">5</text>"));
}

#[test]
fn drawings_leave_colours_to_the_style() {
    let style = render::stylesheet();
    let board = render::dvonn::board(&Variant::default());
    let glyphs = board.glyphs.iter().map(|glyph| &glyph.drawing);
    for drawing in glyphs.chain([&board.drawing, &board.coordinates]) {
        for attribute in ["fill", "stroke", "style", "color", "opacity"] {
            assert!(!drawing.contains(&format!(" {attribute}=")), "{drawing}");
        }
        assert!(!drawing.contains('#') && !drawing.contains("rgb"), "{drawing}");
        for class in drawing.split("class=\"").skip(1) {
            let class = class.split('"').next().unwrap();
            // What a page may address as a whole has no rule.
            assert!(class.starts_with("board-") || style.contains(&format!(".{class}")), "{class}");
        }
        assert_eq!(drawing.matches("<g").count(), drawing.matches("</g>").count());
    }
}
