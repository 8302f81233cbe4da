import ComposableNavigation
import NavigationTrace
import Testing

/// The tree of a shape without a drawing of its own.
@Suite struct TreeContainerTests {
  private let pager = NavigationTree.container(
    "pager",
    [.screen("a"), .stack([.screen("b")]), .screen("c")],
    active: 1
  )

  @Test func `a container is drawn by its name, with a dot before the active child`() {
    #expect(
      pager.description == """
        {pager}
        ├─ ○ a
        ├─ ● stack
        │  └─ b
        └─ ○ c
        """
    )
  }

  @Test func `the front of a container is the active child, otherwise the last`() {
    #expect(pager.front == .screen("b"))
    #expect(NavigationTree.container("x", [.screen("a"), .screen("b")]).front == .screen("b"))
    #expect(NavigationTree.container("x", [.screen("a")], active: 3).front == nil)
  }

  @Test func `a change of the active child is a difference`() {
    let after = NavigationTree.container("pager", pager.children, active: 2)
    let difference = after.difference(from: pager)
    #expect(difference.description == "{pager} 1 → {pager} 2")
    #expect(pager.applying(difference) == after)
  }

  @Test func `a container has a shape in graphs, and marks the active child`() {
    let tree = NavigationTree.container("pager", [.screen("a")], active: 0)
    #expect(
      tree.mermaid == """
        flowchart TD
          n0[("pager")]
          n0 --> n1
          n1["● a"]
        """
    )
    #expect(tree.dot.contains("n0 [shape=component, label=\"pager\"];"))
  }

  @Test func `a state of any shape is drawn as its host is to show it`() {
    let tabs = TabNavigation<String>.State(items: ["a", "b"], activeItem: "b")
    #expect(
      NavigationTree.container(of: tabs) { .screen($0.item) }
        == .container("tabs", [.screen("a"), .screen("b")], active: 1)
    )
    var modal = ModalNavigation<String>.State()
    _ = ModalNavigation<String>().reduce(into: &modal, action: .presentSheet("a"))
    #expect(
      NavigationTree.container(of: modal) { .screen($0.item) }
        == .container("modal", [.screen("a")])
    )
  }
}
