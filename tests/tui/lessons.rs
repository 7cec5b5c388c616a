//! The endgames: keys and clicks in, state out; whole screens.

use crate::hands::{WINDOW, app, drawn, press, state};
use crate::screen::{rows, text};
use xiangqi::config::Settings;
use xiangqi::endgames::{Category, Endgame, Expected, by_category, find};
use xiangqi::i18n::Lang;
use xiangqi::rules::{NoMove, Side};
use xiangqi::tui::menu;
use xiangqi::tui::message::{Effect, Message};
use xiangqi::tui::theme::Depth;
use xiangqi::tui::update::update;
use xiangqi::tui::{App, Start};

/// From a new game to the first mate exercise.
const FIRST: &str = "E Down Enter Enter";

fn mate(number: usize) -> &'static Endgame {
    by_category(Category::Mates).nth(number).unwrap()
}

/// Types the known line to its end.
fn solve(app: &mut App, endgame: &Endgame) -> Vec<Effect> {
    let moves = endgame.line().iter();
    moves
        .flat_map(|m| press(app, &format!(":{m} Enter")))
        .collect()
}

fn screen(lang: Lang, keys: &str) -> String {
    let settings = Settings {
        lang,
        ..Settings::default()
    };
    let mut app = App::new(Start::new(settings, Depth::TrueColor), WINDOW);
    press(&mut app, keys);
    text(&drawn(&app, WINDOW))
}

/// The cell of the row of the screen in which these words begin.
fn click_on(app: &App, words: &str) -> String {
    let rows = rows(&drawn(app, WINDOW));
    let row = rows.iter().position(|row| row.contains(words));
    let row = row.unwrap_or_else(|| panic!("{words}\n{}", rows.join("\n")));
    format!("click@40,{row}")
}

#[test]
fn a_shelf_and_then_an_endgame_are_chosen_by_keys() {
    for (keys, expected) in [
        ("E", "@e0 menu+0"),
        ("E Down Down Down", "@e0 menu+2"),
        ("E Down Enter", "@e0 menu+0"),
        ("E Down Enter Down Down Up", "@e0 menu+1"),
        ("E Down Enter Esc", "@e0 menu+1"),
        ("E Down Enter Esc Esc", "@e0"),
    ] {
        let mut app = app();
        press(&mut app, keys);
        assert_eq!(state(&app), expected, "after {keys}");
    }
}

#[test]
fn a_shelf_and_then_an_endgame_are_chosen_by_mouse() {
    let mut app = app();
    press(&mut app, "E");
    let shelf = click_on(&app, "Mate exercises");
    press(&mut app, &shelf);
    let row = click_on(&app, mate(1).name(Lang::En));
    press(&mut app, &row);
    assert_eq!(app.endgame().map(Endgame::id), Some(mate(1).id()));
    assert_eq!(app.position(), mate(1).start());
}

#[test]
fn an_endgame_says_its_name_its_goal_and_its_keys() {
    let mut app = app();
    press(&mut app, FIRST);
    assert_eq!(app.position(), mate(0).start());
    assert!(app.modes().is_empty());
    let goal = format!("{} (Red wins, mate in 1).", mate(0).name(Lang::En));
    let told = format!("{goal} Move both sides yourself. H hint, a anew, N next.");
    assert!(state(&app).contains(&told), "{}", state(&app));
    for keys in ["", "Up"] {
        press(&mut app, keys);
        let screen = text(&drawn(&app, WINDOW));
        assert_eq!(screen.matches(&goal).count(), 1, "{screen}");
    }
    assert_eq!(
        app.saved().tags.get("Event"),
        Some(mate(0).name(Lang::En)),
        "a saved game tells what it was"
    );
}

#[test]
fn a_game_that_is_not_over_is_given_up_only_after_a_question() {
    let mut app = app();
    press(&mut app, &format!(":h2e2 Enter {FIRST}"));
    assert!(state(&app).contains("Endgame("), "{}", state(&app));
    press(&mut app, "n");
    assert_eq!(state(&app), "h2e2 @e2 menu+0");
    press(&mut app, "Enter y");
    assert_eq!(app.position(), mate(0).start());
}

#[test]
fn a_hint_is_said_and_shown_and_falls_silent_off_the_line() {
    let mut app = app();
    press(&mut app, &format!("{FIRST} H H"));
    let m = mate(0).line()[0];
    assert_eq!(app.cursor(), m.from);
    assert!(state(&app).contains("Hint: "), "{}", state(&app));
    let bare = {
        let mut app = crate::hands::app_at(&mate(0).start().to_string());
        press(&mut app, "Esc");
        drawn(&app, WINDOW)
    };
    let (column, row) = crate::hands::cell(&app, &m.to.to_string());
    let shown = drawn(&app, WINDOW);
    let beside = (column - 1)..=(column + 2);
    assert!(
        beside
            .clone()
            .any(|column| shown[(column, row)] != bare[(column, row)]),
        "the point that the hint leads to is marked"
    );
    assert_eq!(press(&mut app, "Esc"), []);
    let other = app.position().legal_moves();
    let other = other.iter().find(|other| **other != m).unwrap();
    press(&mut app, &format!(":{other} Enter H"));
    assert!(state(&app).contains("No hint"), "{}", state(&app));
}

