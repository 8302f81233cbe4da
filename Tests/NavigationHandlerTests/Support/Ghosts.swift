import ComposableNavigation
import TestSupport

/// A page with the serial that the test gave to this visit.
///
/// It records received serials, which may only be its own.
struct Ghost: Reducer {
  struct State: Hashable, Codable, Sendable {
    var serial: Int
    /// The name of the entry; empty for a counted one.
    var name = ""
    var heard: [Int] = []

    enum CodingKeys: String, CodingKey { case serial, name, heard }
  }

  enum Action: Sendable {
    /// Begins work that answers with the serial for which it began, once the gate is open.
    case load
    case hear(Int)
  }

  let gates: GhostGates

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .load:
      let serial = state.serial
      return gates.current.answer(.hear(serial))
    case .hear(let serial):
      state.heard.append(serial)
      return .none
    }
  }
}

extension Ghost.State {
  /// Decodes a page.
  ///
  /// With ``GhostSerials`` in the decoder, a counted page gets a new serial.
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    name = try container.decode(String.self, forKey: .name)
    heard = try container.decode([Int].self, forKey: .heard)
    serial = try container.decode(Int.self, forKey: .serial)
    let serials = GhostSerials.key.flatMap { decoder.userInfo[$0] } as? GhostSerials
    guard name.isEmpty, let serials else { return }
    (serial, heard) = (serials.next(), [])
  }
}

/// The serials of a walk.
final class GhostSerials: Sendable {
  static let key = CodingUserInfoKey(rawValue: "ghost serials")

  private let last = Locked(0)

  func next() -> Int {
    last.withLock { last in
      last += 1
      return last
    }
  }
}

/// The gate at which work waits; opening it releases pending work, and later work waits anew.
final class GhostGates: Sendable {
  private let gate = Locked(ToyGate())

  var current: ToyGate { gate.withLock { $0 } }

  func open() {
    let old = gate.withLock { gate in
      let old = gate
      gate = ToyGate()
      return old
    }
    old.open()
  }
}

/// Two stacks with pages, a modal with one, and tabs.
struct Ghosts: Reducer {
  typealias Stack = StackNavigation<Ghost.State>
  typealias Modal = ModalNavigation<Ghost.State>
  typealias Tabs = TabNavigation<Ghost.State>

  struct State: Hashable, Codable, Sendable {
    /// Begins with two named entries, which are always the same visits.
    var left = Stack.State(
      items: [Ghost.State(serial: -1, name: "root"), Ghost.State(serial: -2, name: "list")],
      id: \.name
    )
    var right = Stack.State()
    var modal = Modal.State()
    var tabs = Tabs.State()
  }

  enum Action: Sendable {
    case left(Stack.Action)
    case right(Stack.Action)
    case modal(Modal.Action)
    case tabs(Tabs.Action)
    case leftPage(EntryID, Ghost.Action)
    case rightPage(EntryID, Ghost.Action)
    case sheet(Ghost.Action)
    /// Takes another state: a reset, a copy, an archive, or one derived from them.
    case become(State)
  }

  let gates: GhostGates

  var body: some Reducer<State, Action> {
    Reduce<State, Action> { state, action in
      if case .become(let other) = action { state = other }
      return .none
    }
    .forEach(\.left, action: /Action.left, elements: /Action.leftPage) { Ghost(gates: gates) }
    .forEach(\.right, action: /Action.right, elements: /Action.rightPage) { Ghost(gates: gates) }
    .ifLet(\.modal, action: /Action.modal, element: /Action.sheet) { Ghost(gates: gates) }
    Tabs().pullback(state: \.tabs, action: /Action.tabs)
  }
}

/// The containers of ``Ghosts``.
enum GhostPlace: CaseIterable, Hashable, Sendable { case left, right, modal, tabs }

/// A visit: a serial in a container.
struct GhostVisit: Hashable, CustomStringConvertible {
  let place: GhostPlace
  let serial: Int

  var description: String { "\(serial) (\(place))" }
}

extension Ghosts.State {
  /// Returns the pages of a container, in order.
  func pages(_ place: GhostPlace) -> [Ghost.State] {
    switch place {
    case .left: left.items
    case .right: right.items
    case .modal: modal.item.map { [$0] } ?? []
    case .tabs: tabs.items
    }
  }

  func serials(_ place: GhostPlace) -> [Int] { pages(place).map(\.serial) }

  /// Returns the ids of a container, in order: for actions, never for checks.
  func ids(_ place: GhostPlace) -> [EntryID] {
    switch place {
    case .left: left.entries.ids
    case .right: right.entries.ids
    case .modal: modal.presentedID.map { [$0] } ?? []
    case .tabs: tabs.entries.ids
    }
  }

  var visits: Set<GhostVisit> {
    Set(
      GhostPlace.allCases.flatMap { place in
        serials(place).map { GhostVisit(place: place, serial: $0) }
      }
    )
  }
}
