import ComposableNavigation
import NavigationTrace
import Testing
import TestSupport

@Suite struct TreeDifferenceTests {
  @Test func `added, removed and changed parts are reported with their place`() {
    let old = NavigationTree.tabs([.stack([.screen("a"), .screen("b")]), .screen("x")], active: 0)
    let new = NavigationTree.tabs(
      [.stack([.screen("a"), .screen("c"), .screen("d", [.screen("e")])])],
      active: nil
    )
    #expect(
      new.difference(from: old).description
        == """
        tabs 0 → tabs
        tabs: − x
        tabs ▸ stack: + d (e)
        tabs ▸ stack: b → c
        """
    )
    #expect(
      NavigationTree.stack([.screen("inbox"), .screen("message 7")])
        .difference(from: .stack([.screen("inbox")])).description == "stack: + message 7"
    )
  }

  @Test func `two trees are equal exactly when their difference is empty`() {
    var numbers = ToyRandom(seed: 35)
    var unequal = 0
    for _ in 0..<2_000 {
      let old = TreeReadingTests.random(&numbers, depth: 2)
      let new = TreeReadingTests.random(&numbers, depth: 2)
      #expect(old.difference(from: old).isEmpty)
      #expect(new.difference(from: old).isEmpty == (new == old))
      if new != old { unequal += 1 }
    }
    #expect(unequal > 1_000)
  }

  @Test func `applying a difference gives the other tree`() {
    var numbers = ToyRandom(seed: 36)
    for _ in 0..<2_000 {
      let old = TreeReadingTests.random(&numbers, depth: 3)
      let new = TreeReadingTests.random(&numbers, depth: 3)
      #expect(old.applying(new.difference(from: old)) == new)
    }
  }

  @Test func `a difference of another tree does not apply`() {
    let difference = NavigationTree.stack([.screen("a")])
      .difference(from: .stack([.screen("a"), .screen("b")]))
    #expect(NavigationTree.stack([.screen("a")]).applying(difference) == nil)
    #expect(NavigationTree.stack([.screen("a"), .screen("c")]).applying(difference) == nil)
  }

  @Test func `a tree is a graph for Mermaid and for Graphviz`() {
    let tree = NavigationTree.tabs([.stack([.screen("a \"b\"")]), .screen("c")], active: 0)
      .presenting([.modal(.fullScreen, .screen("d\\"))])
    #expect(
      tree.mermaid
        == #"""
        flowchart TD
          n0{{"tabs"}}
          n0 --> n1
          n1[["● stack"]]
          n1 --> n2
          n2["a #quot;b#quot;"]
          n0 --> n3
          n3["c"]
          n0 -.-> n4
          n4>"full screen"]
          n4 --> n5
          n5["d\"]
        """#
    )
    #expect(
      tree.dot
        == #"""
        digraph {
          n0 [shape=folder, label="tabs"];
          n0 -> n1;
          n1 [shape=box3d, label="● stack"];
          n1 -> n2;
          n2 [shape=box, label="a \"b\""];
          n0 -> n3;
          n3 [shape=box, label="c"];
          n0 -> n4 [style=dashed];
          n4 [shape=note, label="full screen"];
          n4 -> n5;
          n5 [shape=box, label="d\\"];
        }
        """#
    )
  }
}
