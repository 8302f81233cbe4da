/// A place's memory of the routes below it, so that a tab returns as the user left it.
///
/// Tabs of a ``RouteMap`` have a cache automatically. Start another one with
/// ``RouteNavigation/Action/beginCaching(_:policy:scene:isDetail:)``:
///
/// ```swift
/// // cached at /tabs, at /tabs/albums/7
/// // navigate to /tabs/songs, then to /tabs/albums     → /tabs/albums/7, not animated
/// ```
///
/// The cache is used only for a direct child of its place, and only from outside the child: inside
/// `/tabs/albums`, the path `/tabs/albums` goes up. Of nested caches, the deepest stores the route.
public struct RouteCache: Hashable, Sendable {
  /// The lifetime of a cache.
  public enum Policy: String, Hashable, Sendable, Codable, CaseIterable {
    /// Until it is stopped.
    case forever
    /// While the route passes through the place.
    case whileActive
    /// While the route passes through the place above.
    case whileParentActive
  }

  /// The lifetime of the cache.
  public let policy: Policy

  /// The place.
  public let path: RoutePath

  /// The last route below each child, in the order in which the children were first visited.
  public private(set) var snapshots: [RoutePath] = []

  /// The place above; for the root, the root.
  public var parent: RoutePath { path.parent }

  /// Returns the last route below a child of the place; nil if the child was never visited.
  public func snapshot(of child: RoutePath) -> RoutePath? {
    guard child.depth == path.depth + 1 else { return nil }
    return snapshots.first { child.contains($0) }
  }

  /// Stores a route; ignores one that does not lead below the place.
  mutating func remember(_ route: RoutePath) {
    guard leadsBelow(route) else { return }
    let child = route.prefix(path.depth + 1)
    if let index = snapshots.firstIndex(where: child.contains) {
      snapshots[index] = route
    } else {
      snapshots.append(route)
    }
  }

  func leadsBelow(_ route: RoutePath) -> Bool { path.contains(route) && path != route }

  func isKept(on route: RoutePath) -> Bool {
    switch policy {
    case .forever: true
    case .whileActive: path.contains(route)
    case .whileParentActive: parent.contains(route)
    }
  }
}

extension RouteCache: Codable {
  /// Writes policy, place and routes.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: RouteCacheKey.self)
    try container.encode(policy, forKey: .policy)
    try container.encode(path, forKey: .path)
    try container.encode(snapshots, forKey: .snapshots)
  }

  /// Reads a cache of this package or of SwiftDux Navigation, which writes a table by component.
  ///
  /// Throws for a route that does not lead below the place.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: RouteCacheKey.self)
    self.init(
      policy: try container.decode(Policy.self, forKey: .policy),
      path: try container.decode(RoutePath.self, forKey: .path)
    )
    let routes = try container.listOrTable(of: RoutePath.self, forKey: .snapshots)
    // A set detects repeated children, because `remember` would search all of them each time.
    var children: Set<String> = []
    for route in routes where leadsBelow(route) {
      if children.insert(route.slice[path.depth]).inserted { snapshots.append(route) }
    }
    guard path.isAbsolute, snapshots.count == routes.count else {
      throw DecodingError.dataCorruptedError(
        forKey: .snapshots,
        in: container,
        debugDescription: "a cache at \(path) cannot remember \(routes)"
      )
    }
  }
}

private enum RouteCacheKey: String, CodingKey {
  case policy, path, snapshots
}

extension KeyedDecodingContainer {
  /// Decodes a list, or the values of SwiftDux Navigation's table, sorted by key.
  func listOrTable<Value: Decodable>(of type: Value.Type, forKey key: Key) throws -> [Value] {
    if (try? nestedUnkeyedContainer(forKey: key)) != nil {
      return try decode([Value].self, forKey: key)
    }
    return try decode([String: Value].self, forKey: key).sorted { $0.key < $1.key }.map(\.value)
  }
}
