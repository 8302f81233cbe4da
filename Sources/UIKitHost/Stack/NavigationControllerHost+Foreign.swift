#if canImport(UIKit) && !os(watchOS)
  import ComposableNavigation
  public import UIKit

  // Changes of the stack by the user or by other code.
  extension NavigationControllerHost: UINavigationControllerDelegate {
    /// Notes that the user begins to go back, or that other code changes the stack.
    public func navigationController(
      _ navigationController: UINavigationController,
      willShow viewController: UIViewController,
      animated: Bool
    ) {
      // The recognizers exist when the view is loaded, which is before the first page is shown.
      closeWaysBack()
      // A view that is already on top is only shown again, for example after a cover.
      if outer == nil, !shown.elements.isEmpty, isOther(viewController, in: navigationController) {
        noteForeign()
      }
      delegate?.navigationController(
        navigationController,
        willShow: viewController,
        animated: animated
      )
    }

    /// Checks whether the user or other code has changed the stack.
    ///
    /// The call itself is no evidence: after a cancelled swipe it happens only since iOS 18.
    public func navigationController(
      _ navigationController: UINavigationController,
      didShow viewController: UIViewController,
      animated: Bool
    ) {
      if outer == nil, isResting, isOther(viewController, in: navigationController) {
        watch?.waitATurn()
      }
      delegate?.navigationController(
        navigationController,
        didShow: viewController,
        animated: animated
      )
    }

    private func isOther(_ view: UIViewController, in controller: UINavigationController) -> Bool {
      let expected = expected
      return view !== expected.last || !controller.viewControllers.isSame(as: expected)
    }
  }

  extension NavigationControllerHost {
    /// Reports another code's page on top, once.
    ///
    /// The page stays until the next command, because the app may intend it.
    func reportStranger() {
      guard outer == nil, isResting, !isCommandedInside, !contents.isAway, let controller,
        controller.transitionCoordinator == nil,
        // A nested controller that is no longer shown has nothing to report.
        controller.viewIfLoaded?.window != nil
      else { return }
      let own = expected.identities
      let top = controller.viewControllers.last.flatMap { view in
        own.contains(ObjectIdentifier(view)) ? nil : view
      }
      guard stranger !== top else { return }
      stranger = top
      if let top { onReport?(.foreign(top.title ?? "\(type(of: top))")) }
    }
  }
#endif
