//! The files of the page, and the name of their edition.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hasher};
use std::path::Path;
use std::sync::{Arc, PoisonError, RwLock};

use rust_embed::RustEmbed;

use crate::scripts::{Scripts, without_comments};

/// The application as WebAssembly; empty if it was built without the target.
static CLIENT: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/client.wasm"));

/// Where the page finds it among the files.
pub(crate) const CLIENT_PATH: &str = "engine/client.wasm";

/// Where the page finds its one style sheet.
pub(crate) const STYLES_PATH: &str = "styles.css";

/// What it is made of after the colours of the drawings, in the order in which it applies; what a script loads
/// by itself is not in it.
const STYLES: &[&str] = &[
    "tokens", "base", "rules", "board", "home", "online", "match", "play", "seats", "combined",
    "pieces", "narrow", "course", "lesson", "learner", "print",
];

/// What is served from `web/`; the tools beside it are not.
#[derive(RustEmbed)]
#[folder = "../../web"]
#[include = "*.js"]
#[include = "*.webmanifest"]
#[include = "*.svg"]
#[include = "board/*.js"]
#[include = "engine/*.js"]
#[include = "games/*.js"]
#[include = "locales/*.ftl"]
#[include = "locales/*/*.ftl"]
#[include = "online/*.js"]
#[include = "pages/*.js"]
#[include = "pages/*/*.js"]
#[include = "styles/*.css"]
#[include = "vendor/*.js"]
#[exclude = "node_modules/*"]
#[exclude = "walk/*"]
struct Web;

/// All files of one state of the page.
pub(crate) struct Edition {
    /// Changes with every change of any file; part of the files' addresses, so that these can be
    /// kept for ever.
    pub(crate) name: String,
    /// Which scripts its pages need.
    pub(crate) scripts: Scripts,
    files: BTreeMap<String, Cow<'static, [u8]>>,
}

impl Edition {
    fn load() -> Self {
        let mut files: BTreeMap<String, Cow<'static, [u8]>> = Web::iter()
            .filter_map(|path| Web::get(&path).map(|file| (path.into_owned(), file.data)))
            .collect();
        for (path, bytes) in &mut files {
            // What others have written stays as it is, with what it says about who has.
            let is_script = Path::new(path).extension().is_some_and(|end| end == "js");
            if !is_script || path.starts_with("vendor/") {
                continue;
            }
            if let Ok(source) = std::str::from_utf8(bytes) {
                *bytes = Cow::Owned(without_comments(source).into_owned().into_bytes());
            }
        }
        let mut styles = render::stylesheet().into_bytes();
        for name in STYLES {
            styles.extend(files.remove(&format!("styles/{name}.css")).unwrap_or_default().iter());
        }
        files.insert(STYLES_PATH.to_owned(), Cow::Owned(styles));
        if !CLIENT.is_empty() {
            files.insert(CLIENT_PATH.to_owned(), Cow::Borrowed(CLIENT));
        }
        let mut hasher = DefaultHasher::new();
        for (path, bytes) in &files {
            hasher.write(path.as_bytes());
            hasher.write_u64(bytes.len() as u64);
            hasher.write(bytes);
        }
        let scripts = Scripts::of(|path| std::str::from_utf8(files.get(path)?).ok());
        Self { name: format!("{:016x}", hasher.finish()), scripts, files }
    }

    /// All texts in a language: those of every page and those of its parts.
    pub(crate) fn texts(&self, language: &str) -> impl Iterator<Item = &Cow<'static, [u8]>> {
        let [of_all, of_parts] = ["locales/LANGUAGE.ftl", "locales/LANGUAGE/"]
            .map(|form| form.replace("LANGUAGE", language));
        let files = self.files.iter();
        files
            .filter(move |(path, _)| **path == of_all || path.starts_with(&of_parts))
            .map(|(_, it)| it)
    }

    /// The bytes of a file.
    pub(crate) fn file(&self, path: &str) -> Option<&Cow<'static, [u8]>> {
        self.files.get(path)
    }

    /// The files a page asks for, in the order of their paths; `sw.js` is served from elsewhere.
    pub(crate) fn paths(&self) -> impl Iterator<Item = &str> {
        self.files.keys().map(String::as_str).filter(|path| *path != "sw.js")
    }
}

/// The edition being served. In debug builds the files are read from disk, so it changes with them.
pub(crate) struct Library(RwLock<Arc<Edition>>);

impl Library {
    pub(crate) fn new() -> Self {
        Self(RwLock::new(Arc::new(Edition::load())))
    }

    /// The edition a new page should be made of.
    pub(crate) fn newest(&self) -> Arc<Edition> {
        if cfg!(debug_assertions) {
            let edition = Edition::load();
            let mut kept = self.0.write().unwrap_or_else(PoisonError::into_inner);
            if kept.name != edition.name {
                *kept = Arc::new(edition);
            }
        }
        self.kept()
    }

    /// The edition of the pages that were served last.
    pub(crate) fn kept(&self) -> Arc<Edition> {
        self.0.read().unwrap_or_else(PoisonError::into_inner).clone()
    }
}
