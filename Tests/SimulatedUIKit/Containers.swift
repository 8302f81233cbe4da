// swift-format-ignore-file
public import Foundation

@MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool
  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  )
}

@MainActor open class UITabBarController: UIViewController {
  public weak var delegate: (any UITabBarControllerDelegate)?
  public var customizableViewControllers: [UIViewController]?
  public private(set) var viewControllers: [UIViewController]?
  public let moreNavigationController = UINavigationController()

  public convenience init() { self.init(nibName: nil, bundle: nil) }

  public var selectedViewController: UIViewController? {
    didSet {
      guard oldValue !== selectedViewController else { return }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      if let selected = selectedViewController?.view { view.addSubview(selected) }
    }
  }

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
    for controller in viewControllers ?? [] { controller.parent = self }
    let isThere = viewControllers?.contains { $0 === selectedViewController } == true
    if !isThere { selectedViewController = viewControllers?.first }
  }

  /// The user taps a tab.
  ///
  /// The delegate is called for the selected tab too (ESTabBarController #149). Then the stack in
  /// it goes back to its root (assumed).
  ///
  /// - Returns: True if the tab exists and may be selected.
  public func simTap(_ index: Int) -> Bool {
    guard let tabs = viewControllers, tabs.indices.contains(index),
      delegate?.tabBarController(self, shouldSelect: tabs[index]) != false
    else { return false }
    let isAgain = tabs[index] === selectedViewController
    selectedViewController = tabs[index]
    delegate?.tabBarController(self, didSelect: tabs[index])
    if isAgain, let stack = tabs[index] as? UINavigationController { stack.popToRoot() }
    return true
  }
}

extension UITabBarController {
  /// The user taps “More”, which UIKit shows if there are more tabs than places.
  ///
  /// The delegate receives its controller (assumed).
  public func simTapMore() {
    guard delegate?.tabBarController(self, shouldSelect: moreNavigationController) != false else { return }
    selectedViewController = moreNavigationController
    delegate?.tabBarController(self, didSelect: moreNavigationController)
  }
}
