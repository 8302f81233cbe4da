/// The one place where a state lives: reduces actions in order, starts effects, tells observers.
@MainActor
final class StoreCore<State, Action: Sendable> {
  private(set) var state: State
  private let run: @Sendable (inout State, Action) -> Effect<Action>
  private var queue: [Queued] = []
  private var isSending = false
  private var effects: EffectRunner<State, Action>?
  let observers = ObserverList()
  var onIssue: (@MainActor (NavigationIssue) -> Void)?
  var onRefusal: (@MainActor (Refusal) -> Void)?

  /// What `TestStore` listens to: each reduced action, where it came from, and the state after.
  var onReduced: (@MainActor (Action, ActionOrigin, State) -> Void)?

  private struct Queued {
    let action: Action
    let scope: EffectScope?
    let origin: ActionOrigin
    let whenReduced: (@MainActor () -> Void)?
  }

  init(state: State, reducer: ResolvedReducer<State, Action>) {
    self.state = state
    run = reducer.run
    effects = EffectRunner(
      outlet: .init(
        send: { [weak self] action, scope in self?.enqueue(action, scope, .effect) },
        report: { [weak self] in self?.report($0) },
        dropQueued: { [weak self] key in
          // Marks the chain that the queued action would be refused by.
          self?.queue.forEach { _ = $0.scope?.cancel(key) }
        }
      )
    )
  }

  var liveEffectCount: Int { effects?.liveCount ?? 0 }

  func send(_ action: Action, whenReduced: (@MainActor () -> Void)? = nil) -> StoreTask {
    let group = EffectGroup()
    group.onCancel = { [weak self] in self?.effects?.cancelGroups() }
    enqueue(action, EffectScope(.group(group), in: nil), .outside, whenReduced)
    return StoreTask(group: group)
  }

  private func enqueue(
    _ action: Action,
    _ scope: EffectScope?,
    _ origin: ActionOrigin,
    _ whenReduced: (@MainActor () -> Void)? = nil
  ) {
    queue.append(
      Queued(action: action, scope: scope, origin: origin, whenReduced: whenReduced)
    )
    guard !isSending else { return }
    isSending = true
    var next = 0
    while next < queue.count {
      let queued = queue[next]
      next += 1
      reduce(queued)
      // A long chain of actions does not keep those that are done.
      if next > 64 {
        queue.removeSubrange(..<next)
        next = 0
      }
    }
    queue.removeAll(keepingCapacity: true)
    isSending = false
  }

  private func reduce(_ queued: Queued) {
    defer { queued.whenReduced?() }
    // The effect's name may have been cancelled, or its entry gone, since it was queued.
    if let scope = queued.scope, scope.isCancelled || !scope.isOwned(in: state) { return }
    let effect = run(&state, queued.action)
    effects?.cancelOrphans(in: state)
    onReduced?(queued.action, queued.origin, state)
    if !effect.isNone { start(effect, following: queued.scope) }
    observers.notify()
  }

  private func start(_ effect: Effect<Action>, following scope: EffectScope?) {
    // An effect that follows from another one's action is awaited with it, but belongs to its own
    // maker and not to the entry that sent the action.
    let group = scope?.group.map { EffectScope(.group($0), in: nil) }
    effects?.start(effect, in: group) { [state] in $0.isOwned(in: state) }
  }

  func report(_ report: Report) {
    switch report {
    case .issue(let issue): onIssue?(issue)
    case .refusal(let refusal): onRefusal?(refusal)
    }
  }

  func cancelAllEffects() { effects?.cancelAll() }
}

/// Where an action came from.
package enum ActionOrigin: Sendable {
  case outside
  case effect
}
