//! The board and the pieces of PÜNCT.

use std::fmt::Write;

use ::punct::board::{CENTRE, COLUMNS, SIDES};
use ::punct::{Kind, Placement, Space, SpaceSet, Variant};
use hexgrid::{Direction, Hex};
use protocol::{Board, CellView, Glyph};

use crate::field::{body, centre, engraved, outline, view_box};
use crate::xml::{Length, rounded};

/// From the outermost spaces to the rim of the board; the coordinates stand in between.
const MARGIN: f64 = 100.0;
/// From the middle of an outermost space to a coordinate.
const NAME: f64 = 78.0;
/// From the middle of an outermost space to the line along its side.
const SIDE: f64 = 46.0;
/// The radius of the mark of a space.
const SPOT: f64 = 15.0;

/// The radius of a dot, and half the width of what joins it with the next one.
const DOT: f64 = 41.0;
const NECK: f64 = 27.0;
/// How wide the dark edge of a piece is.
const EDGE: f64 = 3.0;
/// How wide its rim is, which catches the light.
const LIP: f64 = 3.0;
/// How high a piece is.
const HEIGHT: f64 = 11.0;
/// Where the bottom of the lowest piece lies below the middle of its space.
const BOTTOM: f64 = 6.0;

/// The board, i9 at the origin, and the drawings of the pieces. A dot is drawn with the halves of what
/// joins it with the others: `T01`, the PÜNCT of a triangle whose other dots lie in the directions 0 and 1,
/// and so on for each kind; `O0`, a minor dot; `-`, nothing, as high as a dot. The letter of a kind alone is
/// the whole piece, small enough for one place.
#[must_use]
pub fn board(_: &Variant) -> Board {
    let corners = ["h16", "j17", "p17", "q16", "q10", "p8", "j2", "h1", "b1", "a2", "a8", "b10"];
    let outline = outline(&corners.map(place), MARGIN);
    let field = sides() + &middle() + &lines() + &spots();
    Board {
        view_box: view_box(&outline),
        drawing: body(&outline) + "<g class=\"board-field\">" + &field + "</g>",
        coordinates: coordinates(),
        cells: Space::all().map(cell).collect(),
        glyphs: glyphs(),
        rests: Vec::new(),
    }
}

fn place(name: &str) -> (f64, f64) {
    centre(space(name).place())
}

fn space(name: &str) -> Space {
    name.parse().expect("the name of a space of the board")
}

fn cell(space: Space) -> CellView {
    let (x, y) = centre(space.place());
    CellView {
        name: space.to_string(),
        x: rounded(x),
        y: rounded(y),
        edge: false,
        neighbours: Direction::ALL.map(|way| space.step(way).map(|near| near.to_string())),
    }
}

/// A line along every row of spaces in each of the three ways.
fn lines() -> String {
    let ends = Direction::AXES.into_iter().flat_map(|way| {
        Space::all().filter(move |first| first.step(way.opposite()).is_none()).map(move |first| {
            let mut last = first;
            while let Some(next) = last.step(way) {
                last = next;
            }
            [centre(first.place()), centre(last.place())]
        })
    });
    engraved(ends)
}

fn spots() -> String {
    Space::all().fold(String::new(), |mut svg, space| {
        let (x, y) = centre(space.place());
        let (x, y) = (Length(x), Length(y));
        let _ = write!(svg, "<circle class=\"board-spot\" cx=\"{x}\" cy=\"{y}\" r=\"{SPOT}\"/>");
        svg
    })
}

/// The centre hexagon.
fn middle() -> String {
    let edge = CENTRE.iter().filter(|space| space.place().distance(Hex::CENTRE) == 2);
    let corners = edge.filter(|space| {
        let Hex { q, r } = space.place();
        q == 0 || r == 0 || q + r == 0
    });
    let mut points: Vec<(f64, f64)> = corners.map(|space| centre(space.place())).collect();
    points.sort_by(|a, b| a.1.atan2(a.0).total_cmp(&b.1.atan2(b.0)));
    let reach = |(x, y): (f64, f64)| {
        let length = x.hypot(y);
        (x * (length + 52.0) / length, y * (length + 52.0) / length)
    };
    format!("<path class=\"board-centre\" d=\"{}\"/>", polygon(points.into_iter().map(reach)))
}

