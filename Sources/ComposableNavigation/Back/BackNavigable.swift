/// A reducer that defines its own way back, such as a stack or a pager.
///
/// Stacks, modals, tabs, splits, steps, screens, modules and routes conform to it. A feature does not:
/// its back is found in the containers of its `body`; see ``Reducer/backAction(in:)``. Conform to it
/// for a shape of your own:
///
/// ```swift
/// extension PagerNavigation: BackNavigable {
///   func backAction(in state: State) -> Action? {
///     state.page(after: -1).map { .show($0, cause: .user) }
///   }
/// }
/// ```
///
/// A feature that conforms goes back in its own way, and its containers are not asked.
public protocol BackNavigable<State, Action>: Reducer {
  /// Returns the action for going back.
  ///
  /// - Returns: nil if the reducer cannot go back: the parent, or the app, handles back instead.
  func backAction(in state: State) -> Action?
}

extension BackNavigable {
  /// Not available: a reducer that conforms to ``BackNavigable`` implements this.
  @available(*, unavailable, message: "implement it, or do not conform to BackNavigable")
  public func backAction(in state: State) -> Action? { nil }
}

extension BackNavigable where Body == Never {
  /// Wraps `reduce(into:action:)` and the way back.
  public func resolve() -> ResolvedReducer<State, Action> {
    ResolvedReducer(of: self).goingBack(by: self)
  }
}

extension BackNavigable where Body: Reducer, Body.State == State, Body.Action == Action {
  /// Evaluates `body` once, and resolves its parts; back is that of this reducer.
  public func resolve() -> ResolvedReducer<State, Action> { body.resolve().goingBack(by: self) }
}
