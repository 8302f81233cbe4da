package import ComposableNavigation
import NavigationTesting

extension Blueprint {
  /// Makes tabs, which may contain containers; their host may permit filling while off screen.
  package static func tabs(
    count: Int,
    capabilities: TabCapabilities = .all,
    preloadsOffscreen: Bool = false,
    tab: [Blueprint] = []
  ) -> Blueprint {
    Blueprint(
      ShapeRules(TabRules(capabilities: capabilities), preloadsOffscreen: preloadsOffscreen),
      .selects,
      content: ShapeContent(TabNavigation<Int>.State(items: Array(0..<count))),
      nested: tab
    ) { element, showing in
      showing.selected == element
    }
  }
}

extension TabNavigation.State: SimulatedState where Item == Int {
  // The history determines which tab becomes active if the active one is removed.
  var numbers: [Int] {
    [(activeIndex ?? -1) + 1, history.count] + history.map { entries.index(of: $0) ?? -1 }
  }

  var operations: [ProgramOperation] {
    items.count > 1 ? [.selectNext, .reverse, .removeLast] : []
  }

  static var insertion: ProgramOperation? { nil }

  static var lateActions: [LateAction.Kind] { [.removal, .selection] }

  func action(of operation: ProgramOperation, serial: Int) -> Shape.Action {
    switch operation {
    case .reverse: .setItems(items.reversed())
    case .removeLast: .setItems(items.dropLast())
    default: .setActiveIndex(((activeIndex ?? 0) + 1) % max(items.count, 1))
    }
  }

  func action(of kind: LateAction.Kind, for id: EntryID, serial: Int) -> Shape.Action {
    switch kind {
    case .selection: .select(id: id)
    case .removal, .push, .popTo: .remove([id])
    }
  }
}
