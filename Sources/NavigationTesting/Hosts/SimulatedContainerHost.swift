public import ComposableNavigation

/// A host of any shape without a screen: it records commands, and a test decides the rest.
///
/// ``SimulatedStackHost``, ``SimulatedModalHost``, ``SimulatedTabHost`` and ``SimulatedWindowHost`` are
/// such hosts; write their names, and give one of a shape of your own a name likewise:
///
/// ```swift
/// typealias SimulatedPager<View> = SimulatedContainerHost<View, PagerCommand, Void>
/// let host = SimulatedPager<String>(hostWith: ())
/// ```
///
/// Commands are carried out and acknowledged at once, unless ``holdsAcknowledgements``:
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
  /// A command that waits.
  ///
  /// It knows nothing of the host, which would keep itself by it.
  private struct Held {
    let command: Command
    let presentables: [ElementID: Presentable]
    let acknowledgement: Acknowledgement
    let added: Set<ElementID>
  }

  /// The things that the host can do in one step.
  public let capabilities: Capabilities

  /// The views that were there before the handler; they come first and are not its business.
  public private(set) var previousPresentables: [Presentable]

  /// The handler's elements that are shown, in order.
  public private(set) var elements: [ElementID] = []

  /// The element that is selected; nil when none of the handler's is.
  public private(set) var selected: ElementID?

  /// The commands that the host was given, oldest first.
  public private(set) var commands: [Command] = []

  /// Tells whether the last command was to be seen happening; nil before the first.
  public private(set) var wasAnimated: Bool?

  /// Tells whether commands wait for ``acknowledgeNext()`` or ``refuseNext(_:)``.
  public var holdsAcknowledgements = false

  /// Tells whether the host can be filled before it is seen; set it before the handler is set up.
  ///
  /// ```swift
  /// let host = SimulatedStackHost<String>(isAttached: false)
  /// host.fillsUnseen = true                            // its page comes with the screens in it
  /// ```
  public var fillsUnseen = false

  /// Tells whether the host keeps from a person what stays; else it goes, and is shown again.
  public var obeysGuards = true

  /// The elements that stay, as the handler has said, each with its reason.
  public private(set) var stays: [ElementID: Stay] = [:]

  /// Tells whether the host is on screen.
  public private(set) var isAttached: Bool

  /// Tells whether a person's gesture is in progress.
  public private(set) var isGesturing = false

  /// The receiver of reports; the handler sets it.
  public var onReport: HostReport.Receiver?

  private var views: [ElementID: Presentable] = [:]
  var lastStyle: PresentationStyle?
  /// Tells whether a split has expanded by itself, and has been asked for nothing since.
  var hasExpanded = false
  private var held: [Held] = []
  private var refusals: [HostRefusal] = []
  private var removedSinceAsked: Set<ElementID> = []

  /// Makes a host.
  ///
  /// - Parameters:
  ///   - capabilities: The changes that it can make in one step.
  ///   - previous: Views that it shows already.
  ///   - isAttached: True if it is on screen; false for one that lies in another handler's view.
  public init(
    hostWith capabilities: Capabilities,
    previous: [Presentable] = [],
    isAttached: Bool = true
  ) {
    self.capabilities = capabilities
    previousPresentables = previous
    self.isAttached = isAttached
  }

  /// All views that are shown, in order, those before the handler's included.
  public var presentables: [Presentable] {
    previousPresentables + elements.compactMap { views[$0] }
  }

  /// The view of what is selected; nil when none of the handler's is.
  public var selectedPresentable: Presentable? { selected.flatMap { views[$0] } }

  /// The style of its presentation; nil when nothing is presented, and for a shape without a style.
  public var style: PresentationStyle? { elements.isEmpty ? nil : lastStyle }

  /// The handler's elements that are shown, with the selected one and the style.
  public var shown: Showing {
    Showing(elements, selected: selected, style: style, hasExpanded: hasExpanded)
  }

  /// The number of commands that wait; a handler asks for one at a time.
  public var heldCommandCount: Int { held.count }

  /// The view of an element that is shown; nil for any other.
  public func presentable(of element: ElementID) -> Presentable? {
    elements.contains(element) ? views[element] : nil
  }

  // MARK: As the program

  /// Carries out the command that waits.
  ///
  /// - Returns: True if there was one.
  @discardableResult
  public func acknowledgeNext() -> Bool {
    guard !held.isEmpty else { return false }
    let next = held.removeFirst()
    show(next.command.applied(to: shown))
    views.merge(next.presentables) { $1 }
    let there = Set(elements)
    views = views.filter { there.contains($0.key) }
    next.acknowledgement.done(showing: shown)
    return true
  }

  /// Shows what a command has made of it, but for what a person has taken away since it was asked.
  private func show(_ after: Showing) {
    elements = after.elements.filter { !removedSinceAsked.contains($0) }
    hasExpanded = after.hasExpanded
    if let style = after.style { lastStyle = style }
    if let wished = after.selected, elements.contains(wished) { selected = wished }
    if let old = selected, !elements.contains(old) { selected = elements.first }
  }

  /// Refuses the command that waits; when none does, the next one that comes.
  ///
  /// - Parameter reason: The reason, in words.
  public func refuseNext(_ reason: HostRefusal) {
    guard !held.isEmpty else { return refusals.append(reason) }
    held.removeFirst().acknowledgement.refused(reason)
  }

  /// Says that what was refused may work now.
  public func becomeReady() { onReport?(.ready) }

  /// Comes on screen, showing what it showed; on screen already, nothing changes.
  public func attach() {
    guard !isAttached else { return }
    isAttached = true
    onReport?(.attached)
  }

  /// Goes off screen: the command that waits is void, views stay, a gesture ends.
  public func detach() {
    guard isAttached else { return }
    isAttached = false
    isGesturing = false
    let void = held
    held = []
    // Acknowledgements are void once it is said, and not before.
    withExtendedLifetime(void) { onReport?(.detached) }
  }

  /// Goes off screen with the view that it lies in, which is gone already: the command that waits is
  /// void, a gesture ends.
  ///
  /// For a host in a sheet that a person has swiped away; its handler knows by the sheet's.
  public func leaveScreen() {
    isGesturing = false
    held = []
  }

  /// Leaves the screen, as ``leaveScreen()`` does, with the view that the host lies in.
  public func didDetach() { leaveScreen() }

  // MARK: As the person

  /// Begins a gesture, if none is in progress: commands wait until it ends.
  public func beginGesture() {
    guard !isGesturing else { return }
    isGesturing = true
    onReport?(.gestureBegan)
  }

  /// Ends the gesture, if there is one; what it takes away is said before.
  public func endGesture() {
    guard isGesturing else { return }
    isGesturing = false
    onReport?(.gestureEnded)
  }

  /// Takes away elements, also those whose coming is not acknowledged yet; others are passed over.
  ///
  /// When one of them stays none goes, and the attempt is reported; see ``obeysGuards``.
  ///
  /// - Parameter gone: The elements that go.
  public func remove(_ gone: [ElementID]) {
    let coming = held.reduce(into: Set<ElementID>()) { $0.formUnion($1.added) }
    let gone = gone.filter { elements.contains($0) || coming.contains($0) }
    guard !gone.isEmpty else { return }
    if obeysGuards, gone.contains(where: { stays[$0] != nil }) {
      onReport?(.attempted(.remove(gone)))
      return
    }
    removedSinceAsked.formUnion(gone)
    if let old = selected, gone.contains(old) {
      selected = elements.first { !gone.contains($0) }
    }
    elements.removeAll(where: gone.contains)
    onReport?(.removed(gone))
  }

  /// Selects an element, and reports it, also when it is selected already; one that is not shown
  /// changes nothing.
  ///
  /// When the one that is selected stays, it is selected still, and the attempt is reported; see
  /// ``obeysGuards``.
  ///
  /// - Parameter element: The element that is selected.
  public func select(_ element: ElementID) {
    guard elements.contains(element) else { return }
    if obeysGuards, let selected, selected != element, stays[selected] != nil {
      onReport?(.attempted(.select(element)))
      return
    }
    choose(element)
  }

  /// Selects an element, and reports it, whatever stays; one that is not shown changes nothing.
  ///
  /// So it is where all elements are seen at once, and selecting another one leaves none, as with
  /// windows.
  ///
  /// - Parameter element: The element that is selected.
  public func choose(_ element: ElementID) {
    guard elements.contains(element) else { return }
    selected = element
    onReport?(.selected(element))
  }

  // MARK: From the handler

  /// Lets go of what an earlier handler has put there and asked for; keeps what was there before, or
  /// lets it go.
  public func begin(keepingPrevious: Bool) {
    if !keepingPrevious { previousPresentables = [] }
    elements = []
    hasExpanded = false
    selected = nil
    views = [:]
    held = []
    removedSinceAsked = []
    stays = [:]
  }

  /// Keeps what stays, from now on.
  public func didChange(stays: [ElementID: Stay]) { self.stays = stays }

  /// Carries a command out, holds it or refuses it, as the test wants it.
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
