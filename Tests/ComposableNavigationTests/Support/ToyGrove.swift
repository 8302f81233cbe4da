import TestSupport

import ComposableNavigation

/// A feature that contains itself and runs any order.
///
/// Groves are in a stack and in a modal, leaves behind an optional and a case. Each place records
/// its orders.
struct ToyGrove: Reducer {
  struct State: Equatable, Sendable {
    var mark = 0
    var heard: [Int] = []
    var stack = StackNavigation<State>.State()
    var modal = ModalNavigation<State>.State()
    var detail: ToyLeaf.State?
    var mode = Mode.idle
  }

  enum Mode: Equatable, Sendable {
    case idle
    case busy(ToyLeaf.State)
  }

  indirect enum Action: Sendable {
    case hear(ToyOrder)
    /// A parent's change of its own state, without an action of the container.
    case write(@Sendable (inout State) -> Void)
    case stack(StackNavigation<State>.Action)
    case child(EntryID, Action)
    case modal(ModalNavigation<State>.Action)
    case sheet(Action)
    case detail(ToyOrder)
    case busy(ToyOrder)
  }

  var work: @Sendable (Int) -> Effect<ToyOrder> = { _ in .run { _ in } }

  var body: some Reducer<State, Action> {
    Scope(state: \.mode, action: /Action.busy) {
      ToyLeaf(work: work).pullback(state: /Mode.busy, action: .whole)
    }
    Reduce(run)
      .forEach(\.stack, action: /Action.stack, elements: /Action.child) { [self] in self }
      .ifLet(\.modal, action: /Action.modal, element: /Action.sheet) { [self] in self }
      .ifLet(\.detail, action: /Action.detail) { [work] in ToyLeaf(work: work) }
  }

  private func run(_ state: inout State, _ action: Action) -> Effect<Action> {
    switch action {
    case .hear(let order):
      state.heard.append(order.label)
      return order.tree.effect(work).map(Action.hear)
    case .write(let change): change(&state)
    case .child(let id, .hear(let order)) where order.label < 0:
      _ = StackNavigation().reduce(into: &state.stack, action: .remove([id]))
    case .sheet(.hear(let order)) where order.label < 0:
      _ = ModalNavigation().reduce(into: &state.modal, action: .dismiss())
    case .detail(let order) where order.label < 0: state.detail = nil
    case .busy(let order) where order.label < 0: state.mode = .idle
    case .stack, .child, .modal, .sheet, .detail, .busy: break
    }
    return .none
  }
}

/// A part of a grove without children.
struct ToyLeaf: Reducer {
  struct State: Equatable, Sendable {
    var heard: [Int] = []
  }

  let work: @Sendable (Int) -> Effect<ToyOrder>

  func reduce(into state: inout State, action: ToyOrder) -> Effect<ToyOrder> {
    state.heard.append(action.label)
    return action.tree.effect(work)
  }
}

/// A place in a grove, from the root: its entries by id.
enum ToyHop: Hashable, Sendable {
  case entry(EntryID)
  case sheet(EntryID)
  case detail
  case busy

  /// The same place in an equal grove.
  var unresolved: ToyHop {
    switch self {
    case .entry(let id): .entry(id.unresolved)
    case .sheet(let id): .sheet(id.unresolved)
    case .detail, .busy: self
    }
  }
}

extension ToyGrove.State {
  /// All places, the root first.
  var places: [[ToyHop]] {
    let children = stack.entries.flatMap { entry in
      entry.item.places.map { [.entry(entry.id)] + $0 }
    }
    let sheets = modal.entries.flatMap { entry in
      entry.item.places.map { [.sheet(entry.id)] + $0 }
    }
    var leaves: [[ToyHop]] = detail == nil ? [] : [[.detail]]
    if case .busy = mode { leaves.append([.busy]) }
    return [[]] + children + sheets + leaves
  }

  func has(_ place: ArraySlice<ToyHop>) -> Bool {
    guard let hop = place.first else { return true }
    switch hop {
    case .entry(let id): return stack[id: id]?.has(place.dropFirst()) ?? false
    case .sheet(let id): return modal[id: id]?.has(place.dropFirst()) ?? false
    case .detail: return detail != nil
    case .busy: return mode != .idle
    }
  }
}

extension ToyGrove.Action {
  /// Makes the action with an order for a place.
  init(_ order: ToyOrder, at place: some BidirectionalCollection<ToyHop>) {
    switch place.last {
    case .detail: self = .detail(order)
    case .busy: self = .busy(order)
    default: self = .hear(order)
    }
    self = .init(self, in: place)
  }

  /// Makes an action of the root from an action of the grove at a place.
  ///
  /// Entries are named by their numbers, so a place of one grove is also one of every equal grove.
  init(_ action: Self, in place: some BidirectionalCollection<ToyHop>) {
    self = place.reversed().reduce(action) { action, hop in
      switch hop {
      case .entry(let id): .child(id.unresolved, action)
      case .sheet: .sheet(action)
      case .detail, .busy: action
      }
    }
  }
}
