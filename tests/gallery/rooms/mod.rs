//! All screens, room by room.

mod editor;
mod ends;
mod forms;
mod lists;
mod questions;
mod review;
mod table;
mod texts;

use crate::scene::Scene;

const ROOMS: [&[Scene]; 8] = [
    table::SCENES,
    review::SCENES,
    ends::SCENES,
    questions::SCENES,
    lists::SCENES,
    forms::SCENES,
    texts::SCENES,
    editor::SCENES,
];

/// Every screen.
pub fn all() -> impl Iterator<Item = &'static Scene> {
    ROOMS.into_iter().flatten()
}

/// The screen of that name.
pub fn named(name: &str) -> &'static Scene {
    all().find(|scene| scene.name == name).unwrap()
}
