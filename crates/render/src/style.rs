//! The colours: one set of tokens, three themes.

use std::fmt::Write;

/// A set of colours.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Theme {
    /// Whatever the viewer's system asks for.
    #[default]
    Auto,
    /// For a light page.
    Light,
    /// For a dark page.
    Dark,
    /// The strongest contrast.
    Contrast,
}

impl Theme {
    /// The value of the attribute `data-theme` that chooses it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Auto => "auto",
            Self::Light => "light",
            Self::Dark => "dark",
            Self::Contrast => "contrast",
        }
    }
}

/// A custom property (without the two dashes) with its value in each theme.
struct Token {
    name: &'static str,
    light: &'static str,
    dark: &'static str,
    contrast: &'static str,
}

const fn token(
    name: &'static str,
    light: &'static str,
    dark: &'static str,
    contrast: &'static str,
) -> Token {
    Token { name, light, dark, contrast }
}

/// Every custom property of the drawings. The board is of a middle tone, so that light and dark
/// pieces stand out from it by themselves; for the strongest contrast their edges do.
const TOKENS: &[Token] = &[
    token("surface", "#9a8467", "#75685a", "#ffffff"),
    token("surface-rim", "#b29d80", "#877a6b", "#000000"),
    token("surface-edge", "#6f5d47", "#4a4138", "#000000"),
    token("line", "#3f3427", "#1b1713", "#000000"),
    token("line-light", "#ad987b", "#85786a", "#ffffff"),
    token("coordinate", "#1c1711", "#fbf6ea", "#000000"),
    token("piece-shadow", "#2a1f12", "#000000", "#ffffff"),
    token("highlight", "#ffedb3", "#ffe29a", "#0033cc"),
    token("highlight-edge", "#2f2415", "#15110d", "#ffffff"),
    token("piece-edge-width", "2", "2", "4.5"),
    token("mark-plate", "#2f2415", "#15110d", "#0033cc"),
    token("mark-sign", "#ffedb3", "#ffe29a", "#ffffff"),
    token("first", "#f8f2e4", "#efe6d4", "#ffffff"),
    token("first-rim", "#fffefa", "#fbf5e8", "#000000"),
    token("first-side", "#cdbd9c", "#bfae8d", "#ffffff"),
    token("first-edge", "#a08d6a", "#93825f", "#000000"),
    token("first-groove", "#b8a784", "#a89877", "#000000"),
    token("first-light", "#ffffff", "#ffffff", "#ffffff"),
    token("first-mark", "#6b5636", "#5f4c30", "#000000"),
    token("second", "#2d2a28", "#1f1d1b", "#000000"),
    token("second-rim", "#766e66", "#7a7168", "#ffffff"),
    token("second-side", "#181614", "#0b0a09", "#000000"),
    token("second-edge", "#0d0c0b", "#050404", "#000000"),
    token("second-groove", "#100e0d", "#080707", "#ffffff"),
    token("second-light", "#4b4642", "#433e39", "#000000"),
    token("second-mark", "#a79d91", "#a09689", "#ffffff"),
    token("red", "#d64c3a", "#d4503e", "#ff6a55"),
    token("red-rim", "#ec8373", "#e67c6c", "#000000"),
    token("red-side", "#8f2b1f", "#84281d", "#ff6a55"),
    token("red-edge", "#3a0c06", "#2b0804", "#000000"),
    token("red-light", "#e58474", "#de7d6d", "#ff6a55"),
    token("red-mark", "#160301", "#160301", "#000000"),
    token("ground", "#ded3be", "#2b2723", "#ffffff"),
    token("ground-rim", "#c6b89e", "#3b352f", "#000000"),
    token("ground-place", "#d0c3aa", "#221f1b", "#d9d9d9"),
    token("ground-name", "#453a2b", "#d8cfc0", "#000000"),
    token("ring", "#8f7a5e", "#827462", "#ffffff"),
    token("ring-rim", "#b09a7b", "#9d8e7a", "#ffffff"),
    token("ring-side", "#6a583f", "#574c3f", "#b3b3b3"),
    token("ring-edge", "#4a3c29", "#120f0c", "#000000"),
    token("marble-white", "#e9e1d0", "#e2d9c6", "#ffffff"),
    token("marble-white-edge", "#5a4a31", "#1a1611", "#000000"),
    token("marble-white-glow", "#ffffff", "#ffffff", "#ffffff"),
    token("marble-white-mark", "#3d3220", "#3d3220", "#000000"),
    token("marble-grey", "#868d93", "#7d848b", "#999999"),
    token("marble-grey-edge", "#23272b", "#0d0f11", "#000000"),
    token("marble-grey-glow", "#cfd6dc", "#c9d0d6", "#999999"),
    token("marble-grey-mark", "#1b1e21", "#101214", "#000000"),
    token("marble-black", "#1c1b1d", "#161517", "#000000"),
    token("marble-black-edge", "#070707", "#7f7974", "#000000"),
    token("marble-black-glow", "#77757a", "#737177", "#000000"),
    token("marble-black-mark", "#f4f1ea", "#f4f1ea", "#ffffff"),
    token("tube", "#4c3f2f", "#2b251f", "#595959"),
    token("glass", "#f3efe6", "#e9e3d7", "#ffffff"),
    token("marble-shine", "#ffffff", "#ffffff", "#ffffff"),
];

