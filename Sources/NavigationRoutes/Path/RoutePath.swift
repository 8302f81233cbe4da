/// A path to a place: `/notes/7` from the root, or `../8` from the current place.
///
/// Use it wherever navigation is text: a link, a command, a saved window. Components are decoded
/// text; the printed text reads back as the same path, byte for byte.
///
/// ```swift
/// let path: RoutePath = "/notes//caf%C3%A9/./x/../"
/// path.components                                     // ["notes", "café"]
/// path.description                                    // "/notes/caf%C3%A9"
/// try RoutePath("../\(8)").resolved(against: path)    // /notes/8
/// ```
///
/// A leading slash makes a path absolute; a trailing slash and empty components are dropped; `.`
/// and `..` are resolved, and `..` above the root stays at the root. The empty text is the root;
/// `.` is the current place. Only a literal `.` or `..` moves: `%2E%2E` is a component with the
/// text `..`. In a path, `?`, `#`, `:` and spaces are text, and are encoded in the printed text if
/// necessary. SwiftDux Navigation's `standardizedPath` keeps components encoded and ends every path
/// with a slash.
///
/// A path in source code is a literal, and cannot fail: `Waypoint(path: "/notes")`. Read a path
/// that is assembled, or comes from outside, with ``init(_:)``, which can throw.
///
/// ## Laws
/// - reading the printed text gives the path, byte for byte
/// - printed text is canonical: reading and printing it again changes nothing
/// - resolving against one path and then another is resolving against the resolved
/// - a literal of a text that is a path is that path
public struct RoutePath: Sendable {
  /// The decoded components below the place at which the path begins; none is empty.
  ///
  /// - Complexity: O(*n*) for a path that is a prefix of a longer one, else O(1).
  public var components: [String] { depth == list.count ? list : Array(slice) }

  /// The number of components.
  let depth: Int

  /// The components, possibly with more after them: all prefixes of a path share one list.
  private let list: [String]

  /// The number of `..` steps at the start of a relative path; 0 for an absolute one.
  public let ups: Int

  /// A Boolean value that indicates whether the path begins at the root.
  public let isAbsolute: Bool

  /// The root: `/`.
  public static let root = RoutePath(isAbsolute: true, ups: 0, components: [])

  /// The path to the current place: `.`.
  public static let current = RoutePath(isAbsolute: false, ups: 0, components: [])

