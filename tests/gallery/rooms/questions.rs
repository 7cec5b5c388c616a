//! Every question.

use crate::scene::Begin::{Homeless, Serious};
use crate::scene::Scene;
use crate::scene::Step::{Keys, Told};
use xiangqi::config::Settings;
use xiangqi::game::Game;
use xiangqi::record::Tags;
use xiangqi::rules::Position;
use xiangqi::storage::{Doubt, LeftGame, OpenedRecord};
use xiangqi::tui::message::{Message, SaveOutcome, Wanted};

const BEGUN: &str = ":h2e2 Enter";

fn opened() -> Message {
    let record = OpenedRecord {
        game: Game::new(Position::start(), Settings::default().rules),
        tags: Tags::new(),
        number: 1,
        games: 1,
        findings: Vec::new(),
        held: None,
    };
    Message::Opened {
        path: "games/2024/final.pgn".into(),
        is_numbered: false,
        result: Box::new(Ok(record)),
    }
}

fn left() -> Message {
    Message::FoundLeft {
        left: vec![LeftGame::default()],
        told: None,
        wanted: Wanted::Any,
    }
}

fn several() -> Message {
    let game = LeftGame {
        plies: 1,
        last: Some(Box::new(super::lists::first_move())),
        ..LeftGame::default()
    };
    Message::FoundLeft {
        left: vec![game, LeftGame::default()],
        told: None,
        wanted: Wanted::Any,
    }
}

fn exists() -> Message {
    Message::Saved("game.pgn".into(), SaveOutcome::Exists(Doubt::Other))
}

fn holds_more() -> Message {
    Message::Saved("game.pgn".into(), SaveOutcome::Exists(Doubt::Games(3)))
}

pub const SCENES: &[Scene] = &[
    Scene::keys("ask-again", &[Keys(BEGUN), Keys("a")]),
    Scene::from("ask-go-on", Homeless, &[Keys(BEGUN), Told(left)]),
    Scene::keys("new-after-game", &[Keys(BEGUN), Keys("n Enter")]),
    Scene::keys("ask-throw-away", &[Told(several), Keys("D")]),
    Scene::keys("ask-accept-draw", &[Keys("d :h2e2 Enter d")]),
    Scene::keys("ask-resign", &[Keys(BEGUN), Keys("R")]),
    Scene::from("ask-takeback", Serious, &[Keys(BEGUN), Keys("u")]),
    Scene::from("ask-quit", Homeless, &[Keys(BEGUN), Keys("q")]),
    Scene::from("ask-open", Homeless, &[Keys(BEGUN), Told(opened)]),
    Scene::from(
        "ask-pasted",
        Homeless,
        &[
            Keys(BEGUN),
            Keys("paste@[Red_\"Anna\"]\\n\\n1._h2e2_h9g7_2._h0g2_*"),
        ],
    ),
    Scene::from(
        "ask-endgame",
        Homeless,
        &[Keys(BEGUN), Keys("E Enter Enter")],
    ),
    Scene::from(
        "ask-set-up",
        Homeless,
        &[
            Keys(BEGUN),
            Keys("paste@4k4/9/9/9/9/9/9/9/R8/3K5_w_-_-_0_1"),
        ],
    ),
    Scene::keys(
        "ask-overwrite",
        &[Keys(BEGUN), Keys("s Enter"), Told(exists)],
    ),
    Scene::keys(
        "ask-replace-more",
        &[Keys(BEGUN), Keys("s Enter"), Told(holds_more)],
    ),
    Scene::keys("ask-delete", &[Keys(BEGUN), Keys("D")]),
    Scene::from(
        "ask-promote",
        Serious,
        &[Keys(BEGUN), Keys("[ :b2e2 Enter P")],
    ),
    Scene::keys("ask-leave-editor", &[Keys("e x Esc")]),
];
