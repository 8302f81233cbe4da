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
    let issues = child.issues + action.issues()
    let step: CompiledReducer
    switch part {
    case .location(let location):
      step = CompiledPullback.make(
        child: child.step,
        location: location.raw,
        route: action.route,
        lift: { [self] in lift(Effect<Child.Action>($0), location).erased ?? $0 },
        lateIssue: { [action] in action.lateEffect() }
      )
      return ResolvedReducer(issues: issues, step: step)
    case .enumeration(let path):
      let owner = OwnerIdentity()
      let run = path.runOnState { [self] in lift(Effect<Child.Action>($0), path, owner).erased ?? $0
      }
      step = CompiledContainer(
        parent: CompiledReducer(),
        child: .init(
          route: action.route,
          run: run,
          absent: { [self] _, _ in absent(path).erased },
          step: child.step
        ),
        shape: nil,
        lateIssue: { [action] in action.lateEffect() }
      )
      return ResolvedReducer(issues: issues + path.issues(), step: step)
    }
  }

  private func lift(
    _ effect: Effect<Child.Action>,
    _ location: StateLocation<State, Child.State>
  ) -> Effect<Action> {
    effect.pulledBack(action: action.wrap, by: location.link) {
      [path = location.path] (state: State) in state[keyPath: path]
    }
  }

  private func lift(
    _ effect: Effect<Child.Action>,
    _ path: CasePath<State, Child.State>,
    _ owner: OwnerIdentity
  ) -> Effect<Action> {
    effect.pulledBack(action: action.wrap, by: .anchor(owner), state: path.unwrap)
      .owned(by: nil, of: owner) { (state: State) in path.extract(state) != nil }
  }

  private func absent(_ path: CasePath<State, Child.State>) -> Effect<Action> {
    path.lateIssue().merge(with: .absent("\(Child.Action.self)", in: State.self))
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

extension CasePath {
  /// Returns the known problems of the path, for each store that uses it, and marks them as
  /// reported.
  package func issues() -> [NavigationIssue] {
    _ = takeProblem()
    return problem.map { [NavigationIssue(.casePath, $0)] } ?? []
  }

  /// Returns the issue of a path that has turned out to be unusable, or no effect.
  package func lateIssue<Action>() -> Effect<Action> {
    takeProblem().map { .issue(NavigationIssue(.casePath, $0)) } ?? .none
  }

  /// Returns ``lateIssue()`` for a step, which knows no types.
  func lateEffect() -> AnyEffect? { (lateIssue() as Effect<Never>).erased }
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
