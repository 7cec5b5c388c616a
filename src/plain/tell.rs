//! What plain mode prints: the board, whose turn it is, lists of moves, the help.

use super::{Plain, View, picture};
use crate::config::PieceSet;
use crate::entry::{Movers, SPECS};
use crate::game::{Phase, PlayError};
use crate::i18n::{Lang, Text};
use crate::notation::{self, Notation};
use crate::rules::{Move, Position, Refusal, Side};
use unicode_width::UnicodeWidthStr;

impl Plain {
    /// A move of the position in the chosen notation, with its coordinates where that is another one.
    pub(super) fn written(&self, position: &Position, m: Move) -> String {
        match self.settings.notation() {
            Notation::Iccs => m.to_string(),
            notation => format!("{} ({m})", notation::write(position, m, notation)),
        }
    }

    /// The last move as it is written; empty before the first one.
    pub(super) fn last_move(&self) -> String {
        let mut before = self.saved.game.clone();
        let Some(m) = before.undo() else {
            return String::new();
        };
        notation::write(before.position(), m, self.settings.notation())
    }

    /// The board and what is to be known about it.
    pub(super) fn board(&self) -> String {
        self.picture() + &self.status()
    }

    /// The board.
    pub(super) fn picture(&self) -> String {
        let turn = self.saved.game.position().turn();
        let settings = &self.settings;
        let auto = if settings.auto_flip { turn } else { Side::Red };
        let lang = if settings.ascii {
            Lang::En
        } else {
            self.lang()
        };
        let view = View {
            pieces: if settings.ascii {
                PieceSet::Letters
            } else {
                settings.pieces
            },
            labels: settings.labels,
            bottom: if settings.flip { !auto } else { auto },
            river: lang.text(Text::River),
            last: self.saved.game.line().last().map(|played| played.m),
        };
        let picture = picture(self.saved.game.position().board(), &view);
        if picture
            .lines()
            .all(|line| line.width() <= self.columns.into())
        {
            return picture;
        }
        // Where the ranks have no room for both their labels, the left one is enough.
        let ranks = picture.lines().map(|line| {
            let (line, is_rank) = (line.trim_end(), !line.starts_with("  "));
            let shown = line.trim_end_matches(|c: char| is_rank && c.is_ascii_digit());
            shown.trim_end().to_owned() + "\n"
        });
        ranks.collect()
    }

    /// Which offer of a draw waits, and how it is answered; empty without one.
    pub(super) fn offered(&self) -> String {
        self.saved.game.draw_offer().map_or_else(String::new, |by| {
            let (offers, accepts) = (self.lang().side(by), self.lang().side(!by));
            self.fill(Text::DrawOffered, &[&offers, &accepts])
        })
    }

    /// Whose turn it is, or how the game ended; an offer of a draw, the referee's warnings, and that the clocks stand.
    pub(super) fn status(&self) -> String {
        let lang = self.lang();
        let is_end = self.saved.game.recorded_last() == Some(self.saved.game.node());
        let recorded = if is_end {
            self.recorded_line()
        } else {
            String::new()
        };
        let state = match self.saved.game.phase() {
            Phase::Over(outcome) => match self.saved.game.ruling() {
                Some(ruling) => {
                    let number = |ply| self.saved.game.numbered(ply).1;
                    lang.ruling_by_moves(&ruling, &self.name(), &number) + "\n"
                }
                None => format!("{}\n", lang.outcome(&outcome)),
            },
            Phase::Playing { turn } => {
                let mut text = self.to_move(turn);
                if self.saved.game.position().is_check() {
                    text = format!("{text}{}{}", lang.gap(), lang.text(Text::Check));
                }
                let offered = self.offered();
                if !offered.is_empty() {
                    text = format!("{text}\n{offered}");
                }
                if let Some(ruling) = self.saved.game.warning() {
                    let threat = lang.outcome(&ruling.outcome());
                    text = format!("{text}\n{}", lang.fill(Text::RepetitionWarning, &[&threat]));
                }
                if let Some(plies) = self
                    .saved
                    .game
                    .plies_to_limit()
                    .filter(|plies| *plies <= 20)
                {
                    text = format!("{text}\n{}", lang.fill(Text::PliesToLimit, &[&plies]));
                }
                text + "\n"
            }
        };
        state + &recorded + &self.standing_clocks()
    }

