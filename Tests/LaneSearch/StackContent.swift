package import ComposableNavigation
import NavigationTesting

extension Blueprint {
  /// Makes a stack, whose entries may contain containers; its host may permit filling off screen.
  package static func stack(
    count: Int,
    capabilities: StackCapabilities = .all,
    answers: Answers = .honest,
    preloadsOffscreen: Bool = false,
    entry: [Blueprint] = []
  ) -> Blueprint {
    Blueprint(
      ShapeRules(StackRules(capabilities: capabilities), preloadsOffscreen: preloadsOffscreen),
      .removes(keeping: 1),
      content: ShapeContent(StackNavigation<Int>.State(items: Array(0..<count))),
      nested: entry,
      answers: answers,
      isPile: true
    ) { element, showing in
      showing.elements.last == element
    }
  }
}

extension StackNavigation.State: SimulatedState where Item == Int {
  var operations: [ProgramOperation] {
    items.count > 1 ? [.push, .pop, .popToRoot, .replaceRoot] : [.push]
  }

  static var insertion: ProgramOperation? { .push }

  static var lateActions: [LateAction.Kind] { [.removal, .popTo, .push] }

  func action(of operation: ProgramOperation, serial: Int) -> Shape.Action {
    switch operation {
    case .pop: .popItem()
    case .popToRoot: .popToRoot()
    case .replaceRoot: .setItems([serial] + items.dropFirst())
    default: .pushItem(serial)
    }
  }

  func action(of kind: LateAction.Kind, for id: EntryID, serial: Int) -> Shape.Action {
    switch kind {
    case .popTo: .pop(to: .entry(id))
    case .push: .pushItem(serial).from(id)
    case .removal, .selection: .remove([id])
    }
  }

  func actions(
    of report: ModelReport,
    _ mistake: Mistake?,
    showing count: Int
  ) -> [Shape.Action] {
    switch mistake {
    case .reportByCount: [.popItems(.exactly(report.gone.count))]
    case .copyHostWhenShorter: [.setItems(Array(items.prefix(count)))]
    default: [.remove(report.gone, cause: .user)]
    }
  }
}
