/// The error of a value that has no link in a table.
///
/// Printing throws it. A table need not have links for all values;
/// ``LinkTable/check(also:seed:runs:)`` lists those without a link.
public enum LinkPrintError: Error, Hashable, Sendable {
  /// No pattern represents the value.
  case noPattern(String)
  /// The guard of the pattern with this id refuses the value.
  case guarded(String)
  /// A component of the path would be empty, because the value of this parameter has an empty text.
  case emptyComponent(String)
  /// The value of this parameter has no text that its type can read, such as a date after the year
  /// 9999.
  case unreadable(String)
  /// The pattern with the second id reads the link of the pattern with the first id.
  case readByAnother(String, String)
  /// Two readers of a query name would get each other's values.
  case sharedName(String)
}

extension LinkPrintError: CustomStringConvertible {
  /// The reason, as a message for the developer.
  public var description: String {
    switch self {
    case .noPattern(let value): "no pattern is for \(value)"
    case .guarded(let id): "the guard of “\(id)” refuses the value"
    case .readByAnother(let id, let other): "“\(other)” reads the link of “\(id)” for the value"
    case .emptyComponent(let name): "“\(name)” is empty, which a path cannot say"
    case .unreadable(let name): "the value of “\(name)” has no text that can be read"
    case .sharedName(let name): "the query has one “\(name)” for two different values"
    }
  }
}
