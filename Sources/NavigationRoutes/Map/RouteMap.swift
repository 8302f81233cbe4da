/// The tree of an app's places: all paths that exist, and the places on the way to them.
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
/// Of the stops that lead to a path the first by position wins: `new` above would never be reached
/// below a `{id}` that takes any text; ``shadowed`` finds such stops. A path that ends before a
/// parameter with a default is completed by it, so that state and URL agree. Detail stops resolve a
/// scene's detail route while the place that declares them is on its primary route; of several, the
/// outermost. Give the map to a ``RouteNavigation``, and no scene goes where no stop is.
///
/// ## Laws
/// - a resolved path resolves to itself
/// - what resolves is on the way: each waypoint begins where the one before it ends
public struct RouteMap: Sendable {
  /// The stops below the root, in the order in which they are tried.
  public let stops: [RouteStop]

  /// Tells whether any stop is a tab.
  let hasTabs: Bool

  /// Declares a map.
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

  /// Finds the places on the way to a place of the primary route.
  ///
  /// Visits each stop at most once, and again for each default that completes the path.
  ///
  /// - Throws: ``RouteMismatch``, with the component that leads nowhere.
  /// - Complexity: O(*n*), where *n* is the length of the path and the number of stops that are tried.
  public func resolve(_ path: RoutePath) throws(RouteMismatch) -> RouteResolution {
    try settled(path) { path throws(RouteMismatch) in
      var walk = RouteWalk(path: path, isDetail: false)
      return try walk.resolve(stops)
    }
  }

  /// Finds the places on the way to a place of the detail route, beside a primary one.
  ///
  /// Its root always resolves: it is a placeholder.
  ///
  /// - Throws: ``RouteMismatch``, when the detail path leads nowhere, or the primary one.
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

  /// The first level with something at the path.
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

  /// Resolves until defaults add nothing.
  ///
  /// A default may complete the path to that of another stop, whose defaults then go on from there.
  /// It ends, as each time the path gets longer.
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
