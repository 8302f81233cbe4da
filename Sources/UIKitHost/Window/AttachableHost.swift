#if canImport(UIKit) && !os(watchOS)
  public import UIKit

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

    /// The view controller in front of all others in the host, which goes back before the host does.
    ///
    /// By default there is none.
    var front: UIViewController? { get }
  }

  extension AttachableHost {
    /// Nil: the host shows no view controller that could go back.
    public var front: UIViewController? { nil }
  }
#endif
