#if canImport(UIKit) && !os(watchOS)
  /// A host that is told when its window comes on screen and goes.
  ///
  /// The hosts of this module are such hosts. Conform one of your own, so that a ``HandlerKeeper``
  /// can tell it too. What lies in another handler's view is told by that handler, and never here.
  @MainActor
  public protocol AttachableHost: AnyObject {
    /// Is on screen from now on, and reports it; a second time changes nothing.
    func attach()

    /// Is off screen from now on, and reports it; a second time changes nothing.
    func detach()
  }
#endif
