/// The parts of a URL for routes: a scene, a path in it, and a detail path after the `#`.
///
/// ```swift
/// let url = try RouteURL("app://main/notes/7?from=mail#/attachments/1")
/// url.scene                                           // "main"
/// url.path                                            // /notes/7
/// url.detail                                          // /attachments/1
/// ```
///
/// `app://main/notes`, `/main/notes` and `main/notes` are equivalent. Paths are absolute in their
/// scene; the query is ignored; an empty URL is the root of the scene `main`.
public struct RouteURL: Hashable, Sendable {
  /// The part of a URL that names its scene.
  public enum ScenePlace: Hashable, Sendable {
    /// The host, or the first component if there is no host.
    case leading
    /// The first component, with any host: for web links.
    case firstComponent
    /// No part: each URL is for this scene, and the host is ignored.
    case fixed(String)
  }

  /// The scene.
  public let scene: String

  /// The primary path, absolute.
  public let path: RoutePath

  /// The absolute detail path; nil if the URL has no `#`, which leaves the detail route unchanged.
  public let detail: RoutePath?

  /// Reads a URL.
  ///
  /// - Parameters:
  ///   - text: The URL.
  ///   - place: The part that names the scene.
  /// - Throws: ``RoutePathError`` with the byte of the URL.
  /// - Complexity: O(*n*).
  public init(_ text: String, scene place: ScenePlace = .leading) throws(RoutePathError) {
    let bytes = Array(text.utf8)
    let hash = bytes.firstIndex(of: UInt8(ascii: "#")) ?? bytes.endIndex
    let question = bytes[..<hash].firstIndex(of: UInt8(ascii: "?")) ?? hash
    var rest = bytes[..<question]
    let host = Self.takeHost(&rest)
    switch place {
    case .fixed(let name): scene = name
    case .leading where !host.isEmpty: scene = try Self.name(host)
    case .leading, .firstComponent: scene = try Self.name(Self.takeComponent(&rest))
    }
    path = try Self.path(rest)
    detail = hash == bytes.endIndex ? nil : try Self.path(bytes[(hash + 1)...])
  }

  /// Removes and returns the host, with the scheme and the two slashes.
  private static func takeHost(_ rest: inout ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let scheme = rest.prefix { $0 != UInt8(ascii: ":") && $0 != slash }
    guard scheme.endIndex < rest.endIndex, rest[scheme.endIndex] != slash, isScheme(scheme) else {
      return []
    }
    rest = rest[(scheme.endIndex + 1)...]
    guard rest.starts(with: "//".utf8) else { return [] }
    let host = rest.dropFirst(2).prefix { $0 != slash }
    rest = rest[host.endIndex...]
    return host
  }

  private static func isScheme(_ bytes: ArraySlice<UInt8>) -> Bool {
    let text = String(decoding: bytes, as: UTF8.self)
    return text.first?.isLetter == true
      && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
  }

  /// Removes and returns the first component other than `.` and `..`.
  private static func takeComponent(_ rest: inout ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    while !rest.isEmpty {
      rest = rest.drop { $0 == slash }
      let component = rest.prefix { $0 != slash }
      rest = rest[component.endIndex...]
      if !component.elementsEqual(".".utf8), !component.elementsEqual("..".utf8) {
        return component
      }
    }
    return []
  }

  private static func name(_ bytes: ArraySlice<UInt8>) throws(RoutePathError) -> String {
    try path(bytes).slice.first ?? RouteScene.defaultName
  }

  private static func path(_ bytes: ArraySlice<UInt8>) throws(RoutePathError) -> RoutePath {
    do {
      return try RoutePath(String(decoding: bytes, as: UTF8.self)).resolved(against: .root)
    } catch {
      throw RoutePathError(kind: error.kind, position: error.position + bytes.startIndex)
    }
  }
}

private let slash = UInt8(ascii: "/")
