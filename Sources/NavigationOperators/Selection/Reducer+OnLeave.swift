public import ComposableNavigation

extension Reducer {
  /// Changes the state when another tab is selected, for example to reset the tab that is left.
  ///
  /// Without it, a tab that is left keeps its state. To pop its stack to the root, as React
  /// Navigation's `popToTopOnBlur` does, change the stack. To begin the tab anew, as the earlier
  /// `unmountOnBlur` did, replace its content and make the tab a new visit: its view, effects and
  /// objects end, and a late action reaches nothing.
  ///
  /// ```swift
  /// Tabs().pullback(state: \.tabs, action: /Action.tabs)
  ///   .onLeave(of: \.tabs) { state, tab in
  ///     guard tab.item == "mail" else { return }
  ///     state.mail = Stack.State(items: ["inbox"])
  ///     state.mail.beginAnew()
  ///     state.tabs.beginAnew(tab.id)
  ///   }
  /// ```
  ///
  /// It does not matter who selects the other tab: the user, the program, back or a link. Only this
  /// reducer is observed, so apply it to the outermost one if others write the tabs. A tab that is
  /// removed, or begun anew while it is active, is not left.
  ///
  /// ## Laws
  /// - a tab that is left begins anew, and nothing else changes
  ///
  /// - Parameters:
  ///   - tabs: The key path to the tabs.
  ///   - change: Changes the state after this reducer; receives the tab that is left.
  /// - Returns: This reducer, with the change.
  public func onLeave<Item>(
    of tabs: any KeyPath<State, TabNavigation<Item>.State> & Sendable,
    _ change: @escaping @Sendable (inout State, Entry<Item>) -> Void
  ) -> some Reducer<State, Action> {
    let part = StatePart<State, TabNavigation<Item>.State>(tabs)
    return around { base in
      { place, action in
        let state = place.assumingMemoryBound(to: State.self)
        let before = part.activeID(at: place)
        let effect = base.run(place, action)
        guard let before, let now = part.activeID(at: place), !before.isSame(as: now),
          let item = state.pointee[keyPath: tabs].entries[id: before]
        else { return effect }
        change(&state.pointee, Entry(id: before, item: item))
        return effect
      }
    }
  }
}

extension StatePart {
  /// Returns the active tab of the tabs of the state at an address.
  fileprivate func activeID<Item>(at state: UnsafeRawPointer) -> EntryID?
  where Part == TabNavigation<Item>.State {
    var id: EntryID?
    read(at: state) { id = $0.pointee.activeID }
    return id
  }
}
