/// A place in a scene, from which the feature at that place navigates.
///
/// Reach for it in a screen that does not know where it is: it is given its waypoint, and says
/// where to go from there, however far the route goes on.
///
/// ```swift
/// let notes = Waypoint(path: "/notes")
/// store.send(.routes(notes.navigate(to: 7)))                  // /notes/7
/// notes.parameter(as: Int.self, in: store.state.routes)       // 7
/// store.send(.routes(notes.navigate(to: "..")))               // /
/// ```
///
/// It makes actions and reads states; nothing of it is a view.
public struct Waypoint: Hashable, Sendable {
  /// The scene.
  public let scene: String

  /// The place, absolute.
  public let path: RoutePath

  /// Tells whether it is in the detail route.
  public let isDetail: Bool

  /// Names a place; a relative path is taken from the root.
  public init(
    scene: String = RouteScene.defaultName,
    path: RoutePath = .root,
    isDetail: Bool = false
  ) {
    self.scene = scene
    self.path = path.resolved(against: .root)
    self.isDetail = isDetail
  }

  /// Tells whether it is the root of its route.
  public var isRoot: Bool { path.isRoot }

  /// The place one component below, whatever characters are in it: SwiftDux Navigation's
  /// `next(with:)`.
  ///
  /// - Throws: ``RoutePathError`` for an empty component.
  public func child(_ component: String) throws(RoutePathError) -> Waypoint {
    Waypoint(scene: scene, path: try path.appending(component: component), isDetail: isDetail)
  }

  // MARK: Looking

  /// The route that the place belongs to; nil when its scene does not exist.
  public func route(in state: RouteNavigation.State) -> Route? {
    state.route(inScene: scene, isDetail: isDetail)
  }

  /// Tells whether the route ends here or goes on from here.
  public func isActive(in state: RouteNavigation.State) -> Bool {
    route(in: state).map { path.contains($0.path) } ?? false
  }

  /// The step that the route takes from here; nil when it ends here or is elsewhere.
  public func leg(in state: RouteNavigation.State) -> RouteLeg? {
    route(in: state)?.leg(from: path)
  }

  /// The component that the route takes from here, converted.
  ///
  /// - Returns: nil when there is none and when it is no such value.
  public func parameter<Value: LosslessStringConvertible>(
    as type: Value.Type,
    in state: RouteNavigation.State
  ) -> Value? {
    (leg(in: state)?.component).flatMap(type.init)
  }

  // MARK: Moving

  /// Goes to a place that is said from here.
  ///
  /// - Parameters:
  ///   - path: A path, absolute or relative, or any value that is one component; nil for here.
  ///   - scene: Another scene; nil for this one.
  ///   - isDetail: The other route; relative paths then begin at its root. nil for this one.
  ///   - skipIfAncestor: True if nothing happens when the route is there, or below, already.
  ///   - animated: True if the way is to be animated.
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

  /// Goes here, or up when the route ends here: for what is shown or not.
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

  /// Lets the place remember what lies below it.
  public func beginCaching(
    policy: RouteCache.Policy = .whileActive
  ) -> RouteNavigation.Action {
    .beginCaching(path, policy: policy, scene: scene, isDetail: isDetail)
  }

  /// Lets the place forget.
  public func stopCaching() -> RouteNavigation.Action {
    .stopCaching(path, scene: scene, isDetail: isDetail)
  }

  /// Reports that the screens of the route are there.
  public func completeNavigation() -> RouteNavigation.Action {
    .completeRouting(scene: scene, isDetail: isDetail)
  }
}

extension Waypoint: Codable {
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
