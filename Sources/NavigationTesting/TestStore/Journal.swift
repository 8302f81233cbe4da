import ComposableNavigation

/// The events of a test store that the test has not stated yet.
@MainActor
final class Journal<State: Equatable, Action: Sendable> {
  /// A reduced action, and the state before and after.
  struct Reduction {
    let action: Action
    let before: State
    let after: State
  }

  let reporter: FailureReporter
  let leftovers: Leftovers<Action>
  let signal = Signal()

  /// The source location of the test's latest call.
  var site: CallSite

  private(set) var refusals: [Refusal] = []

  /// The received actions that the test has not stated yet, oldest first.
  private(set) var received: [Reduction] = []

  private var last: State
  private var sending = Sending.nothing

  /// The progress of the action that the test sends.
  private enum Sending {
    case nothing
    /// The store has not reduced it yet.
    case underWay
    case reduced(Reduction)
  }

  init(state: State, reporter: FailureReporter, site: CallSite) {
    last = state
    self.reporter = reporter
    self.site = site
    leftovers = Leftovers()
  }

  // MARK: Notes of the store

  func reduced(_ action: Action, _ origin: ActionOrigin, _ state: State) {
    let reduction = Reduction(action: action, before: last, after: state)
    last = state
    if case .underWay = sending, case .outside = origin {
      sending = .reduced(reduction)
      return
    }
    received.append(reduction)
    leftovers.add(action)
    signal.raise()
  }

  func liveEffects(_ count: Int) {
    leftovers.setLiveEffects(count)
    signal.raise()
  }

  func noticed(_ report: Report) {
    switch report {
    case .issue(let issue): fail("the store reported an issue: \(issue)")
    case .refusal(let refusal): refusals.append(refusal)
    }
  }

  // MARK: Questions of the test

  /// Sends an action from the test, and returns its task and its reduction.
  func send(_ deliver: () -> StoreTask) -> (task: StoreTask, reduction: Reduction?) {
    sending = .underWay
    let task = deliver()
    defer { sending = .nothing }
    guard case .reduced(let reduction) = sending else { return (task, nil) }
    return (task, reduction)
  }

  /// Removes a received action and all actions before it.
  ///
  /// - Returns: The reductions before the action.
  func take(at index: Int) -> [Reduction] {
    let skipped = Array(received[..<index])
    received.removeFirst(index + 1)
    leftovers.removeFirst(index + 1)
    return skipped
  }

  func takeAll() -> [Reduction] {
    defer { received = [] }
    leftovers.removeFirst(received.count)
    return received
  }

  func fail(_ message: String) { reporter.fail(message, site) }

  func mention(_ message: String) { reporter.mention(message, site) }
}

/// The events that the test has not stated and the running effects, readable on any thread.
///
/// A store can be deinitialized on any thread, but its journal belongs to the main actor.
final class Leftovers<Action: Sendable>: Sendable {
  struct Content: Sendable {
    var actions: [Action] = []
    var liveEffects = 0
    var isExhaustive = true
  }

  private let content = Locked(Content())

  var now: Content { content.withLock { $0 } }

  func add(_ action: Action) { content.withLock { $0.actions.append(action) } }

  func removeFirst(_ count: Int) { content.withLock { $0.actions.removeFirst(count) } }

  func setLiveEffects(_ count: Int) { content.withLock { $0.liveEffects = count } }

  func setExhaustive(_ isExhaustive: Bool) { content.withLock { $0.isExhaustive = isExhaustive } }

  /// Forgets the events after they were reported, so that they are reported only once.
  func forget() {
    content.withLock {
      $0.actions = []
      $0.liveEffects = 0
    }
  }
}
