/// A child's reducer lifted into its parent by a path to its state and a path to its actions.
///
/// Made by `pullback(state:action:)` or, inside a builder, by ``Scope``.
///
/// ## Laws
/// - pulling back and then running equals running on the part
/// - state outside the key path is untouched
/// - an action outside the case path does nothing
/// - a computed property is read once and written once for each matched action
public struct Pullback<State, Action: Sendable, Child: Reducer>: Reducer {
  @usableFromInline
  enum Part: Sendable {
    case location(StateLocation<State, Child.State>)
    case enumeration(CasePath<State, Child.State>)
  }

  private let child: Child
  private let part: Part
  private let action: CasePath<Action, Child.Action>

  @usableFromInline
  init(child: Child, part: Part, action: CasePath<Action, Child.Action>) {
    self.child = child
    self.part = part
    self.action = action
  }

  /// Runs the child on its part of the state if the action is the child's.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    resolve().reduce(into: &state, action: action)
  }

  /// Resolves the child and the two paths once.
  public func resolve() -> ResolvedReducer<State, Action> {
    let child = child.resolve()
    child.step.complete()
    switch part {
    case .location(let location):
      let step = CompiledPullback.make(
        child: child.step,
        location: location.raw,
        route: action.route,
        lift: location.lift(action)
      )
      return ResolvedReducer(
        issues: child.issues + action.issues(),
        backParts: child.backParts(at: location.path) { state in
          child.wayBack(in: state[keyPath: location.path]).map(action.wrap)
        },
        step: step
      )
    case .enumeration(let path):
      return FocusedReducer(
        parent: ResolvedReducer(issues: child.issues, step: CompiledReducer()),
        focus: Focus(path),
        actions: ChildActions(action),
        backParts: child.backParts { state in
          path.unwrap(state).map { child.wayBack(in: $0).map(action.wrap) } ?? WayBack()
        }
      ) {
        child.step
      }
      .resolve()
    }
  }
}

extension Reducer {
  /// Lifts this reducer into its parent's state and actions, to compose features.
  ///
  /// ```swift
  /// struct App: Reducer {
  ///   struct State { var tabs = TabNavigation<Tab>.State(items: [.home, .search]) }
  ///   enum Action { case tabs(TabNavigation<Tab>.Action) }
  ///
  ///   var body: some Reducer<State, Action> {
  ///     TabNavigation<Tab>().pullback(state: \.tabs, action: /Action.tabs)
  ///   }
  /// }
  /// ```
  ///
  /// The child runs at the position of the pullback in the body. A computed property is read once
  /// and written once for each matched action. The name is that of the original pullback of TCA
  /// 0.x.
  ///
  /// - Parameters:
  ///   - state: The key path to the child's state.
  ///   - action: The case of the child's actions.
  /// - Returns: A reducer of the parent.
  public func pullback<ParentState, ParentAction>(
    state: any WritableKeyPath<ParentState, State> & Sendable,
    action: CasePath<ParentAction, Action>
  ) -> Pullback<ParentState, ParentAction, Self> {
    Pullback(child: self, part: .location(StateLocation(state)), action: action)
  }

  /// Lifts this reducer into a parent whose state is an enum: `state: /State.loggedIn`.
  ///
  /// An action while the state is in another case changes nothing and is an issue. The child's
  /// effects end with the case.
  ///
  /// - Parameters:
  ///   - state: The case that contains the child's state.
  ///   - action: The case of the child's actions.
  /// - Returns: A reducer of the parent.
  public func pullback<ParentState, ParentAction>(
    state: CasePath<ParentState, State>,
    action: CasePath<ParentAction, Action>
  ) -> Pullback<ParentState, ParentAction, Self> {
    Pullback(child: self, part: .enumeration(state), action: action)
  }
}

extension Effect {
  /// The issue of an action for a child that does not exist.
  static func absent(_ action: String, in state: Any.Type) -> Effect {
    .issue(
      NavigationIssue(
        .absentChild,
        "\(action) was sent, but \(state) has no state for it; it was ignored"
      )
    )
  }
}