/// A line along each of the six sides, outside of its spaces.
fn sides() -> String {
    let mut svg = String::new();
    for side in SIDES.as_flattened() {
        let points: Vec<(f64, f64)> = side.iter().map(|space| centre(space.place())).collect();
        let sum = points.iter().fold((0.0, 0.0), |sum, it| (sum.0 + it.0, sum.1 + it.1));
        let length = sum.0.hypot(sum.1);
        let out = (sum.0 / length * SIDE, sum.1 / length * SIDE);
        // The spaces of a side go from one end to the other by their distance from one end.
        let far = |from: (f64, f64)| {
            points
                .iter()
                .copied()
                .max_by(|a, b| {
                    let apart = |it: &(f64, f64)| (it.0 - from.0).hypot(it.1 - from.1);
                    apart(a).total_cmp(&apart(b))
                })
                .expect("a side has spaces")
        };
        let one = far(points[0]);
        let other = far(one);
        let _ = write!(
            svg,
            "<path class=\"board-side\" d=\"M{} {}L{} {}\"/>",
            Length(one.0 + out.0),
            Length(one.1 + out.1),
            Length(other.0 + out.0),
            Length(other.1 + out.1)
        );
    }
    svg
}

/// The letters of the columns below them, the numbers of the rows to the upper left of them.
fn coordinates() -> String {
    let mut svg = String::from("<g class=\"board-names\">");
    let mut write_name = |space: Space, way: Direction, name: &str| {
        let ((x, y), (out_x, out_y)) = (centre(space.place()), centre(way.delta()));
        let length = out_x.hypot(out_y);
        let (x, y) = (Length(x + out_x / length * NAME), Length(y + out_y / length * NAME));
        let _ = write!(
            svg,
            "<text class=\"board-name\" x=\"{x}\" y=\"{y}\" dy=\".35em\">{name}</text>"
        );
    };
    for column in 0..COLUMNS {
        let lowest = (1..=17).find_map(|number| Space::at(column, number));
        let lowest = lowest.expect("every column has a space");
        write_name(lowest, Direction::S, &lowest.to_string()[..1]);
    }
    for number in 1..=17 {
        let first = (0..COLUMNS).find_map(|column| Space::at(column, number));
        write_name(first.expect("every row has a space"), Direction::NW, &number.to_string());
    }
    svg + "</g>"
}

/// Every drawing a piece or a part of one needs.
fn glyphs() -> Vec<Glyph> {
    let middle = space("i9");
    let mut glyphs = vec![Glyph { kind: "-".to_owned(), height: HEIGHT, drawing: String::new() }];
    for kind in Kind::ALL {
        let around = SpaceSet::EMPTY.with_space(middle).grown().grown();
        let placements: Vec<Placement> = around
            .iter()
            .flat_map(|a| around.iter().map(move |b| [a, b]))
            .filter_map(|minor| Placement::of(middle, minor))
            .filter(|it| it.kind() == kind)
            .collect();
        for placement in &placements {
            for dot in placement.dots() {
                let is_punct = dot == middle;
                let letter = if is_punct { kind.letter() } else { "O" };
                let joined = joined(*placement, dot);
                let name = joined
                    .iter()
                    .fold(letter.to_owned(), |name, way| name + &(*way as u8).to_string());
                if glyphs.iter().all(|known| known.kind != name) {
                    let drawing = drawing(&[(0.0, 0.0, joined)], is_punct.then_some((0.0, 0.0)));
                    glyphs.push(Glyph { kind: name, height: HEIGHT, drawing });
                }
            }
        }
        if let Some(&placement) = placements.first() {
            glyphs.push(whole(kind, placement));
        }
    }
    glyphs
}

/// The directions in which a piece goes on from one of its dots.
fn joined(placement: Placement, dot: Space) -> Vec<Direction> {
    let spaces = placement.spaces();
    let goes_on = |way: &Direction| dot.step(*way).is_some_and(|next| spaces.contains(next));
    Direction::ALL.into_iter().filter(goes_on).collect()
}

