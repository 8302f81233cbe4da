#if canImport(UIKit) && !os(watchOS)
  public import ComposableNavigation

  /// The handlers and hosts that live as long as a view controller.
  ///
  /// Handlers hold their hosts weakly, and UIKit its delegates, so somebody has to keep both. See
  /// ``HandlerKeeping``.
  @MainActor
  public final class HandlerKeeper {
    /// The handlers, outermost first.
    public private(set) var handlers: [any NavigationHandler] = []

    private var hosts: [any AttachableHost] = []
    private var isAttached = false

    /// Makes a keeper of nothing.
    public init() {}

    /// Keeps a handler that has been set up, and its host.
    public func keep(_ handler: any NavigationHandler, of host: any AttachableHost) {
      handlers.append(handler)
      hosts.append(host)
      if isAttached { host.attach() }
    }

    /// Says to the hosts that they are on screen: their view controller is a window's root, or lies
    /// in a container that is no host.
    ///
    /// A ``SceneWindow`` does so. Never for what another handler shows.
    public func attach() {
      isAttached = true
      guard let lane = handlers.first?.lane else { return attachAll() }
      // As one: before one of them is asked for anything, it is known what the others present.
      lane.hold { attachAll() }
    }

    private func attachAll() {
      for host in hosts { host.attach() }
    }

    /// Says to the hosts that they are off screen.
    public func detach() {
      isAttached = false
      for host in hosts { host.detach() }
    }
  }
#endif
