public import ComposableNavigation

/// What the simulated hosts have in common: they record commands, and a test decides the rest.
///
/// Make a ``SimulatedStackHost``, ``SimulatedModalHost`` or ``SimulatedTabHost``. Commands are
/// carried out and acknowledged at once, unless ``holdsAcknowledgements``:
///
/// ```swift
/// host.holdsAcknowledgements = true
/// store.send(.stack(.pushItem(.detail)))
/// host.presentables                                  // ["list"]
/// host.acknowledgeNext()
/// host.presentables                                  // ["list", "detail"]
/// ```
@MainActor
public class SimulatedContainerHost<Presentable, Command> {
  /// A command that waits.
  ///
  /// It knows nothing of the host, which would keep itself by it.
  private struct Held {
    let command: Command
    let presentables: [ElementID: Presentable]
    let acknowledgement: Acknowledgement
    let added: Set<ElementID>
    let change: ([ElementID]) -> [ElementID]
  }

  /// The handler's elements that are shown, in order.
  public internal(set) var elements: [ElementID] = []

  /// What the host was asked, oldest first.
  public private(set) var commands: [Command] = []

  /// Whether the last command was to be seen happening; nil before the first.
  public private(set) var wasAnimated: Bool?

  /// Whether commands wait for ``acknowledgeNext()`` or ``refuseNext(_:)``.
  public var holdsAcknowledgements = false

  /// Whether the host is on screen.
  public private(set) var isAttached: Bool

  /// Whether a person's gesture is in progress.
  public private(set) var isGesturing = false

  /// Where reports go; the handler sets it.
  public var onReport: HostReport.Receiver?

  private(set) var views: [ElementID: Presentable] = [:]
  private var held: [Held] = []
  private var refusals: [HostRefusal] = []
  private var removedSinceAsked: Set<ElementID> = []

  init(isAttached: Bool) { self.isAttached = isAttached }

  /// How many commands wait; a handler asks for one at a time.
  public var heldCommandCount: Int { held.count }

  /// The view of an element that is shown; nil for any other.
  public func presentable(of element: ElementID) -> Presentable? {
    elements.contains(element) ? views[element] : nil
  }

  // MARK: As the program

  /// Carries out the command that waits.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  public func acknowledgeNext() -> Bool {
    guard !held.isEmpty else { return false }
    let next = held.removeFirst()
    elements = next.change(elements).filter { !removedSinceAsked.contains($0) }
    views.merge(next.presentables) { $1 }
    let shown = Set(elements)
    views = views.filter { shown.contains($0.key) }
    settle(after: next.command)
    next.acknowledgement.done(showing: showing)
    return true
  }

  /// Refuses the command that waits; when none does, the next one that comes.
  ///
  /// - Parameter reason: Why.
  public func refuseNext(_ reason: HostRefusal) {
    guard !held.isEmpty else { return refusals.append(reason) }
    held.removeFirst().acknowledgement.refused(reason)
  }

  /// Says that what was refused may work now.
  public func becomeReady() { onReport?(.ready) }

  /// Comes on screen, showing what it showed.
  ///
  /// On screen already, nothing changes.
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

  /// The view that it lies in is shown no longer: as ``leaveScreen()``.
  public func didDetach() { leaveScreen() }

  /// Lets go of what an earlier handler has put there, and of what it has asked for.
  func beginAnew() {
    elements = []
    views = [:]
    held = []
    removedSinceAsked = []
  }

  // MARK: As the person

  /// Begins a gesture: commands wait until it ends.
  ///
  /// A second one changes nothing.
  public func beginGesture() {
    guard !isGesturing else { return }
    isGesturing = true
    onReport?(.gestureBegan)
  }

  /// Ends the gesture; what it takes away is said before.
  ///
  /// Without a gesture nothing changes.
  public func endGesture() {
    guard isGesturing else { return }
    isGesturing = false
    onReport?(.gestureEnded)
  }

  /// Takes away elements, also those whose coming is not acknowledged yet; others are passed over.
  ///
  /// - Parameter gone: What goes.
  public func remove(_ gone: [ElementID]) {
    let coming = held.reduce(into: Set<ElementID>()) { $0.formUnion($1.added) }
    let gone = gone.filter { elements.contains($0) || coming.contains($0) }
    guard !gone.isEmpty else { return }
    removedSinceAsked.formUnion(gone)
    elements.removeAll(where: gone.contains)
    onReport?(.removed(gone))
  }

  // MARK: For the shapes

  /// Carries a command out, holds it or refuses it, as the test wants it.
  ///
  /// `change` gets the elements that are shown and returns those that are to be. It is kept while
  /// the command waits, and must not keep the host.
  func receive(
    _ command: Command,
    adding presentables: [ElementID: Presentable],
    animated: Bool,
    _ acknowledgement: Acknowledgement,
    change: @escaping ([ElementID]) -> [ElementID]
  ) {
    commands.append(command)
    wasAnimated = animated
    removedSinceAsked = []
    if !refusals.isEmpty { return acknowledgement.refused(refusals.removeFirst()) }
    let added = Set(change(elements)).subtracting(elements)
    held.append(
      Held(
        command: command,
        presentables: presentables,
        acknowledgement: acknowledgement,
        added: added,
        change: change
      )
    )
    if !holdsAcknowledgements { acknowledgeNext() }
  }

  /// What is shown of the handler's elements, with what is particular to the shape.
  var showing: Showing { Showing(elements) }

  /// What else a command has changed, when its elements are in their places.
  func settle(after command: Command) {}
}
