import TestSupport

import ComposableNavigation

/// A step with a grove; the numbers choose among existing objects.
enum ToyGroveStep {
  /// Sends an order to a place, from outside.
  case hear(Int, ToyOrder)
  /// Sends an order to the root from an observer after the next action.
  case inside(ToyOrder)
  /// A work sends an order and continues.
  case answer(Int, ToyOrder)
  case end(Int)
  case change(Int, ToyChange)
  /// Keeps a copy of the state.
  case keep
  /// Writes the last copy back, as an undo does.
  case goBack

  /// The same steps with smaller effects.
  var simpler: [ToyGroveStep] {
    switch self {
    case .hear(let which, let order): order.simpler.map { .hear(which, $0) }
    case .inside(let order): order.simpler.map { .inside($0) }
    case .answer(let which, let order): order.simpler.map { .answer(which, $0) }
    case .end, .change, .keep, .goBack: []
    }
  }

  /// Returns walks of such steps, which `run` takes until a fault.
  @MainActor
  static func walk(
    _ seeds: UInt64,
    length: Int,
    changes: Bool,
    run: @escaping @MainActor ([ToyGroveStep]) async -> String?
  ) -> Walk<ToyGroveStep> {
    Walk(seeds: 0..<seeds, length: length) {
      random(&$0, changes: changes)
    } simpler: {
      $0.simpler
    } run: { _, steps in
      await run(steps)
    }
  }

  /// Returns a step; with `changes`, entries are added and removed.
  static func random(_ numbers: inout ToyRandom, changes: Bool) -> ToyGroveStep {
    func number(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &numbers) }
    switch number(changes ? 22 : 12) {
    case 0, 1, 2, 3, 4, 5: return .hear(number(60), .random(&numbers, depth: 4))
    case 6: return .inside(.random(&numbers, depth: 2))
    case 7, 8: return .answer(number(60), .random(&numbers, depth: 2))
    case 9, 10, 11: return .end(number(60))
    case 12: return .keep
    case 13: return .goBack
    default:
      return .change(number(60), ToyChange.allCases.randomElement(using: &numbers) ?? .push)
    }
  }
}

/// The ways in which an entry is added, stays or is removed: by an action of its container or by a
/// write.
enum ToyChange: CaseIterable {
  case push, pushTwo, pop, popToRoot, replaceTop, remove, reverse, toFront
  case writeNone, writeLess, writeReversed, writeNewStack, writeOnTop, writeBelow, writeOther
  case swapInside
  case present, presentSame, dismiss, dismissByID, writeNoModal, writeNewModal
  case detail, noDetail, busy, idle, writeAll

  func action(_ state: ToyGrove.State, mark: Int) -> ToyGrove.Action {
    let new = ToyGrove.State(mark: mark)
    let leaf = ToyLeaf.State()
    switch self {
    case .push: return .stack(.pushItem(new))
    case .pushTwo: return .stack(.pushItems([new, new]))
    case .pop: return .stack(.popItem())
    case .popToRoot: return .stack(.popToRoot())
    case .replaceTop: return .stack(.replaceTop(with: state.stack.topItem ?? new))
    case .remove:
      return .stack(.remove(state.stack.entries.ids.prefix(1).map(\.unresolved), cause: .user))
    case .reverse: return .stack(.setItems(state.stack.items.reversed()))
    case .toFront: return .stack(.bringToFront(state.stack.items.first ?? new))
    case .writeNone: return .write { $0.stack.items = [] }
    case .writeLess: return .write { $0.stack.items = Array($0.stack.items.dropFirst()) }
    case .writeReversed: return .write { $0.stack.items = $0.stack.items.reversed() + [new] }
    case .writeNewStack: return .write { $0.stack = .init(items: [new], id: \.mark) }
    case .writeOnTop: return .write { $0.stack.items.append(new) }
    case .writeBelow: return .write { $0.stack.items.insert(new, at: 0) }
    case .writeOther: return .write { $0.stack.items = Array($0.stack.items.dropLast()) + [new] }
    case .swapInside: return .write { $0.swapInside() }
    case .present: return .modal(.presentSheet(new))
    case .presentSame: return .modal(.presentFullScreen(state.modal.item ?? new))
    case .dismiss: return .modal(.dismiss())
    case .dismissByID:
      return .modal(.dismiss(id: state.modal.presentedID?.unresolved ?? strangerID, cause: .user))
    case .writeNoModal: return .write { $0.modal.styledItem = nil }
    case .writeNewModal: return .write { $0.modal = .init() }
    case .detail: return .write { $0.detail = leaf }
    case .noDetail: return .write { $0.detail = nil }
    case .busy: return .write { $0.mode = .busy(leaf) }
    case .idle: return .write { $0.mode = .idle }
    case .writeAll: return .write { $0 = new }
    }
  }
}

extension ToyGrove.State {
  /// Swaps the stacks inside the first two entries.
  fileprivate mutating func swapInside() {
    let ids = stack.entries.ids
    guard ids.count > 1, let first = stack[id: ids[0]], let second = stack[id: ids[1]] else {
      return
    }
    stack[id: ids[0]]?.stack = second.stack
    stack[id: ids[1]]?.stack = first.stack
  }
}
