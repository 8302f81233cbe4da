/// A place in one of a scene's two routes.
public struct RoutePlace: Hashable, Sendable {
  /// The scene.
  public let scene: String

  /// The path of the place in the scene.
  public let path: RoutePath

  /// A Boolean value that indicates whether the place is in the detail route.
  public let isDetail: Bool

  /// Creates a place; a relative path is resolved against the root.
  public init(scene: String, path: RoutePath, isDetail: Bool) {
    self.scene = scene
    self.path = path.resolved(against: .root)
    self.isDetail = isDetail
  }
}

extension RoutePlace: Codable {
  /// Reads a place; a relative path is resolved against the root, as in the initializer.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      scene: try container.decode(String.self, forKey: .scene),
      path: try container.decode(RoutePath.self, forKey: .path),
      isDetail: try container.decode(Bool.self, forKey: .isDetail)
    )
  }
}
