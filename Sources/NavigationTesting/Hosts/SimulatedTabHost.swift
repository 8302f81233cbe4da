public import ComposableNavigation

/// A tab host without a screen: it records what it is asked, and a test acts as the person.
///
/// ```swift
/// let host = SimulatedTabHost<String>()
/// handler.setup(with: host)
/// host.presentables                                  // ["home", "search"]
/// host.select(at: 1)
/// store.state.tabs.activeItem                        // .search
/// ```
///
/// See ``SimulatedContainerHost`` for what can be done with any of them.
public typealias SimulatedTabHost<Presentable> =
  SimulatedContainerHost<Presentable, TabCommand<ElementID>, TabCapabilities>

extension SimulatedContainerHost: TabHost
where Command == TabCommand<ElementID>, Capabilities == TabCapabilities {}

extension SimulatedContainerHost
where Command == TabCommand<ElementID>, Capabilities == TabCapabilities {
  /// Makes a host.
  ///
  /// - Parameters:
  ///   - previous: Tabs that it shows already.
  ///   - capabilities: The changes that it can make in one step.
  ///   - isAttached: True if it is on screen; false for one that lies in another handler's view.
  public convenience init(
    previous: [Presentable] = [],
    capabilities: TabCapabilities = .all,
    isAttached: Bool = true
  ) {
    self.init(hostWith: capabilities, previous: previous, isAttached: isAttached)
  }

  /// Taps the handler's tab at a position; out of range, nothing changes.
  public func select(at index: Int) {
    guard elements.indices.contains(index) else { return }
    select(elements[index])
  }
}
