//! Every way in which a game ends.

use crate::scene::Begin::{Casual, Position, Timed};
use crate::scene::Scene;
use crate::scene::Step::{Keys, Seconds};

const CHASE: &str = "4k4/9/9/9/2n6/9/9/9/R8/3K5 w - - 0 1";

pub const SCENES: &[Scene] = &[
    Scene::from(
        "mate",
        Position("4k4/4a3R/9/9/9/9/9/9/4K4/9 w - - 0 1"),
        &[Keys(":i8i9 Enter")],
    ),
    Scene::from(
        "stalemate",
        Position("3k5/9/4P4/9/9/9/9/9/9/4K4 w - - 0 1"),
        &[Keys(":e7e8 Enter")],
    ),
    Scene::keys("resignation", &[Keys(":h2e2 Enter R y")]),
    Scene::keys("agreed", &[Keys(":h2e2 Enter d d y")]),
    Scene::from(
        "flag",
        Timed("1m"),
        &[Keys(":h2e2 Enter :h9g7 Enter"), Seconds(90)],
    ),
    Scene::from(
        "flag-while-typing",
        Timed("1m"),
        &[Keys(":h2e2 Enter :h9g7 Enter :h0"), Seconds(90)],
    ),
    Scene::from(
        "chased",
        Position(CHASE),
        &[
            Keys(":a1c1 Enter :c5a4 Enter :c1a1 Enter :a4c5 Enter"),
            Keys(":a1c1 Enter :c5a4 Enter :c1a1 Enter :a4c5 Enter"),
        ],
    ),
    Scene::from(
        "no-attackers",
        Position("3k5/9/9/9/9/9/9/9/4p4/4K4 w - - 0 1"),
        &[Keys(":e0e1 Enter")],
    ),
    Scene::from(
        "king-taken",
        Casual("4k4/9/9/9/9/9/9/9/3R5/5K3 b - - 0 1"),
        &[Keys(":e9d9 Enter :d1d9 Enter")],
    ),
    Scene::keys("result-aside", &[Keys(":h2e2 Enter R y Esc")]),
];
