package import ComposableNavigation

/// A random choice of an action for any state.
package struct ToyPick {
  package let kind: Int
  package let item: Int
  package let count: Int

  package static func random(_ numbers: inout ToyRandom) -> ToyPick {
    ToyPick(
      kind: Int.random(in: 0..<84, using: &numbers),
      item: Int.random(in: 0..<4, using: &numbers),
      count: Int.random(in: -1..<4, using: &numbers)
    )
  }

  package func stackAction(_ state: StackNavigation<Int>.State) -> StackNavigation<Int>.Action {
    let id = state.entries.ids.isEmpty ? nil : state.entries.ids[item % state.entries.count]
    switch kind % 14 {
    case 0, 1: return .pushItem(item)
    case 2: return .pushItems(Array(repeating: item, count: max(count, 0))).from(id)
    case 3: return .popItem().from(id)
    case 4: return .popItems(.exactly(count))
    case 5: return .popItems(.upTo(count))
    case 6: return .pop(to: .item(item))
    case 7: return id.map { .pop(to: .entry($0)) } ?? .popToRoot()
    case 8: return .remove(id.map { [$0] } ?? [], cause: .user)
    case 9: return .replaceTop(with: item).from(id)
    case 10: return .bringToFront(item)
    case 11: return .skip(item)
    case 12: return id.map { .skip($0) } ?? .goForward(.upTo(count))
    default: return .setItems(state.items.reversed() + [item])
    }
  }

  package func tabAction(_ state: TabNavigation<Int>.State) -> TabNavigation<Int>.Action {
    let id = state.entries.ids.isEmpty ? nil : state.entries.ids[item % state.entries.count]
    switch kind % 7 {
    case 0: return .setActiveItem(item)
    case 1: return .setActiveIndex(count)
    case 2: return id.map { .select(id: $0, cause: .user) } ?? .selectPrevious()
    case 3: return .selectPrevious()
    case 4: return .setItems(state.items + [item])
    case 5: return .setItems(state.items.reversed())
    default: return .remove(id.map { [$0] } ?? [])
    }
  }

  package func windowAction(_ state: WindowNavigation<Int>.State) -> WindowNavigation<Int>.Action {
    let id = state.entries.ids.isEmpty ? nil : state.entries.ids[item % state.entries.count]
    switch kind % 12 {
    case 0: return .open(item)
    case 1: return .open(item, .another).from(id)
    case 2: return .open(item, .another)
    case 3: return .focus(item: item)
    case 4: return id.map { .focus(id: $0, cause: .user) } ?? .reopen()
    case 5: return .close()
    case 6: return .close(item: item)
    case 7: return .remove(id.map { [$0] } ?? [], cause: .user)
    case 8, 9: return .reopen()
    case 10: return .setItems(state.items.reversed())
    default: return .setItems(state.items + [item])
    }
  }

  package func modalAction(_ state: ModalNavigation<Int>.State) -> ModalNavigation<Int>.Action {
    switch kind % 6 {
    case 0: return .presentSheet(item)
    case 1: return .presentFullScreen(item).from(state.presentedID)
    case 2: return .set(.init(item: item, style: .formSheet))
    case 3: return .dismiss()
    case 4: return state.presentedID.map { .dismiss(id: $0, cause: .user) } ?? .set(nil)
    default: return .presentSheet(item)
    }
  }
}
