import ComposableNavigation

extension ScreenNavigation.Action {
  /// Dismisses a screen and everything in front of it.
  ///
  /// Refused for the root, which stays.
  ///
  /// The screens in front of the root go by ``dismissAllScreens(by:animated:)``.
  @inlinable  // with screens, push and dismiss, 10
  public static func dismissScreen(
    _ target: ScreenTarget = .top,
    by caller: ScreenTarget? = nil,
    animated: Bool = true
  ) -> Self {
    .dismiss(.one(target), by: caller, animated: animated)
  }

  /// Dismisses everything in front of a screen; in front already, nothing.
  public static func dismissScreens(
    upTo target: ScreenTarget,
    by caller: ScreenTarget? = nil,
    animated: Bool = true
  ) -> Self {
    .dismiss(.upTo(target), by: caller, animated: animated)
  }

  /// Dismisses a number of screens, the one in front first.
  ///
  /// Refused below zero and above the number of screens that are not the root.
  public static func dismissScreens(
    count: Int,
    by caller: ScreenTarget? = nil,
    animated: Bool = true
  ) -> Self {
    .dismiss(.exactly(count), by: caller, animated: animated)
  }

  /// Dismisses a number of screens, or all but the root.
  ///
  /// Refused below zero.
  public static func dismissScreens(
    upToCount count: Int,
    by caller: ScreenTarget? = nil,
    animated: Bool = true
  ) -> Self {
    .dismiss(.upToCount(count), by: caller, animated: animated)
  }

  /// Dismisses all that was pushed in the environment of a screen, and all in front of that.
  ///
  /// Refused when nothing was.
  public static func dismissPushStack(
    of target: ScreenTarget = .top,
    by caller: ScreenTarget? = nil,
    animated: Bool = true
  ) -> Self {
    .dismiss(.pushStack(of: target), by: caller, animated: animated)
  }

  /// Dismisses the environment of a screen and all in front of it.
  ///
  /// Refused for that of the root.
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
