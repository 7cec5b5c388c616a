//! The boxes: what they show in little room, that they cut no glyph under their borders, and that a click
//! finds what lies under it.

use crate::buttons::{BUTTONS, theme};
use crate::screen::{self, drawn, keeps_to_its_area, shown};
use ratatui::buffer::Buffer;
use ratatui::layout::{Position as Cell, Rect};
use ratatui::style::Color;
use ratatui::widgets::Widget;
use std::fmt::Write as _;
use tui_input::Input;
use unicode_width::UnicodeWidthStr;
use xiangqi::rules::Position;
use xiangqi::tui::geometry::{Geometry, Size};
use xiangqi::tui::glyphs::{GlyphSet, Grid, Twins};
use xiangqi::tui::theme::{Depth, Theme, ThemeName};
use xiangqi::tui::widgets::{
    BoardView, Cover, Field, FieldValue, Form, Help, HelpRow, Labels, Marks, Menu, MenuItem, Popup,
};

const ITEMS: [MenuItem; 4] = [
    MenuItem {
        label: "Go on",
        detail: "",
        is_enabled: true,
        is_apt: true,
    },
    MenuItem {
        label: "新局",
        detail: "n",
        is_enabled: true,
        is_apt: true,
    },
    MenuItem {
        label: "Endgames",
        detail: "",
        is_enabled: false,
        is_apt: true,
    },
    MenuItem {
        label: "Settings",
        detail: ",",
        is_enabled: true,
        is_apt: true,
    },
];

const HELP: [HelpRow; 5] = [
    HelpRow::Heading("Moving"),
    HelpRow::Keys("arrows h j k l", "move the cursor"),
    HelpRow::Keys("Enter", "pick up, put down"),
    HelpRow::Blank,
    HelpRow::Text("Shift with the mouse selects text."),
];

fn fields(input: &Input) -> [Field<'_>; 4] {
    [
        Field {
            label: "Players",
            value: FieldValue::Heading,
            error: "",
        },
        Field {
            label: "Red",
            value: FieldValue::Text(input),
            error: "",
        },
        Field {
            label: "Rules",
            value: FieldValue::Choice("standard", 8),
            error: "not for this handicap",
        },
        Field {
            label: "Bell",
            value: FieldValue::Toggle(true),
            error: "",
        },
    ]
}

#[test]
fn every_box_keeps_to_its_area() {
    let theme = theme();
    let input = Input::new("王天一 plays".to_owned());
    keeps_to_its_area(Popup {
        title: "紅勝",
        body: "將死 by the rook",
        buttons: &BUTTONS,
        selected: Some(0),
        scroll: 1,
        theme: &theme,
    });
    keeps_to_its_area(Help {
        title: "Help",
        rows: &HELP,
        scroll: 2,
        theme: &theme,
    });
    keeps_to_its_area(Menu {
        title: "象棋",
        items: &ITEMS,
        selected: 1,
        hint: "選擇",
        theme: &theme,
    });
    keeps_to_its_area(Form {
        title: "新局",
        fields: &fields(&input),
        selected: 1,
        hint: "Tab",
        theme: &theme,
    });
}

#[test]
fn popup_is_as_large_as_its_text_and_scrolls_what_does_not_fit() {
    let theme = theme();
    let popup = Popup {
        title: "紅勝",
        body: "Checkmate by the rook on d9.\n\n將死",
        buttons: &BUTTONS[..1],
        selected: Some(0),
        scroll: 0,
        theme: &theme,
    };
    let area = popup.area(Rect::new(0, 0, 80, 24));
    assert_eq!((area.width, area.height), (32, 7));
    let expected = "\
╭─ 紅勝 ───────────────────────╮
│ Checkmate by the rook on d9. │
│                              │
│ 將死                         │
│                              │
│ Enter pick up                │
╰──────────────────────────────╯
";
    assert_eq!(shown(popup, 32, 7), expected);
    let place = popup.places(Rect::new(0, 0, 32, 7))[0].unwrap();
    assert_eq!(place, Rect::new(2, 5, 13, 1));
    assert_eq!(popup.hit(Rect::new(0, 0, 32, 7), Cell::new(2, 5)), Some(0));
    let small = Rect::new(0, 0, 32, 5);
    assert_eq!(popup.max_scroll(small), 2);
    let scrolled = Popup {
        scroll: 99,
        ..popup
    };
    assert!(shown(scrolled, 32, 5).contains("將死"));
    assert!(shown(popup, 32, 5).contains('▼'));
}

