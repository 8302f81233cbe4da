/// The logic of a feature: it changes the state for an action, and returns the effect to run.
///
/// Write `reduce(into:action:)` for a leaf, or `body` to compose a feature of others:
///
/// ```swift
/// struct Inbox: Reducer {
///   struct State: Equatable { var stack = StackNavigation<Screen>.State(items: [.list]) }
///   enum Action { case messageTapped(Int), stack(StackNavigation<Screen>.Action) }
///
///   var body: some Reducer<State, Action> {
///     StackNavigation<Screen>().pullback(state: \.stack, action: /Action.stack)
///     Reduce { state, action in
///       guard case .messageTapped(let id) = action else { return .none }
///       return .send(.stack(.pushItem(.message(id))))
///     }
///   }
/// }
/// ```
///
/// A reducer is a value without isolation; pass its dependencies to its initializer. A store
/// evaluates `body` once, when the store is made, so an `if` in it is decided then. The closures of
/// `ifLet`, `ifCaseLet` and `forEach` are evaluated at their first use, so a feature may contain
/// itself. The protocol is TCA's.
public protocol Reducer<State, Action>: Sendable {
  /// The type of the feature's state.
  associatedtype State

  /// The type of the feature's actions: all events of the feature.
  associatedtype Action: Sendable

  /// The type of `body`; `Never` for a reducer that implements `reduce(into:action:)`.
  associatedtype Body

  /// Carries out an action.
  ///
  /// - Returns: The effect for the store to run; `.none` for no effect.
  func reduce(into state: inout State, action: Action) -> Effect<Action>

  /// The reducers of this feature, in the order in which they run.
  @ReducerBuilder<State, Action> var body: Body { get }

  /// Prepares the reducer for many actions: evaluates `body` once.
  ///
  /// A store does this automatically. Call it if you run a reducer without a store:
  ///
  /// ```swift
  /// let inbox = Inbox().resolve()
  /// var state = Inbox.State()
  /// _ = inbox.reduce(into: &state, action: .messageTapped(7))
  /// state.stack.items                             // see `Effect`: sending is the store's
  /// ```
  func resolve() -> ResolvedReducer<State, Action>
}

extension Reducer where Body == Never {
  /// Never called: a reducer that implements `reduce(into:action:)` has no body.
  public var body: Never {
    preconditionFailure("\(Self.self) has no body: call reduce(into:action:)")
  }

  /// Wraps `reduce(into:action:)`.
  @inlinable  // send Int, N = 0: × 2.4
  public func resolve() -> ResolvedReducer<State, Action> {
    ResolvedReducer(of: self)
  }
}

extension Reducer where Body: Reducer, Body.State == State, Body.Action == Action {
  /// Evaluates `body` and carries out one action; for several actions, call ``resolve()`` first.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    body.reduce(into: &state, action: action)
  }

  /// Evaluates `body` once, and resolves its parts.
  public func resolve() -> ResolvedReducer<State, Action> { body.resolve() }
}
