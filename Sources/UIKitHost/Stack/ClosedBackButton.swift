#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// A back button that does something else, until it is opened: what the app had set is there again.
  @MainActor
  struct ClosedBackButton {
    private(set) weak var page: UIViewController?
    #if !os(tvOS)
      private let action: UIAction
      private let before: UIAction?

      /// Closes the back button of a page.
      init(of page: UIViewController, by action: UIAction) {
        self.page = page
        self.action = action
        before = page.navigationItem.backAction
        page.navigationItem.backAction = action
      }

      /// Opens it, unless the app has set another action meanwhile.
      func open() {
        // UIKit copies an action; its identifier stays.
        guard let item = page?.navigationItem, item.backAction?.identifier == action.identifier
        else {
          return
        }
        item.backAction = before
      }
    #endif
  }
#endif
