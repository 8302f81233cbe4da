/// A column of a ``SplitNavigation``.
public enum SplitColumn: String, Hashable, Sendable, Codable, CaseIterable {
  /// The first: the list.
  case primary
  /// The one in the middle, when there are three.
  case supplementary
  /// The last; its root is a placeholder, shown while nothing is selected.
  case detail
}
