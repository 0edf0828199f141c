use p256::SecretKey;
use p256::ecdsa::signature::Signer;
use p256::ecdsa::{Signature, SigningKey};
use p256::elliptic_curve::sec1::ToEncodedPoint;
use serde_json::json;

use crate::text::{KeyFault, new_key, read, write};

/// How long a signature is good, in seconds (at most a day: RFC 8292, 2).
const GOOD: u64 = 12 * 3600;

/// The key by which push services tell who sends (VAPID).
#[derive(Clone)]
pub struct ServerKey(SecretKey);

impl ServerKey {
    /// A new one. Browsers subscribe to one key, so it has to be kept.
    #[expect(clippy::new_without_default, reason = "each is another one")]
    pub fn new() -> Self {
        Self(new_key())
    }

    /// The key that was [kept](Self::secret).
    ///
    /// # Errors
    ///
    /// If the text is none.
    pub fn read(secret: &str) -> Result<Self, KeyFault> {
        SecretKey::from_slice(&read(secret)?).map(Self).map_err(|_| KeyFault)
    }

    /// The key as a text to be kept, and told to nobody.
    pub fn secret(&self) -> String {
        write(&self.0.to_bytes())
    }

    /// What browsers are told of it.
    pub fn public(&self) -> String {
        write(self.0.public_key().to_encoded_point(false).as_bytes())
    }

    /// The header that signs what is sent to a push service at `origin`, in the name of whoever hosts `site`,
    /// at a time in seconds since 1970.
    pub fn authorization(&self, origin: &str, site: &str, now: u64) -> String {
        let part = |value: &serde_json::Value| write(value.to_string().as_bytes());
        let head = part(&json!({ "typ": "JWT", "alg": "ES256" }));
        let body = part(&json!({ "aud": origin, "exp": now + GOOD, "sub": site }));
        let signed = format!("{head}.{body}");
        let signature: Signature = SigningKey::from(&self.0).sign(signed.as_bytes());
        format!("vapid t={signed}.{}, k={}", write(&signature.to_bytes()), self.public())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use p256::ecdsa::VerifyingKey;
    use p256::ecdsa::signature::Verifier;

    #[test]
    fn a_signature_says_who_sends_to_whom_and_until_when() {
        let key = ServerKey::new();
        let again = ServerKey::read(&key.secret()).unwrap();
        assert_eq!(again.public(), key.public());
        let header = key.authorization("https://push.example", "https://gipf.example", 1000);
        let (token, public) = header.strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
        let public = VerifyingKey::from_sec1_bytes(&read(public).unwrap()).unwrap();
        let (signed, signature) = token.rsplit_once('.').unwrap();
        let signature = Signature::from_slice(&read(signature).unwrap()).unwrap();
        public.verify(signed.as_bytes(), &signature).unwrap();
        let (_, body) = signed.split_once('.').unwrap();
        let body: serde_json::Value = serde_json::from_slice(&read(body).unwrap()).unwrap();
        assert_eq!(
            body,
            json!({ "aud": "https://push.example", "exp": 44_200, "sub": "https://gipf.example" })
        );
    }
}
