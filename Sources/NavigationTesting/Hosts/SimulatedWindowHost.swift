public import ComposableNavigation

/// A window host without a screen: it records commands, and a test acts as the user.
///
/// ```swift
/// let desktop = SimulatedWindowHost<String>()
/// handler.setup(with: desktop)
/// desktop.presentables                               // ["inbox", "draft"]
/// desktop.focus(at: 0)
/// store.state.windows.focusedItem                    // .inbox
/// desktop.close(at: 1)
/// store.state.windows.items                          // [.inbox]
/// ```
///
/// See ``SimulatedContainerHost`` for everything that these hosts have in common. The content of a
/// window has a host of its own that is on screen by itself: pass `isAttached: true` to it, and
/// call its ``SimulatedContainerHost/detach()`` when the window closes.
public typealias SimulatedWindowHost<Presentable> =
  SimulatedContainerHost<Presentable, WindowCommand<ElementID>, Void>

extension SimulatedContainerHost: WindowHost
where Command == WindowCommand<ElementID>, Capabilities == Void {
  /// Makes a host.
  ///
  /// - Parameters:
  ///   - previous: The windows that the host already shows.
  ///   - isAttached: True if the host is on screen; false if it is in another handler's view.
  public convenience init(previous: [Presentable] = [], isAttached: Bool = true) {
    self.init(hostWith: (), previous: previous, isAttached: isAttached)
  }

  /// Focuses the handler's window at a position.
  ///
  /// If the position is out of range, nothing changes. The focus changes even if the focused window
  /// stays, because it remains open.
  public func focus(at index: Int) {
    guard elements.indices.contains(index) else { return }
    choose(elements[index])
  }

  /// Closes the handler's window at a position.
  ///
  /// If the position is out of range, nothing changes. If the window stays, the host keeps it and
  /// reports the attempt.
  public func close(at index: Int) {
    guard elements.indices.contains(index) else { return }
    remove([elements[index]])
  }
}
