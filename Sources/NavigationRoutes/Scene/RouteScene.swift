/// One window: its name, its primary route and the detail route beside it.
///
/// Each scene can be saved and restored separately. Use a window's session identifier as its name,
/// save the scene when the window closes, and send ``RouteNavigation/Action/addScene(_:)`` when it
/// reopens.
///
/// ```swift
/// let data = try JSONEncoder().encode(state.routes[scene: session.id])
/// store.send(.routes(.addScene(try JSONDecoder().decode(RouteScene.self, from: data))))
/// ```
public struct RouteScene: Hashable, Sendable, Codable {
  /// The name of the scene of an app with one window: `main`.
  public static let defaultName = "main"

  /// The name of the scene; SwiftDux Navigation 2 calls it a named route.
  public let name: String

  /// The primary route.
  public internal(set) var route: Route

  /// The detail route; at `/`, a placeholder, if there is none.
  public internal(set) var detailRoute: Route

  /// Creates a scene.
  public init(
    name: String = RouteScene.defaultName,
    route: Route = Route(),
    detailRoute: Route = Route()
  ) {
    self.name = name
    self.route = route
    self.detailRoute = detailRoute
  }

  /// A Boolean value that indicates whether either route is animated.
  public var isAnimated: Bool { route.isAnimated || detailRoute.isAnimated }

  /// The primary or the detail route.
  public internal(set) subscript(isDetail isDetail: Bool) -> Route {
    get { isDetail ? detailRoute : route }
    set { if isDetail { detailRoute = newValue } else { route = newValue } }
  }
}
