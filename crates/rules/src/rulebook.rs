use serde::Serialize;

use crate::Show;

/// One numbered rule of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Rule {
    /// Its number, as refusals cite it.
    pub number: String,
    /// The rule in the language of its rulebook, with Markdown's marks for emphasis and code.
    pub text: String,
}

/// The numbered rules of a game in one language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rulebook {
    /// The tag of the language they are in, e.g. `en`.
    pub language: &'static str,
    /// All of them, in order.
    pub rules: Vec<Rule>,
}

impl Rulebook {
    /// The rules of `G` in the language of that tag ([`Show::RULES_IN`]), in English
    /// ([`Show::RULES`]) if there are none in it.
    pub fn of<G: Show>(language: &str) -> Self {
        let translated = G::RULES_IN.iter().find(|(tag, _)| *tag == language);
        let &(language, markdown) = translated.unwrap_or(&("en", G::RULES));
        Self { language, rules: rules_in(markdown) }
    }
}

/// The rules in a table: one row each, with the number, the rule, and whatever else stands there.
fn rules_in(markdown: &str) -> Vec<Rule> {
    let cells = |row: &str| -> Option<Rule> {
        let mut cells = row.strip_prefix('|')?.split('|').map(str::trim);
        let (number, text) = (cells.next()?, cells.next()?);
        let numbered = number.starts_with(|sign: char| sign.is_ascii_uppercase())
            && number.ends_with(|sign: char| sign.is_ascii_digit());
        numbered.then(|| Rule { number: number.to_owned(), text: text.to_owned() })
    };
    markdown.lines().filter_map(cells).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_of_numbered_rules() {
        let text =
            "# T\n\n| number | rule | where |\n|---|---|---|\n| G1 | **A.** b | `c.rs` |\n\nG2 |";
        let rules = rules_in(text);
        assert_eq!(rules, [Rule { number: "G1".to_owned(), text: "**A.** b".to_owned() }]);
    }
}
