//! The grammar of SGF, the Smart Game Format, in which servers keep games of every kind.
//!
//! Only the grammar: trees of nodes with properties. What a property means is for the game to say.
//! The reader is lenient. Names may hold digits, `-` and `_`, what stands outside of trees is
//! skipped, and bytes that are not UTF-8 are taken for Latin-1. Where a file is damaged, what came
//! before is kept.
//!
//! ```
//! let read = record::sgf::read(b"(;GM[22]SU[Zertz];P0[RtoB 2 0 D 4]\n;P0[R- D 1])");
//! assert_eq!(read.fault, None);
//! let tree = &read.trees[0];
//! assert_eq!(tree.value("SU"), Some("Zertz"));
//! let moves: Vec<_> = tree.main_line().skip(1).map(|node| &node.properties[0]).collect();
//! assert_eq!((moves[1].line, moves[1].values[0].as_str()), (2, "R- D 1"));
//! ```

use rules::Explain;

use crate::MAX_DEPTH;

/// What could be read of a file.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Reading {
    /// The trees, the last of them as far as it could be read.
    pub trees: Vec<Tree>,
    /// Why reading stopped before the end.
    pub fault: Option<SgfFault>,
}

/// A game with its variations.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tree {
    /// The nodes up to where the variations part.
    pub nodes: Vec<Node>,
    /// The ways it goes on, the main one first.
    pub variations: Vec<Tree>,
}

/// A step of a game, or what is said about it before it begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Node {
    /// The line of the file it begins in, from 1.
    pub line: usize,
    /// What is said, in the order of the file.
    pub properties: Vec<Property>,
}

/// A property with its values.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Property {
    /// The line of the file it begins in, from 1.
    pub line: usize,
    /// Its name, as it is written.
    pub name: String,
    /// Its values, at least one.
    pub values: Vec<String>,
}

impl Tree {
    /// The nodes of the main line, from the first on.
    pub fn main_line(&self) -> impl Iterator<Item = &Node> {
        std::iter::successors(Some(self), |tree| tree.variations.first())
            .flat_map(|tree| &tree.nodes)
    }

    /// The first property of that name in the main line, in whatever case.
    pub fn property(&self, name: &str) -> Option<&Property> {
        self.main_line()
            .flat_map(|node| &node.properties)
            .find(|property| property.name.eq_ignore_ascii_case(name))
    }

    /// The first value of [`property`](Tree::property), without white space around it.
    pub fn value(&self, name: &str) -> Option<&str> {
        self.property(name)?.values.first().map(|value| value.trim())
    }
}

/// A text as it stands in a value, between the brackets.
#[must_use]
pub fn escaped(text: &str) -> String {
    text.replace('\\', "\\\\").replace(']', "\\]")
}

/// Why a file cannot be read as SGF, or not to its end.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {kind}")]
pub struct SgfFault {
    /// The line of the file, from 1.
    pub line: usize,
    /// What is wrong there.
    pub kind: SgfFaultKind,
}

/// What is wrong with a file that should be SGF.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SgfFaultKind {
    /// There is no tree in it.
    #[error("no game begins here or later: it would begin with `(;`")]
    NoTree,
    /// The file ends inside a tree.
    #[error("the file ends before its last game is closed by `)`")]
    OpenTree,
    /// The file ends inside a value.
    #[error("the file ends before this value is closed by `]`")]
    OpenValue,
    /// A property has no value.
    #[error("`{0}` has no value in brackets")]
    NoValue(String),
    /// Something stands where no node, property or variation can begin.
    #[error("`{0}` cannot stand here")]
    Unexpected(char),
    /// Variations are nested too deep.
    #[error("variations are nested more than {MAX_DEPTH} deep")]
    TooDeep,
}

