//! What keeps a screen tidy: margins, and nothing that sticks out from behind a box or speaks out of turn.

use crate::rooms::all;
use crate::scene::{LARGE, Look, Scene, USUAL};
use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};
use xiangqi::i18n::Lang;
use xiangqi::tui::App;
use xiangqi::tui::boxes::Overlay;
use xiangqi::tui::layout::{Areas, Panel, Table, areas};
use xiangqi::tui::mode::Mode;

/// A screen with its parts.
struct Shown {
    scene: &'static Scene,
    look: Look,
    app: App,
    picture: Buffer,
    table: Table,
    panel: Panel,
    /// The box, and where it lies.
    over: Option<(Overlay, Rect)>,
}

impl Shown {
    fn new(scene: &'static Scene, lang: Lang, window: Size) -> Self {
        let look = Look::of(lang, window);
        let app = scene.app(&look);
        let Areas::Table(table) = areas(window, &app) else {
            panic!("{window} is too small");
        };
        let over = Overlay::top(&app).map(|overlay| {
            let area = table.overlay(&overlay, &app);
            (overlay, area)
        });
        Self {
            scene,
            look,
            picture: scene.drawn(&look),
            panel: table.panel.unwrap(),
            app,
            table,
            over,
        }
    }

    /// What is written in a part of the window that no box covers.
    fn in_view(&self, area: Rect) -> String {
        let seen = area
            .positions()
            .filter(|place| !self.over.as_ref().is_some_and(|(_, o)| o.contains(*place)));
        let text: String = seen.map(|place| self.picture[place].symbol()).collect();
        text.trim().to_owned()
    }
}

fn everything() -> impl Iterator<Item = Shown> {
    all().flat_map(|scene| {
        [USUAL, LARGE].into_iter().flat_map(move |window| {
            Lang::ALL
                .into_iter()
                .map(move |lang| Shown::new(scene, lang, window))
        })
    })
}

#[test]
fn nothing_beside_the_board_runs_against_the_edge() {
    for shown in everything() {
        let whole = shown.panel.whole;
        let edge = Rect::new(whole.right() - 1, whole.y, 1, whole.height);
        let text = shown.in_view(edge);
        assert_eq!(text, "", "{} {:?}", shown.scene.name, shown.look);
    }
}

#[test]
fn a_question_beside_the_board_touches_neither_board_nor_edge() {
    for shown in everything() {
        let Some((Overlay::Popup { .. }, area)) = &shown.over else {
            continue;
        };
        let (name, panel) = (shown.scene.name, shown.panel.whole);
        assert!(area.left() > panel.left(), "{name} {:?}", shown.look);
        assert!(area.right() < panel.right(), "{name} {:?}", shown.look);
    }
}

#[test]
fn no_scrap_of_the_set_up_is_seen_beside_a_list() {
    let mut lists = 0;
    for shown in everything() {
        let is_list = matches!(&shown.over, Some((overlay, _))
            if !matches!(overlay, Overlay::Popup { .. }));
        if is_list && shown.app.editor().is_some() {
            lists += 1;
            let text = shown.in_view(shown.panel.whole);
            assert_eq!(text, "", "{} {:?}", shown.scene.name, shown.look);
        }
    }
    assert!(lists > 0);
}

#[test]
fn nobody_is_invited_to_type_what_a_box_would_not_take() {
    for shown in everything() {
        let is_typing = |mode: &Mode| matches!(mode, Mode::Line(_));
        if shown.over.is_some() && !shown.app.modes().iter().any(is_typing) {
            let text = shown.in_view(shown.table.line);
            let is_told = shown.app.turn().is_none() || shown.app.notice().is_some();
            assert!(text.is_empty() || is_told, "{} {text}", shown.scene.name);
        }
    }
}
