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
