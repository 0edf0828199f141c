use std::fmt;
use std::str::FromStr;

use lettre::message::Mailbox;

use crate::AddressFault;

/// The most bytes of an address (RFC 5321, 4.5.3.1.3).
const MOST: usize = 254;

/// Where a letter goes, or comes from: `name@host`, or `Name <name@host>`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Address(pub(crate) Mailbox);

impl Address {
    /// The address without a name before it.
    pub fn plain(&self) -> String {
        self.0.email.to_string()
    }
}

impl FromStr for Address {
    type Err = AddressFault;

    fn from_str(text: &str) -> Result<Self, AddressFault> {
        let mailbox: Mailbox = text.trim().parse().map_err(|_| AddressFault)?;
        let address: &str = mailbox.email.as_ref();
        if address.len() > MOST || address.chars().any(char::is_control) {
            return Err(AddressFault);
        }
        Ok(Self(mailbox))
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_has_a_name_and_a_host_and_nothing_that_ends_a_line() {
        for (text, plain) in [
            ("ada@gipf.example", "ada@gipf.example"),
            (" ada+gipf@gipf.example ", "ada+gipf@gipf.example"),
            ("Our club <club@gipf.example>", "club@gipf.example"),
        ] {
            assert_eq!(text.parse::<Address>().unwrap().plain(), plain);
        }
        let long = format!("{}@gipf.example", "a".repeat(300));
        for bad in [
            "",
            "ada",
            "@gipf.example",
            "ada@",
            "ada gipf.example",
            "ada@gipf.example, bo@gipf.example",
            "ada@gipf.example\r\nRCPT TO:<bo@gipf.example>",
            "ada@gipf.example\nBcc: bo@gipf.example",
            long.as_str(),
        ] {
            assert_eq!(bad.parse::<Address>(), Err(AddressFault), "{bad}");
        }
    }
}
