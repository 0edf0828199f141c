use aes_gcm::aead::Aead;
use p256::{PublicKey, SecretKey, ecdh};

use crate::encrypt::{HEAD, Keys, POINT, derive};
use crate::text::{chance, new_key};

/// What a browser does with what is sent to it; for tests.
pub struct Browser {
    own: SecretKey,
    auth: [u8; 16],
}

impl Browser {
    /// A browser with keys of its own.
    #[expect(clippy::new_without_default, reason = "each has other keys")]
    pub fn new() -> Self {
        Self { own: new_key(), auth: chance() }
    }

    /// The keys of its subscription.
    pub fn keys(&self) -> Keys {
        Keys { public: self.own.public_key(), auth: self.auth }
    }

    /// The text of what was sent to it; nothing if it was not meant for it.
    pub fn decrypt(&self, sent: &[u8]) -> Option<Vec<u8>> {
        let (head, sealed) = sent.split_at_checked(HEAD)?;
        let (salt, sender) = (&head[..16], &head[HEAD - POINT..]);
        let public = PublicKey::from_sec1_bytes(sender).ok()?;
        let shared = ecdh::diffie_hellman(self.own.to_nonzero_scalar(), public.as_affine());
        let shared = shared.raw_secret_bytes();
        let secret = derive(shared, &self.keys(), sender, salt).ok()?;
        let mut text = secret.cipher.decrypt(&secret.nonce, sealed).ok()?;
        (text.pop()? == 2).then_some(text)
    }
}
