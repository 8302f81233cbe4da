import ComposableNavigation
import Testing
import TestSupport

@Suite struct ModalNavigationLawsTests {
  private let modal = ToyModal()
  private let small = ModalUnderLaw()

  @Test func `the parent sees an element before its removal and after its insertion`() {
    let trace = ToyTrace()
    let nobody = CasePath<ToyModal.Action, Int>(embed: { _ in .dismiss() }, extract: { _ in nil })
    let parent = Reduce<ToyModal.State, ToyModal.Action> { state, _ in
      trace.add(state.drawing)
      return .none
    }
    .ifLet(\.self, action: .whole, element: nobody) { Reduce<String, Int> { _, _ in .none } }
    let resolved = parent.resolve()
    var search = ToySearch("what a parent sees of a modal")
    var removals = 0
    for state in small.states(depth: 2) {
      for action in small.actions(in: state) {
        let after = modal.state(state, after: action)
        // A queued element has a last state too.
        let goes = !Set(small.ids(in: after)).isSuperset(of: small.ids(in: state))
        let seen = goes ? state.drawing : after.drawing
        for isResolved in [false, true] {
          var whole = state
          _ =
            isResolved
            ? resolved.reduce(into: &whole, action: action)
            : parent.reduce(into: &whole, action: action)
          search.check(trace.take() == [seen] && whole == after, "\(action) on \(state.drawing)")
        }
        removals += goes ? 1 : 0
      }
    }
    search.finish("; \(removals) take something away")
  }

  @Test func `items and styles that do not fit together are an error`() {
    let json =
      #"{"areAnimationsEnabled":true,"entries":{"ids":[0],"items":["a"],"next":1},"#
      + #""policy":"replace","styles":[]}"#
    #expect(
      corruption(of: json, as: ToyModal.State.self) == "1 entries need as many styles, not 0"
    )
  }
}
