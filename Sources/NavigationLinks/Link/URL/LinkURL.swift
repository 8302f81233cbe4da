import ComposableNavigation

/// A parsed link: its decoded path and query.
///
/// Tables read and print texts. Parse a link yourself only to inspect it.
///
/// ```swift
/// let url = try LinkURL("/person/Anna%20K/?tab=1&tab=2")
/// url.path                                            // ["person", "Anna K"]
/// url.query.map(\.value)                              // ["1", "2"]
/// url.isAbsolute                                      // true
/// url.description                                     // /person/Anna%20K?tab=1&tab=2
/// ```
///
/// Slashes at the beginning, at the end and next to each other are ignored, and so are `&`. The
/// first `=` of a query item separates name and value. The fragment is ignored. Spaces, `:`, `;`
/// and, in the query, `?` need not be encoded. A plus sign is itself, unless the base reads web
/// forms (``LinkBase/readingForms``). An invalid text throws a ``LinkError`` with its position.
///
/// - Complexity: O(length of the text).
public struct LinkURL: Sendable {
  /// A name and a value in the query.
  public struct QueryItem: Hashable, Sendable {
    /// The name.
    public let name: String

    /// The value; empty if there is none.
    public let value: String

    /// Makes a query item.
    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The components of the path.
  public private(set) var path: [String]

  /// The query items, in order, including those with repeated names.
  public private(set) var query: [QueryItem]

  /// A Boolean value that indicates whether the link begins at the root, with a slash or a base.
  ///
  /// A table ignores the difference. A map opens an absolute link in place of the open screens, and
  /// does not append it.
  public private(set) var isAbsolute: Bool

  // Positions are computed from the text on demand, because a valid link needs none.
  let source: String
  private(set) var pathStart = 0
  private(set) var queryStart: Int?
  private(set) var origin: Origin?

  /// The link before its redirects.
  ///
  /// A class, so that it adds only one word to other links.
  final class Origin: Sendable {
    /// The redirects, in order.
    ///
    /// Each list is at least twice as long as the next, so that adding one copies few of them.
    private let lists: [[String]]
    /// The number of the original component for each component.
    let components: [Int]

    init(after former: Origin?, by redirect: String, components: [Int]) {
      var lists = (former?.lists ?? []) + [[redirect]]
      while let last = lists.last, lists.count > 1, lists[lists.count - 2].count < last.count * 2 {
        lists.removeLast()
        lists[lists.count - 1] += last
      }
      self.lists = lists
      self.components = components
    }

    var redirects: [String] { lists.flatMap(\.self) }
  }

  /// Makes a link from its parts.
  public init(path: [String] = [], query: [QueryItem] = [], isAbsolute: Bool = false) {
    self.path = path
    self.query = query
    self.isAbsolute = isAbsolute
    source = ""
  }

  /// Parses a text.
  ///
  /// - Parameters:
  ///   - text: The link, with or without its base.
  ///   - base: The scheme and host of links.
  /// - Throws: ``LinkError`` for an invalid escape, escapes that are not UTF-8, or another base.
  public init(_ text: String, base: LinkBase = .none) throws(LinkError) {
    var text = text
    let source = text
    self = try text.withUTF8 { Self.read($0, base, source) }.get()
  }

  /// Parses bytes.
  ///
  /// - Throws: ``LinkError``, also for bytes that are not valid UTF-8.
  public init(bytes: [UInt8], base: LinkBase = .none) throws(LinkError) {
    guard let text = String(validUTF8: bytes[...]) else {
      let found = String(decoding: bytes, as: UTF8.self)
      throw LinkError(.notUTF8, at: 0, found: found, expected: "UTF-8")
    }
    try self.init(text, base: base)
  }

  private init(source: String) {
    path = []
    query = []
    isAbsolute = false
    self.source = source
  }

  /// Returns the target of a redirect, with the same text and query.
  func redirected(to path: [String], from origin: Origin) -> LinkURL {
    var url = self
    url.path = path
    url.origin = origin
    return url
  }
}

extension LinkURL {
  func isSamePlace(as other: LinkURL) -> Bool { path == other.path && query == other.query }
}

extension LinkURL: Hashable {
  /// Compares the path, the query and `isAbsolute`.
  public static func == (lhs: LinkURL, rhs: LinkURL) -> Bool {
    lhs.isAbsolute == rhs.isAbsolute && lhs.path == rhs.path && lhs.query == rhs.query
  }

  /// Hashes the path, the query and `isAbsolute`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(isAbsolute)
    hasher.combine(path)
    hasher.combine(query)
  }
}

extension LinkURL: CustomStringConvertible {
  /// The link as text, in its canonical form.
  public var description: String { text(base: .none) }

