/// Runs what reducers ask for, and knows everything that is running.
///
/// The store decides when: it starts effects after the action that asked for them, and asks about
/// owners after each action.
@MainActor
final class EffectRunner<State, Action: Sendable> {
  private struct Leaf {
    let task: RunningTask
    let scope: EffectScope?
    let finished: () -> Void
  }

  private var leaves: [Int: Leaf] = [:]
  private var nextLeaf = 0

  /// What the runner needs of its store.
  struct Outlet {
    let send: @MainActor (Action, EffectScope?) -> Void
    let report: @MainActor (Report) -> Void
    let dropQueued: @MainActor (CancelKey) -> Void
  }

  private let outlet: Outlet

  /// Where work runs that asks for no place of its own; nil for the global pool.
  var executor: (any TaskExecutor)?

  /// Told after the number of running pieces has changed.
  var onLiveCount: (@MainActor (Int) -> Void)?

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
    isOwned: (EffectScope) -> Bool,
    finished: @escaping @MainActor () -> Void = {}
  ) -> Bool {
    guard let operation = effect.operation, scope?.isCancelled != true else { return true }
    switch operation {
    case .report(let report):
      outlet.report(report)
    case .send(let action):
      outlet.send(action, scope)
    case .cancel(let id):
      cancel(CancelKey(place: place, id: id))
    case .owned(let effect, let owner):
      let inner = EffectScope(.owner(owner.lifetime), in: scope)
      guard isOwned(inner) else { return true }
      return start(effect, in: inner, at: place + [owner.key], isOwned: isOwned, finished: finished)
    case .cancellable(let effect, let id, let cancelInFlight):
      let key = CancelKey(place: place, id: id)
      if cancelInFlight { cancel(key) }
      let inner = EffectScope(.name(key), in: scope)
      return start(effect, in: inner, at: place, isOwned: isOwned, finished: finished)
    case .merge(let effects):
      let pending = Countdown(then: finished)
      for effect in effects {
        let ended = start(effect, in: scope, at: place, isOwned: isOwned) { pending.leave() }
        if !ended { pending.count += 1 }
      }
      return pending.count == 0
    case .concatenate(let effects):
      return startNext(effects[...], in: scope, at: place, isOwned: isOwned, finished: finished)
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
    isOwned: (EffectScope) -> Bool,
    finished: @escaping @MainActor () -> Void
  ) -> Bool {
    var rest = effects
    while let next = rest.popFirst() {
      let later = rest
      let ended = start(next, in: scope, at: place, isOwned: isOwned) { [weak self] in
        // By then the store has asked about owners, and ended the scope if one is gone.
        let ended = self?.startNext(
          later,
          in: scope,
          at: place,
          isOwned: { _ in true },
          finished: finished
        )
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
    let group = scope?.group
    group?.enter()
    let send = Send<Action> { [weak self] action in
      guard scope?.isCancelled != true, let self, leaves[leaf] != nil else { return }
      outlet.send(action, scope)
    }
    let perform: @MainActor @Sendable () async -> Void = { [weak self] in
      let issue = await work.perform(send)
      self?.end(leaf, issue: scope?.isCancelled == true ? nil : issue)
      group?.leave()
    }
    let task = EffectContext.$executor.withValue(executor) {
      Task(executorPreference: executor, priority: work.priority, operation: perform)
    }
    leaves[leaf] = Leaf(task: RunningTask(task), scope: scope, finished: finished)
    onLiveCount?(leaves.count)
  }

  private func end(_ leaf: Int, issue: NavigationIssue?) {
    guard let leaf = leaves.removeValue(forKey: leaf) else { return }
    if let issue { outlet.report(.issue(issue)) }
    leaf.finished()
    onLiveCount?(leaves.count)
  }

  // MARK: Cancelling

  /// Cancels what is running under a name.
  private func cancel(_ key: CancelKey) {
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
  func cancelGroups() { cancelLeaves(where: \.isCancelled) }

  private func cancelLeaves(where isOver: (EffectScope) -> Bool) {
    guard !leaves.isEmpty else { return }
    let over = leaves.filter { leaf in leaf.value.scope.map(isOver) ?? false }
    for key in over.keys.sorted() {
      guard let leaf = leaves.removeValue(forKey: key) else { continue }
      leaf.task.cancel()
      leaf.finished()
    }
    if !over.isEmpty { onLiveCount?(leaves.count) }
  }
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

/// Calls back when as many have left as had entered.
@MainActor
private final class Countdown {
  var count = 0
  private let then: @MainActor () -> Void

  init(then: @escaping @MainActor () -> Void) { self.then = then }

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
