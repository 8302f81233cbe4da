/// Runs what reducers ask for, and knows everything that is running.
///
/// The store decides when: it starts effects after the action that asked for them, and asks about
/// owners after each action.
@MainActor
final class EffectRunner<State, Action: Sendable> {
  private struct Leaf {
    /// nil for work that is held back: a trace answers in its place.
    let task: RunningTask?
    let scope: EffectScope?
    let finished: () -> Void
  }

  private var leaves: [Int: Leaf] = [:] {
    didSet { if leaves.count < 2 { outlet.isWorking(!leaves.isEmpty) } }
  }
  private var nextLeaf = 0
  /// The scopes of what is just being started, of which nothing may be live yet.
  private var starting: [EffectScope] = []

  /// What the runner needs of its store.
  struct Outlet {
    /// With the number of the work that sends; nil for what an effect sends at once.
    let send: @MainActor (Action, EffectScope?, _ work: Int?) -> Void
    let report: @MainActor (Report) -> Void
    /// Whether every owner is in the state as it is now.
    let isOwned: @MainActor (EffectScope) -> Bool
    let dropQueued: @MainActor (CancelKey) -> Void
    let note: @MainActor (WorkMoment) -> Void
    let isWorking: @MainActor (Bool) -> Void
    /// Does something, and has what it sends reduced only when it is done.
    let queueing: @MainActor (() -> Void) -> Void
  }

  private let outlet: Outlet

  /// Where work runs that asks for no place of its own; nil for the global pool.
  var executor: (any TaskExecutor)?

  /// Told after the number of running pieces has changed.
  var onLiveCount: (@MainActor (Int) -> Void)?

  /// Whether work is only counted: who holds it back says what comes of it.
  var holdsWork = false

  init(outlet: Outlet) { self.outlet = outlet }

  /// How many pieces of asynchronous work are running.
  var liveCount: Int { leaves.count }

  /// Starts an effect.
  ///
  /// - Returns: Whether it has finished already; else `finished` is called when it has.
  @discardableResult
  func start(
    _ effect: Effect<Action>,
    in scope: EffectScope?,
    at place: [Owner.Key] = [],
    finished: @escaping @MainActor () -> Void = {}
  ) -> Bool {
    guard let operation = effect.operation, scope?.isCancelled != true else { return true }
    if let scope { starting.append(scope) }
    defer { if scope != nil { starting.removeLast() } }
    switch operation {
    case .report(let report):
      outlet.report(report)
    case .perform(let act):
      if !holdsWork { act() }
    case .send(let action):
      outlet.send(action, scope, nil)
    case .cancel(let id):
      cancel(CancelKey(place: place, id: id))
    case .owned(let effect, let owner):
      let inner = EffectScope(.owner(owner.lifetime), in: scope)
      guard outlet.isOwned(inner) else { return true }
      return start(effect, in: inner, at: place + [owner.key], finished: finished)
    case .cancellable(let effect, let id, let cancelInFlight):
      let key = CancelKey(place: place, id: id)
      if cancelInFlight { cancel(key) }
      let inner = EffectScope(.name(key), in: scope)
      return start(effect, in: inner, at: place, finished: finished)
    case .merge(let effects):
      let pending = Countdown(then: finished)
      for effect in effects {
        pending.enter()
        if start(effect, in: scope, at: place, finished: pending.leave) { pending.count -= 1 }
      }
      pending.count -= 1
      return pending.count == 0
    case .concatenate(let effects):
      return startNext(effects[...], in: scope, at: place, finished: finished)
    case .run(let work):
      launch(work, in: scope, finished: finished)
      return false
    }
    return true
  }

  private func startNext(
    _ effects: ArraySlice<Effect<Action>>,
    in scope: EffectScope?,
    at place: [Owner.Key],
    finished: @escaping @MainActor () -> Void
  ) -> Bool {
    var rest = effects
    while let next = rest.popFirst() {
      let later = rest
      let ended = start(next, in: scope, at: place) { [weak self] in
        let ended = self?.startNext(later, in: scope, at: place, finished: finished)
        if ended != false { finished() }
      }
      if !ended { return false }
    }
    return true
  }

