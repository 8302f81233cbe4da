/// The error of a value that has no link in a table.
///
/// Printing throws it. A value that a table cannot represent is no mistake; ``LinkTable/check(also:seed:runs:)``
/// lists such values.
public enum LinkPrintError: Error, Hashable, Sendable {
  /// No pattern is for this value.
  case noPattern(String)
  /// The guard of the pattern with this id refuses the value.
  case guarded(String)
  /// A component of the path would be empty: the value of this parameter is.
  case emptyComponent(String)
  /// The link of the pattern with the first id is read by the one with the second.
  case readByAnother(String, String)
  /// Two readers of one query name would get each other's values.
  case sharedName(String)
}

extension LinkPrintError: CustomStringConvertible {
  /// The reason, as a person would say it.
  public var description: String {
    switch self {
    case .noPattern(let value): "no pattern is for \(value)"
    case .guarded(let id): "the guard of “\(id)” refuses the value"
    case .readByAnother(let id, let other): "“\(other)” reads the link of “\(id)” for the value"
    case .emptyComponent(let name): "“\(name)” is empty, which a path cannot say"
    case .sharedName(let name): "the query has one “\(name)” for two different values"
    }
  }
}
