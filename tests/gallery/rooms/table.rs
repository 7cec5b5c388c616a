//! The board while a game is played.

use crate::scene::Begin::{Blindfold, First, Position, Timed};
use crate::scene::Scene;
use crate::scene::Step::{Keys, Seconds};

pub const SCENES: &[Scene] = &[
    Scene::keys("start", &[]),
    Scene::from("first-start", First, &[]),
    Scene::keys(
        "selection",
        &[Keys("Right Right Right Up Up Enter Left Left Left")],
    ),
    Scene::keys(
        "capture",
        &[
            Keys(":h2e2 Enter :h9g7 Enter :e2e6 Enter :g7e6 Enter"),
            Keys("Left Left Left Down Down Down Down Enter Up Up Up Up Up Up Up"),
        ],
    ),
    // It protects the king against the rook, and may not leave its file.
    Scene::from(
        "stuck",
        Position("3ak4/4r4/9/9/9/9/9/9/4N4/4K4 w - - 0 1"),
        &[Keys("Up Enter")],
    ),
    Scene::keys("check", &[Keys(":h2e2 Enter :b7e7 Enter :e2e6 Enter")]),
    Scene::keys(
        "refusal",
        &[Keys("Left Left Left Enter Right Right Up Enter")],
    ),
    Scene::keys(
        "refusal-check",
        &[Keys(":h2e2 Enter :b7e7 Enter :e2e6 Enter :h9g7 Enter")],
    ),
    Scene::keys("threats", &[Keys(":h2e2 Enter :h9g7 Enter T")]),
    Scene::keys("unknown-key", &[Keys("F5")]),
    Scene::keys("line", &[Keys(":h2")]),
    Scene::keys("line-move", &[Keys("7 Space 2 Space 4 Space 2")]),
    Scene::keys("line-refused", &[Keys(":h2h9 Enter :h0g1 Enter")]),
    Scene::keys("line-unread", &[Keys(":castle Enter")]),
    Scene::keys("line-begun", &[Keys("h2 Enter")]),
    Scene::keys("line-misspelt", &[Keys(":moves Space z0 Enter")]),
    Scene::keys("line-fen", &[Keys(":fen Enter")]),
    Scene::keys("line-answer", &[Keys(":say Space e0 Enter")]),
    Scene::keys("line-save", &[Keys(":h2e2 Enter s")]),
    Scene::keys("draw-offer", &[Keys("d :h2e2 Enter")]),
    Scene::from(
        "repetition",
        Position("4k4/9/9/9/9/9/9/9/4A4/3K4R w - - 0 1"),
        &[Keys(
            ":i0i9 Enter :e9e8 Enter :i9i8 Enter :e8e9 Enter :i8i9 Enter",
        )],
    ),
    Scene::from(
        "clock",
        Timed("10m+5s"),
        &[Keys(":h2e2 Enter :h9g7 Enter"), Seconds(75)],
    ),
    Scene::from(
        "clock-low",
        Timed("1m/30s*3"),
        &[Keys(":h2e2 Enter :h9g7 Enter"), Seconds(83)],
    ),
    Scene::from(
        "pause",
        Timed("10m"),
        &[Keys(":h2e2 Enter :h9g7 Enter"), Seconds(75), Keys("p")],
    ),
    Scene::from("blindfold", Blindfold, &[Keys(":h2e2 Enter")]),
    Scene::keys("flipped", &[Keys(":h2e2 Enter f")]),
];
