//! In which order changed cells are written. Colours cost more bytes than ways, so cells of one ink are written
//! together, wherever they lie.

use super::ink::{Ink, Need};
use super::route::Costs;
use super::shown::{Shown, width};
use super::travel::Place;
use ratatui::layout::Position;

/// Unchanged cells of so many bytes are written again rather than stepped over.
const GAP: usize = 3;

/// Neighbouring cells of one ink.
#[derive(Clone, Debug)]
pub(super) struct Run {
    pub at: Position,
    /// The column after it.
    pub end: u16,
    pub need: Need,
}

/// Runs of one ink.
#[derive(Debug)]
struct Group {
    need: Need,
    runs: Vec<Run>,
}

/// The runs of the changed cells, which are given in reading order.
pub(super) fn runs(changed: &[Position], shown: &Shown) -> Vec<Run> {
    let mut runs: Vec<Run> = Vec::new();
    for &at in changed {
        let Some(cell) = shown.cell(at) else { continue };
        let need = Need::of(cell);
        let end = at.x + width(cell);
        if let Some(last) = runs.last_mut()
            && last.at.y == at.y
            && let Some(joined) = last.need.joined(need)
            && is_bridge(last.end, at, joined, shown)
        {
            last.end = end;
            last.need = joined;
        } else {
            runs.push(Run { at, end, need });
        }
    }
    runs
}

/// Whether the cells from a column on up to a place can be written again with an ink, in few bytes.
fn is_bridge(from: u16, to: Position, ink: Need, shown: &Shown) -> bool {
    let mut bytes = 0;
    let mut x = from;
    while x < to.x && bytes <= GAP {
        match shown.cell(Position { x, ..to }) {
            Some(cell) if !cell.symbol().is_empty() && ink.joined(Need::of(cell)) == Some(ink) => {
                bytes += cell.symbol().len();
                x += width(cell);
            }
            _ => return false,
        }
    }
    x == to.x && bytes <= GAP
}

/// The runs, those of one ink together, in an order that costs little: of the inks, and within an ink of the ways.
pub(super) fn by_ink(
    runs: Vec<Run>,
    ink: Option<Ink>,
    start: Place,
    exit: impl Fn(&Run) -> Place,
) -> Vec<Run> {
    let groups = groups(runs);
    let inks: Vec<Ink> = groups
        .iter()
        .map(|group| Ink::for_need(ink, group.need))
        .collect();
    let change = |from: Option<usize>, to: usize| {
        let from = from.map_or(ink, |from| inks.get(from).copied());
        inks.get(to).map_or(0, |to| to.sequence(from).len())
    };
    let mut ordered: Vec<Run> = Vec::new();
    let mut place = start;
    for index in Costs::new(inks.len(), change).route() {
        let Some(group) = groups.get(index) else {
            continue;
        };
        let exits: Vec<Place> = group.runs.iter().map(&exit).collect();
        let way = |from: Option<usize>, to: usize| {
            let from = from.map_or(Some(&place), |from| exits.get(from));
            let to = group.runs.get(to);
            from.zip(to).map_or(0, |(from, to)| from.way(to.at).len())
        };
        let route = Costs::new(exits.len(), way).route();
        place = route
            .last()
            .and_then(|last| exits.get(*last))
            .copied()
            .unwrap_or(place);
        ordered.extend(
            route
                .iter()
                .filter_map(|index| group.runs.get(*index))
                .cloned(),
        );
    }
    ordered
}

fn groups(runs: Vec<Run>) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    let (text, blank): (Vec<Run>, Vec<Run>) =
        runs.into_iter().partition(|run| run.need.text.is_some());
    for run in text.into_iter().chain(blank) {
        let group = groups
            .iter_mut()
            .find(|group| group.need.joined(run.need) == Some(group.need));
        match group {
            Some(group) => group.runs.push(run),
            None => groups.push(Group {
                need: run.need,
                runs: vec![run],
            }),
        }
    }
    for group in &mut groups {
        group.runs.sort_by_key(|run| (run.at.y, run.at.x));
    }
    groups
}
