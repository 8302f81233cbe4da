public import ComposableNavigation

/// A request to go to a place, as a part of an action.
///
/// Usually created by
/// ``RouteNavigation/Action/navigate(to:from:scene:isDetail:skipIfAncestor:animated:)`` or by a
/// waypoint. The path is text: an unreadable one is refused with the position of the fault.
public struct RouteRequest: Hashable, Sendable, Codable {
  /// The path, absolute or relative; empty for the root, `.` for the current place.
  public var path: String

  /// The place at which a relative path begins; nil for the end of the route.
  public var base: RoutePath?

  /// The scene.
  public var scene: String

  /// A Boolean value that indicates whether the detail route moves.
  public var isDetail: Bool

  /// A Boolean value that indicates whether to do nothing if the route is at the path or below it.
  public var skipIfAncestor: Bool

  /// A Boolean value that indicates whether the change is animated.
  public var isAnimated: Bool

  /// The cause of the request; a ``RouteGuard`` is not called when the user goes back.
  public var cause: Cause

  /// Creates a request, with the same parameters as all calls of routes.
  ///
  /// - Parameters:
  ///   - path: The path, absolute or relative.
  ///   - base: The place at which a relative path begins; nil for the end of the route.
  ///   - scene: The scene.
  ///   - isDetail: True to move the detail route.
  ///   - skipIfAncestor: True to stay if the route is at the place or below it.
  ///   - animated: True to animate the change.
  ///   - cause: The cause: the user or the program.
  public init(
    to path: String,
    from base: RoutePath? = nil,
    scene: String = RouteScene.defaultName,
    isDetail: Bool = false,
    skipIfAncestor: Bool = false,
    animated: Bool = true,
    cause: Cause = .program
  ) {
    self.path = path
    self.base = base
    self.scene = scene
    self.isDetail = isDetail
    self.skipIfAncestor = skipIfAncestor
    self.isAnimated = animated
    self.cause = cause
  }
}
