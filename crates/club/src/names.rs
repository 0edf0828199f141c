//! What players may be called.

use crate::{ClubError, secret};

/// What the name of a guest begins with, and no other.
const GUEST: &str = "guest-";

/// The fewest and the most characters of a password.
const PASSWORD: (usize, usize) = (8, 200);

/// A name for a guest.
pub(crate) fn guest() -> String {
    format!("{GUEST}{}", secret::text::<6>())
}

/// The name, if it can be one.
pub(crate) fn name(text: &str) -> Result<String, ClubError> {
    let text = text.trim();
    let length = text.chars().count();
    let begins = text.chars().next().is_some_and(char::is_alphabetic);
    let rest = text.chars().all(|char| char.is_alphanumeric() || "-_".contains(char));
    let reserved = text.to_lowercase().starts_with(GUEST);
    if (2..=20).contains(&length) && begins && rest && !reserved {
        Ok(text.to_owned())
    } else {
        Err(ClubError::BadName)
    }
}

/// Whether a text can be a password.
pub(crate) fn expect_password(text: &str) -> Result<(), ClubError> {
    let (least, most) = PASSWORD;
    // Counted only as far as it matters.
    let length = text.chars().take(most + 1).count();
    if (least..=most).contains(&length) {
        Ok(())
    } else {
        Err(ClubError::BadPassword { least, most })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_words_of_any_alphabet() {
        for good in ["Ada", "강감찬", "Łukasz_2", "x-y", " Bo "] {
            assert_eq!(name(good).unwrap(), good.trim());
        }
        for bad in
            ["", "a", "2fast", "a b", "Guest-7", "<b>", "a\u{202e}b", "abcdefghijklmnopqrstu"]
        {
            assert_eq!(name(bad), Err(ClubError::BadName), "{bad}");
        }
        assert_eq!(name(&guest()), Err(ClubError::BadName), "nobody can pose as a guest");
    }
}
