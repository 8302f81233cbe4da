#if canImport(UIKit) && !os(watchOS)
  import ComposableNavigation
  import UIKit

  /// The way back in the views that a view controller shows.
  @MainActor
  struct WayBack {
    /// Goes back; nil if there is no way back.
    var act: (@MainActor () -> Void)?
    /// Returns the view controller that this removes, if it does nothing else.
    var removed: @MainActor () -> UIViewController? = { nil }
    /// A Boolean value that indicates whether something is presented, which covers everything else.
    var isCovering = false
  }

  extension UIViewController {
    /// Returns the way back in the view controller and in what it shows.
    ///
    /// - Parameter presented: False for a navigation bar, which a presented view covers.
    /// - Returns: The way back, without an act if there is none.
    func wayBack(presented: Bool) -> WayBack {
      if let keeping = self as? any HandlerKeeping {
        return keeping.keeper.wayBack(presented: presented)
      }
      return front?.wayBack(presented: presented) ?? WayBack()
    }

    /// A Boolean value that indicates whether a navigation bar may have to go back otherwise than by
    /// removing the view controller.
    var mayGoBackInside: Bool {
      if let keeping = self as? any HandlerKeeping { return keeping.keeper.mayGoBackInside }
      return front?.mayGoBackInside ?? false
    }

    /// The view controller in front in a container without a kept handler.
    private var front: UIViewController? {
      guard let stack = self as? UINavigationController else {
        return (self as? UITabBarController)?.selectedViewController
      }
      if let host = stack.delegate as? any FrontDelegate { return host.front }
      return stack.topViewController
    }
  }

  extension HandlerKeeper {
    /// Returns the way back in the hosts, the last one first; what is in front in a host goes back
    /// before the host.
    fileprivate func wayBack(presented: Bool) -> WayBack {
      for (handler, host) in zip(handlers, hosts).reversed() where presented || !host.isModal {
        let front = host.front
        var way = front?.wayBack(presented: presented) ?? WayBack()
        if way.isCovering { return way }
        if way.act == nil { way = host.wayBack(by: handler) }
        way.isCovering = host.isModal && front != nil
        if way.act != nil || way.isCovering { return way }
      }
      return WayBack()
    }

    fileprivate var mayGoBackInside: Bool {
      zip(handlers, hosts).contains { handler, host in
        guard let stack = host as? any FrontDelegate else { return !host.isModal }
        return handler.goesBackAsFeature || stack.front?.mayGoBackInside == true
      }
    }
  }

  extension AttachableHost {
    fileprivate var isModal: Bool { self is any ModalHost }

    /// Returns the way back in the host itself.
    fileprivate func wayBack(by handler: any NavigationHandler) -> WayBack {
      guard let goBack = handler.goBack else { return WayBack() }
      if let guarded = self as? any GuardedHost, !guarded.waysOut.areOpen {
        let waysOut = guarded.waysOut
        return WayBack(act: { waysOut.attempt() })
      }
      return WayBack(act: goBack, removed: { handler.backRemovesFront ? self.front : nil })
    }
  }

  /// A host whose ways out an app can close.
  @MainActor
  protocol GuardedHost {
    var waysOut: WaysOut { get }
  }

  /// The delegate of a navigation controller that knows what goes back first, also if the pages are in
  /// the controller of an outer stack.
  @MainActor
  protocol FrontDelegate: UINavigationControllerDelegate {
    var front: UIViewController? { get }
  }
#endif
