use base64::Engine;
use base64::alphabet::URL_SAFE;
use base64::engine::{DecodePaddingMode, GeneralPurpose, GeneralPurposeConfig};
use p256::SecretKey;

/// As keys are written in texts; some browsers fill them up with `=`.
const TEXT: GeneralPurpose = GeneralPurpose::new(
    &URL_SAFE,
    GeneralPurposeConfig::new()
        .with_encode_padding(false)
        .with_decode_padding_mode(DecodePaddingMode::Indifferent),
);

/// A text is no key.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a key of Web Push cannot be read")]
pub struct KeyFault;

pub(crate) fn write(bytes: &[u8]) -> String {
    TEXT.encode(bytes)
}

pub(crate) fn read(text: &str) -> Result<Vec<u8>, KeyFault> {
    TEXT.decode(text).map_err(|_| KeyFault)
}

/// Bytes that nobody can foresee.
pub(crate) fn chance<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system gives randomness");
    bytes
}

/// A key that nobody can foresee.
pub(crate) fn new_key() -> SecretKey {
    loop {
        // Next to every number is a key.
        if let Ok(key) = SecretKey::from_slice(&chance::<32>()) {
            return key;
        }
    }
}
