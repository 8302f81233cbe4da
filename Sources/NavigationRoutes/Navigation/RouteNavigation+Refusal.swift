public import ComposableNavigation

extension RouteNavigation {
  /// Returns the reason why an action cannot be carried out, where there is no map and no guard.
  ///
  /// ```swift
  /// let refusal = RouteNavigation.refusal(of: .navigate(to: "/", scene: "other"), in: .init())
  /// refusal?.reason(as: RouteError.self)                // .sceneNotFound("other")
  /// ```
  ///
  /// Pure. Of routes with a map or a guard ask ``refusal(of:in:by:)``.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - state: The routes as they are.
  /// - Returns: A ``RouteError``; nil exactly when the action can be carried out.
  /// - Complexity: O(*n*), where *n* is the size of the state and of the path.
  public static func refusal(of action: Action, in state: State) -> Refusal? {
    refusal(of: action, in: state, by: RouteNavigation())
  }

  /// Returns the reason why routes with a map or a guard cannot carry out an action.
  ///
  /// ```swift
  /// let routes = RouteNavigation(map: RouteMap { RouteStop("notes") })
  /// RouteNavigation.refusal(of: .navigate(to: "/x"), in: .init(), by: routes)
  /// // “/x: x at 0 is none of notes”
  /// ```
  ///
  /// Pure, and asks the guard as the action itself would.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - state: The routes as they are.
  ///   - routes: The reducer that would carry it out.
  /// - Returns: A ``RouteError``; nil exactly when the action can be carried out, if only in part.
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
