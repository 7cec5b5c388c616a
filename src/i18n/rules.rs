//! The rules of a game in sentences, each of them true of that game. Knows what rules there are, no widget.

use super::{Lang, Text};
use crate::rules::{Repetition, RuleSet, Rules};

impl Lang {
    /// What there is to know about the rules in force: how one moves and wins, repetition, the move limit.
    pub fn rules(self, rules: Rules) -> [String; 3] {
        let set = self.text(match rules.set {
            RuleSet::Standard => Text::RulesStandard,
            RuleSet::Casual => Text::RulesCasual,
        });
        let mut repetition = self
            .text(match rules.repetition_in_force() {
                Repetition::Standard => Text::RulesRepetition,
                Repetition::ChecksOnly => Text::RulesChecksOnly,
                Repetition::Plain => Text::RulesPlain,
                Repetition::Off => Text::RulesOff,
            })
            .to_owned();
        if rules.refuse && somebody_can_lose(rules) {
            repetition = repetition + self.gap() + self.text(Text::RulesRefuse);
        }
        let limit = match (rules.limit_in_force(), rules.exempt_checks) {
            (None, _) => self.text(Text::RulesNoLimit).to_owned(),
            (Some(plies), is_exempt) => {
                let checks = if is_exempt {
                    Text::RulesExemptChecks
                } else {
                    Text::RulesAllChecks
                };
                self.fill(Text::RulesLimit, &[&plies]) + self.gap() + self.text(checks)
            }
        };
        [set.to_owned(), repetition, limit]
    }

    /// What other rule books say of repetition and of the move limit, as seen from the rules in force.
    pub fn rules_elsewhere(self, rules: Rules) -> [&'static str; 2] {
        let repetition = match rules.repetition_in_force() {
            Repetition::Standard => Text::RulesElsewhere,
            Repetition::ChecksOnly => Text::ElsewhereChecksOnly,
            Repetition::Plain => Text::ElsewherePlain,
            Repetition::Off => Text::ElsewhereOff,
        };
        [self.text(repetition), self.text(Text::ElsewhereLimit)]
    }
}

