/// The one place where a state lives: reduces actions in order, starts effects, tells observers.
final class StoreCore<State, Action: Sendable>: StoreEngine {
  // Pointers for the benchmark “send, N = 0”: a step works on the state where it lies.
  // Unsafe only in that a deinitializer may run anywhere; the memory is the core's alone.
  private nonisolated(unsafe) let memory: UnsafeMutablePointer<State>
  private nonisolated(unsafe) let slot: UnsafeMutablePointer<Action>
  private var queue: [Queued] = [] {
    didSet { set(.queued, !queue.isEmpty) }
  }
  private var gathering: EffectGroup?
  /// The runner of the effects, made when the first begins: most stores of a server have none.
  private(set) lazy var effects = makeEffects()

  /// The listener of `TestStore`: to each reduced action, its origin, and the state after.
  var onReduced: (@MainActor (Action, ActionOrigin, State) -> Void)? {
    didSet { set(.recorded, onReduced != nil || onMoment != nil) }
  }

  /// The listener of a trace; nil when nobody records.
  var onMoment: (@MainActor (StoreMoment<Action>) -> Void)? {
    didSet { set(.recorded, onReduced != nil || onMoment != nil) }
  }

  /// Mistakes in the composition of the reducer.
  let compositionIssues: [NavigationIssue]

  private struct Queued {
    let action: Action
    let scope: EffectScope?
    var delivery: Delivery
  }

  init(state: State, reducer: ResolvedReducer<State, Action>) {
    memory = .allocate(capacity: 1)
    memory.initialize(to: state)
    slot = .allocate(capacity: 1)
    compositionIssues = reducer.issues
    super.init(
      step: reducer.step,
      state: UnsafeMutableRawPointer(memory),
      slot: UnsafeMutableRawPointer(slot)
    )
  }

  private func makeEffects() -> EffectRunner<State, Action> {
    EffectRunner(
      outlet: .init(
        send: { [weak self] action, scope, work in
          let source = work.map(ActionSource.work) ?? .effect
          self?.enqueue(action, scope, Delivery(source: source))
        },
        report: { [listeners] in listeners.receive($0) },
        isOwned: { [weak self] scope in self.map { scope.isOwned(in: $0.state) } ?? false },
        dropQueued: { [weak self] key in
          // Marks the chain that the queued action would be refused by.
          self?.queue.forEach { _ = $0.scope?.cancel(key) }
        },
        note: { [weak self] in self?.onMoment?(.work($0)) },
        use: { [weak self] in self?.carryOut($0, at: $1) },
        isWorking: { [weak self] in self?.set(.working, $0) },
        queueing: { [weak self] act in self?.queueing(act) }
      )
    )
  }

  private func carryOut(_ use: ObjectUse, at site: EffectSite) {
    var isAlive: (@MainActor () -> Bool)?
    if let scope = site.scope, scope.hasOwner {
      // The engine keeps the question, and nobody else.
      isAlive = { [unowned self] in scope.isOwned(in: self.state) }
    }
    use.act(object(of: use.kind, for: site.place.map(\.entry), while: isAlive))
  }

  deinit {
    memory.deinitialize(count: 1).deallocate()
    slot.deallocate()
  }

  /// The state as it is now.
  var state: State {
    checkIsReadable()
    return memory.pointee
  }

  private var isSending: Bool {
    get { hot.pointee.flags.contains(.sending) }
    set { set(.sending, newValue) }
  }

  override var liveEffectCount: Int { isWorking ? effects.liveCount : 0 }

  override var effectExplanations: [String] { isWorking ? effects.explanations : [] }

  private var isWorking: Bool { hot.pointee.flags.contains(.working) }

  /// Gives the effects the executor and the listener to their number that `TestStore` needs.
  func watchEffects(executor: (any TaskExecutor)?, onLiveCount: (@MainActor (Int) -> Void)?) {
    guard executor != nil || onLiveCount != nil else { return }
    effects.executor = executor
    effects.onLiveCount = onLiveCount
  }

  /// Reduces an action and what follows from it; queued when another one is being reduced.
  ///
  /// Most actions have no effect: nothing is allocated for those.
  func send(_ action: Action, _ delivery: Delivery = Delivery()) -> StoreTask {
    guard !isSending else {
      let group = makeGroup()
      let scope = EffectScope(.group(group), in: nil)
      enqueue(action, scope, delivery)
      return StoreTask(group: group)
    }
    isSending = true
    var group: EffectGroup?
    var whenSettled = delivery.whenSettled
    if isLetIn(action, delivery) {
      let effect = reduce(action, delivery.source)
      handOn(&whenSettled) { group = begin(effect) }
      observers.notify()
    }
    delivery.whenReduced?()
    whenSettled?()
    drain()
    isSending = false
    return StoreTask(group: group)
  }

