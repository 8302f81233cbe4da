/// Holds a feature's state, reduces the actions that it is sent, runs effects and tells observers.
///
/// ```swift
/// let store = Store(initialState: Inbox.State()) { Inbox() }
/// store.send(.messageTapped(7))
/// store.state.stack.items                            // [.list, .message(7)]
/// ```
///
/// `send` is synchronous: when it returns, everything that effects have not made asynchronous has
/// happened, in order. An action that is sent while another is being reduced waits its turn.
/// Observers run after each reduced action, before the next queued one.
@MainActor
public final class Store<State, Action: Sendable> {
  @usableFromInline let read: @MainActor () -> State
  @usableFromInline let deliver: @MainActor (Action, Delivery) -> StoreTask
  /// The engine that all stores of one root share.
  @usableFromInline package let engine: StoreEngine
  /// The memory of the state, if it is stored: the root's, or a part of it at a distance.
  @usableFromInline let memory: UnsafeMutableRawPointer?
  /// The core, for a trace to record; only a root has it.
  package let core: StoreCore<State, Action>?
  @usableFromInline let isRoot: Bool
  // Unchecked: nothing of it is held meanwhile (benchmark “scoped store, make”).
  /// The entry or part that the store belongs to; nil for none.
  @exclusivity(unchecked) var owner: StoreOwner?
  /// The data that another module keeps with this object, such as the observers of each field.
  package var companion: AnyObject?

  /// Makes a store.
  ///
  /// - Parameters:
  ///   - initialState: The state to begin with.
  ///   - reducer: The feature; resolved once.
  ///   - onIssue: Told of programmer's mistakes, those in the composition of the reducer included;
  ///     nil writes each to standard error.
  ///   - onRefusal: Told the reason when an action could not be carried out.
  public convenience init<R: Reducer<State, Action>>(
    initialState: State,
    @ReducerBuilder<State, Action> reducer: () -> R,
    onIssue: (@MainActor (NavigationIssue) -> Void)? = nil,
    onRefusal: (@MainActor (Refusal) -> Void)? = nil
  ) {
    let resolved = reducer().resolve()
    // A reducer that many stores share is not asked for each of them what it lacks.
    if R.self != ResolvedReducer<State, Action>.self { resolved.step.complete() }
    let core = StoreCore(state: initialState, reducer: resolved)
    core.listeners.onIssue = onIssue ?? NavigationIssue.writeToStandardError
    core.listeners.onRefusal = onRefusal
    self.init(core: core)
  }

  package convenience init(
    initialState: State,
    reducer: ResolvedReducer<State, Action>,
    onReduced: @escaping @MainActor (Action, ActionOrigin, State) -> Void,
    onReport: @escaping @MainActor (Report) -> Void,
    onLiveEffects: (@MainActor (Int) -> Void)? = nil,
    effectLauncher: EffectLauncher? = nil
  ) {
    reducer.step.complete()
    let core = StoreCore(state: initialState, reducer: reducer)
    core.watchEffects(launcher: effectLauncher, onLiveCount: onLiveEffects)
    core.onReduced = onReduced
    core.listeners.onIssue = { onReport(.issue($0)) }
    core.listeners.onRefusal = { onReport(.refusal($0)) }
    self.init(core: core)
  }

  /// Makes the root, and tells its listeners what is wrong with the composition of its reducer.
  private convenience init(core: StoreCore<State, Action>) {
    self.init(
      // Every store keeps the engine, which is the core: what only reads need not.
      read: { [unowned core] in core.state },
      deliver: { core.send($0, $1) },
      engine: core,
      memory: core.hot.pointee.state,
      core: core
    )
    for issue in core.compositionIssues { core.listeners.receive(.issue(issue)) }
  }

  init(
    read: @escaping @MainActor () -> State,
    deliver: @escaping @MainActor (Action, Delivery) -> StoreTask,
    engine: StoreEngine,
    memory: UnsafeMutableRawPointer? = nil,
    core: StoreCore<State, Action>? = nil
  ) {
    self.read = read
    self.deliver = deliver
    self.engine = engine
    self.memory = memory
    self.core = core
    isRoot = core != nil
  }

  var observers: ObserverList { engine.observers }
  package var listeners: StoreListeners { engine.listeners }

  /// The state as it is now.
  @inlinable  // send Int, N = 0: × 2.6
  public var state: State {
    guard let memory else { return read() }
    engine.checkIsReadable()
    return memory.assumingMemoryBound(to: State.self).pointee
  }

  /// Reduces an action and those that follow from it.
  ///
  /// While another action is being reduced, or its observers are told, the action is queued.
  ///
  /// - Returns: The effects that began, to be awaited or cancelled.
  @inlinable @discardableResult  // send Int, N = 0: × 2.6
  public func send(_ action: Action) -> StoreTask {
    // Inlinable because a generic class is never specialised. Benchmark: send, N = 0.
    let hot = engine.hot
    guard isRoot, hot.pointee.flags.isEmpty || hot.pointee.flags == .working else {
      return deliver(action, Delivery())
    }
    hot.pointee.flags.formUnion([.sending, .reducing])
    // Invariant: nobody else uses the slot while the flags say that an action is being reduced.
    let slot = hot.pointee.slot.assumingMemoryBound(to: Action.self)
    slot.initialize(to: action)
    let effect = hot.pointee.run()
    slot.deinitialize(count: 1)
    hot.pointee.flags.remove(.reducing)
    if effect == nil, hot.pointee.flags == .sending, !hot.pointee.isObserved.pointee {
      hot.pointee.flags = []
      return StoreTask()
    }
    return engine.finish(effect)
  }

