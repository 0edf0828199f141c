//! The board and the pieces of YINSH.
#![allow(clippy::unwrap_used, reason = "tests")]

use std::collections::BTreeSet;

use render::{Options, svg};
use rules::{Game, Show};
use yinsh::{Position, Variant};

#[test]
fn neighbours_lie_a_hundred_apart_and_lead_everywhere() {
    let board = render::yinsh::board(&Variant::default());
    assert_eq!(board.cells.len(), 85);
    let at = |name: &str| board.cells.iter().find(|cell| cell.name == name).unwrap();
    assert_eq!((at("f6").x, at("f6").y), (0.0, 0.0));
    let mut reached = BTreeSet::from(["f6"]);
    let mut open = vec!["f6"];
    while let Some(name) = open.pop() {
        let here = at(name);
        for next in here.neighbours.iter().flatten() {
            let there = at(next);
            let away = (there.x - here.x).hypot(there.y - here.y);
            assert!((away - 100.0).abs() < 0.1, "{name} to {next}");
            if reached.insert(&there.name) {
                open.push(&there.name);
            }
        }
    }
    assert_eq!(reached.len(), 85);
    // Upwards the numbers of a column grow, and the letters to the right.
    assert!(at("f7").y < at("f6").y && at("g6").x > at("f6").x);
}

#[test]
fn the_board_fits_its_view_closely_and_names_lines_and_columns() {
    let board = render::yinsh::board(&Variant::default());
    let [x, y, width, height] = board.view_box;
    for cell in &board.cells {
        let beside = [cell.x - x, x + width - cell.x, cell.y - y, y + height - cell.y];
        assert!(beside.iter().all(|&it| it > 70.0), "{}", cell.name);
    }
    assert!(width < 1060.0 && height < 1140.0, "{width} {height}");
    assert_eq!(board.coordinates.matches("<text").count(), 22);
    for name in ["a", "k", "1", "11"] {
        assert_eq!(board.coordinates.matches(&format!(">{name}<")).count(), 1, "{name}");
    }
}

#[test]
fn every_piece_has_a_drawing_and_a_marker_lies_in_its_ring() {
    let board = render::yinsh::board(&Variant::default());
    let kinds: BTreeSet<&str> = board.glyphs.iter().map(|it| it.kind.as_str()).collect();
    assert_eq!(kinds, BTreeSet::from(["M", "R"]));
    let marker = board.glyphs.iter().find(|it| it.kind == "M").unwrap();
    assert!(marker.height.abs() < f64::EPSILON, "the ring does not rise above the board");
    let text = "standard 4/7/8/3R1r3/3R1r4/2RM2r2/4R1r3/3R1r3/8/2m4/4 w 3";
    let position = Position::read(&Variant::default(), text).unwrap();
    let picture = svg(&board, &position.pieces(), &Options::default());
    assert_eq!(picture.matches("<g class=\"first\"").count(), 6);
    assert_eq!(picture.matches("<g class=\"second\"").count(), 6);
    assert!(!picture.contains("class=\"stack-count\""));
}

#[test]
fn drawings_leave_colours_to_the_style() {
    let style = render::stylesheet();
    let board = render::yinsh::board(&Variant::default());
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
