extension ScreenNavigation.Action {
  /// Dismisses a screen and everything in front of it.
  ///
  /// Refused for the root, which cannot be dismissed. To dismiss all screens in front of the root,
  /// use ``dismissAllScreens(by:animated:)``.
  @inlinable  // with screens, push and dismiss, 10
  public static func dismissScreen(
    _ target: ScreenTarget = .top,
    by caller: ScreenTarget? = nil,
    animated: Bool = true
  ) -> Self {
    .dismiss(.one(target), by: caller, animated: animated)
  }

  /// Dismisses everything in front of a screen; does nothing if the screen is in front.
  public static func dismissScreens(
    upTo target: ScreenTarget,
    by caller: ScreenTarget? = nil,
    animated: Bool = true
  ) -> Self {
    .dismiss(.upTo(target), by: caller, animated: animated)
  }

  /// Dismisses a number of screens, the one in front first.
  ///
  /// Refused if negative, or if there are fewer screens above the root.
  public static func dismissScreens(
    count: Int,
    by caller: ScreenTarget? = nil,
    animated: Bool = true
  ) -> Self {
    .dismiss(.exactly(count), by: caller, animated: animated)
  }

  /// Dismisses at most a number of screens; the root stays.
  ///
  /// Refused if negative.
  public static func dismissScreens(
    upToCount count: Int,
    by caller: ScreenTarget? = nil,
    animated: Bool = true
  ) -> Self {
    .dismiss(.upToCount(count), by: caller, animated: animated)
  }

  /// Dismisses all screens pushed in the environment of a screen, and all in front of them.
  ///
  /// Refused if nothing was pushed.
  public static func dismissPushStack(
    of target: ScreenTarget = .top,
    by caller: ScreenTarget? = nil,
    animated: Bool = true
  ) -> Self {
    .dismiss(.pushStack(of: target), by: caller, animated: animated)
  }

  /// Dismisses the environment of a screen and everything in front of it.
  ///
  /// Refused for the root's environment.
  public static func dismissEnvironment(
    of target: ScreenTarget = .top,
    by caller: ScreenTarget? = nil,
    animated: Bool = true
  ) -> Self {
    .dismiss(.environment(of: target), by: caller, animated: animated)
  }

  /// Dismisses everything but the root.
  public static func dismissAllScreens(
    by caller: ScreenTarget? = nil,
    animated: Bool = true
  ) -> Self {
    .dismiss(.all, by: caller, animated: animated)
  }
}