impl Explain for SgfFault {
    fn code(&self) -> &'static str {
        match self.kind {
            SgfFaultKind::NoTree => "sgf-no-tree",
            SgfFaultKind::OpenTree => "sgf-open-tree",
            SgfFaultKind::OpenValue => "sgf-open-value",
            SgfFaultKind::NoValue(_) => "sgf-no-value",
            SgfFaultKind::Unexpected(_) => "sgf-unexpected",
            SgfFaultKind::TooDeep => "sgf-too-deep",
        }
    }

    fn rule(&self) -> Option<&'static str> {
        None
    }

    fn args(&self) -> Vec<(&'static str, String)> {
        let mut args = vec![("line", self.line.to_string())];
        match &self.kind {
            SgfFaultKind::NoValue(name) => args.push(("name", name.clone())),
            SgfFaultKind::Unexpected(found) => args.push(("found", found.to_string())),
            SgfFaultKind::NoTree
            | SgfFaultKind::OpenTree
            | SgfFaultKind::OpenValue
            | SgfFaultKind::TooDeep => {}
        }
        args
    }
}

/// Reads a file: every game in it, as far as it can be read.
pub fn read(bytes: &[u8]) -> Reading {
    let mut scanner = Scanner { bytes, at: 0, line: 1 };
    let mut reading = Reading::default();
    while scanner.skip_to_tree() {
        let mut tree = Tree::default();
        let result = scanner.tree(&mut tree, 1);
        reading.trees.push(tree);
        if let Err(fault) = result {
            reading.fault = Some(fault);
            return reading;
        }
    }
    if reading.trees.is_empty() {
        reading.fault = Some(SgfFault { line: 1, kind: SgfFaultKind::NoTree });
    }
    reading
}

struct Scanner<'a> {
    bytes: &'a [u8],
    at: usize,
    line: usize,
}

impl Scanner<'_> {
    const fn fault(&self, kind: SgfFaultKind) -> SgfFault {
        SgfFault { line: self.line, kind }
    }

    fn peek(&self) -> Option<u8> {
        self.bytes.get(self.at).copied()
    }

    fn next(&mut self) -> Option<u8> {
        let byte = self.peek()?;
        self.at += 1;
        let ends_line = byte == b'\n' || (byte == b'\r' && self.peek() != Some(b'\n'));
        self.line += usize::from(ends_line);
        Some(byte)
    }

    fn skip_white(&mut self) {
        while self.peek().is_some_and(|byte| byte.is_ascii_whitespace()) {
            self.next();
        }
    }

    /// Goes to behind the parenthesis that begins the next tree; false if there is none.
    fn skip_to_tree(&mut self) -> bool {
        while let Some(byte) = self.next() {
            if byte == b'(' {
                self.skip_white();
                if self.peek() == Some(b';') {
                    return true;
                }
            }
        }
        false
    }

    /// Reads the rest of a tree whose parenthesis has been taken.
    fn tree(&mut self, tree: &mut Tree, depth: usize) -> Result<(), SgfFault> {
        loop {
            self.skip_white();
            let line = self.line;
            match self.peek() {
                None => return Err(self.fault(SgfFaultKind::OpenTree)),
                Some(b')') => {
                    self.next();
                    return Ok(());
                }
                Some(b'(') if depth == MAX_DEPTH => {
                    return Err(self.fault(SgfFaultKind::TooDeep));
                }
                Some(b'(') => {
                    self.next();
                    tree.variations.push(Tree::default());
                    let last = tree.variations.len() - 1;
                    self.tree(&mut tree.variations[last], depth + 1)?;
                }
                Some(b';') if tree.variations.is_empty() => {
                    self.next();
                    tree.nodes.push(Node { line, properties: Vec::new() });
                }
                Some(byte) if is_name(byte) && tree.variations.is_empty() => {
                    let property = self.property()?;
                    if tree.nodes.is_empty() {
                        tree.nodes.push(Node { line, properties: Vec::new() });
                    }
                    let last = tree.nodes.len() - 1;
                    tree.nodes[last].properties.push(property);
                }
                Some(byte) => return Err(self.fault(SgfFaultKind::Unexpected(char::from(byte)))),
            }
        }
    }

    fn property(&mut self) -> Result<Property, SgfFault> {
        let (line, from) = (self.line, self.at);
        while self.peek().is_some_and(is_name) {
            self.next();
        }
        let name = text_of(self.bytes[from..self.at].to_vec());
        let mut values = Vec::new();
        loop {
            self.skip_white();
            if self.peek() != Some(b'[') {
                break;
            }
            values.push(self.value()?);
        }
        if values.is_empty() {
            return Err(SgfFault { line, kind: SgfFaultKind::NoValue(name) });
        }
        Ok(Property { line, name, values })
    }

    fn value(&mut self) -> Result<String, SgfFault> {
        let unclosed = self.fault(SgfFaultKind::OpenValue);
        self.next();
        let mut value = Vec::new();
        loop {
            match self.next() {
                None => return Err(unclosed),
                Some(b']') => return Ok(text_of(value)),
                Some(b'\\') => match self.next() {
                    None => return Err(unclosed),
                    // An escaped line break joins two lines.
                    Some(b'\r') if self.peek() == Some(b'\n') => {
                        self.next();
                    }
                    Some(b'\r' | b'\n') => {}
                    Some(byte) => value.push(byte),
                },
                Some(byte) => value.push(byte),
            }
        }
    }
}

