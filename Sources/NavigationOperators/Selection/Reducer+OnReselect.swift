public import ComposableNavigation

extension Reducer {
  /// Sends an action when the user taps the active tab again.
  ///
  /// As users know it from iOS, a second tap pops the tab's stack to its root, and on the root it
  /// scrolls to the top. In React Navigation, it is the event `tabPress` of a focused tab.
  ///
  /// ```swift
  /// Tabs().pullback(state: \.tabs, action: /Action.tabs)
  ///   .onReselect(of: \.tabs, action: /Action.tabs) { state in
  ///     state.mail.items.count > 1 ? .mail(.popToRoot()) : .scrollToTop
  ///   }
  /// ```
  ///
  /// A selection by the program sends nothing, so a link that selects the active tab changes
  /// nothing in it. Only this reducer's tabs are observed.
  ///
  /// ## Laws
  /// - only a tap of the user on the active tab sends the action
  ///
  /// - Parameters:
  ///   - tabs: The key path to the tabs.
  ///   - action: The case of the tabs' actions.
  ///   - next: Returns the action to send; nil for none. Receives the state after the tap.
  /// - Returns: This reducer, with the reaction.
  public func onReselect<Item>(
    of tabs: any KeyPath<State, TabNavigation<Item>.State> & Sendable,
    action: CasePath<Action, TabNavigation<Item>.Action>,
    _ next: @escaping @Sendable (State) -> Action?
  ) -> some Reducer<State, Action> {
    OnReselect(base: self, tabs: tabs, action: action, next: next)
  }
}

private struct OnReselect<Base: Reducer, Item: Equatable & Sendable>: Reducer {
  let base: Base
  let tabs: any KeyPath<Base.State, TabNavigation<Item>.State> & Sendable
  let action: CasePath<Base.Action, TabNavigation<Item>.Action>
  let next: @Sendable (Base.State) -> Base.Action?

  func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    let isTap = isTap(action, in: state)
    let effect = base.reduce(into: &state, action: action)
    guard isTap, let next = next(state) else { return effect }
    return effect.merge(with: .send(next))
  }

  /// Returns a Boolean value that indicates whether a host reports a tap on the active tab.
  private func isTap(_ action: Base.Action, in state: Base.State) -> Bool {
    guard case .select(.entry(let id), cause: .user)? = self.action.extract(action) else {
      return false
    }
    let tabs = state[keyPath: tabs]
    return tabs.entries.index(of: id).map { $0 == tabs.activeIndex } ?? false
  }

  func resolve() -> ResolvedReducer<Base.State, Base.Action> {
    let base = base.resolve()
    let resolved = OnReselect<ResolvedReducer, Item>(
      base: base,
      tabs: tabs,
      action: action,
      next: next
    )
    return ResolvedReducer(of: resolved, over: base, issues: action.issues())
  }
}
