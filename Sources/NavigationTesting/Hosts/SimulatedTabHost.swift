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
@MainActor
public final class SimulatedTabHost<Presentable>: SimulatedContainerHost<
  Presentable, TabCommand<ElementID>
>, TabHost
{
  /// What the host can do in one step.
  public let capabilities: TabCapabilities

  /// The tabs that were there before the handler; they come first and are not its business.
  public private(set) var previousPresentables: [Presentable]

  /// The element of the selected tab; nil when none of the handler's is.
  public private(set) var selected: ElementID?

  /// Makes a host.
  ///
  /// - Parameters:
  ///   - previous: Tabs that it shows already.
  ///   - capabilities: What it can do in one step.
  ///   - isAttached: Whether it is on screen; false for one that lies in another handler's view.
  public init(
    previous: [Presentable] = [],
    capabilities: TabCapabilities = .all,
    isAttached: Bool = true
  ) {
    previousPresentables = previous
    self.capabilities = capabilities
    super.init(isAttached: isAttached)
  }

  /// All tabs' views, in order, those in front of the handler's included.
  public var presentables: [Presentable] {
    previousPresentables + elements.compactMap { views[$0] }
  }

  /// The view of the selected tab; nil when none of the handler's is.
  public var selectedPresentable: Presentable? { selected.flatMap { views[$0] } }

  /// What is shown of the handler's elements, and which is selected.
  public var shown: Showing { showing }

  override var showing: Showing { Showing(elements, selected: selected) }

  /// Taps a tab.
  ///
  /// One that is not shown, or is selected already, changes nothing.
  public func select(_ element: ElementID) {
    guard elements.contains(element), element != selected else { return }
    selected = element
    onReport?(.selected(element))
  }

  /// Taps the handler's tab at a position; out of range, nothing changes.
  public func select(at index: Int) {
    guard elements.indices.contains(index) else { return }
    select(elements[index])
  }

  /// Takes away tabs; what is not shown is passed over.
  ///
  /// - Parameter gone: What goes.
  public override func remove(_ gone: [ElementID]) {
    if let tab = selected, gone.contains(tab) {
      selected = elements.first { !gone.contains($0) }
    }
    super.remove(gone)
  }

  /// Keeps what was there, or lets it go.
  public func begin(keepingPrevious: Bool) {
    if !keepingPrevious { previousPresentables = [] }
    beginAnew()
    selected = nil
  }

  /// Carries the command out, holds it or refuses it.
  public func perform(
    _ command: TabCommand<ElementID>,
    presentables: [ElementID: Presentable],
    animated: Bool,
    acknowledgement: Acknowledgement
  ) {
    receive(
      command,
      adding: presentables,
      animated: animated,
      acknowledgement,
      change: command.applied(to:)
    )
  }

  override func settle(after command: TabCommand<ElementID>) {
    if let tab = command.select, elements.contains(tab) { selected = tab }
    if let tab = selected, !elements.contains(tab) { selected = elements.first }
  }
}
