// swift-format-ignore-file
// Presentations, sheets, popovers and alerts.
import Foundation
#if !os(watchOS)

public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen = 0
  @available(tvOS, unavailable) case pageSheet
  @available(tvOS, unavailable) case formSheet
  case currentContext, custom, overFullScreen, overCurrentContext
  @available(tvOS, unavailable) case popover
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
  func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle
}
extension UIAdaptivePresentationControllerDelegate {
  public func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle { .automatic }
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let any = Self(rawValue: 15)
}
@MainActor open class UISearchController: UIViewController {
  public init(searchResultsController: UIViewController?) { super.init(nibName: nil, bundle: nil) }
  public var hidesNavigationBarDuringPresentation = true
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
@available(tvOS, unavailable)
@MainActor open class UIPopoverPresentationController: UIPresentationController {
  public var sourceView: UIView?
  public var sourceRect = CGRect()
  public var permittedArrowDirections = UIPopoverArrowDirection.any
  @available(iOS 16, *) public var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
}
@available(tvOS, unavailable)
@MainActor public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}
@available(tvOS, unavailable) extension UIView: UIPopoverPresentationControllerSourceItem {}
@available(tvOS, unavailable) extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

// The class exists on visionOS, but its heights do not.
@available(iOS 15, *) @available(tvOS, unavailable)
@MainActor open class UISheetPresentationController: UIPresentationController {
  @available(visionOS, unavailable) @MainActor open class Detent: NSObject {
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
  @available(visionOS, unavailable) public var detents: [Detent] { get { [] } set {} }
  @available(visionOS, unavailable) public var selectedDetentIdentifier: Detent.Identifier? { get { nil } set {} }
  @available(visionOS, unavailable) public var largestUndimmedDetentIdentifier: Detent.Identifier? { get { nil } set {} }
  @available(visionOS, unavailable) public var prefersGrabberVisible: Bool { get { false } set {} }
  @available(visionOS, unavailable) public var prefersScrollingExpandsWhenScrolledToEdge: Bool { get { true } set {} }
  @available(visionOS, unavailable) public var prefersEdgeAttachedInCompactHeight: Bool { get { false } set {} }
  public var preferredCornerRadius: CGFloat?
  @available(iOS 16, *) @available(visionOS, unavailable) public func invalidateDetents() {}
  @available(visionOS, unavailable) public func animateChanges(_ changes: () -> Void) { changes() }
}
@available(iOS 16, *) @available(tvOS, unavailable) @available(visionOS, unavailable)
@MainActor public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  var maximumDetentValue: CGFloat { get }
}
@available(iOS 15, *) @available(tvOS, unavailable)
@MainActor public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  #if !os(visionOS)  // Apple: unavailable, as only a requirement of Objective-C can be
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  )
  #endif
}
#if !os(visionOS)
@available(iOS 15, *) @available(tvOS, unavailable)
extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
#endif

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
  public func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {}
  public var textFields: [UITextField]? { nil }
}
#endif
