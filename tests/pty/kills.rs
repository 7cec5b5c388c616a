//! Kill -9 at moments of chance, in the middle of a game that is played, taken back, looked through, commented and
//! saved: what had appeared on the screen is there at the next start. The program's own state, without a terminal,
//! tells what each action leads to.

use crate::chance::Dice;
use crate::screen::rows;
use crate::terminal::{Launch, Terminal, folder};
use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};
use std::path::{Path, PathBuf};
use vt100::Screen;
use xiangqi::config::Settings;
use xiangqi::game::NodeId;
use xiangqi::record::Record;
use xiangqi::rules::{Move, Rules};
use xiangqi::storage::{Found, Held, Saved, open_record, record_of};
use xiangqi::tui::event::Event;
use xiangqi::tui::input::Parser;
use xiangqi::tui::message::{Effect, Message, SaveOutcome};
use xiangqi::tui::theme::Depth;
use xiangqi::tui::update::{message, update};
use xiangqi::tui::view::draw;
use xiangqi::tui::{App, Start};

/// High enough for the list of all that is played here.
const WINDOW: Size = Size::new(100, 60);
/// The last rows say what was done; that is not kept.
const ROWS_BELOW: usize = 3;
/// So many games, one beside the other, each killed so often.
const GAMES: u64 = 4;
const KILLS: usize = 25;

/// What one action led to.
struct State {
    seen: String,
    saved: Saved,
}

/// The signs that tell where pieces stand and what the list says; marks and lines differ with the cursor.
fn essence<'a>(rows: impl Iterator<Item = &'a str>) -> String {
    let row = |row: &str| -> String {
        row.chars()
            .filter(|c| c.is_alphanumeric() || "+-.".contains(*c))
            .collect()
    };
    let rows: Vec<String> = rows
        .take(usize::from(WINDOW.height) - ROWS_BELOW)
        .map(row)
        .collect();
    rows.join("\n").trim_end().to_owned()
}

fn shown(screen: &Screen) -> String {
    let rows: Vec<String> = screen.rows(0, WINDOW.width).collect();
    essence(rows.iter().map(String::as_str))
}

fn drawn(app: &App) -> String {
    let window = Rect::new(0, 0, WINDOW.width, WINDOW.height);
    let mut buffer = Buffer::empty(window);
    draw(app, window, &mut buffer);
    essence(rows(&buffer).iter().map(String::as_str))
}

/// The program after it went on with a game.
fn app(saved: Option<&Saved>) -> App {
    let start = Start {
        goes_on: true,
        ..Start::new(Settings::default(), Depth::TrueColor)
    };
    let mut app = App::new(start, WINDOW);
    if let Some(saved) = saved {
        update(&mut app, Message::WentOn(Box::new(Ok(saved.clone()))));
    }
    app
}

/// Types into the program without a terminal. Saving always succeeds there.
fn type_into(app: &mut App, keys: &str) {
    for input in Parser::default().feed(keys.as_bytes()) {
        let message = message(app, Event::Input(input), WINDOW);
        for effect in update(app, message) {
            if let Effect::Save { path, .. } = effect {
                update(
                    app,
                    Message::Saved(
                        path,
                        SaveOutcome::Saved {
                            at: String::new(),
                            loss: None,
                            held: Held::default(),
                        },
                    ),
                );
            }
        }
    }
}

fn state(app: &App) -> State {
    State {
        seen: drawn(app),
        saved: app.saved().clone(),
    }
}

/// All of a game that has to come back.
fn essentials(saved: &Saved) -> impl PartialEq + std::fmt::Debug {
    let (game, tree) = (&saved.game, saved.game.tree());
    let mark = game.bookmark();
    let ways = [Some(mark.node), Some(mark.end), mark.taken_back]
        .map(|node| node.map(|node| tree.way(NodeId::ROOT, node).to_string()));
    let moves: Vec<(usize, Option<Move>, String)> = tree
        .pre_order()
        .map(|node| {
            let comment = tree.comment(node).to_owned();
            (tree.ply(node), tree.move_at(node), comment)
        })
        .collect();
    (ways, moves)
}

/// A game that is played and killed.
struct Play {
    home: PathBuf,
    dice: Dice,
    app: App,
    /// The files that were saved: each name is used for a first time once.
    names: usize,
    /// Whether this run of the program has saved already. A kill in the middle of saving leaves a file of which the
    /// next run cannot know that it is its own, and it asks before it replaces that.
    has_saved: bool,
}

