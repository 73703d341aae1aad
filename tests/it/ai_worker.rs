//! The search on its worker task: it answers, it stops, and it tells when it breaks down.

use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use oust::app::ai_worker::{AiSignal, JUDGING_TIME, Means};
use oust::app::{
    AiReply, AiWorker, JudgeReply, JudgeRequest, RequestId, SearchRequest, SearchTask,
};
use oust::engine::board::BoardSpec;
use oust::engine::level::Level;
use oust::engine::rules::{Move, Position};

use crate::support::known_positions::{KnownPosition, known_positions};

/// Long enough for a machine that has other things to do.
const LONG: Duration = Duration::from_secs(30);

fn worker() -> (AiWorker, Receiver<AiSignal>) {
    let (sender, signals) = channel();
    let means = Means { threads: 2, memory: 32 << 20 };
    (AiWorker::spawn(means, || {}, move |signal| drop(sender.send(signal))).unwrap(), signals)
}

fn request(id: u64, task: SearchTask) -> SearchRequest {
    let position = Position::new(BoardSpec::HEX_7);
    SearchRequest { id: RequestId(id), task, position, rng_seed: id }
}

fn place(level: u8) -> SearchTask {
    SearchTask::Place(Level::new(level).unwrap())
}

/// The next reply, and how many signals of progress came before it.
fn reply(signals: &Receiver<AiSignal>) -> (AiReply, usize) {
    let mut progressed = 0;
    loop {
        match signals.recv_timeout(LONG).unwrap() {
            AiSignal::Progress(_) => progressed += 1,
            AiSignal::Reply(reply) => return (reply, progressed),
            AiSignal::Judged(reply) => panic!("nobody asked for {reply:?}"),
        }
    }
}

#[test]
fn every_level_answers_the_request_that_was_made() {
    let (worker, signals) = worker();
    for number in 1..=5 {
        let request = request(u64::from(number), place(number));
        worker.start(request.clone());
        let (reply, _) = reply(&signals);
        assert_eq!(reply.request, request.id);
        assert_eq!(request.position.check(reply.outcome.unwrap()), Ok(()));
    }
}

#[test]
fn a_long_search_tells_how_far_it_is() {
    let (worker, signals) = worker();
    worker.start(request(1, SearchTask::Hint));
    let (reply, progressed) = reply(&signals);
    assert!(reply.outcome.is_ok());
    assert!(progressed >= 5, "progress was told {progressed} times");
}

#[test]
fn a_hint_is_what_level_6_would_place() {
    let (worker, signals) = worker();
    let mut id = 0;
    let only_winning = |known: &KnownPosition| known.winning.len() == 1;
    for known in known_positions("solved").into_iter().filter(only_winning).take(6) {
        for task in [SearchTask::Hint, place(6)] {
            id += 1;
            worker.start(SearchRequest { position: known.position.clone(), ..request(id, task) });
            let chosen = reply(&signals).0.outcome.unwrap();
            assert_eq!(Some(chosen), known.winning.first().map(Move::Place), "{}", known.name);
        }
    }
    assert_eq!(id, 12);
}

#[test]
fn a_search_that_is_stopped_sends_nothing_more() {
    let (worker, signals) = worker();
    worker.start(request(1, place(6)));
    worker.stop();
    worker.start(request(2, place(1)));
    let (reply, _) = reply(&signals);
    assert_eq!(reply.request, RequestId(2));
    drop(worker);
    assert!(signals.into_iter().next().is_none());
}

#[test]
fn a_new_request_stops_the_one_before() {
    let (worker, signals) = worker();
    worker.start(request(1, SearchTask::Hint));
    worker.start(request(2, place(4)));
    assert_eq!(reply(&signals).0.request, RequestId(2));
}

#[test]
fn a_search_that_breaks_down_says_so_and_the_next_one_works() {
    let (sender, signals) = channel();
    let tell = move |signal| drop(sender.send(signal));
    let worker = AiWorker::spawn_with(
        || {},
        tell,
        |request, _| {
            assert!(request.id != RequestId(1), "a fault in the search");
            request.position.legal_placements().first().map(Move::Place)
        },
        |_, _| panic!("a fault in the judging"),
    );
    let worker = worker.unwrap();
    worker.start(request(1, place(6)));
    let failure = reply(&signals).0.outcome.unwrap_err();
    assert_eq!(failure.message, "a fault in the search");
    worker.start(request(2, place(6)));
    assert!(reply(&signals).0.outcome.is_ok());
    worker.judge(judge_request(3));
    let failure = judged(&signals).outcome.unwrap_err();
    assert_eq!(failure.message, "a fault in the judging");
    worker.start(request(4, place(6)));
    assert!(reply(&signals).0.outcome.is_ok());
}

fn judge_request(id: u64) -> JudgeRequest {
    let position = Position::new(BoardSpec::HEX_7);
    JudgeRequest { id: RequestId(id), position, rng_seed: id }
}

fn judged(signals: &Receiver<AiSignal>) -> JudgeReply {
    match signals.recv_timeout(LONG).unwrap() {
        AiSignal::Judged(reply) => reply,
        other => panic!("nobody asked for {other:?}"),
    }
}

#[test]
fn a_position_is_judged_within_its_time_and_one_that_is_stopped_never() {
    let (worker, signals) = worker();
    let clock = Instant::now();
    worker.judge(judge_request(1));
    worker.judge(judge_request(2));
    let reply = judged(&signals);
    assert_eq!(reply.request, RequestId(2));
    assert!(reply.outcome.unwrap().playouts > 0 && clock.elapsed() >= JUDGING_TIME / 2);
    worker.judge(judge_request(3));
    worker.stop();
    worker.start(request(4, place(1)));
    assert_eq!(self::reply(&signals).0.request, RequestId(4));
    drop(worker);
    assert!(signals.into_iter().next().is_none());
}
