//! English: the fixed texts, a file for each room.

mod arguments;
mod board;
mod command;
mod editor;
mod endgame;
mod file;
mod form;
mod game;
mod moving;
mod plain;

use crate::i18n::Text;
use crate::i18n::text::Room;

pub(in crate::i18n) const fn text(text: Text) -> &'static str {
    match text.room() {
        Room::Game(text) => game::text(text),
        Room::File(text) => file::text(text),
        Room::Plain(text) => plain::text(text),
        Room::Moving(text) => moving::text(text),
        Room::Command(text) => command::text(text),
        Room::Board(text) => board::text(text),
        Room::Form(text) => form::text(text),
        Room::Editor(text) => editor::text(text),
        Room::Endgame(text) => endgame::text(text),
        Room::Arguments(text) => arguments::text(text),
    }
}
