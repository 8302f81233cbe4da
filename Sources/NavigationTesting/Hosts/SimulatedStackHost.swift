public import ComposableNavigation

/// A stack host without a screen: it records commands, and a test acts as the user.
///
/// ```swift
/// let host = SimulatedStackHost<String>()
/// handler.setup(with: host)
/// store.send(.stack(.pushItem(.detail)))
/// host.presentables                                  // ["list", "detail"]
/// host.swipeBack()
/// store.state.stack.items                            // [.list]
/// ```
///
/// See ``SimulatedContainerHost`` for everything that these hosts have in common.
public typealias SimulatedStackHost<Presentable> =
  SimulatedContainerHost<Presentable, StackCommand<ElementID>, StackCapabilities>

extension SimulatedContainerHost: StackHost
where Command == StackCommand<ElementID>, Capabilities == StackCapabilities {
  /// Makes a host.
  ///
  /// - Parameters:
  ///   - previous: The views that the host already shows.
  ///   - capabilities: The changes that the host can make in one step.
  ///   - isAttached: True if the host is on screen; false if it is in another handler's view.
  public convenience init(
    previous: [Presentable] = [],
    capabilities: StackCapabilities = .all,
    isAttached: Bool = true
  ) {
    self.init(hostWith: capabilities, previous: previous, isAttached: isAttached)
  }

  /// Goes back one screen; if the host shows none of the handler's screens, nothing changes.
  public func swipeBack() { remove(elements.suffix(1)) }

  /// Goes back to a screen with the back button's menu, and removes all screens above it together.
  ///
  /// If the host does not show the screen, nothing changes.
  public func goBack(to element: ElementID) {
    guard let index = elements.lastIndex(of: element) else { return }
    remove(Array(elements[(index + 1)...]))
  }

  /// Goes back the given number of screens with the back button's menu.
  ///
  /// - Returns: False if the count is not positive or the host shows fewer screens of the handler.
  @discardableResult
  public func goBack(_ count: Int) -> Bool {
    guard count > 0, count <= elements.count else { return false }
    remove(elements.suffix(count))
    return true
  }
}
