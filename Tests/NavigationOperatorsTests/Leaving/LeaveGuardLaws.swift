import ComposableNavigation
import NavigationOperators
import Testing
import TestSupport

/// Leave guards: operations of the program, gestures, slow hosts, and guards that change at any
/// moment.
///
/// Tries every short order of steps on the real handlers, and long random ones. `LeaveStep` names
/// the steps. `NAVIGATION_BOUND=full` raises the bounds.
@Suite @MainActor struct LeaveGuardLaws {
  private let bound = TestSupport.bound(2, full: 3)

  @Test func `a blocked entry is left by force or not at all`() async {
    var search = ToySearch("orders of \(bound) steps of leaving")
    var count = 0
    for steps in allLists(of: LeaveStep.allCases, upTo: bound) where steps.count == bound {
      let fault = LeaveWorld().run(steps)
      search.check(fault == nil, "\(steps.map(\.rawValue)): \(fault ?? "")")
      count += 1
      // Other tests get the main actor.
      if count % 200 == 0 { await Task.yield() }
    }
    search.finish()
  }

  private func walk(
    _ seeds: UInt64,
    rule: ToyKeeper.Rule = .right,
    isTold: Bool = true
  ) -> Walk<LeaveStep> {
    Walk(seeds: 0..<seeds, length: 40) { numbers in
      LeaveStep.allCases.randomElement(using: &numbers) ?? .pop
    } run: { _, steps in
      LeaveWorld(rule: rule, isTold: isTold).run(steps)
    }
  }

  @Test func `a change is refused as if each open place were asked`() async {
    await Walk(seeds: 0..<seedBound(200), length: 40) {
      ToyKeeper.Action.random(&$0)
    } run: {
      _,
      actions in
      let reducer = ToyKeeper(rule: .unguarded).resolve()
      var states = [ToyKeeper.State()]
      for action in actions {
        var next = states[states.count - 1]
        _ = reducer.reduce(into: &next, action: action)
        for before in states {
          let refusal = ToyKeeper.unsaved.refusal(from: before, to: next)
          if refusal != before.refusalAskingAll(to: next) {
            return "\(action): \(refusal?.description ?? "nothing")"
          }
        }
        states.append(next)
      }
      return nil
    }.expectNone(of: "keepers, each state beside all later ones")
  }

  @Test func `a host that obeys never shows gone what stays, however long it goes on`() async {
    await walk(seedBound(100)).expectNone(of: "keepers")
  }

  @Test func `a reducer that asks no guard is found in two steps`() async {
    await walk(50, rule: .unguarded).expectFound(within: 2, saying: "left")
  }

  @Test func `a guard that is asked when it is too late is found in two steps`() async {
    await walk(200, rule: .asksAfter).expectFound(within: 2)
  }

  @Test func `handlers that do not tell their hosts are found in one step`() async {
    await walk(50, isTold: false).expectFound(within: 1, saying: "was not told")
  }
}

extension ToyKeeper.Action {
  fileprivate static func random(_ numbers: inout ToyRandom) -> ToyKeeper.Action {
    let names = ["a", "b", "c", "x", "y", "note"]
    func some() -> [String] { names.filter { _ in Bool.random(using: &numbers) } }
    let name = names[Int.random(in: 0..<names.count, using: &numbers)]
    switch Int.random(in: 0..<14, using: &numbers) {
    case 0, 1, 2: return .stack(.pushItem(name))
    case 3, 4: return .stack(.popItem())
    case 5: return .stack(.setItems(some()))
    case 6: return .stack(.popToRoot())
    case 7: return .modal(.presentSheet(name))
    case 8: return .modal(.dismiss())
    case 9: return .tabs(.setActiveItem(name))
    case 10: return .tabs(.setItems(some()))
    case 11: return .split(.showDetail(some()))
    case 12: return Bool.random(using: &numbers) ? .reset : .split(.setCollapsed(true))
    default: return .keep(Set(some()))
    }
  }
}

extension ToyKeeper.State {
  /// The refusal by the rule in its simplest form, which asks every place.
  fileprivate func refusalAskingAll(to after: ToyKeeper.State) -> Refusal? {
    func first(_ lists: [(old: Entries<String>, new: Entries<String>)]) -> Refusal? {
      for (old, new) in lists {
        for entry in old.reversed() {
          let isActive = tabs.activeID?.isSame(as: entry.id) == true
          let isHidden = isActive && after.tabs.activeID?.isSame(as: entry.id) != true
          guard let blocker = ToyKeeper.blocker(self, entry) else { continue }
          if isHidden || !new.ids.contains(where: entry.id.isSame) {
            return .blocked(entry.id, blocker)
          }
        }
      }
      return nil
    }
    return first([
      (split.entries, after.split.entries), (tabs.entries, after.tabs.entries),
      (modal.entries, after.modal.entries), (stack.entries, after.stack.entries),
    ])
  }
}
