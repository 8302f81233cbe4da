import ComposableNavigation
import Testing
import TestSupport

/// Law 31: a pending result is state.
///
/// It is answered exactly once, to the one who asked, also after a relaunch.
@Suite @MainActor struct RequestSearchLaws {
  private typealias Step = ToyEnquiryStep

  @Test func `a request is answered exactly once, to the one who asked`() throws {
    let reducer = ToyEnquiry().resolve()
    var search = ToySearch("enquiries")
    var open: [(state: ToyEnquiry.State, steps: [Step])] = [(ToyEnquiry.State(), [])]
    let depth = bound(4, full: 5)
    while let (state, steps) = open.popLast() {
      for step in Step.allCases {
        // An enquiry begins with pages.
        if steps.isEmpty, step != .pushTwo { continue }
        var after = state
        try step.happen(to: &after, reducer)
        let (program, fault) = (steps + [step], after.fault)
        search.check(fault == nil, "\(program): \(fault ?? "")")
        if fault == nil, program.count < depth { open.append((after, program)) }
      }
    }
    search.finish("; programs of up to \(depth) steps")
  }

  private func walk(
    _ seeds: UInt64,
    of steps: [Step] = Step.allCases,
    rule: ToyEnquiry.Rule = .right
  ) -> Walk<Step> {
    Walk(seeds: 0..<seeds, length: 40) { numbers in
      steps[Int.random(in: 0..<steps.count, using: &numbers)]
    } run: { _, steps in
      Self.run(steps, rule)
    }
  }

  @Test func `a request that waits has a screen that is there`() async {
    await walk(seedBound(60)).expectNone(of: "enquiries")
  }

  @Test func `a rule that sees pops alone is found in three steps`() async {
    await walk(100, of: Step.ofFeature, rule: .seesPopsAlone).expectFound(within: 3)
  }

  @Test func `a rule that matches by number is found in three steps`() async {
    await walk(100, of: Step.ofFeature, rule: .goesByNumber)
      .expectFound(within: 3, saying: "which is not page")
  }

  @Test func `a rule that tells twice is found in three steps`() async {
    await walk(100, of: Step.ofFeature, rule: .tellsTwice).expectFound(within: 3)
  }

  private static func run(_ steps: [Step], _ rule: ToyEnquiry.Rule) -> String? {
    let reducer = ToyEnquiry(rule: rule).resolve()
    var state = ToyEnquiry.State()
    for (number, step) in steps.enumerated() {
      do { try step.happen(to: &state, reducer) } catch { return "step \(number): \(error)" }
      if let fault = state.fault { return "step \(number): \(fault)" }
    }
    return nil
  }
}
