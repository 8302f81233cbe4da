public import ComposableNavigation

/// A host of any shape without a screen: it records commands, and a test controls its answers.
///
/// ``SimulatedStackHost``, ``SimulatedModalHost``, ``SimulatedTabHost`` and ``SimulatedWindowHost``
/// are type aliases of this class. Declare one for a custom shape in the same way:
///
/// ```swift
/// typealias SimulatedPager<View> = SimulatedContainerHost<View, PagerCommand, Void>
/// let host = SimulatedPager<String>(hostWith: ())
/// ```
///
/// The host applies and acknowledges each command at once, except with ``holdsAcknowledgements``:
///
/// ```swift
/// host.holdsAcknowledgements = true
/// store.send(.stack(.pushItem(.detail)))
/// host.presentables                                  // ["list"]
/// host.acknowledgeNext()
/// host.presentables                                  // ["list", "detail"]
/// ```
@MainActor
public class SimulatedContainerHost<Presentable, Command: HostCommand, Capabilities>:
  NavigationHost
{
  /// A command without an answer.
  ///
  /// It does not refer to the host, to avoid a retain cycle.
  private struct Held {
    let command: Command
    let presentables: [ElementID: Presentable]
    let acknowledgement: Acknowledgement
    let added: Set<ElementID>
  }

  /// The changes that the host can make in one step.
  public let capabilities: Capabilities

  /// The views that the host showed before the handler's; they come first, and stay unchanged.
  public private(set) var previousPresentables: [Presentable]

  /// The handler's elements that the host shows, in order.
  public var elements: [ElementID] { shown.elements }

  /// The selected element; nil if none of the handler's elements is selected.
  public var selected: ElementID? { shown.selected }

  /// The commands that the host has received, oldest first.
  public private(set) var commands: [Command] = []

  /// A Boolean value that indicates whether the last command was animated; nil before the first.
  public private(set) var wasAnimated: Bool?

  /// A Boolean value that indicates whether commands wait for the test to answer them.
  public var holdsAcknowledgements = false

  /// A Boolean value that indicates whether the host can be filled while it is off screen.
  ///
  /// ```swift
  /// let host = SimulatedStackHost<String>(isAttached: false)
  /// host.preloadsOffscreen = true                      // its page comes with the screens in it
  /// ```
  public var preloadsOffscreen = false

  /// A Boolean value that indicates whether the user cannot leave elements that stay.
  ///
  /// If it is false, such an element disappears and the handler shows it again.
  public var obeysGuards = true

  /// The elements that stay, each with its reason, as set by the handler.
  public var blockers: [ElementID: LeaveBlocker] { shownContents.blockers }

  /// A Boolean value that indicates whether the host is on screen.
  public var isAttached: Bool { shownContents.isAttached }

  /// A Boolean value that indicates whether a gesture of the user is in progress.
  public var isGesturing: Bool { shownContents.isGesturing }

  /// The receiver of reports, set by the handler.
  public var onReport: HostReport.Receiver?

  var shownContents: HostContents<Presentable>
  private var held: [Held] = []
  private var refusals: [HostRefusal] = []
  private var removedSinceAsked: [ElementID] = []

  /// Makes a host.
  ///
  /// - Parameters:
  ///   - capabilities: The changes that the host can make in one step.
  ///   - previous: The views that the host already shows.
  ///   - isAttached: True if the host is on screen; false if it is in another handler's view.
  public init(
    hostWith capabilities: Capabilities,
    previous: [Presentable] = [],
    isAttached: Bool = true
  ) {
    self.capabilities = capabilities
    previousPresentables = previous
    shownContents = HostContents(isAttached: isAttached)
  }

  /// All visible views in order, including those before the handler's.
  public var presentables: [Presentable] {
    previousPresentables + shownContents.views
  }

  /// The view of the selected element; nil if none of the handler's elements is selected.
  public var selectedPresentable: Presentable? { shownContents.selectedView }

  /// The style of the presentation; nil if nothing is presented or the shape has no styles.
  public var style: PresentationStyle? { shown.style }

  /// The handler's elements that the host shows, with the selection and the style.
  public var shown: Showing { shownContents.shown }

  /// The number of waiting commands; a handler sends one command at a time.
  public var heldCommandCount: Int { held.count }

  /// Returns the view of a visible element, or nil for any other element.
  public func presentable(of element: ElementID) -> Presentable? { shownContents[element] }

  // MARK: As the program

  /// Applies and acknowledges the waiting command.
  ///
  /// - Returns: True if a command was waiting.
  @discardableResult
  public func acknowledgeNext() -> Bool {
    guard !held.isEmpty else { return false }
    let next = held.removeFirst()
    let answer = next.acknowledgement
    if shownContents.take(next.command, with: next.presentables, refusing: answer) {
      // The command was sent before the user removed them.
      _ = shownContents.lose(removedSinceAsked)
      answer.done(showing: shown)
    }
    return true
  }

  /// Refuses the waiting command, or the next one if none is waiting.
  ///
  /// - Parameter reason: The reason.
  public func refuseNext(_ reason: HostRefusal) {
    guard !held.isEmpty else { return refusals.append(reason) }
    held.removeFirst().acknowledgement.refused(reason)
  }

  /// Reports that a refused command may succeed now.
  public func becomeReady() { onReport?(.ready) }

  /// Returns to the screen with the same elements; a host on screen does not change.
  public func attach() {
    if let report = shownContents.attach() { onReport?(report) }
  }

  /// Leaves the screen: the waiting command becomes void, a gesture ends, and the views stay.
  public func detach() {
    guard let report = shownContents.detach() else { return }
    let void = held
    held = []
    // Acknowledgements become void with this report, not before.
    withExtendedLifetime(void) { onReport?(report) }
  }

  /// Leaves the screen with the view around it: the waiting command is void, and a gesture ends.
  ///
  /// Call it on a host in a sheet that the user has swiped away. The host reports nothing, because
  /// its handler learns of the removal from the sheet's host.
  public func leaveScreen() {
    shownContents.endGesture()
    held = []
  }

  /// Calls ``leaveScreen()`` when the view that contains the host has left the screen.
  public func didDetach() { leaveScreen() }

  // MARK: As the user

  /// Begins a gesture if none is in progress; commands wait until the gesture ends.
  public func beginGesture() {
    if let report = shownContents.beginGesture() { onReport?(report) }
  }

  /// Moves the gesture, if there is one, to a part of the way to its end, from 0 to 1.
  public func moveGesture(to fraction: Double) {
    if let report = shownContents.moveGesture(to: fraction) { onReport?(report) }
  }

  /// Ends the gesture, if there is one; if it removes elements, call ``remove(_:)`` first.
  public func endGesture() {
    if let report = shownContents.endGesture() { onReport?(report) }
  }

  /// Removes elements that the host shows or that a waiting command adds, and ignores all others.
  ///
  /// If one of them stays, the host removes none and reports the attempt; see ``obeysGuards``.
  ///
  /// - Parameter gone: The elements to remove.
  public func remove(_ gone: [ElementID]) {
    let coming = held.reduce(into: Set<ElementID>()) { $0.formUnion($1.added) }
    let gone = gone.filter { elements.contains($0) || coming.contains($0) }
    guard !gone.isEmpty else { return }
    if obeysGuards, shownContents.keeps(gone) {
      onReport?(.attempted(.removed(gone)))
      return
    }
    removedSinceAsked += gone
    _ = shownContents.lose(gone)
    onReport?(.removed(gone))
  }

  /// Selects a visible element and reports it, even if it is already selected.
  ///
  /// If the currently selected element stays, the selection does not change and the host reports
  /// the attempt; see ``obeysGuards``. An element that the host does not show is ignored.
  ///
  /// - Parameter element: The element to select.
  public func select(_ element: ElementID) {
    if let report = shownContents.select(element, leaving: obeysGuards) { onReport?(report) }
  }

  /// Selects a visible element and reports it, regardless of elements that stay.
  ///
  /// Use it if all elements are visible at once, as windows are, so that a selection leaves none of
  /// them. An element that the host does not show is ignored.
  ///
  /// - Parameter element: The element to select.
  public func choose(_ element: ElementID) {
    if let report = shownContents.select(element, leaving: false) { onReport?(report) }
  }

  // MARK: From the handler

  /// Removes the views and commands of an earlier handler, and optionally the views before them.
  public func begin(keepingPrevious: Bool) {
    if !keepingPrevious { previousPresentables = [] }
    shownContents.begin()
    held = []
    removedSinceAsked = []
  }

  /// Stores the elements that stay.
  public func didChange(blockers: [ElementID: LeaveBlocker]) {
    shownContents.blockers = blockers
  }

  /// Applies, holds or refuses a command, as the test has requested.
  public func perform(
    _ command: Command,
    presentables: [ElementID: Presentable],
    animated: Bool,
    acknowledgement: Acknowledgement
  ) {
    commands.append(command)
    wasAnimated = animated
    removedSinceAsked = []
    if !refusals.isEmpty { return acknowledgement.refused(refusals.removeFirst()) }
    let added = Set(command.applied(to: shown).elements).subtracting(elements)
    held.append(
      Held(
        command: command,
        presentables: presentables,
        acknowledgement: acknowledgement,
        added: added
      )
    )
    if !holdsAcknowledgements { acknowledgeNext() }
  }
}
