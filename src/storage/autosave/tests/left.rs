//! Games that were left for others: who finds them, and that they stay.

use super::{Folder, play_and_keep, same, saved};
use crate::game::NodeId;
use crate::i18n::Lang;
use crate::notation::Notation;
use crate::rules::Side;
use crate::storage::autosave::Autosave;
use crate::storage::found::{Found, LeftGame};
use crate::storage::{ENDGAME, Saved};
use std::fs;
use std::time::SystemTime;

/// The moves of the games that a program can go on with, the one that was left last first.
fn plies(autosave: &Autosave) -> Vec<usize> {
    let now = SystemTime::now();
    let left = autosave.find().unfinished();
    let titles: Vec<LeftGame> = left.iter().map(|left| left.title(now)).collect();
    titles.iter().map(|title| title.plies).collect()
}

/// Takes up the game at a place of the list, and leaves that on the board.
fn swap(autosave: &mut Autosave, place: usize, present: &Saved) -> Saved {
    let chosen = autosave.find().unfinished().remove(place);
    let leave = |autosave: &mut Autosave| autosave.leave(present);
    autosave.resume(chosen, leave).unwrap()
}

#[test]
fn a_game_that_was_left_is_found_by_its_own_program_and_not_by_another_one_that_runs() {
    let folder = Folder::new("left");
    let mut autosave = Autosave::new(Some(folder.0.clone()));
    let mut first = saved();
    play_and_keep(&mut autosave, &mut first, "h2e2 h9g7 h0g2");
    autosave.leave(&first);
    assert_eq!(plies(&autosave), [3]);
    let mut second = saved();
    play_and_keep(&mut autosave, &mut second, "b2e2");
    assert_eq!(plies(&autosave), [3], "the game on the board is no other");
    assert!(folder.found().left.is_empty(), "its program still runs");
}

#[test]
fn two_games_change_places_as_often_as_is_wished_and_lose_nothing() {
    let folder = Folder::new("swap");
    let mut autosave = Autosave::new(Some(folder.0.clone()));
    let mut on_board = saved();
    play_and_keep(&mut autosave, &mut on_board, "h2e2 h9g7");
    let mut other = on_board.clone();
    autosave.leave(&on_board);
    on_board = saved();
    play_and_keep(&mut autosave, &mut on_board, "b2e2");
    for m in ["h0g2", "b9c7", "b9c7", "b0c2"] {
        let taken = swap(&mut autosave, 0, &on_board);
        same(&taken, &other);
        other = std::mem::replace(&mut on_board, taken);
        play_and_keep(&mut autosave, &mut on_board, m);
        assert_eq!(plies(&autosave), [other.game.ply()]);
    }
    assert_eq!(folder.games().len(), 2);
}

#[test]
fn the_game_that_was_left_last_comes_first() {
    let folder = Folder::new("last-first");
    let mut autosave = Autosave::new(Some(folder.0.clone()));
    let mut games = Vec::new();
    for moves in ["h2e2", "h2e2 h9g7", "h2e2 h9g7 h0g2"] {
        let mut game = saved();
        play_and_keep(&mut autosave, &mut game, moves);
        autosave.leave(&game);
        set_back(&folder);
        games.push(game);
    }
    assert_eq!(plies(&autosave), [3, 2, 1]);
    let taken = swap(&mut autosave, 2, &saved());
    autosave.leave(&taken);
    assert_eq!(plies(&autosave), [1, 3, 2]);
}

/// Lets the files be older than they are, so that what is written next is newer on every disk.
fn set_back(folder: &Folder) {
    for path in folder.games() {
        let file = fs::File::options().append(true).open(path).unwrap();
        let time = file.metadata().unwrap().modified().unwrap();
        let earlier = time - std::time::Duration::from_secs(60);
        file.set_modified(earlier).unwrap();
    }
}

#[test]
fn however_many_games_are_put_away_no_game_that_was_left_is_removed() {
    let folder = Folder::new("many");
    let mut autosave = Autosave::new(Some(folder.0.clone()));
    for _ in 0..3 {
        let mut game = saved();
        play_and_keep(&mut autosave, &mut game, "h2e2");
        autosave.leave(&game);
    }
    for _ in 0..60 {
        play_and_keep(&mut autosave, &mut saved(), "b2e2");
        autosave.close();
    }
    autosave.find();
    assert_eq!(plies(&autosave), [1, 1, 1]);
    assert_eq!(folder.games().len(), 53);
}

