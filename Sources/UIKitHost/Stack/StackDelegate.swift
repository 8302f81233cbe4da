#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  /// An app's own receiver of the calls that UIKit makes to a navigation controller's delegate.
  ///
  /// The host is the delegate, and forwards the calls. The methods have the names and types of
  /// UIKit's, so an existing delegate only declares another conformance:
  ///
  /// ```swift
  /// final class Statistics: StackDelegate {
  ///   func navigationController(
  ///     _ navigationController: UINavigationController,
  ///     didShow viewController: UIViewController,
  ///     animated: Bool
  ///   ) {
  ///     count(viewController)
  ///   }
  /// }
  ///
  /// stack.host.delegate = statistics                   // held weakly
  /// ```
  ///
  /// A ``StackTransitionDelegate`` also animates pushes and pops.
  @MainActor
  public protocol StackDelegate: AnyObject {
    /// Called before the navigation controller shows a view controller, after the host's own work.
    func navigationController(
      _ navigationController: UINavigationController,
      willShow viewController: UIViewController,
      animated: Bool
    )

    /// Called when the navigation controller has shown a view controller.
    func navigationController(
      _ navigationController: UINavigationController,
      didShow viewController: UIViewController,
      animated: Bool
    )
  }

  extension StackDelegate {
    /// Does nothing.
    public func navigationController(
      _ navigationController: UINavigationController,
      willShow viewController: UIViewController,
      animated: Bool
    ) {}

    /// Does nothing.
    public func navigationController(
      _ navigationController: UINavigationController,
      didShow viewController: UIViewController,
      animated: Bool
    ) {}
  }
#endif