  /// Returns the link as text, with a base.
  public func text(base: LinkBase) -> String {
    var bytes = Array(base.prefix.utf8)
    bytes.reserveCapacity(bytes.count + 64)
    if isAbsolute, bytes.isEmpty { bytes.append(UInt8(ascii: "/")) }
    for (index, component) in path.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: "/")) }
      PercentEncoding.append(component, to: &bytes)
    }
    for (index, item) in query.enumerated() {
      bytes.append(UInt8(ascii: index == 0 ? "?" : "&"))
      PercentEncoding.append(item.name, to: &bytes)
      bytes.append(UInt8(ascii: "="))
      PercentEncoding.append(item.value, to: &bytes)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension LinkURL {
  // Unsafe pointers for the benchmark “link, parse”.
  private typealias Bytes = UnsafeBufferPointer<UInt8>

  private static func read(
    _ bytes: Bytes,
    _ base: LinkBase,
    _ source: String
  ) -> Result<LinkURL, LinkError> {
    var url = LinkURL(source: source)
    do throws(LinkError) {
      let start = try url.skip(base, in: bytes)
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "#")) ?? bytes.endIndex
      let mark = bytes[start..<end].firstIndex(of: UInt8(ascii: "?")) ?? end
      url.isAbsolute = start > 0 || bytes.first == UInt8(ascii: "/")
      url.pathStart = start
      url.queryStart = mark < end ? mark + 1 : nil
      url.path.reserveCapacity(6)
      try url.readPath(bytes[start..<mark])
      if mark < end { try url.readQuery(bytes[(mark + 1)..<end], base) }
      return .success(url)
    } catch {
      return .failure(error)
    }
  }

  /// Reads the scheme and host, and returns the start of the path.
  private func skip(_ base: LinkBase, in bytes: Bytes) throws(LinkError) -> Int {
    let stop = bytes.firstIndex(where: Self.endsAuthority)
    guard let slash = stop, slash > 1, slash + 1 < bytes.count, bytes[slash + 1] == bytes[slash],
      bytes[slash - 1] == UInt8(ascii: ":"), bytes[slash] == UInt8(ascii: "/")
    else { return 0 }
    let scheme = String(decoding: bytes[..<(slash - 1)], as: UTF8.self)
    guard let expected = base.scheme else {
      throw LinkError(.otherBase, at: 0, found: scheme + "://", expected: "a path without a scheme")
    }
    guard scheme.lowercased() == expected.lowercased() else {
      throw LinkError(.otherBase, at: 0, found: scheme + "://", expected: expected + "://")
    }
    guard let expected = base.host else { return slash + 2 }
    let rest = bytes[(slash + 2)...]
    let end = rest.firstIndex(where: Self.endsAuthority)
    let host = String(decoding: rest[..<(end ?? rest.endIndex)], as: UTF8.self)
    guard host.lowercased() == expected.lowercased() else {
      throw LinkError(.otherBase, at: slash + 2, found: host, expected: expected)
    }
    return end ?? rest.endIndex
  }

  private static func endsAuthority(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#")
  }

  private mutating func readPath(_ bytes: Slice<Bytes>) throws(LinkError) {
    try Self.forEachPart(of: bytes, separator: UInt8(ascii: "/")) { part throws(LinkError) in
      path.append(try Self.decoded(part))
    }
  }

  private mutating func readQuery(_ bytes: Slice<Bytes>, _ base: LinkBase) throws(LinkError) {
    guard base.readsForms, bytes.contains(UInt8(ascii: "+")) else { return try readQuery(bytes) }
    // The length stays the same, so that positions are those of the text.
    let spaced = bytes.base.map { $0 == UInt8(ascii: "+") ? UInt8(ascii: " ") : $0 }
    try spaced.withUnsafeBufferPointer { spaced throws(LinkError) in
      try readQuery(spaced[bytes.startIndex..<bytes.endIndex])
    }
  }

  private mutating func readQuery(_ bytes: Slice<Bytes>) throws(LinkError) {
    try Self.forEachPart(of: bytes, separator: UInt8(ascii: "&")) { part throws(LinkError) in
      let equals = part.firstIndex(of: UInt8(ascii: "=")) ?? part.endIndex
      let name = try Self.decoded(part[..<equals])
      let value = equals < part.endIndex ? part[(equals + 1)...] : part[equals...]
      query.append(QueryItem(name, try Self.decoded(value)))
    }
  }

  private static func decoded(_ part: Slice<Bytes>) throws(LinkError) -> String {
    // Most parts have no escape, and then “link, parse” calls no other module.
    guard part.contains(UInt8(ascii: "%")) else {
      return String(decoding: UnsafeBufferPointer(rebasing: part), as: UTF8.self)
    }
    switch PercentEncoding.decode(part) {
    case .success(let text):
      return text
    case .failure(.badEscape(let position)):
      let found = String(decoding: part[position...].prefix(3), as: UTF8.self)
      let expected = "two hexadecimal digits after “%”"
      throw LinkError(.badEscape, at: position, found: found, expected: expected)
    case .failure(.notUTF8(let position)):
      let found = String(decoding: part, as: UTF8.self)
      throw LinkError(.notUTF8, at: position, found: found, expected: "UTF-8 behind its escapes")
    }
  }

  /// Calls a closure with each non-empty part.
  private static func forEachPart(
    of bytes: Slice<Bytes>,
    separator: UInt8,
    _ body: (Slice<Bytes>) throws(LinkError) -> Void
  ) throws(LinkError) {
    var start = bytes.startIndex
    while start < bytes.endIndex {
      let end = bytes[start...].firstIndex(of: separator) ?? bytes.endIndex
      if end > start { try body(bytes[start..<end]) }
      start = end + 1
    }
  }
}
