//! The little of Markdown that lessons are written in: paragraphs, lists, `**strong**`, `*emphasis*`,
//! `` `code` `` and `[links](lesson:ID)`.

use protocol::{Block, Style, Words};

/// Reads paragraphs and lists.
pub(crate) fn blocks(text: &str) -> Vec<Block> {
    let mut blocks = Vec::new();
    for lump in text.split("\n\n").map(str::trim).filter(|lump| !lump.is_empty()) {
        let mut plain: Vec<&str> = Vec::new();
        let mut items: Vec<(bool, String)> = Vec::new();
        for line in lump.lines() {
            match (item(line), items.last_mut()) {
                (Some((ordered, rest)), _) => items.push((ordered, rest.to_owned())),
                (None, Some((_, last))) => {
                    last.push(' ');
                    last.push_str(line.trim());
                }
                (None, None) => plain.push(line.trim()),
            }
        }
        if !plain.is_empty() {
            blocks.push(Block::Paragraph { words: words(&plain.join(" ")) });
        }
        if let Some(&(ordered, _)) = items.first() {
            let items = items.iter().map(|(_, item)| words(item)).collect();
            blocks.push(Block::List { ordered, items });
        }
    }
    blocks
}

/// Whether a line begins an item of a list, of a numbered one, and what it says.
fn item(line: &str) -> Option<(bool, &str)> {
    let line = line.trim_start();
    if let Some(rest) = line.strip_prefix("- ") {
        return Some((false, rest));
    }
    let (number, rest) = line.split_once(". ")?;
    (!number.is_empty() && number.bytes().all(|it| it.is_ascii_digit())).then_some((true, rest))
}

/// Reads what stands in one line.
pub(crate) fn words(text: &str) -> Vec<Words> {
    let mut found = Vec::new();
    let mut plain = String::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        if let Some((words, after)) = marked(rest) {
            if !plain.is_empty() {
                found.push(Words {
                    text: std::mem::take(&mut plain),
                    style: Style::Plain,
                    to: None,
                });
            }
            found.push(words);
            rest = after;
        } else {
            plain.push(first);
            rest = &rest[first.len_utf8()..];
        }
    }
    if !plain.is_empty() {
        found.push(Words { text: plain, style: Style::Plain, to: None });
    }
    found
}

/// Marked words at the beginning of a text, and what follows them.
fn marked(text: &str) -> Option<(Words, &str)> {
    for (mark, style) in [("**", Style::Strong), ("*", Style::Emphasis), ("`", Style::Code)] {
        if let Some(rest) = text.strip_prefix(mark) {
            let end = rest.find(mark).filter(|&end| end > 0)?;
            let words = Words { text: rest[..end].to_owned(), style, to: None };
            return Some((words, &rest[end + mark.len()..]));
        }
    }
    let (label, rest) = text.strip_prefix('[')?.split_once("](")?;
    let (to, rest) = rest.split_once(')')?;
    let words = Words { text: label.to_owned(), style: Style::Plain, to: Some(to.to_owned()) };
    (!label.contains('[')).then_some((words, rest))
}

/// Every address that some blocks lead to.
pub(crate) fn links(blocks: &[Block]) -> Vec<&str> {
    let mut found = Vec::new();
    for block in blocks {
        let lines: Vec<&Vec<Words>> = match block {
            Block::Paragraph { words } => vec![words],
            Block::List { items, .. } => items.iter().collect(),
        };
        found.extend(lines.into_iter().flatten().filter_map(|words| words.to.as_deref()));
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paragraphs_lists_and_marks() {
        let text =
            "A *push* of `e1-e2`,\nsee [rows](lesson:gipf-rows).\n\n1. one\n   more\n2. **two**";
        let read = blocks(text);
        assert_eq!(read.len(), 2);
        assert_eq!(links(&read), ["lesson:gipf-rows"]);
        let Block::Paragraph { words } = &read[0] else { panic!("a paragraph comes first") };
        let texts: Vec<&str> = words.iter().map(|it| it.text.as_str()).collect();
        assert_eq!(texts, ["A ", "push", " of ", "e1-e2", ", see ", "rows", "."]);
        let Block::List { ordered: true, items } = &read[1] else { panic!("then a list") };
        assert_eq!(items[0][0].text, "one more");
        assert_eq!(items[1][0].style, Style::Strong);
    }

    #[test]
    fn what_is_not_closed_is_plain() {
        assert_eq!(words("2 * 3 is `6").len(), 1);
    }
}
