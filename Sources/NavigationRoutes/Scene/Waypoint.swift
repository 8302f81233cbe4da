/// A place in a scene, from which the feature at that place navigates.
///
/// Use it in a screen that does not know its location: the screen receives its waypoint and
/// navigates relative to it, however far the route continues.
///
/// ```swift
/// let notes = Waypoint(path: "/notes")
/// store.send(.routes(notes.navigate(to: 7)))                  // /notes/7
/// notes.parameter(as: Int.self, in: store.state.routes)       // 7
/// store.send(.routes(notes.navigate(to: "..")))               // /
/// ```
///
/// It creates actions and reads states; it has no view.
public struct Waypoint: Hashable, Sendable {
  /// The scene.
  public let scene: String

  /// The place, absolute.
  public let path: RoutePath

  /// A Boolean value that indicates whether the place is in the detail route.
  public let isDetail: Bool

  /// Creates a waypoint; a relative path is resolved against the root.
  public init(
    scene: String = RouteScene.defaultName,
    path: RoutePath = .root,
    isDetail: Bool = false
  ) {
    self.scene = scene
    self.path = path.resolved(against: .root)
    self.isDetail = isDetail
  }

  /// A Boolean value that indicates whether the place is the root of its route.
  public var isRoot: Bool { path.isRoot }

  /// Returns the place one component below: SwiftDux Navigation's `next(with:)`.
  ///
  /// - Throws: ``RoutePathError`` for an empty component.
  public func child(_ component: String) throws(RoutePathError) -> Waypoint {
    Waypoint(scene: scene, path: try path.appending(component: component), isDetail: isDetail)
  }
}

extension Waypoint: Codable {
  /// Reads a waypoint; a relative path is resolved against the root, as in the initializer.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      scene: try container.decode(String.self, forKey: .scene),
      path: try container.decode(RoutePath.self, forKey: .path),
      isDetail: try container.decode(Bool.self, forKey: .isDetail)
    )
  }
}