#[test]
fn menu_keeps_the_chosen_row_in_view_and_is_hit_where_it_is_drawn() {
    let theme = theme();
    let labels: Vec<String> = (0..40).map(|index| format!("endgame {index}")).collect();
    let items: Vec<MenuItem> = labels
        .iter()
        .map(|label| MenuItem {
            label,
            detail: "",
            is_enabled: true,
            is_apt: true,
        })
        .collect();
    for height in 3..30 {
        for selected in 0..40 {
            let menu = Menu {
                title: "",
                items: &items,
                selected,
                hint: "",
                theme: &theme,
            };
            let area = Rect::new(0, 0, 30, height);
            let text = shown(menu, 30, height);
            let row = text
                .lines()
                .position(|line| line.contains(&format!("endgame {selected} ")));
            let row = row.unwrap_or_else(|| panic!("{selected} in {height} rows"));
            assert_eq!(menu.hit(area, Cell::new(5, row as u16)), Some(selected));
            assert_eq!(menu.hit(area, Cell::new(5, 0)), None);
        }
    }
}

#[test]
fn row_that_cannot_be_chosen_is_not_hit() {
    let theme = theme();
    let menu = Menu {
        title: "象棋",
        items: &ITEMS,
        selected: 0,
        hint: "Enter",
        theme: &theme,
    };
    let expected = "\
╭─ 象棋 ─────────╮
│ Go on          │
│ 新局         n │
│ Endgames       │
│ Settings     , │
│                │
│ Enter          │
╰────────────────╯
";
    assert_eq!(shown(menu, 18, 8), expected);
    let area = Rect::new(0, 0, 18, 8);
    let hits: Vec<_> = (0..8).map(|y| menu.hit(area, Cell::new(4, y))).collect();
    assert_eq!(
        hits,
        [None, Some(0), Some(1), None, Some(3), None, None, None]
    );
}

#[test]
fn form_shows_its_fields_and_the_error_of_the_chosen_one() {
    let theme = theme();
    let input = Input::new("王天一".to_owned());
    let fields = fields(&input);
    let form = Form {
        title: "New game",
        fields: &fields,
        selected: 2,
        hint: "Tab",
        theme: &theme,
    };
    let expected = "\
╭─ New game ───────────────╮
│ Players                  │
│ Red    王天一            │
│ Rules  ◂ standard ▸      │
│ Bell   [x]               │
│                          │
│ not for this handicap    │
╰──────────────────────────╯
";
    let area = Rect::new(0, 0, 28, 8);
    assert_eq!(shown(form, 28, 8), expected);
    assert_eq!(form.hit(area, Cell::new(3, 1)), None);
    assert_eq!(form.hit(area, Cell::new(3, 2)), Some(1));
    assert_eq!(form.cursor(area), None);
    let typing = Form {
        selected: 1,
        ..form
    };
    assert_eq!(typing.cursor(area), Some(Cell::new(15, 2)));
}

#[test]
fn help_scrolls_to_its_last_row_and_no_further() {
    let theme = theme();
    let help = Help {
        title: "Help",
        rows: &HELP,
        scroll: 0,
        theme: &theme,
    };
    let area = help.area(Rect::new(0, 0, 80, 24));
    assert_eq!((area.width, area.height), (38, 7));
    assert_eq!(help.max_scroll(area), 0);
    assert_eq!(help.max_scroll(Rect::new(0, 0, 38, 4)), 3);
    let expected = "\
╭─ Help ─────────────────────────────╮
│                                    ▲
│ Shift with the mouse selects text. │
╰────────────────────────────────────╯
";
    assert_eq!(shown(Help { scroll: 9, ..help }, 38, 4), expected);
}

/// The board over which boxes are drawn.
pub(crate) fn board_below<'a>(
    position: &'a Position,
    geometry: Geometry,
    marks: &'a Marks,
    theme: &'a Theme,
) -> BoardView<'a> {
    BoardView {
        board: position.board().into(),
        geometry,
        marks,
        theme,
        glyphs: GlyphSet::Traditional,
        twins: Twins::Alike,
        labels: Labels::Files,
        cover: Cover::Open,
        flight: None,
    }
}

/// A box with a word in it.
const fn bare_box(theme: &Theme) -> Popup<'_> {
    Popup {
        title: "",
        body: "text",
        buttons: &[],
        selected: None,
        scroll: 0,
        theme,
    }
}

