import ComposableNavigation

extension RouteNavigation.Action {
  /// Returns an action that goes to a place.
  ///
  /// ```swift
  /// store.send(.routes(.navigate(to: "/notes/7")))
  /// store.send(.routes(.navigate(to: "..", skipIfAncestor: false)))
  /// ```
  ///
  /// - Parameters:
  ///   - path: The path; a relative one begins at `base`, an empty one is the root.
  ///   - base: The place at which a relative path begins; nil for the end of the route.
  ///   - scene: The scene.
  ///   - isDetail: True to move the detail route.
  ///   - skipIfAncestor: True to only complete the route if it is at the place or below it.
  ///   - animated: True to animate the change.
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

  /// Returns an action that goes to a place whose screens a host reports within the time-out.
  ///
  /// ```swift
  /// store.send(.routes(.beginRouting(to: "/notes/7")))
  /// store.send(.routes(.completeRouting()))                   // when they are there
  /// ```
  ///
  /// - Parameters:
  ///   - path: The path; a relative one begins at `base`, an empty one is the root.
  ///   - base: The place at which a relative path begins; nil for the end of the route.
  ///   - scene: The scene.
  ///   - isDetail: True to move the detail route.
  ///   - skipIfAncestor: True to stay if the route is at the place or below it.
  ///   - animated: True to animate the change.
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

  /// Returns an action that goes to a place if `isActive` is true, or else up from it.
  ///
  /// ```swift
  /// store.send(.routes(.toggle(to: "/help", isActive: true)))      // /help
  /// store.send(.routes(.toggle(to: "/help", isActive: false)))     // /
  /// ```
  ///
  /// - Parameters:
  ///   - path: The path; a relative one begins at `base`, an empty one is the root.
  ///   - base: The place at which a relative path begins; nil for the end of the route.
  ///   - scene: The scene.
  ///   - isDetail: True to move the detail route.
  ///   - isActive: True to go to the place; false to go up from it, if the route ends there.
  ///   - animated: True to animate the change.
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

  /// Returns an action that goes forward one place.
  ///
  /// ```swift
  /// store.send(.routes(.navigate(to: "..")))                  // from /notes/7 to /notes
  /// store.send(.routes(.goForward()))                         // /notes/7
  /// ```
  ///
  /// Refused if the forward history is empty.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - isDetail: True to move the detail route.
  ///   - animated: True to animate the change.
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
