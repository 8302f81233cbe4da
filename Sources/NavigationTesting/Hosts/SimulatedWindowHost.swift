public import ComposableNavigation

/// A window host without a screen: it records what it is asked, and a test acts as the person.
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
/// See ``SimulatedContainerHost`` for what can be done with any of them. What lies in a window has a
/// host of its own, which is on screen by itself: say `isAttached: true`, and call
/// ``SimulatedContainerHost/detach()`` when its window has been closed.
public typealias SimulatedWindowHost<Presentable> =
  SimulatedContainerHost<Presentable, WindowCommand<ElementID>, Void>

extension SimulatedContainerHost: WindowHost
where Command == WindowCommand<ElementID>, Capabilities == Void {}

extension SimulatedContainerHost
where Command == WindowCommand<ElementID>, Capabilities == Void {
  /// Makes a host.
  ///
  /// - Parameters:
  ///   - previous: Windows that it shows already.
  ///   - isAttached: True if it is on screen; false for one that lies in another handler's view.
  public convenience init(previous: [Presentable] = [], isAttached: Bool = true) {
    self.init(hostWith: (), previous: previous, isAttached: isAttached)
  }

  /// Focuses the handler's window at a position; out of range, nothing changes.
  ///
  /// It does so also when the focused one stays: focusing another leaves none.
  public func focus(at index: Int) {
    guard elements.indices.contains(index) else { return }
    choose(elements[index])
  }

  /// Closes the handler's window at a position; out of range, nothing changes.
  ///
  /// One that stays is kept, and the attempt is reported.
  public func close(at index: Int) {
    guard elements.indices.contains(index) else { return }
    remove([elements[index]])
  }
}