#[test]
fn boxes_over_the_board_cut_no_glyph_wherever_their_borders_fall() {
    let position = Position::start();
    let marks = Marks::default();
    for depth in [Depth::None, Depth::TrueColor] {
        let theme = Theme::new(ThemeName::Wood, depth, Grid::Unicode);
        for size in Size::ALL {
            let geometry = Geometry::new(size, false);
            let board = board_below(&position, geometry, &marks, &theme);
            let popup = bare_box(&theme);
            for x in 0..geometry.columns() {
                for width in 2..6 {
                    let mut buffer = drawn(board, geometry.columns(), geometry.rows());
                    let area = Rect::new(x, 0, width, geometry.rows());
                    popup.render(area, &mut buffer);
                    assert!(
                        screen::is_whole(&buffer),
                        "{size:?} box at {x}, {width} wide"
                    );
                    let border =
                        |at: u16| (1..geometry.rows() - 1).all(|y| buffer[(at, y)].symbol() == "│");
                    let last = x + width - 1;
                    assert!(border(x) && (last >= geometry.columns() || border(last)));
                }
            }
        }
    }
}

#[test]
fn boxes_over_the_board_leave_no_part_of_a_disc_without_its_character() {
    let position = Position::start();
    let (theme, marks) = (theme(), Marks::default());
    let geometry = Geometry::new(Size::Medium, false);
    let board = board_below(&position, geometry, &marks, &theme);
    let popup = bare_box(&theme);
    for x in 0..geometry.columns() {
        for width in 2..12 {
            let mut buffer = drawn(board, geometry.columns(), geometry.rows());
            let area = Rect::new(x, 0, width, geometry.rows());
            popup.render(area, &mut buffer);
            let is_wide = |x: u16, y: u16| {
                let cell = buffer.cell((x, y));
                cell.is_some_and(|cell| cell.symbol().width() > 1)
            };
            for place in buffer.area.positions().filter(|at| !area.contains(*at)) {
                let (at, y) = (place.x, place.y);
                let is_kept = match buffer[place].symbol() {
                    "▐" => is_wide(at + 1, y),
                    "▌" => at > 1 && is_wide(at - 2, y),
                    " " if buffer[place].bg == Color::Rgb(0xfa, 0xec, 0xcc) => {
                        at > 0 && is_wide(at - 1, y)
                    }
                    _ => true,
                };
                assert!(is_kept, "box at {x}, {width} wide, leaves {place}");
            }
        }
    }
}

#[test]
fn terminal_shows_whole_glyphs_while_a_box_wanders_over_the_board() {
    use ratatui::backend::Backend;
    use std::io;
    use xiangqi::tui::pen::Pen;

    let position = Position::start();
    let (theme, marks) = (theme(), Marks::default());
    let geometry = Geometry::new(Size::Medium, false);
    let mut emulator = vt100::Parser::new(24.try_into().unwrap(), 80.try_into().unwrap(), 0);
    let mut before = Buffer::empty(Rect::new(0, 0, 80, 24));
    for x in 0..50 {
        let mut after = Buffer::empty(before.area);
        board_below(&position, geometry, &marks, &theme).render(
            Rect::new(0, 0, geometry.columns(), geometry.rows()),
            &mut after,
        );
        Popup {
            title: "紅勝",
            body: "將死",
            buttons: &BUTTONS,
            selected: None,
            scroll: 0,
            theme: &theme,
        }
        .render(Rect::new(x, 5, 30, 9), &mut after);
        let mut bytes = Vec::new();
        let mut pen = Pen::new(&mut bytes, || -> io::Result<_> { Ok((80, 24).into()) });
        pen.draw(before.diff(&after).into_iter()).unwrap();
        pen.flush().unwrap();
        emulator.process(&bytes);
        assert_eq!(text_of(&emulator), screen::text(&after), "box at {x}");
        before = after;
    }
}

/// What an emulator shows, written like [`screen::text`].
fn text_of(emulator: &vt100::Parser) -> String {
    let mut all = String::new();
    for row in emulator.screen().rows(0, 80) {
        let _ = writeln!(all, "{}", row.trim_end());
    }
    all
}

#[test]
fn ascii_theme_draws_boxes_with_7_bit_characters() {
    let theme = Theme::new(ThemeName::Wood, Depth::TrueColor, Grid::Ascii);
    let input = Input::new("x".repeat(99));
    let keys = [HelpRow::Keys("Enter", "pick up and put down")];
    let help = Help {
        title: "Help",
        rows: &keys,
        scroll: 0,
        theme: &theme,
    };
    let form = Form {
        title: "Form",
        fields: &fields(&input),
        selected: 1,
        hint: "",
        theme: &theme,
    };
    let all = shown(help, 20, 5) + &shown(form, 30, 9);
    assert!(all.is_ascii(), "{all}");
}
