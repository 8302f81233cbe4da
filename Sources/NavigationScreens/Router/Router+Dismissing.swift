public import ComposableNavigation

extension Router {
  /// Dismisses the router's screen and everything in front of it.
  ///
  /// - Returns: The refusal if the screen is not open, or is the root, which cannot be dismissed.
  @discardableResult
  public func dismissScreen(animated: Bool = true) -> Refusal? {
    send(.dismissScreen(screen, by: screen, animated: animated))
  }

  /// Dismisses a screen and everything in front of it.
  ///
  /// ```swift
  /// router.dismissScreen("filter")                     // SwiftfulRouting's dismissScreen(id:)
  /// ```
  ///
  /// - Returns: The refusal if the screen is not open, or is the root, which cannot be dismissed.
  @discardableResult
  public func dismissScreen(_ target: ScreenTarget, animated: Bool = true) -> Refusal? {
    send(.dismissScreen(target, by: screen, animated: animated))
  }

  /// Dismisses everything in front of a screen: SwiftfulRouting's `dismissScreens(upToId:)`.
  ///
  /// - Returns: The refusal if the screen is not open; nil also if nothing is in front of it.
  @discardableResult
  public func dismissScreens(upTo target: ScreenTarget, animated: Bool = true) -> Refusal? {
    send(.dismissScreens(upTo: target, by: screen, animated: animated))
  }

  /// Dismisses a number of screens, the one in front first.
  ///
  /// - Returns: The refusal if the count is negative, or if there are fewer screens above the root.
  @discardableResult
  public func dismissScreens(count: Int, animated: Bool = true) -> Refusal? {
    send(.dismissScreens(count: count, by: screen, animated: animated))
  }

  /// Dismisses a number of screens, or all but the root.
  ///
  /// - Returns: The refusal if the count is negative.
  @discardableResult
  public func dismissScreens(upToCount count: Int, animated: Bool = true) -> Refusal? {
    send(.dismissScreens(upToCount: count, by: screen, animated: animated))
  }

  /// Dismisses all screens pushed in the router's environment, and all in front of them.
  ///
  /// SwiftfulRouting 5 calls it `dismissScreenStack`.
  ///
  /// - Returns: The refusal if nothing was pushed, or the screen is not open.
  @discardableResult
  public func dismissPushStack(animated: Bool = true) -> Refusal? {
    send(.dismissPushStack(of: screen, by: screen, animated: animated))
  }

  /// Dismisses the environment of the router's screen and everything in front of it.
  ///
  /// - Returns: The refusal if the screen is not open, or is in the root's environment.
  @discardableResult
  public func dismissEnvironment(animated: Bool = true) -> Refusal? {
    send(.dismissEnvironment(of: screen, by: screen, animated: animated))
  }

  /// Dismisses the screen in front, whichever screen the router has.
  ///
  /// - Returns: The refusal if it is the root, which cannot be dismissed.
  @discardableResult
  public func dismissLastScreen(animated: Bool = true) -> Refusal? {
    send(.dismissScreen(.top, by: screen, animated: animated))
  }

  /// Dismisses all screens pushed in the environment in front, whichever screen the router has.
  ///
  /// - Returns: The refusal if nothing was pushed there.
  @discardableResult
  public func dismissLastPushStack(animated: Bool = true) -> Refusal? {
    send(.dismissPushStack(of: .top, by: screen, animated: animated))
  }

  /// Dismisses the environment in front, whichever screen the router has.
  ///
  /// - Returns: The refusal if it is the root's, which cannot be dismissed.
  @discardableResult
  public func dismissLastEnvironment(animated: Bool = true) -> Refusal? {
    send(.dismissEnvironment(of: .top, by: screen, animated: animated))
  }

  /// Dismisses everything but the root; does nothing if only the root is open.
  ///
  /// - Returns: The refusal if the router's own screen is no longer open.
  @discardableResult
  public func dismissAllScreens(animated: Bool = true) -> Refusal? {
    send(.dismissAllScreens(by: screen, animated: animated))
  }
}
