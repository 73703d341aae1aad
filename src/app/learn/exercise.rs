//! A task on its board: how far it is, and what is said of it.

use crate::{
    app::{
        dangers::{MOST_PLACEMENTS, capturable_this_turn},
        game::{Answer, Game},
        sentence::Sentence,
    },
    engine::{
        board::{Cell, CellSet},
        rules::Position,
    },
};

use super::{
    goal::{Goal, Judgement, Obstacle},
    lessons::{LESSONS, Task},
};

/// A task on its board.
#[derive(Debug, Clone, PartialEq)]
pub struct Exercise {
    /// Place of the lesson in [`LESSONS`].
    pub lesson: usize,
    /// Place of the task in the lesson.
    pub task: usize,
    /// The board.
    pub game: Game,
    verdict: Verdict,
    /// Obstacles met so far, where the task is to meet them.
    met: Vec<Obstacle>,
    /// The hint of the task was asked for.
    pub(in crate::app) is_hinted: bool,
    /// Moves of the game when it was last judged.
    judged: usize,
}

/// How a task stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Verdict {
    /// It can be done from here.
    Open,
    /// It is done.
    Done,
    /// It cannot be done from here any more, for this reason.
    Wrong(Sentence),
}

impl Exercise {
    /// A task at its start, when there is such a task.
    pub fn lesson(lesson: usize, task: usize) -> Option<Exercise> {
        let start = LESSONS.get(lesson)?.tasks.get(task)?.start()?;
        Some(Exercise {
            lesson,
            task,
            game: Game::exercise(start),
            verdict: Verdict::Open,
            met: Vec::new(),
            is_hinted: false,
            judged: 0,
        })
    }

    /// The task.
    pub fn the_task(&self) -> &'static Task {
        &LESSONS[self.lesson].tasks[self.task]
    }

    /// How it stands.
    pub fn verdict(&self) -> &Verdict {
        &self.verdict
    }

    /// Cells that the hint lights up: where the task can be done at once.
    pub fn hinted_cells(&self) -> CellSet {
        match self.is_hinted && self.verdict == Verdict::Open {
            true => self.the_task().solutions(&self.game),
            false => CellSet::new(),
        }
    }

    /// Own stones that the enemy can take now, where that is what is wrong.
    pub fn endangered(&self) -> CellSet {
        match (&self.verdict, self.the_task().goal) {
            (Verdict::Wrong(_), Goal::SafeSeed | Goal::SafeTurn) => {
                capturable_this_turn(self.game.position(), MOST_PLACEMENTS)
            }
            _ => CellSet::new(),
        }
    }

    /// Whether the learner may go on to the next task.
    pub fn may_go_on(&self) -> bool {
        self.verdict == Verdict::Done
    }

    /// Whether nothing can be placed any more, and the task was not done.
    pub fn is_failed(&self) -> bool {
        matches!(self.verdict, Verdict::Wrong(_)) && !self.game.is_persons_turn()
    }

    /// Answers the question of the task.
    pub(in crate::app) fn answer(&mut self, number: u16) {
        if let Goal::Number { answer, .. } = self.the_task().goal {
            self.verdict = match number == answer {
                true => Verdict::Done,
                false => Verdict::Wrong(Sentence::new("wrong-number").number("number", number)),
            };
        }
    }

    /// Brings the verdict in line with the board; says whether the task was just done.
    pub(in crate::app) fn judge(&mut self) -> bool {
        if self.verdict == Verdict::Done {
            return false;
        }
        if let Goal::Refusals(wanted) = self.the_task().goal {
            self.meet(wanted);
        } else if self.judged != self.game.course().cursor() {
            self.judged = self.game.course().cursor();
            self.verdict = match self.the_task().goal.judge(&self.game) {
                Judgement::Open => Verdict::Open,
                Judgement::Done => Verdict::Done,
                Judgement::Failed(why) => Verdict::Wrong(why),
            };
        }
        self.verdict == Verdict::Done
    }

    /// Notes the obstacle that the last tap met.
    fn meet(&mut self, wanted: &[Obstacle]) {
        if let Some(Answer::Refused(refusal)) = self.game.answer()
            && let Some(obstacle) = Obstacle::of(refusal.reason)
            && wanted.contains(&obstacle)
            && !self.met.contains(&obstacle)
        {
            self.met.push(obstacle);
        }
        if self.met.len() == wanted.len() {
            self.verdict = Verdict::Done;
        } else if self.game.course().cursor() > 0 {
            self.verdict = Verdict::Wrong(Sentence::new("wrong-was-allowed"));
        } else {
            self.verdict = Verdict::Open;
        }
    }
}

impl Task {
    /// The position the task begins with; none only when its text describes none.
    pub fn start(&self) -> Option<Position> {
        self.position.parse().ok()
    }

    /// Placements from which the task can be done within the turn.
    pub fn solutions(&self, game: &Game) -> CellSet {
        let legal = game.position().legal_placements();
        legal.iter().filter(|&cell| self.is_done_by(game, cell)).collect()
    }

    fn is_done_by(&self, game: &Game, cell: Cell) -> bool {
        let mut game = game.clone();
        if !game.is_persons_turn() || game.place(cell).is_none() {
            return false;
        }
        match self.goal.judge(&game) {
            Judgement::Done => true,
            Judgement::Failed(_) => false,
            Judgement::Open => {
                let mut legal = game.position().legal_placements().iter();
                legal.any(|cell| self.is_done_by(&game, cell))
            }
        }
    }
}
