//! Lines of every kind, and what they say.

use super::*;
use crate::notation;
use crate::rules::Position;

fn order(line: &str) -> Order {
    match read(line) {
        Ok(Entry::Order(order)) => order,
        other => panic!("{line}: {other:?}"),
    }
}

#[test]
fn every_word_of_a_command_gives_the_same_order() {
    for spec in SPECS {
        let argument = if spec.argument.starts_with("FILE") {
            " game.pgn"
        } else {
            ""
        };
        let first = order(&format!("{}{argument}", spec.english[0]));
        for word in spec.english.iter().copied().chain(spec.chinese()) {
            assert_eq!(order(&format!("{word}{argument}")), first, "{word}");
            assert_eq!(
                order(&format!(" {}{argument} ", word.to_uppercase())),
                first,
                "{word}"
            );
        }
    }
}

#[test]
fn no_word_stands_for_two_commands() {
    for spec in SPECS {
        for word in spec.english.iter().copied().chain(spec.chinese()) {
            let owners = SPECS.iter().filter(|other| {
                other.english.contains(&word) || other.chinese().any(|own| own == word)
            });
            assert_eq!(owners.count(), 1, "{word}");
        }
    }
}

#[test]
fn no_move_is_taken_for_a_command() {
    let position = Position::start();
    for &m in &position.legal_moves() {
        for notation in [
            notation::Notation::Iccs,
            notation::Notation::Wxf,
            notation::Notation::Chinese(notation::Script::Simplified),
        ] {
            let text = notation::write(&position, m, notation);
            assert_eq!(read(&text), Ok(Entry::Move(text.clone())));
        }
    }
    assert_eq!(read("1 2 4 2"), Ok(Entry::Move("1 2 4 2".to_owned())));
}

#[test]
fn squares_and_numbers_follow_their_commands() {
    assert_eq!(
        order("moves b0"),
        Order::Moves(Movers::At(Point::new(1, 0).unwrap()))
    );
    assert_eq!(
        order("moves 1 0"),
        Order::Moves(Movers::At(Point::new(1, 0).unwrap()))
    );
    assert_eq!(
        order("走法 八0"),
        Order::Moves(Movers::At(Point::new(1, 0).unwrap()))
    );
    assert_eq!(order("悔棋 3"), Order::Undo(3));
    assert_eq!(order("悔棋 二"), Order::Undo(2));
    assert_eq!(order("悔棋十二著"), Order::Undo(12));
    assert_eq!(order("悔兩步"), Order::Undo(2));
    assert_eq!(
        read("悔棋 〇"),
        Err(EntryError::NotANumber("〇".to_owned()))
    );
    assert_eq!(order("say black"), Order::Say(Topic::Side(Side::Black)));
    assert_eq!(
        order("say e9"),
        Order::Say(Topic::At(Point::new(4, 9).unwrap()))
    );
    for line in ["moves horse", "moves Horses", "著法 馬", "着法 马"] {
        assert_eq!(order(line), Order::Moves(Movers::Kind(PieceKind::Horse)));
    }
    let kind = |kind, side| Order::Say(Topic::Kind(kind, side));
    assert_eq!(order("播報 將"), kind(PieceKind::King, Some(Side::Black)));
    assert_eq!(order("say cannons"), kind(PieceKind::Cannon, None));
}

#[test]
fn file_names_may_hold_blanks_and_a_number_of_the_game() {
    assert_eq!(
        order("save my game.pgn"),
        Order::Save(Some("my game.pgn".into()))
    );
    assert_eq!(order("save"), Order::Save(None));
    assert_eq!(
        order("load games.pgn 3"),
        Order::Load("games.pgn".into(), Some(3))
    );
    assert_eq!(order("load \"game 3\""), Order::Load("game 3".into(), None));
    assert_eq!(order("讀檔game.pgn"), Order::Load("game.pgn".into(), None));
}

#[test]
fn a_colon_too_many_is_no_part_of_the_line() {
    for line in [":h2e2", "：h2e2", " : h2e2"] {
        assert_eq!(read(line), Ok(Entry::Move("h2e2".to_owned())));
    }
    assert_eq!(order(":undo"), order("u"));
    assert_eq!(read(":"), Ok(Entry::Empty));
}

#[test]
fn what_a_command_cannot_take_is_named() {
    assert_eq!(
        read("moves z9"),
        Err(EntryError::NotAPoint("z9".to_owned()))
    );
    assert_eq!(
        read("undo all"),
        Err(EntryError::NotANumber("all".to_owned()))
    );
    assert_eq!(read("undo 0"), Err(EntryError::NotANumber("0".to_owned())));
    assert_eq!(read("load"), Err(EntryError::NeedsFile("load".to_owned())));
    assert_eq!(
        read("resign now"),
        Err(EntryError::TakesNothing("resign".to_owned()))
    );
    assert_eq!(read("say what"), Err(EntryError::UnknownTopic));
    let told = EntryError::NotAPoint("z9".to_owned()).tell(Lang::En, Labels::Xy);
    assert_eq!(
        told,
        "\"z9\" is neither a point of the board, such as 1 2, nor a piece."
    );
}

#[test]
fn full_width_letters_of_an_input_method_are_letters() {
    assert_eq!(order("ＵＮＤＯ　２"), Order::Undo(2));
    assert_eq!(order("－１"), Order::Quit);
    assert_eq!(order("？"), Order::Help);
    assert_eq!(order("ｍｏｖｅｓ ｈ２"), order("moves h2"));
    assert_eq!(order("ｓａｙ ｒｅｄ"), Order::Say(Topic::Side(Side::Red)));
    assert_eq!(answer("ｙ"), Some(true));
    assert_eq!(answer("Ｎｏ"), Some(false));
    // A name of a file is what it is.
    let name = order("ｓａｖｅ 局１.pgn");
    assert_eq!(name, Order::Save(Some("局１.pgn".into())));
}

#[test]
fn only_a_clear_answer_is_one() {
    assert_eq!(answer(" Yes "), Some(true));
    assert_eq!(answer("否"), Some(false));
    assert_eq!(answer("perhaps"), None);
    assert_eq!(answer(""), None);
}

#[test]
fn what_chinese_players_say_is_understood() {
    for (words, name) in [
        ("认负 認負 投降 认输", "resign"),
        ("议和 議和 提和 求和", "draw"),
        ("存盘 存盤 存档 保存 儲存", "save"),
        ("悔一步 悔一着 悔一著 悔棋", "undo"),
    ] {
        for word in words.split(' ') {
            let spec = command(word).map(|(spec, ..)| spec.english[0]);
            assert_eq!(spec, Some(name), "{word}");
        }
    }
    assert_eq!(order("悔2步"), Order::Undo(2));
    assert_eq!(order("读盘game.pgn"), Order::Load("game.pgn".into(), None));
}

#[test]
fn what_a_word_begins_is_told_in_the_words_of_the_language() {
    let word = |typed: &str, lang| beginning(typed, lang).map(|(word, _)| word);
    assert_eq!(word("dra", Lang::En), Some("draw"));
    assert_eq!(word("UN", Lang::ZhHant), Some("undo"));
    assert_eq!(word("求", Lang::ZhHans), Some("求和"));
    assert_eq!(word("讀", Lang::En), Some("讀檔"));
    for typed in ["", "  ", "draws", "e9"] {
        assert_eq!(word(typed, Lang::En), None, "{typed}");
    }
}
