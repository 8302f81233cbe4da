import ComposableNavigation
import Testing
import TestSupport

@Suite(.late) struct SplitNavigationLawsTests {
  private let split = ToySplit()
  private let letters = ["a", "b"]

  /// Every split of up to two, one and two of two items (three in the full run), named, counted,
  /// and with each second screen skipped.
  private var states: [ToySplit.State] {
    allLists(of: letters, upTo: 2).flatMap { primary in
      allLists(of: letters, upTo: 1).flatMap { supplementary in
        allLists(of: letters, upTo: bound(2, full: 3)).flatMap { detail -> [ToySplit.State] in
          let named = ToySplit.State(
            primary: primary,
            supplementary: supplementary,
            detail: detail
          )
          let counted = split.state(
            ToySplit.State(primary: []),
            after: .detail(.setItems(detail)),
            .primary(.setItems(primary)),
            .supplementary(.setItems(supplementary))
          )
          var marked = counted
          for (index, id) in counted.entries.ids.enumerated() where index % 2 == 1 {
            let column = counted.column(of: id) ?? .primary
            marked = split.state(marked, after: .column(column, .skip(id)))
          }
          return [named, counted, marked]
        }
      }
    }
  }

  @Test func `collapsing and expanding again changes nothing`() {
    var search = ToySearch("splits that collapse and expand")
    for state in states {
      let again = split.state(state, after: .setCollapsed(true), .setCollapsed(false))
      search.check(again == state, "\(state.drawing) becomes \(again.drawing)")
    }
    search.finish()
  }

  @Test
  func
    `a collapsed split shows every entry but the placeholder, once, in the order of the columns`()
  {
    var search = ToySearch("collapsed splits")
    var wouldNotice = false
    for state in states {
      let collapsed = split.state(state, after: .setCollapsed(true))
      let placeholder = state[.detail].rootID
      search.check(
        "\(state.drawing), by columns",
        SplitColumn.allCases.map { collapsed[shown: $0].entries.ids },
        is: [state.entries.ids.filter { $0 != placeholder }, [], [placeholder].compactMap { $0 }]
      )
      wouldNotice = wouldNotice || collapsed[shown: .primary].entries.ids != state.entries.ids
    }
    search.finish()
    #expect(wouldNotice)
  }

  private func stackActions(_ stack: ToyStack.State) -> [ToyStack.Action] {
    var all = letters.flatMap { item -> [ToyStack.Action] in
      [.pushItem(item), .replaceTop(with: item), .bringToFront(item), .pop(to: .item(item))]
    }
    all += (0...3).map { .popItems(.exactly($0)) }
    all += [.popToRoot()]
    for id in stack.entries.ids {
      all += [.remove([id]), .remove([id], cause: .user), .skip(id)]
    }
    return all + allLists(of: letters, upTo: 3).map { .setItems($0) }
  }

  @Test func `after an action a column shows exactly its stack, and no other column loses entries`()
  {
    var search = ToySearch("actions on shown columns")
    for start in states.thinned(by: 4) {
      for isCollapsed in [false, true] {
        let state = split.state(start, after: .setCollapsed(isCollapsed))
        for column in SplitColumn.allCases {
          for action in stackActions(state[shown: column]) {
            let after = split.state(state, after: .shown(column, action))
            let model = ToyStack().state(state[shown: column], after: action)
            let others = SplitColumn.allCases.filter { $0 != column }
            // In a collapsed split, only the primary column shows anything, and shows the elements
            // of all columns.
            let isHidden = isCollapsed && column != .primary
            let shown = after.entries.ids.filter(model.entries.ids.contains)
            search.check(
              "\(column) \(action) on \(isCollapsed ? "collapsed " : "")\(state.drawing) gives "
                + "\(after.drawing)",
              [
                "each id occurs once": Set(after.entries.ids).count == after.entries.count,
                "each mark has its entry": after.skipped.allSatisfy(after.entries.contains),
                "the entries are in some column": !isHidden
                  || shown.count >= min(1, model.entries.count),
                "the column shows its stack": isHidden || after[shown: column].items == model.items,
                "the column has the marks": isHidden
                  || after[shown: column].skipped == model.skipped,
                "the others stay":
                  isHidden || others.allSatisfy { after[shown: $0] == state[shown: $0] },
              ]
            )
          }
        }
      }
    }
    search.finish()
  }