#[test]
fn the_first_hint_names_the_piece_and_only_the_second_one_the_move() {
    let mut app = app();
    press(&mut app, &format!("{FIRST} H"));
    let m = mate(0).line()[0];
    let softly = told(&app);
    assert!(softly.starts_with("Hint: the "), "{softly}");
    let piece = format!(" on {}. H once more shows the move.", m.from);
    assert!(softly.contains(&piece), "{softly}");
    assert_eq!(app.cursor(), m.from);
    assert!(app.shown_cursor().is_some());
    press(&mut app, "Up Down H");
    let whole = told(&app);
    assert_eq!(whole, format!("Hint: {}", app.write(m)));
    press(&mut app, "H");
    assert_eq!(told(&app), whole);
    // Another position, or the same one begun anew, is hinted at softly again.
    press(&mut app, "a H");
    assert_eq!(told(&app), softly);
    let mut app = app_with("seven-stars");
    let line = find("seven-stars").unwrap().line();
    press(&mut app, &format!("H H :{} Enter H", line[0]));
    let next = format!(" on {}. H once more", line[1].from);
    assert!(told(&app).contains(&next), "{}", told(&app));
}

#[test]
fn a_move_off_the_known_line_is_told_once_and_not_called_wrong() {
    let left = "Not the known line; u takes it back.";
    let mut app = app_with("seven-stars");
    press(&mut app, ":h2h3 Enter");
    assert_eq!(told(&app), left);
    let reply = app.position().legal_moves()[0];
    press(&mut app, &format!(":{reply} Enter"));
    assert_eq!(told(&app), "", "it has been told");
    // Where no line is known, none is left.
    let mut app = app_with("earthworms");
    let m = app.position().legal_moves()[0];
    press(&mut app, &format!(":{m} Enter"));
    assert_eq!(told(&app), "");
}

#[test]
fn an_end_that_was_asked_for_is_solved_and_kept() {
    let mut app = app();
    press(&mut app, FIRST);
    assert_eq!(solve(&mut app, mate(0)), [Effect::KeepProgress]);
    let picture = text(&drawn(&app, WINDOW));
    assert!(picture.contains("Solved."), "{picture}");
    assert_eq!(app.player(Side::Red), "Red", "exercises are no score");
    press(&mut app, "Enter");
    assert_eq!(app.endgame().map(Endgame::id), Some(mate(1).id()));
    press(&mut app, "E");
    let picture = text(&drawn(&app, WINDOW));
    let first = format!("* {}", mate(0).name(Lang::En));
    assert!(picture.contains(&first), "{picture}");
    assert!(picture.contains(": 1 of "), "{picture}");
    press(&mut app, "Up Enter");
    assert_eq!(solve(&mut app, mate(0)), [], "it is solved already");
}

#[test]
fn what_is_only_declared_solves_nothing() {
    let lesson = by_category(Category::Lessons)
        .position(|endgame| endgame.expected() == Expected::Draw)
        .unwrap();
    let downs = "Down ".repeat(lesson);
    let mut app = app();
    let keys = format!("E Down Down Enter {downs} Enter Tab Enter d d y");
    let effects = press(&mut app, &keys);
    assert!(app.game().outcome().is_some(), "{}", state(&app));
    assert!(!effects.contains(&Effect::KeepProgress));
}

#[test]
fn an_endgame_starts_anew_and_gives_way_to_the_next_one() {
    let mut app = app();
    press(&mut app, &format!("{FIRST} N"));
    assert_eq!(app.endgame().map(Endgame::id), Some(mate(1).id()));
    let m = app.position().legal_moves()[0];
    press(&mut app, &format!(":{m} Enter a"));
    assert!(state(&app).contains("Endgame("), "{}", state(&app));
    press(&mut app, "y");
    assert_eq!(app.endgame().map(Endgame::id), Some(mate(1).id()));
    assert_eq!(app.game().ply(), 0);
    press(&mut app, "E End Enter N");
    assert!(state(&app).contains("last one"), "{}", state(&app));
}

#[test]
fn another_game_is_no_endgame_any_more() {
    let mut app = app();
    press(&mut app, &format!("{FIRST} n Enter"));
    assert_eq!(app.endgame().map(Endgame::id), None);
    for key in ["H", "N"] {
        press(&mut app, key);
        assert!(state(&app).contains("no endgame"), "{}", state(&app));
    }
}

