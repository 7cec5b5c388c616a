//! Rows of lists and forms that need more than one line.

use crate::buttons::theme;
use crate::screen::shown;
use ratatui::layout::{Position as Cell, Rect};
use tui_input::Input;
use xiangqi::tui::widgets::{Field, FieldValue, Form, Menu, MenuItem};

#[test]
fn a_long_label_goes_on_in_the_next_line_which_is_hit_as_well() {
    let theme = theme();
    let item = |label, detail| MenuItem {
        label,
        detail,
        is_enabled: true,
        is_apt: true,
    };
    let items = [
        item("save the game", "s"),
        item("show which own pieces could be taken", "T"),
        item("  馬後炮（一）", "紅勝，1 回合成殺"),
        item("quit", "q"),
    ];
    let menu = Menu {
        title: "Menu",
        items: &items,
        selected: 0,
        hint: "",
        theme: &theme,
    };
    let expected = "\
╭─ Menu ───────────────────╮
│ save the game          s │
│ show which own pieces    │
│   could be taken       T │
│   馬後炮（一）           │
│         紅勝，1 回合成殺 │
│ quit                   q │
╰──────────────────────────╯
";
    assert_eq!(shown(menu, 28, 8), expected);
    let area = Rect::new(0, 0, 28, 8);
    assert_eq!(menu.area(area), area);
    let hits: Vec<_> = (0..8).map(|y| menu.hit(area, Cell::new(4, y))).collect();
    let lines = [0, 1, 1, 2, 2, 3].map(Some);
    assert_eq!(hits[1..7], lines);
    // What has no room for all its lines waits until it is seen whole.
    assert!(
        !shown(menu, 28, 4).contains("show"),
        "{}",
        shown(menu, 28, 4)
    );
}

#[test]
fn a_long_label_of_a_form_stands_above_its_value() {
    let theme = theme();
    let input = Input::new("120".to_owned());
    let fields = [
        Field {
            label: "move limit (plies)",
            value: FieldValue::Text(&input),
            error: "",
        },
        Field {
            label: "bell",
            value: FieldValue::Toggle(true),
            error: "",
        },
    ];
    let form = Form {
        title: "Settings",
        fields: &fields,
        selected: 0,
        hint: "Changes are kept at once.",
        theme: &theme,
    };
    let expected = "\
╭─ Settings ───────────╮
│ move limit (plies)   │
│         120          │
│ bell    [x]          │
│ Changes are kept at  │
│ once.                │
╰──────────────────────╯
";
    assert_eq!(shown(form, 24, 7), expected);
    let area = Rect::new(0, 0, 24, 7);
    let hits: Vec<_> = (1..5).map(|y| form.hit(area, Cell::new(4, y))).collect();
    assert_eq!(hits, [Some(0), Some(0), Some(1), None]);
    assert_eq!(form.cursor(area).map(|cell| cell.y), Some(2));
}
