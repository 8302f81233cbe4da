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
    /// A Boolean value that indicates whether the hosts are on screen, as far as they have been told.
    package private(set) var isAttached = false
    /// The work for when the window has appeared; nil while none has just been shown.
    private var whenAppeared: [@MainActor () -> Void]?

    /// A Boolean value that indicates whether the view controller calls ``viewDidAppear()``, because its
    /// view takes no subview that would listen: SwiftUI's hosting view warns of each.
    package let saysWhenItAppears: Bool
    private var whenViewAppears: [@MainActor () -> Void] = []

    /// Makes a keeper of nothing.
    public convenience init() { self.init(saysWhenItAppears: false) }

    /// Makes a keeper of nothing, for a view controller that says when its view has appeared.
    package init(saysWhenItAppears: Bool) { self.saysWhenItAppears = saysWhenItAppears }

    /// Hears that the view has appeared.
    package func viewDidAppear() {
      let acts = whenViewAppears
      whenViewAppears = []
      for act in acts { act() }
    }

    /// Does something when the view has appeared.
    func whenViewAppears(_ act: @escaping @MainActor () -> Void) { whenViewAppears.append(act) }

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

    /// Notes that its window is shown in this turn.
    func windowAppears(_ turns: Turns) {
      whenAppeared = whenAppeared ?? []
      turns.later { [weak self] in
        let acts = self?.whenAppeared ?? []
        self?.whenAppeared = nil
        for act in acts { act() }
      }
    }

    /// Tells whether its window has been shown in this turn; then something is done in the next one.
    func waitsForAppearance(then act: @escaping @MainActor () -> Void) -> Bool {
      whenAppeared?.append(act)
      return whenAppeared != nil
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
