//! The score sheet: every move of the game's tree in words, and the rows in which the list shows them. Kept
//! beside the game, so that a long game is not written anew for every frame.

use crate::game::{Game, NodeId};
use crate::notation::{self, Notation};
use crate::rules::{Position, Side};
use std::collections::HashMap;

/// The moves in words.
#[derive(Clone, Debug)]
pub struct Sheet {
    notation: Notation,
    texts: HashMap<NodeId, String>,
    rows: Vec<Row>,
}

/// One row of the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row {
    /// How deep the side line is; 0 is the main line.
    pub depth: u16,
    /// What it shows.
    pub content: Content,
}

/// What a row shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Content {
    /// A move number with one or two moves.
    Moves {
        /// The number.
        number: u16,
        /// Red's move.
        red: Option<NodeId>,
        /// Black's move.
        black: Option<NodeId>,
    },
    /// The comment on a move.
    Comment(NodeId),
}

impl Sheet {
    /// Writes down a whole game.
    pub fn new(game: &Game, notation: Notation) -> Self {
        let mut sheet = Self {
            notation,
            texts: HashMap::new(),
            rows: Vec::new(),
        };
        sheet.write_all(game);
        sheet
    }

    /// The notation it is written in.
    pub const fn notation(&self) -> Notation {
        self.notation
    }

    /// Writes down what has changed: the move that led to the cursor, or the shape of the tree.
    pub fn update(&mut self, game: &Game, before: &Position) {
        let node = game.node();
        if let Some(m) = game.tree().move_at(node) {
            self.texts
                .entry(node)
                .or_insert_with(|| notation::write(before, m, self.notation));
        }
        self.rows = rows(game);
    }

    /// The move of a node in words.
    pub fn text(&self, node: NodeId) -> &str {
        self.texts.get(&node).map_or("", String::as_str)
    }

    /// The rows of the list.
    pub fn rows(&self) -> &[Row] {
        &self.rows
    }

    /// Lays the rows out anew, after a line was moved or deleted, or a comment was written.
    pub fn lay_out(&mut self, game: &Game) {
        self.rows = rows(game);
    }

    fn write_all(&mut self, game: &Game) {
        let tree = game.tree();
        // The positions from the start to the node before the one that is written.
        let mut path = vec![game.start().clone()];
        for node in tree.pre_order() {
            path.truncate(tree.ply(node).max(1));
            let (Some(m), Some(before)) = (tree.move_at(node), path.last()) else {
                continue;
            };
            self.texts
                .insert(node, notation::write(before, m, self.notation));
            let mut after = before.clone();
            // The game has accepted the move, under whichever rules.
            after.make(m);
            path.push(after);
        }
        self.rows = rows(game);
    }
}

