/// The tasks that sleep on a clock that a test or a script advances, and its time: decides which
/// task wakes, and wakes none itself.
///
/// Moments are counted from the creation of the clock. A mark identifies the origin of a sleep.
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

  /// A continuation and its result, to be resumed outside the lock.
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

  /// The marks of the sleeping tasks, each once.
  package var marks: [Mark] {
    asleep.compactMap(\.mark).reduce(into: []) { marks, mark in
      if !marks.contains(where: { $0 === mark }) { marks.append(mark) }
    }
  }

  package mutating func makeID() -> Int {
    lastID += 1
    return lastID
  }

  /// Adds a sleep, unless it was cancelled or its deadline has passed.
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

  /// Ends a sleep; a sleep that has not begun yet will end immediately.
  package mutating func cancel(_ id: Int) -> Ending? {
    guard let index = asleep.firstIndex(where: { $0.id == id }) else {
      cancelled.insert(id)
      return nil
    }
    let sleeper = asleep.remove(at: index)
    return Ending(continuation: sleeper.continuation, result: .failure(CancellationError()))
  }

  /// Removes the first sleeper to wake, and advances the time to its deadline.
  package mutating func next(until moment: Duration?) -> Sleeper? {
    let next = asleep.min { ($0.deadline, $0.id) < ($1.deadline, $1.id) }
    guard let next, moment.map({ next.deadline <= $0 }) ?? true else { return nil }
    asleep.removeAll { $0.id == next.id }
    pass(to: next.deadline)
    return next
  }

  package mutating func pass(to moment: Duration) { now = max(now, moment) }
}
