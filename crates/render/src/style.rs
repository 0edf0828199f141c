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

/// A custom property with its value in each theme.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Token {
    /// The name without the two dashes, e.g. `surface`.
    pub name: &'static str,
    /// Its value for a light page.
    pub light: &'static str,
    /// Its value for a dark page.
    pub dark: &'static str,
    /// Its value for the strongest contrast.
    pub contrast: &'static str,
}

const fn token(
    name: &'static str,
    light: &'static str,
    dark: &'static str,
    contrast: &'static str,
) -> Token {
    Token { name, light, dark, contrast }
}

/// Every custom property of the drawings.
pub const TOKENS: &[Token] = &[
    token("surface", "#94826c", "#75685a", "#ffffff"),
    token("surface-edge", "#6a5a47", "#4a4138", "#000000"),
    token("line", "#41362a", "#1b1713", "#000000"),
    token("line-light", "#a89780", "#85786a", "#ffffff"),
    token("name", "#15110d", "#fbf6ea", "#000000"),
    token("shadow", "#2a1f12", "#000000", "#000000"),
    token("highlight", "#ffe9a8", "#ffe9a8", "#0033cc"),
    token("highlight-edge", "#2f2415", "#15110d", "#ffffff"),
    token("first", "#f6efe0", "#efe6d4", "#ffffff"),
    token("first-rim", "#fffdf6", "#fbf5e8", "#000000"),
    token("first-side", "#c8b896", "#bfae8d", "#ffffff"),
    token("first-groove", "#b3a27f", "#a89877", "#000000"),
    token("first-light", "#ffffff", "#ffffff", "#ffffff"),
    token("second", "#2d2a28", "#1f1d1b", "#000000"),
    token("second-rim", "#5d5650", "#625a53", "#000000"),
    token("second-side", "#161412", "#0b0a09", "#000000"),
    token("second-groove", "#100e0d", "#080707", "#ffffff"),
    token("second-light", "#4b4642", "#433e39", "#000000"),
];

/// The classes of the drawings in terms of the tokens.
const RULES: &str = include_str!("rules.css");

/// The style sheet of all drawings: the custom properties of the themes and the rules of the classes.
///
/// The theme follows the system (`prefers-color-scheme`, `prefers-contrast`) unless an element has
/// an attribute `data-theme` with the name of a [`Theme`].
pub fn stylesheet() -> String {
    let mut css = String::new();
    let light = properties(|token| token.light);
    let dark = properties(|token| token.dark);
    let contrast = properties(|token| token.contrast);
    let _ = write!(
        css,
        ":root,[data-theme=\"light\"]{{{light}}}\n\
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
    TOKENS.iter().map(|token| format!("--{}:{};", token.name, value(token))).collect()
}