#[test]
fn a_game_that_is_thrown_away_is_found_no_more_and_its_file_stays_among_those_put_away() {
    let folder = Folder::new("thrown");
    let mut autosave = Autosave::new(Some(folder.0.clone()));
    for moves in ["h2e2", "h2e2 h9g7"] {
        let mut game = saved();
        play_and_keep(&mut autosave, &mut game, moves);
        autosave.leave(&game);
        set_back(&folder);
    }
    let unwanted = autosave.find().unfinished().remove(0);
    // A line that was cut off by a kill does not hide that it is put away.
    let mut text = fs::read_to_string(unwanted.path()).unwrap();
    text.push_str("play h0");
    fs::write(unwanted.path(), text).unwrap();
    autosave.throw_away(&unwanted).unwrap();
    assert_eq!(plies(&autosave), [1]);
    assert_eq!(folder.games().len(), 2);
    let late = autosave.throw_away(&unwanted).unwrap_err();
    let told = late.tell_throwing(Lang::En);
    assert_eq!(told, "Another program has taken that game up.");
    assert_eq!(plies(&autosave), [1]);
}

#[test]
fn a_list_says_the_last_move_of_a_game_and_leaves_out_one_in_which_there_is_nothing() {
    let folder = Folder::new("last-move");
    let mut autosave = Autosave::new(Some(folder.0.clone()));
    let mut game = saved();
    play_and_keep(&mut autosave, &mut game, "h2e2 h9g7");
    autosave.leave(&game);
    let told = |autosave: &Autosave| {
        let left = autosave.find().unfinished();
        let titles = left.iter().map(|left| left.title(SystemTime::now()));
        let told = titles.map(|title| title.tell(Lang::En, Notation::Wxf));
        told.collect::<Vec<String>>()
    };
    assert_eq!(told(&autosave), ["Red - Black, plies: 2, last H8+7"]);
    let taken = swap(&mut autosave, 0, &saved());
    game = taken;
    game.game.take_back();
    game.game.take_back();
    autosave.keep(&game).unwrap();
    autosave.leave(&game);
    assert_eq!(told(&autosave), ["Red - Black, plies: 0"]);
    // Killed after the only move was deleted.
    game = swap(&mut autosave, 0, &saved());
    let first = game.game.tree().first_child(NodeId::ROOT).unwrap();
    game.game.tree_mut().delete(first);
    autosave.keep(&game).unwrap();
    folder.abandon();
    assert_eq!(told(&Autosave::new(Some(folder.0.clone()))), [""; 0]);
}

#[test]
fn a_game_without_moves_leaves_nothing() {
    let folder = Folder::new("no-moves");
    let mut autosave = Autosave::new(Some(folder.0.clone()));
    autosave.leave(&saved());
    assert!(!folder.0.exists());
    let mut game = saved();
    play_and_keep(&mut autosave, &mut game, "h2e2");
    let node = game.game.node();
    game.game.tree_mut().delete(node);
    autosave.keep(&game).unwrap();
    autosave.leave(&game);
    assert_eq!(plies(&autosave), []);
}

#[test]
fn where_another_program_was_faster_the_game_on_the_board_stays() {
    let folder = Folder::new("faster");
    let mut autosave = Autosave::new(Some(folder.0.clone()));
    let mut left = saved();
    play_and_keep(&mut autosave, &mut left, "h2e2 h9g7");
    autosave.leave(&left);
    let mut game = saved();
    play_and_keep(&mut autosave, &mut game, "b2e2");
    let [mut chosen, mut late] = [0, 1].map(|_| autosave.find().unfinished());
    let mut other = Autosave::new(Some(folder.0.clone()));
    other
        .resume(chosen.remove(0), Autosave::close)
        .map(|taken| same(&taken, &left))
        .unwrap();
    let part = |_: &mut Autosave| panic!("nothing is parted with");
    assert!(autosave.resume(late.remove(0), part).is_err());
    play_and_keep(&mut autosave, &mut game, "b9c7");
    let texts = folder.games().into_iter().map(fs::read_to_string);
    let kept: Vec<String> = texts.map(Result::unwrap).collect();
    assert_eq!(kept.len(), 2);
    assert!(kept.iter().any(|text| text.ends_with("play b9c7\n")));
}

