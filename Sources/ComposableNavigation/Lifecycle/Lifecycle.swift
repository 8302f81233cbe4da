/// The visibility of an entry, according to the state.
///
/// It is computed from the state and does not depend on views. A feature can receive changes as an
/// action; see `Reducer.onLifecycle(_:)`.
///
/// ```swift
/// let state = StackNavigation.State(items: ["inbox", "message"])
/// state.lifecycle(of: state.entries.ids[0])          // .there
/// state.lifecycle(of: state.entries.ids[1])          // .front
/// ```
public enum Lifecycle: Int, Hashable, Sendable, Codable, CaseIterable {
  /// The entry is in the state, but its container shows another one: the entry is below another
  /// screen, is a tab that is not selected, or waits to be presented.
  case there
  /// The container shows the entry, but something else covers it or has the focus: a sheet, an
  /// alert, another column.
  case covered
  /// The entry is in front of everything, so the user interacts with it.
  case front
}

extension Lifecycle: Comparable {
  /// Returns a Boolean value that indicates whether the first entry is less visible than the
  /// second.
  public static func < (lhs: Lifecycle, rhs: Lifecycle) -> Bool { lhs.rawValue < rhs.rawValue }
}