#[test]
fn progress_that_cannot_be_kept_is_one_message() {
    let mut app = app();
    let why = "What is solved could not be kept: full".to_owned();
    update(&mut app, Message::ProgressNotKept(why.clone()));
    assert_eq!(state(&app), format!("@e0 \"{why}\""));
}

#[test]
fn the_lists_and_an_endgame_look_as_drawn() {
    let solved = format!("{FIRST} :{} Enter E", mate(0).line()[0]);
    let all = [
        screen(Lang::En, "E"),
        screen(Lang::En, &solved),
        screen(Lang::En, &format!("{FIRST} H")),
        screen(Lang::ZhHant, "E Enter"),
        screen(Lang::ZhHans, FIRST),
    ];
    // The collection may grow.
    let shelves = Category::ALL.map(|category| by_category(category).count());
    let sum: usize = shelves.iter().sum();
    let mut picture = all.join("\n");
    for count in shelves.into_iter().chain([sum]) {
        let blank = "N".repeat(count.to_string().len());
        picture = picture.replace(&format!("of {count} solved"), &format!("of {blank} solved"));
        picture = picture.replace(&format!(" / {count} "), &format!(" / {blank} "));
    }
    insta::assert_snapshot!(picture);
}

#[test]
fn one_key_and_one_button_lead_from_shelf_to_shelf() {
    let mut app = app();
    let title = |app: &App| {
        text(&drawn(app, WINDOW)).lines().find_map(|row| {
            ["Famous compositions", "Mate exercises", "Practical endings"]
                .into_iter()
                .find(|title| row.contains(title))
        })
    };
    press(&mut app, "E Enter");
    assert_eq!(title(&app), Some("Famous compositions"));
    press(&mut app, "Tab");
    assert_eq!(title(&app), Some("Mate exercises"));
    press(&mut app, "Shift-Tab Shift-Tab");
    assert_eq!(title(&app), Some("Practical endings"));
    let picture = crate::screen::rows(&drawn(&app, WINDOW));
    let column = picture[23].find("next list").unwrap();
    press(&mut app, &format!("click@{column},23"));
    assert_eq!(title(&app), Some("Famous compositions"));
    press(&mut app, "Esc");
    assert!(
        state(&app).contains("menu"),
        "Esc still leads to the list of shelves"
    );
}

#[test]
fn a_move_that_misses_the_mate_is_told_kindly_and_one_that_does_not_is_not() {
    let missed = "The known line was another one: u takes back, then H gives a hint.";
    let told = |app: &App| {
        app.notice()
            .map(|notice| app.tell(notice))
            .unwrap_or_default()
    };
    for endgame in by_category(Category::Mates) {
        let mut app = app();
        press(&mut app, "E Down Enter Enter");
        while app.endgame().map(Endgame::id) != Some(endgame.id()) {
            press(&mut app, "N y");
        }
        let known = endgame.line().first().copied().unwrap();
        let other = *endgame
            .start()
            .legal_moves()
            .iter()
            .find(|m| **m != known)
            .unwrap();
        press(&mut app, &format!(":{other} Enter"));
        assert_eq!(told(&app), missed, "{} {other}", endgame.id());
        press(&mut app, "u");
        assert!(solve(&mut app, endgame).len() <= 1);
        assert!(!told(&app).contains("another one"), "{}", endgame.id());
        assert!(app.turn().is_none(), "{}", endgame.id());
    }
}

#[test]
fn an_endgame_says_who_moves_and_has_its_keys_at_hand() {
    for (lang, told, hint, next) in [
        (Lang::En, "Move both sides yourself.", "H hint", "N next"),
        (Lang::ZhHant, "雙方都由你走。", "H 提示", "N 下一局"),
        (Lang::ZhHans, "双方都由你走。", "H 提示", "N 下一局"),
    ] {
        let screen = screen(lang, FIRST);
        assert!(screen.contains(told), "{screen}");
        let footer = screen.trim_end().lines().last().unwrap();
        for words in [hint, next, "? ", "q ", "u "] {
            assert!(footer.contains(words), "{words}: {footer}");
        }
    }
}

/// Puts the endgame of that name on the board by keys alone.
fn app_with(id: &str) -> App {
    let endgame = find(id).unwrap();
    let shelf = Category::ALL
        .iter()
        .position(|shelf| *shelf == endgame.category());
    let row = by_category(endgame.category()).position(|other| other.id() == id);
    let downs = |count: Option<usize>| "Down ".repeat(count.unwrap());
    let mut app = app();
    press(
        &mut app,
        &format!("E {}Enter Home {}Enter", downs(shelf), downs(row)),
    );
    assert_eq!(app.endgame().map(Endgame::id), Some(id));
    app
}

