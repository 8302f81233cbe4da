/// A place in one of a scene's two routes.
public struct RoutePlace: Hashable, Sendable {
  /// The scene.
  public let scene: String

  /// The place in it.
  public let path: RoutePath

  /// Tells whether it is in the detail route.
  public let isDetail: Bool

  /// Names a place; a relative path is taken from the root.
  public init(scene: String, path: RoutePath, isDetail: Bool) {
    self.scene = scene
    self.path = path.resolved(against: .root)
    self.isDetail = isDetail
  }
}

extension RoutePlace: Codable {
  /// Reads a place; a relative path is taken from the root, as where a place is named.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      scene: try container.decode(String.self, forKey: .scene),
      path: try container.decode(RoutePath.self, forKey: .path),
      isDetail: try container.decode(Bool.self, forKey: .isDetail)
    )
  }
}
