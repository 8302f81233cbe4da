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

  /// The action to which effects belong that begin now.
  private var cause: Action?

  /// The progress of the actions that the test sends: those of one `send`, or of one tap.
  private enum Sending {
    case nothing
    /// The store has not reduced this many of them yet.
    case underWay(Int, first: Reduction?)
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
    (last, cause) = (state, action)
    if case .underWay(let count, let first) = sending, case .outside = origin {
      let whole = Reduction(action: action, before: first?.before ?? reduction.before, after: state)
      sending = count == 1 ? .reduced(whole) : .underWay(count - 1, first: whole)
      return
    }
    received.append(reduction)
    leftovers.add(action)
    signal.raise()
  }

  func happened(_ moment: WorkMoment) {
    switch moment {
    case .began(let number):
      if let cause { leftovers.began(number, by: cause) }
    case .ended(let number, _):
      // The next part of a sequence begins now.
      cause = leftovers.ended(number)
    case .cancelled(let number):
      leftovers.ended(number)
    }
    signal.raise()
  }

  func noticed(_ report: Report) {
    switch report {
    case .issue(let issue): fail("the store reported an issue: \(issue)")
    case .refusal(let refusal): refusals.append(refusal)
    }
  }

  // MARK: Questions of the test

  /// The action that began each running effect, in the order in which the effects began.
  var running: [Action] { leftovers.now.running }

  /// Sends actions from the test, and returns their task and their reduction, as if it were one.
  func send(_ count: Int = 1, _ deliver: () -> StoreTask) -> (StoreTask, Reduction?) {
    sending = .underWay(count, first: nil)
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
    var causes: [Int: Action] = [:]
    var isExhaustive = true

    var running: [Action] { causes.sorted { $0.key < $1.key }.map(\.value) }
  }

  private let content = Locked(Content())

  var now: Content { content.withLock { $0 } }

  func add(_ action: Action) { content.withLock { $0.actions.append(action) } }

  func removeFirst(_ count: Int) { content.withLock { $0.actions.removeFirst(count) } }

  func began(_ effect: Int, by action: Action) {
    content.withLock { $0.causes[effect] = action }
  }

  /// Forgets an effect, and returns the action that began it.
  @discardableResult
  func ended(_ effect: Int) -> Action? {
    content.withLock { $0.causes.removeValue(forKey: effect) }
  }

  func setExhaustive(_ isExhaustive: Bool) { content.withLock { $0.isExhaustive = isExhaustive } }

  /// Forgets the events after they were reported, so that they are reported only once.
  func forget() {
    content.withLock {
      $0.actions = []
      $0.causes = [:]
    }
  }
}
