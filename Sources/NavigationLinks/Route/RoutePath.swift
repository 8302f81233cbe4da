/// A way to a place: `/notes/7` from the root, `../8` from wherever one is.
///
/// Reach for it wherever navigation is said in words: a link, a command, a saved window. Components
/// are decoded text; what is printed reads back as the same path, byte for byte.
///
/// ```swift
/// let path = try RoutePath("/notes//caf%C3%A9/./x/../")
/// path.components                                     // ["notes", "café"]
/// path.description                                    // "/notes/caf%C3%A9"
/// try RoutePath("../8").resolved(against: path)       // /notes/8
/// ```
///
/// A leading slash makes a path absolute; a trailing one and empty components are dropped; `.` and
/// `..` are folded, and `..` above the root stays at the root. The empty text is the root; `.` is
/// where one is. Only a literal `.` or `..` moves: `%2E%2E` is a component, the text `..`. In a path
/// `?`, `#`, `:` and spaces are text, encoded when printed where they have to be. SwiftDux
/// Navigation's `standardizedPath` keeps components encoded and ends every path with a slash.
///
/// ## Laws
/// - reading what is printed gives the path, byte for byte
/// - what is printed is canonical: reading and printing it again changes nothing
/// - resolving against one path and then another is resolving against the resolved
public struct RoutePath: Hashable, Sendable {
  /// The components below the place that the path begins at, decoded; none of them is empty.
  public let components: [String]

  /// How often a relative path goes up before it goes down; 0 for an absolute one.
  public let ups: Int

  /// Whether the path begins at the root.
  public let isAbsolute: Bool

  /// The root: `/`.
  public static let root = RoutePath(isAbsolute: true, ups: 0, components: [])

  /// Where one is: `.`.
  public static let current = RoutePath(isAbsolute: false, ups: 0, components: [])

  /// Reads a path.
  ///
  /// O(*n*).
  ///
  /// - Throws: ``RoutePathError`` for an escape that is none, or that is no UTF-8.
  public init(_ text: String) throws(RoutePathError) {
    self = try RoutePathReader(text).read()
  }

  /// Makes the absolute path of components, whatever characters are in them.
  ///
  /// ```swift
  /// try RoutePath(components: ["files", "a/b", ".."])  // /files/a%2Fb/%2E%2E
  /// ```
  ///
  /// - Throws: ``RoutePathError`` for an empty component: no path could say it.
  public init(components: [String]) throws(RoutePathError) {
    if let index = components.firstIndex(of: "") {
      throw RoutePathError(kind: .emptyComponent, position: index)
    }
    self.init(isAbsolute: true, ups: 0, components: components)
  }

  init(isAbsolute: Bool, ups: Int, components: [String]) {
    self.isAbsolute = isAbsolute
    self.ups = ups
    self.components = components
  }

  // MARK: Looking

  /// Whether this is the root.
  public var isRoot: Bool { self == .root }

  /// The place above; the root's is the root.
  public var parent: RoutePath {
    RoutePath(isAbsolute: false, ups: 1, components: []).resolved(against: self)
  }

  /// Whether the other path is this one or lies below it: what D's `skipIfAncestor` asks.
  ///
  /// Whole components are compared: `/a/b` does not contain `/a/bb`.
  public func contains(_ other: RoutePath) -> Bool {
    isAbsolute == other.isAbsolute && ups == other.ups
      && other.components.starts(with: components)
  }

  // MARK: Moving

  /// Where this path leads from a place.
  ///
  /// An absolute path leads to itself; from a relative base the result is relative.
  public func resolved(against base: RoutePath) -> RoutePath {
    if isAbsolute { return self }
    let missing = max(0, ups - base.components.count)
    return RoutePath(
      isAbsolute: base.isAbsolute,
      ups: base.isAbsolute ? 0 : base.ups + missing,
      components: base.components.dropLast(ups) + components
    )
  }

  /// The place one component below, whatever characters are in it.
  ///
  /// - Throws: ``RoutePathError`` for an empty component.
  public func appending(component: String) throws(RoutePathError) -> RoutePath {
    if component.isEmpty {
      throw RoutePathError(kind: .emptyComponent, position: components.count)
    }
    return below(component)
  }

  /// The place that a relative path leads to from here; the empty text changes nothing.
  ///
  /// - Throws: ``RoutePathError`` for a text that is no path, and for an absolute one.
  public func appending(_ text: String) throws(RoutePathError) -> RoutePath {
    if text.isEmpty { return self }
    let path = try RoutePath(text)
    if path.isAbsolute { throw RoutePathError(kind: .absolute, position: 0) }
    return path.resolved(against: self)
  }

  /// The place one component below; the component is not empty.
  func below(_ component: String) -> RoutePath {
    RoutePath(isAbsolute: isAbsolute, ups: ups, components: components + [component])
  }

  /// The first components.
  func prefix(_ count: Int) -> RoutePath {
    RoutePath(isAbsolute: isAbsolute, ups: ups, components: Array(components.prefix(count)))
  }
}

extension RoutePath: CustomStringConvertible {
  /// The canonical text: percent-encoded, without a trailing slash.
  public var description: String {
    let parts = Array(repeating: "..", count: ups) + components.map(RoutePathText.encoded)
    if isAbsolute { return "/" + parts.joined(separator: "/") }
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }
}

extension RoutePath: Codable {
  /// Writes the canonical text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }

  /// Reads a text; one that is no path is an error.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    do {
      self = try RoutePath(container.decode(String.self))
    } catch let error as RoutePathError {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(error)")
    }
  }
}
