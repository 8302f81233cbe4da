#if canImport(UIKit) && !os(watchOS)
  import ComposableNavigation
  import UIKit

  // Stacks in pages of stacks: UIKit raises an exception if a navigation controller is pushed, so
  // their pages are in the outermost controller.
  extension NavigationControllerHost: FrontDelegate {
    /// The outermost host, in whose controller the pages are.
    var root: NavigationControllerHost { outer?.root ?? self }

    /// The controller that shows the pages.
    var container: UINavigationController? { root.controller }

    /// The view controllers that the host expects, lowest first, those of nested stacks included.
    var expected: [UIViewController] { previous + contents.views.flatMap(\.pages) }

    func holds(_ host: NavigationControllerHost) -> Bool {
      contents.views.contains { $0.stackHost === host }
    }

    /// Shows the expected view controllers.
    func showPages(animated: Bool) {
      if let outer { return outer.showPages(animated: animated && isAnimating) }
      guard let controller, !controller.viewControllers.isSame(as: expected) else { return }
      // The keyboard goes with its page.
      if let top = controller.topViewController, !expected.contains(top) {
        top.viewIfLoaded?.endEditing(true)
      }
      controller.setViewControllers(
        expected,
        animated: animated && isAnimating && controller.isSeen
      )
    }

    /// Takes the pages of the nested stacks out of their own controllers.
    func takeInner() {
      for host in contents.views.compactMap(\.stackHost) where host.outer !== self {
        host.enter(self)
        inner.append(host)
      }
    }

    /// Gives the pages of the nested stacks that are no longer shown back to their controllers.
    func releaseInner() {
      inner.removeAll { host in
        guard host.outer === self else { return true }
        guard !holds(host) else { return false }
        host.leave()
        return true
      }
    }

    private func enter(_ next: NavigationControllerHost) {
      if outer == nil {
        openWaysBack()
        // A view controller can be in only one controller at a time.
        controller?.setViewControllers([], animated: false)
      }
      outer = next
    }

    private func leave() {
      outer = nil
      showPages(animated: false)
      closeWaysBack()
    }

    /// The hosts that lose an element if the user goes back, innermost first.
    var leavingHosts: [NavigationControllerHost] {
      guard let host = contents.views.last?.stackHost, !host.expected.isEmpty else { return [self] }
      return host.expected.count > 1 ? host.leavingHosts : host.leavingHosts + [self]
    }

    /// Returns the elements that are lost if the user goes back to the root, with their hosts.
    func lossesToRoot(
      isLost: Bool = false
    ) -> [(host: NavigationControllerHost, elements: [ElementID])] {
      let lost = Array(shown.elements.dropFirst(isLost || !previous.isEmpty ? 0 : 1))
      let inside = shown.elements.flatMap { element in
        contents[element]?.stackHost?.lossesToRoot(isLost: lost.contains(element)) ?? []
      }
      return (lost.isEmpty ? [] : [(self, lost)]) + inside
    }
  }

  extension UIViewController {
    /// The host of the view controller's stack; nil for other view controllers.
    var stackHost: NavigationControllerHost? {
      let delegate = (self as? UINavigationController)?.delegate
      return delegate as? NavigationControllerHost ?? (delegate as? AnimatingDelegate)?.host
    }

    /// The view controllers that are pushed for this one: the pages of a nested stack.
    var pages: [UIViewController] { stackHost?.expected ?? [self] }

    /// The view controller that is on screen for this one: for a nested stack, the outermost one.
    var shownController: UIViewController { stackHost?.container ?? self }

    /// The reason why UIKit could not push the view controller; nil if it can.
    var faultInStack: String? {
      if self is UISplitViewController {
        return """
          UIKit cannot push the split view controller “\(name)”; show it as a tab or as the root of \
          a window
          """
      }
      guard self is UINavigationController, stackHost == nil else { return nil }
      return """
        UIKit cannot push the navigation controller “\(name)”; return a StackController, whose \
        pages are shown in the outer stack
        """
    }

    private var name: String { title ?? "\(type(of: self))" }
  }
#endif
