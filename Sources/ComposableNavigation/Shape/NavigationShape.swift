/// A shape of navigation: a reducer whose state holds entries, with the actions of a handler.
///
/// ``StackNavigation``, ``ModalNavigation``, ``TabNavigation`` and ``WindowNavigation`` are shapes.
/// ``ShapeHandler`` is written once for all of them, and what composes features for each
/// ``ElementShape``. Reach for it when yours is none of those: a pager, cards on a table. Write a
/// state that conforms to ``NavigationState``, rules of a host that conform to ``HostRules``, and the
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
  /// The kind of item that an entry shows.
  associatedtype Item: Equatable & Sendable

  /// The rules of the shape's hosts.
  associatedtype Rules: HostRules

  /// Returns the reason why an action cannot be carried out.
  ///
  /// - Returns: nil exactly when it can.
  static func refusal(of action: Action, in state: State) -> Refusal?

  /// Makes the action that says that an entry was selected.
  ///
  /// - Parameters:
  ///   - id: The entry.
  ///   - cause: The cause: a person or the program.
  /// - Returns: nil, the default, where nothing can be selected.
  static func selection(of id: EntryID, cause: Cause) -> Action?

  /// Makes the action that says that a sheet rests at another of its detents.
  ///
  /// - Parameters:
  ///   - detent: The detent.
  ///   - id: The entry that is shown as the sheet.
  ///   - cause: The cause: a person or the program.
  /// - Returns: nil, the default, where nothing is shown as a sheet.
  static func detentSelection(
    _ detent: Sheet.Detent,
    of id: EntryID,
    cause: Cause
  ) -> Action?
}

extension NavigationShape {
  /// Carries out the action on a copy, and looks for what is no longer there.
  ///
  /// - Complexity: O(*n*), besides what the action costs.
  public static func entriesGo(on action: Action, in state: State) -> Bool {
    var after = state
    _ = Self().reduce(into: &after, action: action)
    return !state.entries.ids.areAmong(after.entries.ids)
  }

  /// The removal of the entry, by the program.
  public static func dismissal(of id: EntryID, in state: State, animated: Bool) -> Action? {
    removal(of: [id], cause: .program)
  }

  /// Nothing: what is shown is not selected.
  public static func selection(of id: EntryID, cause: Cause) -> Action? { nil }

  /// Nothing: what is shown is no sheet.
  public static func detentSelection(
    _ detent: Sheet.Detent,
    of id: EntryID,
    cause: Cause
  ) -> Action? { nil }
}
