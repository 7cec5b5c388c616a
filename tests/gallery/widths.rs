//! Every dialog in windows of every width: wherever its border falls, the Chinese characters of the board under it
//! stay whole.

use crate::hands::drawn;
use crate::rooms::all;
use crate::scene::{Look, USUAL};
use crate::screen::is_whole;
use ratatui::layout::Size;
use xiangqi::i18n::Lang;
use xiangqi::tui::boxes::Overlay;
use xiangqi::tui::layout::{Areas, areas};
use xiangqi::tui::message::Message;
use xiangqi::tui::update::update;

#[test]
fn no_border_halves_a_glyph_at_any_width() {
    let mut dialogs = 0;
    for scene in all() {
        for (lang, heights) in [(Lang::En, [17, 24]), (Lang::ZhHant, [14, 31])] {
            let mut app = scene.app(&Look::of(lang, USUAL));
            if Overlay::top(&app).is_none() && app.editor().is_none() {
                continue;
            }
            dialogs += 1;
            for height in heights {
                for width in 24..=130 {
                    let size = Size::new(width, height);
                    update(&mut app, Message::Resized(size));
                    let picture = drawn(&app, size);
                    assert!(is_whole(&picture), "{} {lang:?} {size}", scene.name);
                    let Areas::Table(table) = areas(size, &app) else {
                        panic!("{size} is too small");
                    };
                    if let Some(overlay) = Overlay::top(&app) {
                        let area = table.overlay(&overlay, &app);
                        assert_eq!(
                            area.intersection(table.room()),
                            area,
                            "{} {lang:?} {size}",
                            scene.name
                        );
                    }
                }
            }
        }
    }
    assert!(dialogs > 80, "only {dialogs} dialogs");
}
