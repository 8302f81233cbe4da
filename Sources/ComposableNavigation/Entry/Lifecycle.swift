/// The place of an entry before a person's eyes, as the state has it.
///
/// It is computed from the state, and never told by a view. A feature that wants to know it gets it
/// as an action; see ``Reducer/onLifecycle(_:)``.
///
/// ```swift
/// let state = StackNavigation.State(items: ["inbox", "message"])
/// state.lifecycle(of: state.entries.ids[0])          // .there
/// state.lifecycle(of: state.entries.ids[1])          // .front
/// ```
public enum Lifecycle: Int, Hashable, Sendable, Codable, CaseIterable {
  /// The entry is in the state, and its container shows another one: it lies below another screen,
  /// is a tab that is not selected, or waits to be presented.
  case there
  /// Its container shows it, and something lies over it or has the attention: a sheet, an alert,
  /// another column.
  case covered
  /// It is in front of everything: what a person deals with.
  case front
}

extension Lifecycle: Comparable {
  /// Tells whether an entry is farther from a person.
  public static func < (lhs: Lifecycle, rhs: Lifecycle) -> Bool { lhs.rawValue < rhs.rawValue }
}
