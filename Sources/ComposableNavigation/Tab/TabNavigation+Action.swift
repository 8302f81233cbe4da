extension TabNavigation {
  /// An action on tabs: a selection, or a change of the list.
  ///
  /// Whoever matches an action matches a case: what `.setActiveItem(_:)` and `.select(id:)` make is
  /// `.select`, with a ``Selection``.
  ///
  /// ```swift
  /// store.send(.tabs(.setActiveItem("search")))
  /// store.send(.tabs(.selectPrevious()))
  /// ```
  public enum Action: Equatable, Sendable {
    /// Selects a tab: `.setActiveItem(item)`, `.setActiveIndex(2)`, `.selectPrevious()`; by its
    /// entry it is what a host reports. Refused when it is not there.
    ///
    /// A host reports the active tab when a person taps it again. That changes nothing here; a
    /// parent that puts its own `Reduce` before the tabs can tell by ``TabNavigation/State/activeID``.
    case select(Selection, cause: Cause = .program)

    /// Takes away tabs by name: what a host reports. Those that are not there are passed over;
    /// refused when none of them is. When the active one goes, the tab that was active before it is
    /// active, as by back.
    case remove([EntryID], cause: Cause = .program, animated: Bool = true)

    /// Replaces all tabs; what persists keeps its identity, its view and its being active.
    case setItems([Item], animated: Bool = true)
  }

  /// A tab to be selected.
  public enum Selection: Equatable, Sendable {
    /// The first equal one.
    case item(Item)

    /// The one at a position.
    case index(Int)

    /// The one with an identity.
    case entry(EntryID)

    /// The one that was active before, which is what back selects. Refused when none was.
    case previous
  }

  /// Returns the reason why an action cannot be carried out; nil exactly when it can.
  ///
  /// ```swift
  /// TabNavigation.refusal(of: .setActiveIndex(2), in: .init(items: ["a", "b"]))
  /// // .outOfRange(index: 2, count: 2)
  /// ```
  ///
  /// Pure, and what ``reduce(into:action:)`` asks.
  ///
  /// - Complexity: O(*n*) for an item and for a removal; else that of finding an entry, see
  ///   ``Entries``.
  @inlinable  // tabs, select another: × 1.9
  public static func refusal(of action: Action, in state: State) -> Refusal? {
    switch action {
    case .select(.item(let item), cause: _):
      state.items.contains(item) ? nil : .missing("\(item)")
    case .select(.index(let index), cause: _):
      state.items.indices.contains(index)
        ? nil : .outOfRange(index: index, count: state.items.count)
    case .select(.entry(let id), cause: _):
      state.entries.contains(id) ? nil : .missingEntries([id])
    case .select(.previous, cause: _):
      state.history.isEmpty ? .noPrevious : nil
    case .remove(let ids, cause: _, animated: _):
      ids.isEmpty || ids.contains(where: state.entries.contains) ? nil : .missingEntries(ids)
    case .setItems:
      nil
    }
  }
}

extension TabNavigation.Action {
  /// Selects the first equal tab.
  ///
  /// Refused when there is none.
  public static func setActiveItem(_ item: Item, cause: Cause = .program) -> Self {
    .select(.item(item), cause: cause)
  }

  /// Selects by position.
  ///
  /// Refused when there is no such tab.
  @inlinable  // tabs, select another: × 1.9
  public static func setActiveIndex(_ index: Int, cause: Cause = .program) -> Self {
    .select(.index(index), cause: cause)
  }

  /// Selects an entry.
  ///
  /// Refused when it is not there.
  public static func select(id: EntryID, cause: Cause = .program) -> Self {
    .select(.entry(id), cause: cause)
  }

  /// Selects the tab that was active before, which is what back does.
  ///
  /// Refused when none was.
  public static func selectPrevious(cause: Cause = .program) -> Self {
    .select(.previous, cause: cause)
  }
}

extension TabNavigation.Selection: Hashable where Item: Hashable {}
extension TabNavigation.Action: Hashable where Item: Hashable {}
