/// The error of a text that is no link of a table: the fault, its position, the expected text.
///
/// Reading a link throws it; nothing was opened. Its description is for a person:
///
/// ```swift
/// _ = try table.parse("person/x")
/// // at 7: found “x”, expected Int for “id”
/// ```
public struct LinkError: Error, Hashable, Sendable {
  /// A kind of fault of a link.
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
    /// A link that begins at the root, where one was to be appended.
    case absolute
    /// A link of another tab than the open one, where one was to be appended.
    case otherTab
  }

  /// A value of the query that a pattern asks for.
  public struct Parameter: Hashable, Sendable {
    /// The component of the link whose pattern asks; nil for one that has no literal.
    public let component: String?

    /// The name of the value.
    public let name: String

    /// Its type.
    public let type: String

    var missing: String { "a query value “\(name)”: \(type)" + (asking.map { " for \($0)" } ?? "") }

    var bad: String { "\(type) for “\(name)”" + (asking.map { " of \($0)" } ?? "") }

    private var asking: String? { component.map { "“\($0)”" } }
  }

  /// The kind of the fault.
  public let kind: Kind

  private let fault: Fault

  /// A failure is put into words when somebody reads it: most of those that a map meets nobody does.
  private enum Fault: Sendable {
    case told(position: Int, found: String, expected: String, redirects: [String])
    case failure(LinkFailure)
  }

  /// The place of the fault, in UTF-8 bytes from the beginning of the text.
  ///
  /// - Complexity: O(length of the link).
  public var position: Int {
    switch fault {
    case .told(let position, _, _, _): position
    case .failure(let failure): failure.position
    }
  }

  /// The text that stands there; empty at the end.
  public var found: String {
    switch fault {
    case .told(_, let found, _, _): found
    case .failure(let failure): failure.found
    }
  }

  /// A description of what was expected there.
  ///
  /// - Complexity: O(number of patterns that agree with the link up to there).
  public var expected: String {
    switch fault {
    case .told(_, _, let expected, _): expected
    case .failure(let failure): failure.expected
    }
  }

  /// The redirects that had been followed, by their ids, in order.
  ///
  /// The text found may be one that they have put in; its position is then that of their pattern.
  public var redirects: [String] {
    switch fault {
    case .told(_, _, _, let redirects): redirects
    case .failure(let failure): failure.redirects
    }
  }

  /// The value of the query that is missing or bad, and the component that asks for it; nil for any
  /// other error.
  public var parameter: Parameter? {
    if case .failure(let failure) = fault { failure.parameter } else { nil }
  }

  /// Makes an error of its parts.
  public init(
    _ kind: Kind,
    at position: Int,
    found: String,
    expected: String,
    redirects: [String] = []
  ) {
    self.kind = kind
    fault = .told(position: position, found: found, expected: expected, redirects: redirects)
  }

  /// Makes an error of what is wrong with a link that was taken apart.
  init(_ kind: Kind, _ failure: LinkFailure) {
    self.kind = kind
    fault = .failure(failure)
  }

  /// A number that grows with the position, and costs less: how far the link was understood.
  var progress: Int {
    switch fault {
    case .told(let position, _, _, _): position
    case .failure(let failure): failure.progress
    }
  }
}

extension LinkError {
  /// Compares the contents of the errors.
  public static func == (lhs: LinkError, rhs: LinkError) -> Bool {
    lhs.kind == rhs.kind && lhs.position == rhs.position && lhs.found == rhs.found
      && lhs.expected == rhs.expected && lhs.redirects == rhs.redirects
  }

  /// Hashes the content of the error.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(position)
    hasher.combine(found)
    hasher.combine(expected)
    hasher.combine(redirects)
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

extension LinkError: CustomReflectable {
  /// The parts of the error, put into words.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "kind": kind, "position": position, "found": found, "expected": expected,
        "redirects": redirects,
      ],
      displayStyle: .struct
    )
  }
}
