/// The elements that a host shows, each with its view, and the blocked elements, which the user
/// cannot remove.
///
/// Keep one in a host of your own. It applies the commands and the user's acts, so that only the
/// calls of your toolkit are left to write:
///
/// ```swift
/// var contents = HostContents<String>()
/// contents.take(StackCommand.push([first]), with: [first: "list"])     // nil: not refused
/// contents.shown                                                      // Showing([first])
/// contents.views                                                      // ["list"]
/// contents.remove([first])                                            // .removed([first])
/// ```
///
/// It is a value, and sends nothing: answer the command, and send the report, after the change. Its
/// rules are those of <doc:WritingAHost>.
public struct HostContents<View> {
  /// The elements in order, the selected one, and the style; the host's `shown`.
  ///
  /// If the selected element goes, the first one is selected; if it was the only one, the next one
  /// that comes.
  public internal(set) var shown = Showing.nothing

  /// The elements that the user cannot remove, each with the reason; set them in
  /// ``NavigationHost/didChange(blockers:)``.
  public var blockers: [ElementID: LeaveBlocker] = [:]

  /// A Boolean value that indicates whether a gesture of the user is in progress.
  public private(set) var isGesturing = false

  private var viewsByID: [ElementID: View] = [:]
  private var presence: ReportedPresence
  /// True from the first selection on.
  private var alwaysSelects: Bool

  /// Creates the contents of an empty host.
  ///
  /// - Parameters:
  ///   - alwaysSelects: True if one of the elements is always selected, as in a tab bar, even before
  ///     a command selects one.
  ///   - isAttached: True if the host is on screen from the beginning, and need not report it.
  public init(alwaysSelects: Bool = false, isAttached: Bool = false) {
    self.alwaysSelects = alwaysSelects
    presence = isAttached ? .attached : .unreported
  }

  // MARK: Looking

  /// The views of the elements, in order.
  ///
  /// - Complexity: O(*n*).
  public var views: [View] { shown.elements.compactMap { viewsByID[$0] } }

  /// The view of the selected element; nil without a selection.
  public var selectedView: View? { shown.selected.flatMap { viewsByID[$0] } }

  /// The presented view and its style; nil if nothing is presented.
  public var presentation: (view: View, style: PresentationStyle)? {
    views.first.flatMap { view in shown.style.map { (view, $0) } }
  }

  /// Returns the view of an element; nil if the element is not shown.
  public subscript(element: ElementID) -> View? { viewsByID[element] }

  /// Returns a Boolean value that indicates whether any of the elements is blocked.
  public func keeps(_ elements: some Sequence<ElementID>) -> Bool {
    elements.contains { blockers[$0] != nil }
  }

  // MARK: Commands

  /// Removes all elements and ends a gesture; call it in ``NavigationHost/begin(keepingPrevious:)``.
  public mutating func begin() {
    let presence = presence
    self = Self(alwaysSelects: alwaysSelects)
    self.presence = presence
  }

  /// Applies a command.
  ///
  /// An element that is shown keeps its view.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - presentables: The views of the elements that the command adds.
  /// - Returns: Nil; or the refusal to answer with, if the view of an element is missing. The
  ///   contents are then unchanged.
  /// - Complexity: O(*n*).
  public mutating func take(
    _ command: some HostCommand,
    with presentables: [ElementID: View]
  ) -> HostRefusal? {
    var after = command.applied(to: shown)
    var next: [ElementID: View] = [:]
    for id in after.elements {
      guard let view = viewsByID[id] ?? presentables[id] else { return .noView(of: id) }
      next[id] = view
    }
    // A selected element that goes is replaced, also if the command selects none.
    if after.selected.map({ next[$0] == nil }) ?? true { after.selected = shown.selected }
    (shown, viewsByID) = (after, next)
    settleSelection()
    return nil
  }

  /// Applies a command, or refuses it if the view of an element is missing.
  ///
  /// - Returns: False if it has refused the command; the contents are then unchanged.
  @MainActor
  public mutating func take(
    _ command: some HostCommand,
    with presentables: [ElementID: View],
    refusing acknowledgement: Acknowledgement
  ) -> Bool {
    guard let refusal = take(command, with: presentables) else { return true }
    acknowledgement.refused(refusal)
    return false
  }

  /// Restores earlier elements, for example because the user has reversed the transition of a
  /// command.
  ///
  /// The ``blockers`` and a gesture stay as they are.
  public mutating func takeBack(to earlier: Self) {
    (shown, viewsByID) = (earlier.shown, earlier.viewsByID)
  }

