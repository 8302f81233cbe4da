/// Holds a feature's state, reduces actions that are sent to it, runs effects and calls observers.
///
/// ```swift
/// let store = Store(initialState: Inbox.State()) { Inbox() }
/// store.send(.messageTapped(7))
/// store.state.stack.items                            // [.list, .message(7)]
/// ```
///
/// `send` is synchronous: when it returns, everything except asynchronous work of effects has
/// happened, in order. An action that is sent while another is being reduced is queued. Observers
/// run after each reduced action, before the next queued one.
@MainActor
public final class Store<State, Action: Sendable> {
  @usableFromInline let read: @MainActor () -> State
  @usableFromInline let deliver: @MainActor (Action, Delivery) -> StoreTask
  /// The engine that all stores of one root share.
  @usableFromInline package let engine: StoreEngine
  /// The memory of the state, if it is stored: that of the root, or a part of it at an offset.
  @usableFromInline let memory: UnsafeMutableRawPointer?
  /// The core, which a trace records; nil unless this store is a root.
  package let core: StoreCore<State, Action>?
  @usableFromInline let isRoot: Bool
  // Unchecked: accesses to these two never overlap (benchmark “scoped store, make”).
  /// The entry or part that the store belongs to; nil for none.
  @exclusivity(unchecked) var owner: StoreOwner?
  /// Returns the way back of the container that the state is a part of; nil for none.
  @exclusivity(unchecked) var whole: (@MainActor () -> ActBack?)?
  /// An object that another module keeps with this store, such as the observers of each field.
  package var companion: AnyObject?

  /// Creates a store.
  ///
  /// - Parameters:
  ///   - initialState: The state to begin with.
  ///   - reducer: The feature; resolved once.
  ///   - onIssue: Receives issues, including those in the composition of the
  ///     reducer; nil writes each to standard error.
  ///   - onRefusal: Receives the reason when an action could not be carried out.
  public convenience init<R: Reducer<State, Action>>(
    initialState: State,
    @ReducerBuilder<State, Action> reducer: () -> R,
    onIssue: (@MainActor (NavigationIssue) -> Void)? = nil,
    onRefusal: (@MainActor (Refusal) -> Void)? = nil
  ) {
    let resolved = reducer().resolve()
    // A resolved reducer may be shared by many stores, so it is not completed for each of them.
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
    onWork: (@MainActor (WorkMoment) -> Void)? = nil,
    effectLauncher: EffectLauncher? = nil
  ) {
    reducer.step.complete()
    let core = StoreCore(state: initialState, reducer: reducer)
    core.watchEffects(launcher: effectLauncher, onWork: onWork)
    core.onReduced = onReduced
    core.listeners.onIssue = { onReport(.issue($0)) }
    core.listeners.onRefusal = { onReport(.refusal($0)) }
    self.init(core: core)
  }

