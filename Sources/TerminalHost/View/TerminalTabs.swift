public import ComposableNavigation

/// Screens side by side, with a tab bar.
///
/// It obeys a `TabNavigationHandler`; most often it makes and keeps its own:
///
/// ```swift
/// let tabs = TerminalTabs(
///   store: store.scope(state: \.tabs, action: /Action.tabs),
///   viewProvider: Tabs()
/// )
/// ```
///
/// It answers each command before `perform` returns.
public final class TerminalTabs: TerminalView, TabHost {
  private var elements: [(id: ElementID, view: TerminalView)] = []
  private var selected: ElementID?

  /// What the host can do in one step.
  public let capabilities: TabCapabilities

  /// Where reports go; the handler sets it.
  public var onReport: HostReport.Receiver?

  /// Makes a tab bar without tabs, for a handler of your own.
  ///
  /// - Parameter capabilities: What the host does in one step, to try a handler with less.
  public init(capabilities: TabCapabilities = .all) {
    self.capabilities = capabilities
    super.init()
  }

  /// Makes a tab bar together with its handler.
  ///
  /// - Parameters:
  ///   - store: The tabs' store, scoped to them.
  ///   - viewProvider: Who makes views.
  public convenience init<Provider: EntryViewProviding>(
    store: Store<TabNavigation<Provider.Item>.State, TabNavigation<Provider.Item>.Action>,
    viewProvider: Provider
  ) where Provider.Presentable == TerminalView, Provider.Item: Equatable & Sendable {
    self.init()
    let handler = TabNavigationHandler(store: store, viewProvider: viewProvider)
    handler.setup(with: self)
    ownHandlers.append(handler)
  }

  /// Everything that is shown, in order.
  public var views: [TerminalView] { elements.map(\.view) }

  /// The position of the selected tab; nil without one.
  public var selectedIndex: Int? { elements.firstIndex { $0.id == selected } }

  /// What the handler has put there, and which is selected.
  public var shown: Showing { Showing(elements.map(\.id), selected: selected) }

  /// Tabs in order.
  public override var tree: NavigationTree { .tabs(views.map(\.tree), active: selectedIndex) }

  /// The selected view over a bar of all.
  public override var picture: TerminalPicture {
    .tabs(
      views.map { $0.tabTitle ?? $0.title },
      active: selectedIndex,
      content: front?.picture
    )
  }

  override var front: TerminalView? { selectedIndex.map { elements[$0].view } }

  /// Lets go of tabs of an earlier handler.
  public func begin(keepingPrevious: Bool) {
    elements = []
    selected = nil
  }

  /// Carries out a command at once.
  public func perform(
    _ command: TabCommand<ElementID>,
    presentables: [ElementID: TerminalView],
    animated: Bool,
    acknowledgement: Acknowledgement
  ) {
    let shown = Dictionary(elements.map { ($0.id, $0.view) }) { first, _ in first }
    var next: [(id: ElementID, view: TerminalView)] = []
    for id in command.applied(to: elements.map(\.id)) {
      guard let view = shown[id] ?? presentables[id] else {
        return acknowledgement.refused(HostRefusal("there is no view of \(id)"))
      }
      next.append((id, view))
    }
    elements = next
    if let select = command.select, next.contains(where: { $0.id == select }) { selected = select }
    // A tab bar never has nothing selected while it has tabs.
    if selectedIndex == nil { selected = next.first?.id }
    acknowledgement.done(showing: self.shown)
  }

  /// Selects a tab, as a person does by a tap.
  ///
  /// - Returns: Whether there is such a tab; selecting what is selected changes nothing.
  @discardableResult
  public func select(at index: Int) -> Bool {
    guard elements.indices.contains(index) else { return false }
    guard elements[index].id != selected else { return true }
    selected = elements[index].id
    onReport?(.selected(elements[index].id))
    return true
  }

  override func setAttached(_ isAttached: Bool) {
    guard isAttached != self.isAttached else { return }
    super.setAttached(isAttached)
    onReport?(isAttached ? .attached : .detached)
  }
}
