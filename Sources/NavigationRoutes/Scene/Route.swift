/// The current place of a scene: a path, and the caches of the places on it.
///
/// A scene has two routes, a primary one and a detail one beside it, each with its own path,
/// caches, forward history and completion. Legs are computed from the path, so they cannot disagree
/// with it as SwiftDux Navigation's `legsByPath` can.
///
/// ```swift
/// let route = Route(path: "/notes/7")
/// route.lastLeg?.component                            // "7"
/// ```
public struct Route: Hashable, Sendable {
  /// The place, absolute.
  public internal(set) var path: RoutePath

  /// The caches, in the order in which they were started.
  public internal(set) var caches: [RouteCache]

  /// The places that were left by going up, the nearest one last, so that changes are at the end.
  var ahead: [RoutePath] = []

  /// A Boolean value that indicates whether the last change is animated.
  ///
  /// Transient: not saved. A route that a cache restores is not animated.
  public internal(set) var isAnimated = false

  /// A Boolean value that indicates whether the route's screens are known to be mounted.
  ///
  /// Transient: not saved; see ``RouteNavigation``.
  public internal(set) var isCompleted = false

  /// Creates a route at a place; a relative path is resolved against the root.
  public init(path: RoutePath = .root) {
    self.path = path.resolved(against: .root)
    caches = []
  }

  /// The steps from the root to the place; empty at the root.
  ///
  /// - Complexity: O(*n*), where *n* is the number of steps.
  public var legs: [RouteLeg] { path.slice.indices.map(leg) }

  /// The last step; nil at the root.
  public var lastLeg: RouteLeg? { path.slice.indices.last.map(leg) }

  /// The places along the route, from the root to the end.
  ///
  /// - Complexity: O(*n*), where *n* is the number of places.
  public var places: [RoutePath] { (0...path.depth).map(path.prefix) }

  /// Returns the step that begins at a place; nil if the route does not continue from it.
  public func leg(from place: RoutePath) -> RouteLeg? {
    let index = place.depth
    return place.contains(path) && index < path.depth ? leg(index) : nil
  }

  private func leg(_ index: Int) -> RouteLeg {
    RouteLeg(parent: path.prefix(index), component: path.slice[index], index: index + 1)
  }

  // MARK: Moving

  /// Returns the remembered route below a path; nil if there is none, or the route is there.
  func remembered(_ target: RoutePath) -> RoutePath? {
    if target.contains(path) { return nil }
    return caches.first { $0.path == target.parent && $0.leadsBelow(target) }?
      .snapshot(of: target)
  }

  /// Returns the route's path if it passes a place; else the place with its remembered route.
  func path(at place: RoutePath) -> RoutePath {
    place.contains(path) ? path : remembered(place) ?? place
  }

  /// Goes to a place; caches store it, or end.
  mutating func move(to place: RoutePath) {
    if place != path {
      isCompleted = false
      ahead = []
    }
    path = place
    snapshot()
    caches.removeAll { !$0.isKept(on: place) }
  }

  /// Stores the path in the deepest cache above it.
  private mutating func snapshot() {
    let above = caches.indices.filter { caches[$0].leadsBelow(path) }
    guard let deepest = above.max(by: { depth($0) < depth($1) }) else { return }
    caches[deepest].remember(path)
  }

  private func depth(_ index: Int) -> Int { caches[index].path.depth }

  /// Starts a cache at a place on the route, from the current path on; an existing cache continues.
  mutating func beginCaching(_ place: RoutePath, policy: RouteCache.Policy) {
    guard !caches.contains(where: { $0.path == place }) else { return }
    caches.append(RouteCache(policy: policy, path: place))
    snapshot()
  }
}

extension Route: Codable {
  /// Writes path and caches, and the forward history if it is not empty.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: RouteKey.self)
    try container.encode(path, forKey: .path)
    try container.encode(caches, forKey: .caches)
    if !ahead.isEmpty { try container.encode(forwardPlaces, forKey: .forward) }
  }

  /// Reads a route of this package or of SwiftDux Navigation, which writes tables.
  ///
  /// Throws for relative paths and for two caches at one place. Leaves out a cache that has ended
  /// at the route's place.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: RouteKey.self)
    path = try container.decode(RoutePath.self, forKey: .path)
    caches = try container.listOrTable(of: RouteCache.self, forKey: .caches)
    ahead = (try container.decodeIfPresent([RoutePath].self, forKey: .forward) ?? []).reversed()
    guard ahead.allSatisfy(\.isAbsolute) else {
      throw DecodingError.dataCorruptedError(
        forKey: .forward,
        in: container,
        debugDescription: "\(forwardPlaces) are no places to go forward to"
      )
    }
    guard path.isAbsolute, Set(caches.map(\.path)).count == caches.count else {
      throw DecodingError.dataCorruptedError(
        forKey: .path,
        in: container,
        debugDescription: "\(path) with caches at \(caches.map(\.path)) is no route"
      )
    }
    let path = path
    caches.removeAll { !$0.isKept(on: path) }
  }
}

private enum RouteKey: String, CodingKey {
  case path, caches, forward
}
