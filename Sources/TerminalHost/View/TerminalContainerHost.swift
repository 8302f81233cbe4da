public import ComposableNavigation

/// A host of a terminal that obeys each command at once, whatever it is made of.
///
/// It keeps what is shown, answers, reports, and knows no look: ``TerminalContainer`` shows views, and
/// ``TerminalSplit`` columns. Most often you inherit from the former.
///
/// ```swift
/// final class SidesView: TerminalContainerHost<Side, SidesCommand, Void> {
///   init() { super.init(capabilities: ()) }
/// }
/// ```
///
/// It answers each command before `perform` returns, and names what it shows.
@MainActor
open class TerminalContainerHost<Presentable, Command: HostCommand, Capabilities>: TerminalView,
  NavigationHost
{
  /// The things that the host can do in one step.
  public let capabilities: Capabilities

  /// True: a view comes with all that is in it, because each command is carried out at once.
  ///
  /// Say false where carrying it out tells views that they are on screen.
  open var fillsUnseen: Bool { true }

  /// The receiver of reports; the handler sets it.
  public var onReport: HostReport.Receiver?

  /// The handler's elements that are shown, and which of them is selected.
  public private(set) var shown = Showing.nothing

  /// Tells whether a gesture of a person is under way.
  public private(set) var isGesturing = false

  private var viewsByID: [ElementID: Presentable] = [:]
  private var stays: [ElementID: Stay] = [:]

  /// Makes a host that shows nothing.
  ///
  /// - Parameter capabilities: The things that the host does in one step.
  public init(capabilities: Capabilities) {
    self.capabilities = capabilities
    super.init()
  }

  // MARK: Looking

  /// The position of what is selected; nil without a selection.
  public var selectedIndex: Int? {
    shown.selected.flatMap { selected in shown.elements.firstIndex(of: selected) }
  }

  /// Returns the view, or the column, of an element; nil for one that is not shown.
  public func view(of element: ElementID) -> Presentable? { viewsByID[element] }

  // MARK: As the program

  /// Lets go of what an earlier handler has put there.
  open func begin(keepingPrevious: Bool) {
    isGesturing = false
    shown = .nothing
    viewsByID = [:]
    stays = [:]
  }

  /// Returns what is shown after a command, where the host has a say in it.
  ///
  /// Tabs have one selected whenever there are any. By default it is what the command has made of it.
  ///
  /// - Parameter showing: The showing that is asked for.
  /// - Returns: The showing that it becomes.
  open func settled(_ showing: Showing) -> Showing { showing }

  /// Carries out a command at once; one without a view for what it adds is refused.
  ///
  /// Override it for what has to be done to the views around a change, and let this one answer.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - presentables: The views of the elements that are added.
  ///   - animated: True if a person should see it happen, which a terminal does not show.
  ///   - acknowledgement: Used before this returns.
  open func perform(
    _ command: Command,
    presentables: [ElementID: Presentable],
    animated: Bool,
    acknowledgement: Acknowledgement
  ) {
    let after = settled(command.applied(to: shown))
    var next: [ElementID: Presentable] = [:]
    for id in after.elements {
      guard let view = viewsByID[id] ?? presentables[id] else {
        return acknowledgement.refused(.noView(of: id))
      }
      next[id] = view
    }
    shown = after
    viewsByID = next
    acknowledgement.done(showing: shown)
  }

  /// Hears that the view which the host lies in is on screen; does nothing by default.
  open func didAttach() {}

  /// Hears that the view which the host lies in is no longer on screen: a gesture is over.
  open func didDetach() { isGesturing = false }

  /// Keeps the elements that stay, from now on; who tries to leave one hears why.
  public func didChange(stays: [ElementID: Stay]) { self.stays = stays }

  /// Tells whether any of some elements stays, as the handler has said.
  public func keeps(_ elements: [ElementID]) -> Bool { elements.contains { stays[$0] != nil } }

  // MARK: As the person

  /// Begins a gesture, such as a swipe that a person may give up: until it ends no command comes.
  public func beginGesture() {
    guard !isGesturing else { return }
    isGesturing = true
    onReport?(.gestureBegan)
  }

  /// Ends the gesture; report before what came of it, and nothing when it was given up.
  ///
  /// Without a gesture it does nothing.
  public func endGesture() {
    guard isGesturing else { return }
    isGesturing = false
    onReport?(.gestureEnded)
  }

  /// Takes away elements, as a person does, and reports it.
  ///
  /// When one of them stays none goes, and the attempt is reported.
  ///
  /// - Parameter gone: The elements; those that are not shown are passed over.
  /// - Returns: True if anything was reported.
  @discardableResult
  open func remove(_ gone: [ElementID]) -> Bool {
    let gone = gone.filter { viewsByID[$0] != nil }
    guard !gone.isEmpty else { return false }
    if keeps(gone) {
      onReport?(.attempted(.remove(gone)))
      return true
    }
    shown.elements.removeAll { gone.contains($0) }
    for id in gone { viewsByID[id] = nil }
    if let selected = shown.selected, gone.contains(selected) { shown.selected = nil }
    if shown.elements.isEmpty { shown.style = nil }
    onReport?(.removed(gone))
    return true
  }

  /// Selects an element, as a person does, and reports it.
  ///
  /// When the one that is selected stays, it is selected still, and the attempt is reported.
  ///
  /// - Parameter element: The element; what is selected already is not selected again.
  /// - Returns: True if it is shown.
  @discardableResult
  public func select(_ element: ElementID) -> Bool {
    guard viewsByID[element] != nil else { return false }
    guard element != shown.selected else { return true }
    if isLeftBySelection, let selected = shown.selected, keeps([selected]) {
      onReport?(.attempted(.select(element)))
      return true
    }
    shown.selected = element
    onReport?(.selected(element))
    return true
  }

  /// Tells whether what is selected is left when something else is, so that it may stay; true by
  /// default.
  ///
  /// Say false where all elements are seen at once, as windows are.
  open var isLeftBySelection: Bool { true }

  /// Shows what it shows in another style from now on.
  func setStyle(_ style: PresentationStyle) { shown.style = style }

  // MARK: The window

  /// Tells the handler that the host is, or is no longer, on screen.
  open override func setAttached(_ isAttached: Bool) {
    // Nobody touches what is not to be seen.
    if !isAttached { isGesturing = false }
    guard isAttached != self.isAttached else { return }
    super.setAttached(isAttached)
    // Asked as soon as what lies below says that it is back, the host is known to be back too.
    setBelowAttached(isAttached)
    onReport?(isAttached ? .attached : .detached)
  }

  /// Tells a view that lies below the host, and is no element of it, whether it is on screen; there is
  /// none by default.
  open func setBelowAttached(_ isAttached: Bool) {}
}