  private func launch(
    _ work: Effect<Action>.Work,
    in scope: EffectScope?,
    finished: @escaping @MainActor () -> Void
  ) {
    let leaf = nextLeaf
    nextLeaf += 1
    outlet.note(.began(leaf))
    defer { onLiveCount?(leaves.count) }
    if holdsWork {
      leaves[leaf] = Leaf(task: nil, scope: scope, finished: finished)
      return
    }
    let group = scope?.group
    group?.enter()
    let send = Send<Action> { [weak self] in self?.answer(leaf, $0) }
    let perform: @MainActor @Sendable () async -> Void = { [weak self] in
      let issue = await work.perform(send)
      self?.end(leaf, issue: issue)
      group?.leave()
    }
    let task = EffectContext.$executor.withValue(executor) {
      Task(executorPreference: executor, priority: work.priority, operation: perform)
    }
    leaves[leaf] = Leaf(task: RunningTask(task), scope: scope, finished: finished)
  }

  /// Sends what a piece of work answers, unless it has been cancelled.
  func answer(_ number: Int, _ action: Action) {
    guard let leaf = leaves[number], leaf.scope?.isCancelled != true else { return }
    outlet.send(action, leaf.scope, number)
  }

  /// Ends a piece of work; what it has not caught is reported, unless it has been cancelled.
  func end(_ number: Int, issue: NavigationIssue?) {
    guard let leaf = leaves.removeValue(forKey: number) else { return }
    let issue = leaf.scope?.isCancelled == true ? nil : issue
    outlet.note(.ended(number, issue))
    if let issue { outlet.report(.issue(issue)) }
    // What follows in a sequence begins as what an action asks for does: all of it, and then what
    // it has sent is reduced.
    outlet.queueing(leaf.finished)
    onLiveCount?(leaves.count)
  }

  // MARK: Cancelling

  /// Cancels what is running under a name, and what is just being started under it.
  private func cancel(_ key: CancelKey) {
    for scope in starting { _ = scope.cancel(key) }
    outlet.dropQueued(key)
    cancelLeaves { $0.cancel(key) }
  }

  /// Cancels what belongs to an entry that is gone: asks the owners of what is running, nobody else.
  func cancelOrphans(in state: @autoclosure () -> State) {
    guard !leaves.isEmpty, leaves.values.contains(where: { $0.scope?.hasOwner == true }) else {
      return
    }
    let state = state()
    cancelLeaves { !$0.isOwned(in: state) }
  }

  /// Cancels what has been told so by a group.
  func cancelGroups() { outlet.queueing { cancelLeaves(where: \.isCancelled) } }

  private func cancelLeaves(where isOver: (EffectScope) -> Bool) {
    guard !leaves.isEmpty else { return }
    let over = leaves.filter { leaf in leaf.value.scope.map(isOver) ?? false }
    for number in over.keys.sorted() { cancelWork(number) }
    if !over.isEmpty { onLiveCount?(leaves.count) }
  }

  /// Cancels one piece of work.
  func cancelWork(_ number: Int) {
    guard let leaf = leaves.removeValue(forKey: number) else { return }
    outlet.note(.cancelled(number))
    leaf.task?.cancel()
    leaf.finished()
  }
}

/// What happens to a piece of asynchronous work, by its number.
enum WorkMoment {
  case began(Int)
  case ended(Int, NavigationIssue?)
  case cancelled(Int)
}

/// Asynchronous work that ends with the store that began it.
private final class RunningTask: Sendable {
  private let task: Task<Void, Never>

  init(_ task: Task<Void, Never>) { self.task = task }

  deinit { task.cancel() }

  func cancel() { task.cancel() }
}

/// What the work of an effect can find out about where it runs.
package enum EffectContext {
  /// The executor that its store was given, so that a test clock can wait for what it wakes; nil
  /// for the global pool.
  @TaskLocal package static var executor: (any TaskExecutor)?
}

/// Calls back when all have left.
@MainActor
private final class Countdown {
  /// One is for whoever counts: an early one may leave while later ones enter.
  var count = 1
  private let then: @MainActor () -> Void

  init(then: @escaping @MainActor () -> Void) { self.then = then }

  func enter() { count += 1 }

  func leave() {
    count -= 1
    if count == 0 { then() }
  }
}

extension Effect.Work {
  /// Does the work, and says what nobody has caught.
  @concurrent
  fileprivate func perform(_ send: Send<Action>) async -> NavigationIssue? {
    do {
      try await operation(send)
      return nil
    } catch is CancellationError {
      return nil
    } catch {
      if let recover {
        await recover(error, send)
        return nil
      }
      return NavigationIssue(
        .uncaughtError,
        "an effect threw \(error) and has no catch: handle it in Effect.run(operation:catch:)"
      )
    }
  }
}
