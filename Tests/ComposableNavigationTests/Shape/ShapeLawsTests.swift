import ComposableNavigation
import Testing
import TestSupport

/// The laws of every shape; laws of a single shape are in its folder.
@Suite struct ShapeLawsTests {
  /// The shapes whose actions can be animated.
  static let animated: [any ShapeUnderLaw] = [
    StackUnderLaw(), ModalUnderLaw(), TabsUnderLaw(), WindowsUnderLaw(),
  ]

  static let shapes: [any ShapeUnderLaw] = animated + [CardsUnderLaw()]

  @Test(arguments: ShapeLawsTests.shapes)
  func `any action on any state gives a legal state, and a refused one changes nothing`(
    shape: any ShapeUnderLaw
  ) {
    func look<Subject: ShapeUnderLaw>(_ subject: Subject) {
      let states = subject.states
      var search = ToySearch("actions on \(states.count) \(subject.testDescription)")
      var refused = 0
      for state in states {
        #expect(subject.isLegal(state))
        for action in subject.actions(in: state) {
          var after = state
          let effect = Subject.Shape().reduce(into: &after, action: action)
          let refusal = Subject.Shape.refusal(of: action, in: state)
          let isRight =
            effect.isNone == (refusal == nil) && subject.isLegal(after)
            && (refusal == nil ? subject.isRight(after, from: state) : after == state)
          search.check(isRight, "\(action) on \(subject.drawing(of: state))")
          refused += refusal == nil ? 0 : 1
        }
      }
      search.finish("; \(refused) were refused")
    }
    look(shape)
  }

  @Test(arguments: ShapeLawsTests.shapes)
  func `a refused action changes nothing at all and has a reason`(shape: any ShapeUnderLaw) {
    func look<Subject: ShapeUnderLaw>(_ subject: Subject) {
      var search = ToySearch("refused actions on \(subject.testDescription)")
      var refused = 0
      for state in subject.states {
        // Equality does not cover the counter, which shows in the next entry.
        let next = Subject.Shape().state(state, after: subject.adding)
        for action in subject.actions(in: state) {
          guard let refusal = Subject.Shape.refusal(of: action, in: state) else { continue }
          refused += 1
          let after = Subject.Shape().state(state, after: action, subject.adding)
          search.check(
            after == next && !refusal.description.isEmpty,
            "\(action) on \(subject.drawing(of: state))"
          )
        }
      }
      #expect(refused > 0)
      search.finish()
    }
    look(shape)
  }

  @Test(arguments: ShapeLawsTests.shapes)
  func `an outcome is unchanged exactly when nothing but the flag could tell`(
    shape: any ShapeUnderLaw
  ) {
    /// Returns all readable parts of a state except the flag, as text.
    func words(for state: some NavigationState) -> String {
      // A list of entries prints as its type alone.
      "\(state.entries.ids) \(state.entries.items) "
        + "\(Mirror(reflecting: state).children.filter { $0.label != "areAnimationsEnabled" })"
    }
    func look<Subject: ShapeUnderLaw>(_ subject: Subject) {
      let reducer = Subject.Shape()
      var search = ToySearch("outcomes of actions on \(subject.testDescription)")
      var (changed, unchanged, flagged) = (0, 0, 0)
      for state in subject.states {
        let before = words(for: state)
        for action in subject.actions(in: state) {
          var wanted: ActionOutcome
          if let refusal = Subject.Shape.refusal(of: action, in: state) {
            wanted = .refused(refusal)
          } else {
            let after = reducer.state(state, after: action)
            let isSame =
              zip(after.entries.ids, state.entries.ids).allSatisfy { $0.isSame(as: $1) }
              && words(for: after) == before
            wanted = isSame ? .unchanged : .changed
            if isSame { unchanged += 1 } else { changed += 1 }
            // The cases that a rule using `==` alone would get wrong.
            if isSame, after != state { flagged += 1 }
          }
          search.check(
            reducer.outcome(of: action, in: state) == wanted,
            "\(action) on \(subject.drawing(of: state))"
          )
        }
      }
      #expect(changed > 0 && unchanged > 0)
      #expect((flagged > 0) == Self.animated.contains { $0 is Subject })
      search.finish("; \(changed) changed something, \(unchanged) nothing")
    }
    look(shape)
  }

  @Test(arguments: ShapeLawsTests.animated)
  func `the animation flag stays as the last accepted action set it`(shape: any ShapeUnderLaw) {
    func look<Subject: ShapeUnderLaw>(_ subject: Subject) {
      let reducer = Subject.Shape()
      var search = ToySearch("animation flags of \(subject.testDescription)")
      for state in subject.states where Subject.Shape.refusal(of: subject.adding, in: state) == nil
      {
        let off = reducer.state(state, after: subject.adding)
        let refused = Subject.Shape.removal(of: [strangerID], cause: .program)
        let accepted = Subject.Shape.removal(of: Array(off.entries.ids.prefix(1)), cause: .program)
        let selection = off.frontID.flatMap { Subject.Shape.selection(of: $0, cause: .user) }
        let isRight =
          !off.desiredContent.isAnimated
          && !reducer.state(off, after: refused).desiredContent.isAnimated
          && reducer.state(off, after: accepted).desiredContent.isAnimated
          && selection.map { reducer.state(off, after: $0).desiredContent.isAnimated } != true
        search.check(isRight, subject.drawing(of: state))
      }
      search.finish()
    }
    look(shape)
  }

  @Test(arguments: [StackUnderLaw(), ModalUnderLaw(), WindowsUnderLaw()] as [any ShapeUnderLaw])
  func `the same operation sent twice from the same entry changes the state at most once`(
    shape: any ShapeUnderLaw
  ) {
    func look<Subject: ShapeUnderLaw>(_ subject: Subject) {
      var search = ToySearch("operations from an entry on \(subject.testDescription)")
      for state in subject.states {
        guard let id = state.frontID else { continue }
        for action in subject.operations(from: id) {
          let once = Subject.Shape().state(state, after: action)
          let twice = Subject.Shape().state(once, after: action)
          search.check(twice == once, "\(action) on \(subject.drawing(of: state))")
        }
      }
      search.finish()
    }
    look(shape)
  }

  @Test(arguments: ShapeLawsTests.shapes)
  func `an operation that names an entry affects that entry or nothing`(
    shape: any ShapeUnderLaw
  ) {
    func look<Subject: ShapeUnderLaw>(_ subject: Subject) {
      var search = ToySearch("entries named on \(subject.testDescription)")
      for state in subject.states {
        for id in state.entries.ids {
          let removal = Subject.Shape.removal(of: [id], cause: .program)
          let after = Subject.Shape().state(state, after: removal)
          let again = Subject.Shape().state(after, after: removal)
          let rest = state.entries.ids.filter { $0 != id }
          search.check(
            after.entries.ids == rest && again == after && subject.isRight(about: id, in: state),
            "\(id) on \(subject.drawing(of: state))"
          )
        }
      }
      search.finish()
    }
    look(shape)
  }
}
