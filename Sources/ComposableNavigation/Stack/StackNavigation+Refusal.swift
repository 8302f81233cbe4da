extension StackNavigation {
  /// Why an action cannot be carried out; nil exactly when it can.
  ///
  /// ```swift
  /// StackNavigation<String>.refusal(of: .popItem(), in: .init())       // .empty
  /// ```
  ///
  /// Pure, and what ``reduce(into:action:)`` asks. Ask it to disable a button.
  @inlinable  // push and pop, N = 0: × 6.5
  public static func refusal(of action: Action, in state: State) -> Refusal? {
    switch action {
    case .pushItem(_, let id, animated: _), .pushItems(_, let id, animated: _),
      .replaceTop(_, let id, animated: _):
      notOnTop(id, in: state)
    case .popItem(let id, animated: _):
      notOnTop(id, in: state) ?? (state.entries.isEmpty ? .empty : nil)
    case .popItems(let count, animated: _):
      count < 0 ? .negative(count) : tooMany(count, in: state)
    case .popItemsUpTo(let count, animated: _):
      count < 0 ? .negative(count) : nil
    case .popToRoot:
      state.entries.isEmpty ? .empty : nil
    case .popTo(let item, animated: _):
      state.items.contains(item) ? nil : .missing("\(item)")
    case .pop(let id, animated: _):
      state.entries.contains(id) ? nil : .missingEntries([id])
    case .remove(let ids, cause: _, animated: _):
      ids.isEmpty || ids.contains(where: state.entries.contains) ? nil : .missingEntries(ids)
    case .bringToFront, .setItems:
      nil
    }
  }

  @inlinable  // push and pop, N = 0: × 6.5
  static func notOnTop(_ id: EntryID?, in state: State) -> Refusal? {
    guard let id, state.topID?.isMeant(by: id) != true else { return nil }
    return .notOnTop(id, top: state.topID)
  }

  @inlinable  // push and pop, N = 0: × 6.5
  static func tooMany(_ count: Int, in state: State) -> Refusal? {
    count <= state.entries.count ? nil : .tooMany(asked: count, there: state.entries.count)
  }
}
