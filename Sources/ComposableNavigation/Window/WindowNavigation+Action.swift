extension WindowNavigation {
  /// An action on windows: one is opened, closed or focused.
  ///
  /// The shorthand functions return cases: `.close()`, `.close(item:)` and `.remove(_:)` return
  /// `.close` with a ``Closing``.
  ///
  /// ```swift
  /// store.send(.windows(.open("draft")))                // focuses the one that is open, if any
  /// store.send(.windows(.close()))
  /// ```
  public enum Action: Equatable, Sendable {
    /// Opens a window with a value, in front of all others, and focuses it; see ``Opening`` for a
    /// value whose window is already open. A second tap of a double tap opens no window with
    /// ``ConditionalAction/from(_:)`` and the focused window.
    case open(Item, Opening = .once, animated: Bool = true)

    /// Focuses a window: `.focus(item: item)`; a host reports a focus by its entry. Refused if the
    /// window is not open.
    case focus(Target, cause: Cause = .program)

    /// Closes windows: `.close()`, `.close(item: item)`; a host reports closed windows by their
    /// entries. Entries that are not open are ignored; the action is refused if none of them is.
    case close(Closing, cause: Cause = .program, animated: Bool = true)

    /// Opens the most recently closed item again, in a new window. Refused if no closed item is
    /// kept; see ``WindowNavigation/State/reopening``.
    case reopen(animated: Bool = true)

    /// Replaces all windows; a window that persists keeps its id, its view and its position
    /// in the focus order, and new windows are behind the others.
    case setItems([Item], animated: Bool = true)

    /// Carries out an action only if all preconditions hold; written `action.from(id)` and
    /// `action.at(revision)`.
    indirect case when([Precondition], Action)
  }

  /// The way to open a value whose window is already open.
  public enum Opening: Hashable, Sendable {
    /// Focuses the first window that shows an equal value, as SwiftUI's `openWindow(value:)` does.
    case once

    /// Opens another window, with its own id.
    case another
  }

  /// A window to be focused.
  public enum Target: Equatable, Sendable {
    /// The first window that shows an equal value.
    case item(Item)

    /// The window with an id.
    case entry(EntryID)
  }

  /// The windows to be closed.
  public enum Closing: Equatable, Sendable {
    /// The focused window.
    case focused

    /// The first window that shows an equal value.
    case item(Item)

    /// The windows with these ids.
    case entries([EntryID])
  }

  /// Returns the reason why an action cannot be carried out; nil exactly when it can.
  ///
  /// ```swift
  /// WindowNavigation<String>.refusal(of: .close(), in: .init())        // .empty
  /// ```
  ///
  /// A pure function that ``reduce(into:action:)`` uses. Use it to disable a button.
  ///
  /// - Complexity: O(*n*) for an item and for closing entries; else that of finding an entry, see
  ///   ``Entries``.
  public static func refusal(of action: Action, in state: State) -> Refusal? {
    switch action {
    case .focus(.item(let item), cause: _), .close(.item(let item), cause: _, animated: _):
      state.items.contains(item) ? nil : .missing("\(item)")
    case .focus(.entry(let id), cause: _):
      state.entries.contains(id) ? nil : .missingEntries([id])
    case .close(.focused, cause: _, animated: _):
      state.entries.isEmpty ? .empty : nil
    case .close(.entries(let ids), cause: _, animated: _):
      ids.isEmpty || ids.contains(where: state.entries.contains) ? nil : .missingEntries(ids)
    case .reopen:
      state.storedClosed?.nearestLast.isEmpty == false ? nil : .nothingClosed
    case .open, .setItems:
      nil
    case .when(let preconditions, let action):
      preconditions.refusal(in: state) ?? refusal(of: action, in: state)
    }
  }
}

extension WindowNavigation.Action {
  /// Focuses the first window that shows an equal value.
  ///
  /// Refused if there is none.
  public static func focus(item: Item, cause: Cause = .program) -> Self {
    .focus(.item(item), cause: cause)
  }

  /// Focuses a window by its entry, as a host reports it.
  ///
  /// Refused if the window is not open.
  public static func focus(id: EntryID, cause: Cause = .program) -> Self {
    .focus(.entry(id), cause: cause)
  }

  /// Closes the focused window.
  ///
  /// Refused if no window is open.
  public static func close(cause: Cause = .program, animated: Bool = true) -> Self {
    .close(.focused, cause: cause, animated: animated)
  }

  /// Closes the first window that shows an equal value.
  ///
  /// Refused if there is none.
  public static func close(item: Item, cause: Cause = .program, animated: Bool = true) -> Self {
    .close(.item(item), cause: cause, animated: animated)
  }

  /// Closes a window by its entry.
  ///
  /// Refused if the window is not open.
  public static func close(id: EntryID, cause: Cause = .program, animated: Bool = true) -> Self {
    .close(.entries([id]), cause: cause, animated: animated)
  }

  /// Closes windows by their entries, as a host reports them.
  ///
  /// Entries that are not open are ignored; the action is refused if none of them is.
  public static func remove(
    _ ids: [EntryID],
    cause: Cause = .program,
    animated: Bool = true
  ) -> Self {
    .close(.entries(ids), cause: cause, animated: animated)
  }
}

extension WindowNavigation.Target: Hashable where Item: Hashable {}
extension WindowNavigation.Closing: Hashable where Item: Hashable {}
extension WindowNavigation.Action: Hashable where Item: Hashable {}

extension WindowNavigation.Action: ConditionalAction {
  /// The preconditions and the action without them; nil if there are none.
  @inlinable  // with precondition, from the entry in front, 10
  public var condition: (preconditions: [Precondition], action: Self)? {
    if case .when(let preconditions, let action) = self { (preconditions, action) } else { nil }
  }
}