  // MARK: User

  /// Removes elements, as the user would, unless one of them is blocked.
  ///
  /// - Parameter gone: The elements; those that are not shown are ignored.
  /// - Returns: The report to send: the removal, or only the attempt; nil if none is shown.
  /// - Complexity: O(*n*).
  public mutating func remove(_ gone: some Sequence<ElementID>) -> HostReport? {
    let gone = gone.filter { viewsByID[$0] != nil }
    return keeps(gone) ? .attempted(.removed(gone)) : lose(gone)
  }

  /// Removes elements that are gone from the screen already, blocked ones too.
  ///
  /// - Parameter gone: The elements; those that are not shown are ignored.
  /// - Returns: The report to send; nil if none was shown, and while the host ``isAway``.
  /// - Complexity: O(*n*).
  public mutating func lose(_ gone: some Sequence<ElementID>) -> HostReport? {
    let gone = gone.filter { viewsByID.removeValue(forKey: $0) != nil }
    guard !gone.isEmpty else { return nil }
    shown.elements.removeAll { viewsByID[$0] == nil }
    if shown.elements.isEmpty { shown.style = nil }
    settleSelection()
    return isAway ? nil : .removed(gone)
  }

  /// Selects an element, as the user would, even one that is selected already.
  ///
  /// - Parameters:
  ///   - element: The element to select.
  ///   - leaving: True if the user leaves the element that was selected, as in a tab bar; if that is
  ///     blocked, nothing changes. False if all elements are visible at once, as windows are.
  /// - Returns: The report to send: the selection, or only the attempt; nil if the element is not
  ///   shown.
  public mutating func select(_ element: ElementID, leaving: Bool = true) -> HostReport? {
    guard viewsByID[element] != nil else { return nil }
    if leaving, let selected = shown.selected, selected != element, keeps([selected]) {
      return .attempted(.selected(element))
    }
    shown.selected = element
    return .selected(element)
  }

  /// A Boolean value that indicates whether a split has expanded by itself since its last command;
  /// set it when it does.
  public var hasExpanded: Bool {
    get { shown.hasExpanded }
    set { shown.hasExpanded = newValue }
  }

  /// Notes that the user begins a gesture that can be cancelled.
  ///
  /// - Returns: The report to send; nil if a gesture is in progress.
  public mutating func beginGesture() -> HostReport? {
    guard !isGesturing else { return nil }
    isGesturing = true
    return .gestureBegan
  }

  /// Returns the report that the gesture has moved.
  ///
  /// - Parameter fraction: The part of the way to its end, from 0 to 1.
  /// - Returns: nil if no gesture is in progress.
  public func moveGesture(to fraction: Double) -> HostReport? {
    isGesturing ? .gestureMoved(fraction: fraction) : nil
  }

  /// Notes that the gesture ends; call ``remove(_:)`` first if it removes elements.
  ///
  /// - Returns: The report to send; nil if no gesture is in progress.
  @discardableResult
  public mutating func endGesture() -> HostReport? {
    guard isGesturing else { return nil }
    isGesturing = false
    return .gestureEnded
  }

  // MARK: Window

  /// A Boolean value that indicates whether the host is on screen and has reported it.
  public var isAttached: Bool { presence == .attached }

  /// A Boolean value that indicates whether the host has reported that it is off screen; it then
  /// reports nothing until it is back.
  public var isAway: Bool { presence == .detached }

  /// Notes that the host is on screen.
  ///
  /// - Returns: The report to send; nil if it was on screen already.
  public mutating func attach() -> HostReport? {
    guard !isAttached else { return nil }
    presence = .attached
    return .attached
  }

  /// Notes that the host is off screen; a gesture has ended, and the elements stay.
  ///
  /// Send the report, then release the acknowledgement of a void command.
  ///
  /// - Returns: The report to send; nil if it was not on screen.
  public mutating func detach() -> HostReport? {
    guard isAttached else { return nil }
    (presence, isGesturing) = (.detached, false)
    return .detached
  }

  private mutating func settleSelection() {
    if shown.selected != nil { alwaysSelects = true }
    let isGone = shown.selected.map { viewsByID[$0] == nil } ?? alwaysSelects
    if isGone { shown.selected = shown.elements.first }
  }
}

extension HostContents where View: AnyObject {
  /// Returns the element of a view; nil if the view is not shown.
  ///
  /// - Complexity: O(*n*).
  public func element(of view: View?) -> ElementID? {
    shown.elements.first { viewsByID[$0] === view }
  }
}
