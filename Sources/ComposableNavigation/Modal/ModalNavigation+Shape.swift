extension ModalNavigation: NavigationShape {
  /// The rules that find the command from one presentation to another.
  public typealias Rules = ModalRules

  /// Returns a Boolean value that indicates whether an action removes the presented item or a
  /// waiting one.
  @inlinable  // modal, present and dismiss: × 5.1
  public static func entriesGo(on action: Action, in state: State) -> Bool {
    state.entriesGo(on: action)
  }

  /// Returns the action that dismisses entries: ``Action/remove(_:cause:animated:)``.
  public static func removal(of ids: [EntryID], cause: Cause) -> Action {
    .remove(ids, cause: cause)
  }

  /// Returns the action that dismisses an entry, presented or waiting.
  public static func dismissal(of id: EntryID, in state: State, animated: Bool) -> Action? {
    .remove([id], animated: animated)
  }

  /// Returns the action that selects a detent of a sheet.
  public static func action(for report: ModalReport, of entries: [EntryID]) -> Action? {
    switch report {
    case .selectedDetent(let detent, of: _):
      entries.first.map { .selectDetent(detent, of: $0, cause: .user) }
    }
  }
}

extension ModalNavigation.State: NavigationState {
  /// The modal's reducer.
  public typealias Shape = ModalNavigation

  /// The presented entry and its style, as the state wants the host to show them.
  public var desiredContent: DesiredContent {
    DesiredContent(entries: presentedIDs, style: style, isAnimated: areAnimationsEnabled)
  }

  /// The id of the presented item; nil for none.
  @inlinable  // ifLet, to what a modal presents: × 1.5
  public var frontID: EntryID? { presentedID }

  /// Access to the presented entry and those that wait.
  public static var entryAccess: EntryAccess { EntryAccess(at: \Self.storedEntries) }

  /// Changes an item in place, presented or waiting.
  ///
  /// - Returns: The result of the change; nil if the entry is neither.
  @inlinable  // ifLet, to what a modal presents: × 1.5
  public mutating func update<Result>(
    _ id: EntryID,
    _ change: (inout Item) -> Result
  ) -> Result? {
    storedEntries.update(id, change)
  }

  /// Returns a function that compares the item, its style and the flag with those that the lane
  /// last received.
  public static func comparison(with last: LastDesiredContent) -> (UnsafePointer<Self>) -> Bool {
    { state in
      last.isStill(
        state.pointee.storedEntries.storedIDs.first,
        state.pointee.style,
        state.pointee.areAnimationsEnabled
      )
    }
  }
}

extension ModalNavigation.State {
  /// Returns a Boolean value that indicates whether an action removes a presented or waiting entry,
  /// which the parent has to see first.
  ///
  /// Does not carry out the action, which would copy the state (benchmark “modal, present and
  /// dismiss”).
  @inlinable  // modal, present and dismiss: × 5.1
  func entriesGo(on action: ModalNavigation.Action) -> Bool {
    if storedEntries.isEmpty { return false }
    switch action {
    case .present(let item, _, animated: _):
      return isReplaced(by: item)
    case .remove(nil, cause: _, animated: _):
      return true
    case .remove(let ids?, cause: _, animated: _):
      return ids.contains(where: storedEntries.contains)
    case .selectDetent:
      return false
    case .when(_, let action):
      return entriesGo(on: action)
    }
  }

  /// Returns a Boolean value that indicates whether a request replaces the presented entry: it does
  /// not wait, is not refused, and its item is not in the state yet.
  @inlinable  // modal, present and dismiss: × 5.1
  func isReplaced(by item: Item) -> Bool {
    policy == .replace && !storedEntries.items.contains(item)
  }
}

extension ModalNavigation.Action: ShapeAction {
  package typealias Shape = ModalNavigation
}