#[test]
fn the_time_that_was_used_is_kept_with_the_game_that_is_left() {
    let folder = Folder::new("time");
    let mut autosave = Autosave::new(Some(folder.0.clone()));
    let mut game = saved();
    play_and_keep(&mut autosave, &mut game, "h2e2");
    game.notes.insert("clock".to_owned(), "later".to_owned());
    autosave.leave(&game);
    let found = autosave.find().left.remove(0);
    assert_eq!(found.saved.notes["clock"], "later");
}

#[test]
fn a_finished_game_that_was_put_away_can_be_looked_at_again_and_removed() {
    let folder = Folder::new("finished");
    let mut autosave = Autosave::new(Some(folder.0.clone()));
    let mut game = saved();
    play_and_keep(&mut autosave, &mut game, "h2e2");
    game.game.resign(Side::Black).unwrap();
    autosave.keep(&game).unwrap();
    autosave.close();
    // An exercise is none.
    let mut exercise = saved();
    exercise.notes.insert(ENDGAME.to_owned(), "one".to_owned());
    play_and_keep(&mut autosave, &mut exercise, "h2e2");
    exercise.game.resign(Side::Black).unwrap();
    autosave.keep(&exercise).unwrap();
    autosave.close();
    // An unfinished game that was thrown away is not wanted any more.
    play_and_keep(&mut autosave, &mut saved(), "h2e2 h9g7");
    autosave.close();
    let mut unfinished = saved();
    play_and_keep(&mut autosave, &mut unfinished, "b2e2 b9c7");
    autosave.leave(&unfinished);
    assert_eq!(plies(&autosave), [2], "only that is gone on with");
    let all = |autosave: &Autosave| autosave.find().all();
    let [first, over]: [_; 2] = all(&autosave).try_into().unwrap();
    same(&first.saved, &unfinished);
    same(&over.saved, &game);
    let taken = autosave.resume(over, Autosave::close).unwrap();
    same(&taken, &game);
    assert_eq!(all(&autosave).len(), 1, "it is on the board");
    autosave.close();
    let over = all(&autosave).remove(1);
    autosave.throw_away(&over).unwrap();
    assert_eq!(all(&autosave).len(), 1);
    // The same holds for one to which something was added since its end.
    let root = game.game.node();
    game.game.tree_mut().set_comment(root, "good".to_owned());
    autosave.keep(&game).unwrap();
    autosave.leave(&game);
    let annotated = all(&autosave).remove(0);
    same(&annotated.saved, &game);
    autosave.throw_away(&annotated).unwrap();
    assert_eq!(all(&autosave).len(), 1);
}

#[test]
fn a_finished_game_that_a_file_holds_stays_one_while_it_is_only_looked_at() {
    let folder = Folder::new("looked-at");
    let mut autosave = Autosave::new(Some(folder.0.clone()));
    let mut game = saved();
    play_and_keep(&mut autosave, &mut game, "h2e2");
    game.game.resign(Side::Black).unwrap();
    let root = game.game.node();
    game.game.tree_mut().set_comment(root, "good".to_owned());
    game.is_in_file("game.pgn".into(), None);
    game.note_filed();
    autosave.keep(&game).unwrap();
    autosave.close();
    let over = autosave.find().all().remove(0);
    let mut taken = autosave.resume(over, Autosave::close).unwrap();
    let stays = |saved: &Saved| saved.is_to_stay(saved.stands_at());
    assert!(!stays(&taken));
    // The power may fail while it is on the board.
    let found = || Found::search(&folder.0, |_, _| true);
    assert_eq!(found().all().len(), 1, "it is listed");
    assert!(found().unfinished().is_empty(), "and not offered");
    // Who adds something to it can go on with that, also after a power cut.
    let node = taken.game.node();
    taken.game.tree_mut().set_comment(node, "better".to_owned());
    assert!(stays(&taken));
    autosave.keep(&taken).unwrap();
    assert_eq!(found().unfinished().len(), 1);
}
