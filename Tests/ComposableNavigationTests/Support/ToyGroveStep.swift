import NavigationTesting
import TestSupport

@testable import ComposableNavigation

/// What can happen to a grove; the numbers choose among what is there.
enum ToyGroveStep {
  /// An order to a place, from outside.
  case hear(Int, ToyOrder)
  /// An order to the root, sent by an observer after the next action.
  case inside(ToyOrder)
  /// A work sends something, and goes on.
  case answer(Int, ToyOrder)
  case end(Int)
  case change(Int, ToyChange)

  /// The same with a smaller effect.
  var simpler: [ToyGroveStep] {
    switch self {
    case .hear(let which, let order): order.simpler.map { .hear(which, $0) }
    case .inside(let order): order.simpler.map { .inside($0) }
    case .answer(let which, let order): order.simpler.map { .answer(which, $0) }
    case .end, .change: []
    }
  }

  /// With entries that come and go, if `changes` says so.
  static func random(_ numbers: inout ToyRandom, changes: Bool) -> ToyGroveStep {
    func number(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &numbers) }
    switch number(changes ? 20 : 12) {
    case 0, 1, 2, 3, 4, 5: return .hear(number(60), .random(&numbers, depth: 4))
    case 6: return .inside(.random(&numbers, depth: 2))
    case 7, 8: return .answer(number(60), .random(&numbers, depth: 2))
    case 9, 10, 11: return .end(number(60))
    default:
      return .change(number(60), ToyChange.allCases.randomElement(using: &numbers) ?? .push)
    }
  }
}

/// The ways in which an entry comes, stays or goes: by an action of its container or by a write.
enum ToyChange: CaseIterable {
  case push, pushTwo, pop, popToRoot, replaceTop, remove, reverse, toFront
  case writeNone, writeLess, writeReversed, writeNewStack
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
      return .stack(.remove(state.stack.entries.ids.prefix(1).map(\.unbound), cause: .user))
    case .reverse: return .stack(.setItems(state.stack.items.reversed()))
    case .toFront: return .stack(.bringToFront(state.stack.items.first ?? new))
    case .writeNone: return .write { $0.stack.items = [] }
    case .writeLess: return .write { $0.stack.items = Array($0.stack.items.dropFirst()) }
    case .writeReversed: return .write { $0.stack.items = $0.stack.items.reversed() + [new] }
    case .writeNewStack: return .write { $0.stack = .init(items: [new], id: \.mark) }
    case .present: return .modal(.presentSheet(new))
    case .presentSame: return .modal(.presentFullScreen(state.modal.item ?? new))
    case .dismiss: return .modal(.dismiss())
    case .dismissByID:
      return .modal(.dismiss(id: state.modal.presentedID?.unbound ?? strangerID, cause: .user))
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
