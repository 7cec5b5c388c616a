//! Games that survive: kills, half-written lines, other programs, full disks.

mod left;
mod sessions;

use super::*;
use crate::game::{Game, Outcome, WinReason};
use crate::notation;
use crate::rules::{Position, Rules, Side};
use crate::storage::found::newest_first;

/// A folder of its own for one test, gone at its end.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let folder =
            std::env::temp_dir().join(format!("xiangqi-autosave-{}-{name}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        Self(folder)
    }

    fn games(&self) -> Vec<PathBuf> {
        newest_first(&self.0)
            .into_iter()
            .map(|(_, path)| path)
            .collect()
    }

    fn only_game(&self) -> String {
        let games = self.games();
        assert_eq!(games.len(), 1);
        fs::read_to_string(&games[0]).unwrap()
    }

    /// Lets the program that keeps the only game be gone.
    fn abandon(&self) {
        let text = self.only_game();
        let owner = Process::own().to_text();
        fs::write(
            &self.games()[0],
            text.replace(&format!("process {owner}"), "process 4000000000 1"),
        )
        .unwrap();
    }

    fn found(&self) -> Found {
        Found::in_folder(&self.0)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn saved() -> Saved {
    Saved::new(Game::new(Position::start(), Rules::default()))
}

fn play(saved: &mut Saved, text: &str) {
    for word in text.split_whitespace() {
        let m = notation::read(saved.game.position(), word).unwrap();
        saved.game.play(m).unwrap();
    }
}

/// Plays and keeps move by move, as a program does.
fn play_and_keep(autosave: &mut Autosave, saved: &mut Saved, text: &str) {
    for word in text.split_whitespace() {
        play(saved, word);
        autosave.keep(saved).unwrap();
    }
}

fn same(left: &Saved, right: &Saved) {
    assert_eq!(left.game.tree(), right.game.tree());
    assert_eq!(
        left.game.position().to_string(),
        right.game.position().to_string()
    );
    assert_eq!(left.game.outcome(), right.game.outcome());
    assert_eq!(left.game.rules(), right.game.rules());
    assert_eq!(left.game.ply(), right.game.ply());
    assert_eq!(left.tags, right.tags);
    assert_eq!(left.file, right.file);
    assert_eq!(left.notes, right.notes);
}

#[test]
fn nothing_is_written_before_the_first_move() {
    let folder = Folder::new("nothing");
    let mut autosave = Autosave::new(Some(folder.0.clone()));
    autosave.keep(&saved()).unwrap();
    assert!(!folder.0.exists());
}

#[test]
fn a_game_from_a_file_is_not_kept_before_it_is_changed() {
    let folder = Folder::new("looked-at");
    let mut autosave = Autosave::new(Some(folder.0.clone()));
    let mut game = saved();
    play(&mut game, "h2e2 h9g7");
    game.file = Some("game.pgn".into());
    autosave.keep(&game).unwrap();
    game.game.undo();
    autosave.keep(&game).unwrap();
    assert!(!folder.0.exists());
    play_and_keep(&mut autosave, &mut game, "h9i7");
    folder.abandon();
    same(&folder.found().left.remove(0).saved, &game);
}

#[test]
fn each_move_is_one_appended_line() {
    let folder = Folder::new("append");
    let mut autosave = Autosave::new(Some(folder.0.clone()));
    let mut game = saved();
    play_and_keep(&mut autosave, &mut game, "h2e2");
    let first = folder.only_game();
    play_and_keep(&mut autosave, &mut game, "h9g7");
    assert_eq!(folder.only_game(), format!("{first}play h9g7\n"));
    autosave.keep(&game).unwrap();
    assert_eq!(folder.only_game(), format!("{first}play h9g7\n"));
}

#[test]
fn a_game_left_behind_comes_back_as_it_was() {
    let folder = Folder::new("back");
    let mut autosave = Autosave::new(Some(folder.0.clone()));
    let mut game = saved();
    game.tags.set("Red", "甲\nthe \\ first");
    game.file = Some("a game.pgn".into());
    play_and_keep(&mut autosave, &mut game, "h2e2 h9g7 h0g2");
    game.game.undo();
    autosave.keep(&game).unwrap();
    play_and_keep(&mut autosave, &mut game, "b0c2");
    let node = game.game.node();
    game.game
        .tree_mut()
        .set_comment(node, "a side line\n\nof two lines".to_owned());
    game.game.tree_mut().add_nag(node, 3);
    autosave.keep(&game).unwrap();
    game.notes.insert("flip".to_owned(), "true".to_owned());
    autosave.keep(&game).unwrap();
    game.game.undo();
    game.game.undo();
    autosave.keep(&game).unwrap();
    folder.abandon();
    let leftover = folder.found().left.remove(0);
    same(&leftover.saved, &game);
}

#[test]
fn a_move_that_goes_before_others_comes_back_before_them() {
    let folder = Folder::new("first");
    let mut autosave = Autosave::new(Some(folder.0.clone()));
    let mut saved = saved();
    play_and_keep(&mut autosave, &mut saved, "h2e2");
    saved.game.undo();
    autosave.keep(&saved).unwrap();
    play(&mut saved, "b2e2");
    let node = saved.game.node();
    saved.game.tree_mut().promote(node);
    autosave.keep(&saved).unwrap();
    folder.abandon();
    let found = folder.found().left.remove(0).saved;
    assert_eq!(found.game.tree(), saved.game.tree());
}

#[test]
fn every_prefix_of_the_file_gives_the_moves_that_were_complete() {
    let folder = Folder::new("prefix");
    let mut autosave = Autosave::new(Some(folder.0.clone()));
    let mut game = saved();
    play_and_keep(&mut autosave, &mut game, "h2e2");
    let whole = folder.only_game().len();
    play_and_keep(&mut autosave, &mut game, "h9g7 h0g2 i9h9 i0h0");
    let text = folder.only_game();
    for end in whole..=text.len() {
        let script = script::read(&text[..end]).unwrap();
        let complete = text[whole..end].matches('\n').count();
        assert_eq!(script.saved.game.ply(), 1 + complete, "{end}");
        assert_eq!(script.broken_at, None);
    }
}

#[test]
fn a_declared_end_is_kept_and_a_withdrawn_one_is_not() {
    let folder = Folder::new("end");
    let mut autosave = Autosave::new(Some(folder.0.clone()));
    let mut game = saved();
    play_and_keep(&mut autosave, &mut game, "h2e2 h9g7");
    game.game.resign(Side::Red).unwrap();
    autosave.keep(&game).unwrap();
    folder.abandon();
    let outcome = folder.found().left.remove(0).saved.game.outcome();
    let by = WinReason::Resignation;
    assert_eq!(
        outcome,
        Some(Outcome::Won {
            winner: Side::Black,
            by
        })
    );

    game.game.withdraw();
    autosave.keep(&game).unwrap();
    folder.abandon();
    assert_eq!(folder.found().left.remove(0).saved.game.outcome(), None);
}

#[test]
fn the_game_of_a_running_program_is_left_alone() {
    let folder = Folder::new("running");
    let mut autosave = Autosave::new(Some(folder.0.clone()));
    let mut game = saved();
    play_and_keep(&mut autosave, &mut game, "h2e2");
    assert!(folder.found().left.is_empty());
    let mut second = Autosave::new(Some(folder.0.clone()));
    let mut other = saved();
    play_and_keep(&mut second, &mut other, "b2e2");
    assert_eq!(folder.games().len(), 2);
}

#[test]
fn a_game_is_taken_over_by_one_program_only() {
    let folder = Folder::new("over");
    let mut autosave = Autosave::new(Some(folder.0.clone()));
    let mut game = saved();
    play_and_keep(&mut autosave, &mut game, "h2e2");
    folder.abandon();
    let (first, second) = (folder.found().left.remove(0), folder.found().left.remove(0));
    let mut winner = Autosave::new(Some(folder.0.clone()));
    let mut resumed = winner.resume(first, Autosave::close).unwrap();
    same(&resumed, &game);
    assert!(
        Autosave::new(Some(folder.0.clone()))
            .resume(second, Autosave::close)
            .is_err()
    );
    play_and_keep(&mut winner, &mut resumed, "h9g7");
    folder.abandon();
    assert_eq!(folder.found().left.remove(0).saved.game.ply(), 2);
}

#[test]
fn a_game_that_was_put_away_is_not_offered_but_still_there() {
    let folder = Folder::new("away");
    let mut autosave = Autosave::new(Some(folder.0.clone()));
    let mut game = saved();
    play_and_keep(&mut autosave, &mut game, "h2e2");
    autosave.close();
    folder.abandon();
    assert!(folder.found().left.is_empty());
    assert_eq!(folder.games().len(), 1);
    play_and_keep(&mut autosave, &mut saved(), "h2e2");
    assert_eq!(folder.games().len(), 2);
}

#[test]
fn an_unreadable_file_is_put_aside_and_named() {
    let folder = Folder::new("aside");
    fs::create_dir_all(&folder.0).unwrap();
    let path = folder.0.join("1-1.game");
    for garbage in [
        "",
        "garbage\n",
        "xiangqi autosave 1\nprocess 4000000000 1\nfen nonsense\n---\n",
    ] {
        fs::write(&path, garbage).unwrap();
        let found = folder.found();
        assert!(found.left.is_empty());
        let [aside] = found.set_aside.as_slice() else {
            panic!("{found:?}");
        };
        assert_eq!(fs::read_to_string(&aside.path).unwrap(), garbage);
        assert!(!path.exists());
        assert!(
            aside.tell(Lang::En).contains("line"),
            "{}",
            aside.tell(Lang::En)
        );
    }
}

#[test]
fn a_spoilt_end_loses_no_move_before_it() {
    let folder = Folder::new("spoilt");
    let mut autosave = Autosave::new(Some(folder.0.clone()));
    let mut game = saved();
    play_and_keep(&mut autosave, &mut game, "h2e2 h9g7");
    folder.abandon();
    let text = folder.only_game() + "play a0a9\n\0\0\0\n";
    fs::write(&folder.games()[0], &text).unwrap();
    let mut found = folder.found();
    assert_eq!(found.left.remove(0).saved.game.ply(), 2);
    assert_eq!(fs::read_to_string(&found.set_aside[0].path).unwrap(), text);
}

#[test]
fn what_a_killed_program_was_writing_is_cleared_away_and_nothing_else() {
    let folder = Folder::new("halves");
    fs::create_dir_all(&folder.0).unwrap();
    let names = [
        ".1-4000000000.game.4000000000.new",
        ".1-1.game.1.new",
        "notes.new",
    ];
    let [half, of_another, other] = names.map(|name| folder.0.join(name));
    for path in [&half, &of_another, &other] {
        fs::write(path, "xiangqi").unwrap();
    }
    folder.found();
    assert!(!half.exists());
    assert!(of_another.exists(), "the first process always runs");
    assert!(other.exists());
}

#[test]
fn a_place_that_cannot_be_written_is_told_once() {
    let folder = Folder::new("blocked");
    fs::write(&folder.0, "in the way").unwrap();
    let mut autosave = Autosave::new(Some(folder.0.clone()));
    let mut game = saved();
    play(&mut game, "h2e2");
    let trouble = autosave.keep(&game).unwrap_err().tell(Lang::En);
    assert!(
        trouble.contains(&folder.0.display().to_string()),
        "{trouble}"
    );
    play_and_keep(&mut autosave, &mut game, "h9g7");
    assert!(!autosave.is_keeping());
    fs::remove_file(&folder.0).unwrap();
    play_and_keep(&mut autosave, &mut game, "h0g2");
    assert!(autosave.is_keeping());
    folder.abandon();
    assert_eq!(folder.found().left.remove(0).saved.game.ply(), 3);
}

#[test]
fn without_a_home_the_game_goes_on_and_says_so() {
    let mut game = saved();
    play(&mut game, "h2e2");
    let mut autosave = Autosave::new(None);
    let trouble = autosave.keep(&game).unwrap_err().tell(Lang::En);
    assert_eq!(
        trouble,
        "This game cannot be kept if the program stops: no home folder is known."
    );
    assert!(autosave.keep(&game).is_ok());
}
