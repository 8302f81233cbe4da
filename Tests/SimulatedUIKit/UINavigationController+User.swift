extension UINavigationController {
  /// A `backAction` also gives the root a button (documented).
  public var simHasBackButton: Bool {
    viewControllers.count > 1 || topViewController?.navigationItem.backAction != nil
  }

  /// The user pinches away a page that was pushed with a zoom (iOS 18).
  ///
  /// - Returns: True if this was possible.
  public func simPinchAway() -> Bool {
    guard let zoom = topViewController?.preferredTransition, zoom.simMayBegin else { return false }
    return pop(1)
  }

  /// The user goes back some screens by the back button or its menu.
  ///
  /// - Returns: True if this was possible.
  public func simGoBack(_ count: Int) -> Bool {
    guard count != 1 || !performsBackAction() else { return false }
    return pop(count)
  }

  /// Pops to the root when the tab of the controller is selected again, regardless of the back
  /// action (assumed).
  func popToRoot() { _ = pop(viewControllers.count - 1) }

  /// Runs the back action of the top view controller instead of the back button, if it has one
  /// (documented).
  func performsBackAction() -> Bool {
    guard let action = topViewController?.navigationItem.backAction else { return false }
    action.simPerform()
    return true
  }
}
