//! What holds for every screen.

use crate::hands::drawn;
use crate::rooms::{all, named};
use crate::scene::{LARGE, Look, NARROW, Scene, USUAL};
use crate::screen::{is_whole, rows};
use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};
use xiangqi::config::PieceSet;
use xiangqi::i18n::{Lang, Text};
use xiangqi::tui::App;
use xiangqi::tui::boxes::Overlay;
use xiangqi::tui::key::Chord;
use xiangqi::tui::layout::{Areas, Table, areas};
use xiangqi::tui::offer::offers;
use xiangqi::tui::theme::{Depth, ThemeName};
use xiangqi::tui::view::with_buttons;

/// Every screen in every language and four windows, with the program behind it.
fn pictures() -> impl Iterator<Item = (&'static Scene, Look, App, Buffer)> {
    all().flat_map(|scene| {
        [USUAL, LARGE, NARROW, SMALLEST]
            .into_iter()
            .flat_map(move |window| {
                Lang::ALL.into_iter().map(move |lang| {
                    let look = Look::of(lang, window);
                    let app = scene.app(&look);
                    let picture = drawn(&app, window);
                    (scene, look, app, picture)
                })
            })
    })
}

fn table(app: &App, size: Size) -> Table {
    match areas(size, app) {
        Areas::Table(table) => table,
        Areas::TooSmall(_) => panic!("{size} is too small"),
    }
}

/// The rows of a part of a picture.
fn part(picture: &Buffer, area: Rect) -> Vec<String> {
    let mut part = Buffer::empty(area);
    for place in area.positions() {
        part[place] = picture[place].clone();
    }
    rows(&part)
}

/// A text without its blanks, however it was wrapped.
fn squeezed(text: &str) -> String {
    text.split_whitespace().collect()
}

#[test]
fn no_screen_halves_a_glyph() {
    for (scene, look, _, picture) in pictures() {
        assert!(is_whole(&picture), "{} {look:?}", scene.name);
    }
}

#[test]
fn themes_and_colours_change_no_character() {
    // The settings tell which theme it is.
    for scene in all().filter(|scene| !scene.name.starts_with("settings")) {
        for lang in [Lang::En, Lang::ZhHant] {
            let look = Look::of(lang, USUAL);
            let first = rows(&scene.drawn(&look));
            // One colour for all has characters of its own to tell the sides by.
            for theme in ThemeName::ALL
                .into_iter()
                .filter(|theme| *theme != ThemeName::Mono)
            {
                for depth in [Depth::TrueColor, Depth::Indexed, Depth::Sixteen] {
                    let look = Look {
                        theme,
                        depth,
                        ..look
                    };
                    assert_eq!(rows(&scene.drawn(&look)), first, "{} {look:?}", scene.name);
                }
            }
        }
    }
}

#[test]
fn without_colours_only_the_board_has_other_characters() {
    for scene in all() {
        for lang in Lang::ALL {
            let look = Look::of(lang, USUAL);
            let app = scene.app(&look);
            // The palette of the set-up has both sides' pieces as well.
            if app.editor().is_some() {
                continue;
            }
            let table = table(&app, USUAL);
            let over = Overlay::top(&app).map(|overlay| table.overlay(&overlay, &app));
            let coloured = drawn(&app, USUAL);
            let plain = scene.drawn(&Look {
                depth: Depth::None,
                ..look
            });
            for place in coloured.area.positions() {
                let is_board = table.board.contains(place)
                    && !over.is_some_and(|over: Rect| over.contains(place));
                assert!(
                    is_board || coloured[place].symbol() == plain[place].symbol(),
                    "{} {lang:?} at {place}: {:?} {:?}",
                    scene.name,
                    coloured[place].symbol(),
                    plain[place].symbol()
                );
            }
        }
    }
}

/// What people wrote, which is shown as it is; and a hint that is not given in ASCII.
const FOREIGN: [&str; 5] = [
    "files",
    "games",
    "new-game-filled",
    "file-name",
    "first-start",
];

