//! The box that lies over the board: what it says and what can be chosen in it. View draws it, and layout asks
//! it what a click hits.

mod form;
mod help;
mod question;
mod result;

pub use result::result;

use super::app::App;
use super::command::Command;
use super::layout::Panel;
use super::menu::{Action, Row};
use super::mode::{Answer, Mode};
use super::offer::{LOOK, Offer, on_result};
use super::theme::Theme;
use super::widgets::{Button, Field, FieldValue, Form, Help, HelpRow, Menu, MenuItem, Popup};
use crate::i18n::Text;
use ratatui::buffer::Buffer;
use ratatui::layout::{Margin, Position, Rect};
use ratatui::widgets::Widget;
use tui_input::Input;

/// The topmost box.
#[derive(Clone, Debug)]
pub enum Overlay {
    /// A text with buttons.
    Popup {
        /// The title.
        title: String,
        /// The text.
        body: String,
        /// The buttons: key, words, command.
        buttons: Vec<(String, String, Command)>,
        /// The button that Enter would press.
        selected: usize,
    },
    /// The help.
    Help {
        /// The title.
        title: String,
        /// The rows.
        rows: Vec<HelpLine>,
        /// How many rows are scrolled away.
        scroll: u16,
    },
    /// A form.
    Form {
        /// The title.
        title: String,
        /// The fields: label, value, what is wrong.
        fields: Vec<(String, Shown, String)>,
        /// The chosen field.
        selected: usize,
        /// The words under the fields.
        hint: String,
    },
    /// The menu.
    Menu {
        /// The title.
        title: String,
        /// What can be chosen.
        rows: Vec<Row>,
        /// The chosen row.
        selected: usize,
    },
}

/// What a field of a form shows.
#[derive(Clone, Debug)]
pub enum Shown {
    /// Text being typed.
    Text(Input),
    /// A choice, and the cells of the longest one.
    Choice(String, u16),
    /// On or off.
    Toggle(bool),
    /// A button.
    Button,
    /// A heading.
    Heading,
}

/// A row of the help that owns its words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HelpLine {
    /// The name of a group.
    Heading(String),
    /// Keys and what they do.
    Keys(String, String),
    /// A sentence.
    Text(String),
    /// An empty row.
    Blank,
}

/// What a click in the window hits while a box is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoxPart {
    /// A button.
    Choice(Command),
    /// A field of a form, or a row of a menu.
    Row(usize),
    /// The box itself.
    Inside,
    /// What lies under it.
    Outside,
}

impl Overlay {
    /// The box on top, if one is open.
    pub fn top(app: &App) -> Option<Self> {
        let lang = app.settings().lang;
        match app.modes().last()? {
            Mode::Line(_) | Mode::Editor(_) => None,
            Mode::Help(scroll) => Some(Self::Help {
                title: lang.text(Text::TitleHelp).to_owned(),
                rows: help::lines(app),
                scroll: *scroll,
            }),
            Mode::Reading(reading) => Some(Self::Help {
                title: lang.text(reading.title).to_owned(),
                rows: help::reading(app, &reading.text),
                scroll: reading.scroll,
            }),
            Mode::Form(form) => Some(form::overlay(app, form)),
            Mode::Menu(menu) => Some(Self::Menu {
                title: menu.title(app),
                rows: menu.rows(app),
                selected: menu.row,
            }),
            Mode::Question(question) => Some(Self::Popup {
                title: lang.text(Text::TitleQuestion).to_owned(),
                body: question::asked(app, &question.ask),
                buttons: buttons(
                    app,
                    &[
                        Offer::new(Command::Yes, Text::ButtonYes),
                        Offer::new(Command::No, Text::ButtonNo),
                    ],
                ),
                selected: match question.answer {
                    Answer::Yes => 0,
                    Answer::No => 1,
                },
            }),
            Mode::Pause => Some(Self::Popup {
                title: lang.text(Text::TitlePause).to_owned(),
                body: lang.text(Text::PauseBody).to_owned(),
                buttons: buttons(app, &[Offer::new(Command::Pause, Text::ButtonGoOn)]),
                selected: 0,
            }),
            Mode::TimeUp(_) => Some(Self::of_result(app, &[LOOK], 0)),
            Mode::Result(selected) => Some(Self::of_result(app, &on_result(app), *selected)),
        }
    }

