/// The error of a text that is not a link of a table: the fault, its position and expected text.
///
/// Reading a link throws it, and the state has not changed. The description is a readable message:
///
/// ```swift
/// _ = try table.parse("person/x")
/// // at 7: found “x”, expected Int for “id”
/// ```
public struct LinkError: Error, Hashable, Sendable {
  /// The kind of a fault.
  public enum Kind: String, Hashable, Sendable {
    /// A percent sign without two hexadecimal digits.
    case badEscape
    /// Bytes that are not valid UTF-8.
    case notUTF8
    /// A scheme or a host that the table does not declare.
    case otherBase
    /// A component that no pattern has at this position, or a text that ends too early.
    case noPattern
    /// A missing query value.
    case missingValue
    /// A query value that its type does not accept.
    case badValue
    /// A pattern whose guard refused the value.
    case guarded
    /// Redirects that form a cycle.
    case redirectCycle
    /// A link that is followed by more text.
    case trailing
    /// A link to append that begins at the root.
    case absolute
    /// A link to append that is of another tab than the open one.
    case otherTab
  }

  /// A query value that a pattern requires.
  public struct Parameter: Hashable, Sendable {
    /// The component whose pattern requires the value; nil if the pattern has no literal.
    public let component: String?

    /// The name of the value.
    public let name: String

    /// The type of the value.
    public let type: String

    var missing: String { "a query value “\(name)”: \(type)" + (asking.map { " for \($0)" } ?? "") }

    var bad: String { "\(type) for “\(name)”" + (asking.map { " of \($0)" } ?? "") }

    private var asking: String? { component.map { "“\($0)”" } }
  }

  /// The kind of the fault.
  public let kind: Kind

  private let fault: Fault

  /// The message of a failure is built on demand, because most failures in a map are never shown.
  private enum Fault: Sendable {
    case told(position: Int, found: String, expected: String, redirects: [String])
    case failure(LinkFailure)
  }

  /// The position of the fault, in UTF-8 bytes from the beginning of the text.
  ///
  /// - Complexity: O(length of the link).
  public var position: Int {
    switch fault {
    case .told(let position, _, _, _): position
    case .failure(let failure): failure.position
    }
  }

  /// The text at the position; empty at the end.
  public var found: String {
    switch fault {
    case .told(_, let found, _, _): found
    case .failure(let failure): failure.found
    }
  }

  /// A description of the text that was expected there.
  ///
  /// - Complexity: O(number of patterns that match the link up to the position).
  public var expected: String {
    switch fault {
    case .told(_, _, let expected, _): expected
    case .failure(let failure): failure.expected
    }
  }

  /// The ids of the redirects that were followed, in order.
  ///
  /// If a redirect inserted the text, the position is that of the redirect's pattern.
  public var redirects: [String] {
    switch fault {
    case .told(_, _, _, let redirects): redirects
    case .failure(let failure): failure.redirects
    }
  }

  /// The query value that is missing or invalid, and the component that requires it; otherwise nil.
  public var parameter: Parameter? {
    if case .failure(let failure) = fault { failure.parameter } else { nil }
  }

  /// Makes an error.
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

  /// Makes an error for a fault of a parsed link.
  init(_ kind: Kind, _ failure: LinkFailure) {
    self.kind = kind
    fault = .failure(failure)
  }

  /// A number that grows with the position and costs less: how far the link was understood.
  var progress: Int {
    switch fault {
    case .told(let position, _, _, _): position
    case .failure(let failure): failure.progress
    }
  }
}

extension LinkError {
  /// Compares the contents of two errors.
  public static func == (lhs: LinkError, rhs: LinkError) -> Bool {
    lhs.kind == rhs.kind && lhs.position == rhs.position && lhs.found == rhs.found
      && lhs.expected == rhs.expected && lhs.redirects == rhs.redirects
  }

  /// Hashes the contents of the error.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(position)
    hasher.combine(found)
    hasher.combine(expected)
    hasher.combine(redirects)
  }
}

extension LinkError: CustomStringConvertible {
  /// The fault, as a readable message.
  public var description: String {
    let way = redirects.map { "“\($0)”" }.joined(separator: " → ")
    return "at \(position): found \(found.isEmpty ? "nothing" : "“\(found)”"), "
      + "expected \(expected)" + (way.isEmpty ? "" : ", redirected by \(way)")
  }
}

extension LinkError: CustomReflectable {
  /// The parts of the error, with the texts of its message.
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
