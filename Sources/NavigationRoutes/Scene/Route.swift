/// The current place of a scene: a path, and the memory of the places on it.
///
/// A scene has two, a primary one and a detail one beside it, each with its own path, caches, way
/// forward and completion. Legs are computed from the path, so nothing of SwiftDux Navigation's `legsByPath`
/// can disagree with it.
///
/// ```swift
/// let route = Route(path: "/notes/7")
/// route.lastLeg?.component                            // "7"
/// ```
public struct Route: Hashable, Sendable {
  /// The place, absolute.
  public internal(set) var path: RoutePath

  /// The caches, in the order in which they began.
  public internal(set) var caches: [RouteCache]

  /// The places that were left by going up, the nearest one last, so that they come and go at the
  /// end.
  var ahead: [RoutePath] = []

  /// Tells whether the way to the place is to be animated.
  ///
  /// Transient: not saved. A route that a cache restores is not animated.
  public internal(set) var isAnimated = false

  /// Tells whether the screens of the route are known to be there.
  ///
  /// Transient: not saved; see ``RouteNavigation``.
  public internal(set) var isCompleted = false

  /// Makes a route that begins at a place; a relative one is taken from the root.
  public init(path: RoutePath = .root) {
    self.path = path.resolved(against: .root)
    caches = []
  }

  /// The steps from the root to the place, none at the root.
  ///
  /// - Complexity: O(*n*), where *n* is the number of steps.
  public var legs: [RouteLeg] { path.slice.indices.map(leg) }

  /// The last step; nil at the root.
  public var lastLeg: RouteLeg? { path.slice.indices.last.map(leg) }

  /// The places that the route passes, from the root to the end.
  ///
  /// - Complexity: O(*n*), where *n* is the number of places.
  public var places: [RoutePath] { (0...path.depth).map(path.prefix) }

  /// The step that begins at a place; nil where the route does not go on from it.
  public func leg(from place: RoutePath) -> RouteLeg? {
    let index = place.depth
    return place.contains(path) && index < path.depth ? leg(index) : nil
  }

  private func leg(_ index: Int) -> RouteLeg {
    RouteLeg(parent: path.prefix(index), component: path.slice[index], index: index + 1)
  }

  // MARK: Moving

  /// Returns where a path leads when what places remember is asked.
  func remembered(_ target: RoutePath) -> RoutePath? {
    if target.contains(path) { return nil }
    return caches.first { $0.path == target.parent && $0.leadsBelow(target) }?
      .snapshot(of: target)
  }

  /// The path where the route is, or the one at which a place that it does not pass would be gone
  /// to.
  func path(at place: RoutePath) -> RoutePath {
    place.contains(path) ? path : remembered(place) ?? place
  }

  /// Goes to a place; caches remember it, or end.
  mutating func move(to place: RoutePath) {
    if place != path {
      isCompleted = false
      ahead = []
    }
    path = place
    snapshot()
    caches.removeAll { !$0.isKept(on: place) }
  }

  /// The deepest cache above the place remembers it.
  private mutating func snapshot() {
    let above = caches.indices.filter { caches[$0].leadsBelow(path) }
    guard let deepest = above.max(by: { depth($0) < depth($1) }) else { return }
    caches[deepest].remember(path)
  }

  private func depth(_ index: Int) -> Int { caches[index].path.depth }

  /// Lets a place on the route remember, from the present route on; one that does already goes on.
  mutating func beginCaching(_ place: RoutePath, policy: RouteCache.Policy) {
    guard !caches.contains(where: { $0.path == place }) else { return }
    caches.append(RouteCache(policy: policy, path: place))
    snapshot()
  }
}

extension Route: Codable {
  /// Writes path and caches, and the way forward where there is one.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: RouteKey.self)
    try container.encode(path, forKey: .path)
    try container.encode(caches, forKey: .caches)
    if !ahead.isEmpty { try container.encode(forwardPlaces, forKey: .forward) }
  }

  /// Reads what this or SwiftDux Navigation has written, there with a table of caches and legs.
  ///
  /// Relative paths and two caches at one place are errors. A cache that has ended where the route
  /// is remembers nothing, and is left out.
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
