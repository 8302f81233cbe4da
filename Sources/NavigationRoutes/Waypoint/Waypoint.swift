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

  // MARK: Looking

  /// Returns the route that the place belongs to; nil if its scene does not exist.
  public func route(in state: RouteNavigation.State) -> Route? {
    state.route(inScene: scene, isDetail: isDetail)
  }

  /// Returns a Boolean value that indicates whether the route ends here or continues from here.
  public func isActive(in state: RouteNavigation.State) -> Bool {
    route(in: state).map { path.contains($0.path) } ?? false
  }

  /// Returns the step of the route from here; nil if the route ends here or is elsewhere.
  public func leg(in state: RouteNavigation.State) -> RouteLeg? {
    route(in: state)?.leg(from: path)
  }

  /// Returns the converted component of the route after this place.
  ///
  /// - Returns: The value; nil if there is no component, or it cannot be converted.
  public func parameter<Value: LosslessStringConvertible>(
    as type: Value.Type,
    in state: RouteNavigation.State
  ) -> Value? {
    (leg(in: state)?.component).flatMap(type.init)
  }

  // MARK: Moving

  /// Returns an action that goes to a place relative to this one.
  ///
  /// - Parameters:
  ///   - path: A path, absolute or relative, or any value as one component; nil for this place.
  ///   - scene: Another scene; nil for this one.
  ///   - isDetail: The other route, at whose root relative paths then begin; nil for this one.
  ///   - skipIfAncestor: True to do nothing if the route is at the place or below it.
  ///   - animated: True to animate the change.
  /// - Returns: The action.
  public func navigate(
    to path: (some LosslessStringConvertible)?,
    scene: String? = nil,
    isDetail: Bool? = nil,
    skipIfAncestor: Bool = false,
    animated: Bool = true
  ) -> RouteNavigation.Action {
    let staysInRoute = isDetail == nil || isDetail == self.isDetail
    return .navigate(
      to: path.map(\.description) ?? ".",
      from: staysInRoute ? self.path : .root,
      scene: scene ?? self.scene,
      isDetail: isDetail ?? self.isDetail,
      skipIfAncestor: skipIfAncestor,
      animated: animated
    )
  }

  /// Returns an action that goes here, or up if the route ends here.
  public func toggle(isActive: Bool, animated: Bool = true) -> RouteNavigation.Action {
    .toggle(
      RouteRequest(
        to: path.description,
        scene: scene,
        isDetail: isDetail,
        animated: animated
      ),
      isActive: isActive
    )
  }

  /// Returns an action that starts a cache of the routes below this place.
  public func beginCaching(
    policy: RouteCache.Policy = .whileActive
  ) -> RouteNavigation.Action {
    .beginCaching(path, policy: policy, scene: scene, isDetail: isDetail)
  }

  /// Returns an action that removes the place's cache.
  public func stopCaching() -> RouteNavigation.Action {
    .stopCaching(path, scene: scene, isDetail: isDetail)
  }

  /// Returns an action that reports that the screens of the route are mounted.
  public func completeNavigation() -> RouteNavigation.Action {
    .completeRouting(scene: scene, isDetail: isDetail)
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
