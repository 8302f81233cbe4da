/// Screens side by side, one of them active: the state, the actions and the reducer of tabs.
///
/// Use it if the user switches between equal parts of an app. Pull it back into a feature, send its
/// actions, and pass its store to a ``TabNavigationHandler``.
///
/// ```swift
/// var state = TabNavigation<String>.State(items: ["home", "search"], activeItem: "home")
/// let tabs = TabNavigation<String>()
/// _ = tabs.reduce(into: &state, action: .setActiveItem("search"))
/// state.activeItem                                   // "search"
/// _ = tabs.reduce(into: &state, action: .selectPrevious())
/// state.activeItem                                   // "home"
/// ```
///
/// Selecting a tab or an index that does not exist changes nothing and has a ``Refusal``. The shape
/// and its names are those of heinzl's Composable Navigation; a ``TabBackBehavior`` is that of React
/// Navigation's tab router.
///
/// ## Laws
/// - the active item is nil exactly when there are no tabs
/// - when the active tab is removed, the latest tab in the history becomes active, else the first
public struct TabNavigation<Item: Equatable & Sendable>: Reducer {
  // Made here because `resolve()` does not know the item's type; see ``Reduce``.
  @usableFromInline let logic: Reduce<State, Action>

  /// Makes the reducer.
  @inlinable  // tabs, select another: × 2.8
  public init() { logic = Reduce { Self.carryOut($1, in: &$0) } }

  /// Carries out an action, or reports the reason why it cannot be carried out.
  ///
  /// A selection and a preload do not touch the animation flag; any other accepted action writes it.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    Self.carryOut(action, in: &state)
  }

  /// Prepares the reducer for many actions; see ``Reducer/resolve()``.
  public func resolve() -> ResolvedReducer<State, Action> {
    ResolvedReducer(step: logic.step).goingBack(by: self)
  }

  @inlinable  // tabs, select another: × 2.8
  static func carryOut(_ action: Action, in state: inout State) -> Effect<Action> {
    let issue = state.issue.take().map { Effect<Action>.report(.issue($0)) } ?? .none
    if let refusal = Self.refusal(of: action, in: state) {
      return issue.merge(with: .report(.refusal(refusal)))
    }
    switch action {
    case .select(.item(let item), cause: _):
      state.activeItem = item
    case .select(.index(let index), cause: _):
      state.activeID = state.entries.ids[index]
    case .select(.entry(let id), cause: _):
      state.activeID = id
    case .select(.previous, cause: _):
      state.goBack()
    case .remove(let ids, cause: _, let animated):
      state.remove(ids)
      state.areAnimationsEnabled = animated
    case .preload(let ids):
      state.preload(ids)
    case .setItems(let items, let animated):
      state.items = items
      state.areAnimationsEnabled = animated
    case .when(_, let action):
      return issue.merge(with: carryOut(action, in: &state))
    }
    return issue
  }
}
