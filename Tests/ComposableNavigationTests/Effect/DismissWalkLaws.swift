import ComposableNavigation
import Testing
import TestSupport

/// A dismissal reaches the visit that requested it, regardless of other changes before it is
/// reduced.
@Suite @MainActor struct DismissWalkLaws {
  private func walk(
    _ seeds: UInt64,
    rule: ToyLeavers.Rule = .right,
    _ left: @escaping @MainActor (Int) -> Void = { _ in }
  ) -> Walk<ToyLeaversStep> {
    Walk(seeds: 0..<seeds, length: 60) {
      ToyLeaversStep.random(&$0)
    } run: { _, steps in
      var rig = ToyLeaversRig(rule: rule)
      let problem = rig.run(steps)
      left(rig.left)
      return problem
    }
  }

  @Test func `a dismissal takes away the visit that asked for it and no other`() async {
    var left = 0
    var runs = 0
    await walk(seedBound(500)) {
      left += $0
      runs += 1
    }
    .expectNone(of: "screens that dismiss themselves")
    print("\(left) dismissals were reduced")
    #expect(left >= 4 * runs)
  }

  @Test func `a dismissal that takes what is in front is found in three steps`() async {
    await walk(500, rule: .inFront).expectFound(within: 3, saying: "asked to leave")
  }

  @Test func `a dismissal by the number of a visit is found in four steps`() async {
    await walk(500, rule: .byNumber).expectFound(within: 4, saying: "asked to leave")
  }

  @Test(arguments: ShapesUnderLaw.all)
  func `in every small state a shape dismisses the entry that is named and no other`(
    shape: any ShapeUnderLaw
  ) {
    func look<Subject: ShapeUnderLaw>(_ subject: Subject) {
      var search = ToySearch("entries dismissed on \(subject.testDescription)")
      for state in subject.states {
        for id in state.entries.ids {
          guard let action = Subject.Shape.dismissal(of: id, in: state, animated: false) else {
            search.check(subject is TabsUnderLaw, "\(id) on \(subject.words(for: state))")
            continue
          }
          let after = Subject.Shape().state(state, after: action)
          search.check(
            after.entries.ids == state.entries.ids.filter { $0 != id },
            "\(id) on \(subject.words(for: state))"
          )
        }
      }
      search.finish()
    }
    look(shape)
  }
}
