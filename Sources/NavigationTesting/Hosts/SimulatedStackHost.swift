public import ComposableNavigation

/// A stack host without a screen: it records what it is asked, and a test acts as the person.
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
/// See ``SimulatedContainerHost`` for what can be done with any of them.
public typealias SimulatedStackHost<Presentable> =
  SimulatedContainerHost<Presentable, StackCommand<ElementID>, StackCapabilities>

extension SimulatedContainerHost: StackHost
where Command == StackCommand<ElementID>, Capabilities == StackCapabilities {}

extension SimulatedContainerHost
where Command == StackCommand<ElementID>, Capabilities == StackCapabilities {
  /// Makes a host.
  ///
  /// - Parameters:
  ///   - previous: Views that it shows already.
  ///   - capabilities: The changes that it can make in one step.
  ///   - isAttached: True if it is on screen; false for one that lies in another handler's view.
  public convenience init(
    previous: [Presentable] = [],
    capabilities: StackCapabilities = .all,
    isAttached: Bool = true
  ) {
    self.init(hostWith: capabilities, previous: previous, isAttached: isAttached)
  }

  /// Goes back one screen; with nothing of the handler's shown, nothing changes.
  public func swipeBack() { remove(elements.suffix(1)) }

  /// Goes back to a screen by the back button's menu: all that lie above it go together.
  ///
  /// To one that is not shown, nothing changes.
  public func goBack(to element: ElementID) {
    guard let index = elements.lastIndex(of: element) else { return }
    remove(Array(elements[(index + 1)...]))
  }

  /// Goes back so many screens by the back button's menu.
  ///
  /// - Returns: True if it did: false when fewer of the handler's are shown, or none is to go.
  @discardableResult
  public func goBack(_ count: Int) -> Bool {
    guard count > 0, count <= elements.count else { return false }
    remove(elements.suffix(count))
    return true
  }
}
