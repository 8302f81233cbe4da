// swift-format-ignore-file
// Navigation, tab bar and split view controllers.
import Foundation
#if !os(watchOS)

extension UINavigationControllerDelegate {
  public func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  public func navigationController(_ navigationController: UINavigationController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}
@MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {}
@MainActor public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {}
@MainActor open class UINavigationController: UIViewController {
  public enum Operation: Int, Sendable { case none, push, pop }
  public init(rootViewController: UIViewController) { super.init(nibName: nil, bundle: nil) }
  public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public weak var delegate: (any UINavigationControllerDelegate)?
  public var viewControllers: [UIViewController] = []
  public var topViewController: UIViewController? { nil }
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {}
  public var navigationBar: UINavigationBar { UINavigationBar(frame: CGRect()) }
  @available(tvOS, unavailable) open func setToolbarHidden(_ hidden: Bool, animated: Bool) {}
  @available(tvOS, unavailable) public var hidesBarsOnTap: Bool { get { false } set {} }
  @available(tvOS, unavailable) public var hidesBarsOnSwipe: Bool { get { false } set {} }
  @available(tvOS, unavailable) public var hidesBarsWhenVerticallyCompact: Bool { get { false } set {} }
  @available(tvOS, unavailable) public var hidesBarsWhenKeyboardAppears: Bool { get { false } set {} }
  @available(tvOS, unavailable) public var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }
  @available(iOS 26, visionOS 26, *) @available(tvOS, unavailable) public var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { nil }
}

@MainActor open class UINavigationBar: UIView {
  @available(tvOS, unavailable) public var prefersLargeTitles: Bool { get { false } set {} }
}

@available(iOS 18, tvOS 18, *)
@MainActor open class UITab: NSObject {
  public init(title: String, image: UIImage?, identifier: String, viewControllerProvider: (@MainActor (UITab) -> UIViewController)? = nil) {}
  public var identifier: String { "" }
  public var title: String { "" }
  public var badgeValue: String?
  public var viewController: UIViewController? { nil }
}
@available(iOS 18, tvOS 18, *)
@MainActor open class UISearchTab: UITab {
  public init(viewControllerProvider: (@MainActor (UITab) -> UIViewController)? = nil) { super.init(title: "", image: nil, identifier: "") }
}
@available(iOS 18, tvOS 18, *)
@MainActor open class UITabGroup: UITab {
  public init(title: String, image: UIImage?, identifier: String, children: [UITab] = [], viewControllerProvider: (@MainActor (UITab) -> UIViewController)? = nil) { super.init(title: title, image: image, identifier: identifier) }
  public var children: [UITab] = []
}
@available(iOS 26, *) @available(tvOS, unavailable) @available(visionOS, unavailable)
@MainActor open class UITabAccessory: NSObject { public init(contentView: UIView) {} }
@MainActor open class UITabBarController: UIViewController {
  public weak var delegate: (any UITabBarControllerDelegate)?
  public var viewControllers: [UIViewController]?
  @available(tvOS, unavailable) @available(visionOS, unavailable) public var customizableViewControllers: [UIViewController]? { get { nil } set {} }
  public var selectedViewController: UIViewController?
  public var selectedIndex = 0
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {}
  @available(iOS 18, tvOS 18, *) public var tabs: [UITab] { get { [] } set {} }
  @available(iOS 18, tvOS 18, *) open func setTabs(_ tabs: [UITab], animated: Bool) {}
  @available(iOS 18, tvOS 18, *) public var mode: Mode { get { .automatic } set {} }
  @available(iOS 18, tvOS 18, *) public enum Mode: Int, Sendable { case automatic, tabBar, tabSidebar }
  @available(iOS 26, *) @available(tvOS, unavailable) @available(visionOS, unavailable) open func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {}
  @available(iOS 18, tvOS 18, *) public var selectedTab: UITab? { get { nil } set {} }
}

@MainActor open class UISplitViewController: UIViewController {
  public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }
  public enum Column: Int, Sendable { case primary, supplementary, secondary, compact; @available(iOS 26, *) @available(tvOS, unavailable) @available(visionOS, unavailable) case inspector }
  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary
    case twoBesideSecondary, twoOverSecondary, twoDisplaceSecondary
  }
  @available(tvOS, unavailable) public enum BackgroundStyle: Int, Sendable { case none, sidebar }
  public enum PrimaryEdge: Int, Sendable { case leading, trailing }
  public init(style: Style) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public weak var delegate: (any UISplitViewControllerDelegate)?
  public var style: Style { .unspecified }
  public class var automaticDimension: CGFloat { 0 }
  public var isCollapsed: Bool { false }
  public var preferredDisplayMode = DisplayMode.automatic
  @available(visionOS, unavailable) public var presentsWithGesture: Bool { get { true } set {} }
  public var preferredPrimaryColumnWidthFraction: CGFloat = 0
  public var primaryEdge = PrimaryEdge.leading
  @available(tvOS, unavailable) public var primaryBackgroundStyle: BackgroundStyle { get { .none } set {} }
  @available(visionOS, unavailable) public var displayModeButtonVisibility: DisplayModeButtonVisibility { get { .automatic } set {} }
  public enum DisplayModeButtonVisibility: Int, Sendable { case automatic, never, always }
  open func setViewController(_ controller: UIViewController?, for column: Column) {}
  open func viewController(for column: Column) -> UIViewController? { nil }
  open func show(_ column: Column) {}
  open func hide(_ column: Column) {}
}
#endif
