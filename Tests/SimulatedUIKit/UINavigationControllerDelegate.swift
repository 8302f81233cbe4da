// swift-format-ignore-file
public import Foundation

// The optional methods: a delegate without the first one gives an animation that the model ignores.
extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { SimulatedLack() }
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}

@MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {}
@MainActor public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {}

/// The answer of a delegate that does not have the method.
final class SimulatedLack: NSObject, UIViewControllerAnimatedTransitioning {}
