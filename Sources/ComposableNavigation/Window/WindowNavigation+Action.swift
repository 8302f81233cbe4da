extension WindowNavigation {
  /// An action on windows: one comes, goes or is focused.
  ///
  /// Whoever matches an action matches a case: `.close()`, `.close(item:)` and `.remove(_:)` make
  /// `.close`, with a ``Closing``.
  ///
  /// ```swift
  /// store.send(.windows(.open("draft")))                // focuses the one that is open, if any
  /// store.send(.windows(.close()))
  /// ```
  public enum Action: Equatable, Sendable {
    /// Opens a window with a value, in front of all others, and focuses it; see ``Opening`` for one
    /// that is open already.
    ///
    /// Refused when `from` is given and is not the focused window: so a double tap opens one.
    case open(Item, Opening = .once, from: EntryID? = nil, animated: Bool = true)

    /// Focuses a window: `.focus(item: item)`; by its entry it is what a host reports. Refused when
    /// it is not there.
    case focus(Target, cause: Cause = .program)

    /// Closes windows: `.close()`, `.close(item: item)`; by their entries it is what a host reports.
    /// Those that are not there are passed over; refused when none of them is.
    case close(Closing, cause: Cause = .program, animated: Bool = true)

    /// Opens again what was closed last, in a new window. Refused when nothing is kept of it; see
    /// ``WindowNavigation/State/reopening``.
    case reopen(animated: Bool = true)

    /// Replaces all windows; what persists keeps its identity, its view and its place in the focus
    /// order, and what is new comes behind it.
    case setItems([Item], animated: Bool = true)
  }

  /// The way to open a value for which a window is open already.
  public enum Opening: Hashable, Sendable {
    /// The first window that shows an equal value is focused, as by SwiftUI's `openWindow(value:)`.
    case once

    /// Another window is opened, with an identity of its own.
    case another
  }

  /// A window to be focused.
  public enum Target: Equatable, Sendable {
    /// The first one that shows an equal value.
    case item(Item)

    /// The one with an identity.
    case entry(EntryID)
  }

  /// The windows to be closed.
  public enum Closing: Equatable, Sendable {
    /// The focused one.
    case focused

    /// The first one that shows an equal value.
    case item(Item)

    /// Those with these identities.
    case entries([EntryID])
  }

  /// Returns the reason why an action cannot be carried out; nil exactly when it can.
  ///
  /// ```swift
  /// WindowNavigation<String>.refusal(of: .close(), in: .init())        // .empty
  /// ```
  ///
  /// Pure, and what ``reduce(into:action:)`` asks. Ask it to disable a button.
  ///
  /// - Complexity: O(*n*) for an item and for entries that are closed; else that of finding an
  ///   entry, see ``Entries``.
  public static func refusal(of action: Action, in state: State) -> Refusal? {
    switch action {
    case .open(_, _, from: let id, animated: _):
      Refusal.unlessOnTop(id, state.focusedID)
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
    case .setItems:
      nil
    }
  }
}

extension WindowNavigation.Action {
  /// Focuses the first window that shows an equal value.
  ///
  /// Refused when there is none.
  public static func focus(item: Item, cause: Cause = .program) -> Self {
    .focus(.item(item), cause: cause)
  }

  /// Focuses a window by its entry, which is what a host reports.
  ///
  /// Refused when it is not there.
  public static func focus(id: EntryID, cause: Cause = .program) -> Self {
    .focus(.entry(id), cause: cause)
  }

  /// Closes the focused window.
  ///
  /// Refused when none is open.
  public static func close(cause: Cause = .program, animated: Bool = true) -> Self {
    .close(.focused, cause: cause, animated: animated)
  }

  /// Closes the first window that shows an equal value.
  ///
  /// Refused when there is none.
  public static func close(item: Item, cause: Cause = .program, animated: Bool = true) -> Self {
    .close(.item(item), cause: cause, animated: animated)
  }

  /// Closes a window by its entry.
  ///
  /// Refused when it is not there.
  public static func close(id: EntryID, cause: Cause = .program, animated: Bool = true) -> Self {
    .close(.entries([id]), cause: cause, animated: animated)
  }

  /// Closes windows by their entries, which is what a host reports.
  ///
  /// Those that are not there are passed over; refused when none of them is.
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
