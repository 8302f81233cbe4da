import ComposableNavigation
import TestSupport

/// A change in stages that are in and over each other.
enum ToyStageStep: Sendable {
  enum Change: CaseIterable, Sendable { case push, pop, removeBottom, present, dismiss }

  case select(Int)
  case present
  case dismiss
  /// Changes the stage at a path with a number for each level.
  case change(Change, at: [Int])

  static func random(_ numbers: inout ToyRandom) -> ToyStageStep {
    switch Int.random(in: 0..<10, using: &numbers) {
    case 0, 1: return .select(Int.random(in: 0..<2, using: &numbers))
    case 2: return .present
    case 3: return .dismiss
    default:
      let path = (0..<Int.random(in: 1..<5, using: &numbers)).map { _ in
        Int.random(in: 0..<4, using: &numbers)
      }
      return .change(Change.allCases.randomElement(using: &numbers) ?? .push, at: path)
    }
  }
}

extension ToyStages.State {
  mutating func take(_ step: ToyStageStep) {
    switch step {
    case .select(let index):
      _ = TabNavigation().reduce(into: &tabs, action: .setActiveIndex(index))
    case .present:
      next += 1
      let stage = ToyStage.State(next)
      _ = ModalNavigation().reduce(into: &sheet, action: .presentSheet(stage))
    case .dismiss:
      _ = ModalNavigation().reduce(into: &sheet, action: .dismiss())
    case .change(let change, at: let path):
      next += 1
      let name = next
      let ids = tabs.entries.ids + (sheet.presentedID.map { [$0] } ?? [])
      let index = path[0] % ids.count
      if index < tabs.entries.count {
        _ = tabs.update(ids[index]) { $0.take(change, at: path.dropFirst(), name: name) }
      } else {
        _ = sheet.update(ids[index]) { $0.take(change, at: path.dropFirst(), name: name) }
      }
    }
  }
}

extension ToyStage.State {
  fileprivate mutating func take(
    _ change: ToyStageStep.Change,
    at path: ArraySlice<Int>,
    name: Int
  ) {
    let ids = stack.entries.ids + (sheet.presentedID.map { [$0] } ?? [])
    guard let step = path.first, !ids.isEmpty else { return take(change, name: name) }
    let index = step % ids.count
    if index < stack.entries.count {
      _ = stack.update(ids[index]) { $0.take(change, at: path.dropFirst(), name: name) }
    } else {
      _ = sheet.update(ids[index]) { $0.take(change, at: path.dropFirst(), name: name) }
    }
  }

  private mutating func take(_ change: ToyStageStep.Change, name: Int) {
    let stage = ToyStage.State(name)
    switch change {
    case .push: _ = StackNavigation().reduce(into: &stack, action: .pushItem(stage))
    case .pop: _ = StackNavigation().reduce(into: &stack, action: .popItem())
    case .removeBottom:
      let ids = stack.entries.ids.prefix(1)
      _ = StackNavigation().reduce(into: &stack, action: .remove(Array(ids)))
    case .present: _ = ModalNavigation().reduce(into: &sheet, action: .presentSheet(stage))
    case .dismiss: _ = ModalNavigation().reduce(into: &sheet, action: .dismiss())
    }
  }
}
