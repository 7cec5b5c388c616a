//! The forms.

use crate::scene::Scene;
use crate::scene::Step::Keys;

pub const SCENES: &[Scene] = &[
    Scene::keys("new-game", &[Keys("n")]),
    Scene::keys(
        "new-game-filled",
        &[
            Keys(":h2e2 Enter n"),
            Keys("Home Anna Down paste@張三 Down Space Down Down Right Down Right Right Right"),
        ],
    ),
    Scene::keys("new-game-mistake", &[Keys("n Up Up nonsense Enter")]),
    Scene::keys("settings", &[Keys(",")]),
    Scene::keys("settings-end", &[Keys(", End")]),
    Scene::keys(
        "settings-mistake",
        &[Keys(", Down Down Down Ctrl-U many Down")],
    ),
];
