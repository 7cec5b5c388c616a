//! Setting up a position.

use crate::scene::Begin::Position;
use crate::scene::Scene;
use crate::scene::Step::Keys;

pub const SCENES: &[Scene] = &[
    Scene::keys("editor", &[Keys("e")]),
    Scene::keys("editor-brush", &[Keys("e Tab Tab Tab Tab Up Up Up Up")]),
    Scene::keys("editor-piece", &[Keys("e Space Up")]),
    Scene::from(
        "editor-refused",
        Position("3k5/9/9/9/9/9/9/9/9/4K4 w - - 0 1"),
        &[Keys("e x Up Up Up R Enter")],
    ),
    Scene::keys("editor-fen", &[Keys("e :")]),
    Scene::keys("editor-fen-refused", &[Keys("e : Ctrl-U 9/9 Enter")]),
];
