//! The board, the pieces and the pictures of GIPF.
#![allow(clippy::unwrap_used, reason = "tests")]

use std::collections::BTreeSet;

use gipf::{Position, Variant};
use protocol::{Board, CellView, Glyph};
use render::{Options, RowMark, svg};
use rules::{Game, Piece, Placed, Player, Show};

fn board() -> Board {
    render::gipf::board(&Variant::default())
}

fn cell<'a>(board: &'a Board, name: &str) -> &'a CellView {
    board.cells.iter().find(|cell| cell.name == name).unwrap()
}

fn glyph<'a>(board: &'a Board, kind: &str) -> &'a Glyph {
    board.glyphs.iter().find(|glyph| glyph.kind == kind).unwrap()
}

/// A picture with everything in it: pieces of both kinds and colours, a row with a piece to capture.
fn picture() -> String {
    let variant = Variant::default();
    let text = "standard 1b2/1Gb2/1BG1b1/Bb1g1b1/1GB1g1/BBBBb/g1B1 B3/B5 w BB 1";
    let position = Position::read(&variant, text).unwrap();
    let label = |row| RowMark { row, label: "1".to_owned() };
    let options = Options {
        coordinates: true,
        title: Some("White & Black <GIPF>".to_owned()),
        last: vec!["a2".to_owned(), "b3".to_owned()],
        arrows: vec![("a2".to_owned(), "b3".to_owned())],
        rows: position.rows().into_iter().map(label).collect(),
        ..Options::default()
    };
    svg(&board(), &position.pieces(), &options)
}

/// The tags of a document, and whether they open and close in order.
fn tags(xml: &str) -> Vec<&str> {
    let mut open = Vec::new();
    let mut tags = Vec::new();
    for part in xml.split('<').skip(1) {
        let (tag, text) = part.split_once('>').expect("every tag ends");
        assert!(!text.contains('>') && tag.matches('"').count() % 2 == 0, "{part}");
        for entity in text.split('&').skip(1).chain(tag.split('&').skip(1)) {
            let name = entity.split(';').next().unwrap();
            assert!(["amp", "lt", "gt", "quot"].contains(&name), "{part}");
        }
        let name = tag.split([' ', '/']).find(|part| !part.is_empty()).unwrap();
        if tag.starts_with('/') {
            assert_eq!(open.pop(), Some(name));
        } else if !tag.ends_with('/') {
            open.push(name);
        }
        tags.push(tag);
    }
    assert!(open.is_empty(), "{open:?} stay open");
    tags
}

