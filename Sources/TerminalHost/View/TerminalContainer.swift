public import ComposableNavigation

/// A host that shows views in order, one of them selected or none, and obeys each command at once.
///
/// ``TerminalStack`` and ``TerminalTabs`` are such hosts. Inherit from it for a shape of your own: say
/// what it looks like, and what a person can do to it.
///
/// ```swift
/// final class PagerView: TerminalContainer<PagerCommand, Void> {
///   init() { super.init(capabilities: ()) }
///
///   override var front: TerminalView? { shown.selected.flatMap { view(of: $0) } }
///   override var tree: NavigationTree { .container("pager", views.map(\.tree), active: selectedIndex) }
/// }
/// ```
///
/// It answers each command before `perform` returns, and names what it shows.
@MainActor
open class TerminalContainer<Command: HostCommand, Capabilities>: TerminalView, NavigationHost {
  /// The kind of view that the host shows.
  public typealias Presentable = TerminalView

  /// The things that the host can do in one step.
  public let capabilities: Capabilities

  /// The receiver of reports; the handler sets it.
  public var onReport: HostReport.Receiver?

  /// The handler's elements that are shown, and which of them is selected.
  public private(set) var shown = Showing.nothing

  private var viewsByID: [ElementID: TerminalView] = [:]

  /// Makes a host that shows nothing.
  ///
  /// - Parameter capabilities: The changes that the host makes in one step.
  public init(capabilities: Capabilities) {
    self.capabilities = capabilities
    super.init()
  }

  // MARK: Looking

  /// Everything that is shown, in order.
  open var views: [TerminalView] { shown.elements.compactMap { viewsByID[$0] } }

  /// The position of what is selected; nil without a selection.
  public var selectedIndex: Int? {
    shown.selected.flatMap { selected in shown.elements.firstIndex(of: selected) }
  }

  /// Returns the view of an element; nil for one that is not shown.
  public func view(of element: ElementID) -> TerminalView? { viewsByID[element] }

  // MARK: As the program

  /// Lets go of what an earlier handler has put there.
  open func begin(keepingPrevious: Bool) {
    shown = .nothing
    viewsByID = [:]
  }

  /// Returns what is shown after a command, where the host has a say in it.
  ///
  /// Tabs have one selected whenever there are any. By default it is what the command has made of it.
  ///
  /// - Parameter showing: The elements that should be shown.
  /// - Returns: The elements that are shown.
  open func settled(_ showing: Showing) -> Showing { showing }

  /// Carries out a command at once; one without a view for what it adds is refused.
  ///
  /// - Parameters:
  ///   - command: The command to carry out.
  ///   - presentables: The views of the elements that are added.
  ///   - animated: True if a person should see it happen, which a terminal does not show.
  ///   - acknowledgement: Used before this returns.
  public func perform(
    _ command: Command,
    presentables: [ElementID: TerminalView],
    animated: Bool,
    acknowledgement: Acknowledgement
  ) {
    let after = settled(command.applied(to: shown))
    var next: [ElementID: TerminalView] = [:]
    for id in after.elements {
      guard let view = viewsByID[id] ?? presentables[id] else {
        return acknowledgement.refused(HostRefusal("there is no view of \(id)"))
      }
      next[id] = view
    }
    shown = after
    viewsByID = next
    acknowledgement.done(showing: shown)
  }

  /// Hears that the view which the host lies in is on screen; does nothing by default.
  open func didAttach() {}

  /// Hears that the view which the host lies in is no longer on screen: let go of a gesture.
  open func didDetach() {}

  // MARK: As the person

  /// Takes away elements, as a person does, and reports it.
  ///
  /// - Parameter gone: The elements; those that are not shown are passed over.
  /// - Returns: True if anything went.
  @discardableResult
  public func remove(_ gone: [ElementID]) -> Bool {
    let gone = gone.filter { viewsByID[$0] != nil }
    guard !gone.isEmpty else { return false }
    shown.elements.removeAll { gone.contains($0) }
    for id in gone { viewsByID[id] = nil }
    if let selected = shown.selected, gone.contains(selected) { shown.selected = nil }
    onReport?(.removed(gone))
    return true
  }

  /// Selects an element, as a person does, and reports it.
  ///
  /// - Parameter element: The element; what is selected already is not selected again.
  /// - Returns: True if it is shown.
  @discardableResult
  public func select(_ element: ElementID) -> Bool {
    guard viewsByID[element] != nil else { return false }
    guard element != shown.selected else { return true }
    shown.selected = element
    onReport?(.selected(element))
    return true
  }

  // MARK: The window

  /// Tells the handler that the host is, or is no longer, on screen.
  open override func setAttached(_ isAttached: Bool) {
    guard isAttached != self.isAttached else { return }
    super.setAttached(isAttached)
    onReport?(isAttached ? .attached : .detached)
  }
}
