#if canImport(UIKit) && !os(watchOS)
  import ComposableNavigation
  public import UIKit

  // Somebody else's changes of the stack, most often a person's.
  extension NavigationControllerHost: UINavigationControllerDelegate {
    /// Notes that a person begins to go back, or that somebody else changes the stack.
    public func navigationController(
      _ navigationController: UINavigationController,
      willShow viewController: UIViewController,
      animated: Bool
    ) {
      // The recognizers come with the view, at the latest before the first page is shown.
      closeWaysBack()
      // A view that is on top already is only shown again, after a cover for example.
      guard !shown.elements.isEmpty, isOther(viewController, in: navigationController)
      else { return }
      noteForeign()
    }

    /// Looks whether somebody else has changed the stack.
    ///
    /// Nothing is concluded from the call itself: before iOS 18 it does not come after a cancelled
    /// swipe, and since then it does.
    public func navigationController(
      _ navigationController: UINavigationController,
      didShow viewController: UIViewController,
      animated: Bool
    ) {
      guard isResting, isOther(viewController, in: navigationController) else { return }
      watch?.waitATurn()
    }

    private func isOther(_ view: UIViewController, in controller: UINavigationController) -> Bool {
      let expected = expected
      return view !== expected.last || !controller.viewControllers.isSame(as: expected)
    }
  }

  extension NavigationControllerHost {
    /// Reports a page of somebody else on top, once.
    ///
    /// It stays until the next command: to take it away at once would undo what an app does on purpose.
    func reportStranger() {
      guard isResting, !isAway, let controller, controller.transitionCoordinator == nil,
        // A nested one that is shown no longer has nothing to say.
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
