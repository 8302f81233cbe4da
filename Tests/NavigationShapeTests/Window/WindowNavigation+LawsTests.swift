import ComposableNavigation
import Testing
import TestSupport

@Suite struct WindowNavigationLawsTests {
  private let small = WindowsUnderLaw()

  @Test func `the focus order has each window once`() {
    var search = ToySearch("actions on sets of windows")
    for state in small.states {
      for action in small.actions(in: state) {
        let after = ToyWindows().state(state, after: action)
        search.check(
          "\(action) on \(state.drawing) gives \(after.focusOrder) for \(after.entries.ids)",
          [
            "each window": Set(after.focusOrder) == Set(after.entries.ids),
            "once": after.focusOrder.count == after.entries.count,
          ]
        )
      }
    }
    search.finish()
  }

  @Test(arguments: ["[]", "[0,0]", "[1]", "[-1]", "[0,1]"])
  func `a focus order that is not each window once is an error`(order: String) {
    let json =
      #"{"areAnimationsEnabled":true,"entries":{"ids":[0],"items":["a"],"next":1},"#
      + #""focusOrder":\#(order)}"#
    #expect(
      corruption(of: json, as: ToyWindows.State.self) == "it is not each of 1 windows once"
    )
  }

  @Test func `keeping closed windows needs a limit`() throws {
    func json(_ limit: Int) -> String {
      #"{"areAnimationsEnabled":true,"entries":{"ids":[],"items":[],"next":0},"#
        + #""focusOrder":[],"closed":{"limit":\#(limit),"items":["a","b"]}}"#
    }
    let problem = corruption(of: json(0), as: ToyWindows.State.self)
    #expect(problem == "0 is no limit of a history")
    #expect(try decoded(json(1), as: ToyWindows.State.self).closedItems == ["a"])
  }

  @Test func `windows that are not kept are not written`() throws {
    #expect(
      try written(ToyWindows.State(items: ["a"]))
        == #"{"areAnimationsEnabled":true,"entries":{"ids":[{"item":"a","occurrence":1}],"#
        + #""items":["a"],"next":0},"focusOrder":[0]}"#
    )
  }
}
