#if canImport(UIKit) && !os(watchOS)
  import ComposableNavigation
  import UIKit

  // Other gestures of the user, and closing the ways back.
  extension NavigationControllerHost {
    /// A Boolean value that indicates whether the user may leave the page on top.
    ///
    /// The host itself closes the swipes and the back button. The gestures of a zoom transition
    /// depend only on the app's options:
    ///
    /// ```swift
    /// let options = UIViewController.Transition.ZoomOptions()
    /// options.interactiveDismissShouldBegin = { [weak stack] _ in stack?.host.isBackAllowed ?? true }
    /// page.preferredTransition = .zoom(options: options) { _ in thumbnail }
    /// ```
    public var isBackAllowed: Bool { root.leavingHosts.allSatisfy(\.isOpen) }

    private var isOpen: Bool { waysOut.areOpen && keptTop == nil }

    /// Closes or opens the ways back for the page on top.
    func closeWaysBack() {
      if let outer { return outer.closeWaysBack() }
      #if !os(tvOS)
        let hasSwipe = leavingHosts.allSatisfy { $0.options.isSwipeEnabled != false }
        if isBackAllowed, hasSwipe { openSwipes() } else { closeSwipes() }
        // A root with a back action would show a back button.
        let pages = controller?.viewControllers.suffix(2) ?? []
        let asks = mayGoBackInside
        useGate(asks && pages.count > 1)
        let top = pages.count > 1 && (!isBackAllowed || asks) ? pages.last : nil
        guard closedButton?.page !== top else { return }
        closedButton?.open()
        closedButton = top.map { page in
          let title = pages.first?.navigationItem.title ?? pages.first?.title ?? ""
          let action = UIAction(title: asks ? title : "") { [weak self] _ in self?.tapBack() }
          return ClosedBackButton(of: page, by: action)
        }
      #endif
    }

    #if !os(tvOS)
      /// A Boolean value that indicates whether going back may be something else than removing the page
      /// on top.
      private var mayGoBackInside: Bool {
        guard let controller, controller.topViewController === expected.last else { return false }
        return controller.mayGoBackInside
      }

      /// The way back in the controller, whose bar is below what is presented.
      private var wayBack: WayBack { controller?.wayBack(presented: false) ?? WayBack() }

      /// Makes the swipes ask, or lets them begin without.
      private func useGate(_ isUsed: Bool) {
        if isUsed, gate == nil, let view = controller?.viewIfLoaded {
          gate = SwipeGate(before: swipes, in: view) { [weak self] in self?.isBackInside ?? false }
        }
        gate?.isUsed = isUsed
      }

      /// A Boolean value that indicates whether going back does not just remove the page on top.
      private var isBackInside: Bool {
        let way = wayBack
        guard way.act != nil, let top = controller?.topViewController else { return false }
        return way.removed()?.pages.isSame(as: [top]) != true
      }

      /// Goes back as the state does; without a way back there, removes the page as the button would.
      private func tapBack() {
        let way = wayBack
        if !isBackAllowed, way.act == nil || way.removed() != nil { return attemptBack() }
        if let act = way.act { return act() }
        guard let controller else { return }
        controller.setViewControllers(controller.viewControllers.dropLast(), animated: true)
      }
    #endif

    /// Reports that the user tried to go back.
    private func attemptBack() {
      for host in leavingHosts where !host.isOpen {
        host.waysOut.attempt()
        if let kept = host.keptTop { host.onReport?(.attempted(.removed([kept]))) }
      }
    }

    /// Opens everything that this host has closed.
    func openWaysBack() {
      openSwipes()
      #if !os(tvOS)
        closedButton?.open()
        closedButton = nil
      #endif
    }

    /// Returns a Boolean value that indicates whether the user may go back to the root at once;
    /// reports a prevented attempt.
    func mayGoToRoot() -> Bool {
      guard let controller, controller.viewControllers.count > 1 else { return true }
      let losses = lossesToRoot().map { host, elements in
        (host: host, elements: elements, keeps: host.contents.keeps(elements))
      }
      guard losses.contains(where: { $0.keeps || !$0.host.waysOut.areOpen }) else { return true }
      for (host, elements, keeps) in losses {
        host.waysOut.attempt()
        if keeps { host.onReport?(.attempted(.removed(elements))) }
      }
      return false
    }

    #if os(tvOS)
      /// Does nothing: there is no swipe.
      func openSwipes() {}
    #else
      /// Opens the swipes that this host has closed.
      func openSwipes() {
        for swipe in closedSwipes { swipe.isEnabled = true }
        closedSwipes = []
      }

      /// Closes the open swipes.
      ///
      /// Disabling a recognizer during its swipe cancels the swipe, and can freeze the screen; such
      /// a recognizer is closed later, at rest.
      private func closeSwipes() {
        for swipe in swipes
        where swipe.isEnabled && swipe.state != .began && swipe.state != .changed {
          swipe.isEnabled = false
          closedSwipes.append(swipe)
        }
      }

      /// The swipe recognizers, after the view is loaded.
      private var swipes: [UIGestureRecognizer] {
        var swipes = [controller?.interactivePopGestureRecognizer]
        #if compiler(>=6.2)
          if #available(iOS 26, visionOS 26, *) {
            // The swipe that begins anywhere is closed separately. Its delegate must not be
            // replaced.
            swipes.append(controller?.interactiveContentPopGestureRecognizer)
          }
        #endif
        return swipes.compactMap(\.self)
      }
    #endif

    /// Applies the options to the bar; nil options leave their properties unchanged.
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
