#if canImport(UIKit) && !os(watchOS)
  import ComposableNavigation
  import UIKit

  extension PresentationHost {
    /// A presented view, and its style.
    @MainActor
    struct Presented {
      let id: ElementID
      let view: UIViewController
      var style: PresentationStyle

      var isThere: Bool { view.presentingViewController != nil }
    }
  }
#endif
