import ComposableNavigation

extension RouteNavigation.Action {
  /// Goes to a place.
  ///
  /// ```swift
  /// store.send(.routes(.navigate(to: "/notes/7")))
  /// store.send(.routes(.navigate(to: "..", skipIfAncestor: false)))
  /// ```
  ///
  /// - Parameters:
  ///   - path: The path; a relative one begins at `base`, the empty one is the root.
  ///   - base: Where a relative path begins; nil for where the route is.
  ///   - scene: The scene.
  ///   - isDetail: True if the detail route is to move.
  ///   - skipIfAncestor: True if the route stays where it is when it is there, or below, already;
  ///     it is completed then.
  ///   - animated: True if the way is to be animated.
  /// - Returns: The action.
  public static func navigate(
    to path: String,
    from base: RoutePath? = nil,
    scene: String = RouteScene.defaultName,
    isDetail: Bool = false,
    skipIfAncestor: Bool = false,
    animated: Bool = true
  ) -> RouteNavigation.Action {
    .navigate(request(path, base, scene, isDetail, skipIfAncestor, animated))
  }

  /// Goes to a place whose screens a host is to mount and to report, within the time-out.
  ///
  /// ```swift
  /// store.send(.routes(.beginRouting(to: "/notes/7")))
  /// store.send(.routes(.completeRouting()))                   // when they are there
  /// ```
  ///
  /// - Parameters:
  ///   - path: The path; a relative one begins at `base`, the empty one is the root.
  ///   - base: Where a relative path begins; nil for where the route is.
  ///   - scene: The scene.
  ///   - isDetail: True if the detail route is to move.
  ///   - skipIfAncestor: True if the route stays where it is when it is there, or below, already.
  ///   - animated: True if the way is to be animated.
  /// - Returns: The action.
  public static func beginRouting(
    to path: String,
    from base: RoutePath? = nil,
    scene: String = RouteScene.defaultName,
    isDetail: Bool = false,
    skipIfAncestor: Bool = false,
    animated: Bool = true
  ) -> RouteNavigation.Action {
    .beginRouting(request(path, base, scene, isDetail, skipIfAncestor, animated))
  }

  /// Goes to a place, or up from it, as `isActive` says.
  ///
  /// ```swift
  /// store.send(.routes(.toggle(to: "/help", isActive: true)))      // /help
  /// store.send(.routes(.toggle(to: "/help", isActive: false)))     // /
  /// ```
  ///
  /// - Parameters:
  ///   - path: The path; a relative one begins at `base`, the empty one is the root.
  ///   - base: Where a relative path begins; nil for where the route is.
  ///   - scene: The scene.
  ///   - isDetail: True if the detail route is to move.
  ///   - isActive: True to go there; else up from there, and from nowhere else.
  ///   - animated: True if the way is to be animated.
  /// - Returns: The action.
  public static func toggle(
    to path: String,
    from base: RoutePath? = nil,
    scene: String = RouteScene.defaultName,
    isDetail: Bool = false,
    isActive: Bool,
    animated: Bool = true
  ) -> RouteNavigation.Action {
    .toggle(request(path, base, scene, isDetail, false, animated), isActive: isActive)
  }

  /// Goes forward one place.
  ///
  /// ```swift
  /// store.send(.routes(.navigate(to: "..")))                  // from /notes/7 to /notes
  /// store.send(.routes(.goForward()))                         // /notes/7
  /// ```
  ///
  /// Refused when there is none.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - isDetail: True if the detail route is to move.
  ///   - animated: True if the way is to be animated.
  /// - Returns: The action.
  public static func goForward(
    scene: String = RouteScene.defaultName,
    isDetail: Bool = false,
    animated: Bool = true
  ) -> RouteNavigation.Action {
    .goForward(.exactly(1), scene: scene, isDetail: isDetail, animated: animated)
  }

  private static func request(
    _ path: String,
    _ base: RoutePath?,
    _ scene: String,
    _ isDetail: Bool,
    _ skipIfAncestor: Bool,
    _ animated: Bool
  ) -> RouteRequest {
    RouteRequest(
      to: path,
      from: base,
      scene: scene,
      isDetail: isDetail,
      skipIfAncestor: skipIfAncestor,
      animated: animated
    )
  }
}