    /// The area that the box takes. Where the panel has room for it, it leaves the board in view, and if it can be,
    /// keeps a cell away from board and edge, and lies at the foot of the moves: those above stay in view. Else it leaves
    /// the panel in view.
    pub fn area(&self, window: Rect, panel: Option<Panel>, theme: &Theme) -> Rect {
        let within = |area| self.with(theme, |shape| shape.area(area));
        let shows_all = |area: &Rect| self.with(theme, |shape| shape.shows_all(*area));
        let panel = panel.filter(|_| matches!(self, Self::Popup { .. }));
        let in_panel = panel.and_then(|Panel { whole, moves, .. }| {
            let list = Rect {
                y: moves.y,
                height: moves.height,
                ..whole
            };
            let margin = Margin::new(1, 0);
            let under_moves = within(list.inner(margin));
            let at_foot = Rect {
                y: list.bottom() - under_moves.height,
                ..under_moves
            };
            let beside = [at_foot, within(whole.inner(margin)), within(whole)];
            let of_board = if whole.x > window.x {
                Rect {
                    width: whole.x - window.x,
                    ..window
                }
            } else {
                Rect {
                    height: whole.y - window.y,
                    ..window
                }
            };
            beside.into_iter().chain([within(of_board)]).find(shows_all)
        });
        in_panel.unwrap_or_else(|| within(window))
    }

    /// What lies at a position.
    pub fn hit(&self, area: Rect, position: Position, theme: &Theme) -> BoxPart {
        let chosen = self.with(theme, |shape| shape.hit(area, position));
        let command = match self {
            Self::Popup { buttons, .. } => chosen.and_then(|index| buttons.get(index)),
            Self::Form { .. } | Self::Menu { .. } => {
                return match chosen {
                    Some(row) => BoxPart::Row(row),
                    None if area.contains(position) => BoxPart::Inside,
                    None => BoxPart::Outside,
                };
            }
            Self::Help { .. } => None,
        };
        match command {
            Some((_, _, command)) => BoxPart::Choice(*command),
            None if area.contains(position) => BoxPart::Inside,
            None => BoxPart::Outside,
        }
    }

    /// How far the box can be scrolled when it has this area.
    pub fn max_scroll(&self, area: Rect, theme: &Theme) -> u16 {
        self.with(theme, |shape| match shape {
            Shape::Help(help) => help.max_scroll(area),
            Shape::Popup(_) | Shape::Menu(_) | Shape::Form(_) => 0,
        })
    }

    /// How many rows a page is in a box of this area: what is seen, less one row by which the eyes find their place.
    pub fn page(&self, area: Rect, theme: &Theme) -> u16 {
        let shown = self.with(theme, |shape| match shape {
            Shape::Help(_) => Help::shown(area),
            Shape::Menu(menu) => menu.shown(area),
            Shape::Form(form) => form.shown(area),
            Shape::Popup(_) => 0,
        });
        shown.saturating_sub(1).max(1)
    }

    /// Whether it is a list that has more rows than there is room for.
    pub fn is_cut(&self, area: Rect, theme: &Theme) -> bool {
        self.with(theme, |shape| match shape {
            Shape::Menu(menu) => menu.is_cut(area),
            Shape::Popup(_) | Shape::Help(_) | Shape::Form(_) => false,
        })
    }

    /// Draws the box.
    pub fn render(&self, area: Rect, theme: &Theme, buffer: &mut Buffer) {
        self.with(theme, |shape| match shape {
            Shape::Popup(popup) => popup.render(area, buffer),
            Shape::Help(help) => help.render(area, buffer),
            Shape::Menu(menu) => menu.render(area, buffer),
            Shape::Form(form) => form.render(area, buffer),
        });
    }