  /// Returns the actions on a particular entry, which may not be on top.
  private func meantActions(_ stack: ToyStack.State) -> [ToyStack.Action] {
    (stack.entries.ids + [strangerID]).flatMap { id -> [ToyStack.Action] in
      [.pushItem("a", animated: false).from(id), .popItem(animated: false).from(id)]
    } + [.popItems(.exactly(-1)), .pop(to: .root)]
  }

  /// Searches for actions that have two effects when they are sent twice.
  private func twice(
    _ conditional: (ToySplit.Action, ToySplit.State) -> ToySplit.Action
  ) -> ToySearch {
    var search = ToySearch("actions on splits that are sent twice")
    for state in states.thinned(by: 4) {
      let inColumns = SplitColumn.allCases.flatMap { column in
        (stackActions(state[column]) + meantActions(state[column])).flatMap { action in
          [ToySplit.Action.column(column, action), .shown(column, action)]
        }
      }
      let whole: [ToySplit.Action] = [
        .showDetail(["a"]), .showDetail([]), .setCollapsed(true), .setCollapsed(false),
        .setOptions(SplitOptions()),
      ]
      for action in (inColumns + whole).map({ conditional($0, state) }) {
        let once = split.state(state, after: action)
        search.check(split.state(once, after: action) == once, "\(action) on \(state.drawing)")
      }
    }
    return search
  }

  @Test func `an action on a split that is sent twice at the same revision changes it once`() {
    twice { $0.at($1.revision) }.finish()
  }

  @Test func `an action on a split that is sent twice without a precondition is found`() {
    twice { action, _ in action }.expectFound()
  }

  @Test func `an action on a column is that of its stack, and leaves the others as they are`() {
    var search = ToySearch("actions on columns")
    for state in states.thinned(by: 4) {
      for column in SplitColumn.allCases {
        let others = SplitColumn.allCases.filter { $0 != column }
        for action in stackActions(state[column]) + meantActions(state[column]) {
          let after = split.state(state, after: .column(column, action))
          search.check(
            "\(column) \(action) on \(state.drawing) gives \(after.drawing)",
            [
              "the column is its stack":
                after[column] == ToyStack().state(state[column], after: action),
              "the others stay": others.allSatisfy { after[$0].entries == state[$0].entries },
              "no number is given again": after.entries.nextNumber >= state.entries.nextNumber,
            ]
          )
        }
      }
    }
    search.finish()
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `ids are unique in all columns together, and none is given twice`(seed: UInt64) {
    var random = ToyRandom(seed: seed)
    var state = ToySplit.State(primary: ["a"], detail: ["b"])
    var gone: Set<EntryID> = []
    for _ in 0..<200 {
      let before = Set(state.entries.ids)
      let column = SplitColumn.allCases.randomElement(using: &random) ?? .detail
      let stack = Bool.random(using: &random) ? state[column] : state[shown: column]
      guard let action = stackActions(stack).randomElement(using: &random) else { continue }
      let actions: [ToySplit.Action] = [
        .column(column, action), .shown(column, action), .showDetail(["c"]),
        .setCollapsed(Bool.random(using: &random)),
      ]
      let last = actions.randomElement(using: &random) ?? actions[0]
      state = split.state(state, after: last)
      if state.entries.count > 8 { state = split.state(state, after: .primary(.setItems(["a"]))) }
      let now = Set(state.entries.ids)
      let isGivenAgain = !now.isDisjoint(with: gone)
      if now.count < state.entries.count || isGivenAgain {
        let fault = isGivenAgain ? "an id is given again" : "an id occurs twice"
        Issue.record("\("\(fault) after \(last): \(state.drawing)".withoutModules)")
        return
      }
      gone.formUnion(before.subtracting(now))
    }
  }
}