#[test]
fn in_ascii_nothing_but_chinese_words_is_beyond_7_bits() {
    for scene in all().filter(|scene| !FOREIGN.contains(&scene.name)) {
        for lang in Lang::ALL {
            for pieces in [PieceSet::Letters, PieceSet::Traditional] {
                let look = Look {
                    ascii: true,
                    pieces: Some(pieces),
                    ..Look::of(lang, USUAL)
                };
                let picture = rows(&scene.drawn(&look)).join("\n");
                let is_word = |c: char| {
                    lang.is_chinese()
                        && matches!(c, '“' | '”' | '\u{3000}'..='\u{9fff}' | '\u{ff01}'..='\u{ff5e}')
                };
                let strange = picture.chars().find(|c| !c.is_ascii() && !is_word(*c));
                assert_eq!(strange, None, "{} {lang:?}\n{picture}", scene.name);
            }
        }
    }
}

#[test]
fn chinese_screens_say_nothing_in_english() {
    let written_by_people = |scene: &&Scene| {
        let comments = ["comment", "comment-kept", "walk-back"];
        FOREIGN.contains(&scene.name) || comments.contains(&scene.name)
    };
    for scene in all().filter(|scene| !written_by_people(scene)) {
        for lang in [Lang::ZhHant, Lang::ZhHans] {
            for row in rows(&scene.drawn(&Look::of(lang, USUAL))) {
                // Keys have the names that stand on them.
                let is_english = |word: &&str| {
                    let word = word.trim_end_matches(',');
                    word.len() > 1
                        && word.chars().all(|c| c.is_ascii_alphabetic())
                        && word.parse::<Chord>().is_err()
                };
                let words: Vec<&str> = row.split(' ').collect();
                let sentence = words.windows(2).find(|pair| pair.iter().all(&is_english));
                assert_eq!(sentence, None, "{} {lang:?}: {row}", scene.name);
            }
        }
    }
}

#[test]
fn a_sentence_over_the_board_is_never_cut() {
    for (scene, look, app, picture) in pictures() {
        let Some(overlay @ Overlay::Popup { .. }) = Overlay::top(&app) else {
            continue;
        };
        let area = table(&app, look.window).overlay(&overlay, &app);
        let shown = part(&picture, area).concat().replace('│', "");
        let Overlay::Popup {
            title,
            body,
            buttons,
            ..
        } = overlay
        else {
            continue;
        };
        let buttons = buttons.iter().map(|(_, label, _)| label.clone());
        for words in [title, body].into_iter().chain(buttons) {
            assert!(
                squeezed(&shown).contains(&squeezed(&words)),
                "{} {look:?}: {words}\n{shown}",
                scene.name
            );
        }
    }
}

#[test]
fn the_rows_of_a_list_are_shown_whole() {
    for (scene, look, app, picture) in pictures() {
        let Some(overlay) = Overlay::top(&app) else {
            continue;
        };
        let area = table(&app, look.window).overlay(&overlay, &app);
        let Overlay::Menu { rows, .. } = overlay else {
            continue;
        };
        let known: Vec<String> = rows
            .iter()
            .map(|row| squeezed(&format!("{}{}", row.label, row.detail)))
            .collect();
        let rows = part(&picture, area);
        let inside = rows.iter().filter(|row| row.starts_with('│'));
        let inside = inside.map(|row| squeezed(row.trim_matches(['│', '▲', '▼'])));
        let shown = inside.collect::<String>();
        // Whole rows, one after the other.
        let is_shown = (0..known.len())
            .any(|first| (first..known.len()).any(|last| known[first..=last].concat() == shown));
        assert!(is_shown, "{} {look:?}: {shown}\n{known:#?}", scene.name);
    }
}

/// A window in which little more than the board has room.
const SMALLEST: Size = Size::new(30, 15);

#[test]
fn nothing_is_cut_in_a_narrow_window_but_what_people_wrote() {
    for scene in all() {
        for lang in Lang::ALL {
            for window in [NARROW, SMALLEST] {
                let look = Look::of(lang, window);
                let app = scene.app(&look);
                let picture = drawn(&app, window);
                let told = table(&app, window).status.y;
                let cut = rows(&picture).into_iter().enumerate().find(|(row, shown)| {
                    // What a box says is said below it once more, as far as there is room. In the title of a box there
                    // may stand a path, and a list of moves goes on.
                    let is_told = matches!(Overlay::top(&app), Some(Overlay::Popup { .. }))
                        && *row >= usize::from(told);
                    let is_path = shown.starts_with('╭') && FOREIGN.contains(&scene.name);
                    let goes_on = shown.starts_with(" >") && shown.contains(" …");
                    shown.contains('…') && !is_told && !is_path && !goes_on
                });
                assert_eq!(cut, None, "{} {look:?}", scene.name);
            }
        }
    }
}