/// A whole piece around the middle of its dots.
fn whole(kind: Kind, placement: Placement) -> Glyph {
    let dots = placement.dots().map(|dot| (dot, centre(dot.place())));
    let (xs, ys) = (dots.map(|(_, (x, _))| x), dots.map(|(_, (_, y))| y));
    let mid = |values: [f64; 3]| {
        let (least, most) = values
            .into_iter()
            .fold((f64::MAX, f64::MIN), |(least, most), it| (least.min(it), most.max(it)));
        f64::midpoint(least, most)
    };
    let (x, y) = (mid(xs), mid(ys));
    let parts = dots.map(|(dot, (at_x, at_y))| (at_x - x, at_y - y, joined(placement, dot)));
    let punct = (parts[0].0, parts[0].1);
    let drawing = format!("<g transform=\"scale(.38)\">{}</g>", drawing(&parts, Some(punct)));
    Glyph { kind: kind.letter().to_owned(), height: HEIGHT, drawing }
}

/// Some dots with what they are joined with, seen from a little above; one of them may be the PÜNCT.
fn drawing(dots: &[(f64, f64, Vec<Direction>)], punct: Option<(f64, f64)>) -> String {
    let shape = |wider: f64| -> String {
        dots.iter().fold(String::new(), |path, (x, y, joined)| path + &dot(*x, *y, joined, wider))
    };
    let mut svg = String::new();
    let mut write = |class: &str, y: f64, path: &str| {
        let _ = write!(
            svg,
            "<g transform=\"translate(0 {})\"><path class=\"{class} turns\" d=\"{path}\"/></g>",
            Length(y)
        );
    };
    let (edge, inside) = (shape(EDGE), shape(0.0));
    write("piece-shadow", BOTTOM + 5.0, &shape(EDGE + 3.0));
    write("piece-edge", BOTTOM, &edge);
    write("piece-wall", BOTTOM - 1.0, &inside);
    let top = BOTTOM - HEIGHT;
    write("piece-edge", top + HEIGHT / 2.0, &edge);
    write("piece-wall", top + HEIGHT / 2.0, &inside);
    write("piece-edge", top, &edge);
    write("piece-lip", top, &inside);
    write("piece-top", top, &shape(-LIP));
    if let Some((x, y)) = punct {
        write("piece-point", top, &ring(x, y, 19.0));
    }
    svg
}

/// The outline of a dot and of its halves of what joins it with others.
fn dot(x: f64, y: f64, joined: &[Direction], wider: f64) -> String {
    let mut path = ring(x, y, DOT + wider);
    let (width, length) = (NECK + wider, 50.5);
    for way in joined {
        let (out_x, out_y) = centre(way.delta());
        let (out_x, out_y) = (out_x / 100.0, out_y / 100.0);
        let corner = |along: f64, aside: f64| {
            (x + out_x * along - out_y * aside, y + out_y * along + out_x * aside)
        };
        let corners = [
            corner(0.0, width),
            corner(0.0, -width),
            corner(length, -width),
            corner(length, width),
        ];
        path += &polygon(corners.into_iter());
        // Three dots around a gap fill it together.
        let next = Direction::ALL[(*way as usize + 1) % 6];
        if joined.contains(&next) {
            let ((a_x, a_y), (b_x, b_y)) = (centre(way.delta()), centre(next.delta()));
            let middle = (x + (a_x + b_x) * 0.34, y + (a_y + b_y) * 0.34);
            let half = |(out_x, out_y): (f64, f64)| (x + out_x / 2.0, y + out_y / 2.0);
            let corners = [(x, y), half((a_x, a_y)), middle, half((b_x, b_y))];
            path += &polygon(corners.into_iter());
        }
    }
    path
}

/// A circle as a path, clockwise like the halves of what joins dots.
fn ring(x: f64, y: f64, radius: f64) -> String {
    let r = Length(radius);
    format!(
        "M{} {}A{r} {r} 0 1 1 {} {}A{r} {r} 0 1 1 {} {}Z",
        Length(x - radius),
        Length(y),
        Length(x + radius),
        Length(y),
        Length(x - radius),
        Length(y)
    )
}

fn polygon(points: impl Iterator<Item = (f64, f64)>) -> String {
    let mut path = String::new();
    for (x, y) in points {
        let letter = if path.is_empty() { 'M' } else { 'L' };
        let _ = write!(path, "{letter}{} {}", Length(x), Length(y));
    }
    path + "Z"
}
