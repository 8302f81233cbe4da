// swift-format-ignore-file
// Presentations, sheets, popovers and alerts.
import Foundation
#if !os(watchOS)

@MainActor open class UIPresentationController: NSObject {
  public var presentedViewController: UIViewController { fatalError() }
  public var presentingViewController: UIViewController { fatalError() }
  public var containerView: UIView? { nil }
  public weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
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
  public var preferredCornerRadius: CGFloat?
  @available(iOS 16, *) @available(visionOS, unavailable) public func invalidateDetents() {}
  @available(visionOS, unavailable) public func animateChanges(_ changes: () -> Void) { changes() }
}
@available(iOS 16, *) @available(tvOS, unavailable) @available(visionOS, unavailable)
@MainActor public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  var maximumDetentValue: CGFloat { get }
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
  public func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {}
}
#endif
