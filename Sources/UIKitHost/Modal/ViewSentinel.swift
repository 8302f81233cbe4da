#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// A hidden view that hears when the view it lies in comes into a window, or leaves it.
  final class ViewSentinel: UIView {
    /// Told of each move.
    var onMove: ((_ isInWindow: Bool) -> Void)?

    /// Lies in a view from now on.
    static func put(
      in view: UIView,
      onMove: @escaping (_ isInWindow: Bool) -> Void
    ) -> ViewSentinel {
      let sentinel = ViewSentinel(frame: CGRect())
      sentinel.isHidden = true
      view.addSubview(sentinel)
      // Only now: what it hears is what happens from here on.
      sentinel.onMove = onMove
      return sentinel
    }

    /// Lies in it no longer, and says nothing of that.
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
