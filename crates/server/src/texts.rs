//! The few texts of the shell, from the same files as those of the page, in the language that the
//! browser prefers.

use axum::http::HeaderMap;
use axum::http::header::ACCEPT_LANGUAGE;
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};

use crate::assets::Edition;

/// The language of those who asked for none that there is.
const USUAL: &str = "en";

/// Where the page finds the texts of every page in a language.
pub(crate) fn texts_path(language: &str) -> String {
    format!("locales/{language}.ftl")
}

/// The text of a message without arguments; its key if there is no such message.
pub(crate) fn text(edition: &Edition, language: &str, key: &str) -> String {
    filled(edition, language, key, &FluentArgs::new())
}

/// The text of a message, filled in; its key if there is no such message.
pub(crate) fn filled(edition: &Edition, language: &str, key: &str, args: &FluentArgs) -> String {
    find(edition, language, key, args).unwrap_or_else(|| key.to_owned())
}

/// A language of the page: the one of that tag, or the usual one.
pub(crate) fn known(edition: &Edition, tag: &str) -> String {
    let is_known = tag.len() <= 8 && edition.file(&texts_path(tag)).is_some();
    if is_known { tag.to_owned() } else { USUAL.to_owned() }
}

fn find(edition: &Edition, language: &str, key: &str, args: &FluentArgs) -> Option<String> {
    let mut bundle = FluentBundle::new(Vec::new());
    // No marks around what is filled in: notices are plain text.
    bundle.set_use_isolating(false);
    for bytes in edition.texts(language) {
        let source = String::from_utf8(bytes.to_vec()).ok()?;
        // What cannot be read in a file is left out; the rest of it serves.
        let resource = FluentResource::try_new(source).unwrap_or_else(|(readable, _)| readable);
        bundle.add_resource_overriding(resource);
    }
    let pattern = bundle.get_message(key)?.value()?;
    Some(bundle.format_pattern(pattern, Some(args), &mut Vec::new()).into_owned())
}

/// The language among those of the page that a request likes best, as `Accept-Language` tells it
/// (RFC 9110, 12.5.4): the first of those with the greatest weight.
pub(crate) fn preferred(edition: &Edition, headers: &HeaderMap) -> String {
    let asked = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or("");
    let mut ranges: Vec<(&str, f32)> = asked.split(',').map(range).collect();
    ranges.sort_by(|(_, a), (_, b)| b.total_cmp(a));
    let languages = ranges.into_iter().filter(|&(_, weight)| weight > 0.0).map(|(tag, _)| tag);
    let mut known =
        languages.map(str::to_lowercase).filter(|tag| edition.file(&texts_path(tag)).is_some());
    known.next().unwrap_or_else(|| USUAL.to_owned())
}

/// The language of one range and its weight: `ko` and 0.9 of `ko-KR;q=0.9`.
fn range(text: &str) -> (&str, f32) {
    let (tag, rest) = text.split_once(';').unwrap_or((text, ""));
    let weight = rest.trim().strip_prefix("q=").map_or(1.0, |it| it.parse().unwrap_or(0.0));
    (tag.trim().split('-').next().unwrap_or_default(), weight)
}
