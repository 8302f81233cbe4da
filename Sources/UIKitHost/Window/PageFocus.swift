#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// The focus of assistive technology in pages of which one is in front.
  ///
  /// UIKit itself moves the focus to a page that comes in front: after a push to the back button
  /// (documented). When a page is in front again, the focus is often at its first element (reported:
  /// MAUI #27465, React Navigation #11189); this object returns it to the element that led away.
  @MainActor
  final class PageFocus {
    /// The element of a page that had the focus when another page came in front.
    private struct Mark {
      weak var page: UIViewController?
      weak var element: NSObject?
    }

    private var marks: [Mark] = []
    /// The page in front at rest; nil after it was left, until a page arrives.
    private weak var front: UIViewController?
    private var isFirst = true

    /// Notes the focused element of the page in front, before a transition.
    func leave(_ page: UIViewController?) {
      guard let page, !page.isCovered else { return }
      let wasAtRest = isFirst || front === page
      (front, isFirst) = (nil, false)
      guard wasAtRest else { return }
      forget(page)
      let focus = UIAccessibility.focusedElement(using: nil) as? NSObject
      if let focus, !focus.isOffScreen { marks.append(Mark(page: page, element: focus)) }
    }

    /// Moves the focus to the page in front, at rest, at most once for each transition.
    ///
    /// Posts nothing if UIKit or the app has moved the focus already.
    func arrive(at page: UIViewController?) {
      guard let page, front !== page, page.viewIfLoaded?.window != nil, !page.isCovered else {
        return
      }
      let isFirst = isFirst
      (front, self.isFirst) = (page, false)
      let focus = UIAccessibility.focusedElement(using: nil) as? NSObject
      let left = marks.last { $0.page === page }?.element
      forget(page)
      if let left, !left.isOffScreen {
        if left !== focus { UIAccessibility.post(notification: .screenChanged, argument: left) }
      } else if !isFirst, focus?.isOffScreen != false {
        UIAccessibility.post(notification: .screenChanged, argument: page.viewIfLoaded)
      }
    }

    private func forget(_ page: UIViewController) {
      marks.removeAll { $0.page == nil || $0.page === page }
    }
  }

  extension UIViewController {
    /// A Boolean value that indicates whether another view controller is presented over this one.
    fileprivate var isCovered: Bool {
      sequence(first: self, next: \.parent).contains { $0.presentedViewController != nil }
    }
  }

  extension NSObject {
    /// A Boolean value that indicates whether this is a view that is in no window.
    @MainActor fileprivate var isOffScreen: Bool {
      guard let view = self as? UIView else { return false }
      return view.window == nil
    }
  }
#endif