fn told(app: &App) -> String {
    let told = app.notice().map(|notice| app.tell(notice));
    told.unwrap_or_default()
}

#[test]
fn the_known_line_of_a_draw_solves_it_where_no_rule_ends_the_game() {
    let mut app = app_with("seven-stars");
    let endgame = find("seven-stars").unwrap();
    let effects = solve(&mut app, endgame);
    assert!(
        matches!(effects.as_slice(), [Effect::KeepProgress]),
        "{effects:?}"
    );
    assert_eq!(told(&app), "Here the known line ends, in a draw. Solved.");
    // It is told like a mate, and nobody fears for it when the next one is wanted.
    let picture = text(&drawn(&app, WINDOW));
    assert!(picture.contains("N next"), "{picture}");
    let mut next = app_with("seven-stars");
    solve(&mut next, endgame);
    press(&mut next, "N");
    assert_ne!(next.endgame().map(Endgame::id), Some("seven-stars"));
    press(&mut app, "Esc H");
    assert_eq!(told(&app), "No hint: the known line ends here.");
    press(&mut app, "a y");
    assert!(solve(&mut app, endgame).is_empty(), "it is solved already");
}

#[test]
fn a_move_that_begins_like_a_hint_or_the_lists_is_none_of_them() {
    let mut app = app_with("seven-stars");
    press(&mut app, "H1 Esc H");
    assert!(told(&app).contains("H once more"), "{}", told(&app));
    press(&mut app, "E5 Esc");
    assert!(app.modes().is_empty(), "{:?}", app.modes());
}

#[test]
fn no_hint_is_offered_where_no_line_is_known() {
    let mut app = app_with("earthworms");
    assert_eq!(
        told(&app),
        "The earthworms subdue the dragon (draw). Move both sides yourself; a draw by the rules solves it. a anew, N next."
    );
    let screen = text(&drawn(&app, WINDOW));
    assert!(!screen.contains("H hint"), "{screen}");
    press(&mut app, "H");
    assert_eq!(
        told(&app),
        "No hint: for this one no line of play is known."
    );
}

#[test]
fn it_is_told_what_solves_an_endgame_that_nobody_wins() {
    for (languages, solves) in [("", "solves it"), ("L", "為破解"), ("L L", "为破解")] {
        for id in ["earthworms", "seven-stars", mate(0).id()] {
            let mut app = app_with(id);
            press(&mut app, languages);
            press(&mut app, "a");
            let is_drawn = find(id).unwrap().expected() == Expected::Draw;
            assert_eq!(told(&app).contains(solves), is_drawn, "{}", told(&app));
        }
    }
}

#[test]
fn an_endgame_that_is_given_up_or_agreed_on_is_told_to_be_unsolved() {
    for (id, keys) in [
        ("earthworms", "d d y"),
        ("seven-stars", "d d y"),
        ("seven-stars", "R y"),
    ] {
        let mut app = app_with(id);
        let first = app.position().legal_moves().iter().next().copied().unwrap();
        press(&mut app, &format!(":{first} Enter {keys} Esc"));
        let status = rows(&drawn(&app, WINDOW))[21].clone();
        let words = "Not solved: it must be played out.";
        assert!(status.contains(words), "{id} {keys}: {status}");
    }
    // In any other game there is nothing to solve.
    let mut app = app();
    press(&mut app, ":h2e2 Enter R y Esc");
    let screen = text(&drawn(&app, WINDOW));
    assert!(!screen.contains("olved"), "{screen}");
}

#[test]
fn a_hint_off_the_known_line_tells_the_way_back() {
    let mut app = app_with("seven-stars");
    press(&mut app, ":h2h3 Enter H");
    assert_eq!(
        told(&app),
        "No hint: the moves have left the known line. u takes back."
    );
}

#[test]
fn the_goal_says_mate_or_stalemate_as_the_line_ends() {
    for endgame in Category::ALL.into_iter().flat_map(by_category) {
        let goal = menu::goal(endgame, Lang::En);
        let expected = match endgame.end() {
            Some(NoMove::Checkmate) => "mate in",
            Some(NoMove::Stalemate) => "stalemate in",
            None => "",
        };
        assert!(goal.contains(expected), "{goal}");
        assert_eq!(
            goal.contains(" stalemate in"),
            expected == "stalemate in",
            "{goal}"
        );
    }
}

#[test]
fn beginning_an_endgame_anew_is_asked_as_that() {
    let mut app = app_with("seven-stars");
    press(&mut app, ":h2f2 Enter a");
    let screen = text(&drawn(&app, WINDOW));
    assert!(screen.contains("Begin this endgame"), "{screen}");
    press(&mut app, "n N");
    let screen = text(&drawn(&app, WINDOW));
    assert!(screen.contains("earthworms"), "{screen}");
}
