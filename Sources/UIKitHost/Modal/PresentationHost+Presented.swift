#if canImport(UIKit) && !os(watchOS)
  import ComposableNavigation
  public import UIKit

  extension PresentationHost {
    /// A presented view.
    @MainActor
    struct Presented {
      let view: UIViewController
      /// The modal presentation style that the app has set.
      private let ownStyle: UIModalPresentationStyle

      init(_ view: UIViewController) { (self.view, ownStyle) = (view, view.modalPresentationStyle) }

      /// Restores the app's style, for the view's next presentation.
      func giveBackStyle() { view.modalPresentationStyle = ownStyle }

      var isThere: Bool { view.presentingViewController != nil }
    }

    /// The presented view controller, which covers the others.
    public var front: UIViewController? {
      shown.elements.isEmpty ? nil : contents.views.first?.view
    }

    /// The presented sheet; nil for other presentations.
    var sheet: Sheet? {
      guard case .sheet(let sheet)? = contents.shown.style else { return nil }
      return sheet
    }

    /// Stores the detent to which the user dragged the sheet, and reports it.
    func noteDrag(to detent: Sheet.Detent) {
      if let report = contents.drag(to: detent) { onReport?(report) }
    }

    /// Asks for the custom heights of the sheet again (``PresentationLooks/customHeight``).
    ///
    /// Call it when a height has changed, for example with the page's content:
    ///
    /// ```swift
    /// host.updateHeights()
    /// ```
    public func updateHeights() {
      guard let (presented, style) = contents.presentation, presented.isThere else { return }
      looks.resize(presented.view, as: style)
    }
  }
#endif
