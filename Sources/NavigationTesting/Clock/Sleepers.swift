/// The list of those who sleep on a test clock, and its time: decides who wakes, and wakes nobody
/// itself.
struct Sleepers {
  struct Sleeper {
    let id: Int
    let deadline: TestClock.Instant
    let executor: EffectExecutor?
    let continuation: CheckedContinuation<Void, any Error>
  }

  /// A continuation and how to end it, to be done outside the lock.
  struct Ending {
    let continuation: CheckedContinuation<Void, any Error>
    let result: Result<Void, any Error>

    func resume() { continuation.resume(with: result) }
  }

  private(set) var now: TestClock.Instant
  private var asleep: [Sleeper] = []
  private var cancelled: Set<Int> = []
  private var lastID = 0

  init(now: TestClock.Instant) { self.now = now }

  private var sorted: [Sleeper] {
    asleep.sorted { ($0.deadline, $0.id) < ($1.deadline, $1.id) }
  }

  var deadlines: [TestClock.Instant] { sorted.map(\.deadline) }

  /// The executors of those who sleep, each once.
  var executors: [EffectExecutor] {
    asleep.compactMap(\.executor).reduce(into: []) { executors, executor in
      if !executors.contains(where: { $0 === executor }) { executors.append(executor) }
    }
  }

  mutating func makeID() -> Int {
    lastID += 1
    return lastID
  }

  /// Falls asleep, unless it has been cancelled or its time has come.
  mutating func add(_ sleeper: Sleeper) -> Ending? {
    if cancelled.remove(sleeper.id) != nil {
      return Ending(
        continuation: sleeper.continuation,
        result: .failure(CancellationError())
      )
    }
    guard sleeper.deadline > now else {
      return Ending(continuation: sleeper.continuation, result: .success(()))
    }
    asleep.append(sleeper)
    return nil
  }

  /// Ends a sleep; one that has not begun yet will end at once.
  mutating func cancel(_ id: Int) -> Ending? {
    guard let index = asleep.firstIndex(where: { $0.id == id }) else {
      cancelled.insert(id)
      return nil
    }
    let sleeper = asleep.remove(at: index)
    return Ending(continuation: sleeper.continuation, result: .failure(CancellationError()))
  }

  /// Takes out the first who is to wake, and lets time pass until then.
  mutating func next(until moment: TestClock.Instant?) -> Sleeper? {
    let next = asleep.min { ($0.deadline, $0.id) < ($1.deadline, $1.id) }
    guard let next, moment.map({ next.deadline <= $0 }) ?? true else { return nil }
    asleep.removeAll { $0.id == next.id }
    pass(to: next.deadline)
    return next
  }

  mutating func pass(to moment: TestClock.Instant) { now = max(now, moment) }
}
