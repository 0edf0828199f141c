use serde::Serialize;

/// One numbered rule of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct Rule {
    /// Its number, as refusals cite it.
    pub number: String,
    /// The rule in English, with Markdown's marks for emphasis and code.
    pub text: String,
}

/// The numbered rules of a game, read from the table of its `RULES.md`
/// ([`Show::RULES`](crate::Show::RULES)): one row each, with number, rule, and where it stands.
pub fn rulebook(markdown: &str) -> Vec<Rule> {
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
        let rules = rulebook(text);
        assert_eq!(rules, [Rule { number: "G1".to_owned(), text: "**A.** b".to_owned() }]);
    }
}
