#if canImport(UIKit) && !os(watchOS)
  import ComposableNavigation
  import UIKit

  // The other gestures of a person, and the closing of the way back.
  extension NavigationControllerHost {
    /// Closes the ways back, or opens them again, for what is on top now.
    func closeWaysBack() {
      #if !os(tvOS)
        let isFree = waysOut.areOpen && keptTop == nil
        closeSwipe(!isFree || options.isSwipeEnabled == false)
        let top = isFree ? nil : controller?.topViewController
        guard guarded !== top else { return }
        guarded?.navigationItem.backAction = nil
        guarded = top
        top?.navigationItem.backAction = UIAction { [weak self] _ in self?.attemptBack() }
      #endif
    }

    /// Tells of a person who has tried to go back.
    private func attemptBack() {
      waysOut.attempt()
      if let keptTop { onReport?(.attempted(.remove([keptTop]))) }
    }

    #if !os(tvOS)
      /// Closes the swipe, or opens it again; one that somebody else has closed is left alone.
      private func closeSwipe(_ closes: Bool) {
        guard closes != hasClosedSwipe else { return }
        hasClosedSwipe = closes
        controller?.interactivePopGestureRecognizer?.isEnabled = !closes
        #if compiler(>=6.2)
          if #available(iOS 26, visionOS 26, *) {
            // A swipe that begins anywhere, closed separately. Its delegate is not to be taken.
            controller?.interactiveContentPopGestureRecognizer?.isEnabled = !closes
          }
        #endif
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
