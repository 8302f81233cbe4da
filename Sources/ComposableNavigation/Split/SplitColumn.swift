/// A column of a ``SplitNavigation``.
public enum SplitColumn: String, Hashable, Sendable, Codable, CaseIterable {
  /// The first column: the list.
  case primary
  /// The middle column of three.
  case supplementary
  /// The last column; its root is a placeholder, shown while nothing is selected.
  case detail
}

extension SplitColumn {
  /// Returns the column's value of those of all columns.
  package func one<Value>(of primary: Value, _ supplementary: Value, _ detail: Value) -> Value {
    switch self {
    case .primary: primary
    case .supplementary: supplementary
    case .detail: detail
    }
  }
}
