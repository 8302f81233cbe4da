#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  /// An app's delegate that animates the pushes and pops of a navigation controller.
  ///
  /// UIKit disables the swipe back for a delegate with these methods, even if they return nil. So
  /// the host has them only while its ``NavigationControllerHost/delegate`` is such a delegate:
  ///
  /// ```swift
  /// final class Fades: StackTransitionDelegate {
  ///   func navigationController(
  ///     _ navigationController: UINavigationController,
  ///     animationControllerFor operation: UINavigationController.Operation,
  ///     from fromVC: UIViewController,
  ///     to toVC: UIViewController
  ///   ) -> (any UIViewControllerAnimatedTransitioning)? {
  ///     Fade()
  ///   }
  /// }
  /// ```
  @MainActor
  public protocol StackTransitionDelegate: StackDelegate {
    /// Returns the animation of a push or a pop; nil for UIKit's own.
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?

    /// Returns the gesture that drives an animation; nil for none, as by default.
    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
  }

  extension StackTransitionDelegate {
    /// Returns nil: the animation follows no gesture.
    public func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      nil
    }
  }

  /// The delegate of a navigation controller whose pushes and pops the app animates.
  final class AnimatingDelegate: NSObject, FrontDelegate {
    /// The host, which gets all other calls.
    private(set) weak var host: NavigationControllerHost?
    private weak var animator: (any StackTransitionDelegate)?

    var front: UIViewController? { host?.front }

    init(_ host: NavigationControllerHost, _ animator: any StackTransitionDelegate) {
      (self.host, self.animator) = (host, animator)
      super.init()
    }

    func navigationController(
      _ navigationController: UINavigationController,
      willShow viewController: UIViewController,
      animated: Bool
    ) {
      host?.navigationController(
        navigationController,
        willShow: viewController,
        animated: animated
      )
    }

    func navigationController(
      _ navigationController: UINavigationController,
      didShow viewController: UIViewController,
      animated: Bool
    ) {
      host?.navigationController(navigationController, didShow: viewController, animated: animated)
    }

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      animator?.navigationController(
        navigationController,
        animationControllerFor: operation,
        from: fromVC,
        to: toVC
      )
    }

    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      animator?.navigationController(
        navigationController,
        interactionControllerFor: animationController
      )
    }
  }
#endif
