package import ComposableNavigation

package typealias FakeStackHost = FakeHost<StackCommand<ElementID>, StackCapabilities>
package typealias FakeModalHost = FakeHost<ModalCommand<ElementID>, ModalCapabilities>
package typealias FakeTabHost = FakeHost<TabCommand<ElementID>, TabCapabilities>
package typealias FakeWindowHost = FakeHost<WindowCommand<ElementID>, Void>

/// The way in which a fake host acknowledges a command.
package enum Answering: Equatable {
  case atOnce
  /// When the test calls ``FakeHost/finish()`` or ``FakeHost/refuse(_:)``, otherwise never.
  case later
  case refuse(HostRefusal)
  case drop
  case twice
  /// Acknowledges as done without doing anything.
  case unchanged
}

/// A call by a handler that is not a command.
package enum FakeCall: CaseIterable {
  case begin, didAttach, didDetach, blockers
}

/// A host of any shape that records its commands and acknowledges as the test determines.
///
/// Tests can make it break the rules for hosts, which the test kit's `SimulatedContainerHost` never
/// does. The hosts of the walks, `NastyHost`, are written from the article alone.
@MainActor
package final class FakeHost<Command: HostCommand, Capabilities>: NavigationHost {
  package struct Pending {
    package let command: Command
    package let views: [ElementID: FakeView]
    package let acknowledgement: Acknowledgement
    package var gone: Set<ElementID> = []
    package var isCarriedOut = false
  }

  package var capabilities: Capabilities
  package var isAttached = true
  /// A Boolean value that indicates whether the host accepts content off screen; read when a
  /// handler is set up.
  package var preloadsOffscreen = false
  package var onReport: HostReport.Receiver?
  package var answering = Answering.atOnce

  /// Called with each command as text.
  package var note: (@MainActor (String) -> Void)?

  /// Called inside `perform`, before and after the acknowledgement.
  package var beforeAnswer: (@MainActor () -> Void)?
  package var afterAnswer: (@MainActor () -> Void)?

  /// The work to do once, inside a call.
  package var inside: [FakeCall: @MainActor () -> Void] = [:]
  package private(set) var calls: [FakeCall] = []

  private var contents: HostContents<FakeView>
  package private(set) var commands: [Command] = []
  /// The commands with titles for numbers, as in `replace b c with d`.
  package private(set) var words: [String] = []
  package private(set) var animations: [Bool] = []
  package private(set) var performed = 0
  package private(set) var pending: [Pending] = []
  package private(set) var isGesturing = false
  /// The commands that a correct handler never sends.
  package private(set) var complaints: [String] = []
  /// A Boolean value that indicates whether a modal host names the style of its presentation.
  package var namesStyle = true
  /// Foreign views, below those of the handlers.
  package var foreign: [FakeView] = []
  /// Acknowledgements of void commands, held because using or dropping them is a mistake.
  package private(set) var void: [Acknowledgement] = []

  package private(set) var known: [ElementID: FakeView] = [:]
  private let check: (Command, Showing) -> String?

  /// - Parameters:
  ///   - capabilities: The changes that it can make in one step.
  ///   - hasSelection: True if one of its elements is always selected.
  ///   - check: Returns the fault of a command for the shown elements, or nil.
  package init(
    capabilities: Capabilities,
    hasSelection: Bool = false,
    check: @escaping (Command, Showing) -> String? = { _, _ in nil }
  ) {
    self.capabilities = capabilities
    contents = HostContents(alwaysSelects: hasSelection)
    self.check = check
  }

  /// A Boolean value that indicates whether a transition is carried out and not acknowledged yet.
  package var isMoving: Bool { pending.first?.isCarriedOut == true }

  package var shown: Showing {
    var shown = contents.shown
    if !namesStyle { shown.style = nil }
    return shown
  }

  package var style: PresentationStyle? { contents.shown.style }
  /// The shown views, in order.
  package var views: [FakeView] { contents.views }
  package var titles: [String] { views.map(\.title) }
  package var selectedView: FakeView? { contents.selectedView }

  package func begin(keepingPrevious: Bool) {
    if !keepingPrevious { foreign = [] }
    void += pending.map(\.acknowledgement)
    contents.begin()
    (pending, known) = ([], [:])
    hear(.begin)
  }

  package func didAttach() { hear(.didAttach) }

  package func didChange(blockers: [ElementID: LeaveBlocker]) { hear(.blockers) }

  private func hear(_ call: FakeCall) {
    calls.append(call)
    inside.removeValue(forKey: call)?()
  }

  package func perform(
    _ command: Command,
    presentables: [ElementID: FakeView],
    animated: Bool,
    acknowledgement: Acknowledgement
  ) {
    commands.append(command)
    performed += 1
    animations.append(animated)
    known.merge(presentables) { $1 }
    let said = NavigationCommand(command).text(
      naming: { known[$0]?.title ?? "?" },
      style: { "\($0)" }
    )
    words.append(said)
    if isGesturing { complaints.append("asked for \(command) during a gesture") }
    if !pending.isEmpty { complaints.append("asked for \(command) while another is in flight") }
    if let complaint = check(command, shown) { complaints.append("\(command): \(complaint)") }
    pending.append(
      Pending(command: command, views: presentables, acknowledgement: acknowledgement)
    )
    note?(said)
    beforeAnswer?()
    answer()
    afterAnswer?()
  }

  private func answer() {
    switch answering {
    case .atOnce: finish()
    case .later: break
    case .refuse(let reason): refuse(reason)
    case .drop: if !pending.isEmpty { pending.removeFirst() }
    case .twice:
      let acknowledgement = pending.first?.acknowledgement
      finish()
      acknowledgement?.done(showing: shown)
    case .unchanged:
      if !pending.isEmpty { pending.removeFirst().acknowledgement.done(showing: shown) }
    }
  }

  package func didDetach() {
    void += pending.map(\.acknowledgement)
    pending = []
    isGesturing = false
    hear(.didDetach)
  }

  /// Carries out the oldest command and acknowledges it.
  package func finish() {
    guard !pending.isEmpty else { return }
    carryOut()
    pending.removeFirst().acknowledgement.done(showing: shown)
  }

  /// Carries out the oldest command without acknowledging it yet.
  package func carryOut() {
    guard let next = pending.first, !next.isCarriedOut else { return }
    pending[0].isCarriedOut = true
    let before = views
    _ = contents.take(next.command, with: next.views)
    _ = contents.lose(next.gone)
    for view in before where !views.contains(where: { $0 === view }) { view.leaveScreen() }
  }

  /// Refuses the oldest command.
  package func refuse(_ reason: HostRefusal) {
    guard !pending.isEmpty else { return }
    pending.removeFirst().acknowledgement.refused(reason)
  }

  /// Refuses the oldest command, if it is not carried out yet.
  package func refuseUndone() {
    if pending.first?.isCarriedOut == false { refuse(.transition) }
  }

  /// Drops the oldest acknowledgement.
  package func drop() {
    if !pending.isEmpty { pending.removeFirst() }
  }

  // MARK: The user

  package func userRemoves(_ elements: [ElementID]) {
    let gone = elements.compactMap { known[$0] }
    _ = contents.lose(elements)
    for index in pending.indices { pending[index].gone.formUnion(elements) }
    for view in gone { view.leaveScreen() }
    onReport?(.removed(elements))
  }

  /// Removes the elements of a recorded report, `removed e2 e3`; other reports have no effect.
  package func userRemoves(named report: String) {
    guard report.hasPrefix("removed ") else { return }
    userRemoves(report.split(separator: " ").compactMap { Int($0.dropFirst()).map(ElementID.init) })
  }

  /// Goes back some screens, or swipes a sheet down.
  package func userGoesBack(_ count: Int = 1) {
    let gone = shown.elements.suffix(count)
    if !gone.isEmpty { userRemoves(Array(gone)) }
  }

  /// Loses views without a report.
  package func lose(_ elements: [ElementID]) { _ = contents.lose(elements) }

  package func userSelects(_ index: Int) {
    guard shown.elements.indices.contains(index) else { return }
    if let report = contents.select(shown.elements[index]) { onReport?(report) }
  }

  package func beginGesture() {
    isGesturing = true
    onReport?(.gestureBegan)
  }

  package func endGesture() {
    isGesturing = false
    onReport?(.gestureEnded)
  }

  // MARK: The screen

  package func attach() {
    isAttached = true
    onReport?(.attached)
  }

  package func detach() {
    isAttached = false
    leaveScreen()
    onReport?(.detached)
  }

  /// Leaves the screen with a pending command.
  package func leaveInTheMiddle() {
    isAttached = false
    void += pending.map(\.acknowledgement)
    pending = []
    onReport?(.detached)
  }

  /// Releases the views that are no longer shown.
  package func forgetViews() { known = known.filter { shown.elements.contains($0.key) } }

  /// Keeps memory small in tests with many commands.
  package func keepOnlyLastCommand() {
    commands.removeAll(keepingCapacity: true)
    words.removeAll(keepingCapacity: true)
    animations.removeAll(keepingCapacity: true)
    if known.count > 100 { forgetViews() }
  }

  /// Voids the commands in flight, here and in the shown views.
  ///
  /// A detached modal loses its sheet.
  package func leaveScreen() {
    void += pending.map(\.acknowledgement)
    pending = []
    isGesturing = false
    for view in views { view.leaveScreen() }
    if Command.self == ModalCommand<ElementID>.self, !isAttached { contents.begin() }
  }
}
