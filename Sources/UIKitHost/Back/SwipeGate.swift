#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit

  /// Decides at the touch whether a swipe may remove the page on top.
  ///
  /// UIKit's swipes wait until the gate's own recognizer has failed, which is the use that Apple documents
  /// for them, so their delegates stay UIKit's. The recognizer fails at once while the swipe may begin.
  @MainActor
  final class SwipeGate: NSObject, UIGestureRecognizerDelegate {
    private let recognizer = UIPanGestureRecognizer()
    private let isClosed: @MainActor () -> Bool

    /// Adds a gate to a view.
    ///
    /// - Parameters:
    ///   - swipes: The swipes that wait for it.
    ///   - view: The view that has them.
    ///   - isClosed: Returns true if they may not begin now.
    init(
      before swipes: [UIGestureRecognizer],
      in view: UIView,
      isClosed: @escaping @MainActor () -> Bool
    ) {
      self.isClosed = isClosed
      super.init()
      recognizer.delegate = self
      // Touches go on to the page, which the recognizer only watches.
      recognizer.cancelsTouchesInView = false
      view.addGestureRecognizer(recognizer)
      for swipe in swipes { swipe.require(toFail: recognizer) }
    }

    /// A Boolean value that indicates whether swipes wait for the gate.
    var isUsed: Bool {
      get { recognizer.isEnabled }
      set { recognizer.isEnabled = newValue }
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      isClosed()
    }

    /// Scrolling goes on while the gate is closed.
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
      true
    }
  }
#endif
