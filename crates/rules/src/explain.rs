use std::convert::Infallible;
use std::error::Error;
use std::fmt;

/// An error that can be told to a person in their language.
///
/// `Display` is the English sentence for tools and logs. Clients look up the text of [`code`] and
/// fill in [`args`].
///
/// [`code`]: Explain::code
/// [`args`]: Explain::args
pub trait Explain: Error + Clone + PartialEq + Send + Sync + 'static {
    /// A stable word in kebab case, e.g. `line-full`; the key of the texts that explain it.
    fn code(&self) -> &'static str;

    /// The number of the rule behind it, e.g. `G4.3`, if it is a matter of the rules.
    fn rule(&self) -> Option<&'static str>;

    /// The values its text needs, by name.
    fn args(&self) -> Vec<(&'static str, String)>;

    /// Whether the input has none of the forms that were asked for, rather than a good form that does
    /// not fit here.
    fn is_misspelling(&self) -> bool {
        false
    }
}

/// Nothing to explain.
impl Explain for Infallible {
    fn code(&self) -> &'static str {
        match *self {}
    }

    fn rule(&self) -> Option<&'static str> {
        match *self {}
    }

    fn args(&self) -> Vec<(&'static str, String)> {
        match *self {}
    }
}

/// A value of [`Explain::args`].
pub fn arg(name: &'static str, value: impl fmt::Display) -> (&'static str, String) {
    (name, value.to_string())
}

/// Everything that is wrong with one input, never empty: a person mends all of it at once.
#[derive(Clone, PartialEq, Debug)]
pub struct Faults<F>(Vec<F>);

/// How many faults are told at most: an input from outside can have any number.
const MOST: usize = 100;

impl<F: PartialEq> Faults<F> {
    /// `Ok(value)` if nothing was found wrong with it, else what was: each fault once however often
    /// it was found, a hundred at most.
    ///
    /// # Errors
    ///
    /// The faults, if there are any.
    pub fn none_or<T>(faults: Vec<F>, value: T) -> Result<T, Self> {
        if faults.is_empty() {
            return Ok(value);
        }
        let mut told = Vec::new();
        for fault in faults {
            if told.len() == MOST {
                break;
            }
            if !told.contains(&fault) {
                told.push(fault);
            }
        }
        Err(Self(told))
    }
}

impl<F> Faults<F> {
    /// The faults in the order in which they were found.
    pub fn iter(&self) -> std::slice::Iter<'_, F> {
        self.0.iter()
    }
}

impl<F> From<F> for Faults<F> {
    fn from(fault: F) -> Self {
        Self(vec![fault])
    }
}

impl<'a, F> IntoIterator for &'a Faults<F> {
    type Item = &'a F;
    type IntoIter = std::slice::Iter<'a, F>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<F: fmt::Display> fmt::Display for Faults<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, fault) in self.0.iter().enumerate() {
            if index > 0 {
                f.write_str("; ")?;
            }
            fault.fmt(f)?;
        }
        Ok(())
    }
}

impl<F: Error> Error for Faults<F> {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fault_is_told_once_and_not_without_end() {
        let told = |faults: Vec<usize>| {
            Faults::none_or(faults, ()).map_err(|it| it.iter().copied().collect())
        };
        assert_eq!(told(vec![]), Ok(()));
        assert_eq!(told(vec![3, 1, 3, 3, 2, 1]), Err(vec![3, 1, 2]));
        assert_eq!(told((0..1000).collect()), Err((0..MOST).collect::<Vec<_>>()));
    }
}
