//! Compares the arrow table of ARCHITECTURE.md with the dependencies that cargo knows.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Context, Result};
use serde_json::Value;

use crate::checks::Verdict;
use crate::run::Workspace;

/// Which crates each crate uses, by folder name.
type Arrows = BTreeMap<String, BTreeSet<String>>;

pub(crate) fn check(workspace: &Workspace) -> Result<Verdict> {
    let path = workspace.root.join("ARCHITECTURE.md");
    let text = std::fs::read_to_string(&path).context("cannot read ARCHITECTURE.md")?;
    let differences = differences(&table(&text), &real(&workspace.metadata));
    for line in &differences {
        println!("{line}");
    }
    Ok(match differences.len() {
        0 => Verdict::Passed,
        1 => Verdict::Failed(differences[0].clone()),
        n => Verdict::Failed(format!("{n} differences")),
    })
}

/// The rows of the table under the heading `## Arrows`: the crate in the first cell, those it uses
/// in the last one, each in backticks.
fn table(text: &str) -> Arrows {
    let rows = text
        .lines()
        .skip_while(|line| *line != "## Arrows")
        .skip(1)
        .take_while(|line| !line.starts_with("## "))
        .filter(|line| line.starts_with("| `"));
    rows.filter_map(|row| {
        let cells: Vec<&str> = row.trim_matches('|').split('|').collect();
        let name = quoted(cells.first()?).next()?;
        Some((name, quoted(cells.last()?).collect()))
    })
    .collect()
}

fn quoted(cell: &str) -> impl Iterator<Item = String> {
    cell.split('`').skip(1).step_by(2).map(str::to_owned)
}

/// The normal dependencies among the crates of the workspace, those that a feature adds included.
fn real(metadata: &Value) -> Arrows {
    let packages = metadata["packages"].as_array().map(Vec::as_slice).unwrap_or_default();
    let name = |value: &Value| {
        let name = value["name"].as_str().unwrap_or_default();
        name.strip_prefix("gipf-").unwrap_or(name).to_owned()
    };
    let ours: BTreeSet<String> = packages.iter().map(name).collect();
    let uses = |package: &Value| {
        let list = package["dependencies"].as_array().map(Vec::as_slice).unwrap_or_default();
        let normal = list.iter().filter(|it| it["kind"].is_null() && !it["path"].is_null());
        normal.map(name).filter(|it| ours.contains(it)).collect()
    };
    packages.iter().map(|package| (name(package), uses(package))).collect()
}

fn differences(told: &Arrows, real: &Arrows) -> Vec<String> {
    let mut lines = Vec::new();
    let none = BTreeSet::new();
    let names: BTreeSet<&String> = told.keys().chain(real.keys()).collect();
    for name in names {
        if !told.contains_key(name) {
            lines.push(format!("`{name}` has no row in the table"));
        }
        if !real.contains_key(name) {
            lines.push(format!("`{name}` has a row but is no crate"));
            continue;
        }
        let told = told.get(name).unwrap_or(&none);
        let real = real.get(name).unwrap_or(&none);
        lines.extend(
            real.difference(told).map(|it| format!("`{name}` uses `{it}`: not in the table")),
        );
        lines.extend(
            told.difference(real).map(|it| format!("`{name}` → `{it}` is in the table but unused")),
        );
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "\
# Map
| `not` | this one |
## Arrows
| crate | holds | uses |
|---|---|---|
| `rules` | the contract | – |
| `gipf` | `Game` of GIPF | `rules`, `hexgrid` |
## Else
| `nor` | this |
";

    #[test]
    fn the_table_is_read_by_its_first_and_last_cells() {
        let arrows = table(TEXT);
        assert_eq!(arrows.keys().collect::<Vec<_>>(), ["gipf", "rules"]);
        assert!(arrows["rules"].is_empty());
        assert_eq!(arrows["gipf"].iter().collect::<Vec<_>>(), ["hexgrid", "rules"]);
    }

    #[test]
    fn every_difference_is_named() {
        let metadata = serde_json::json!({"packages": [
            {"name": "gipf-gipf", "dependencies": [
                {"name": "gipf-rules", "kind": null, "path": "/rules"},
                {"name": "gipf-record", "kind": null, "path": "/record"},
                {"name": "gipf-record", "kind": "dev", "path": "/record"},
                {"name": "serde", "kind": null},
            ]},
            {"name": "gipf-rules", "dependencies": []},
            {"name": "gipf-record", "dependencies": [
                {"name": "gipf-rules", "kind": "dev", "path": "/rules"},
            ]},
        ]});
        let told = table(&TEXT.replace("| `rules` |", "| `zertz` |"));
        assert_eq!(
            differences(&told, &real(&metadata)),
            [
                "`gipf` uses `record`: not in the table",
                "`gipf` → `hexgrid` is in the table but unused",
                "`record` has no row in the table",
                "`rules` has no row in the table",
                "`zertz` has a row but is no crate",
            ]
        );
    }
}