  override func goOn(_ effect: AnyEffect?, hasNotified: Bool) -> StoreTask {
    let group = begin(Effect(effect))
    if !hasNotified { observers.notify() }
    drain()
    isSending = false
    return StoreTask(group: group)
  }

  /// Starts what an action from outside asked for.
  private func begin(_ effect: Effect<Action>) -> EffectGroup? {
    guard !effect.isNone else { return nil }
    let group = makeGroup()
    start(effect, in: EffectScope(.group(group), in: nil))
    return group
  }

  override func gather(_ act: () -> Void) -> StoreTask {
    let outer = gathering
    let group = makeGroup()
    gathering = group
    act()
    gathering = outer
    return StoreTask(group: group)
  }

  private func makeGroup() -> EffectGroup {
    if let gathering { return gathering }
    let group = EffectGroup()
    group.onCancel = { [weak self] in self?.effects.cancelGroups() }
    return group
  }

  private func enqueue(
    _ action: Action,
    _ scope: EffectScope?,
    _ delivery: Delivery
  ) {
    queue.append(Queued(action: action, scope: scope, delivery: delivery))
    queueing {}
  }

  /// Reduces what is queued once this is done.
  override func queueing(_ act: () -> Void) {
    guard !isSending else { return act() }
    isSending = true
    act()
    drain()
    isSending = false
  }

  // Rare work lies in functions of its own: the runtime's metadata, which they need, is asked for
  // where a function begins (benchmark “scoped store, send”).
  private func drain() { if hot.pointee.flags.contains(.queued) { reduceQueue() } }

  @inline(never)
  private func reduceQueue() {
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
    let source = queued.delivery.source
    var whenSettled = queued.delivery.whenSettled
    defer {
      queued.delivery.whenReduced?()
      whenSettled?()
    }
    // The effect's name may have been cancelled, or its entry gone, since it was queued.
    if let scope = queued.scope, scope.isCancelled || !scope.isOwned(in: state) {
      onMoment?(.dropped(queued.action, source))
      return
    }
    guard isLetIn(queued.action, queued.delivery) else { return }
    let effect = reduce(queued.action, source)
    if !effect.isNone {
      // The effects of an effect's action are awaited with the effect, but belong to its own maker
      // and not to the entry that sent the action.
      let scope = queued.scope?.group.map { EffectScope(.group($0), in: nil) }
      handOn(&whenSettled) { start(effect, in: scope) }
    }
    observers.notify()
  }

  /// Starts an effect; what it sends at once is part of the answer to its action, so that who waits
  /// for that waits for the last of it.
  private func handOn(_ whenSettled: inout (@MainActor () -> Void)?, _ start: () -> Void) {
    let waiting = queue.count
    start()
    guard queue.count > waiting, let settled = whenSettled else { return }
    let others = queue[queue.count - 1].delivery.whenSettled
    queue[queue.count - 1].delivery.whenSettled = {
      others?()
      settled()
    }
    whenSettled = nil
  }

  private func isLetIn(_ action: Action, _ delivery: Delivery) -> Bool {
    delivery.gate.map { isLetIn(action, delivery, through: $0) } ?? true
  }

  /// Asks whether what the action was meant for is still there, and says so when it is not.
  @inline(never)
  private func isLetIn(
    _ action: Action,
    _ delivery: Delivery,
    through gate: @MainActor () -> Delivery.Turn
  ) -> Bool {
    let turn = gate()
    if case .reduce = turn { return true }
    onMoment?(.dropped(action, delivery.source))
    if case .refuse(let refusal) = turn { listeners.receive(.refusal(refusal)) }
    return false
  }

  private func reduce(_ action: Action, _ source: ActionSource) -> Effect<Action> {
    slot.initialize(to: action)
    set(.reducing, true)
    let asked = hot.pointee.run()
    set(.reducing, false)
    slot.deinitialize(count: 1)
    let effect = Effect<Action>(asked)
    if hot.pointee.flags.contains(.recorded) || isWorking { reduced(action, source) }
    return effect
  }

  @inline(never)
  private func reduced(_ action: Action, _ source: ActionSource) {
    onMoment?(.reduced(action, source))
    if isWorking { effects.cancelOrphans(in: state) }
    onReduced?(action, source.origin, state)
  }

  private func start(_ effect: Effect<Action>, in scope: EffectScope?) {
    effects.start(effect, in: scope)
  }
}

/// The moments of a store that a trace records.
enum StoreMoment<Action> {
  case reduced(Action, ActionSource)
  /// The effect that sent it was cancelled, or what it was meant for has gone.
  case dropped(Action, ActionSource)
  case work(WorkMoment)
}

/// The sender of an action: an ``ActionOrigin``, and more exactly.
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

/// The origin of an action.
package enum ActionOrigin: Sendable {
  case outside
  case effect
}
