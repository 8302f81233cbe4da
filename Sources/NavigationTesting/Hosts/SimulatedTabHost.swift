public import ComposableNavigation

/// A tab host without a screen: it records commands, and a test acts as the user.
///
/// ```swift
/// let host = SimulatedTabHost<String>()
/// handler.setup(with: host)
/// host.presentables                                  // ["home", "search"]
/// host.select(at: 1)
/// store.state.tabs.activeItem                        // .search
/// ```
///
/// See ``SimulatedContainerHost`` for everything that these hosts have in common.
public typealias SimulatedTabHost<Presentable> =
  SimulatedContainerHost<Presentable, TabCommand<ElementID>, TabCapabilities>

extension SimulatedContainerHost: TabHost
where Command == TabCommand<ElementID>, Capabilities == TabCapabilities {
  /// Makes a host.
  ///
  /// - Parameters:
  ///   - previous: The tabs that the host already shows.
  ///   - capabilities: The changes that the host can make in one step.
  ///   - isAttached: True if the host is on screen; false if it is in another handler's view.
  public convenience init(
    previous: [Presentable] = [],
    capabilities: TabCapabilities = .all,
    isAttached: Bool = true
  ) {
    self.init(hostWith: capabilities, previous: previous, isAttached: isAttached)
  }

  /// Taps the handler's tab at a position; if the position is out of range, nothing changes.
  public func select(at index: Int) {
    guard elements.indices.contains(index) else { return }
    select(elements[index])
  }
}
