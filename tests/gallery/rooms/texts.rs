//! Texts to be read, page by page.

use crate::scene::Scene;
use crate::scene::Step::Keys;

pub const SCENES: &[Scene] = &[
    Scene::keys("help", &[Keys("?")]),
    Scene::keys("help-2", &[Keys("? Space")]),
    Scene::keys("help-3", &[Keys("? Space Space")]),
    Scene::keys("help-4", &[Keys("? Space Space Space")]),
    Scene::keys("help-5", &[Keys("? Space Space Space Space")]),
    Scene::keys("help-end", &[Keys("? End")]),
    Scene::keys("help-set-up", &[Keys("e ?")]),
    Scene::keys("words", &[Keys(":h2e2 Enter :say Enter")]),
    Scene::keys("moves", &[Keys(":moves Enter")]),
];
