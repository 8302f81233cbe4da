/// Holds the state of a root store: reduces actions in order, starts effects, calls observers.
package final class StoreCore<State, Action: Sendable>: StoreEngine {
  // Pointers for the benchmark “send, N = 0”: a step changes the state in place. Unsafe only
  // because a deinitializer may run anywhere; only the core uses the memory.
  private nonisolated(unsafe) let memory: UnsafeMutablePointer<State>
  private nonisolated(unsafe) let slot: UnsafeMutablePointer<Action>
  private var queue = ActionQueue<StoreTag, SentAction>()
  private var gathering: EffectGroup?
  /// Runs the effects; created with the first effect, because most stores of a server have none.
  package private(set) lazy var effects = makeEffects()

  /// Receives each reduced action, its origin and the state after it; used by `TestStore`.
  var onReduced: (@MainActor (Action, ActionOrigin, State) -> Void)? {
    didSet { set(.recorded, onReduced != nil || onMoment != nil) }
  }

  /// Receives moments for a trace; nil if none is recorded.
  package var onMoment: (@MainActor (StoreMoment<Action>) -> Void)? {
    didSet { set(.recorded, onReduced != nil || onMoment != nil) }
  }

  /// Mistakes in the composition of the reducer.
  package let compositionIssues: [NavigationIssue]

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
    let effects = EffectRunner<State, Action>(
      outlet: .init(
        send: { [weak self] sent, scope, work in
          let source = work.map(ActionSource.work) ?? .effect
          self?.enqueue(sent, scope, Delivery(source: source))
        },
        report: { [listeners] in listeners.receive($0) },
        isOwned: { [weak self] scope in
          guard let self else { return false }
          return scope.isOwned(at: UnsafePointer(memory))
        },
        look: { [weak self] body in if let self { body(UnsafePointer(memory)) } },
        dropQueued: { [weak self] in self?.drop($0) },
        note: { [weak self] in self?.onMoment?(.work($0)) },
        use: { [weak self] in self?.carryOut($0, at: $1) },
        isWorking: { [weak self] in self?.set(.working, $0) },
        queueing: { [weak self] act in self?.queueing(act) }
      )
    )
    look(for: effects.owners)
    return effects
  }

  private func carryOut(_ use: ObjectUse, at scope: StoreScope) {
    var find: RetainedRegistry.Find?
    if !scope.place.isEmpty {
      // Unowned: only the engine keeps the closure.
      find = { [unowned self] in scope.positions(in: UnsafePointer(memory)) }
    }
    use.act(object(of: use.kind, for: scope.place.map(\.entry), find: find))
  }

  deinit {
    memory.deinitialize(count: 1).deallocate()
    slot.deallocate()
  }

  package var state: State {
    checkIsReadable()
    return memory.pointee
  }

  private var isSending: Bool {
    get { hot.pointee.flags.contains(.sending) }
    set { set(.sending, newValue) }
  }

  override var liveEffectCount: Int { isWorking ? effects.liveCount : 0 }

  package override var effectExplanations: [String] { isWorking ? effects.explanations : [] }

  private var isWorking: Bool { hot.pointee.flags.contains(.working) }

  /// Sets the launcher and the receiver of the work's events that `TestStore` needs.
  func watchEffects(launcher: EffectLauncher?, onWork: (@MainActor (WorkMoment) -> Void)?) {
    guard launcher != nil || onWork != nil else { return }
    if let launcher { effects.beginning = .launched(launcher) }
    effects.onWork = onWork
  }

  /// Reduces an action and its consequences, or queues it while another one is reduced.
  ///
  /// Most actions have no effect; for those, nothing is allocated.
  func send(_ action: Action, _ delivery: Delivery = Delivery()) -> StoreTask {
    guard !isSending else { return sendLater(action, delivery) }
    isSending = true
    var group: EffectGroup?
    var end = delivery.end
    if isLetIn(action, delivery, &group) {
      let effect = reduce(action, delivery.source)
      if !effect.isNone { group = begin(effect, waitedFor: &end) }
      notify()
    }
    end.tell()
    drain()
    isSending = false
    return StoreTask(group: group, lanes: listeners.joinedLanes)
  }

  /// Queues an action behind the one that is being reduced.
  @inline(never)
  private func sendLater(_ action: Action, _ delivery: Delivery) -> StoreTask {
    let group = makeGroup()
    enqueue(SentEffect(action), StoreScope(tag: StoreTag(cause: group)), delivery)
    return StoreTask(group: group, lanes: listeners.joinedLanes)
  }

  override func goOn(_ effect: AnyEffect?, hasNotified: Bool) -> StoreTask {
    var group: EffectGroup?
    var unused = Delivery.End.none
    if effect != nil { group = begin(Effect(effect), waitedFor: &unused) }
    if !hasNotified { notify() }
    drain()
    isSending = false
    return StoreTask(group: group, lanes: listeners.joinedLanes)
  }

  /// Starts the effect of an action from outside.
  @inline(never)
  private func begin(
    _ effect: Effect<Action>,
    waitedFor end: inout Delivery.End
  ) -> EffectGroup {
    let group = makeGroup()
    answer(group) { start(effect, with: group, waitedFor: &end) }
    return group
  }

  override func gather(_ act: () -> Void) -> StoreTask {
    let outer = gathering
    let group = makeGroup()
    gathering = group
    act()
    gathering = outer
    return StoreTask(group: group, lanes: listeners.joinedLanes)
  }

  func makeGroup() -> EffectGroup {
    if let gathering { return gathering }
    let group = EffectGroup()
    group.onCancel = { [weak self] in self?.effects.cancelGroups() }
    return group
  }

  private func enqueue(
    _ sent: SentEffect<Action>,
    _ scope: StoreScope,
    _ delivery: Delivery
  ) {
    queue.append(SentAction(box: sent, delivery: delivery), scope)
    set(.queued, true)
    queueing {}
  }

  /// Runs a closure and then reduces the queued actions.
  override func queueing(_ act: () -> Void) {
    guard !isSending else { return act() }
    isSending = true
    act()
    drain()
    isSending = false
  }

  // Rare work is in separate functions, because a function that needs runtime metadata asks for it
  // when it is entered (benchmark “scoped store, send”).
  private func drain() { if hot.pointee.flags.contains(.queued) { reduceQueue() } }

  @inline(never)
  private func reduceQueue() {
    while let queued = queue.next() { reduce(queued) }
    set(.queued, false)
  }

  private func reduce(_ queued: ActionQueue<StoreTag, SentAction>.Queued) {
    // Invariant: only `enqueue` adds to the queue, always actions of this store's type.
    let sent = Effect<Action>.sent(by: queued.sent.box)
    let delivery = queued.sent.delivery
    let source = delivery.source
    var end = delivery.end
    defer { end.tell() }
    let isOver = queued.isOver(
      isStopped: { $0.isStopped },
      isOwned: { $0.isOwned(at: UnsafePointer(memory)) }
    )
    if isOver {
      if queued.breaksChain { listeners.receive(.issue(.endlessChain(sent.action))) }
      return dropped(sent, source)
    }
    var group = queued.scope.tag.cause
    guard isLetIn(sent.action, delivery, &group) else { return }
    let effect = reduce(sent.action, source)
    if !effect.isNone {
      // The effect of an effect's action is awaited with the first effect. It belongs to its own
      // creator, not to the entry that sent the action.
      answer(source.origin == .outside ? group : nil) {
        start(effect, with: group, waitedFor: &end)
      }
    }
    notify()
  }

  @inline(never)
  private func dropped(_ sent: SentEffect<Action>, _ source: ActionSource) {
    onMoment?(.dropped(sent.action, source))
  }

  /// Starts an effect.
  ///
  /// The actions that it sends at once belong to the answer to its action, so a caller that waits
  /// for the answer waits for the last of them.
  private func start(
    _ effect: Effect<Action>,
    with group: EffectGroup?,
    waitedFor end: inout Delivery.End
  ) {
    guard case .settled = end else { return effects.start(effect, with: group) }
    let waiting = queue.count
    effects.start(effect, with: group)
    guard queue.count > waiting else { return }
    let waited = end
    queue.changeLast { $0.delivery.end = $0.delivery.end.followed(by: waited) }
    end = .none
  }

  private func reduce(_ action: Action, _ source: ActionSource) -> Effect<Action> {
    slot.initialize(to: action)
    set(.reducing, true)
    let asked = hot.pointee.run()
    set(.reducing, false)
    slot.deinitialize(count: 1)
    let effect = Effect<Action>(asked)
    if hot.pointee.flags.contains(.recorded) {
      reduced(action, source)
    } else {
      cancelLostWork()
    }
    return effect
  }

  override func cancelOrphans() { effects.cancelOrphans(in: UnsafePointer(memory)) }

  private func drop(_ dropped: DroppedActions) {
    queue.drop(dropped) { $0.isOwned(at: UnsafePointer(memory)) }
  }

  @inline(never)
  private func reduced(_ action: Action, _ source: ActionSource) {
    onMoment?(.reduced(action, source))
    cancelLostWork()
    onReduced?(action, source.origin, state)
  }
}
