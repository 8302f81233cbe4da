public import ComposableNavigation

/// A request to go to a route, as a part of an action.
///
/// Most are made by ``RouteNavigation/Action/navigate(to:from:scene:isDetail:skipIfAncestor:animated:)``
/// or by a place itself. The path is text: one that cannot be read is refused with its position.
public struct RouteRequest: Hashable, Sendable, Codable {
  /// The path, absolute or relative; empty for the root, `.` to stay.
  public var path: String

  /// The place at which a relative path begins; nil for where the route is.
  public var base: RoutePath?

  /// The scene.
  public var scene: String

  /// Tells whether the detail route is to move.
  public var isDetail: Bool

  /// Tells whether nothing happens when the route is at the path, or below it, already.
  public var skipIfAncestor: Bool

  /// Tells whether the way is to be animated.
  public var isAnimated: Bool

  /// The cause of the request; a ``RouteGuard`` is not asked about a person's way back.
  public var cause: Cause

  /// Makes a wish, spelled as all calls of routes are.
  ///
  /// - Parameters:
  ///   - path: The path, absolute or relative.
  ///   - base: Where a relative path begins; nil for where the route is.
  ///   - scene: The scene.
  ///   - isDetail: True if the detail route is to move.
  ///   - skipIfAncestor: True if the route stays when it is there, or below, already.
  ///   - animated: True if the way is to be animated.
  ///   - cause: The cause: a person or the program.
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
