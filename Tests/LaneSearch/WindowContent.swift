package import ComposableNavigation
import NavigationTesting

extension Blueprint {
  /// Makes windows, each with its own lane for its content.
  package static func windows(count: Int) -> Blueprint {
    Blueprint(
      ShapeRules(WindowRules(capabilities: ())),
      .selectsAndRemoves,
      content: ShapeContent(WindowNavigation<Int>.State(items: Array(0..<count)))
    ) { element, showing in
      showing.elements.contains(element)
    }
  }
}

extension WindowNavigation.State: SimulatedState where Item == Int {
  var numbers: [Int] { focusOrder.map { (entries.index(of: $0) ?? -1) + 1 } }

  var operations: [ProgramOperation] {
    [.push] + (items.isEmpty ? [] : [.pop]) + (items.count > 1 ? [.selectNext, .reverse] : [])
  }

  static var insertion: ProgramOperation? { .push }

  static var lateActions: [LateAction.Kind] { [.removal, .selection] }

  func action(of operation: ProgramOperation, serial: Int) -> Shape.Action {
    switch operation {
    case .push: .open(serial, .another)
    case .reverse: .setItems(items.reversed())
    case .selectNext:
      .focus(id: entries.ids[((focusedIndex ?? 0) + 1) % max(items.count, 1)])
    default: .close()
    }
  }

  func action(of kind: LateAction.Kind, for id: EntryID, serial: Int) -> Shape.Action {
    switch kind {
    case .selection: .focus(id: id)
    case .removal, .push, .popTo: .close(id: id)
    }
  }
}
