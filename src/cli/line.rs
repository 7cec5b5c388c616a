//! A line of play on the command line: where it starts, by which rules, and its moves.

use super::Failure;
use super::failure::unread;
use super::options::RuleOptions;
use super::page::said;
use crate::config::{Config, Settings};
use crate::game::{Game, Handicap};
use crate::i18n::{Lang, Text};
use crate::notation::{self, NotationError};
use crate::rules::{FenError, Position, Rules};
use clap::Args;
use std::io::Read;

/// The start of a line, and its moves.
#[derive(Debug, Args)]
pub struct LineOptions {
    #[arg(help = said(Text::ArgFen), long)]
    pub(super) fen: Option<String>,
    #[command(flatten)]
    pub rules: RuleOptions,
    #[arg(help = said(Text::ArgMoves), value_name = "MOVE")]
    moves: Vec<String>,
}

impl LineOptions {
    /// The game after all moves of the line.
    pub fn play(&self, config: &Config) -> Result<Game, Failure> {
        let lang = config.settings.lang;
        let mut game = Game::new(
            start(self.fen.as_deref(), &config.settings)?,
            config.settings.rules,
        );
        for text in self.texts(lang)? {
            play(&mut game, &text, lang)?;
        }
        Ok(game)
    }

    /// The moves as they were written, those of standard input where `-` stands.
    fn texts(&self, lang: Lang) -> Result<Vec<String>, Failure> {
        let mut words = Vec::new();
        for argument in &self.moves {
            if argument == "-" {
                let mut bytes = Vec::new();
                let read = std::io::stdin().lock().read_to_end(&mut bytes);
                let failed = |why: String| Failure::work(lang.text(Text::StandardInput), why);
                read.map_err(|error| failed(lang.system_error(&error)))?;
                let text = String::from_utf8(bytes)
                    .map_err(|_| failed(lang.text(Text::TextNotUtf8).to_owned()))?;
                words.extend(moves_in(&text));
            } else {
                words.extend(moves_in(argument));
            }
        }
        Ok(join_numbers(&words))
    }
}

/// The position of a FEN, or the one where games begin: with the handicap of the settings.
pub fn start(fen: Option<&str>, settings: &Settings) -> Result<Position, Failure> {
    let Some(fen) = fen else {
        let handicap = settings.handicap.map(Handicap::start);
        return Ok(handicap.unwrap_or_else(Position::start));
    };
    fen.parse().map_err(|error: FenError| {
        let why = settings.lang.fen_error(&error, &|point| point.to_string());
        Failure::Usage(format!("--fen: {why}"))
    })
}

/// Plays one move; the error names its ply, counted from 1.
fn play(game: &mut Game, text: &str, lang: Lang) -> Result<(), Failure> {
    let ply = game.ply() + 1;
    let failure = |why: String| Failure::work(lang.fill(Text::AtPlyText, &[&ply, &text]), why);
    if let Some(outcome) = game.outcome() {
        let over = crate::game::PlayError::Over(outcome);
        return Err(failure(lang.play_error(&over, &|point| point.to_string())));
    }
    let rules: Rules = game.rules();
    let m = notation::read_with(game.position(), rules.set, text).map_err(|error| match error {
        // The reason quotes the text, as much of it as is needed.
        NotationError::Unreadable { .. } => {
            Failure::work(lang.fill(Text::AtPly, &[&ply]), unread(lang, &error))
        }
        _ => failure(unread(lang, &error)),
    })?;
    game.play(m)
        .map_err(|error| failure(lang.play_error(&error, &|point| point.to_string())))?;
    Ok(())
}

/// The words of a text that may be moves: without move numbers, alone (`12.`) or before a move (`12.C2.5`).
fn moves_in(text: &str) -> impl Iterator<Item = String> + '_ {
    text.split_whitespace().filter_map(|word| {
        let after_digits = word.trim_start_matches(is_digit);
        let after_dots = after_digits.trim_start_matches(['.', '．', '、']);
        let numbered = after_digits.len() < word.len() && after_dots.len() < after_digits.len();
        let bare = if numbered { after_dots } else { word };
        (!bare.is_empty()).then(|| bare.to_owned())
    })
}

/// Whether the character is a digit of either width.
const fn is_digit(c: char) -> bool {
    matches!(c, '0'..='9' | '０'..='９')
}

/// Four numbers in a row are one move, `1 2 4 2`.
fn join_numbers(words: &[String]) -> Vec<String> {
    let is_number = |word: &String| {
        let number = word.trim_end_matches([',', '，', '、']);
        !number.is_empty() && number.chars().count() <= 3 && number.chars().all(is_digit)
    };
    let mut joined = Vec::new();
    let mut rest = words;
    while let [first, others @ ..] = rest {
        match rest.get(..4) {
            Some(four) if four.iter().all(is_number) => {
                joined.push(four.join(" "));
                rest = rest.get(4..).unwrap_or_default();
            }
            _ => {
                joined.push(first.clone());
                rest = others;
            }
        }
    }
    joined
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moves(text: &str) -> Vec<String> {
        join_numbers(&moves_in(text).collect::<Vec<_>>())
    }

    #[test]
    fn move_numbers_are_left_out() {
        assert_eq!(
            moves("1. h2e2 h9g7\n2.h0g2 i9h9"),
            ["h2e2", "h9g7", "h0g2", "i9h9"]
        );
        assert_eq!(
            moves("1.炮二平五 馬8進7 2... C2.5"),
            ["炮二平五", "馬8進7", "C2.5"]
        );
        assert_eq!(moves("１．炮二平五 馬８進７"), ["炮二平五", "馬８進７"]);
    }

    #[test]
    fn four_numbers_are_one_move() {
        assert_eq!(moves("1 2 4 2 7 9 6 7"), ["1 2 4 2", "7 9 6 7"]);
        assert_eq!(
            moves("1, 2, 4, 2 h9g7 1,2,4,2"),
            ["1, 2, 4, 2", "h9g7", "1,2,4,2"]
        );
        assert_eq!(moves("1 2 4"), ["1", "2", "4"]);
        assert_eq!(moves("７　２　４　２"), ["７ ２ ４ ２"]);
        assert_eq!(moves("７， ２， ４， ２"), ["７， ２， ４， ２"]);
    }
}
