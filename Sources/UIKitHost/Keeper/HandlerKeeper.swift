#if canImport(UIKit) && !os(watchOS)
  public import ComposableNavigation

  /// The handlers and hosts that live as long as a view controller.
  ///
  /// Handlers reference their hosts weakly, and UIKit its delegates, so both need an owner. See
  /// ``HandlerKeeping``.
  @MainActor
  public final class HandlerKeeper {
    /// The handlers, outermost first.
    public private(set) var handlers: [any NavigationHandler] = []

    private(set) var hosts: [any AttachableHost] = []
    /// A Boolean value that indicates whether the hosts were last notified that they are on screen.
    package private(set) var isAttached = false
    /// The work for the appearance of a window that is shown in this turn; nil otherwise.
    private var whenAppeared: [@MainActor () -> Void]?

    /// A Boolean value that indicates whether the view controller calls ``viewDidAppear()``,
    /// because its view cannot have an observing subview: SwiftUI's hosting view warns about each
    /// subview.
    package let saysWhenItAppears: Bool
    private var whenViewAppears: [@MainActor () -> Void] = []

    /// Creates an empty keeper.
    public convenience init() { self.init(saysWhenItAppears: false) }

    /// Creates an empty keeper for a view controller that may report the appearance of its view.
    package init(saysWhenItAppears: Bool) { self.saysWhenItAppears = saysWhenItAppears }

    package func viewDidAppear() {
      let acts = whenViewAppears
      whenViewAppears = []
      for act in acts { act() }
    }

    /// Calls a closure when the view has appeared.
    func whenViewAppears(_ act: @escaping @MainActor () -> Void) { whenViewAppears.append(act) }

    /// Keeps a handler after its setup, and its host.
    public func keep(_ handler: any NavigationHandler, of host: any AttachableHost) {
      handlers.append(handler)
      hosts.append(host)
      if isAttached { host.attach() }
    }

    /// Notifies the hosts that they are on screen: their view controller is a window's root, or is
    /// in a container that is not a host.
    ///
    /// A ``SceneWindow`` calls this. Do not call it for a view controller that a handler shows.
    public func attach() {
      isAttached = true
      guard let lane = handlers.first?.lane else { return attachAll() }
      // Attaches all together: each host's presentation must be known before the first command.
      lane.hold { attachAll() }
    }

    /// Notes that the window is shown in this turn.
    func windowAppears(_ turns: Turns) {
      whenAppeared = whenAppeared ?? []
      turns.later { [weak self] in
        let acts = self?.whenAppeared ?? []
        self?.whenAppeared = nil
        for act in acts { act() }
      }
    }

    /// Returns a Boolean value that indicates whether the window was shown in this turn; then calls
    /// a closure in the next one.
    func waitsForAppearance(then act: @escaping @MainActor () -> Void) -> Bool {
      whenAppeared?.append(act)
      return whenAppeared != nil
    }

    private func attachAll() {
      for host in hosts { host.attach() }
    }

    /// Notifies the hosts that they are off screen.
    public func detach() {
      isAttached = false
      for host in hosts { host.detach() }
    }
  }
#endif
