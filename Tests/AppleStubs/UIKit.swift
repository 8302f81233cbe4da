// swift-format-ignore-file
// after: Foundation
// What hosts use of UIKit, as declarations for .ci/apple. No behaviour.
// From memory of Apple's headers; «unsure» marks what has not been seen in a header or a reported trace.
// Optional Objective-C requirements are requirements with defaults here: a misspelt method compiles.
@_exported import Foundation

// MARK: Responders, windows, scenes

@MainActor open class UIResponder: NSObject {}

@MainActor open class UIView: UIResponder {
  public init(frame: CGRect) { super.init() }
  public convenience override init() { fatalError() }  // unsure: inherited from NSObject by UIView on Apple
  public required init?(coder: NSCoder) { fatalError() }
  public var window: UIWindow? { nil }
  public var superview: UIView? { nil }
  public var isHidden = false
  public var bounds: CGRect { CGRect() }
  public var frame = CGRect()
  public var autoresizingMask: AutoresizingMask = []
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleWidth = Self(rawValue: 2), flexibleHeight = Self(rawValue: 16)
  }
  public var backgroundColor: UIColor?
  public var tintColor: UIColor!
  open func addSubview(_ view: UIView) {}
  open func removeFromSuperview() {}
  open func layoutIfNeeded() {}
  open func didMoveToWindow() {}
  open class var areAnimationsEnabled: Bool { true }
  open class func performWithoutAnimation(_ actions: () -> Void) { actions() }
}

open class UIColor: NSObject, @unchecked Sendable {
  public static let clear = UIColor()
  public convenience init?(named name: String) { nil }
}

@MainActor open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1, foregroundActive, foregroundInactive, background
  }
  public var activationState: ActivationState { .foregroundActive }
  public nonisolated static let didDisconnectNotification = Notification.Name("UISceneDidDisconnect")
  public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivate")
  public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivate")
}
@MainActor open class UIWindowScene: UIScene {}
@MainActor open class UISceneSession: NSObject {}
extension UIScene { @MainActor open class ConnectionOptions: NSObject {} }
@MainActor public protocol UISceneDelegate: NSObjectProtocol {
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
}
@MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {}

@MainActor open class UIWindow: UIView {
  public init(windowScene: UIWindowScene) { super.init(frame: CGRect()) }
  public required init?(coder: NSCoder) { fatalError() }
  public weak var windowScene: UIWindowScene?
  public var rootViewController: UIViewController?
  public func makeKeyAndVisible() {}
}

// MARK: Gestures

@MainActor open class UIGestureRecognizer: NSObject {
  public var isEnabled = true
  public weak var delegate: (any UIGestureRecognizerDelegate)?
  open func require(toFail other: UIGestureRecognizer) {}
}
@MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
}
extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
}

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
  var initiallyInteractive: Bool { get }
  var isInterruptible: Bool { get }
  var isCancelled: Bool { get }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
}
@MainActor public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  )
}

// MARK: View controllers

@MainActor open class UIViewController: UIResponder {
  public init(nibName: String?, bundle: Bundle?) { super.init() }
  public convenience override init() { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  public var title: String?
  public var view: UIView! { nil }
  public var viewIfLoaded: UIView? { nil }
  public var isViewLoaded: Bool { false }
  public var parent: UIViewController? { nil }
  public var children: [UIViewController] { [] }
  public var tabBarItem: UITabBarItem! = UITabBarItem()
  public var navigationItem: UINavigationItem { UINavigationItem() }
  public var hidesBottomBarWhenPushed = false
  public var navigationController: UINavigationController? { nil }
  public var tabBarController: UITabBarController? { nil }
  public var splitViewController: UISplitViewController? { nil }
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
  // Presentation
  public var modalPresentationStyle: UIModalPresentationStyle = .automatic
  public var isModalInPresentation = false
  public var presentedViewController: UIViewController? { nil }
  public var presentingViewController: UIViewController? { nil }
  public var isBeingPresented: Bool { false }
  public var isBeingDismissed: Bool { false }
  public var isMovingToParent: Bool { false }
  public var isMovingFromParent: Bool { false }
  public var presentationController: UIPresentationController? { nil }
  @available(iOS 15, *) public var sheetPresentationController: UISheetPresentationController? { nil }
  public var popoverPresentationController: UIPopoverPresentationController? { nil }
  open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {}
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
  // Life
  open func loadViewIfNeeded() {}
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  @available(iOS 13, *) open func viewIsAppearing(_ animated: Bool) {}  // declared in Xcode 15, back to iOS 13
  open func addChild(_ child: UIViewController) {}
  open func didMove(toParent parent: UIViewController?) {}
  open func removeFromParent() {}
}

@MainActor open class UIBarItem: NSObject { public var title: String? }
@MainActor open class UITabBarItem: UIBarItem {}
@MainActor open class UIBarButtonItem: UIBarItem {
  public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) { fatalError() }  // unsure: `menu` as well
}
@MainActor open class UINavigationItem: NSObject {
  public var title: String?
  public var hidesBackButton = false
  @available(iOS 16, *) public var backAction: UIAction?
  public var rightBarButtonItem: UIBarButtonItem?
}
@MainActor open class UIAction: NSObject {
  public convenience init(title: String = "", handler: @escaping @MainActor (UIAction) -> Void) { fatalError() }  // unsure: more defaulted parameters
}

