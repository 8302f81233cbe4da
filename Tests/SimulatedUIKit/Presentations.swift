// swift-format-ignore-file
public import Foundation

open class UITraitCollection: NSObject {}

@MainActor open class UIPresentationController: NSObject {
  public private(set) weak var presentedViewController: UIViewController?
  public internal(set) var containerView: UIView?
  public weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  init(presented: UIViewController) {
    presentedViewController = presented
    super.init()
  }
}

@MainActor open class UIPopoverPresentationController: UIPresentationController {
  public var sourceView: UIView?
  /// Points at the item without a rectangle (documented, since iOS 16).
  public var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
  public var sourceRect = CGRect(x: 0, y: 0, width: 0, height: 0)
  public var permittedArrowDirections = UIPopoverArrowDirection.any

  /// UIKit raises an exception for a popover that points at nothing (reported, widely).
  var simFault: String? {
    sourceView == nil && sourceItem == nil ? "a popover has neither a source view nor an item" : nil
  }
}

/// An active search: a controller that its page presents (documented).
@MainActor open class UISearchController: UIViewController {
  public init(searchResultsController: UIViewController?) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

@MainActor public protocol UISheetPresentationControllerDetentResolutionContext {
  var maximumDetentValue: CGFloat { get }
}

@MainActor open class UISheetPresentationController: UIPresentationController {
  @MainActor public final class Detent: NSObject {
    public struct Identifier: Hashable, Sendable {
      public let rawValue: String
      public init(_ rawValue: String) { self.rawValue = rawValue }
      public static let medium = Identifier("medium")
      public static let large = Identifier("large")
    }
    public let identifier: Identifier
    private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    init(
      _ identifier: Identifier,
      _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.resolver = resolver
      super.init()
    }
    public class func medium() -> Detent { Detent(.medium) { $0.maximumDetentValue / 2 } }
    public class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    struct Context: UISheetPresentationControllerDetentResolutionContext {
      let maximumDetentValue: CGFloat = 700
    }

    /// The height; nil for none.
    public var simHeight: CGFloat? { resolver(Context()) }
    public class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent(identifier ?? Identifier("custom"), resolver) }
  }
  public var detents: [Detent] = [.large()] {
    didSet { resolve(detents.filter { simHeights[$0.identifier] == nil }) }
  }
  /// The heights that UIKit has computed, and computes again only if it is told to (documented).
  public private(set) var simHeights: [Detent.Identifier: CGFloat] = [:]
  public func invalidateDetents() { resolve(detents) }
  private func resolve(_ detents: [Detent]) {
    for detent in detents { simHeights[detent.identifier] = detent.simHeight }
  }

  /// The fault in the heights: the header asks for at least one, lowest first.
  var simFault: String? {
    let heights = detents.compactMap(\.simHeight)
    if detents.isEmpty { return "a sheet has no detents" }
    return heights == heights.sorted() ? nil : "the detents of a sheet are not in ascending order"
  }
  public var selectedDetentIdentifier: Detent.Identifier?
  public var largestUndimmedDetentIdentifier: Detent.Identifier?
  public var prefersGrabberVisible = false
  public var prefersScrollingExpandsWhenScrolledToEdge = true
  public var preferredCornerRadius: CGFloat?
  public func animateChanges(_ changes: () -> Void) { changes() }

  /// The user drags the sheet to another height.
  public func simDrag(to identifier: Detent.Identifier) {
    selectedDetentIdentifier = identifier
    (delegate as? any UISheetPresentationControllerDelegate)?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }
}

@MainActor open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable { case `default`, cancel, destructive }
  public let title: String?
  public let style: Style
  public var isEnabled = true
  let handler: (@MainActor (UIAlertAction) -> Void)?
  public init(
    title: String?,
    style: Style,
    handler: (@MainActor (UIAlertAction) -> Void)? = nil
  ) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}

@MainActor open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable { case actionSheet, alert }
  public private(set) var preferredStyle = Style.alert
  public private(set) var message: String?
  public private(set) var actions: [UIAlertAction] = []
  /// The action of the return key, which must be one of an alert's actions (documented).
  public var preferredAction: UIAlertAction? {
    didSet {
      let isOwn = preferredAction == nil || actions.contains { $0 === preferredAction }
      assert(isOwn && preferredStyle == .alert)
    }
  }

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  public func addAction(_ action: UIAlertAction) { actions.append(action) }

  public private(set) var textFields: [UITextField]?
  /// UIKit raises an exception for an action sheet (documented).
  public func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    assert(preferredStyle == .alert)
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
  }

  /// The user taps beside the alert.
  ///
  /// For an action sheet this is its cancel button (documented); without such a button it is
  /// dismissed if there is room for a popover.
  public func simTapBeside() {
    guard preferredStyle == .actionSheet else { return }
    let cancel = actions.first { $0.style == .cancel }
    presentingViewController?.dismiss(animated: false)
    if let cancel { cancel.handler?(cancel) }
  }

  /// The user taps a button: the alert is dismissed, then the button's handler runs (reported:
  /// material-components-ios #1885).
  public func simTap(_ title: String) {
    guard let action = actions.first(where: { $0.title == title && $0.isEnabled }) else { return }
    presentingViewController?.dismiss(animated: false)
    action.handler?(action)
  }
}
