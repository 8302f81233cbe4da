extension ModalNavigation {
  /// Why an action cannot be carried out; nil exactly when it can.
  ///
  /// ```swift
  /// let state = ModalNavigation<String>.State(styledItem: .init(item: "a", style: .fullScreen))
  /// ModalNavigation.refusal(of: .dismiss(id: old), in: state)          // .notPresented(old)
  /// ```
  ///
  /// Pure, and what ``reduce(into:action:)`` asks.
  @inlinable  // modal, present and dismiss: × 2.1
  public static func refusal(of action: Action, in state: State) -> Refusal? {
    switch action {
    case .presentFullScreen(let item, let id, animated: _),
      .presentSheet(let item, let id, animated: _):
      notOnTop(id, in: state) ?? alreadyPresenting(item, in: state)
    case .set(let styledItem, let id, animated: _):
      notOnTop(id, in: state)
        ?? styledItem.flatMap { alreadyPresenting($0.item, in: state) }
    case .dismiss:
      nil
    case .dismissEntry(let id, cause: _, animated: _):
      state.storedEntries.contains(id) ? nil : .notPresented(id)
    }
  }

  @inlinable  // modal, present and dismiss: × 2.1
  static func notOnTop(_ id: EntryID?, in state: State) -> Refusal? {
    guard let id, state.presentedID?.isMeant(by: id) != true else { return nil }
    return .notOnTop(id, top: state.presentedID)
  }

  @inlinable  // modal, present and dismiss: × 2.1
  static func alreadyPresenting(_ item: Item, in state: State) -> Refusal? {
    guard state.policy == .reject, let id = state.presentedID, state.item != item else {
      return nil
    }
    return .alreadyPresenting(id)
  }
}
