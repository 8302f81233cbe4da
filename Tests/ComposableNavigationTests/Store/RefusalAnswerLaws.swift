import ComposableNavigation
import Testing
import TestSupport

/// `send` returns the refusal of exactly its action, regardless of other refusals before it
/// returns.
@Suite @MainActor struct RefusalAnswerLaws {
  /// The rule by which an action gets its result.
  enum Rule {
    case right
    /// Returns any refusal before `send` returns.
    case anyRefusal
  }

  @Test(arguments: ShapesUnderLaw.all)
  func `an answer is the refusal that the shape says beforehand`(shape: any ShapeUnderLaw) {
    func look<Subject: ShapeUnderLaw>(_ subject: Subject) {
      var search = ToySearch("answers of stores of \(subject.testDescription)")
      for state in subject.states {
        for action in subject.actions(in: state) {
          let store = Store(initialState: state) { Subject.Shape() }
          let (told, wanted) = (
            store.send(action).refusal, Subject.Shape.refusal(of: action, in: state)
          )
          search.check(
            told == wanted,
            "\(action) on \(subject.words(for: state)): \(words(told)), not \(words(wanted))"
          )
        }
      }
      search.finish()
    }
    look(shape)
  }

  @Test func `an answer is that of its action alone, also when an observer sends another`() {
    let (searched, wrong) = search(.right)
    print("searched \(searched) pairs of actions, one sent inside the other")
    if let wrong { Issue.record("\(wrong.withoutModules)") }
    #expect(searched > 1_000)
  }

  @Test func `an answer that is any refusal is found`() {
    #expect(search(.anyRefusal).wrong != nil)
  }

  private func words(_ refusal: Refusal?) -> String { refusal.map { "“\($0)”" } ?? "no refusal" }

  private func search(_ rule: Rule) -> (searched: Int, wrong: String?) {
    typealias Stack = StackNavigation<String>
    let subject = StackUnderLaw()
    var searched = 0
    for state in subject.states.prefix(bound(8, full: 40)) {
      let actions = subject.actions(in: state)
      for outer in actions {
        for inner in actions.prefix(bound(12, full: 200)) {
          var all: [Refusal] = []
          var answer: StoreTask?
          var between: Stack.State?
          let store: Store<Counted<Stack.State>, Stack.Action> = Store(
            initialState: Counted(stack: state)
          ) {
            Reduce<Counted<Stack.State>, Stack.Action> { state, _ in
              state.count += 1
              return .none
            }
            Stack().pullback(state: \Counted<Stack.State>.stack, action: .whole)
          }
          store.onRefusal = { all.append($0) }
          let subscription = store.observe { counted in
            guard counted.count == 1 else { return }
            between = counted.stack
            answer = store.send(inner)
          }
          let said = store.send(outer).refusal
          subscription.cancel()
          searched += 1
          let first = Stack.refusal(of: outer, in: state)
          let second = between.flatMap { Stack.refusal(of: inner, in: $0) }
          let told = rule == .right ? said : all.first
          if told != first || answer?.refusal != second {
            return (
              searched,
              """
              \(outer), then \(inner), on \(subject.words(for: state)):
              \(words(told)) and \(words(answer?.refusal)), not \(words(first)) and \(words(second))
              """
            )
          }
        }
      }
    }
    return (searched, nil)
  }
}

/// A state that differs after each action.
private struct Counted<Value: Equatable & Sendable>: Equatable, Sendable {
  var stack: Value
  var count = 0
}
