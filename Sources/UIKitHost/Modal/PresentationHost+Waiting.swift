#if canImport(UIKit) && !os(watchOS)
  import ComposableNavigation
  import UIKit

  // The events that a host waits for before it can present.
  extension PresentationHost {
    /// Reports ready when the presenter's view is added to a window.
    func sayReady(whenSeen presenter: UIViewController) {
      presenter.loadViewIfNeeded()
      if let keeper = (presenter as? any HandlerKeeping)?.keeper, keeper.saysWhenItAppears {
        keeper.whenViewAppears { [weak self] in self?.isReady() }
      } else {
        sayReady(when: presenter.viewIfLoaded, isInWindow: true)
      }
    }

    /// Reports ready when a view is added to a window, or removed from it.
    private func sayReady(when view: UIView?, isInWindow wanted: Bool) {
      guard waiting == nil, let view else { return }
      waiting = .put(in: view) { [weak self] isInWindow in
        // A turn later, the view has appeared and can present, or the other presentation has ended.
        if isInWindow == wanted { self?.turns.later { self?.isReady() } }
      }
    }

    /// Reports ready when another presentation has ended.
    ///
    /// UIKit does not report this, but removes the presentation's container from the window.
    func sayReady(whenGone other: UIViewController) {
      if let container = other.presentationContainer, container.window != nil {
        sayReady(when: container, isInWindow: false)
      } else {
        // There is no view in a window to observe: check again later.
        turns.later { [weak self] in self?.isReady() }
      }
    }

    /// Returns a Boolean value that indicates whether the window was shown in this turn; then
    /// reports ready in the next one.
    ///
    /// A presentation before the root has appeared makes UIKit call appearance methods unevenly.
    func waitsForAppearance(of window: UIWindow) -> Bool {
      guard let root = window.rootViewController as? any HandlerKeeping else { return false }
      return root.keeper.waitsForAppearance { [weak self] in self?.isReady() }
    }

    private func isReady() {
      waiting?.leave()
      waiting = nil
      if !contents.isAway { onReport?(.ready) }
    }
  }

  extension UIViewController {
    /// The view that leaves the window when this presentation ends: its container, or the superview
    /// for a system presentation without a container.
    var presentationContainer: UIView? {
      presentationController?.containerView ?? viewIfLoaded?.superview
    }

    /// The search controller on top of this presenter; the presenter itself if there is none.
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
