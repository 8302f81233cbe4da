// swift-format-ignore-file
// View controllers, their bar items, and transition coordinators.
import Foundation
#if !os(watchOS)

// MARK: Transitions

public struct UITransitionContextViewControllerKey: Hashable, Sendable, RawRepresentable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let from = Self(rawValue: "from")
  public static let to = Self(rawValue: "to")
}
@MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  var isAnimated: Bool { get }
  var isInteractive: Bool { get }
  var isCancelled: Bool { get }
  var percentComplete: CGFloat { get }
  var containerView: UIView { get }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
}
@MainActor public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

// MARK: View controllers

@MainActor open class UIViewController: UIResponder {
  public init(nibName: String?, bundle: Bundle?) { super.init() }
  public convenience override init() { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  public var title: String?
  public var view: UIView! { nil }
  public var viewIfLoaded: UIView? { nil }
  public var parent: UIViewController? { nil }
  public var children: [UIViewController] { [] }
  public var tabBarItem: UITabBarItem! = UITabBarItem()
  public var navigationItem: UINavigationItem { UINavigationItem() }
  @available(tvOS, unavailable) public var hidesBottomBarWhenPushed: Bool { get { false } set {} }
  public var navigationController: UINavigationController? { nil }
  @available(tvOS, unavailable) public var toolbarItems: [UIBarButtonItem]? { get { nil } set {} }
  public var definesPresentationContext = false
  @available(tvOS, unavailable) @available(visionOS, unavailable) open var childForStatusBarStyle: UIViewController? { nil }
  @available(tvOS, unavailable) @available(visionOS, unavailable) open var childForStatusBarHidden: UIViewController? { nil }
  @available(tvOS, unavailable) open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }  // unsure: visionOS
  public var tabBarController: UITabBarController? { nil }
  public var splitViewController: UISplitViewController? { nil }
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
  // Presentation
  public var modalPresentationStyle: UIModalPresentationStyle = .automatic
  public var presentedViewController: UIViewController? { nil }
  public var presentingViewController: UIViewController? { nil }
  public var isBeingDismissed: Bool { false }
  public var presentationController: UIPresentationController? { nil }
  @available(iOS 15, *) @available(tvOS, unavailable) public var sheetPresentationController: UISheetPresentationController? { nil }
  @available(tvOS, unavailable) public var popoverPresentationController: UIPopoverPresentationController? { nil }
  open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {}
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
  @available(iOS 18, tvOS 18, visionOS 2, *) public var preferredTransition: Transition? { get { nil } set {} }
  // Life
  open func loadViewIfNeeded() {}
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func addChild(_ child: UIViewController) {}
  open func didMove(toParent parent: UIViewController?) {}
}

public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let all = Self(rawValue: 30)
}
@MainActor open class UIBarItem: NSObject {
  public var title: String?
  public var image: UIImage?
}
@MainActor open class UITabBarItem: UIBarItem {
  public var badgeValue: String?
}
@MainActor open class UIBarButtonItem: UIBarItem {
  public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) { fatalError() }  // unsure: `menu` as well
}
@MainActor open class UINavigationItem: NSObject {
  public var title: String?
  @available(tvOS, unavailable) public var searchController: UISearchController? { get { nil } set {} }
  @available(tvOS, unavailable) public var largeTitleDisplayMode: LargeTitleDisplayMode { get { .automatic } set {} }
  @available(tvOS, unavailable) public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }
  @available(iOS 16, *) @available(tvOS, unavailable) public var backAction: UIAction? { get { nil } set {} }
  public var rightBarButtonItem: UIBarButtonItem?
}
@MainActor open class UIAction: NSObject {
  public struct Identifier: Hashable, Sendable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
  public var identifier: Identifier { Identifier(rawValue: "") }
  public convenience init(title: String = "", handler: @escaping @MainActor (UIAction) -> Void) { fatalError() }  // unsure: more defaulted parameters
}

// MARK: Zoom

// None of these classes is of the main actor (header of iOS 18).
@available(iOS 18, tvOS 18, visionOS 2, *)
extension UIViewController {
  open class Transition: NSObject {
    open class ZoomOptions: NSObject {
      open class InteractionContext: NSObject { public var willBegin: Bool { true } }
      public var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?
    }
    open class ZoomSourceViewProviderContext: NSObject {}
    public class func zoom(
      options: ZoomOptions? = nil,
      sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Transition { fatalError() }
  }
}
#endif
