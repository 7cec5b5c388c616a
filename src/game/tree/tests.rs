use super::*;

/// A move from a0, told apart by its target's number.
fn m(number: usize) -> Move {
    Move::new(
        Point::from_index(0).unwrap(),
        Point::from_index(number).unwrap(),
    )
}

/// The tree in reading order, with the moves' numbers and their distances from the root.
fn shape(tree: &Tree) -> Vec<(usize, usize)> {
    tree.pre_order()
        .map(|node| (tree.ply(node), tree.move_at(node).unwrap().to.index()))
        .collect()
}

/// 1 2 3 with the alternatives 4 5 to move 2, and 6 to move 3.
fn branched() -> (Tree, [NodeId; 6]) {
    let mut tree = Tree::new();
    let a = tree.add(NodeId::ROOT, m(1));
    let b = tree.add(a, m(2));
    let c = tree.add(b, m(3));
    let d = tree.add(a, m(4));
    let e = tree.add(d, m(5));
    let f = tree.add(b, m(6));
    (tree, [a, b, c, d, e, f])
}

#[test]
fn a_node_takes_24_bytes() {
    assert_eq!(std::mem::size_of::<Node>(), 24);
}

#[test]
fn adding_a_known_move_gives_its_node_and_appending_makes_another() {
    let mut tree = Tree::new();
    let first = tree.add(NodeId::ROOT, m(1));
    assert_eq!(tree.add(NodeId::ROOT, m(1)), first);
    assert_eq!(tree.len(), 1);
    let twin = tree.append(NodeId::ROOT, m(1));
    assert_ne!(twin, first);
    assert_eq!(
        tree.children(NodeId::ROOT).collect::<Vec<_>>(),
        [first, twin]
    );
}

#[test]
fn lines_are_read_before_their_alternatives() {
    let (tree, [a, b, c, d, e, _]) = branched();
    assert_eq!(
        shape(&tree),
        [(1, 1), (2, 2), (3, 3), (3, 6), (2, 4), (3, 5)]
    );
    assert_eq!(tree.main_line(), [a, b, c]);
    assert_eq!(tree.path(e), [a, d, e]);
    assert_eq!(tree.path(NodeId::ROOT), []);
    assert_eq!(tree.ply(e), 3);
    assert!(tree.has_side_lines());
}

#[test]
fn the_main_line_has_no_head_and_a_side_line_starts_where_it_leaves() {
    let (tree, [_, _, c, d, e, f]) = branched();
    assert!(tree.is_main(c) && tree.is_main(NodeId::ROOT));
    assert!(!tree.is_main(e));
    assert_eq!(tree.line_head(c), None);
    assert_eq!(tree.line_head(e), Some(d));
    assert_eq!(tree.line_head(f), Some(f));
}

#[test]
fn promoting_a_move_deep_in_a_side_line_promotes_the_line() {
    let (mut tree, [a, b, c, d, e, f]) = branched();
    assert!(tree.promote(e));
    assert_eq!(tree.main_line(), [a, d, e]);
    assert_eq!(tree.children(a).collect::<Vec<_>>(), [d, b]);
    assert!(!tree.promote(e));
    // A side line of a side line: it goes before both.
    assert!(tree.promote(f));
    assert_eq!(tree.children(b).collect::<Vec<_>>(), [f, c]);
    assert_eq!(tree.main_line(), [a, b, f]);
    assert!(!tree.promote(f));
}

#[test]
fn shifting_exchanges_neighbours_and_stops_at_the_ends() {
    let mut tree = Tree::new();
    let [a, b, c] = [1, 2, 3].map(|number| tree.add(NodeId::ROOT, m(number)));
    let order = |tree: &Tree| tree.children(NodeId::ROOT).collect::<Vec<_>>();
    assert!(tree.shift(a, Shift::Down));
    assert_eq!(order(&tree), [b, a, c]);
    assert!(tree.shift(a, Shift::Down));
    assert_eq!(order(&tree), [b, c, a]);
    assert!(!tree.shift(a, Shift::Down));
    assert!(tree.shift(c, Shift::Up));
    assert_eq!(order(&tree), [c, b, a]);
    assert!(!tree.shift(c, Shift::Up));
    assert!(!tree.shift(NodeId::ROOT, Shift::Up));
    let d = tree.add(NodeId::ROOT, m(4));
    assert_eq!(order(&tree), [c, b, a, d]);
}

