//! The notation, with what others write (P10).
#![allow(clippy::unwrap_used, reason = "tests")]

use punct::{Position, Variant};
use rules::{Explain, Game, Show};

fn texts(position: &Position, text: &str) -> String {
    let actions = position.read_notation(text).unwrap_or_else(|why| panic!("{text}: {why}"));
    position.notation(&actions)
}

#[test]
fn what_others_write_is_read() {
    let start = Position::start(&Variant::Standard);
    for (text, wanted) in [
        ("d3,d4,e4", "Td3,d4,e4"),
        ("d3,e4,d4", "Td3,d4,e4"),
        ("AR-L10L9K8", "Rl10,k8,l9"),
        ("C-C3,B2,D4", "Cc3,b2,d4"),
        ("SC c3 b3 d3", "Cc3,b3,d3"),
        (" Td3 , d4 , e4 ", "Td3,d4,e4"),
        ("e5e4e3", "Ee5,e3,e4"),
        ("Ee5e4e3", "Ee5,e3,e4"),
        ("Mm12m11n13", "Mm12,m11,n13"),
    ] {
        assert_eq!(texts(&start, text), wanted, "{text}");
    }
    let read = |text: &str| Position::read(&Variant::Standard, text).unwrap();
    let position = read("standard Cc3,b2,d4/Rl10,k8,l9/Tn12,n13,o13 w");
    for (text, wanted) in [
        ("SCc3-c3b3d3", "Cc3-c3,b3,d3"),
        ("RL10-L11,L10,K9", "Rl10-l11,k9,l10"),
        ("Tn12-m11m10n11", "Tn12-m11,m10,n11"),
        ("n12-m11,m10,n11", "Tn12-m11,m10,n11"),
    ] {
        assert_eq!(texts(&position, text), wanted, "{text}");
    }
}

#[test]
fn what_cannot_be_read_is_told() {
    let start = Position::start(&Variant::Standard);
    let code = |text: &str| start.read_notation(text).unwrap_err().code();
    for text in
        ["", "-", "T", "Td3", "Td3,d4", "d3,d4,e4,e5,e6", "Xd3,d4,e4", "Td3,d4,z9", "é1", "T-é3"]
    {
        assert_eq!(code(text), "notation-unreadable", "{text}");
    }
    assert_eq!(code("Ed3,d4,e4"), "notation-no-shape");
    assert_eq!(code("d3,d4,f9"), "notation-no-shape");
    assert_eq!(code("d3,d4,d4"), "notation-no-shape");
    assert_eq!(code("i9,i10,j10"), "in-centre");
    assert_eq!(code("Td3-d4,d5,e5"), "no-piece-there");
    assert_eq!(code("pass"), "may-not-pass");
}