    /// Where the terminal's cursor belongs while text is typed into the box.
    pub fn cursor(&self, area: Rect, theme: &Theme) -> Option<Position> {
        self.with(theme, |shape| match shape {
            Shape::Form(form) => form.cursor(area),
            Shape::Popup(_) | Shape::Help(_) | Shape::Menu(_) => None,
        })
    }

    /// Lends the words to the widget that shows them.
    fn with<T>(&self, theme: &Theme, use_it: impl FnOnce(Shape) -> T) -> T {
        match self {
            Self::Popup {
                title,
                body,
                buttons,
                selected,
            } => {
                let buttons: Vec<_> = buttons
                    .iter()
                    .map(|(key, label, _)| Button {
                        key,
                        label,
                        is_enabled: true,
                    })
                    .collect();
                use_it(Shape::Popup(Popup {
                    title,
                    body,
                    buttons: &buttons,
                    selected: Some(*selected),
                    scroll: 0,
                    theme,
                }))
            }
            Self::Help {
                title,
                rows,
                scroll,
            } => {
                let rows: Vec<_> = rows
                    .iter()
                    .map(|row| match row {
                        HelpLine::Heading(words) => HelpRow::Heading(words),
                        HelpLine::Keys(keys, words) => HelpRow::Keys(keys, words),
                        HelpLine::Text(words) => HelpRow::Text(words),
                        HelpLine::Blank => HelpRow::Blank,
                    })
                    .collect();
                use_it(Shape::Help(Help {
                    title,
                    rows: &rows,
                    scroll: *scroll,
                    theme,
                }))
            }
            Self::Form {
                title,
                fields,
                selected,
                hint,
            } => {
                let fields: Vec<_> = fields
                    .iter()
                    .map(|(label, value, error)| Field {
                        label,
                        value: match value {
                            Shown::Text(input) => FieldValue::Text(input),
                            Shown::Choice(choice, widest) => FieldValue::Choice(choice, *widest),
                            Shown::Toggle(on) => FieldValue::Toggle(*on),
                            Shown::Button => FieldValue::Button,
                            Shown::Heading => FieldValue::Heading,
                        },
                        error,
                    })
                    .collect();
                use_it(Shape::Form(Form {
                    title,
                    fields: &fields,
                    selected: *selected,
                    hint,
                    theme,
                }))
            }
            Self::Menu {
                title,
                rows,
                selected,
            } => {
                let items: Vec<_> = rows
                    .iter()
                    .map(|row| MenuItem {
                        label: &row.label,
                        detail: &row.detail,
                        is_enabled: row.action != Action::Nothing,
                        is_apt: row.is_apt,
                    })
                    .collect();
                use_it(Shape::Menu(Menu {
                    title,
                    items: &items,
                    selected: *selected,
                    hint: "",
                    theme,
                }))
            }
        }
    }
}

/// The widget that shows a box.
enum Shape<'a> {
    Popup(Popup<'a>),
    Help(Help<'a>),
    Menu(Menu<'a>),
    Form(Form<'a>),
}

impl Shape<'_> {
    fn area(&self, within: Rect) -> Rect {
        match self {
            Self::Popup(popup) => popup.area(within),
            Self::Help(help) => help.area(within),
            Self::Menu(menu) => menu.area(within),
            Self::Form(form) => form.area(within),
        }
    }

    fn hit(&self, area: Rect, position: Position) -> Option<usize> {
        match self {
            Self::Popup(popup) => popup.hit(area, position),
            Self::Menu(menu) => menu.hit(area, position),
            Self::Form(form) => form.hit(area, position),
            Self::Help(_) => None,
        }
    }

    fn shows_all(&self, area: Rect) -> bool {
        match self {
            Self::Popup(popup) => {
                popup.max_scroll(area) == 0 && popup.places(area).iter().all(Option::is_some)
            }
            Self::Help(_) | Self::Menu(_) | Self::Form(_) => false,
        }
    }
}

fn buttons(app: &App, offers: &[Offer]) -> Vec<(String, String, Command)> {
    let lang = app.settings().lang;
    offers
        .iter()
        .map(|offer| {
            let label = lang.text(offer.label).to_owned();
            (app.key(offer.command), label, offer.command)
        })
        .collect()
}
