public import ComposableNavigation

extension Router {
  /// Dismisses its screen and everything in front of it.
  ///
  /// - Returns: The refusal if the screen is not open, or is the root, which stays.
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
  /// - Returns: The refusal if the screen is not open, or is the root, which stays.
  @discardableResult
  public func dismissScreen(_ target: ScreenTarget, animated: Bool = true) -> Refusal? {
    send(.dismissScreen(target, by: screen, animated: animated))
  }

  /// Dismisses everything in front of a screen: SwiftfulRouting's `dismissScreens(upToId:)`.
  ///
  /// - Returns: The refusal if the screen is not open. nil also when nothing is in front of it.
  @discardableResult
  public func dismissScreens(upTo target: ScreenTarget, animated: Bool = true) -> Refusal? {
    send(.dismissScreens(upTo: target, by: screen, animated: animated))
  }

  /// Dismisses a number of screens, the one in front first.
  ///
  /// - Returns: The refusal of a count below zero, or above the screens that are not the root.
  @discardableResult
  public func dismissScreens(count: Int, animated: Bool = true) -> Refusal? {
    send(.dismissScreens(count: count, by: screen, animated: animated))
  }

  /// Dismisses a number of screens, or all but the root.
  ///
  /// - Returns: The refusal of a count below zero.
  @discardableResult
  public func dismissScreens(upToCount count: Int, animated: Bool = true) -> Refusal? {
    send(.dismissScreens(upToCount: count, by: screen, animated: animated))
  }

  /// Dismisses all that was pushed in the environment of its screen, and all in front of that.
  ///
  /// SwiftfulRouting 5 calls it `dismissScreenStack`.
  ///
  /// - Returns: The refusal if nothing was pushed, or the screen is not open.
  @discardableResult
  public func dismissPushStack(animated: Bool = true) -> Refusal? {
    send(.dismissPushStack(of: screen, by: screen, animated: animated))
  }

  /// Dismisses the environment of its screen and all in front of it.
  ///
  /// - Returns: The refusal if the screen is not open, or lies in the root's environment.
  @discardableResult
  public func dismissEnvironment(animated: Bool = true) -> Refusal? {
    send(.dismissEnvironment(of: screen, by: screen, animated: animated))
  }

  /// Dismisses the screen in front, whose router this ever is.
  ///
  /// - Returns: The refusal if it is the root, which stays.
  @discardableResult
  public func dismissLastScreen(animated: Bool = true) -> Refusal? {
    send(.dismissScreen(.top, by: screen, animated: animated))
  }

  /// Dismisses all that was pushed in the environment in front, whose router this ever is.
  ///
  /// - Returns: The refusal if nothing was pushed there.
  @discardableResult
  public func dismissLastPushStack(animated: Bool = true) -> Refusal? {
    send(.dismissPushStack(of: .top, by: screen, animated: animated))
  }

  /// Dismisses the environment in front, whose router this ever is.
  ///
  /// - Returns: The refusal if it is that of the root, which stays.
  @discardableResult
  public func dismissLastEnvironment(animated: Bool = true) -> Refusal? {
    send(.dismissEnvironment(of: .top, by: screen, animated: animated))
  }

  /// Dismisses everything but the root; nothing happens when it is alone.
  ///
  /// - Returns: The refusal if the router's own screen has gone.
  @discardableResult
  public func dismissAllScreens(animated: Bool = true) -> Refusal? {
    send(.dismissAllScreens(by: screen, animated: animated))
  }
}
