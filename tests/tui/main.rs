//! The program without a terminal: what keys and clicks do, and what every screen looks like.

#![allow(clippy::unwrap_used, reason = "a test may fail")]

mod again;
#[path = "../chance/mod.rs"]
#[allow(dead_code, reason = "each test program uses its own part of this")]
mod chance;
mod clocks;
mod crammed;
mod draws;
mod editor;
mod faces;
mod forms;
mod guards;
#[path = "../support/hands.rs"]
mod hands;
mod help;
mod hinted;
mod kept;
mod keys;
mod left;
mod lessons;
mod letters;
mod lists;
mod names;
mod newest;
mod odds;
mod reach;
mod recorded;
mod refused;
mod review;
#[path = "../support/screen.rs"]
mod screen;
mod screens;
mod settings;
mod sizes;
mod thrift;
mod told;
mod tried;
#[path = "../support/wire.rs"]
mod wire;