  /// Reads a path.
  ///
  /// - Throws: ``RoutePathError`` for an invalid escape, or for escapes that are not UTF-8.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public init(_ text: String) throws(RoutePathError) {
    self = try RoutePathReader(text).read()
  }

  /// Creates the absolute path of components with any characters.
  ///
  /// ```swift
  /// try RoutePath(components: ["files", "a/b", ".."])  // /files/a%2Fb/%2E%2E
  /// ```
  ///
  /// - Throws: ``RoutePathError`` for an empty component, which no path can contain.
  public init(components: [String]) throws(RoutePathError) {
    if let index = components.firstIndex(of: "") {
      throw RoutePathError(kind: .emptyComponent, position: index)
    }
    self.init(isAbsolute: true, ups: 0, components: components)
  }

  init(isAbsolute: Bool, ups: Int, components: [String]) {
    self.init(isAbsolute: isAbsolute, ups: ups, list: components, depth: components.count)
  }

  private init(isAbsolute: Bool, ups: Int, list: [String], depth: Int) {
    self.isAbsolute = isAbsolute
    self.ups = ups
    self.list = list
    self.depth = depth
  }

  // MARK: Looking

  /// A Boolean value that indicates whether the path is the root.
  public var isRoot: Bool { isAbsolute && depth == 0 }

  /// The components, without a copy.
  var slice: ArraySlice<String> { list[..<depth] }

  /// Returns a component by its index; nil after the last one.
  func component(_ index: Int) -> String? { index < depth ? list[index] : nil }

  /// The place above; for the root, the root.
  public var parent: RoutePath {
    RoutePath(isAbsolute: false, ups: 1, components: []).resolved(against: self)
  }

  /// Returns a Boolean value that indicates whether another path is this one or is below it; used
  /// by `skipIfAncestor`.
  ///
  /// Whole components are compared: `/a/b` does not contain `/a/bb`.
  public func contains(_ other: RoutePath) -> Bool {
    isAbsolute == other.isAbsolute && ups == other.ups
      && other.slice.starts(with: slice)
  }

  // MARK: Moving

  /// Returns the place that this path leads to from another place.
  ///
  /// An absolute path leads to itself; with a relative base, the result is relative.
  public func resolved(against base: RoutePath) -> RoutePath {
    if isAbsolute { return self }
    let missing = max(0, ups - base.depth)
    let kept = max(0, base.depth - ups)
    return RoutePath(
      isAbsolute: base.isAbsolute,
      ups: base.isAbsolute ? 0 : base.ups + missing,
      list: depth == 0 ? base.list : Array(base.slice.prefix(kept)) + Array(slice),
      depth: kept + depth
    )
  }

  /// Returns the place one component below; the component can contain any characters.
  ///
  /// - Throws: ``RoutePathError`` for an empty component.
  public func appending(component: String) throws(RoutePathError) -> RoutePath {
    if component.isEmpty {
      throw RoutePathError(kind: .emptyComponent, position: depth)
    }
    return below(component)
  }

  /// Returns the place that a relative path leads to from here; an empty text changes nothing.
  ///
  /// - Throws: ``RoutePathError`` for a text that is not a path, and for an absolute path.
  public func appending(_ text: String) throws(RoutePathError) -> RoutePath {
    if text.isEmpty { return self }
    let path = try RoutePath(text)
    if path.isAbsolute { throw RoutePathError(kind: .absolute, position: 0) }
    return path.resolved(against: self)
  }

  /// Returns the place one component below; the component must not be empty.
  func below(_ component: String) -> RoutePath {
    RoutePath(isAbsolute: isAbsolute, ups: ups, components: components + [component])
  }

  /// Returns a path of the first components, at most all of them.
  func prefix(_ count: Int) -> RoutePath {
    RoutePath(isAbsolute: isAbsolute, ups: ups, list: list, depth: min(count, depth))
  }
}

extension RoutePath: Hashable {
  /// Compares the components and the places at which the paths begin.
  public static func == (lhs: RoutePath, rhs: RoutePath) -> Bool {
    lhs.isAbsolute == rhs.isAbsolute && lhs.ups == rhs.ups && lhs.slice == rhs.slice
  }

  /// Hashes the components and the place at which the path begins.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(isAbsolute)
    hasher.combine(ups)
    hasher.combine(slice)
  }
}

extension RoutePath: CustomStringConvertible {
  /// The canonical text: percent-encoded, without a trailing slash.
  public var description: String {
    let parts = Array(repeating: "..", count: ups) + slice.map(RoutePathText.encoded)
    if isAbsolute { return "/" + parts.joined(separator: "/") }
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }
}

extension RoutePath: ExpressibleByStringLiteral {
  /// Creates a path from a literal in source code.
  ///
  /// Like ``init(_:)``, but an invalid escape is text as written, because a literal cannot throw.
  ///
  /// ```swift
  /// let done: RoutePath = "/done/100%"
  /// done.components                                     // ["done", "100%"]
  /// done.description                                    // "/done/100%25"
  /// ```
  ///
  /// Interpolation is not supported, because a value may be empty or be `..`. Read a text with a
  /// value with ``init(_:)``, or add a value as one component with ``appending(component:)``.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public init(stringLiteral text: String) {
    self = RoutePathReader(text).readLiteral()
  }
}

extension RoutePath: Codable {
  /// Writes the canonical text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }

  /// Reads a path from a text.
  ///
  /// - Throws: A `DecodingError` if the text is not a path.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    do {
      self = try RoutePath(container.decode(String.self))
    } catch let error as RoutePathError {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(error)")
    }
  }
}

extension RoutePath: CustomReflectable {
  /// The parts of the path; they are the same for equal paths, even if the shared lists differ.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: ["components": components, "ups": ups, "isAbsolute": isAbsolute],
      displayStyle: .struct
    )
  }
}
