//! The few texts of the shell, from the same files as those of the page.

use fluent_bundle::{FluentBundle, FluentResource};

use crate::assets::Edition;

/// Where the page finds its texts.
pub(crate) const TEXTS_PATH: &str = "locales/en.ftl";

/// The English text of a message without arguments; its key if there is no such message.
pub(crate) fn text(edition: &Edition, key: &str) -> String {
    english(edition, key).unwrap_or_else(|| key.to_owned())
}

fn english(edition: &Edition, key: &str) -> Option<String> {
    let source = String::from_utf8(edition.file(TEXTS_PATH)?.to_vec()).ok()?;
    // What cannot be read in a file is left out; the rest of it serves.
    let resource = FluentResource::try_new(source).unwrap_or_else(|(readable, _)| readable);
    let mut bundle = FluentBundle::new(Vec::new());
    bundle.add_resource_overriding(resource);
    let pattern = bundle.get_message(key)?.value()?;
    Some(bundle.format_pattern(pattern, None, &mut Vec::new()).into_owned())
}
