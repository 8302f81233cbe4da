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

@MainActor public protocol UISplitViewControllerDelegate: NSObjectProtocol {
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
      UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode
}

@MainActor open class UISplitViewController: UIViewController {
  public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }
  public enum Column: Int, Sendable { case primary, supplementary, secondary, compact }
  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary
    case twoBesideSecondary, twoOverSecondary, twoDisplaceSecondary
  }
  public enum BackgroundStyle: Int, Sendable { case none, sidebar }
  public enum PrimaryEdge: Int, Sendable { case leading, trailing }
  public enum DisplayModeButtonVisibility: Int, Sendable { case automatic, never, always }
  public class var automaticDimension: CGFloat { -1 }

  public private(set) var style = Style.unspecified
  public weak var delegate: (any UISplitViewControllerDelegate)?
  public private(set) var isCollapsed = false
  public var preferredDisplayMode = DisplayMode.automatic
  public var presentsWithGesture = true
  public var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension
  public var primaryEdge = PrimaryEdge.leading
  public var primaryBackgroundStyle = BackgroundStyle.none
  public var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic
  private var columns: [Column: UIViewController] = [:]

  public init(style: Style) {
    super.init(nibName: nil, bundle: nil)
    self.style = style
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func setViewController(_ controller: UIViewController?, for column: Column) {
    columns[column] = controller
    controller?.parent = self
    showColumns()
  }

  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  /// The visible columns.
  public var simColumns: [Column] {
    isCollapsed ? [.compact] : [.primary, .supplementary, .secondary].filter { columns[$0] != nil }
  }

  private func showColumns() {
    for (column, controller) in columns {
      if simColumns.contains(column) {
        if controller.view.superview !== view { view.addSubview(controller.view) }
      } else {
        controller.viewIfLoaded?.removeFromSuperview()
      }
    }
  }

  /// The window becomes narrow or wide.
  public func simResize(isNarrow: Bool) {
    guard isNarrow != isCollapsed else { return }
    if isNarrow {
      _ = delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: .primary)
    } else {
      _ = delegate?.splitViewController(
        self,
        displayModeForExpandingToProposedDisplayMode: .automatic
      )
    }
    isCollapsed = isNarrow
    showColumns()
  }
}
