/// Why a text is no link of a table: what is wrong, where, and what was expected there.
///
/// Reading a link throws it; nothing was opened. Its description is for a person:
///
/// ```swift
/// _ = try table.parse("person/x")
/// // at 7: found “x”, expected Int for “id”
/// ```
public struct LinkError: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Kind: String, Hashable, Sendable {
    /// A percent sign without two hexadecimal digits.
    case badEscape
    /// Bytes that are no UTF-8.
    case notUTF8
    /// A scheme or a host that the table does not declare.
    case otherBase
    /// A component that no pattern has there, or text that ends too early.
    case noPattern
    /// A query value that is missing.
    case missingValue
    /// A query value that its type does not accept.
    case badValue
    /// A pattern whose guard refused what was read.
    case guarded
    /// Redirects that come back to where they began.
    case redirectCycle
    /// The text is a link, and more stands behind it.
    case trailing
  }

  /// What is wrong.
  public let kind: Kind

  /// Where, in UTF-8 bytes from the beginning of the text.
  public let position: Int

  /// What stands there; empty at the end of the text.
  public let found: String

  /// What was expected.
  public let expected: String

  /// The redirects that had been followed, by their ids, in order.
  ///
  /// What they have put into the link may be what was found, where their patterns stand in the text.
  public let redirects: [String]

  /// Makes an error of its parts.
  public init(
    _ kind: Kind,
    at position: Int,
    found: String,
    expected: String,
    redirects: [String] = []
  ) {
    self.kind = kind
    self.position = position
    self.found = found
    self.expected = expected
    self.redirects = redirects
  }
}

extension LinkError: CustomStringConvertible {
  /// The reason, as a person would say it.
  public var description: String {
    let way = redirects.map { "“\($0)”" }.joined(separator: " → ")
    return "at \(position): found \(found.isEmpty ? "nothing" : "“\(found)”"), "
      + "expected \(expected)" + (way.isEmpty ? "" : ", redirected by \(way)")
  }
}