#[test]
fn deleting_a_line_keeps_the_ids_of_the_others() {
    let (mut tree, [a, b, c, d, e, f]) = branched();
    tree.set_comment(c, "gone".into());
    assert!(tree.delete(b));
    assert_eq!(shape(&tree), [(1, 1), (2, 4), (3, 5)]);
    assert_eq!(tree.len(), 3);
    for gone in [b, c, f] {
        assert!(!tree.contains(gone));
        assert_eq!(tree.move_at(gone), None);
        assert_eq!(tree.comment(gone), "");
        assert!(!tree.delete(gone));
    }
    assert_eq!(tree.path(e), [a, d, e]);
    let new = tree.add(a, m(2));
    assert_eq!(tree.children(a).collect::<Vec<_>>(), [d, new]);
    assert!(!tree.delete(NodeId::ROOT));
}

#[test]
fn deleting_the_last_child_leaves_room_for_the_next() {
    let mut tree = Tree::new();
    let [a, b] = [1, 2].map(|number| tree.add(NodeId::ROOT, m(number)));
    tree.delete(b);
    let c = tree.append(NodeId::ROOT, m(3));
    assert_eq!(tree.children(NodeId::ROOT).collect::<Vec<_>>(), [a, c]);
    tree.delete(a);
    tree.delete(c);
    assert!(tree.is_empty());
    let d = tree.append(NodeId::ROOT, m(4));
    assert_eq!(tree.main_line(), [d]);
}

#[test]
fn comments_and_marks_stay_with_their_move() {
    let (mut tree, [a, .., f]) = branched();
    tree.set_comment(NodeId::ROOT, "before".into());
    tree.set_comment(f, "after".into());
    tree.add_nag(f, 1);
    tree.add_nag(f, 1);
    tree.add_nag(f, 14);
    tree.promote(f);
    assert_eq!(tree.comment(NodeId::ROOT), "before");
    assert_eq!((tree.comment(f), tree.nags(f)), ("after", &[1, 14][..]));
    assert_eq!((tree.comment(a), tree.nags(a)), ("", &[][..]));
    tree.remove_nag(f, 1);
    assert_eq!(tree.nags(f), [14]);
}

#[test]
fn trees_are_equal_by_their_lines_and_notes_not_by_their_ids() {
    let (tree, _) = branched();
    let mut other = Tree::new();
    let spare = other.add(NodeId::ROOT, m(9));
    let a = other.add(NodeId::ROOT, m(1));
    let d = other.add(a, m(4));
    other.add(d, m(5));
    let b = other.add(a, m(2));
    other.add(b, m(3));
    other.add(b, m(6));
    assert_ne!(tree, other);
    other.delete(spare);
    assert_ne!(tree, other, "the side line comes first");
    other.promote(b);
    assert_eq!(tree, other);
    other.set_comment(b, "!".into());
    assert_ne!(tree, other);
    other.set_comment(b, String::new());
    assert_eq!(tree, other);
}

#[test]
fn a_very_long_line_and_very_many_alternatives_take_no_stack_and_little_time() {
    let mut tree = Tree::new();
    let mut node = NodeId::ROOT;
    for number in 0..200_000 {
        node = tree.append(node, m(number % 90));
        tree.append(NodeId::ROOT, m(0));
    }
    assert_eq!(tree.ply(node), 200_000);
    assert_eq!(tree.pre_order().count(), 400_000);
    assert_eq!(tree.clone(), tree);
    let head = tree.path(node)[0];
    assert!(tree.delete(head));
    assert_eq!(tree.len(), 200_000);
}
