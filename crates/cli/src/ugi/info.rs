use std::fmt;

use protocol::Thought;

use crate::players::News;

/// The line in which an engine tells how far it has come.
pub(crate) struct Info<'a> {
    pub(crate) news: &'a News<'a>,
    /// How long it has thought about the turn, in milliseconds.
    pub(crate) millis: u64,
}

impl Info<'_> {
    /// The turns that are expected, each as one word; the first begins with what was decided.
    fn turns(&self) -> Vec<String> {
        let mut standing = self.news.standing.clone();
        let mut turn = self.news.decided.to_vec();
        let mut turns = Vec::new();
        for action in &self.news.thought.line {
            let Ok(completed) = standing.play(action) else { break };
            turn.push(action.clone());
            if completed {
                turns.push(std::mem::take(&mut turn).join(";"));
            }
        }
        if !turn.is_empty() {
            turns.push(turn.join(";"));
        }
        turns
    }
}

impl fmt::Display for Info<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Thought { depth, reach, rank, value, score, .. } = self.news.thought;
        let turns = self.turns();
        write!(f, "info depth {depth} seldepth {reach} multipv {rank} score ")?;
        match self.news.thought.ends_in {
            None => write!(f, "cp {value}")?,
            Some(actions) => {
                // What lies beyond the line is at most a turn an action.
                let line = self.news.thought.line.len();
                let more = (actions as usize).saturating_sub(line);
                let word = if *score > 0.5 { "win" } else { "loss" };
                write!(f, "{word} {}", turns.len() + more)?;
            }
        }
        let nodes = self.news.nodes + self.news.thought.nodes;
        let rate = u128::from(nodes) * 1000 / u128::from(self.millis.max(1));
        let millis = self.millis;
        write!(
            f,
            " chance {score:.3} nodes {nodes} nps {rate} time {millis} pv {}",
            turns.join(" ")
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::standing::Standing;

    fn told(spec: &str, line: &[&str], decided: &[&str], ends_in: Option<u32>) -> String {
        let own = |texts: &[&str]| texts.iter().map(|&text| text.to_owned()).collect::<Vec<_>>();
        let mut standing = Standing::new(spec.parse::<catalog::Spec>().unwrap().start());
        for action in decided {
            standing.play(action).unwrap();
        }
        let thought = Thought {
            action: line[0].to_owned(),
            line: own(line),
            nodes: 500,
            depth: 3,
            reach: 7,
            rank: 2,
            value: -12,
            ends_in,
            score: if ends_in.is_some() { 1.0 } else { 0.48 },
        };
        let decided = own(decided);
        let news = News { thought: &thought, standing: &standing, decided: &decided, nodes: 100 };
        Info { news: &news, millis: 50 }.to_string()
    }

    #[test]
    fn turns_are_single_words() {
        assert_eq!(
            told("zertz", &["-d1", "Ga4", "-e1", "Bb1"], &["Wd4"], None),
            "info depth 3 seldepth 7 multipv 2 score cp -12 chance 0.480 nodes 600 nps 12000 time 50 \
             pv Wd4;-d1 Ga4;-e1 Bb1"
        );
    }

    #[test]
    fn proved_results_are_told_in_turns() {
        let line = told("zertz", &["Wd4", "-d1", "Ga4", "-e1"], &[], Some(4));
        assert!(line.contains(" score win 2 chance 1.000 "), "{line}");
        let line = told("zertz", &["Wd4", "-d1"], &[], Some(4));
        assert!(line.contains(" score win 3 "), "at most: {line}");
    }
}