#[test]
fn every_point_has_a_cell_a_hundred_from_its_neighbours() {
    let board = board();
    assert_eq!(board.cells.len(), 61);
    assert_eq!(board.cells.iter().filter(|cell| cell.edge).count(), 24);
    let root = 75f64.sqrt() * 10.0;
    let steps =
        [(0.0, -100.0), (root, -50.0), (root, 50.0), (0.0, 100.0), (-root, 50.0), (-root, -50.0)];
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

#[test]
fn neighbours_go_clockwise_from_straight_up() {
    let board = board();
    let names = |name| cell(&board, name).neighbours.clone().map(Option::unwrap_or_default);
    assert_eq!(names("e5"), ["e6", "f5", "f4", "e4", "d4", "d5"]);
    assert_eq!(names("e1"), ["e2", "f1", "", "", "", "d1"]);
    assert_eq!(names("b2"), ["b3", "c3", "c2", "b1", "a1", "a2"]);
    assert_eq!((cell(&board, "e5").x, cell(&board, "e5").y), (0.0, 0.0));
}

#[test]
fn everything_lies_within_the_view() {
    let board = board();
    let [x, y, width, height] = board.view_box;
    for cell in &board.cells {
        assert!((x + 66.0..=x + width - 66.0).contains(&cell.x), "{}", cell.name);
        assert!((y + 66.0..=y + height - 66.0).contains(&cell.y), "{}", cell.name);
    }
    assert_eq!((2.0 * x, 2.0 * y), (-width, -height), "the middle stays when the board is turned");
}

#[test]
fn the_board_has_21_lines_24_dots_and_their_names() {
    let board = board();
    let lines =
        tags(&board.drawing).into_iter().find(|tag| tag.contains("\"board-line\"")).unwrap();
    assert_eq!(lines.matches('M').count(), 21);
    assert_eq!(board.drawing.matches("board-dot").count(), 24);
    assert_eq!(board.drawing.matches("board-mark").count(), 2);
    for cell in board.cells.iter().filter(|cell| cell.edge) {
        assert!(board.coordinates.contains(&format!(">{}<", cell.name)));
    }
}

#[test]
fn what_is_unused_is_two_discs_and_the_gipf_piece_of_matrx_is_one() {
    let discs = |board: &Board, kind: &str| glyph(board, kind).drawing.matches("piece-top").count();
    let (usual, matrx) = (board(), render::gipf::board(&"matrx".parse().unwrap()));
    assert_eq!((discs(&usual, "B"), discs(&usual, "G"), discs(&matrx, "G")), (1, 2, 1));
    for board in [usual, matrx] {
        for kind in ["T", "Z", "D", "Y", "P"] {
            let (used, unused) = (discs(&board, kind), discs(&board, &format!("{kind}+")));
            assert_eq!((used, unused), (1, 2), "{kind}");
        }
    }
}

#[test]
fn every_piece_has_a_drawing_of_its_own_and_its_letter() {
    for variant in ["standard,potentials=T3Z3D3Y3P3", "matrx"] {
        let board = render::gipf::board(&variant.parse().unwrap());
        let drawings: BTreeSet<_> = board.glyphs.iter().map(|glyph| &glyph.drawing).collect();
        assert_eq!(drawings.len(), 12, "{variant}");
        for glyph in board.glyphs.iter().filter(|glyph| glyph.kind != "B") {
            assert!(glyph.drawing.contains(&format!(">{}</text>", &glyph.kind[..1])));
        }
    }
}

#[test]
fn the_board_of_matrx_has_a_column_more() {
    let board = render::gipf::board(&"matrx".parse().unwrap());
    assert_eq!(board.cells.len(), 65);
    assert_eq!(board.cells.iter().filter(|cell| cell.edge).count(), 25);
    assert!(!cell(&board, "i3").edge && cell(&board, "j4").edge);
}

#[test]
fn the_gipf_pieces_of_matrx_have_a_place_beside_the_field_on_either_side() {
    assert!(board().rests.is_empty());
    let board = render::gipf::board(&"matrx".parse().unwrap());
    let [x, y, width, height] = board.view_box;
    let [white, black] = board.rests.as_slice() else { panic!("{:?}", board.rests) };
    assert_eq!((white.player, black.player), (Player::First, Player::Second));
    for rest in [white, black] {
        assert_eq!(rest.kind, "G");
        let (across, down) = (rest.x - x, rest.y - y);
        assert!(59.9 < across && across + 59.9 < width, "{across} of {width}");
        assert!(59.9 < down && down + 59.9 < height, "{down} of {height}");
        for cell in board.cells.iter().filter(|cell| cell.edge) {
            assert!(f64::hypot(cell.x - rest.x, cell.y - rest.y) > 160.0, "near {}", cell.name);
        }
    }
    // Opposite each other, as the board is when it is turned round.
    assert!((white.x + black.x - 2.0 * x - width).abs() < 0.02);
    assert!((white.y + black.y - 2.0 * y - height).abs() < 0.02);
    tags(&board.drawing);
}

#[test]
fn drawings_are_well_formed_and_leave_colours_to_the_style() {
    let board = board();
    let picture = picture();
    let style = render::stylesheet();
    let (before, rest) = picture.split_once("<style>").unwrap();
    let (_, after) = rest.split_once("</style>").unwrap();
    let bare = format!("{before}{after}");
    let fragments = board.glyphs.iter().map(|glyph| &glyph.drawing);
    let mut classes = BTreeSet::new();
    for drawing in fragments.chain([&board.drawing, &board.coordinates, &bare]) {
        for tag in tags(drawing) {
            for attribute in ["fill", "stroke", "style", "color", "opacity"] {
                assert!(!tag.contains(&format!(" {attribute}=")), "{tag}");
            }
            assert!(!tag.contains('#') && !tag.contains("rgb"), "{tag}");
            if let Some((_, class)) = tag.split_once("class=\"") {
                classes.extend(class.split('"').next().unwrap().split(' '));
            }
        }
    }
    // What a page may address as a whole.
    for group in ["board-body", "board-field", "board-names"] {
        assert!(classes.remove(group));
    }
    for class in classes {
        assert!(style.contains(&format!(".{class}")), "{class} has no rule");
    }
    tags(&picture);
}

#[test]
fn a_picture_shows_what_it_is_asked_to() {
    let picture = picture();
    assert!(picture.contains("<title>White &amp; Black &lt;GIPF&gt;</title>"));
    // In the row one piece is captured and four return.
    assert_eq!(picture.matches("mark-sign\" d").count(), 5);
    assert_eq!(picture.matches("d=\"M-7 -7L7 7").count(), 1);
    let plain = svg(&board(), &[], &Options::default());
    for part in ["<title", "<text", "class=\"mark", "class=\"piece", "class=\"letters\""] {
        assert!(!plain.contains(part), "{part}");
    }
    let lettered = svg(&board(), &[], &Options { letters: true, ..Options::default() });
    assert!(lettered.contains("class=\"letters\""));
}

#[test]
fn a_stack_rises_and_what_the_board_does_not_have_is_left_out() {
    let piece = |kind: &str| Piece { kind: kind.to_owned(), owner: Some(Player::Second) };
    let placed = |at: &str, layers: Vec<Piece>| Placed { at: at.to_owned(), layers };
    let options = Options {
        last: vec!["z9".to_owned()],
        arrows: vec![("e5".to_owned(), "z9".to_owned()), ("e5".to_owned(), "e5".to_owned())],
        ..Options::default()
    };
    let pieces =
        [placed("e5", vec![piece("G"), piece("?"), piece("B")]), placed("z9", vec![piece("B")])];
    let picture = svg(&board(), &pieces, &options);
    assert!(picture.contains("<g class=\"second\" transform=\"translate(0 0)\">"));
    let height = glyph(&board(), "G").height;
    assert!(
        picture.contains(&format!("<g class=\"second\" transform=\"translate(0 -{height})\">"))
    );
    assert_eq!(picture.matches("<g class=\"second\"").count(), 2);
    assert!(!picture.contains("class=\"mark"));
}
