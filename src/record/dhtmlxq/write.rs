//! Writes one game as the web board's text. Knows the fields, and nothing of files.

use super::lineup;
use super::markup::escaped;
use super::name::field_of;
use crate::game::NodeId;
use crate::record::{Loss, RESULT, Record, note};
use crate::rules::{Position, RuleSet};
use std::collections::VecDeque;
use std::fmt::Write;

/// Writes a game, and gives what the format could not hold.
pub fn write(record: &Record) -> (String, Vec<Loss>) {
    let mut out = Out {
        text: "[DhtmlXQ]\n".to_owned(),
        losses: Vec::new(),
    };
    out.tags(record);
    out.field("binit", &lineup::write(&record.start));
    if record.start != Position::start() {
        // Pairs of digits say neither who is to move nor what was counted.
        out.field("fen", &record.start.to_string());
    }
    out.lines(record);
    let marks = record
        .tree
        .pre_order()
        .filter(|&node| !record.tree.nags(node).is_empty())
        .count();
    if marks > 0 {
        out.losses.push(Loss::Marks(marks));
    }
    if !record.ends.is_empty() {
        out.losses.push(Loss::Ends(record.ends.len()));
    }
    out.text.push_str("[/DhtmlXQ]\n");
    (out.text, out.losses)
}

struct Out {
    text: String,
    losses: Vec<Loss>,
}

impl Out {
    fn field(&mut self, name: &str, value: &str) {
        // Writing to a string cannot fail.
        let _ = writeln!(self.text, "[DhtmlXQ_{name}]{value}[/DhtmlXQ_{name}]");
    }

    fn tags(&mut self, record: &Record) {
        let tags = record
            .tags
            .iter()
            .filter(|(tag, _)| !tag.eq_ignore_ascii_case(RESULT));
        for (tag, value) in tags {
            let Some(field) = field_of(tag) else {
                self.losses.push(Loss::Tag(tag.to_owned()));
                continue;
            };
            let clean: String = value
                .chars()
                .map(|c| if c.is_control() { ' ' } else { c })
                .collect();
            if clean != value {
                self.losses.push(Loss::TagText(tag.to_owned()));
            }
            self.field(field, &escaped(clean.trim(), false));
        }
        for (field, team, name) in [("red", "RedTeam", "Red"), ("black", "BlackTeam", "Black")] {
            if let Some(name) = record.tags.known(name) {
                let full = match record.tags.known(team) {
                    Some(team) => format!("{team} {name}"),
                    None => name.to_owned(),
                };
                self.field(field, &escaped(full.trim(), false));
            }
        }
        if record.rules == RuleSet::Casual {
            self.field("rules", "casual");
        }
        self.field(
            "result",
            record.result.map_or("未知", |result| result.as_chinese()),
        );
    }

    /// Writes every line with the number of the line that it leaves, and the comments of its own moves.
    fn lines(&mut self, record: &Record) {
        let tree = &record.tree;
        self.comment("comment0", tree.comment(NodeId::ROOT));
        let mut lines = VecDeque::new();
        let mut number = 0_u32;
        match tree.first_child(NodeId::ROOT) {
            Some(head) => lines.push_back((head, 0, 0)),
            None => self.field("movelist", ""),
        }
        while let Some((head, parent, own)) = lines.pop_front() {
            let first_ply = tree.ply(head);
            let mut moves = String::new();
            for node in std::iter::once(head).chain(tree.line_from(head)) {
                if let Some(m) = tree.move_at(node) {
                    moves.push_str(&lineup::digits(m.from));
                    moves.push_str(&lineup::digits(m.to));
                }
                // What starts where a side line starts belongs to the line that both leave.
                let is_alternative = node == head && own > 0;
                let mut sibling = if is_alternative {
                    None
                } else {
                    tree.next_sibling(node)
                };
                while let Some(other) = sibling {
                    number += 1;
                    lines.push_back((other, own, number));
                    sibling = tree.next_sibling(other);
                }
            }
            if own == 0 {
                self.field("movelist", &moves);
            } else {
                self.field(&format!("move_{parent}_{first_ply}_{own}"), &moves);
            }
            for node in std::iter::once(head).chain(tree.line_from(head)) {
                let ply = tree.ply(node);
                let name = if own == 0 {
                    format!("comment{ply}")
                } else {
                    format!("comment{own}_{ply}")
                };
                self.comment(&name, tree.comment(node));
            }
        }
    }

    fn comment(&mut self, name: &str, text: &str) {
        let text = note::trimmed(text);
        if !text.is_empty() {
            self.field(name, &escaped(text, true));
        }
    }
}
