//! An order of stops in which the steps from each to the next cost little. Knows neither inks nor cells.

/// Of more stops than this the order is not improved: such a frame is a whole screen, and is to be drawn soon.
const FEW: usize = 40;

/// What the steps from stop to stop cost.
#[derive(Debug)]
pub(super) struct Costs {
    from_start: Vec<usize>,
    between: Vec<Vec<usize>>,
}

impl Costs {
    /// The costs between so many stops: from the start (`None`) or a stop to a stop.
    pub fn new(stops: usize, step: impl Fn(Option<usize>, usize) -> usize) -> Self {
        let from = |from| (0..stops).map(|to| step(from, to)).collect();
        Self {
            from_start: from(None),
            between: (0..stops).map(|stop| from(Some(stop))).collect(),
        }
    }

    fn step(&self, from: Option<usize>, to: Option<usize>) -> usize {
        let costs = from.map_or(Some(&self.from_start), |from| self.between.get(from));
        to.and_then(|to| costs?.get(to)).copied().unwrap_or(0)
    }

    /// All stops: always on to the nearest, and then improved as long as some part of the way is better gone elsewhere.
    pub fn route(&self) -> Vec<usize> {
        let mut route: Vec<usize> = Vec::new();
        let mut left: Vec<usize> = (0..self.from_start.len()).collect();
        while let Some(&next) = left
            .iter()
            .min_by_key(|stop| self.step(route.last().copied(), Some(**stop)))
        {
            left.retain(|stop| *stop != next);
            route.push(next);
        }
        if route.len() <= FEW {
            while self.improve(&mut route) {}
        }
        route
    }

    /// Moves one part of a route to where it costs less, if there is such a part.
    fn improve(&self, route: &mut [usize]) -> bool {
        for length in 1..route.len() {
            for from in 0..=route.len() - length {
                let end = from + length;
                for at in (0..from).chain(end + 1..=route.len()) {
                    if self.is_better(route, (from, end), at) {
                        if at < from {
                            route
                                .get_mut(at..end)
                                .unwrap_or_default()
                                .rotate_right(length);
                        } else {
                            route
                                .get_mut(from..at)
                                .unwrap_or_default()
                                .rotate_left(length);
                        }
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a part costs less in front of the stop at a place.
    fn is_better(&self, route: &[usize], (from, end): (usize, usize), at: usize) -> bool {
        let stop = |place: usize| route.get(place).copied();
        let before = |place: usize| place.checked_sub(1).and_then(stop);
        let (first, last) = (stop(from), before(end));
        let now = self.step(before(from), first)
            + self.step(last, stop(end))
            + self.step(before(at), stop(at));
        let then = self.step(before(from), stop(end))
            + self.step(before(at), first)
            + self.step(last, stop(at));
        then < now
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn route_visits_each_stop_once_and_takes_no_needless_way() {
        let stops: [i32; 7] = [3, -2, 9, 4, -1, 0, 12];
        let way = |from: Option<usize>, to: usize| {
            let from = from.map_or(1, |from| stops[from]);
            from.abs_diff(stops[to]) as usize
        };
        let route = Costs::new(stops.len(), way).route();
        let mut all = route.clone();
        all.sort_unstable();
        assert_eq!(all, [0, 1, 2, 3, 4, 5, 6]);
        let mut from = None;
        let mut sum = 0;
        for &to in &route {
            sum += way(from, to);
            from = Some(to);
        }
        // Down to -2 and up to 12 again.
        assert_eq!(sum, 3 + 14);
    }

    #[test]
    fn no_stop_is_no_route() {
        assert_eq!(Costs::new(0, |_, _| 1).route(), Vec::<usize>::new());
    }
}