  /// Creates the root store and reports issues in the composition of its reducer.
  private convenience init(core: StoreCore<State, Action>) {
    self.init(
      // Unowned: every store keeps the engine, which is the core.
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

  package var observers: ObserverList { engine.observers }
  package var listeners: StoreListeners { engine.listeners }

  /// The current state.
  @inlinable  // send Int, N = 0: × 2.6
  public var state: State {
    guard let memory else { return read() }
    engine.checkIsReadable()
    return memory.assumingMemoryBound(to: State.self).pointee
  }

  /// Reduces an action and the actions that follow from it.
  ///
  /// While another action is being reduced or observers are being called, the action is queued.
  ///
  /// - Returns: The effects that began, which you can await or cancel.
  @inlinable @discardableResult  // send Int, N = 0: × 2.6
  public func send(_ action: Action) -> StoreTask {
    // Inlinable because a generic class is never specialised. Benchmark: send, N = 0.
    let hot = engine.hot
    guard isRoot, hot.pointee.flags.isIdle else { return deliver(action, Delivery()) }
    hot.pointee.flags.formUnion(.busy)
    // Invariant: no other code uses the slot while the flags say that an action is being reduced.
    let slot = hot.pointee.slot.assumingMemoryBound(to: Action.self)
    slot.initialize(to: action)
    let effect = hot.pointee.run()
    slot.deinitialize(count: 1)
    if effect == nil, hot.pointee.flags == .busy, !hot.pointee.isObserved.pointee {
      hot.pointee.flags = []
      return StoreTask()
    }
    hot.pointee.flags.remove(.reducing)
    return engine.finish(effect)
  }

  /// Receives issues, which are programmers' mistakes; nil for none.
  ///
  /// All stores of one root share it.
  public var onIssue: (@MainActor (NavigationIssue) -> Void)? {
    get { listeners.onIssue }
    set { listeners.onIssue = newValue }
  }

  /// Receives the reasons why actions could not be carried out; nil for none.
  ///
  /// All stores of one root share it.
  public var onRefusal: (@MainActor (Refusal) -> Void)? {
    get { listeners.onRefusal }
    set { listeners.onRefusal = newValue }
  }

  /// The identity that all stores of one root share.
  nonisolated package var rootID: ObjectIdentifier { ObjectIdentifier(engine) }

  /// The number of running pieces of asynchronous work.
  public var liveEffectCount: Int { engine.liveEffectCount }

  /// Sends an action and calls back when the action and those that its effect sends at once have
  /// been reduced and observers have been called.
  package func send(_ action: Action, whenSettled: @escaping @MainActor () -> Void) {
    _ = deliver(action, Delivery(source: .handler, end: .settled(whenSettled)))
  }

  /// Runs a closure that sends actions indirectly, for example through a handler.
  ///
  /// - Returns: All effects that those actions began.
  package func gathering(_ act: () -> Void) -> StoreTask { engine.gather(act) }

  /// Reports an issue that a handler has found.
  package func report(_ issue: NavigationIssue) { listeners.receive(.issue(issue)) }
}

extension Store {
  /// Calls back with the current value, and again after each action that changed it.
  ///
  /// ```swift
  /// let subscription = store.scope(state: \.stack, action: /Action.stack).observe { stack in
  ///   title = stack.topItem?.title
  /// }
  /// ```
  ///
  /// Values are compared with `==`. Scope the store to the slice that you need, because the last
  /// value is kept for comparison. Actions that the first call sends are reduced after it has
  /// returned, and observed like all others.
  ///
  /// - Returns: The subscription; release or cancel it to stop the calls.
  @inlinable  // observe, N = 1, 10 observers: × 2.6
  public func observe(
    _ receive: @escaping @MainActor (State) -> Void
  ) -> Subscription where State: Equatable {
    // Inlinable so that the comparison is specialised. Benchmark: observe.
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
    // Invariant: only the list of the engine that has this memory calls the closure.
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

  /// Calls back with the current value, and again after each action, even if nothing changed.
  ///
  /// A value that is not Equatable cannot be compared. Actions that the first call sends are
  /// reduced after it has returned.
  ///
  /// - Returns: The subscription; release or cancel it to stop the calls.
  @_disfavoredOverload
  public func observe(_ receive: @escaping @MainActor (State) -> Void) -> Subscription {
    let first = state
    let subscription = observers.add { [read] in receive(read()) }
    engine.queueing { receive(first) }
    return subscription
  }

  /// Calls back after each action, unless `isStill` says that nothing has changed for the observer.
  ///
  /// The closure receives the state in place. For a computed state it is not called, and every
  /// action counts as a change.
  package func observe(
    _ notify: @escaping @MainActor () -> Void,
    unless isStill: @escaping (UnsafePointer<State>) -> Bool
  ) -> Subscription {
    guard let memory else { return engine.observers.add(notify) }
    // Invariant: only the list of the engine that has this memory calls the closure.
    let place = UnsafePointer(memory.assumingMemoryBound(to: State.self))
    return engine.observers.add(notify) { isStill(place) }
  }
}

extension Store where State: Equatable & Sendable {
  /// The current value, followed by each value that differs from the one before.
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

/// The last value that an observer has received.
@usableFromInline
final class LastValue<Value> {
  // Unchecked: only one observer uses it, and its calls never overlap (benchmark: observe).
  @exclusivity(unchecked) @usableFromInline var value: Value

  @usableFromInline
  init(_ value: Value) { self.value = value }
}
