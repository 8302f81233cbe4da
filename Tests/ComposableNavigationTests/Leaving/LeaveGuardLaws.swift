import Testing
import TestSupport

/// Leave guards: operations of the program, gestures, slow hosts, and guards that change at any
/// moment.
///
/// Tries every short order of steps on the real handlers, and long random ones. `LeaveStep` names
/// the steps. `NAVIGATION_BOUND=full` raises the bounds.
@Suite @MainActor struct LeaveGuardLaws {
  private let bound = TestSupport.bound(2, full: 3)

  @Test func `while a guard stays, its entry leaves by force or not at all`() async {
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
