import ComposableNavigation

typealias FakeStackHost = FakeHost<StackCommand<ElementID>, StackCapabilities>
typealias FakeModalHost = FakeHost<ModalCommand<ElementID>, ModalCapabilities>
typealias FakeTabHost = FakeHost<TabCommand<ElementID>, TabCapabilities>

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

/// A host of any shape that records what it is asked and answers as the test says.
@MainActor
final class FakeHost<Command, Capabilities>: NavigationHost {
  struct Pending {
    let command: Command
    let acknowledgement: Acknowledgement
    var gone: Set<ElementID> = []
    var isCarriedOut = false
  }

  var capabilities: Capabilities
  var isAttached = true
  var onReport: (@MainActor (HostReport) -> Void)?
  var answering = Answering.atOnce

  /// Told of each command as it comes.
  var note: (@MainActor (Command) -> Void)?

  /// Run inside `perform`, before and after the answer.
  var beforeAnswer: (@MainActor () -> Void)?
  var afterAnswer: (@MainActor () -> Void)?

  private(set) var shown = Showing.nothing
  private(set) var style: PresentationStyle?
  private(set) var commands: [Command] = []
  private(set) var animations: [Bool] = []
  private(set) var pending: [Pending] = []
  private(set) var isGesturing = false
  /// What a correct handler never asks.
  private(set) var complaints: [String] = []
  /// Views that nobody's handler has shown, below those that one has.
  var foreign: [FakeView] = []
  /// Acknowledgements of commands that have become void; held, because using or dropping them is
  /// a mistake.
  private(set) var void: [Acknowledgement] = []

  private var known: [ElementID: FakeView] = [:]
  private let apply: (Command, inout Showing, inout PresentationStyle?) -> Void
  private let check: (Command, Showing) -> String?

  init(
    capabilities: Capabilities,
    check: @escaping (Command, Showing) -> String?,
    apply: @escaping (Command, inout Showing, inout PresentationStyle?) -> Void
  ) {
    self.capabilities = capabilities
    self.check = check
    self.apply = apply
  }

  /// The views that are shown, in order.
  var views: [FakeView] { shown.elements.compactMap { known[$0] } }
  var titles: [String] { views.map(\.title) }
  var selectedView: FakeView? { shown.selected.flatMap { known[$0] } }

  func begin(keepingPrevious: Bool) {
    if !keepingPrevious { foreign = [] }
  }

  func perform(
    _ command: Command,
    presentables: [ElementID: FakeView],
    animated: Bool,
    acknowledgement: Acknowledgement
  ) {
    commands.append(command)
    note?(command)
    animations.append(animated)
    known.merge(presentables) { $1 }
    if isGesturing { complaints.append("asked for \(command) during a gesture") }
    if !pending.isEmpty { complaints.append("asked for \(command) while another is in flight") }
    if let complaint = check(command, shown) { complaints.append("\(command): \(complaint)") }
    pending.append(Pending(command: command, acknowledgement: acknowledgement))
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
    apply(next.command, &shown, &style)
    shown.elements.removeAll(where: next.gone.contains)
    if let selected = shown.selected, !shown.elements.contains(selected) {
      shown.selected = shown.elements.first
    }
    for view in before where !views.contains(where: { $0 === view }) { view.leaveScreen() }
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

extension FakeHost: StackHost
where Command == StackCommand<ElementID>, Capabilities == StackCapabilities {
  convenience init(_ capabilities: StackCapabilities = .all) {
    self.init(
      capabilities: capabilities,
      check: { command, shown in
        let added: [ElementID] =
          switch command {
          case .push(let elements): elements
          case .pop: []
          case .replace(let old, with: let new): new.filter { !old.contains($0) }
          }
        return Set(added).isDisjoint(with: shown.elements) ? nil : "is shown already"
      },
      apply: { command, shown, _ in shown.elements = command.applied(to: shown.elements) }
    )
  }
}

extension FakeHost: TabHost
where Command == TabCommand<ElementID>, Capabilities == TabCapabilities {
  convenience init(_ capabilities: TabCapabilities = .all) {
    self.init(
      capabilities: capabilities,
      check: { command, shown in
        let after = command.applied(to: shown.elements)
        guard Set(after).count == after.count else { return "is shown already" }
        return command.select.map(after.contains) == false ? "selects what is not there" : nil
      },
      apply: { command, shown, _ in
        shown.elements = command.applied(to: shown.elements)
        if let select = command.select, shown.elements.contains(select) { shown.selected = select }
        if shown.selected.map(shown.elements.contains) != true {
          shown.selected = shown.elements.first
        }
      }
    )
  }
}

extension FakeHost: ModalHost
where Command == ModalCommand<ElementID>, Capabilities == ModalCapabilities {
  convenience init(_ capabilities: ModalCapabilities = .restyle) {
    self.init(
      capabilities: capabilities,
      check: { command, shown in
        guard case .present = command, !shown.elements.isEmpty else { return nil }
        return "another one is presented"
      },
      apply: { command, shown, style in
        switch command {
        case .present(let element, let newStyle): (shown.elements, style) = ([element], newStyle)
        case .dismiss(let element): shown.elements.removeAll { $0 == element }
        case .restyle(let element, let newStyle):
          if shown.elements == [element] { style = newStyle }
        }
        if shown.elements.isEmpty { style = nil }
      }
    )
  }
}
