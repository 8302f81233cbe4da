/// A path to a place: `/notes/7` from the root, or `../8` from the current place.
///
/// Reach for it wherever navigation is said in words: a link, a command, a saved window. Components
/// are decoded text; what is printed reads back as the same path, byte for byte.
///
/// ```swift
/// let path: RoutePath = "/notes//caf%C3%A9/./x/../"
/// path.components                                     // ["notes", "café"]
/// path.description                                    // "/notes/caf%C3%A9"
/// try RoutePath("../\(8)").resolved(against: path)    // /notes/8
/// ```
///
/// A leading slash makes a path absolute; a trailing one and empty components are dropped; `.` and
/// `..` are folded, and `..` above the root stays at the root. The empty text is the root; `.` is
/// where one is. Only a literal `.` or `..` moves: `%2E%2E` is a component, the text `..`. In a path
/// `?`, `#`, `:` and spaces are text, encoded when printed where they have to be. SwiftDux
/// Navigation's `standardizedPath` keeps components encoded and ends every path with a slash.
///
/// A path that stands in the source is a literal, and cannot fail: `Waypoint(path: "/notes")`. One that
/// is put together, or comes from outside, is read by ``init(_:)``, which can.
///
/// ## Laws
/// - reading what is printed gives the path, byte for byte
/// - what is printed is canonical: reading and printing it again changes nothing
/// - resolving against one path and then another is resolving against the resolved
/// - a literal of a text that is a path is that path
public struct RoutePath: Sendable {
  /// The components below the place that the path begins at, decoded; none of them is empty.
  ///
  /// - Complexity: O(*n*) for a path that was found as the beginning of a longer one, else O(1).
  public var components: [String] { depth == list.count ? list : Array(slice) }

  /// The number of components.
  let depth: Int

  /// The components, and maybe more: all beginnings of a path share one list.
  private let list: [String]

  /// The number of steps up with which a relative path begins; 0 for an absolute one.
  public let ups: Int

  /// Tells whether the path begins at the root.
  public let isAbsolute: Bool

  /// The root: `/`.
  public static let root = RoutePath(isAbsolute: true, ups: 0, components: [])

  /// The path to where one is: `.`.
  public static let current = RoutePath(isAbsolute: false, ups: 0, components: [])

  /// Reads a path.
  ///
  /// - Throws: ``RoutePathError`` for an escape that is none, or that is no UTF-8.
  /// - Complexity: O(*n*), where *n* is the length of the text.
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
    self.init(isAbsolute: isAbsolute, ups: ups, list: components, depth: components.count)
  }

  private init(isAbsolute: Bool, ups: Int, list: [String], depth: Int) {
    self.isAbsolute = isAbsolute
    self.ups = ups
    self.list = list
    self.depth = depth
  }

  // MARK: Looking

  /// Tells whether this is the root.
  public var isRoot: Bool { isAbsolute && depth == 0 }

  /// The components, without a copy.
  var slice: ArraySlice<String> { list[..<depth] }

  /// A component by its number, counted from 0; nil behind the last.
  func component(_ index: Int) -> String? { index < depth ? list[index] : nil }

  /// The place above; the root's is the root.
  public var parent: RoutePath {
    RoutePath(isAbsolute: false, ups: 1, components: []).resolved(against: self)
  }

  /// Tells whether the other path is this one or lies below it, as `skipIfAncestor` asks.
  ///
  /// Whole components are compared: `/a/b` does not contain `/a/bb`.
  public func contains(_ other: RoutePath) -> Bool {
    isAbsolute == other.isAbsolute && ups == other.ups
      && other.slice.starts(with: slice)
  }

  // MARK: Moving

  /// Returns where this path leads from a place.
  ///
  /// An absolute path leads to itself; from a relative base the result is relative.
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

  /// The place one component below, whatever characters are in it.
  ///
  /// - Throws: ``RoutePathError`` for an empty component.
  public func appending(component: String) throws(RoutePathError) -> RoutePath {
    if component.isEmpty {
      throw RoutePathError(kind: .emptyComponent, position: depth)
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

  /// The first components; at most all of them.
  func prefix(_ count: Int) -> RoutePath {
    RoutePath(isAbsolute: isAbsolute, ups: ups, list: list, depth: min(count, depth))
  }
}

extension RoutePath: Hashable {
  /// Compares the components, and where the paths begin.
  public static func == (lhs: RoutePath, rhs: RoutePath) -> Bool {
    lhs.isAbsolute == rhs.isAbsolute && lhs.ups == rhs.ups && lhs.slice == rhs.slice
  }

  /// Hashes the components, and where the path begins.
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
  /// Reads a path that stands in the source.
  ///
  /// As ``init(_:)`` does, but a component with an escape that is none is text as it stands, since
  /// nobody could catch an error there: what is written is what is meant.
  ///
  /// ```swift
  /// let done: RoutePath = "/done/100%"
  /// done.components                                     // ["done", "100%"]
  /// done.description                                    // "/done/100%25"
  /// ```
  ///
  /// There is no interpolation: a value may be empty or be `..`, so a text with one is read by
  /// ``init(_:)``, and ``appending(component:)`` takes any value as one component.
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

extension RoutePath: CustomReflectable {
  /// The parts of the path, the same for all that are equal, however they share their lists.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: ["components": components, "ups": ups, "isAbsolute": isAbsolute],
      displayStyle: .struct
    )
  }
}
