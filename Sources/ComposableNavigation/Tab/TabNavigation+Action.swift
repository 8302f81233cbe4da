extension TabNavigation {
  /// What can be done to tabs.
  public enum Action {
    /// Selects the first equal tab. Refused when there is none.
    case setActiveItem(Item)

    /// Selects by position. Refused when there is no such tab.
    case setActiveIndex(Int)

    /// Selects an entry: what a host reports. Refused when it is not there.
    case select(id: EntryID, cause: Cause = .program)

    /// Selects the tab that was active before, which is what back does. Refused when none was.
    case selectPrevious(cause: Cause = .program)

    /// Takes away tabs by name: what a host reports. Those that are not there are passed over;
    /// refused when none of them is.
    case remove([EntryID], cause: Cause = .program, animated: Bool = true)

    /// Replaces all tabs; what persists keeps its identity, its view and its being active.
    case setItems([Item], animated: Bool = true)
  }

  /// Why an action cannot be carried out; nil exactly when it can.
  ///
  /// ```swift
  /// TabNavigation.refusal(of: .setActiveIndex(2), in: .init(items: ["a", "b"]))
  /// // .outOfRange(index: 2, count: 2)
  /// ```
  ///
  /// Pure, and what ``reduce(into:action:)`` asks.
  @inlinable  // tabs, select another: × 1.9
  public static func refusal(of action: Action, in state: State) -> Refusal? {
    switch action {
    case .setActiveItem(let item):
      state.items.contains(item) ? nil : .missing("\(item)")
    case .setActiveIndex(let index):
      state.items.indices.contains(index)
        ? nil : .outOfRange(index: index, count: state.items.count)
    case .select(id: let id, cause: _):
      state.entries.contains(id) ? nil : .missingEntries([id])
    case .selectPrevious:
      state.history.isEmpty ? .noPrevious : nil
    case .remove(let ids, cause: _, animated: _):
      ids.isEmpty || ids.contains(where: state.entries.contains) ? nil : .missingEntries(ids)
    case .setItems:
      nil
    }
  }
}

extension TabNavigation.Action: Equatable {}
extension TabNavigation.Action: Hashable where Item: Hashable {}
extension TabNavigation.Action: Sendable {}
