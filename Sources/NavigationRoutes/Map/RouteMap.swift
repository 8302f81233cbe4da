/// The tree of an app's places: all valid paths, and the places along each path.
///
/// ```swift
/// let map = RouteMap {
///   RouteStop("settings")
///   RouteStop("notes") {
///     RouteStop("new")
///     RouteStop(parameter: "id", as: Int.self)
///   }
/// }
/// try map.resolve("/notes/7").waypoints.map(\.id)       // ["notes", "{id}"]
/// try map.resolve("/notes/x")
/// // “/notes/x: x at 1 is none of new, {id: Int}”
/// ```
///
/// If several stops match a path, the first one in the declaration wins: a `{id}` that takes any
/// text, declared above `new`, hides it; ``shadowed`` finds such stops. A path that ends before a
/// parameter with a default is completed by that default, so that state and URL agree. Detail stops
/// resolve a scene's detail route while the place that declares them is on its primary route; of
/// several such places, the outermost wins. Pass the map to a ``RouteNavigation``, which then
/// refuses paths without a stop.
///
/// ## Laws
/// - a resolved path resolves to itself
/// - each waypoint of a resolved path begins where the one before it ends
public struct RouteMap: Sendable {
  /// The stops below the root, in the order in which they are tried.
  public let stops: [RouteStop]

  /// A Boolean value that indicates whether any stop is a tab.
  let hasTabs: Bool

  /// Creates a map from its stops.
  public init(@RouteMapBuilder stops: () -> [RouteStop]) {
    let stops = stops()
    self.stops = stops
    var rest = stops
    var hasTabs = false
    while !hasTabs, let stop = rest.popLast() {
      hasTabs = stop.presentation == .tab
      rest += stop.stops
    }
    self.hasTabs = hasTabs
  }

  /// Resolves a path of the primary route to the places along it.
  ///
  /// Visits each stop at most once, and again for each default that completes the path.
  ///
  /// - Throws: ``RouteMismatch``, with the component that no stop matches.
  /// - Complexity: O(*n*), where *n* is the length of the path and the number of stops that are tried.
  public func resolve(_ path: RoutePath) throws(RouteMismatch) -> RouteResolution {
    try settled(path) { path throws(RouteMismatch) in
      var walk = RouteWalk(path: path, isDetail: false)
      return try walk.resolve(stops)
    }
  }

  /// Resolves a path of the detail route, beside a primary path.
  ///
  /// The root of the detail route always resolves: it is a placeholder.
  ///
  /// - Throws: ``RouteMismatch``, if no stop leads to the detail path or to the primary one.
  public func resolve(
    detail path: RoutePath,
    beside primary: RoutePath
  ) throws(RouteMismatch) -> RouteResolution {
    let levels = [stops] + (try resolve(primary).stops.map(\.stops))
    let candidates = levels.map { $0.filter(\.isDetail) }.filter { !$0.isEmpty }
    return try settled(path) { path throws(RouteMismatch) in
      try Self.resolve(detail: path, among: candidates)
    }
  }

  /// Resolves the path in the first level that leads to it.
  private static func resolve(
    detail path: RoutePath,
    among levels: [[RouteStop]]
  ) throws(RouteMismatch) -> RouteResolution {
    var mismatch: RouteMismatch?
    for stops in levels {
      var walk = RouteWalk(path: path, isDetail: true)
      do {
        let resolution = try walk.resolve(stops)
        if !resolution.waypoints.isEmpty { return resolution }
      } catch {
        mismatch = mismatch?.merged(with: error) ?? error
      }
    }
    if path.isRoot { return RouteResolution(path: path, waypoints: [], stops: []) }
    throw mismatch ?? RouteMismatch(path: path, isDetail: true, position: 0, expected: [])
  }

  /// Resolves repeatedly until defaults add nothing.
  ///
  /// A default may complete the path to that of another stop, whose defaults then complete it
  /// further. The loop ends, because the path gets longer each time.
  private func settled(
    _ path: RoutePath,
    _ resolve: (RoutePath) throws(RouteMismatch) -> RouteResolution
  ) throws(RouteMismatch) -> RouteResolution {
    var last = path.resolved(against: .root)
    var resolution = try resolve(last)
    while resolution.path != last {
      last = resolution.path
      resolution = try resolve(last)
    }
    return resolution
  }
}
