use aes_gcm::aead::Aead;
use aes_gcm::{Aes128Gcm, Key, KeyInit, Nonce};
use hkdf::Hkdf;
use p256::elliptic_curve::sec1::ToEncodedPoint;
use p256::{PublicKey, SecretKey, ecdh};
use sha2::Sha256;

use crate::text::{KeyFault, chance, new_key, read, write};

/// The bytes of a record, the only one of a message (RFC 8291, 4).
const RECORD: u32 = 4096;
/// The bytes before the text: salt, size of the record, and the sender's key with its length.
pub(crate) const HEAD: usize = 16 + 4 + 1 + POINT;
/// The bytes of a public key.
pub(crate) const POINT: usize = 65;
/// The most bytes of a text: what is left of a record beside the head, a mark and a tag.
pub const MOST: usize = RECORD as usize - HEAD - 1 - 16;

/// The keys of a subscription, with which only its browser can read what is sent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Keys {
    pub(crate) public: PublicKey,
    pub(crate) auth: [u8; 16],
}

impl Keys {
    /// The keys `p256dh` and `auth` as a browser tells them.
    ///
    /// # Errors
    ///
    /// If one of them is none.
    pub fn read(p256dh: &str, auth: &str) -> Result<Self, KeyFault> {
        let public = PublicKey::from_sec1_bytes(&read(p256dh)?).map_err(|_| KeyFault)?;
        let auth = read(auth)?.try_into().map_err(|_| KeyFault)?;
        Ok(Self { public, auth })
    }

    /// Both as a browser tells them.
    pub fn write(&self) -> [String; 2] {
        [write(self.public.to_encoded_point(false).as_bytes()), write(&self.auth)]
    }
}

/// A text of at most [`MOST`] bytes as it is sent to the browser that has the keys (`aes128gcm`); of a longer one
/// the beginning.
///
/// # Errors
///
/// None for keys that were read; the cipher has to say so.
pub fn encrypt(keys: &Keys, text: &[u8]) -> Result<Vec<u8>, KeyFault> {
    encrypt_with(keys, text, &new_key(), chance())
}

/// The same with what is otherwise drawn by chance.
fn encrypt_with(
    keys: &Keys,
    text: &[u8],
    own: &SecretKey,
    salt: [u8; 16],
) -> Result<Vec<u8>, KeyFault> {
    let public = own.public_key().to_encoded_point(false);
    let shared = ecdh::diffie_hellman(own.to_nonzero_scalar(), keys.public.as_affine());
    let shared = shared.raw_secret_bytes();
    let secret = derive(shared, keys, public.as_bytes(), &salt)?;
    let mut record = text[..text.len().min(MOST)].to_vec();
    // The mark of the last record (RFC 8188, 2).
    record.push(2);
    let sealed = secret.cipher.encrypt(&secret.nonce, record.as_slice()).map_err(|_| KeyFault)?;
    let mut sent = Vec::with_capacity(HEAD + sealed.len());
    sent.extend_from_slice(&salt);
    sent.extend_from_slice(&RECORD.to_be_bytes());
    sent.push(public.len().try_into().map_err(|_| KeyFault)?);
    sent.extend_from_slice(public.as_bytes());
    sent.extend_from_slice(&sealed);
    Ok(sent)
}

/// What a message is sealed with.
pub(crate) struct Secret {
    pub(crate) cipher: Aes128Gcm,
    pub(crate) nonce: Nonce<aes_gcm::aead::consts::U12>,
}

/// What follows from the secret that both share (RFC 8291, 3.4; RFC 8188, 2.2 and 2.3).
pub(crate) fn derive(
    shared: &[u8],
    keys: &Keys,
    sender: &[u8],
    salt: &[u8],
) -> Result<Secret, KeyFault> {
    let receiver = keys.public.to_encoded_point(false);
    let info = [&b"WebPush: info\0"[..], receiver.as_bytes(), sender].concat();
    let mut material = [0; 32];
    expand(&keys.auth, shared, &info, &mut material)?;
    let (mut key, mut nonce) = ([0; 16], [0; 12]);
    expand(salt, &material, b"Content-Encoding: aes128gcm\0", &mut key)?;
    expand(salt, &material, b"Content-Encoding: nonce\0", &mut nonce)?;
    let cipher = Aes128Gcm::new(&Key::<Aes128Gcm>::from(key));
    Ok(Secret { cipher, nonce: Nonce::from(nonce) })
}

fn expand(salt: &[u8], material: &[u8], info: &[u8], out: &mut [u8]) -> Result<(), KeyFault> {
    Hkdf::<Sha256>::new(Some(salt), material).expand(info, out).map_err(|_| KeyFault)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// RFC 8291, appendix A.
    #[test]
    fn the_example_of_the_standard_comes_out() {
        let keys = Keys::read(
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
            "BTBZMqHH6r4Tts7J_aSIgg",
        );
        let own =
            SecretKey::from_slice(&read("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw").unwrap());
        let salt = read("DGv6ra1nlYgDCS1FRnbzlw").unwrap().try_into().unwrap();
        let text = b"When I grow up, I want to be a watermelon";
        let sent = encrypt_with(&keys.unwrap(), text, &own.unwrap(), salt).unwrap();
        assert_eq!(
            write(&sent),
            "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLoc\
             InmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLV\
             WGNWQexSgSxsj_Qulcy4a-fN"
        );
    }

    #[test]
    fn what_is_no_key_is_refused() {
        let [public, auth] = crate::Browser::new().keys().write();
        Keys::read(&public, &auth).unwrap();
        Keys::read(&format!("{public}="), &format!("{auth}==")).unwrap();
        for (public, auth) in [("", auth.as_str()), ("AAAA", &auth), (&public, ""), (&public, "%")]
        {
            assert_eq!(Keys::read(public, auth), Err(KeyFault));
        }
    }
}
