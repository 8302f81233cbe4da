/// The error of a text that is not a path, with the position of the fault.
///
/// ```swift
/// let text = "/notes/100%"
/// try RoutePath(text)
/// // “% at 10 begins no escape: two hexadecimal digits were expected; a percent sign is %25”
/// ```
public struct RoutePathError: Error, Hashable, Sendable, Codable {
  /// A kind of fault.
  public enum Kind: String, Hashable, Sendable, Codable {
    /// A percent sign without two hexadecimal digits after it.
    case badEscape
    /// Escapes that are not UTF-8.
    case notUTF8
    /// An empty component in a list of components.
    case emptyComponent
    /// An absolute path in place of a relative one.
    case absolute
  }

  /// The kind of the fault.
  public let kind: Kind

  /// The byte offset in the text, from 0; for an empty component, its index.
  public let position: Int
}

extension RoutePathError: CustomStringConvertible {
  /// The reason as a sentence.
  public var description: String {
    switch kind {
    case .badEscape:
      "% at \(position) begins no escape: two hexadecimal digits were expected; "
        + "a percent sign is %25"
    case .notUTF8:
      "the component at \(position) is no UTF-8 when its escapes are read"
    case .emptyComponent:
      "component \(position) is empty, and a path cannot say so"
    case .absolute:
      "an absolute path cannot be appended"
    }
  }
}
