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
  let read: @MainActor () -> State
  let deliver: @MainActor (Action, Delivery) -> StoreTask
  let observers: ObserverList
  let listeners: StoreListeners
  let liveEffects: @MainActor () -> Int
  let gather: @MainActor (() -> Void) -> StoreTask
  /// What a trace records; only a root has it.
  let core: StoreCore<State, Action>?

  /// Makes a store.
  ///
  /// - Parameters:
  ///   - initialState: The state to begin with.
  ///   - reducer: The feature; resolved once.
  ///   - onIssue: Who is told of programmer's mistakes, those in the composition of the reducer
  ///     included; nil writes each to standard error.
  ///   - onRefusal: Who is told why an action could not be carried out.
  public convenience init<R: Reducer<State, Action>>(
    initialState: State,
    @ReducerBuilder<State, Action> reducer: () -> R,
    onIssue: (@MainActor (NavigationIssue) -> Void)? = nil,
    onRefusal: (@MainActor (Refusal) -> Void)? = nil
  ) {
    let resolved = reducer().resolve()
    let core = StoreCore(state: initialState, reducer: resolved)
    core.listeners.onIssue = onIssue ?? NavigationIssue.writeToStandardError
    core.listeners.onRefusal = onRefusal
    self.init(core: core)
    for issue in resolved.issues { core.listeners.receive(.issue(issue)) }
  }

  package convenience init(
    initialState: State,
    reducer: ResolvedReducer<State, Action>,
    onReduced: @escaping @MainActor (Action, ActionOrigin, State) -> Void,
    onReport: @escaping @MainActor (Report) -> Void,
    onLiveEffects: (@MainActor (Int) -> Void)? = nil,
    effectExecutor: (any TaskExecutor)? = nil
  ) {
    let core = StoreCore(state: initialState, reducer: reducer)
    core.watchEffects(executor: effectExecutor, onLiveCount: onLiveEffects)
    core.onReduced = onReduced
    core.listeners.onIssue = { onReport(.issue($0)) }
    core.listeners.onRefusal = { onReport(.refusal($0)) }
    self.init(core: core)
    for issue in reducer.issues { core.listeners.receive(.issue(issue)) }
  }

  private convenience init(core: StoreCore<State, Action>) {
    self.init(
      read: { core.state },
      deliver: { core.send($0, $1) },
      observers: core.observers,
      listeners: core.listeners,
      liveEffects: { core.liveEffectCount },
      gather: { core.gather($0) },
      core: core
    )
  }

  init(
    read: @escaping @MainActor () -> State,
    deliver: @escaping @MainActor (Action, Delivery) -> StoreTask,
    observers: ObserverList,
    listeners: StoreListeners,
    liveEffects: @escaping @MainActor () -> Int,
    gather: @escaping @MainActor (() -> Void) -> StoreTask,
    core: StoreCore<State, Action>? = nil
  ) {
    self.read = read
    self.deliver = deliver
    self.observers = observers
    self.listeners = listeners
    self.liveEffects = liveEffects
    self.gather = gather
    self.core = core
  }

  /// The state as it is now.
  public var state: State { read() }

  /// Reduces an action and those that follow from it.
  ///
  /// While another action is being reduced, or its observers are told, the action is queued.
  ///
  /// - Returns: The effects that began, to be awaited or cancelled.
  @discardableResult
  public func send(_ action: Action) -> StoreTask { deliver(action, Delivery()) }

  /// Who is told of programmer's mistakes; nil for nobody.
  ///
  /// All stores of one root share it.
  public var onIssue: (@MainActor (NavigationIssue) -> Void)? {
    get { listeners.onIssue }
    set { listeners.onIssue = newValue }
  }

  /// Who is told why an action could not be carried out; nil for nobody.
  ///
  /// All stores of one root share it.
  public var onRefusal: (@MainActor (Refusal) -> Void)? {
    get { listeners.onRefusal }
    set { listeners.onRefusal = newValue }
  }

  /// How many pieces of asynchronous work the effects have running.
  public var liveEffectCount: Int { liveEffects() }

  /// Sends, and says when exactly this action has been reduced and observers told.
  package func send(_ action: Action, whenReduced: @escaping @MainActor () -> Void) {
    _ = deliver(action, Delivery(source: .handler, whenReduced: whenReduced))
  }

  /// Does something that sends actions by other hands, a handler's for one.
  ///
  /// - Returns: The effects that those actions began, as one.
  package func gathering(_ act: () -> Void) -> StoreTask { gather(act) }

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
  /// remembered until the next change.
  ///
  /// - Returns: The subscription; let go of it, or cancel it, to be told no more.
  public func observe(
    _ receive: @escaping @MainActor (State) -> Void
  ) -> Subscription where State: Equatable {
    var last = state
    receive(last)
    return observers.add { [read] in
      let new = read()
      guard new != last else { return }
      last = new
      receive(new)
    }
  }

  /// Calls back with the current value, then after each action, whatever it changed.
  ///
  /// A value that is not Equatable cannot be compared.
  ///
  /// - Returns: The subscription; let go of it, or cancel it, to be told no more.
  @_disfavoredOverload
  public func observe(_ receive: @escaping @MainActor (State) -> Void) -> Subscription {
    receive(state)
    return observers.add { [read] in receive(read()) }
  }

  /// Calls back after each action, without a value: for those who remember less than a state.
  package func observeEachAction(_ notify: @escaping @MainActor () -> Void) -> Subscription {
    observers.add(notify)
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
