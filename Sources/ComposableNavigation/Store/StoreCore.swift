/// The one place where a state lives: reduces actions in order, starts effects, tells observers.
@MainActor
final class StoreCore<State, Action: Sendable> {
  private(set) var state: State
  private let run: @Sendable (inout State, Action) -> Effect<Action>
  private var queue: [Queued] = []
  private var isSending = false
  private var gathering: EffectGroup?
  private(set) var effects: EffectRunner<State, Action>?
  let observers = ObserverList()
  let listeners = StoreListeners()

  /// What `TestStore` listens to: each reduced action, where it came from, and the state after.
  var onReduced: (@MainActor (Action, ActionOrigin, State) -> Void)?

  /// What a trace listens to; nil when nobody records.
  var onMoment: (@MainActor (StoreMoment<Action>) -> Void)?

  /// Mistakes in the composition of the reducer.
  let compositionIssues: [NavigationIssue]

  private struct Queued {
    let action: Action
    let scope: EffectScope?
    let source: ActionSource
    let whenReduced: (@MainActor () -> Void)?
  }

  init(state: State, reducer: ResolvedReducer<State, Action>) {
    self.state = state
    run = reducer.run
    compositionIssues = reducer.issues
    effects = EffectRunner(
      outlet: .init(
        send: { [weak self] action, scope, work in
          self?.enqueue(action, scope, work.map(ActionSource.work) ?? .effect)
        },
        report: { [listeners] in listeners.receive($0) },
        isOwned: { [weak self] scope in self.map { scope.isOwned(in: $0.state) } ?? false },
        dropQueued: { [weak self] key in
          // Marks the chain that the queued action would be refused by.
          self?.queue.forEach { _ = $0.scope?.cancel(key) }
        },
        note: { [weak self] in self?.onMoment?(.work($0)) },
        queueing: { [weak self] act in self?.queueing(act) }
      )
    )
  }

  var liveEffectCount: Int { effects?.liveCount ?? 0 }

  /// What `TestStore` needs of the effects: where they run, and word of how many do.
  func watchEffects(executor: (any TaskExecutor)?, onLiveCount: (@MainActor (Int) -> Void)?) {
    effects?.executor = executor
    effects?.onLiveCount = onLiveCount
  }

  /// Reduces an action and what follows from it; queued when another one is being reduced.
  ///
  /// Most actions have no effect: nothing is allocated for those.
  func send(_ action: Action, whenReduced: (@MainActor () -> Void)? = nil) -> StoreTask {
    let source: ActionSource = whenReduced == nil ? .program : .handler
    guard !isSending else {
      let group = makeGroup()
      let scope = EffectScope(.group(group), in: nil)
      enqueue(action, scope, source, whenReduced)
      return StoreTask(group: group)
    }
    isSending = true
    let effect = reduce(action, source)
    var group: EffectGroup?
    if !effect.isNone {
      let made = makeGroup()
      start(effect, in: EffectScope(.group(made), in: nil))
      group = made
    }
    observers.notify()
    whenReduced?()
    drain()
    isSending = false
    return StoreTask(group: group)
  }

  /// Lets everything that is sent meanwhile be awaited as one.
  func gather(_ act: () -> Void) -> StoreTask {
    let group = makeGroup()
    gathering = group
    act()
    gathering = nil
    return StoreTask(group: group)
  }

  private func makeGroup() -> EffectGroup {
    if let gathering { return gathering }
    let group = EffectGroup()
    group.onCancel = { [weak self] in self?.effects?.cancelGroups() }
    return group
  }

  private func enqueue(
    _ action: Action,
    _ scope: EffectScope?,
    _ source: ActionSource,
    _ whenReduced: (@MainActor () -> Void)? = nil
  ) {
    queue.append(
      Queued(action: action, scope: scope, source: source, whenReduced: whenReduced)
    )
    queueing {}
  }

  /// Reduces what is queued once this is done.
  private func queueing(_ act: () -> Void) {
    guard !isSending else { return act() }
    isSending = true
    act()
    drain()
    isSending = false
  }

  private func drain() {
    guard !queue.isEmpty else { return }
    var next = 0
    while next < queue.count {
      let queued = queue[next]
      next += 1
      reduce(queued)
      // A long chain of actions does not keep those that are done; a long queue is not moved up
      // for each of them.
      if next > 64, next > queue.count / 2 {
        queue.removeSubrange(..<next)
        next = 0
      }
    }
    queue.removeAll(keepingCapacity: true)
  }

  private func reduce(_ queued: Queued) {
    defer { queued.whenReduced?() }
    // The effect's name may have been cancelled, or its entry gone, since it was queued.
    if let scope = queued.scope, scope.isCancelled || !scope.isOwned(in: state) {
      onMoment?(.dropped(queued.action, queued.source))
      return
    }
    let effect = reduce(queued.action, queued.source)
    if !effect.isNone {
      // What follows from an effect's action is awaited with the effect, but belongs to its own
      // maker and not to the entry that sent the action.
      start(effect, in: queued.scope?.group.map { EffectScope(.group($0), in: nil) })
    }
    observers.notify()
  }

  private func reduce(_ action: Action, _ source: ActionSource) -> Effect<Action> {
    let effect = run(&state, action)
    onMoment?(.reduced(action, source))
    effects?.cancelOrphans(in: state)
    onReduced?(action, source.origin, state)
    return effect
  }

  private func start(_ effect: Effect<Action>, in scope: EffectScope?) {
    effects?.start(effect, in: scope)
  }
}

/// What a trace records of a store.
enum StoreMoment<Action> {
  case reduced(Action, ActionSource)
  /// The effect that sent it was cancelled, or its entry has gone, while it was queued.
  case dropped(Action, ActionSource)
  case work(WorkMoment)
}

/// Who sent an action: an ``ActionOrigin``, and more exactly.
enum ActionSource: Hashable, Sendable {
  case program
  case handler
  case effect
  case work(Int)

  var origin: ActionOrigin {
    switch self {
    case .program, .handler: .outside
    case .effect, .work: .effect
    }
  }
}

/// Where an action came from.
package enum ActionOrigin: Sendable {
  case outside
  case effect
}

/// Who is told of issues and refusals; every store of one root shares it.
@MainActor
final class StoreListeners {
  var onIssue: (@MainActor (NavigationIssue) -> Void)?
  var onRefusal: (@MainActor (Refusal) -> Void)?

  /// A trace, which hears of everything first; nil when nobody records.
  var onReport: (@MainActor (Report) -> Void)?
  /// Makes the observer of a lane that a handler of this store is the first to join.
  var makeLaneObserver: (@MainActor () -> Lane.Observer)?

  func receive(_ report: Report) {
    onReport?(report)
    switch report {
    case .issue(let issue): onIssue?(issue)
    case .refusal(let refusal): onRefusal?(refusal)
    }
  }
}
