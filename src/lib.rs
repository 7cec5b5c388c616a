//! Xiangqi (Chinese chess) for two people at one terminal.

pub mod rules;
