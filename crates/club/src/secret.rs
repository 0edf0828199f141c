//! Chance, names that nobody can guess, and passwords.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use argon2::password_hash::{PasswordHash, PasswordHasher, PasswordVerifier, SaltString};
use argon2::{Algorithm, Argon2, Params, Version};
use sha2::{Digest, Sha256};
use tokio::sync::Semaphore;

use crate::ClubError;

/// Letters and digits that cannot be taken for one another.
const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
/// How many passwords are hashed at the same time; each takes 19 MiB.
const HASHING: usize = 2;
/// How long somebody waits for that before they are told to try again.
const PATIENCE: Duration = Duration::from_secs(5);

/// Bytes nobody can foresee.
pub(crate) fn chance<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system has randomness, or nothing can be kept secret");
    bytes
}

/// A text of letters and digits, five bits each.
pub(crate) fn text<const N: usize>() -> String {
    chance::<N>().iter().map(|byte| char::from(ALPHABET[usize::from(byte % 32)])).collect()
}

/// The name of something public.
pub(crate) fn id() -> String {
    text::<10>()
}

/// 256 bits that prove a session.
pub(crate) fn token() -> String {
    text::<52>()
}

/// A code of 80 bits, as people copy it.
pub(crate) fn code() -> String {
    let text = text::<16>();
    [&text[..4], &text[4..8], &text[8..12], &text[12..]].join("-")
}

/// Ten recovery codes.
pub(crate) fn codes() -> Vec<String> {
    (0..10).map(|_| code()).collect()
}

/// What is kept of a code.
pub(crate) fn hash_code(code: &str) -> String {
    hash(&plain(code))
}

/// A code as it is compared: what people change in copying it does not matter.
pub(crate) fn plain(code: &str) -> String {
    let usual = |letter: char| match letter.to_ascii_lowercase() {
        'o' => '0',
        'i' | 'l' => '1',
        other => other,
    };
    code.chars().filter(char::is_ascii_alphanumeric).map(usual).collect()
}

/// What is kept of a secret that nobody can guess.
pub(crate) fn hash(secret: &str) -> String {
    format!("{:x}", Sha256::digest(secret))
}

/// Hashes passwords with Argon2id, few at a time.
pub(crate) struct Passwords {
    params: Params,
    /// Is compared where there is no such player, so that it takes as long.
    nobody: String,
    working: Semaphore,
    /// How many were hashed, to be kept or to be compared.
    worked: AtomicU64,
}

impl Passwords {
    /// With the least that is advised for servers (19 MiB, twice), or with next to nothing, for tests.
    ///
    /// Source: OWASP, Password Storage Cheat Sheet.
    pub(crate) fn new(cheap: bool) -> Self {
        let (memory, times) = if cheap { (64, 1) } else { (19 * 1024, 2) };
        let params = Params::new(memory, times, 1, None).expect("the numbers are in range");
        let nobody = hash_now(&params, &token());
        let (working, worked) = (Semaphore::new(HASHING), AtomicU64::new(0));
        Self { params, nobody, working, worked }
    }

    /// How many were hashed, to be kept or to be compared.
    pub(crate) fn worked(&self) -> u64 {
        self.worked.load(Ordering::Relaxed)
    }

    /// What is kept of a password.
    pub(crate) async fn hash(&self, password: &str) -> Result<String, ClubError> {
        let (params, password) = (self.params.clone(), password.to_owned());
        self.work(move || hash_now(&params, &password)).await
    }

    /// Whether it is the password of which that is kept; never where nothing is kept.
    pub(crate) async fn is(&self, password: &str, kept: Option<&str>) -> Result<bool, ClubError> {
        let (password, known) = (password.to_owned(), kept.is_some());
        let kept = kept.unwrap_or(&self.nobody).to_owned();
        let same = self.work(move || {
            let hash = PasswordHash::new(&kept);
            hash.is_ok_and(|hash| {
                Argon2::default().verify_password(password.as_bytes(), &hash).is_ok()
            })
        });
        Ok(same.await? && known)
    }

    async fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, ClubError> {
        let permit = tokio::time::timeout(PATIENCE, self.working.acquire()).await;
        let _permit = permit.map_err(|_| ClubError::Busy)?.map_err(|_| ClubError::Stopping)?;
        self.worked.fetch_add(1, Ordering::Relaxed);
        tokio::task::spawn_blocking(work).await.map_err(|_| ClubError::Stopping)
    }
}

fn hash_now(params: &Params, password: &str) -> String {
    let salt = SaltString::encode_b64(&chance::<16>()).expect("16 bytes are a salt");
    let argon = Argon2::new(Algorithm::Argon2id, Version::V0x13, params.clone());
    argon.hash_password(password.as_bytes(), &salt).expect("the parameters are valid").to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_password_is_known_again_and_no_other() {
        let passwords = Passwords::new(true);
        let kept = passwords.hash("correct horse").await.unwrap();
        assert!(kept.starts_with("$argon2id$v=19$"));
        assert!(passwords.is("correct horse", Some(&kept)).await.unwrap());
        assert!(!passwords.is("correct horsf", Some(&kept)).await.unwrap());
        assert!(!passwords.is("correct horse", None).await.unwrap());
        assert_ne!(passwords.hash("correct horse").await.unwrap(), kept, "salted");
    }

    #[tokio::test]
    async fn a_password_is_compared_by_the_same_work_whether_there_is_a_player_or_not() {
        let passwords = Passwords::new(true);
        let kept = passwords.hash("correct horse").await.unwrap();
        let form = |hash: &str| {
            let hash = PasswordHash::new(hash).unwrap();
            (
                hash.algorithm.to_string(),
                hash.version,
                hash.params.to_string(),
                hash.hash.map(|it| it.len()),
            )
        };
        assert_eq!(form(&kept), form(&passwords.nobody));
        for (n, kept) in (2..).zip([Some(kept.as_str()), None]) {
            passwords.is("another", kept).await.unwrap();
            assert_eq!(passwords.worked(), n);
        }
    }

    #[test]
    fn codes_are_read_as_people_copy_them() {
        let code = &codes()[0];
        assert_eq!(code.len(), 19);
        assert_eq!(plain(&code.to_uppercase().replace('-', " ")), plain(code));
        assert_eq!(plain("O0-Il"), "0011");
        assert_eq!((token().len(), id().len()), (52, 10));
    }
}
