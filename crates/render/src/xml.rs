//! Writing SVG: numbers and text.

use std::fmt;

/// A length with at most two decimals; as many as the eye can tell at any size.
#[derive(Clone, Copy)]
pub(crate) struct Length(pub(crate) f64);

impl fmt::Display for Length {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        rounded(self.0).fmt(f)
    }
}

/// The nearest number with two decimals, never −0.
pub(crate) fn rounded(value: f64) -> f64 {
    (value * 100.0).round() / 100.0 + 0.0
}

/// Text as it may stand in an element or in an attribute.
pub(crate) struct Text<'a>(pub(crate) &'a str);

impl fmt::Display for Text<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for character in self.0.chars() {
            match character {
                '&' => f.write_str("&amp;")?,
                '<' => f.write_str("&lt;")?,
                '>' => f.write_str("&gt;")?,
                '"' => f.write_str("&quot;")?,
                // XML has no way to write other control characters.
                '\t' | '\n' => f.write_str(" ")?,
                c if c.is_control() || ('\u{fffe}'..='\u{ffff}').contains(&c) => {}
                c => fmt::Write::write_char(f, c)?,
            }
        }
        Ok(())
    }
}
