extension TabNavigation {
  /// An action on tabs: a selection, or a change of the list.
  ///
  /// The shorthand functions return cases: `.setActiveItem(_:)` and `.select(id:)` return `.select`
  /// with a ``Selection``.
  ///
  /// ```swift
  /// store.send(.tabs(.setActiveItem("search")))
  /// store.send(.tabs(.selectPrevious()))
  /// ```
  public enum Action: Equatable, Sendable {
    /// Selects a tab: `.setActiveItem(item)`, `.setActiveIndex(2)`, `.selectPrevious()`; a host
    /// reports a selection by its entry. Refused if the tab does not exist.
    ///
    /// A host also reports the active tab when the user taps it again. That changes nothing here;
    /// `onReselect` of `NavigationOperators` sends another action then.
    case select(Selection, cause: Cause = .program)

    /// Removes tabs by their ids; a host reports removals with it. Ids that are not among the tabs
    /// are ignored; the action is refused if none of them is. If the active tab is removed, the tab
    /// that back selects becomes active.
    case remove([EntryID], cause: Cause = .program, animated: Bool = true)

    /// Makes the views of tabs before they are in front; see
    /// ``TabNavigation/State/preloaded``. Ids that are not among the tabs are ignored; the action
    /// is refused if none of them is.
    case preload([EntryID])

    /// Replaces all tabs; a tab that persists keeps its id and its view, and stays active.
    case setItems([Item], animated: Bool = true)

    /// Carries out an action only if all preconditions hold; written `action.from(id)` and
    /// `action.at(revision)`.
    indirect case when([Precondition], Action)
  }

  /// A tab to be selected.
  public enum Selection: Equatable, Sendable {
    /// The first equal tab.
    case item(Item)

    /// The tab at a position.
    case index(Int)

    /// The tab with an id.
    case entry(EntryID)

    /// The tab that back selects, the latest in the history. Refused if the history is empty.
    case previous
  }

  /// Returns the reason why an action cannot be carried out; nil exactly when it can.
  ///
  /// ```swift
  /// TabNavigation.refusal(of: .setActiveIndex(2), in: .init(items: ["a", "b"]))
  /// // .outOfRange(index: 2, count: 2)
  /// ```
  ///
  /// A pure function that ``reduce(into:action:)`` uses.
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
    case .remove(let ids, cause: _, animated: _), .preload(let ids):
      ids.isEmpty || ids.contains(where: state.entries.contains) ? nil : .missingEntries(ids)
    case .setItems:
      nil
    case .when(let preconditions, let action):
      preconditions.refusal(in: state) ?? refusal(of: action, in: state)
    }
  }
}

extension TabNavigation.Action {
  /// Selects the first equal tab.
  ///
  /// Refused if there is none.
  public static func setActiveItem(_ item: Item, cause: Cause = .program) -> Self {
    .select(.item(item), cause: cause)
  }

  /// Selects a tab by position.
  ///
  /// Refused if there is no such tab.
  @inlinable  // tabs, select another: × 1.9
  public static func setActiveIndex(_ index: Int, cause: Cause = .program) -> Self {
    .select(.index(index), cause: cause)
  }

  /// Selects an entry.
  ///
  /// Refused if the entry is not among the tabs.
  public static func select(id: EntryID, cause: Cause = .program) -> Self {
    .select(.entry(id), cause: cause)
  }

  /// Selects the latest tab in the history, as back does.
  ///
  /// Refused if the history is empty.
  public static func selectPrevious(cause: Cause = .program) -> Self {
    .select(.previous, cause: cause)
  }
}

extension TabNavigation.Selection: Hashable where Item: Hashable {}
extension TabNavigation.Action: Hashable where Item: Hashable {}

extension TabNavigation.Action: ConditionalAction {
  /// The preconditions and the action without them; nil if there are none.
  @inlinable  // with precondition, from the entry in front, 10
  public var condition: (preconditions: [Precondition], action: Self)? {
    if case .when(let preconditions, let action) = self { (preconditions, action) } else { nil }
  }
}
