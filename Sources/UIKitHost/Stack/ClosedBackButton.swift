#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// A back button with another action, until it is opened and the app's action is restored.
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

      /// Opens the back button, unless the app has set another action.
      func open() {
        // UIKit copies an action, but keeps its identifier.
        guard let item = page?.navigationItem, item.backAction?.identifier == action.identifier
        else {
          return
        }
        item.backAction = before
      }
    #endif
  }
#endif
