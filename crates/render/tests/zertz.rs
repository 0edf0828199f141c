//! The boards, rings and marbles of ZÈRTZ.
#![allow(clippy::unwrap_used, reason = "tests")]

use std::collections::BTreeSet;

use protocol::Board;
use render::{Options, svg};
use rules::{Game, Show};
use zertz::{Position, Variant};

fn boards() -> impl Iterator<Item = (Variant, Board)> {
    ["37", "40", "43", "44", "48", "61"].into_iter().map(|rings| {
        let variant: Variant = format!("basic,rings={rings}").parse().unwrap();
        let board = render::zertz::board(&variant);
        assert_eq!(board.cells.len().to_string(), rings);
        (variant, board)
    })
}

#[test]
fn neighbours_lie_a_hundred_apart_in_their_directions() {
    let root = 75f64.sqrt() * 10.0;
    let steps =
        [(0.0, -100.0), (root, -50.0), (root, 50.0), (0.0, 100.0), (-root, 50.0), (-root, -50.0)];
    for (_, board) in boards() {
        for here in &board.cells {
            for (there, (x, y)) in here.neighbours.iter().zip(steps) {
                let found = board
                    .cells
                    .iter()
                    .find(|cell| f64::hypot(cell.x - here.x - x, cell.y - here.y - y) < 0.1);
                assert_eq!(there.as_ref(), found.map(|cell| &cell.name), "from {}", here.name);
            }
        }
    }
}

#[test]
fn every_board_fits_its_view_closely() {
    for (variant, board) in boards() {
        let [x, y, width, height] = board.view_box;
        let beside = |from: f64, to: f64, at: fn(&protocol::CellView) -> f64| {
            let values = board.cells.iter().map(at);
            let least = values.clone().fold(f64::MAX, f64::min) - from;
            let most = to - values.fold(f64::MIN, f64::max);
            [least, most]
        };
        let sides = [beside(x, x + width, |cell| cell.x), beside(y, y + height, |cell| cell.y)];
        for margin in sides.as_flattened() {
            assert!((60.0..=75.0).contains(margin), "{variant}: {margin}");
        }
    }
}

#[test]
fn every_piece_has_a_drawing_and_marbles_lie_in_their_rings() {
    for (variant, board) in boards() {
        let mut position = Position::start(&variant);
        let kinds: BTreeSet<&str> = board.glyphs.iter().map(|it| it.kind.as_str()).collect();
        assert_eq!(kinds, BTreeSet::from(["B", "G", "R", "W"]));
        let picture = svg(&board, &position.pieces(), &Options::default());
        assert_eq!(picture.matches("ring-top\"").count(), board.cells.len());
        position.play("Gd4".parse().unwrap()).unwrap();
        let picture = svg(&board, &position.pieces(), &Options::default());
        assert_eq!(picture.matches("class=\"marble-grey\"").count(), 1);
        assert!(picture.matches("<g class=\"nobody\"").count() == board.cells.len() + 1);
    }
}

#[test]
fn coordinates_name_every_ring() {
    for (_, board) in boards() {
        for cell in &board.cells {
            assert!(board.coordinates.contains(&format!(">{}<", cell.name)));
        }
        assert_eq!(board.coordinates.matches("<text").count(), board.cells.len());
        assert!(!board.drawing.contains("<text"));
    }
}

#[test]
fn drawings_leave_colours_to_the_style() {
    let style = render::stylesheet();
    let board = render::zertz::board(&Variant::default());
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
