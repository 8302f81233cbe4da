import ComposableNavigation
import UIKit

/// Pages with their items as titles.
struct Pages: ViewProviding {
  func makePresentable(for item: String) -> UIViewController {
    let page = UIViewController(nibName: nil, bundle: nil)
    page.title = item
    return page
  }
}

extension UINavigationController {
  /// The titles of the pages, lowest first.
  var titles: [String] { viewControllers.map { $0.title ?? "" } }
}

extension UISplitViewController {
  /// The stack of a column.
  func stack(_ column: Column) -> UINavigationController? {
    viewController(for: column) as? UINavigationController
  }

  /// The titles of the pages in a column, lowest first.
  func titles(_ column: Column) -> [String] { stack(column)?.titles ?? [] }
}
