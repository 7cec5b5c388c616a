//! The tables of the README are made from the tables of the program. After a change,
//! `XIANGQI_WRITE_README=1 cargo test --test readme` writes them anew.

#![allow(clippy::unwrap_used)] // a test that can't go on has failed

use std::fmt::Write;
use std::path::{Path, PathBuf};
use xiangqi::config::{Kind, SETTINGS, Settings};
use xiangqi::endgames::all;
use xiangqi::entry::SPECS;
use xiangqi::i18n::Lang;
use xiangqi::tui::command::{COMMANDS, Group};
use xiangqi::tui::theme::Role;

fn path() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("README.md")
}

/// The page with another text between the two marks of a block.
fn with(page: &str, block: &str, table: &str) -> String {
    let (begin, end) = (
        format!("<!-- {block} -->\n"),
        format!("<!-- end of {block} -->"),
    );
    let start = page.find(&begin).unwrap_or_else(|| panic!("no {begin}")) + begin.len();
    let stop = page.find(&end).unwrap_or_else(|| panic!("no {end}"));
    format!("{}{table}{}", &page[..start], &page[stop..])
}

fn code(text: &str) -> String {
    match text {
        "`" => "`` ` ``".to_owned(),
        text => format!("`{}`", text.replace('|', "\\|")),
    }
}

/// Neighbours with the same words share a row, as in the help of the program.
fn keys() -> String {
    let mut table = String::new();
    for group in Group::ALL {
        let heading = Lang::En.text(group.heading());
        writeln!(table, "\n| {heading} | |\n| --- | --- |").unwrap();
        let specs: Vec<_> = COMMANDS.iter().filter(|spec| spec.group == group).collect();
        for row in specs.chunk_by(|a, b| a.help == b.help) {
            let keys: Vec<String> = row
                .iter()
                .flat_map(|spec| spec.keys.iter().map(|key| code(&key.to_string())))
                .collect();
            writeln!(
                table,
                "| {} | {} |",
                keys.join(" "),
                Lang::En.text(row[0].help)
            )
            .unwrap();
        }
    }
    table + "\n"
}

fn words() -> String {
    let mut table = "\n| English | 中文 | what it does |\n| --- | --- | --- |\n".to_owned();
    for spec in SPECS {
        let english = format!("{} {}", spec.english.join(", "), spec.argument);
        let mut chinese: Vec<&str> = spec.chinese().collect();
        chinese.sort_unstable();
        chinese.dedup();
        let first = spec.word(Lang::ZhHant);
        chinese.sort_by_key(|word| *word != first);
        let help = Lang::En.text(spec.help);
        writeln!(
            table,
            "| {} | {} | {help} |",
            code(english.trim()),
            chinese.join(" ")
        )
        .unwrap();
    }
    table + "\n"
}

fn options() -> String {
    let mut table = "\n| option | in the file | what it does |\n| --- | --- | --- |\n".to_owned();
    for setting in SETTINGS {
        let default = setting.get(&Settings::default());
        let (option, values) = match setting.kind {
            Kind::Choice(words) => {
                let quoted: Vec<String> = words.iter().map(|word| format!("\"{word}\"")).collect();
                let short = match setting.name {
                    "start" => "`, `--new`, `--resume",
                    _ => "",
                };
                (format!("--{} WORD{short}", setting.name), quoted.join(", "))
            }
            Kind::Flag(off) if default == "true" => (format!("--{off}"), "true, false".to_owned()),
            Kind::Flag(_) => (format!("--{}", setting.name), "false, true".to_owned()),
            Kind::Text(value, _) => (
                format!("--{} {value}", setting.name),
                format!("\"{default}\", …"),
            ),
        };
        let help = Lang::En.text(setting.help);
        writeln!(
            table,
            "| `{option}` | `{} =` {values} | {help} |",
            setting.name
        )
        .unwrap();
    }
    table + "\n"
}

#[test]
fn every_role_of_a_theme_is_named() {
    let text = std::fs::read_to_string(path()).unwrap();
    let (_, roles) = text.split_once("The roles of a theme are ").unwrap();
    let roles = roles
        .split('.')
        .next()
        .unwrap()
        .replace(" and ", ", ")
        .replace('\n', " ");
    let named: Vec<&str> = roles.split(", ").map(str::trim).collect();
    let roles: Vec<&str> = Role::ALL.iter().map(|role| role.name()).collect();
    assert_eq!(named, roles);
}

#[test]
fn the_endgames_are_as_many_as_is_said() {
    let page = std::fs::read_to_string(path()).unwrap();
    let count = format!("a collection of {} positions", all().len());
    assert!(page.contains(&count), "{count}");
}

#[test]
fn the_tables_are_those_of_the_program() {
    let page = std::fs::read_to_string(path()).unwrap();
    let tables = [("keys", keys()), ("words", words()), ("options", options())];
    let made = tables.iter().fold(page.clone(), |page, (block, table)| {
        with(&page, block, table)
    });
    if std::env::var_os("XIANGQI_WRITE_README").is_some() {
        // Put in its place whole: the test beside this one reads the page at the same time.
        let aside = path().with_extension("md.new");
        std::fs::write(&aside, made).unwrap();
        std::fs::rename(aside, path()).unwrap();
    } else {
        assert_eq!(page, made, "write it anew as the head of this file says");
    }
}
