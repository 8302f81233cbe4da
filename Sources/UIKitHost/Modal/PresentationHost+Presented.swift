#if canImport(UIKit) && !os(watchOS)
  import ComposableNavigation
  import UIKit

  extension PresentationHost {
    /// What is presented, and how.
    @MainActor
    struct Presented {
      let id: ElementID
      let view: UIViewController
      var style: PresentationStyle

      var isThere: Bool { view.presentingViewController != nil }
    }
  }
#endif