const fn is_name(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_'
}

fn text_of(bytes: Vec<u8>) -> String {
    String::from_utf8(bytes)
        .unwrap_or_else(|error| error.as_bytes().iter().copied().map(char::from).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fault(text: &str) -> (usize, usize, &'static str) {
        let reading = read(text.as_bytes());
        let fault = reading.fault.unwrap();
        (reading.trees.len(), fault.line, fault.code())
    }

    #[test]
    fn trees_nodes_properties() {
        let text = b"mail header (no game)\n(;GM[1]A[1][2] [3]\r\n;B-1[x\\]y\\\\z\\\nw](;C[\xe9])(;D[\xc3\xa9])) (;E[])";
        let reading = read(text);
        assert_eq!((reading.fault, reading.trees.len()), (None, 2));
        let tree = &reading.trees[0];
        let [root, second] = &tree.nodes[..] else { panic!("two nodes") };
        assert_eq!(root.properties[1].values, ["1", "2", "3"]);
        assert_eq!((second.line, second.properties[0].name.as_str()), (3, "B-1"));
        assert_eq!(second.properties[0].values, ["x]y\\zw"]);
        assert_eq!((tree.value("c"), tree.value("D"), tree.value("E")), (Some("é"), None, None));
        assert_eq!(tree.variations[1].value("D"), Some("é"));
        assert_eq!(tree.main_line().count(), 3);
    }

    #[test]
    fn an_escaped_text_reads_back() {
        for text in ["", "a]b", "\\", "\\]", "x\\\\[y]]\\"] {
            let reading = read(format!("(;C[{}])", escaped(text)).as_bytes());
            assert_eq!(reading.trees[0].property("C").unwrap().values, [text]);
        }
    }

    #[test]
    fn what_came_before_damage_is_kept() {
        assert_eq!(fault(""), (0, 1, "sgf-no-tree"));
        assert_eq!(fault("no (game)"), (0, 1, "sgf-no-tree"));
        assert_eq!(fault("(;A[1]\n;B[2]\n"), (1, 3, "sgf-open-tree"));
        assert_eq!(fault("(;A[1]\n;B[2\n\n"), (1, 2, "sgf-open-value"));
        assert_eq!(fault("(;A[1]\n;B\n)"), (1, 2, "sgf-no-value"));
        assert_eq!(fault("(;A[1]\n]"), (1, 2, "sgf-unexpected"));
        assert_eq!(fault("(;A[1](;B[1]);C[1])"), (1, 1, "sgf-unexpected"));
        assert_eq!(fault(&"(;".repeat(100_000)), (1, 1, "sgf-too-deep"));
        assert_eq!(read(b"(;A[1]\n;B[2]\n;C").trees[0].nodes.len(), 3);
    }
}