/// Whether a repetition can be lost at all.
fn somebody_can_lose(rules: Rules) -> bool {
    matches!(
        rules.repetition_in_force(),
        Repetition::Standard | Repetition::ChecksOnly
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Game, Outcome};
    use crate::rules::{Move, MoveLimit, Side};

    const START: &str = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";

    /// Every combination of rules, with the usual limits, one that nobody else has, and none.
    fn all_rules() -> Vec<Rules> {
        let limits = [120, 100, 61].map(MoveLimit::Plies);
        let mut all = Vec::new();
        for set in [RuleSet::Standard, RuleSet::Casual] {
            for word in Repetition::WORDS {
                for limit in limits.into_iter().chain([MoveLimit::Off]) {
                    for (exempt_checks, refuse) in
                        [(false, false), (false, true), (true, false), (true, true)]
                    {
                        all.push(Rules {
                            set,
                            repetition: Repetition::parse(word).unwrap(),
                            limit,
                            exempt_checks,
                            refuse,
                        });
                    }
                }
            }
        }
        all
    }

    /// What a line of play comes to: an end, no end, or a move that was refused.
    #[derive(Debug, PartialEq, Eq)]
    enum Comes {
        RedLoses,
        Draw,
        GoesOn,
        Refused,
    }

    fn comes_of(fen: &str, moves: &str, rules: Rules) -> Comes {
        let mut game = Game::new(fen.parse().unwrap(), rules);
        for text in moves.split_whitespace() {
            let m: Move = crate::notation::read(game.position(), text).unwrap();
            if game.play(m).is_err() {
                return Comes::Refused;
            }
        }
        match game.outcome() {
            None => Comes::GoesOn,
            Some(Outcome::Won { winner, .. }) => {
                assert_eq!(winner, Side::Black);
                Comes::RedLoses
            }
            Some(_) => Comes::Draw,
        }
    }

    #[test]
    fn what_is_said_of_repetition_and_the_limit_is_what_happens_under_every_rules() {
        // The first move leads into the circle, so that the move that closes it the third time is Red's.
        let checks = "a6a8 d8d9 a8a9 d9d8 a9a8 d8d9 a8a9 d9d8 a9a8";
        let chases = "a5a7 c7c6 a7a6 c6c7 a6a7 c7c6 a7a6 c6c7 a6a7";
        let idles = "a0a1 a9a8 a1a0 a8a9 a0a1 a9a8 a1a0 a8a9";
        let checking = "9/3k5/9/R8/9/9/9/9/9/4K4 w - - 0 1";
        let chasing = "4k4/9/2c6/9/R8/9/9/9/9/3K5 w - - 0 1";
        for rules in all_rules() {
            let [_, repetition, limit] = Lang::En.rules(rules);
            let says = |words: &str| repetition.contains(words);
            let third = |loses: bool| match (says("third time"), loses, says("is refused")) {
                (false, ..) => Comes::GoesOn,
                (true, false, _) => Comes::Draw,
                (true, true, false) => Comes::RedLoses,
                (true, true, true) => Comes::Refused,
            };
            for (fen, moves, loses) in [
                (START, idles, false),
                (checking, checks, says("checked with every move loses")),
                (chasing, chases, says("chased an unprotected piece")),
            ] {
                let came = comes_of(fen, moves, rules);
                assert_eq!(came, third(loses), "{moves} {rules:?} {repetition}");
            }
            for last in [60, 99, 119] {
                let fen = format!("r3k4/9/9/9/9/9/9/9/9/R2K5 w - - {last} 1");
                let is_reached = |plies: &u16| {
                    limit.contains(&format!("after {plies} moves in a row")) && last + 1 >= *plies
                };
                let is_drawn = [61, 100, 120].iter().any(is_reached);
                let came = comes_of(&fen, "a0a1", rules);
                // Where the limit was lower, the game is over before.
                assert_eq!(came != Comes::GoesOn, is_drawn, "{rules:?} {limit}");
            }
        }
    }

    #[test]
    fn every_sentence_is_said_exactly_where_it_is_true_in_every_language() {
        type Holds = fn(Rules) -> bool;
        let sentences: [(Text, Holds); 12] = [
            (Text::RulesStandard, |rules| rules.set == RuleSet::Standard),
            (Text::RulesCasual, |rules| rules.set == RuleSet::Casual),
            (Text::RulesRepetition, |rules| {
                rules.repetition_in_force() == Repetition::Standard
            }),
            (Text::RulesChecksOnly, |rules| {
                rules.repetition_in_force() == Repetition::ChecksOnly
            }),
            (Text::RulesPlain, |rules| {
                rules.repetition_in_force() == Repetition::Plain
            }),
            (Text::RulesOff, |rules| {
                rules.repetition_in_force() == Repetition::Off
            }),
            (Text::RulesRefuse, |rules| {
                rules.refuse && somebody_can_lose(rules)
            }),
            (Text::RulesNoLimit, |rules| rules.limit_in_force().is_none()),
            (Text::RulesExemptChecks, |rules| {
                rules.limit_in_force().is_some() && rules.exempt_checks
            }),
            (Text::RulesAllChecks, |rules| {
                rules.limit_in_force().is_some() && !rules.exempt_checks
            }),
            (Text::ElsewhereOff, |rules| {
                rules.repetition_in_force() == Repetition::Off
            }),
            (Text::ElsewhereLimit, |_| true),
        ];
        for (lang, rules) in Lang::ALL
            .into_iter()
            .flat_map(|lang| all_rules().into_iter().map(move |rules| (lang, rules)))
        {
            let told = lang.rules(rules).concat() + &lang.rules_elsewhere(rules).concat();
            for (text, holds) in sentences {
                assert_eq!(
                    told.contains(lang.text(text)),
                    holds(rules),
                    "{text:?} {rules:?} {told}"
                );
            }
            for plies in ["120", "100", "61"] {
                let is_limit = rules
                    .limit_in_force()
                    .is_some_and(|limit| limit.to_string() == plies);
                assert_eq!(told.contains(plies), is_limit, "{rules:?} {told}");
            }
        }
    }
}