/// The classes of the drawings in terms of the tokens.
const RULES: &str = concat!(
    include_str!("rules.css"),
    include_str!("dvonn.css"),
    include_str!("punct.css"),
    include_str!("tamsk.css"),
    include_str!("yinsh.css"),
    include_str!("zertz.css")
);

/// The style sheet of all drawings: the custom properties of the themes (`--surface`, `--line`,
/// `--first`, `--second`, …) and the rules of the classes.
///
/// The theme follows the system (`prefers-color-scheme`, `prefers-contrast`) unless an element
/// around the drawing has the attribute `data-theme` with the [name](Theme::name) of another one. A
/// group of the class `first` or `second` tints the pieces inside.
#[must_use]
pub fn stylesheet() -> String {
    let mut css = String::new();
    let light = properties(|token| token.light);
    let dark = properties(|token| token.dark);
    let contrast = properties(|token| token.contrast);
    let _ = write!(
        css,
        ":root{{{light}}}\n\
         @media (prefers-color-scheme:dark){{:root{{{dark}}}}}\n\
         @media (prefers-contrast:more){{:root{{{contrast}}}}}\n\
         [data-theme=\"light\"]{{{light}}}\n\
         [data-theme=\"dark\"]{{{dark}}}\n\
         [data-theme=\"contrast\"]{{{contrast}}}\n\
         {RULES}"
    );
    css
}

fn properties(value: impl Fn(&Token) -> &str) -> String {
    TOKENS.iter().fold(String::new(), |mut list, token| {
        let _ = write!(list, "--{}:{};", token.name, value(token));
        list
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The contrast of two colours as WCAG 2 defines it, 1 to 21.
    fn contrast(a: &str, b: &str) -> f64 {
        let (a, b) = (luminance(a), luminance(b));
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }

    fn luminance(colour: &str) -> f64 {
        let channel = |at: usize| {
            let value = f64::from(u8::from_str_radix(&colour[at..at + 2], 16).unwrap()) / 255.0;
            if value <= 0.040_45 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
    }

    #[test]
    fn everything_stands_out_in_every_theme() {
        for theme in [Theme::Light, Theme::Dark, Theme::Contrast] {
            let of = |name: &str| {
                let token = TOKENS.iter().find(|token| token.name == name).unwrap();
                match theme {
                    Theme::Auto | Theme::Light => token.light,
                    Theme::Dark => token.dark,
                    Theme::Contrast => token.contrast,
                }
            };
            let between = |a: &str, b: &str| contrast(of(a), of(b));
            for piece in ["first", "second", "red"] {
                let edge = format!("{piece}-edge");
                let most = between("surface", piece).max(between("surface", &edge));
                assert!(most >= 3.0, "{theme:?}: {piece} against the board: {most:.2}");
                let mark = between(piece, &format!("{piece}-mark"));
                assert!(mark >= 4.5, "{theme:?}: what is engraved in {piece}: {mark:.2}");
            }
            for sand in ["red", "second"] {
                let edge = format!("{sand}-edge");
                let most = between("glass", sand).max(between("glass", &edge));
                assert!(most >= 4.5, "{theme:?}: {sand} sand in its glass: {most:.2}");
            }
            for marble in ["marble-white", "marble-grey", "marble-black"] {
                let edge = format!("{marble}-edge");
                for ground in ["ring", "ground"] {
                    let most = between(ground, marble).max(between(ground, &edge));
                    assert!(most >= 3.0, "{theme:?}: {marble} on {ground}: {most:.2}");
                }
                let mark = between(marble, &format!("{marble}-mark"));
                assert!(mark >= 4.5, "{theme:?}: the letter on {marble}: {mark:.2}");
            }
            let edge = between("ground", "ring").max(between("ground", "ring-edge"));
            assert!(edge >= 3.0, "{theme:?}: a ring on the ground: {edge:.2}");
            for (a, b, least) in [
                ("marble-white", "marble-grey", 2.0),
                ("marble-grey", "marble-black", 3.0),
                ("ground", "ground-name", 4.5),
                ("ground-place", "ground-name", 4.5),
                ("first", "second", 4.5),
                ("red", "second", 3.0),
                ("red", "first", 2.5),
                ("surface", "line", 3.0),
                ("tube", "first", 4.5),
                ("surface", "highlight", 3.0),
                ("highlight", "highlight-edge", 4.5),
                ("surface", "coordinate", 4.5),
                ("mark-plate", "mark-sign", 4.5),
            ] {
                let found = between(a, b);
                assert!(found >= least, "{theme:?}: {a} against {b}: {found:.2}");
            }
        }
    }

    #[test]
    fn rules_and_tokens_belong_together() {
        assert!(!RULES.contains('#'), "colours are tokens");
        for token in TOKENS {
            assert!(RULES.contains(&format!("var(--{})", token.name)), "{} is unused", token.name);
        }
        for used in RULES.split("var(--").skip(1) {
            let name = used.split(')').next().unwrap();
            let known = TOKENS.iter().any(|token| token.name == name)
                || RULES.contains(&format!("--{name}:"));
            assert!(known, "{name} has no value");
        }
    }
}