// MARK: Presentation

public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen = 0, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
  case none = -1
  case automatic = -2
}
@MainActor open class UIPresentationController: NSObject {
  public var presentedViewController: UIViewController { fatalError() }
  public var presentingViewController: UIViewController { fatalError() }
  public var containerView: UIView? { nil }
  public weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
}
@MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}
extension UIAdaptivePresentationControllerDelegate {
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
@MainActor open class UIPopoverPresentationController: UIPresentationController {
  public var sourceView: UIView?
  public var sourceRect = CGRect()
  @available(iOS 16, *) public var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
}
@MainActor public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

@available(iOS 15, *)
@MainActor open class UISheetPresentationController: UIPresentationController {
  @MainActor open class Detent: NSObject {
    public struct Identifier: Hashable, Sendable, RawRepresentable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }
      public static let medium = Identifier("medium")
      public static let large = Identifier("large")
    }
    @available(iOS 16, *) public var identifier: Identifier { .large }
    public class func medium() -> Detent { Detent() }
    public class func large() -> Detent { Detent() }
    @available(iOS 16, *)
    public class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent() }
  }
  public var detents: [Detent] = []
  public var selectedDetentIdentifier: Detent.Identifier?
  public var largestUndimmedDetentIdentifier: Detent.Identifier?
  public var prefersGrabberVisible = false
  public var prefersScrollingExpandsWhenScrolledToEdge = true
  public var prefersEdgeAttachedInCompactHeight = false
  public var preferredCornerRadius: CGFloat?
  @available(iOS 16, *) public func invalidateDetents() {}
  public func animateChanges(_ changes: () -> Void) { changes() }
}
@available(iOS 16, *)
@MainActor public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  var maximumDetentValue: CGFloat { get }
}
@available(iOS 15, *)
@MainActor public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  )
}
@available(iOS 15, *)
extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

@MainActor open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable { case `default`, cancel, destructive }
  public convenience init(
    title: String?, style: Style, handler: (@MainActor (UIAlertAction) -> Void)? = nil
  ) { fatalError() }
  public var isEnabled = true
  public var style: Style { .default }
}
@MainActor open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable { case actionSheet, alert }
  public convenience init(title: String?, message: String?, preferredStyle: Style) { fatalError() }
  public func addAction(_ action: UIAlertAction) {}
  public var actions: [UIAlertAction] { [] }
  public var preferredStyle: Style { .alert }
  public var preferredAction: UIAlertAction?
  public var message: String?
}

// MARK: Containers

@MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
  func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}
extension UINavigationControllerDelegate {
  public func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) {}
  public func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {}
}
@MainActor open class UINavigationController: UIViewController {
  public init(rootViewController: UIViewController) { super.init(nibName: nil, bundle: nil) }
  public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public weak var delegate: (any UINavigationControllerDelegate)?
  public var viewControllers: [UIViewController] = []
  public var topViewController: UIViewController? { nil }
  public var visibleViewController: UIViewController? { nil }
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {}
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {}
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? { nil }
  @discardableResult open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? { nil }
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? { nil }
  public var navigationBar: UINavigationBar { UINavigationBar(frame: CGRect()) }
  // These four are not on tvOS.
  public var hidesBarsOnTap = false
  public var hidesBarsOnSwipe = false
  public var hidesBarsWhenVerticallyCompact = false
  public var hidesBarsWhenKeyboardAppears = false
  public var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }  // not on tvOS
  @available(iOS 26, *) public var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { nil }
}

@MainActor open class UINavigationBar: UIView {}

@MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  @available(iOS 18, *)
  func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool
  @available(iOS 18, *)
  func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)
}
extension UITabBarControllerDelegate {
  public func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool { true }
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
  @available(iOS 18, *)
  public func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool { true }
  @available(iOS 18, *)
  public func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?) {}
}
@available(iOS 18, *)
@MainActor open class UITab: NSObject {
  public convenience init(title: String, image: UIImage?, identifier: String, viewControllerProvider: (@MainActor (UITab) -> UIViewController)? = nil) { fatalError() }
  public var identifier: String { "" }
  public var viewController: UIViewController? { nil }
}
open class UIImage: NSObject, @unchecked Sendable {}
@MainActor open class UITabBarController: UIViewController {
  public weak var delegate: (any UITabBarControllerDelegate)?
  public var viewControllers: [UIViewController]?
  public var customizableViewControllers: [UIViewController]?
  public var selectedViewController: UIViewController?
  public var selectedIndex = 0
  public var moreNavigationController: UINavigationController { fatalError() }
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {}
  @available(iOS 18, *) public var tabs: [UITab] { get { [] } set {} }
  @available(iOS 18, *) public var selectedTab: UITab? { get { nil } set {} }
}

@MainActor public protocol UISplitViewControllerDelegate: NSObjectProtocol {
  func splitViewController(_ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column) -> UISplitViewController.Column
  func splitViewController(_ svc: UISplitViewController, displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode) -> UISplitViewController.DisplayMode
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  func splitViewControllerDidExpand(_ svc: UISplitViewController)
  func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
  func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)
}
extension UISplitViewControllerDelegate {
  public func splitViewController(_ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column) -> UISplitViewController.Column { proposedTopColumn }
  public func splitViewController(_ svc: UISplitViewController, displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode) -> UISplitViewController.DisplayMode { proposedDisplayMode }
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
  public func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {}
  public func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {}
}
@MainActor open class UISplitViewController: UIViewController {
  public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }
  public enum Column: Int, Sendable { case primary, supplementary, secondary, compact }  // unsure: `inspector` since iOS 26
  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary
    case twoBesideSecondary, twoOverSecondary, twoDisplaceSecondary
  }
  public enum BackgroundStyle: Int, Sendable { case none, sidebar }
  public enum PrimaryEdge: Int, Sendable { case leading, trailing }
  public init(style: Style) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public weak var delegate: (any UISplitViewControllerDelegate)?
  public var style: Style { .unspecified }
  public class var automaticDimension: CGFloat { 0 }
  public var isCollapsed: Bool { false }
  public var preferredDisplayMode = DisplayMode.automatic
  public var presentsWithGesture = true
  public var preferredPrimaryColumnWidthFraction: CGFloat = 0
  public var primaryEdge = PrimaryEdge.leading
  public var primaryBackgroundStyle = BackgroundStyle.none
  public var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic
  public enum DisplayModeButtonVisibility: Int, Sendable { case automatic, never, always }
  open func setViewController(_ controller: UIViewController?, for column: Column) {}
  open func viewController(for column: Column) -> UIViewController? { nil }
  open func show(_ column: Column) {}
  open func hide(_ column: Column) {}
}

// MARK: Tables (the showcase)

@MainActor open class UITableView: UIView {
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  open func reloadData() {}
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {}
}
@MainActor open class UILabel: UIView { public var text: String? }
@MainActor open class UITableViewCell: UIView {
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  public init(style: CellStyle, reuseIdentifier: String?) { super.init(frame: CGRect()) }
  public required init?(coder: NSCoder) { fatalError() }
  public var textLabel: UILabel? { nil }
}
@MainActor open class UITableViewController: UIViewController {
  public init(style: UITableView.Style) { super.init(nibName: nil, bundle: nil) }
  public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public var tableView: UITableView! { nil }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { fatalError() }
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

// MARK: SwiftUI in UIKit and back
// Apple declares these in SwiftUI, which re-exports UIKit. Here they need UIKit, and SwiftUI.swift is
// compiled first: a file that uses them imports both.
#if canImport(SwiftUI)
  import SwiftUI

  @MainActor open class UIHostingController<Content: View>: UIViewController {
    public init(rootView: Content) { self.rootView = rootView; super.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { fatalError() }
    public var rootView: Content
  }

  @MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Body == Never {
    associatedtype UIViewControllerType: UIViewController
    associatedtype Coordinator = Void
    typealias Context = UIViewControllerRepresentableContext<Self>
    func makeUIViewController(context: Context) -> UIViewControllerType
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
    func makeCoordinator() -> Coordinator
  }
  extension UIViewControllerRepresentable {
    public var body: Never { fatalError() }
    public static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator) {}
  }
  extension UIViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
  }
  @MainActor @preconcurrency public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    public let coordinator: Representable.Coordinator
    public var transaction: Transaction
    public var environment: EnvironmentValues { EnvironmentValues() }
  }
#endif
