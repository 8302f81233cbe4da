import ComposableNavigation

typealias FakeStackHost = FakeHost<StackCommand<ElementID>, StackCapabilities>
typealias FakeModalHost = FakeHost<ModalCommand<ElementID>, ModalCapabilities>
typealias FakeTabHost = FakeHost<TabCommand<ElementID>, TabCapabilities>
typealias FakeWindowHost = FakeHost<WindowCommand<ElementID>, Void>

/// How a fake host answers a command.
enum Answering: Equatable {
  case atOnce
  /// When the test says ``FakeHost/finish()`` or ``FakeHost/refuse(_:)``; for ever if it does not.
  case later
  case refuse(HostRefusal)
  case drop
  case twice
  /// Says `done` and has done nothing.
  case unchanged
}

/// A call of a handler that is no command.
enum FakeCall: CaseIterable {
  case begin, didAttach, didDetach, stays
}

/// A host of any shape that records what it is asked and answers as the test says.
///
/// It breaks what a host has promised when it is told to, which `SimulatedContainerHost`, the test kit's
/// for everybody, never does; the hosts of the walks, `NastyHost`, are written from the article alone.
@MainActor
final class FakeHost<Command: HostCommand, Capabilities>: NavigationHost {
  struct Pending {
    let command: Command
    let acknowledgement: Acknowledgement
    var gone: Set<ElementID> = []
    var isCarriedOut = false
  }

  var capabilities: Capabilities
  var isAttached = true
  /// Tells whether it can be filled before it is seen; read when a handler is set up.
  var fillsUnseen = false
  var onReport: HostReport.Receiver?
  var answering = Answering.atOnce

  /// Told of each command as it comes, in words.
  var note: (@MainActor (String) -> Void)?

  /// Run inside `perform`, before and after the answer.
  var beforeAnswer: (@MainActor () -> Void)?
  var afterAnswer: (@MainActor () -> Void)?

  /// Run once, inside a call.
  var inside: [FakeCall: @MainActor () -> Void] = [:]
  private(set) var calls: [FakeCall] = []

  private(set) var shown = Showing.nothing
  private(set) var style: PresentationStyle?
  private(set) var commands: [Command] = []
  /// The commands with titles for numbers, as in `replace b c with d`.
  private(set) var words: [String] = []
  private(set) var animations: [Bool] = []
  private(set) var performed = 0
  private(set) var pending: [Pending] = []
  private(set) var isGesturing = false
  /// What a correct handler never asks.
  private(set) var complaints: [String] = []
  /// Whether a modal host names the style of what it presents.
  var namesStyle = true
  /// Views that nobody's handler has shown, below those that one has.
  var foreign: [FakeView] = []
  /// Acknowledgements of commands that have become void; held, because using or dropping them is
  /// a mistake.
  private(set) var void: [Acknowledgement] = []

  private(set) var known: [ElementID: FakeView] = [:]
  private let hasSelection: Bool
  private let check: (Command, Showing) -> String?

  /// - Parameters:
  ///   - capabilities: What it can do in one step.
  ///   - hasSelection: Whether one of its elements is selected whenever there are any.
  ///   - check: What is wrong with a command, given what is shown; nil for nothing.
  init(
    capabilities: Capabilities,
    hasSelection: Bool = false,
    check: @escaping (Command, Showing) -> String? = { _, _ in nil }
  ) {
    self.capabilities = capabilities
    self.hasSelection = hasSelection
    self.check = check
  }

  /// Whether a transition has been carried out and not acknowledged yet.
  var isMoving: Bool { pending.first?.isCarriedOut == true }

  /// The views that are shown, in order.
  var views: [FakeView] { shown.elements.compactMap { known[$0] } }
  var titles: [String] { views.map(\.title) }
  var selectedView: FakeView? { shown.selected.flatMap { known[$0] } }

  func begin(keepingPrevious: Bool) {
    if !keepingPrevious { foreign = [] }
    void += pending.map(\.acknowledgement)
    (shown, style, pending, known) = (.nothing, nil, [], [:])
    hear(.begin)
  }

  func didAttach() { hear(.didAttach) }

  func didChange(stays: [ElementID: Stay]) { hear(.stays) }

  private func hear(_ call: FakeCall) {
    calls.append(call)
    inside.removeValue(forKey: call)?()
  }