/// Lays the tree out: a move, then the side lines that could stand in its place, set in, then what follows it.
fn rows(game: &Game) -> Vec<Row> {
    let tree = game.tree();
    let number = |ply: usize| game.numbered(ply).1;
    let is_red = |ply: usize| game.numbered(ply).0 == Side::Red;
    let mut rows: Vec<Row> = Vec::new();
    if !tree.comment(NodeId::ROOT).is_empty() {
        rows.push(Row {
            depth: 0,
            content: Content::Comment(NodeId::ROOT),
        });
    }
    // The moves still to be laid out, the next one last, each with its depth.
    let first = tree.first_child(NodeId::ROOT);
    let mut stack: Vec<(NodeId, u16)> = first.map(|node| (node, 0)).into_iter().collect();
    // Whether Black's move may stand beside Red's move of the row before.
    let mut joins = false;
    while let Some((node, depth)) = stack.pop() {
        let ply = tree.ply(node).max(1);
        let beside = rows.last_mut().filter(|row| joins && row.depth == depth);
        match (is_red(ply), beside.map(|row| &mut row.content)) {
            (
                false,
                Some(Content::Moves {
                    number: n, black, ..
                }),
            ) if black.is_none() && *n == number(ply) => {
                *black = Some(node);
            }
            (is_red, _) => rows.push(Row {
                depth,
                content: Content::Moves {
                    number: number(ply),
                    red: is_red.then_some(node),
                    black: (!is_red).then_some(node),
                },
            }),
        }
        joins = true;
        if !tree.comment(node).is_empty() {
            rows.push(Row {
                depth,
                content: Content::Comment(node),
            });
        }
        if let Some(next) = tree.first_child(node) {
            stack.push((next, depth));
        }
        let is_first = tree
            .parent(node)
            .is_some_and(|parent| tree.first_child(parent) == Some(node));
        if is_first {
            let side_lines: Vec<_> =
                std::iter::successors(tree.next_sibling(node), |&line| tree.next_sibling(line))
                    .map(|line| (line, depth + 1))
                    .collect();
            joins = side_lines.is_empty();
            stack.extend(side_lines.into_iter().rev());
        }
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Rules;

    /// Plays moves from the start; a number goes back so many plies first.
    fn game(moves: &str) -> Game {
        let mut game = Game::new(Position::start(), Rules::default());
        for token in moves.split_whitespace() {
            if let Ok(back) = token.parse::<usize>() {
                for _ in 0..back {
                    game.undo();
                }
            } else {
                let m = notation::read(game.position(), token).unwrap();
                game.play(m).unwrap();
            }
        }
        game
    }

    fn shown(game: &Game) -> String {
        let sheet = Sheet::new(game, Notation::Iccs);
        let rows = sheet.rows().iter().map(|row| {
            let indent = "> ".repeat(row.depth.into());
            match row.content {
                Content::Moves { number, red, black } => {
                    let [red, black] = [red, black].map(|node| node.map_or("-", |n| sheet.text(n)));
                    format!("{indent}{number} {red} {black}")
                }
                Content::Comment(node) => format!("{indent}\"{}\"", game.tree().comment(node)),
            }
        });
        rows.collect::<Vec<_>>().join(" | ")
    }

    #[test]
    fn red_s_and_black_s_moves_share_a_row() {
        let sheet = shown(&game("h2e2 h9g7 h0g2"));
        assert_eq!(sheet, "1 h2e2 h9g7 | 2 h0g2 -");
    }

    #[test]
    fn side_lines_stand_under_the_move_that_they_replace() {
        let sheet = shown(&game("h2e2 h9g7 h0g2 2 b9c7 b0c2 1 h0i2 3 b2e2"));
        assert_eq!(
            sheet,
            "1 h2e2 - | > 1 b2e2 - | 1 - h9g7 | > 1 - b9c7 | > 2 b0c2 - | > > 2 h0i2 - | 2 h0g2 -"
        );
    }

    #[test]
    fn comments_stand_under_their_moves_and_part_the_row() {
        let mut game = game("h2e2 h9g7");
        let first = game.tree().main_line()[0];
        game.tree_mut().set_comment(first, "central".to_owned());
        game.tree_mut()
            .set_comment(NodeId::ROOT, "played at home".to_owned());
        let sheet = shown(&game);
        assert_eq!(
            sheet,
            "\"played at home\" | 1 h2e2 - | \"central\" | 1 - h9g7"
        );
    }

    #[test]
    fn a_sheet_kept_up_to_date_is_the_sheet_written_anew() {
        let mut game = game("h2e2");
        let mut sheet = Sheet::new(&game, Notation::Wxf);
        for m in ["h9g7", "h0g2", "i9h9"] {
            let before = game.position().clone();
            game.play(notation::read(&before, m).unwrap()).unwrap();
            sheet.update(&game, &before);
        }
        let anew = Sheet::new(&game, Notation::Wxf);
        assert_eq!(sheet.rows(), anew.rows());
        for node in game.tree().main_line() {
            assert_eq!(sheet.text(node), anew.text(node));
        }
    }
}
