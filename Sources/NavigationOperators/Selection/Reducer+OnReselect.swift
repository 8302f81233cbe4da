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
    around(issues: { action.issues() }) { base in
      // Action and tabs are read where they are (benchmark “onReselect idle”).
      let (look, part) = (action.look, StatePart(tabs))
      return { place, sent in
        var isTap = false
        look(sent) { own in part.read(at: place) { isTap = $0.pointee.isTap(own) } }
        let effect = base.run(place, sent)
        guard isTap, let reaction = next(place.assumingMemoryBound(to: State.self).pointee) else {
          return effect
        }
        return effect.merged(with: Effect<Action>.send(reaction).erased)
      }
    }
  }
}

extension TabNavigation.State {
  /// Returns a Boolean value that indicates whether a host reports a tap on the active tab.
  fileprivate func isTap(_ action: UnsafePointer<TabNavigation.Action>) -> Bool {
    guard case .select(.entry(let id), cause: .user) = action.pointee else { return false }
    return entries.index(of: id).map { $0 == activeIndex } ?? false
  }
}
