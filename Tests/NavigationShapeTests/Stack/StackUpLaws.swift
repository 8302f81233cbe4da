import ComposableNavigation
import Testing
import TestSupport

@Suite struct StackUpLaws {
  /// The declared parents: b belongs to a, and c to b.
  private func parents(_ item: String) -> [String] {
    switch item {
    case "b": ["a"]
    case "c": ["a", "b"]
    default: []
    }
  }

  private func search(_ up: (ToyStack.State) -> ToyStack.Action?) -> ToySearch {
    var search = ToySearch("stacks for up")
    let items = ["a", "b", "c", "d"]
    var stacks: [[String]] = [["root"]]
    var layer = stacks
    for _ in 0..<4 {
      layer = layer.flatMap { below in items.map { below + [$0] } }
      stacks += layer
    }
    for stack in stacks {
      let state = ToyStack.State(items: stack)
      let after = up(state).map { ToyStack().state(state, after: $0).items }
      let parent = parents(stack[stack.count - 1]).last ?? "root"
      search.check("\(stack)", after?.last, is: stack.count == 1 ? nil : parent)
      search.check("\(stack): the root", after?.first ?? "root", is: "root")
    }
    return search
  }

  @Test func `up leads to the declared parent, or to the root without one`() {
    search { ToyStack().upAction(in: $0, parents: parents) }.finish()
  }

  @Test func `up that only goes back is found`() {
    search { ToyStack().backAction(in: $0) }.expectFound()
  }

  @Test func `up differs from back after a screen that is not the parent`() {
    let state = ToyStack.State(items: ["root", "d", "b"])
    let up = ToyStack().upAction(in: state, parents: parents)
    #expect(up.map { ToyStack().state(state, after: $0).items } == ["root", "a"])
    #expect(ToyStack().previewBack(in: state)?.items == ["root", "d"])
  }

  @Test func `up goes back to a parent that is open`() {
    let state = ToyStack.State(items: ["root", "a", "d", "b"])
    let up = ToyStack().upAction(in: state, parents: parents)
    #expect(up == .pop(to: .entry(state.entries.ids[1])))
  }
}
