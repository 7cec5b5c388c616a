//! Sessions by chance: whatever was done, and whenever the program ended, the next one finds the game as it was.

use super::{Folder, saved};
use crate::game::{Game, NodeId, Shift};
use crate::rules::{Point, Rules, Side};
use crate::storage::autosave::Autosave;
use crate::storage::{Saved, script};
use proptest::prelude::*;

/// One thing that players do. Numbers are taken modulo what there is.
#[derive(Clone, Debug)]
enum Act {
    Play(usize),
    TakeBack,
    Redo,
    Back,
    GoTo(usize),
    Delete,
    Promote,
    Shift(bool),
    Comment(u8),
    Mark(u8),
    Resign(bool),
    Agree,
    Offer,
    Flag(bool),
    Withdraw,
    Name(u8),
    Clock(u8),
}

fn act() -> impl Strategy<Value = Act> {
    prop_oneof![
        8 => any::<usize>().prop_map(Act::Play),
        4 => Just(Act::TakeBack),
        2 => Just(Act::Redo),
        2 => Just(Act::Back),
        2 => any::<usize>().prop_map(Act::GoTo),
        1 => Just(Act::Delete),
        1 => Just(Act::Promote),
        1 => any::<bool>().prop_map(Act::Shift),
        1 => any::<u8>().prop_map(Act::Comment),
        1 => any::<u8>().prop_map(Act::Mark),
        1 => any::<bool>().prop_map(Act::Resign),
        1 => Just(Act::Agree),
        2 => Just(Act::Offer),
        1 => any::<bool>().prop_map(Act::Flag),
        2 => Just(Act::Withdraw),
        1 => any::<u8>().prop_map(Act::Name),
        1 => any::<u8>().prop_map(Act::Clock),
    ]
}

fn side(is_red: bool) -> Side {
    if is_red { Side::Red } else { Side::Black }
}

fn perform(act: &Act, saved: &mut Saved) {
    let game = &mut saved.game;
    let node = game.node();
    match *act {
        Act::Play(number) => {
            let moves = game.position().legal_moves();
            if !moves.is_empty() {
                let _ = game.play(moves[number % moves.len()]);
            }
        }
        Act::TakeBack => drop(game.take_back()),
        Act::Redo => drop(game.redo()),
        Act::Back => drop(game.undo()),
        Act::GoTo(number) => {
            let nodes: Vec<NodeId> = std::iter::once(NodeId::ROOT)
                .chain(game.tree().pre_order())
                .collect();
            game.go_to(nodes[number % nodes.len()]);
        }
        Act::Delete => drop(game.tree_mut().delete(node)),
        Act::Promote => drop(game.tree_mut().promote(node)),
        Act::Shift(up) => {
            let shift = if up { Shift::Up } else { Shift::Down };
            game.tree_mut().shift(node, shift);
        }
        Act::Comment(text) => game.tree_mut().set_comment(node, format!("a\nb {text}")),
        Act::Mark(nag) => game.tree_mut().add_nag(node, nag),
        Act::Resign(is_red) => drop(game.resign(side(is_red))),
        Act::Agree => drop(game.agree_draw()),
        Act::Offer => drop(game.offer_draw()),
        Act::Flag(is_red) => drop(game.flag(side(is_red))),
        Act::Withdraw => drop(game.withdraw()),
        Act::Name(name) => saved.tags.set("Red", format!("a {name}\\\n甲")),
        Act::Clock(value) => drop(saved.notes.insert("clock".to_owned(), value.to_string())),
    }
}

/// All that can be seen of a game, and what a save would write.
fn picture(saved: &Saved) -> String {
    let game = &saved.game;
    let played = game.as_played();
    let mut ahead = game.clone();
    let redone: Vec<_> = std::iter::from_fn(|| ahead.redo()).collect();
    let mut played_text = script::body(&Saved::new(played.clone()), None);
    played_text += &script::at(&played);
    format!(
        "{}{}{} {:?} {:?} {redone:?} {} {:?} {:?}\n{played_text}",
        script::body(saved, None),
        script::at(game),
        game.position(),
        game.outcome(),
        ahead.outcome(),
        game.ends_as_recorded(),
        game.draw_offer(),
        saved.notes,
    )
}

/// A game that began as a record: a main line, a side line and an end.
fn recorded() -> Saved {
    let mut saved = saved();
    super::play(&mut saved, "h2e2 h9g7 h0g2");
    saved.game.undo();
    super::play(&mut saved, "b0c2 b9c7");
    saved.game.agree_draw().unwrap();
    saved.game.note_record();
    saved
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 32, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_game_comes_back_as_it_was_whatever_was_done(
        is_recorded in any::<bool>(),
        before in proptest::collection::vec(act(), 1..40),
        after in proptest::collection::vec(act(), 0..10),
    ) {
        let folder = Folder::new("session");
        let mut autosave = Autosave::new(Some(folder.0.clone()));
        let mut saved = if is_recorded { recorded() } else { saved() };
        for act in &before {
            perform(act, &mut saved);
            autosave.keep(&saved).unwrap();
        }
        if folder.0.exists() {
            folder.abandon();
            let mut found = folder.found();
            prop_assert!(found.set_aside.is_empty());
            let mut again = found.left.remove(0).saved;
            prop_assert_eq!(picture(&again), picture(&saved));
            // What comes next must not differ either.
            for act in &after {
                perform(act, &mut saved);
                perform(act, &mut again);
                prop_assert_eq!(picture(&again), picture(&saved), "{:?}", act);
            }
        }
    }
}

#[test]
fn a_place_that_is_not_there_is_no_place() {
    let mut game = Game::new(crate::rules::Position::start(), Rules::default());
    let m = crate::rules::Move::new(Point::new(7, 2).unwrap(), Point::new(4, 2).unwrap());
    game.play(m).unwrap();
    let tree = game.tree();
    let leaf = game.node();
    for way in ["1*1", "0*2", "0*99999999999999999999", "x", "0*1 0*1"] {
        let found = way
            .parse()
            .ok()
            .and_then(|way| tree.follow(NodeId::ROOT, &way));
        assert_eq!(found, None, "{way}");
    }
    assert_eq!(
        tree.follow(NodeId::ROOT, &"0*1".parse().unwrap()),
        Some(leaf)
    );
}
