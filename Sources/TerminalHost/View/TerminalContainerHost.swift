public import ComposableNavigation

/// A host on a terminal that carries out each command at once, for any type of element.
///
/// It stores the shown elements, answers and reports, but has no appearance: ``TerminalContainer``
/// shows views, and ``TerminalSplit`` shows columns. Usually you inherit from
/// ``TerminalContainer``.
///
/// ```swift
/// final class SidesView: TerminalContainerHost<Side, SidesCommand, Void> {
///   init() { super.init(capabilities: ()) }
/// }
/// ```
///
/// It answers each command before `perform` returns, with the elements that it shows.
@MainActor
open class TerminalContainerHost<Presentable, Command: HostCommand, Capabilities>: TerminalView,
  NavigationHost
{
  /// The changes that the host can make in one step.
  public let capabilities: Capabilities

  /// True: a new view has its whole content at once, because each command is carried out at once.
  ///
  /// Override it with false if carrying out a command notifies views that they are on screen.
  open var preloadsOffscreen: Bool { true }

  /// The receiver of reports; the handler sets it.
  public var onReport: HostReport.Receiver?

  /// The handler's elements that are shown, and the selected one.
  public var shown: Showing { contents.shown }

  /// A Boolean value that indicates whether a gesture of the user is in progress.
  public var isGesturing: Bool { contents.isGesturing }

  /// The elements with their views.
  var contents: HostContents<Presentable>

  /// Creates an empty host.
  ///
  /// - Parameters:
  ///   - capabilities: The changes that the host makes in one step.
  ///   - alwaysSelects: True if one of the elements is always selected, as in a tab bar.
  public init(capabilities: Capabilities, alwaysSelects: Bool = false) {
    self.capabilities = capabilities
    contents = HostContents(alwaysSelects: alwaysSelects)
    super.init()
  }

  // MARK: Looking

  /// The position of the selected element; nil without a selection.
  public var selectedIndex: Int? {
    shown.selected.flatMap { selected in shown.elements.firstIndex(of: selected) }
  }

  /// Returns the view, or the column, of an element; nil if the element is not shown.
  public func view(of element: ElementID) -> Presentable? { contents[element] }

  // MARK: Program

  /// Removes the elements of an earlier handler.
  open func begin(keepingPrevious: Bool) { contents.begin() }

  /// Carries out a command at once; refuses it if the view of a new element is missing.
  ///
  /// Override it to update views before or after a change, and call `super`, which answers.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - presentables: The views of the elements that are added.
  ///   - animated: True if the change should be animated; a terminal does not animate.
  ///   - acknowledgement: Called before this returns.
  open func perform(
    _ command: Command,
    presentables: [ElementID: Presentable],
    animated: Bool,
    acknowledgement: Acknowledgement
  ) {
    guard contents.take(command, with: presentables, refusing: acknowledgement) else { return }
    acknowledgement.done(showing: shown)
  }

  /// Called when the view that contains the host appears on screen; does nothing by default.
  open func didAttach() {}

  /// Called when the view that contains the host leaves the screen: ends a gesture.
  open func didDetach() { contents.endGesture() }

  /// Stores the elements that cannot be removed, with the reasons.
  public func didChange(blockers: [ElementID: LeaveBlocker]) { contents.blockers = blockers }

  /// Returns a Boolean value that indicates whether any of some elements cannot be removed.
  public func keeps(_ elements: [ElementID]) -> Bool { contents.keeps(elements) }

  // MARK: User

  /// Begins a gesture that the user may cancel, such as a swipe; no command is sent until it ends.
  public func beginGesture() {
    if let report = contents.beginGesture() { onReport?(report) }
  }

  /// Ends the gesture.
  ///
  /// Report its result before; report nothing if the gesture was cancelled.
  ///
  /// Does nothing if no gesture is in progress.
  public func endGesture() {
    if let report = contents.endGesture() { onReport?(report) }
  }

  /// Removes elements, as the user would, and reports it.
  ///
  /// If one of them cannot be removed, removes none, and reports the attempt.
  ///
  /// - Parameter gone: The elements; ignores those that are not shown.
  /// - Returns: True if it reported a removal or an attempt.
  @discardableResult
  open func remove(_ gone: [ElementID]) -> Bool {
    guard let report = contents.remove(gone) else { return false }
    onReport?(report)
    return true
  }

  /// Selects an element, as the user would, and reports it.
  ///
  /// If the selected element cannot be left, reports only the attempt.
  ///
  /// - Parameter element: The element; a selected one is reported too.
  /// - Returns: True if the element is shown.
  @discardableResult
  public func select(_ element: ElementID) -> Bool {
    guard let report = contents.select(element, leaving: isLeftBySelection) else { return false }
    onReport?(report)
    return true
  }

  /// A Boolean value that indicates whether selecting another element leaves the selected one, so
  /// that a reason to stay applies; true by default.
  ///
  /// Override it with false if all elements are visible at once, as windows are.
  open var isLeftBySelection: Bool { true }

  // MARK: The window

  /// Reports to the handler that the host is, or is no longer, on screen.
  open override func setAttached(_ isAttached: Bool) {
    // A gesture ends when the host leaves the screen.
    if !isAttached { contents.endGesture() }
    guard isAttached != self.isAttached else { return }
    super.setAttached(isAttached)
    // The host is attached first, because the views below may query it when they are attached.
    setBelowAttached(isAttached)
    onReport?(isAttached ? .attached : .detached)
  }

  /// Notifies a view below the host, which is not one of its elements, whether it is on screen; by
  /// default there is none.
  open func setBelowAttached(_ isAttached: Bool) {}
}