  func perform(
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
    pending.append(Pending(command: command, acknowledgement: acknowledgement))
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

  func didDetach() {
    void += pending.map(\.acknowledgement)
    pending = []
    isGesturing = false
    hear(.didDetach)
  }

  /// Carries out the oldest command and acknowledges it.
  func finish() {
    guard !pending.isEmpty else { return }
    carryOut()
    pending.removeFirst().acknowledgement.done(showing: shown)
  }

  /// Carries out the oldest command, without an acknowledgement yet.
  func carryOut() {
    guard let next = pending.first, !next.isCarriedOut else { return }
    pending[0].isCarriedOut = true
    let before = views
    apply(next.command)
    shown.elements.removeAll(where: next.gone.contains)
    shown.style = shown.elements.isEmpty || !namesStyle ? nil : style
    if let selected = shown.selected, !shown.elements.contains(selected) {
      shown.selected = shown.elements.first
    }
    for view in before where !views.contains(where: { $0 === view }) { view.leaveScreen() }
  }

  private func apply(_ command: Command) {
    let before = Showing(shown.elements, selected: shown.selected, style: style)
    let after = command.applied(to: before)
    shown.elements = after.elements
    style = after.elements.isEmpty ? nil : after.style
    if after.selected.map(shown.elements.contains) != false { shown.selected = after.selected }
    if hasSelection, shown.selected.map(shown.elements.contains) != true {
      shown.selected = shown.elements.first
    }
  }

  /// Refuses the oldest command.
  func refuse(_ reason: HostRefusal) {
    guard !pending.isEmpty else { return }
    pending.removeFirst().acknowledgement.refused(reason)
  }

  /// Refuses the oldest command, if it is not carried out yet.
  func refuseUndone() {
    if pending.first?.isCarriedOut == false { refuse(.transition) }
  }

  /// Lets go of the oldest acknowledgement, unused.
  func drop() {
    if !pending.isEmpty { pending.removeFirst() }
  }

  // MARK: The person

  func userRemoves(_ elements: [ElementID]) {
    let gone = views(of: elements)
    shown.elements.removeAll(where: elements.contains)
    if let selected = shown.selected, elements.contains(selected) {
      shown.selected = shown.elements.first
    }
    for index in pending.indices { pending[index].gone.formUnion(elements) }
    for view in gone { view.leaveScreen() }
    onReport?(.removed(elements))
  }

  /// Goes back so many screens, or swipes a sheet down.
  func userGoesBack(_ count: Int = 1) {
    let gone = shown.elements.suffix(count)
    if !gone.isEmpty { userRemoves(Array(gone)) }
  }

  /// Loses views without a report.
  func lose(_ elements: [ElementID]) { shown.elements.removeAll(where: elements.contains) }

  func userSelects(_ index: Int) {
    guard shown.elements.indices.contains(index) else { return }
    shown.selected = shown.elements[index]
    onReport?(.selected(shown.elements[index]))
  }

  func beginGesture() {
    isGesturing = true
    onReport?(.gestureBegan)
  }

  func endGesture() {
    isGesturing = false
    onReport?(.gestureEnded)
  }

  // MARK: The screen

  func attach() {
    isAttached = true
    onReport?(.attached)
  }

  func detach() {
    isAttached = false
    leaveScreen()
    onReport?(.detached)
  }

  /// Goes with a command in flight, and stays as it is.
  func leaveInTheMiddle() {
    isAttached = false
    void += pending.map(\.acknowledgement)
    pending = []
    onReport?(.detached)
  }

  /// Lets go of the views that are shown no longer.
  func forgetViews() { known = known.filter { shown.elements.contains($0.key) } }

  /// For tests that ask very often.
  func keepOnlyLastCommand() {
    commands.removeAll(keepingCapacity: true)
    words.removeAll(keepingCapacity: true)
    animations.removeAll(keepingCapacity: true)
    if known.count > 100 { forgetViews() }
  }

  /// What is in flight is void; sheets over what goes go too.
  func leaveScreen() {
    void += pending.map(\.acknowledgement)
    pending = []
    isGesturing = false
    for view in views { view.leaveScreen() }
    if Command.self == ModalCommand<ElementID>.self, !isAttached { shown = .nothing }
  }

  private func views(of elements: [ElementID]) -> [FakeView] { elements.compactMap { known[$0] } }
}
