#if canImport(UIKit) && !os(watchOS)
  import ComposableNavigation
  import UIKit

  // The other gestures of a person, and the closing of the way back.
  extension NavigationControllerHost {
    /// A Boolean value that indicates whether a person may leave the page on top.
    ///
    /// The host closes the swipes and the back button by itself. The gestures of a zoom transition ask
    /// nobody but the options of the app:
    ///
    /// ```swift
    /// let options = UIViewController.Transition.ZoomOptions()
    /// options.interactiveDismissShouldBegin = { [weak stack] _ in stack?.host.isWayBackOpen ?? true }
    /// page.preferredTransition = .zoom(options: options) { _ in thumbnail }
    /// ```
    public var isWayBackOpen: Bool { waysOut.areOpen && keptTop == nil }

    /// Closes the ways back, or opens them again, for what is on top now.
    func closeWaysBack() {
      #if !os(tvOS)
        if isWayBackOpen, options.isSwipeEnabled != false { openSwipes() } else { closeSwipes() }
        // A root with an action would have a back button.
        let hasBack = (controller?.viewControllers.count ?? 0) > 1
        let top = isWayBackOpen || !hasBack ? nil : controller?.topViewController
        guard closedButton?.page !== top else { return }
        closedButton?.open()
        closedButton = top.map { page in
          ClosedBackButton(of: page, by: UIAction { [weak self] _ in self?.attemptBack() })
        }
      #endif
    }

    /// Tells of a person who has tried to go back.
    private func attemptBack() {
      waysOut.attempt()
      if let keptTop { onReport?(.attempted(.remove([keptTop]))) }
    }

    /// Asks whether a person may go back to the root at once; who may not is told of.
    func mayGoToRoot() -> Bool {
      guard let controller, controller.viewControllers.count > 1 else { return true }
      let keeps = aboveRoot.contains { stays[$0] != nil }
      guard keeps || !waysOut.areOpen else { return true }
      waysOut.attempt()
      if keeps { onReport?(.attempted(.remove(aboveRoot))) }
      return false
    }

    #if os(tvOS)
      /// Does nothing: there is no swipe.
      func openSwipes() {}
    #else
      /// Opens again the swipes that this host has closed.
      func openSwipes() {
        for swipe in closedSwipes { swipe.isEnabled = true }
        closedSwipes = []
      }

      /// Closes the swipes that are open.
      ///
      /// Switched off in the middle of its swipe a recognizer cancels it, and the screen may freeze; it is
      /// closed when all is at rest.
      private func closeSwipes() {
        for swipe in swipes
        where swipe.isEnabled && swipe.state != .began && swipe.state != .changed {
          swipe.isEnabled = false
          closedSwipes.append(swipe)
        }
      }

      /// The recognizers, once there is a view.
      private var swipes: [UIGestureRecognizer] {
        var swipes = [controller?.interactivePopGestureRecognizer]
        #if compiler(>=6.2)
          if #available(iOS 26, visionOS 26, *) {
            // A swipe that begins anywhere, closed separately. Its delegate is not to be taken.
            swipes.append(controller?.interactiveContentPopGestureRecognizer)
          }
        #endif
        return swipes.compactMap(\.self)
      }
    #endif

    /// Lets the bar behave as the options say; what they leave open stays as it is.
    func apply(_ options: StackOptions) {
      guard let controller else { return }
      #if !os(tvOS)
        if let hides = options.hidesBarOnTap { controller.hidesBarsOnTap = hides }
        if let hides = options.hidesBarOnSwipe { controller.hidesBarsOnSwipe = hides }
        if let hides = options.hidesBarWhenVerticallyCompact {
          controller.hidesBarsWhenVerticallyCompact = hides
        }
        if let hides = options.hidesBarWhenKeyboardAppears {
          controller.hidesBarsWhenKeyboardAppears = hides
        }
      #endif
      if let name = options.barTint { controller.navigationBar.tintColor = UIColor(named: name) }
      closeWaysBack()
    }
  }
#endif