  /// The listener to programmers' mistakes; nil for none.
  ///
  /// All stores of one root share it.
  public var onIssue: (@MainActor (NavigationIssue) -> Void)? {
    get { listeners.onIssue }
    set { listeners.onIssue = newValue }
  }

  /// The listener to refusals, which say why an action could not be carried out; nil for none.
  ///
  /// All stores of one root share it.
  public var onRefusal: (@MainActor (Refusal) -> Void)? {
    get { listeners.onRefusal }
    set { listeners.onRefusal = newValue }
  }

  /// The identity that all stores of one root have in common, to be compared.
  nonisolated package var rootID: ObjectIdentifier { ObjectIdentifier(engine) }

  /// The number of pieces of asynchronous work that the effects have running.
  public var liveEffectCount: Int { engine.liveEffectCount }

  /// Sends, and says when this action, and what its effect sends at once, has been reduced and
  /// observers told.
  package func send(_ action: Action, whenSettled: @escaping @MainActor () -> Void) {
    _ = deliver(action, Delivery(source: .handler, end: .settled(whenSettled)))
  }

  /// Does something that sends actions by other hands, a handler's for one.
  ///
  /// - Returns: The effects that those actions began, as one.
  package func gathering(_ act: () -> Void) -> StoreTask { engine.gather(act) }

  /// Reports what a handler noticed.
  package func report(_ issue: NavigationIssue) { listeners.receive(.issue(issue)) }
}

extension Store {
  /// Calls back with the current value, then after each action that changed it.
  ///
  /// ```swift
  /// let subscription = store.scope(state: \.stack, action: /Action.stack).observe { stack in
  ///   title = stack.topItem?.title
  /// }
  /// ```
  ///
  /// Values are compared with `==`. Scope the store to the slice that you need: what is compared is
  /// remembered until the next change. What the first call sends is reduced when that call has
  /// returned, and told as every other change.
  ///
  /// - Returns: The subscription; let go of it, or cancel it, to be told no more.
  @inlinable  // observe, N = 1, 10 observers: × 2.6
  public func observe(
    _ receive: @escaping @MainActor (State) -> Void
  ) -> Subscription where State: Equatable {
    // Inlinable because a comparison is only as fast as its types are known. Benchmark: observe.
    let last = LastValue(state)
    guard let memory else {
      let subscription = engine.observers.add { [read] in
        let new = read()
        guard new != last.value else { return }
        last.value = new
        receive(new)
      }
      engine.queueing { receive(last.value) }
      return subscription
    }
    // Invariant: only the list of the engine whose memory this is calls it.
    let place = memory.assumingMemoryBound(to: State.self)
    let subscription = engine.observers.add {
      last.value = place.pointee
      receive(last.value)
    } unless: {
      place.pointee == last.value
    }
    engine.queueing { receive(last.value) }
    return subscription
  }

  /// Calls back with the current value, then after each action, whatever it changed.
  ///
  /// A value that is not Equatable cannot be compared. What the first call sends is reduced when
  /// that call has returned.
  ///
  /// - Returns: The subscription; let go of it, or cancel it, to be told no more.
  @_disfavoredOverload
  public func observe(_ receive: @escaping @MainActor (State) -> Void) -> Subscription {
    let first = state
    let subscription = observers.add { [read] in receive(read()) }
    engine.queueing { receive(first) }
    return subscription
  }

  /// Calls back after each action, unless what somebody remembers of the state is still so.
  ///
  /// The state is looked at where it lies; one that is computed is not, and each action counts.
  package func observe(
    _ notify: @escaping @MainActor () -> Void,
    unless isStill: @escaping (UnsafePointer<State>) -> Bool
  ) -> Subscription {
    guard let memory else { return engine.observers.add(notify) }
    // Invariant: only the list of the engine whose memory this is calls it.
    let place = UnsafePointer(memory.assumingMemoryBound(to: State.self))
    return engine.observers.add(notify) { isStill(place) }
  }
}

extension Store where State: Equatable & Sendable {
  /// The current value, then each that differs from the one before.
  ///
  /// ```swift
  /// for await stack in store.states { … }
  /// ```
  public var states: AsyncStream<State> {
    AsyncStream { continuation in
      let subscription = observe { continuation.yield($0) }
      continuation.onTermination = { _ in subscription.cancel() }
    }
  }
}

/// The value that an observer has been told last.
@usableFromInline
final class LastValue<Value> {
  // Unchecked: only its one observer has it, which is never told twice at a time (benchmark:
  // observe).
  @exclusivity(unchecked) @usableFromInline var value: Value

  @usableFromInline
  init(_ value: Value) { self.value = value }
}
