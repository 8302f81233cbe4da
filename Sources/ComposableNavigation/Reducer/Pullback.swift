/// A child's reducer as its parent's: along a path to its state and a path to its actions.
///
/// Made by `pullback(state:action:)` or, inside a builder, by ``Scope``.
///
/// ## Laws
/// - pulling back and then running equals running on the part
/// - state outside the key path is untouched
/// - an action outside the case path does nothing
/// - a computed property is read once and written once for each matched action
public struct Pullback<State, Action: Sendable, Child: Reducer>: Reducer {
  private enum StatePath {
    case part(any WritableKeyPath<State, Child.State> & Sendable)
    case enumeration(CasePath<State, Child.State>)
  }

  private let child: Child
  private let state: StatePath
  private let action: CasePath<Action, Child.Action>

  init(
    child: Child,
    state: any WritableKeyPath<State, Child.State> & Sendable,
    action: CasePath<Action, Child.Action>
  ) {
    self.child = child
    self.state = .part(state)
    self.action = action
  }

  init(
    child: Child,
    state: CasePath<State, Child.State>,
    action: CasePath<Action, Child.Action>
  ) {
    self.child = child
    self.state = .enumeration(state)
    self.action = action
  }

  /// Runs the child on its part of the state when the action is its.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    resolve().run(&state, action)
  }

  /// Resolves the child, and makes the two paths once.
  public func resolve() -> ResolvedReducer<State, Action> {
    let child = child.resolve()
    let issues = child.issues + action.issues()
    let (run, path) = (child.run, action)
    switch state {
    case .part(let part):
      return ResolvedReducer(issues: issues) { state, action in
        guard let childAction = path.extract(action) else { return path.reportOnMiss() }
        return run(&state[keyPath: part], childAction)
          .pulledBack(action: path.wrap) { (state: State) in state[keyPath: part] }
      }
    case .enumeration(let part):
      let place = CasePlace()
      return ResolvedReducer(issues: issues + part.issues()) { state, action in
        guard let childAction = path.extract(action) else { return path.reportOnMiss() }
        guard var childState = part.extract(state) else {
          return part.lateIssue().merge(with: .absent("\(Child.Action.self)", in: State.self))
        }
        let effect = run(&childState, childAction)
        state = part.embed(childState)
        return effect.pulledBack(action: path.wrap, state: part.unwrap)
          .owned(by: Owner.Key(container: ObjectIdentifier(place), entry: nil)) { (state: State) in
            part.extract(state) != nil
          }
      }
    }
  }
}

/// Tells the children of one pullback along a case from those of another.
private final class CasePlace: Sendable {}

extension Reducer {
  /// Makes this reducer its parent's: the way in which features are composed.
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
  /// The child runs where the pullback is written. A computed property is read once and written
  /// once for each matched action. The name is that of the original pullback of TCA 0.x.
  ///
  /// - Parameters:
  ///   - state: Where the child's state lies.
  ///   - action: Which of the parent's actions are the child's.
  /// - Returns: A reducer of the parent's.
  public func pullback<ParentState, ParentAction>(
    state: any WritableKeyPath<ParentState, State> & Sendable,
    action: CasePath<ParentAction, Action>
  ) -> Pullback<ParentState, ParentAction, Self> {
    Pullback(child: self, state: state, action: action)
  }

  /// Makes this reducer its parent's, whose state is an enum: `state: /State.loggedIn`.
  ///
  /// An action for a case that the state is not in changes nothing and is an issue. The child's
  /// effects end with the case.
  ///
  /// - Parameters:
  ///   - state: The case that holds the child's state.
  ///   - action: Which of the parent's actions are the child's.
  /// - Returns: A reducer of the parent's.
  public func pullback<ParentState, ParentAction>(
    state: CasePath<ParentState, State>,
    action: CasePath<ParentAction, Action>
  ) -> Pullback<ParentState, ParentAction, Self> {
    Pullback(child: self, state: state, action: action)
  }
}

extension CasePath {
  /// What is wrong with the path already, for each store that uses it; not to be told again.
  func issues() -> [NavigationIssue] {
    _ = takeProblem()
    return problem.map { [NavigationIssue(.casePath, $0)] } ?? []
  }

  /// The news that the path turned out to be unusable, or no effect.
  func lateIssue<Action>() -> Effect<Action> {
    takeProblem().map { .report(.issue(NavigationIssue(.casePath, $0))) } ?? .none
  }
}

extension CasePath where Root: Sendable {
  /// No effect, or the news that the path turned out to be unusable.
  func reportOnMiss() -> Effect<Root> { lateIssue() }
}

extension Effect {
  /// The issue of an action for somebody who is not there.
  static func absent(_ action: String, in state: Any.Type) -> Effect {
    .report(
      .issue(
        NavigationIssue(
          .absentChild,
          "\(action) was sent, but \(state) has no state for it; it was ignored"
        )
      )
    )
  }
}
