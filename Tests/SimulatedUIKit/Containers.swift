// swift-format-ignore-file
public import Foundation

/// A tab of iOS 18.
@MainActor open class UITab: NSObject {
  public let title: String
  public let identifier: String
  private let provider: (@MainActor (UITab) -> UIViewController)?
  /// Made by the provider, once (documented).
  public private(set) lazy var viewController: UIViewController? = provider?(self)

  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: (@MainActor (UITab) -> UIViewController)? = nil
  ) {
    (self.title, self.identifier, provider) = (title, identifier, viewControllerProvider)
    super.init()
  }
}

@MainActor open class UISearchTab: UITab {
  public init(viewControllerProvider: (@MainActor (UITab) -> UIViewController)? = nil) {
    super.init(
      title: "Search", image: nil, identifier: "search", viewControllerProvider: viewControllerProvider)
  }
}

/// A group of tabs: a section of the sidebar.
@MainActor open class UITabGroup: UITab {
  public var children: [UITab]
  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab] = [],
    viewControllerProvider: (@MainActor (UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(
      title: title, image: image, identifier: identifier,
      viewControllerProvider: viewControllerProvider)
  }
}

extension [UITab] {
  /// The tabs that are not groups.
  @MainActor fileprivate var leaves: [UITab] {
    flatMap { ($0 as? UITabGroup)?.children.leaves ?? [$0] }
  }
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

  /// The tabs and groups of iOS 18; the view controllers are then those of the tabs outside of groups
  /// (assumed, as the worst case).
  public private(set) var tabs: [UITab] = []
  open func setTabs(_ tabs: [UITab], animated: Bool) {
    self.tabs = tabs
    viewControllers = tabs.compactMap(\.viewController)
    for page in simPages { page.parent = self }
    let isThere = simPages.contains { $0 === selectedViewController }
    if !isThere { selectedViewController = simPages.first }
  }

  /// The pages in the order of the bar and the sidebar.
  public var simPages: [UIViewController] {
    tabs.isEmpty ? viewControllers ?? [] : tabs.leaves.compactMap(\.viewController)
  }

  /// A tab of any group (documented).
  public var selectedTab: UITab? {
    get { tabs.leaves.first { $0.viewController === selectedViewController } }
    set { selectedViewController = newValue?.viewController }
  }

  /// The user taps a tab.
  ///
  /// The delegate is called for the selected tab too (ESTabBarController #149). Then the stack in
  /// it goes back to its root (assumed).
  ///
  /// - Returns: True if the tab exists and may be selected.
  public func simTap(_ index: Int) -> Bool {
    if !tabs.isEmpty { return simTap(tabs.leaves, index) }
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
  /// The user taps a tab of iOS 18: UIKit calls the methods for tabs alone (header), also for the
  /// selected tab (published apps rely on it: Kurozora).
  private func simTap(_ tabs: [UITab], _ index: Int) -> Bool {
    guard tabs.indices.contains(index),
      delegate?.tabBarController(self, shouldSelectTab: tabs[index]) != false
    else { return false }
    let before = selectedTab
    selectedTab = tabs[index]
    delegate?.tabBarController(self, didSelectTab: tabs[index], previousTab: before)
    if before === tabs[index], let stack = tabs[index].viewController as? UINavigationController {
      stack.popToRoot()
    }
    return true
  }
  /// The user taps “More”, which UIKit shows if there are more tabs than places.
  ///
  /// The delegate receives its controller (assumed).
  public func simTapMore() {
    guard delegate?.tabBarController(self, shouldSelect: moreNavigationController) != false else { return }
    selectedViewController = moreNavigationController
    delegate?.tabBarController(self, didSelect: moreNavigationController)
  }
}