    pub(super) fn moves(&self, whose: Movers) -> String {
        let lang = self.lang();
        let position = self.saved.game.position();
        if let Some(outcome) = self.saved.game.outcome() {
            return lang.play_error(&PlayError::Over(outcome), &self.name());
        }
        let mut moves: Vec<Move> = position
            .board()
            .pieces(position.turn())
            .filter(|(point, kind)| match whose {
                Movers::All => true,
                Movers::At(from) => from == *point,
                Movers::Kind(wanted) => wanted == *kind,
            })
            .flat_map(|(point, _)| {
                self.game()
                    .targets(point)
                    .into_iter()
                    .map(move |to| Move::new(point, to))
            })
            .collect();
        moves.sort_by_key(|m| (m.from.x(), m.from.y(), m.to.x(), m.to.y()));
        if moves.is_empty() && matches!(whose, Movers::Kind(_)) {
            return lang.text(Text::NoMovesOfKind).to_owned();
        }
        if let (Movers::At(from), true) = (whose, moves.is_empty()) {
            return match position.board().at(from) {
                Some(piece) if piece.side == position.turn() => lang.fill(
                    Text::PieceCannotMove,
                    &[&lang.piece(piece), &self.name()(from)],
                ),
                Some(piece) => {
                    lang.refusal(&Refusal::NotYourPiece { at: from, piece }, &self.name())
                }
                None => lang.refusal(&Refusal::EmptyPoint { at: from }, &self.name()),
            };
        }
        let words: Vec<String> = moves.iter().map(|m| self.written(position, *m)).collect();
        format!(
            "{}\n{}",
            match moves.len() {
                1 => lang.text(Text::OneLegalMove).to_owned(),
                count => lang.fill(Text::LegalMoves, &[&count]),
            },
            in_columns(&words, self.columns.into())
        )
    }

    pub(super) fn help(&self) -> String {
        let lang = self.lang();
        let mut text = format!("{}\n", lang.text(Text::HelpMoves));
        if !self.settings.ascii {
            let chinese = format!("{}\n", lang.text(Text::HelpMovesChinese));
            // A Chinese reader's own notation comes first.
            text = if lang.is_chinese() {
                chinese + &text
            } else {
                text + &chinese
            };
        }
        text = format!("{text}{}\n", lang.text(Text::HelpCommands));
        for spec in SPECS {
            let first = format!("{} {}", spec.word(lang), spec.argument(lang));
            let second = match lang {
                Lang::En if self.settings.ascii => "",
                Lang::En => spec.word(Lang::ZhHant),
                Lang::ZhHant | Lang::ZhHans => spec.word(Lang::En),
            };
            text = format!(
                "{text}  {}{}{}\n",
                padded(&first, 16),
                padded(second, 8),
                lang.text(spec.help)
            );
        }
        if self.settings.pieces == PieceSet::Letters || self.settings.ascii {
            text = format!("{text}{}\n", lang.text(Text::HelpPieces));
        }
        text = format!("{text}{}\n", lang.text(Text::MovesInShort));
        let rules = lang.rules(self.saved.game.rules()).join(lang.gap());
        format!("{text}{rules}\n")
    }
}

/// The text with blanks up to a width, and one more than that.
fn padded(text: &str, width: usize) -> String {
    format!(
        "{text}{}",
        " ".repeat((width + 1).saturating_sub(text.width()).max(1))
    )
}

/// Words side by side, as many columns as a line holds, and no more than eighty characters do.
fn in_columns(words: &[String], room: usize) -> String {
    let width = words.iter().map(|word| word.width()).max().unwrap_or(0) + 2;
    let room = room.min(80).saturating_sub(2);
    let rows = words.chunks((room / width).max(1));
    let lines = rows.map(|row| {
        row.iter()
            .map(|word| padded(word, width - 1))
            .collect::<String>()
    });
    lines
        .map(|line| format!("  {}", line.trim_end()))
        .collect::<Vec<_>>()
        .join("\n")
}