impl Play {
    /// The keys of the next action.
    fn action(&mut self) -> String {
        let game = self.app.game();
        match self.dice.roll(20) {
            0..=2 => "u".to_owned(),
            3 | 4 => "\x12".to_owned(),
            5 | 6 => "[".to_owned(),
            7 => "]".to_owned(),
            8 => "}".to_owned(),
            9 => "P".to_owned(),
            10 if game.ply() > 0 => "Dy".to_owned(),
            11 if game.ply() > 0 => "c well\r".to_owned(),
            12 | 13 if self.has_saved => "s\r".to_owned(),
            12 | 13 => {
                self.has_saved = true;
                self.names += 1;
                format!(":save game{}.pgn\r", self.names)
            }
            _ => {
                let moves = game.position().legal_moves();
                let goes_on = moves.iter().filter(|&&m| {
                    let mut after = game.clone();
                    after.play(m).is_ok() && after.outcome().is_none()
                });
                let moves: Vec<&Move> = goes_on.collect();
                format!(":{}\r", moves[self.dice.roll(moves.len())])
            }
        }
    }

    /// Plays on, kills the program at some moment, and gives what may be there now: all from what had been seen.
    fn play_and_kill(&mut self, mut terminal: Terminal) -> (Vec<State>, Vec<String>) {
        let mut states = vec![state(&self.app)];
        self.has_saved = false;
        terminal.wait_until(&states[0].seen, |screen| shown(screen) == states[0].seen);
        let mut keys = Vec::new();
        for _ in 0..=self.dice.roll(5) {
            let action = self.action();
            type_into(&mut self.app, &action);
            states.push(state(&self.app));
            keys.push(action);
        }
        let enough = terminal.written + self.dice.roll(600 * keys.len());
        for action in &keys {
            terminal.type_text(action);
        }
        let mut seen = 0;
        let mut look = |screen: &Screen| {
            let shown = shown(screen);
            // A frame between two actions, or half of one, tells nothing.
            let later = states.iter().skip(seen);
            let passed = later.take_while(|state| state.seen != shown).count();
            if seen + passed < states.len() {
                seen += passed;
            }
            seen
        };
        let last = &states[keys.len()].seen;
        while terminal.written < enough && shown(terminal.emulated()) != *last {
            terminal.read_on();
            look(terminal.emulated());
        }
        terminal.signal("KILL");
        terminal.wait_for_exit();
        let sure = look(terminal.emulated());
        (states.split_off(sure), keys)
    }

    /// The game that is found is one of these; the play goes on from there.
    fn find(&mut self, states: &[State]) {
        let folder = self.home.join(".local/state/xiangqi/games");
        let found = Found::in_folder(&folder);
        assert!(found.set_aside.is_empty(), "{:?}", found.set_aside);
        let Some(leftover) = found.left.into_iter().next() else {
            let is_empty = |state: &State| state.saved.game.tree().is_empty();
            assert!(states.iter().any(is_empty), "there is no game");
            self.app = app(None);
            return;
        };
        let there = essentials(&leftover.saved);
        let state = states
            .iter()
            .find(|state| essentials(&state.saved) == there);
        let state = state.unwrap_or_else(|| {
            panic!(
                "there is {there:?}, seen was {:?}",
                essentials(&states[0].saved)
            )
        });
        self.app = app(Some(&state.saved));
        self.app_file(&leftover.saved);
    }

    /// Whether the file's name was kept before the kill is not a matter of what was seen.
    fn app_file(&mut self, kept: &Saved) {
        if self.app.saved().file != kept.file {
            let saved = Saved {
                file: kept.file.clone(),
                ..self.app.saved().clone()
            };
            self.app = app(Some(&saved));
        }
    }

    /// Every record that was saved is whole.
    fn check_records(&self) {
        for number in 1..=self.names {
            let path = self.home.join(format!("game{number}.pgn"));
            if path.exists() {
                check_record(&path);
            }
        }
    }
}

fn check_record(path: &Path) {
    let text = std::fs::read_to_string(path).unwrap();
    let opened = open_record(path, None, Rules::default()).unwrap();
    assert!(opened.findings.is_empty(), "{:?}\n{text}", opened.findings);
    let again: Record = record_of(&opened.game, &opened.tags);
    assert!(text.ends_with("*\n"), "{text}");
    assert_eq!(again.tree, *opened.game.tree());
}

/// One game with its kills.
fn game_with_kills(seed: u64) {
    let name = format!("kills-{seed}");
    let mut play = Play {
        home: folder(&name),
        dice: Dice::new(seed),
        app: app(None),
        names: 0,
        has_saved: false,
    };
    for kill in 0..KILLS {
        let terminal = Launch::again(&name, &["--resume"])
            .size(WINDOW.width, WINDOW.height)
            .start();
        let (states, keys) = play.play_and_kill(terminal);
        // Shown where the test fails.
        println!("seed {seed}, kill {kill}, after {keys:?}");
        play.find(&states);
        play.check_records();
    }
}

#[test]
fn whatever_was_seen_before_a_kill_is_there_at_the_next_start() {
    for seed in 0..GAMES {
        game_with_kills(seed);
    }
}
