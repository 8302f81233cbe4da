/// A place in one of a scene's two routes.
public struct RoutePlace: Hashable, Sendable, Codable {
  /// The scene.
  public let scene: String

  /// The place in it.
  public let path: RoutePath

  /// Whether it is in the detail route.
  public let isDetail: Bool

  /// Names a place; a relative path is taken from the root.
  public init(scene: String, path: RoutePath, isDetail: Bool) {
    self.scene = scene
    self.path = path.resolved(against: .root)
    self.isDetail = isDetail
  }
}
