/// The list of those who sleep on a clock that a test or a script moves on, and its time: decides who
/// wakes, and wakes nobody itself.
///
/// Moments are counted from where the clock was made. A mark says whose sleep it is.
package struct Sleepers<Mark: AnyObject & Sendable>: Sendable {
  package struct Sleeper: Sendable {
    package let id: Int
    package let deadline: Duration
    package let mark: Mark?
    package let continuation: CheckedContinuation<Void, any Error>

    package init(
      id: Int,
      deadline: Duration,
      mark: Mark?,
      continuation: CheckedContinuation<Void, any Error>
    ) {
      self.id = id
      self.deadline = deadline
      self.mark = mark
      self.continuation = continuation
    }
  }

  /// A continuation and how to end it, to be done outside the lock.
  package struct Ending: Sendable {
    let continuation: CheckedContinuation<Void, any Error>
    let result: Result<Void, any Error>

    package func resume() { continuation.resume(with: result) }
  }

  package private(set) var now: Duration
  private var asleep: [Sleeper] = []
  private var cancelled: Set<Int> = []
  private var lastID = 0

  package init(now: Duration = .zero) { self.now = now }

  private var sorted: [Sleeper] {
    asleep.sorted { ($0.deadline, $0.id) < ($1.deadline, $1.id) }
  }

  package var deadlines: [Duration] { sorted.map(\.deadline) }

  /// The marks of those who sleep, each once.
  package var marks: [Mark] {
    asleep.compactMap(\.mark).reduce(into: []) { marks, mark in
      if !marks.contains(where: { $0 === mark }) { marks.append(mark) }
    }
  }

  package mutating func makeID() -> Int {
    lastID += 1
    return lastID
  }

  /// Falls asleep, unless it has been cancelled or its time has come.
  package mutating func add(_ sleeper: Sleeper) -> Ending? {
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
  package mutating func cancel(_ id: Int) -> Ending? {
    guard let index = asleep.firstIndex(where: { $0.id == id }) else {
      cancelled.insert(id)
      return nil
    }
    let sleeper = asleep.remove(at: index)
    return Ending(continuation: sleeper.continuation, result: .failure(CancellationError()))
  }

  /// Takes out the first who is to wake, and lets time pass until then.
  package mutating func next(until moment: Duration?) -> Sleeper? {
    let next = asleep.min { ($0.deadline, $0.id) < ($1.deadline, $1.id) }
    guard let next, moment.map({ next.deadline <= $0 }) ?? true else { return nil }
    asleep.removeAll { $0.id == next.id }
    pass(to: next.deadline)
    return next
  }

  package mutating func pass(to moment: Duration) { now = max(now, moment) }
}
