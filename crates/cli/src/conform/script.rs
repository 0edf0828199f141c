/// A check of an engine: what is said to it, and what it must say.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Check {
    pub(crate) title: String,
    /// Engines may do without it.
    pub(crate) is_optional: bool,
    /// It begins before the program has been greeted.
    pub(crate) is_bare: bool,
    pub(crate) steps: Vec<Step>,
}

/// One line of a check.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Step {
    Send(String),
    Expect(String),
    Forbid(String),
    Within(u64),
    Pause(u64),
    Ends,
}

/// A line of a script that means nothing.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {number} of the script cannot be read: `{line}`")]
pub(crate) struct BadLine {
    /// From 1.
    number: usize,
    line: String,
}

/// Reads a script; `checks.txt` begins by telling its form.
pub(crate) fn read(script: &str) -> Result<Vec<Check>, BadLine> {
    let mut checks: Vec<Check> = Vec::new();
    for (index, line) in script.lines().enumerate() {
        let line = line.trim_end();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let bad = || BadLine { number: index + 1, line: line.to_owned() };
        let (mark, rest) = line.split_once(' ').unwrap_or((line, ""));
        let rest = rest.trim();
        if mark == "==" {
            checks.push(Check::new(rest));
            continue;
        }
        let millis = || rest.parse().map_err(|_| bad());
        let step = match mark {
            ">" => Step::Send(rest.to_owned()),
            "<" if !rest.is_empty() => Step::Expect(rest.to_owned()),
            "!" if !rest.is_empty() => Step::Forbid(rest.to_owned()),
            "within" => Step::Within(millis()?),
            "pause" => Step::Pause(millis()?),
            "ends" if rest.is_empty() => Step::Ends,
            _ => return Err(bad()),
        };
        checks.last_mut().ok_or_else(bad)?.steps.push(step);
    }
    Ok(checks)
}

impl Check {
    fn new(heading: &str) -> Self {
        let (is_optional, heading) = strip(heading, "(optional)");
        let (is_bare, title) = strip(heading, "(bare)");
        Self { title: title.to_owned(), is_optional, is_bare, steps: Vec::new() }
    }
}

/// Whether a heading begins so, and what follows.
fn strip<'a>(heading: &'a str, mark: &str) -> (bool, &'a str) {
    match heading.strip_prefix(mark) {
        Some(rest) => (true, rest.trim_start()),
        None => (false, heading),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn checks_and_their_steps_are_read() {
        let script = "# said\n== (optional) a b\n> go\n>\n\n! x\nwithin 5\n< y …\nends\n== (bare) c\npause 1";
        let checks = read(script).unwrap();
        assert_eq!((checks[0].title.as_str(), checks[0].is_optional), ("a b", true));
        assert_eq!((checks[1].title.as_str(), checks[1].is_bare), ("c", true));
        let own = str::to_owned;
        let steps = [
            Step::Send(own("go")),
            Step::Send(String::new()),
            Step::Forbid(own("x")),
            Step::Within(5),
            Step::Expect(own("y …")),
            Step::Ends,
        ];
        assert_eq!(checks[0].steps, steps);
        assert_eq!(checks[1].steps, [Step::Pause(1)]);
    }

    #[test]
    fn a_line_that_means_nothing_is_told() {
        for script in ["> early", "== a\nwithin soon", "== a\n<", "== a\nhello"] {
            assert!(read(script).is_err(), "{script}");
        }
    }
}
