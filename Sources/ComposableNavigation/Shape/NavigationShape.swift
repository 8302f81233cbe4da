/// A shape of navigation: a reducer whose state contains entries, with the actions that a handler
/// sends.
///
/// ``StackNavigation``, ``ModalNavigation``, ``TabNavigation`` and ``WindowNavigation`` are shapes.
/// One ``ShapeHandler`` serves all of them, and one set of composition functions serves each
/// ``ElementShape``. Conform to it for a custom shape, such as a pager or cards on a table. Write a
/// state that conforms to ``NavigationState``, host rules that conform to ``HostRules``, and the
/// reducer:
///
/// ```swift
/// extension Pager: NavigationShape {
///   typealias Rules = PagerRules
///
///   static func removal(of ids: [EntryID], cause: Cause) -> Action { .close(ids, cause: cause) }
///   static func selection(of id: EntryID, cause: Cause) -> Action? { .show(id, cause: cause) }
/// }
/// ```
public protocol NavigationShape<Item>: ElementShape where State: NavigationState {
  /// The type of the item that an entry shows.
  associatedtype Item: Equatable & Sendable

  /// The rules of the shape's hosts.
  associatedtype Rules: HostRules

  /// Returns the reason why an action cannot be carried out.
  ///
  /// - Returns: nil exactly when it can.
  static func refusal(of action: Action, in state: State) -> Refusal?

  /// Returns the action that reports an entry as selected.
  ///
  /// - Parameters:
  ///   - id: The entry.
  ///   - cause: The cause: the user or the program.
  /// - Returns: nil, the default, if entries cannot be selected.
  static func selection(of id: EntryID, cause: Cause) -> Action?

  /// Returns the action for a report that only hosts of this shape make.
  ///
  /// Removals and selections are not among them: see ``ElementShape/removal(of:cause:)`` and
  /// ``selection(of:cause:)``.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - entries: The entries of the report's elements.
  /// - Returns: nil if there is nothing to tell the reducer.
  static func action(for report: Rules.Report, of entries: [EntryID]) -> Action?
}

extension NavigationShape where Rules.Report == Never {
  /// Never called: the hosts report nothing but removals and selections.
  public static func action(for report: Never, of entries: [EntryID]) -> Action? {}
}

extension NavigationShape {
  /// Carries out the action on a copy, and checks whether entries are missing afterwards.
  ///
  /// - Complexity: O(*n*), besides the cost of the action.
  public static func entriesGo(on action: Action, in state: State) -> Bool {
    var after = state
    _ = Self().reduce(into: &after, action: action)
    return !state.entries.ids.areAmong(after.entries.ids)
  }

  /// Returns the action that removes the entry, caused by the program.
  public static func dismissal(of id: EntryID, in state: State, animated: Bool) -> Action? {
    removal(of: [id], cause: .program)
  }

  /// Returns nil: the shape has no selection.
  public static func selection(of id: EntryID, cause: Cause) -> Action? { nil }

  /// Returns the action for the report of a host about these entries; nil for none.
  package static func action(for report: HostReport, of entries: [EntryID]) -> Action? {
    switch report {
    case .removed: removal(of: entries, cause: .user)
    case .selected: entries.first.flatMap { selection(of: $0, cause: .user) }
    default: (report.own as? Rules.Report).flatMap { action(for: $0, of: entries) }
    }
  }
}
