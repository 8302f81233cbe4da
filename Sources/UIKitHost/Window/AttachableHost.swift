#if canImport(UIKit) && !os(watchOS)
  /// A host that is notified when its window appears on screen and leaves it.
  ///
  /// The hosts of this module conform to it. Conform your own host, so that a ``HandlerKeeper`` can
  /// notify it too. A host inside another handler's view is notified by that handler instead.
  @MainActor
  public protocol AttachableHost: AnyObject {
    /// Puts the host on screen, and reports it; does nothing if it is already on screen.
    func attach()

    /// Takes the host off screen, and reports it; does nothing if it is already off screen.
    func detach()
  }
#endif
