#if canImport(UIKit) && !os(watchOS)
  import ComposableNavigation
  import UIKit

  // The event that a host waits for before it can present.
  extension PresentationHost {
    /// Says ready when the presenter's view comes into a window.
    func sayReady(whenSeen presenter: UIViewController) {
      presenter.loadViewIfNeeded()
      if let keeper = (presenter as? any HandlerKeeping)?.keeper, keeper.saysWhenItAppears {
        keeper.whenViewAppears { [weak self] in self?.isReady() }
      } else {
        sayReady(when: presenter.viewIfLoaded, isInWindow: true)
      }
    }

    /// Says ready when a view comes into a window, or leaves it.
    private func sayReady(when view: UIView?, isInWindow wanted: Bool) {
      guard waiting == nil, let view else { return }
      waiting = .put(in: view) { [weak self] isInWindow in
        // In a turn the view has appeared, and may present, or what was in the way has gone.
        if isInWindow == wanted { self?.turns.later { self?.isReady() } }
      }
    }

    /// Says ready when what somebody else presents has gone, of which UIKit tells nobody: its container
    /// leaves the window then.
    func sayReady(whenGone other: UIViewController) {
      if let container = other.presentationContainer, container.window != nil {
        sayReady(when: container, isInWindow: false)
      } else {
        // It has nothing in a window to listen to: look again.
        turns.later { [weak self] in self?.isReady() }
      }
    }

    /// Tells whether a window has been shown in this turn; then it says ready in the next one.
    ///
    /// A presentation before the root has appeared makes UIKit lose count of appearances.
    func waitsForAppearance(of window: UIWindow) -> Bool {
      guard let root = window.rootViewController as? any HandlerKeeping else { return false }
      return root.keeper.waitsForAppearance { [weak self] in self?.isReady() }
    }

    private func isReady() {
      waiting?.leave()
      waiting = nil
      if !isAway { onReport?(.ready) }
    }
  }

  extension UIViewController {
    /// The view that leaves the window when this goes, which is presented: its container, or what it lies
    /// in where a presentation of the system's own has none.
    var presentationContainer: UIView? {
      presentationController?.containerView ?? viewIfLoaded?.superview
    }

    /// The search on top of what this presents; itself while there is none.
    var topSearch: UIViewController {
      var top = self
      while let search = top.presentedViewController as? UISearchController,
        !search.isBeingDismissed
      {
        top = search
      }
      return top
    }
  }
#endif
