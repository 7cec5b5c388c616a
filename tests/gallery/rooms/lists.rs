//! Lists to choose from, and what some of them lead to.

use crate::scene::Begin::{Leftover, Leftovers};
use crate::scene::Scene;
use crate::scene::Step::{Keys, Solved, Told};
use std::path::PathBuf;
use std::time::Duration;
use xiangqi::notation::read;
use xiangqi::rules::{BySide, Move, Position};
use xiangqi::storage::LeftGame;
use xiangqi::tui::menu::{FileList, GameList};
use xiangqi::tui::message::{Message, Wanted};

fn listed() -> Message {
    let list = FileList {
        folder: PathBuf::from("/home/li/games"),
        folders: vec!["2024".to_owned(), "古譜".to_owned()],
        records: vec![
            "final.pgn".to_owned(),
            "梅花譜.pgn".to_owned(),
            "a game with a name that is far too long for any list of files.xqf".to_owned(),
        ],
    };
    Message::Listed(PathBuf::from("."), Ok(list))
}

fn titles() -> Message {
    let titles = [
        "Hu Ronghua - Yang Guanlin  1-0",
        "胡榮華 - 楊官璘  1/2-1/2",
        "Anna - Bert  *",
    ];
    Message::Titles(GameList {
        path: PathBuf::from("/home/li/games/final.pgn"),
        titles: titles.map(str::to_owned).into(),
    })
}

/// A move with the position in which it is played.
pub fn first_move() -> (Position, Move) {
    let start = Position::start();
    let m = read(&start, "h2e2").unwrap();
    (start, m)
}

/// Games of people with and without a name, and an endgame.
fn left() -> Message {
    let game = |red: Option<&str>, event: Option<&str>, plies, seconds| LeftGame {
        players: BySide {
            red: red.map(str::to_owned),
            black: None,
        },
        event: event.map(str::to_owned),
        plies,
        ago: Duration::from_secs(seconds),
        last: (plies == 5).then(|| Box::new(first_move())),
        ..LeftGame::default()
    };
    Message::FoundLeft {
        left: vec![
            game(Some("Wang"), None, 34, 20),
            game(None, None, 5, 600),
            game(None, Some("XQ 12"), 7, 7200),
            game(Some("Anna"), Some("XQ"), 112, 400_000),
        ],
        told: None,
        wanted: Wanted::Any,
    }
}

pub const SCENES: &[Scene] = &[
    Scene::from("start-list", Leftover, &[]),
    Scene::from("start-lists", Leftovers, &[]),
    Scene::keys("menu", &[Keys("x")]),
    Scene::keys("menu-end", &[Keys("x End")]),
    Scene::keys("menu-set-up", &[Keys("e F10")]),
    Scene::keys("endgames", &[Keys("E")]),
    Scene::keys("shelf", &[Keys("E Down Enter")]),
    Scene::keys("endgame", &[Keys("E Down Enter Enter Up")]),
    Scene::keys("endgame-hint", &[Keys("E Down Enter Enter H")]),
    Scene::keys("endgame-hint-move", &[Keys("E Down Enter Enter H H")]),
    Scene::keys("endgame-solved", &[Keys("E Down Enter Enter"), Solved]),
    Scene::keys("files", &[Keys("o"), Told(listed)]),
    Scene::keys("file-name", &[Keys("o"), Told(listed), Keys("End Enter")]),
    Scene::keys("left", &[Keys("w"), Told(left)]),
    Scene::keys("games", &[Keys("o"), Told(titles)]),
];
