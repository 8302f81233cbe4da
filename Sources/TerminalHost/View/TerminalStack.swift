public import ComposableNavigation

/// Screens on top of each other, with a navigation bar.
///
/// It obeys a `StackNavigationHandler`; most often it makes and keeps its own:
///
/// ```swift
/// let stack = TerminalStack(
///   store: store.scope(state: \.stack, action: /Action.stack),
///   viewProvider: Screens()
/// )
/// window.show(stack)
/// ```
///
/// It answers each command before `perform` returns.
public final class TerminalStack: TerminalView, StackHost {
  private var previous: [TerminalView]
  private var elements: [(id: ElementID, view: TerminalView)] = []

  /// What the host can do in one step.
  public let capabilities: StackCapabilities

  /// Where reports go; the handler sets it.
  public var onReport: HostReport.Receiver?

  /// Makes a stack that shows some views already, for a handler of your own.
  ///
  /// - Parameters:
  ///   - previous: What lies at the bottom; a handler that does not ignore it takes it away.
  ///   - capabilities: What the host does in one step, to try a handler with less.
  public init(_ previous: [TerminalView] = [], capabilities: StackCapabilities = .all) {
    self.previous = previous
    self.capabilities = capabilities
    super.init()
  }

  /// Makes a stack together with its handler.
  ///
  /// - Parameters:
  ///   - store: The stack's store, scoped to it.
  ///   - viewProvider: Who makes views.
  public convenience init<Provider: EntryViewProviding>(
    store: Store<StackNavigation<Provider.Item>.State, StackNavigation<Provider.Item>.Action>,
    viewProvider: Provider
  ) where Provider.Presentable == TerminalView, Provider.Item: Equatable & Sendable {
    self.init()
    let handler = StackNavigationHandler(store: store, viewProvider: viewProvider)
    handler.setup(with: self)
    ownHandlers.append(handler)
  }

  /// Everything that is shown, root first.
  public var views: [TerminalView] { previous + elements.map(\.view) }

  /// What the handler has put there.
  public var shown: Showing { Showing(elements.map(\.id)) }

  /// A stack, root first.
  public override var tree: NavigationTree { .stack(views.map(\.tree)) }

  /// The topmost view below a bar that says what is below.
  public override var picture: TerminalPicture {
    let views = views
    return .stack(back: views.dropLast().last?.title, top: views.last?.picture)
  }

  override var front: TerminalView? { views.last }

  /// Keeps what was there, or lets it go.
  public func begin(keepingPrevious: Bool) {
    if !keepingPrevious { previous = [] }
    elements = []
  }

  /// Carries out a command at once.
  public func perform(
    _ command: StackCommand<ElementID>,
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
    acknowledgement.done(showing: self.shown)
  }

  /// Goes back several screens at once, as a person does by a back button's menu.
  ///
  /// - Returns: Whether it did: false when no more than so many are shown, or none is to go.
  @discardableResult
  public func back(levels: Int = 1) -> Bool {
    guard levels > 0, levels < views.count else { return false }
    let gone = elements.suffix(levels).map(\.id)
    previous.removeLast(max(0, levels - elements.count))
    elements.removeLast(gone.count)
    if !gone.isEmpty { onReport?(.removed(gone)) }
    return true
  }

  override var canGoBackHere: Bool { views.count > 1 }

  override func goBackHere() -> Bool { back() }

  override func setAttached(_ isAttached: Bool) {
    guard isAttached != self.isAttached else { return }
    super.setAttached(isAttached)
    onReport?(isAttached ? .attached : .detached)
  }
}
