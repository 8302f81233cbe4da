public import ComposableNavigation

extension RouteNavigation {
  /// Returns the reason why routes without a map and a guard would refuse an action.
  ///
  /// ```swift
  /// let refusal = RouteNavigation.refusal(of: .navigate(to: "/", scene: "other"), in: .init())
  /// refusal?.reason(as: RouteError.self)                // .sceneNotFound("other")
  /// ```
  ///
  /// A pure function. For routes with a map or a guard, use ``refusal(of:in:by:)``.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - state: The current routes.
  /// - Returns: A ``RouteError``; nil if the action can be carried out.
  /// - Complexity: O(*n*), where *n* is the size of the state and of the path.
  public static func refusal(of action: Action, in state: State) -> Refusal? {
    refusal(of: action, in: state, by: RouteNavigation())
  }

  /// Returns the reason why routes with a map or a guard would refuse an action.
  ///
  /// ```swift
  /// let routes = RouteNavigation(map: RouteMap { RouteStop("notes") })
  /// RouteNavigation.refusal(of: .navigate(to: "/x"), in: .init(), by: routes)
  /// // “/x: x at 0 is none of notes”
  /// ```
  ///
  /// A pure function, which calls the guard as the action would.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - state: The current routes.
  ///   - routes: The reducer that would carry out the action.
  /// - Returns: A ``RouteError``; nil if the action can be carried out, even partly.
  /// - Complexity: O(*n*), where *n* is the size of the state, of the path and of the map.
  public static func refusal(
    of action: Action,
    in state: State,
    by routes: RouteNavigation
  ) -> Refusal? {
    var next = state
    do {
      _ = try routes.carryOut(action, on: &next)
      return nil
    } catch {
      return Refusal.because(error)
    }
  }
}
