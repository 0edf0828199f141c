//! Configuration files.

use std::path::Path;

use serde::de::DeserializeOwned;

use crate::failure::Failure;

/// What a file says.
pub(super) fn read<T: DeserializeOwned>(path: &Path) -> Result<T, Failure> {
    let text = std::fs::read_to_string(path)
        .map_err(|why| Failure::Wrong(format!("cannot read {}: {why}", path.display())))?;
    parse(&text).map_err(|(line, fault)| {
        Failure::Wrong(format!("{}, line {line}: {fault}", path.display()))
    })
}

/// What a text says; else the line with a fault, and the fault in one line.
fn parse<T: DeserializeOwned>(text: &str) -> Result<T, (usize, String)> {
    toml::from_str(text).map_err(|error: toml::de::Error| {
        let at = error.span().map_or(0, |span| span.start.min(text.len()));
        let line = 1 + text[..at].matches('\n').count();
        let message = error.message().split_whitespace().collect::<Vec<_>>().join(" ");
        let message = message.replace("unknown field", "unknown key");
        (line, message.replace(", expected one of", "; the keys are"))
    })
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use clap::Args as _;

    use super::super::Args;
    use super::*;

    /// The example that is shown to whoever hosts a server.
    const EXAMPLE: &str = include_str!("../../../../../docs/gipf.toml");

    #[test]
    fn the_example_is_valid_and_has_every_option() {
        parse::<Args>(EXAMPLE).unwrap();
        // Lines that are left out as usual begin with `#`, and those that tell something with `# `.
        let lines = EXAMPLE
            .lines()
            .map(|line| line.strip_prefix('#').filter(|it| !it.starts_with(' ')).unwrap_or(line));
        let whole = lines.collect::<Vec<_>>().join("\n");
        let told: toml::Table = whole.parse().unwrap();
        let told: BTreeSet<String> = told.keys().cloned().collect();
        let command = Args::augment_args(clap::Command::new("serve"));
        let options = command.get_arguments().filter_map(|it| it.get_long());
        let options: BTreeSet<String> =
            options.filter(|it| *it != "config").map(str::to_owned).collect();
        assert_eq!(told, options);
        for key in &told {
            let line = whole.lines().find(|line| line.split(' ').next() == Some(key)).unwrap();
            parse::<Args>(line).unwrap();
        }
    }

    #[test]
    fn a_fault_is_told_with_its_line_and_what_would_be_right() {
        let fault = |text: &str| parse::<Args>(text).err().unwrap();
        let (line, told) = fault("https = true\n\nbnid = \"127.0.0.1:1\"\n");
        assert_eq!(line, 3, "{told}");
        assert!(told.starts_with("unknown key `bnid`; the keys are `bind`"), "{told}");
        for (text, line) in [
            ("bind = 8470", 1),
            ("\nhttps = \"yes\"", 2),
            ("log = \"loud\"", 1),
            ("bind =", 1),
            ("config = \"x\"", 1),
        ] {
            let (found, told) = fault(text);
            assert_eq!(found, line, "{text}: {told}");
            assert!(!told.contains('\n'), "{told}");
        }
    }
}
