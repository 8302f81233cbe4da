#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// A hidden view that observes whether its superview is added to a window or removed from it.
  final class ViewSentinel: UIView {
    /// Called at each change of the window.
    var onMove: ((_ isInWindow: Bool) -> Void)?

    /// Adds a sentinel to a view.
    static func put(
      in view: UIView,
      onMove: @escaping (_ isInWindow: Bool) -> Void
    ) -> ViewSentinel {
      let sentinel = ViewSentinel(frame: CGRect())
      sentinel.isHidden = true
      view.addSubview(sentinel)
      // Set last, so that only later changes are reported.
      sentinel.onMove = onMove
      return sentinel
    }

    /// Removes the sentinel, without a report.
    func leave() {
      onMove = nil
      removeFromSuperview()
    }

    override func didMoveToWindow() {
      super.didMoveToWindow()
      onMove?(window != nil)
    }
  }
#endif
