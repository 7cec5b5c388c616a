//! Every way in which a game ends.

use crate::scene::Begin::{Casual, Position, Timed, TimedAt};
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
    Scene::from(
        "kings-facing",
        Casual("3k5/9/9/9/3P5/9/9/9/9/3K5 w - - 0 1"),
        &[Keys(":d5e5 Enter")],
    ),
    Scene::from(
        "checked",
        Position("3k5/R8/9/9/9/9/9/9/9/5K3 w - - 0 1"),
        &[
            Keys(":a8a9 Enter :d9d8 Enter :a9a8 Enter :d8d9 Enter"),
            Keys(":a8a9 Enter :d9d8 Enter :a9a8 Enter :d8d9 Enter"),
        ],
    ),
    Scene::from(
        "mutual-check",
        Position("9/4c4/3k5/3r5/9/9/4C4/9/4K4/3R5 w - - 0 1"),
        &[
            Keys(":e3d3 Enter :d6e6 Enter :d3e3 Enter :e6d6 Enter"),
            Keys(":e3d3 Enter :d6e6 Enter :d3e3 Enter :e6d6 Enter"),
        ],
    ),
    Scene::from(
        "mutual-chase",
        Position("9/4k4/4b4/9/9/8C/2P1n1R2/4KA3/9/3A5 b - - 0 1"),
        &[
            Keys(":e3f5 Enter :g3g5 Enter :f5e3 Enter :g5g3 Enter"),
            Keys(":e3f5 Enter :g3g5 Enter :f5e3 Enter :g5g3 Enter"),
        ],
    ),
    Scene::from(
        "repeated",
        Position("4k4/9/9/9/9/9/9/9/R8/3K5 w - - 0 1"),
        &[
            Keys(":a1a2 Enter :e9e8 Enter :a2a1 Enter :e8e9 Enter"),
            Keys(":a1a2 Enter :e9e8 Enter :a2a1 Enter :e8e9 Enter"),
        ],
    ),
    Scene::from(
        "repeated-with-checks",
        Position("3k5/9/9/9/9/9/R8/9/9/5K3 w - - 0 1"),
        &[
            Keys(":a3a9 Enter :d9d8 Enter :a9a3 Enter :d8d9 Enter"),
            Keys(":a3a9 Enter :d9d8 Enter :a9a3 Enter :d8d9 Enter"),
        ],
    ),
    Scene::from(
        "move-limit",
        Position("4k4/R8/9/9/9/9/9/9/9/3K5 w - - 119 90"),
        &[Keys(":a8b8 Enter")],
    ),
    Scene::from(
        "flag-without-attackers",
        TimedAt("1m", "3k5/9/9/9/9/9/9/9/9/R3K4 w - - 0 1"),
        &[Keys(":a0a1 Enter :d9d8 Enter"), Seconds(90)],
    ),
    Scene::keys("result-aside", &[Keys(":h2e2 Enter R y Esc")]),
];
