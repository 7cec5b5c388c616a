//! Reads the tables of right answers under `tests/data`: a row a line, fields between ` | ` (in `.tsv` tables
//! between tabs), comments after `#`.

use std::fmt;
use std::path::Path;

/// One row of a table and where it stands, so that a failure can name it.
pub struct Row {
    table: String,
    line: usize,
    fields: Vec<String>,
}

impl Row {
    /// A field, counted from 0; empty if the row is shorter.
    pub fn field(&self, index: usize) -> &str {
        self.fields.get(index).map_or("", String::as_str)
    }
}

/// Writes `perft.txt:12`.
impl fmt::Display for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.table, self.line)
    }
}

/// The fields of a line. The blanks that surround a bar belong to it.
fn fields(line: &str, is_tabbed: bool) -> Vec<String> {
    if is_tabbed {
        return line.split('\t').map(str::to_owned).collect();
    }
    format!("{line} ")
        .split("| ")
        .map(|field| field.strip_suffix(' ').unwrap_or(field).to_owned())
        .collect()
}

/// The rows of a table.
pub fn rows(table: &str) -> Vec<Row> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/data")
        .join(table);
    let text = std::fs::read_to_string(&path)
        .unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let is_tabbed = path.extension().is_some_and(|ending| ending == "tsv");
    let rows: Vec<Row> = text
        .lines()
        .enumerate()
        .filter(|(_, line)| !line.starts_with('#') && !line.is_empty())
        .map(|(index, line)| Row {
            table: table.to_owned(),
            line: index + 1,
            fields: fields(line, is_tabbed),
        })
        .collect();
    assert!(!rows.is_empty(), "{table} has no rows");
    rows
}