#[test]
fn the_labels_of_a_form_are_shown_whole() {
    for (scene, look, app, picture) in pictures() {
        let Some(overlay) = Overlay::top(&app) else {
            continue;
        };
        let area = table(&app, look.window).overlay(&overlay, &app);
        let Overlay::Form {
            fields, selected, ..
        } = overlay
        else {
            continue;
        };
        let shown = squeezed(&part(&picture, area).concat().replace('│', ""));
        let label = squeezed(&fields[selected].0);
        assert!(shown.contains(&label), "{} {look:?}: {label}", scene.name);
    }
}

#[test]
fn the_row_of_buttons_has_whole_buttons_only() {
    for (scene, look, app, picture) in pictures() {
        let area = table(&app, look.window).footer;
        let mut row = part(&picture, area).concat();
        with_buttons(&app, &offers(&app), |buttons| {
            for button in buttons {
                let words = format!("{} {}", button.key, button.label);
                row = row.replacen(&words, "", 1);
            }
        });
        assert_eq!(row.trim(), "", "{} {look:?}", scene.name);
    }
}

#[test]
fn what_the_status_says_is_shown_whole_or_says_that_it_is_cut() {
    for (scene, look, app, picture) in pictures() {
        let Some(notice) = app.notice() else { continue };
        let table = table(&app, look.window);
        // What goes on in the second row may be parted by whose turn it is.
        let side = look.lang.side(app.position().turn());
        let turn = look.lang.fill(Text::ToMove, &[&side]);
        let shown = part(&picture, table.status.union(table.line)).concat();
        let parted = shown.replacen(&turn, "", 1);
        assert!(
            shown.contains('…')
                || [&shown, &parted]
                    .iter()
                    .any(|shown| { squeezed(shown).contains(&squeezed(&app.tell(notice))) }),
            "{} {look:?}: {}\n{shown}",
            scene.name,
            app.tell(notice)
        );
    }
}

/// What a screen shows in the usual window.
fn shown(name: &str, lang: Lang) -> String {
    rows(&named(name).drawn(&Look::of(lang, USUAL))).join("\n")
}

#[test]
fn every_list_says_how_a_row_is_chosen() {
    for (scene, look, app, picture) in pictures() {
        if matches!(Overlay::top(&app), Some(Overlay::Menu { .. })) {
            let row = part(&picture, table(&app, look.window).footer).concat();
            assert!(row.starts_with(" Enter "), "{} {look:?}: {row}", scene.name);
        }
    }
}

#[test]
fn screens_say_what_they_mean_without_a_word_too_many() {
    for (name, lang, words) in [
        (
            "help",
            Lang::En,
            "Up Down Left Right, k j h l  move the cursor",
        ),
        ("help-set-up", Lang::En, "│ Setting up a position"),
        // No rank of the position is broken.
        ("editor", Lang::En, "P1P1P1P1P/1C5C1/9/RNBAKABNR"),
        ("ask-delete", Lang::En, "Delete C2.5?"),
        ("line", Lang::ZhHans, "，还有 9 种"),
        ("endgame-solved", Lang::ZhHans, "将死。破解成功。"),
        ("endgame-solved", Lang::En, "checkmate. Solved."),
        ("new-game-mistake", Lang::ZhHant, "應為時間，如 10分"),
        ("settings-mistake", Lang::ZhHant, "應為著數如 120、100"),
    ] {
        let shown = shown(name, lang);
        assert!(shown.contains(words), "{name}: {words}\n{shown}");
    }
}

#[test]
fn the_invitation_to_type_is_whole_in_a_narrow_window_too() {
    for lang in Lang::ALL {
        let picture = rows(&named("start").drawn(&Look::of(lang, NARROW)));
        let row = &picture[usize::from(NARROW.height) - 2];
        assert!(row.contains('?') && !row.contains('…'), "{row}");
    }
}
