//! Looking back: side lines, comments, what the keys of review say.

use crate::scene::Scene;
use crate::scene::Step::{self, Keys};

const GAME: Step = Keys(
    ":h2e2 Enter :h9g7 Enter :h0g2 Enter :i9h9 Enter :b0c2 Enter :c6c5 Enter [ [ [ :b9c7 Enter :i0h0 Enter",
);
const COMMENT: Step = Keys("c paste@Both_horses_stand_well;_the_rook_comes_next. Enter");

pub const SCENES: &[Scene] = &[
    Scene::keys("side-line", &[GAME]),
    Scene::keys("comment-kept", &[GAME, COMMENT]),
    Scene::keys("comment", &[GAME, COMMENT, Keys("c")]),
    Scene::keys("walk-back", &[GAME, COMMENT, Keys("[ [")]),
    Scene::keys("taken-back", &[GAME, Keys("u")]),
    Scene::keys(
        "recorded-result",
        &[Keys(
            "paste@[Result_\"1-0\"]\\n[Termination_\"time_forfeit\"]\\n\\n1._h2e2_h9g7_2._h0g2_1-0 r",
        )],
    ),
];
