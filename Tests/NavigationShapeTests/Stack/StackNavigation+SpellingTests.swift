import Testing
import TestSupport

@testable import ComposableNavigation

@Suite struct StackNavigationSpellingTests {
  @Test func `a pop of one that was written with its count is read`() throws {
    let json = #"{"action":"popItems","count":1}"#
    #expect(try decoded(json, as: ToyStack.Action.self) == .popItem())
  }

  @Test func `every pop is refused unless the entry that it names is on top`() {
    let state = ToyStack.State(items: ["a", "b"])
    let (root, top) = (state.entries.ids[0], state.entries.ids[1])
    let pops: [ToyStack.Pop] = [
      .exactly(0), .exactly(1), .exactly(2), .upTo(9), .to(.root), .to(.item("a")),
      .to(.entry(root)),
    ]
    for pop in pops {
      #expect(
        ToyStack.refusal(of: .pop(pop).from(root), in: state) == .notOnTop(root, top: top)
      )
      #expect(ToyStack.refusal(of: .pop(pop).from(top), in: state) == nil)
    }
  }
}
