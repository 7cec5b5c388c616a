//! Xiangqi (Chinese chess) for two people at one terminal.

pub mod cli;
pub mod config;
pub mod endgames;
pub mod entry;
pub mod game;
pub mod i18n;
pub mod notation;
pub mod plain;
pub mod record;
pub mod rules;
pub mod storage;
pub mod tui;
