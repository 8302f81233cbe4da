extension ModalNavigation {
  /// Returns the reason why an action cannot be carried out; nil exactly when it can.
  ///
  /// ```swift
  /// let state = ModalNavigation<String>.State(styledItem: .init(item: "a", style: .fullScreen))
  /// ModalNavigation.refusal(of: .dismiss(id: old), in: state)          // .notPresented(old)
  /// ```
  ///
  /// A pure function that ``reduce(into:action:)`` uses.
  ///
  /// - Complexity: O(*n*) for a removal and a detent, else O(1).
  @inlinable  // modal, present and dismiss: × 2.1
  public static func refusal(of action: Action, in state: State) -> Refusal? {
    switch action {
    case .present(let item, _, animated: _):
      alreadyPresenting(item, in: state)
    case .remove(nil, cause: _, animated: _):
      nil
    case .remove(let ids?, cause: _, animated: _):
      notPresented(ids, in: state)
    case .selectDetent(let detent, let id, cause: _, animated: _):
      cannotSelect(detent, of: id, in: state)
    case .when(let preconditions, let action):
      preconditions.refusal(in: state) ?? refusal(of: action, in: state)
    }
  }

  @inlinable  // modal, present and dismiss: × 2.1
  static func notPresented(_ ids: [EntryID], in state: State) -> Refusal? {
    guard let id = ids.first, !ids.contains(where: state.storedEntries.contains) else { return nil }
    return .notPresented(id)
  }

  @inlinable  // modal, present and dismiss: × 2.1
  static func alreadyPresenting(_ item: Item, in state: State) -> Refusal? {
    guard state.policy == .reject, let id = state.presentedID, state.item != item else {
      return nil
    }
    return .alreadyPresenting(id)
  }
}
