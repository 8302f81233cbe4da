/// A store as a value, in which asynchronous work begins and is never done: for searches.
///
/// Owners, names and their cancellation are those of ``StoreCore`` and ``EffectRunner``. What a run
/// answers, and when, is for whoever holds the value to say.
///
/// It lies here, and not in the test kit, because an app's own graph of links walks with it
/// (`NavigationGraph` of NavigationLinks). It is no second driver of ``EffectRunner``: a search
/// copies a store with all that runs a million times, and the runner's scopes and sequences are
/// objects, which work that is running shares. The two are kept alike by the walks of
/// `ToyGroveRig`, which let the same happen to both.
package struct PausedStore<State, Action: Sendable> {
  /// The state after what has been reduced.
  package private(set) var state: State
  /// The runs that have begun, and neither ended nor been cancelled.
  package internal(set) var runs: [PausedRun<Action>] = []

  private let reducer: ResolvedReducer<State, Action>
  /// The actions that wait, behind those that have had their turn.
  ///
  /// Those are left in front, for moving the rest up each time would take long.
  private var queue: [Queued] = []
  private var turn = 0
  private var reports: [Report] = []
  var sequences: [Int: PausedSequence<Action>] = [:]
  /// The number of walks through an effect that are under way, as a cancellation may begin another.
  var walks = 0
  /// The names around each cancellation that is under way, and those of them that it has cancelled.
  var cancelling: [[PausedName]] = []
  var cancelled: Set<Int> = []
  private var lastNumber = 0

  private struct Queued {
    let action: Action
    let scope: PausedScope
    let origin: ActionOrigin
  }

  /// One action that has been reduced, and what the reducer noticed.
  package struct Reduced {
    package let action: Action
    package let origin: ActionOrigin
    package let reports: [Report]
  }

  package init(state: State, reducer: ResolvedReducer<State, Action>) {
    self.state = state
    self.reducer = reducer
  }

  /// The mistakes in the composition of the reducer.
  package var compositionIssues: [NavigationIssue] { reducer.issues }

  /// Queues an action from outside.
  package mutating func send(_ action: Action) { enqueue(action, PausedScope(), .outside) }

  /// Queues what a run sends.
  package mutating func answer(_ number: Int, with action: Action) {
    guard let run = runs.first(where: { $0.number == number }) else { return }
    enqueue(action, run.scope, .effect)
  }

  /// Ends a run, which has sent all that it had to.
  package mutating func end(_ number: Int) {
    guard let index = runs.firstIndex(where: { $0.number == number }) else { return }
    let run = runs.remove(at: index)
    if let sequence = run.sequence { carryOut(.leave(sequence)) }
  }

  /// Reduces the next action of the queue, and begins what it asks for.
  ///
  /// - Returns: nil when the queue is empty.
  package mutating func reduceNext() -> Reduced? {
    while turn < queue.count {
      let queued = queue[turn]
      turn += 1
      if turn > queue.count / 2 { forgetTurns() }
      guard queued.scope.isOwned(in: state) else { continue }
      let effect = reducer.reduce(into: &state, action: queued.action)
      let current = state
      cancelRuns { !$0.scope.isOwned(in: current) }
      reports = []
      start(effect, PausedContext(cause: queued.action))
      return Reduced(action: queued.action, origin: queued.origin, reports: reports)
    }
    return nil
  }

  // MARK: Effects

  mutating func enqueue(_ action: Action, _ scope: PausedScope, _ origin: ActionOrigin) {
    queue.append(Queued(action: action, scope: scope, origin: origin))
  }

  private mutating func forgetTurns() {
    queue.removeSubrange(..<turn)
    turn = 0
  }

  mutating func notice(_ report: Report) { reports.append(report) }

  mutating func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  mutating func cancel(_ key: CancelKey) {
    cancelled.formUnion(cancelling.joined().filter { $0.key == key }.map(\.number))
    forgetTurns()
    queue.removeAll { $0.scope.has(key) }
    for number in sequences.keys where sequences[number]?.context.scope.has(key) == true {
      sequences[number]?.isCancelled = true
    }
    cancelRuns { $0.scope.has(key) }
  }

  private mutating func cancelRuns(where isOver: (PausedRun<Action>) -> Bool) {
    for run in runs.filter(isOver) { end(run.number) }
  }
}

/// Asynchronous work that a reducer asked for.
package struct PausedRun<Action: Sendable>: Sendable {
  /// Names it in its store.
  package let number: Int
  /// The action whose reducer asked for it.
  package let cause: Action
  /// The position of the work in the effect: an index for each list that it lies in.
  package let path: [Int]
  let scope: PausedScope
  let sequence: Int?

  /// The key that two runs of the same cause share if they live and are cancelled alike.
  ///
  /// - Parameter name: The name of an entry: in two searches of the same steps the visits are
  ///   others.
  /// - Returns: A key for a picture of the store.
  package func identity(naming name: (EntryID) -> AnyHashable) -> AnyHashable {
    func written(_ place: [Owner.Key]) -> AnyHashable {
      AnyHashable(
        place.map { [AnyHashable($0.container), $0.entry.map { name($0.id) } ?? AnyHashable(-1)] }
      )
    }
    let names = scope.names.map { [written($0.key.place), AnyHashable($0.key.id)] }
    return AnyHashable([AnyHashable(path), written(scope.place), AnyHashable(names)])
  }
}
