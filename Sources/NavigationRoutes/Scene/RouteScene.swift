/// One window: its name, its primary route and the detail route beside it.
///
/// Each can be saved and restored alone: give a window's session identifier as its name, write the
/// scene when the window closes, and send ``RouteNavigation/Action/addScene(_:)`` with it when the
/// window is back.
///
/// ```swift
/// let data = try JSONEncoder().encode(state.routes[scene: session.id])
/// store.send(.routes(.addScene(try JSONDecoder().decode(RouteScene.self, from: data))))
/// ```
public struct RouteScene: Hashable, Sendable, Codable {
  /// The name of the scene that an app with one window has: `main`.
  public static let defaultName = "main"

  /// The name of the scene; version 2 of SwiftDux Navigation calls it a named route.
  public let name: String

  /// The primary route.
  public internal(set) var route: Route

  /// The route beside it, `/` when there is none: its root is a placeholder.
  public internal(set) var detailRoute: Route

  /// Makes a scene.
  public init(
    name: String = RouteScene.defaultName,
    route: Route = Route(),
    detailRoute: Route = Route()
  ) {
    self.name = name
    self.route = route
    self.detailRoute = detailRoute
  }

  /// Tells whether either route is to be animated.
  public var isAnimated: Bool { route.isAnimated || detailRoute.isAnimated }

  /// One of the two routes.
  public internal(set) subscript(isDetail isDetail: Bool) -> Route {
    get { isDetail ? detailRoute : route }
    set { if isDetail { detailRoute = newValue } else { route = newValue } }
  }
}
