import ComposableNavigation
import Testing
import TestSupport

/// Searches every way back and forward through stacks of up to five screens, and of up to three
/// with marks, until no new state is found.
@Suite struct ForwardHistoryLaws {
  /// A rule for histories: the real one, or one that is known to be wrong.
  enum Rule: CaseIterable {
    case real, pushKeeps, usersBackIsLost, nearestIsDropped, farthestFirst, linkKeeps
    case markIsLost, programSkips, backEndsOnSkipped

    func act(_ step: ToyBrowsing, on state: inout ToyStack.State) {
      let before = state
      if self == .farthestFirst, step == .forward {
        state.forwardItems = before.forwardItems.reversed()
      }
      step.act(on: &state)
      switch self {
      case .pushKeeps where step.isPush, .usersBackIsLost where step.isByUser,
        .linkKeeps where step == .write:
        state.forwardItems = before.forwardItems
      case .nearestIsDropped where state.forwardItems.count == state.history.toyLimit:
        state.forwardItems = before.forwardItems + state.forwardItems
      case .markIsLost where step.isForward:
        state.skipped.formIntersection(before.skipped)
      case .programSkips where step == .pop:
        state = before
        ToyBrowsing.back.act(on: &state)
      case .backEndsOnSkipped where step == .back:
        state = before
        ToyBrowsing.pop.act(on: &state)
      default: break
      }
    }
  }

  private func search(
    _ rule: Rule,
    limit: Int,
    upTo most: Int = 5,
    steps: [ToyBrowsing]
  ) -> ModelSearch<ToyBrowser> {
    let start = ToyBrowser(["a"], limit: limit)
    let state = ToyStack.State(items: start.items, history: .kept(limit: limit))
    return ModelSearch(state, start, steps: steps) {
      $0.items.count <= most
    } take: { step, state, browser in
      step.act(on: &browser)
      rule.act(step, on: &state)
      let found = ToyBrowser(state, limit: limit)
      return found == browser ? nil : "\(found), not \(browser)"
    }
  }

  @Test(arguments: [1, 2, 3, 4, .max])
  func `every way back and forward is that of a browser with two lists`(limit: Int) {
    let search = search(.real, limit: limit, steps: ToyBrowsing.plain)
    search.expectNone()
    #expect(search.states.count > 60)
    print("searched \(search.steps) steps from \(search.states.count) stacks with \(limit) ahead")
  }

  @Test(arguments: [1, 2])
  func `every way back and forward with marks is that of a browser that skips`(limit: Int) {
    let search = search(.real, limit: limit, upTo: 3, steps: ToyBrowsing.allCases)
    search.expectNone()
    #expect(search.states.count > 160)
    print(
      "searched \(search.steps) steps from \(search.states.count) marked stacks, \(limit) ahead"
    )
  }

  @Test(arguments: Rule.allCases.filter { $0 != .real })
  func `a wrong rule for histories is found`(rule: Rule) {
    #expect(search(rule, limit: 2, upTo: 3, steps: ToyBrowsing.allCases).failure != nil)
  }

  @Test func `the user's back then forward is nothing, but for a mark on top`() {
    var search = ToySearch("the user's ways back and forward again over marks")
    for start in stacks where start.items.count > 1 {
      for marks in 0..<(1 << (start.items.count - 1)) {
        var state = start
        let marked = start.entries.ids.enumerated().filter { marks & 1 << $0.offset != 0 }
        state.skipped = Set(marked.map(\.element))
        var again = state
        ToyBrowsing.back.act(on: &again)
        ToyBrowsing.forwardByUser.act(on: &again)
        search.check(
          ToyBrowser(again, limit: 9) == ToyBrowser(state, limit: 9),
          "\(state.drawing), skipped \(state.skipped): \(again.drawing)"
        )
      }
    }
    search.finish()
  }

  /// Every stack of up to four of two items.
  private var stacks: [ToyStack.State] {
    allLists(of: ["a", "b"], upTo: 4).map { .init(items: $0, history: .kept(limit: 9)) }
  }

  @Test func `back then forward is nothing`() {
    var search = ToySearch("ways back and forward again")
    for state in stacks {
      let ids = state.entries.ids
      let backs: [ToyStack.Action] =
        [.popToRoot(), .pop(to: .item("a")), .popItems(.upTo(2))]
        + (0...4).flatMap { count -> [ToyStack.Action] in
          [.popItems(.exactly(count)), .remove(Array(ids.suffix(count)), cause: .user)]
        }
      for back in backs {
        let there = ToyStack().state(state, after: back)
        let again = ToyStack().state(there, after: .goForward(.upTo(9)))
        search.check(
          again.items == state.items && again.forwardItems == []
            && again.entries.ids.prefix(there.items.count) == there.entries.ids[...],
          "\(back) on \(state.drawing): \(again.drawing)"
        )
      }
    }
    search.finish()
  }

  @Test func `a removal by the user is added to the history`() {
    for state in stacks {
      for count in 0...state.items.count {
        let gone = Array(state.entries.ids.suffix(count))
        let after = ToyStack().state(state, after: .remove(gone, cause: .user))
        #expect(
          after.forwardItems == Array(state.items.suffix(count)),
          "\(count) of \(state.drawing)"
        )
      }
    }
  }

  @Test func `a push truncates the history`() {
    for state in stacks where !state.items.isEmpty {
      let back = ToyStack().state(state, after: .popItem())
      let pushed = ToyStack().state(back, after: .pushItem("c"))
      #expect(back.forwardItems.count == 1)
      #expect(pushed.forwardItems == [])
      #expect(pushed.history == .kept(limit: 9))
    }
  }

  @Test func `what comes forward is a new visit`() {
    for named in stacks {
      let state = ToyStack().state(
        .init(history: named.history),
        after: .pushItems(named.items)
      )
      let there = ToyStack().state(state, after: .popItems(.upTo(9)))
      let again = ToyStack().state(there, after: .goForward(.upTo(9)))
      for id in again.entries.ids {
        #expect(!state.entries.ids.contains { $0 == id || $0.isSame(as: id) })
      }
    }
  }
}

extension ForwardHistory {
  fileprivate var toyLimit: Int { if case .kept(let limit) = self { limit } else { 0 } }
}
