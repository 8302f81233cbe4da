import ComposableNavigation
import NavigationTrace
import Testing
import TestSupport

/// A recursive implementation overflows the call stack in each test, and one that visits a tree for
/// each of its places does not end.
///
/// The compared values are so large that expectations receive only the result of the comparison.
@Suite(.late) struct TreeDepthTests {
  private static let depth = bound(20_000, quick: 5_000, full: 100_000)

  /// Returns stacks in stacks, with a screen beside each and one in the last.
  private func nest(_ depth: Int = Self.depth, leaf: String = "leaf") -> NavigationTree {
    var tree = NavigationTree.screen(leaf)
    for level in 1...depth { tree = .stack([.screen("\(level)"), tree]) }
    return tree
  }

  /// Returns stacks in stacks, and nothing else.
  private func chain(_ depth: Int, leaf: String = "leaf") -> NavigationTree {
    var tree = NavigationTree.screen(leaf)
    for _ in 1...depth { tree = .stack([tree]) }
    return tree
  }

  @Test func `a deep tree equals another that is made alike, and no other`() {
    let (one, same, other) = (nest(), nest(), nest(leaf: "other"))
    let (isSame, isOther) = (one == same, one == other)
    #expect(isSame)
    #expect(!isOther)
    let (isHashedAlike, areTold) = (one.hashValue == same.hashValue, Set([one, same, other]).count)
    #expect(isHashedAlike)
    #expect(areTold == 2)
  }

  @Test func `a deep tree is released, also while a part of it is held`() {
    var tree: NavigationTree? = nest()
    var part = tree?.children.last
    for _ in 1..<Self.depth / 2 { part = part?.children.last }
    let title = tree?.children.first
    tree = nil
    #expect(title == .screen("\(Self.depth)"))
    let below = part?.children.first
    #expect(below == .screen("\(Self.depth - Self.depth / 2)"))
    let front = part?.front
    #expect(front == .screen("leaf"))
  }

  @Test func `a deep tree differs from another where it does`() {
    let (old, new) = (nest(), nest(leaf: "other"))
    let difference = new.difference(from: old)
    #expect(difference.changes.count == 1)
    guard case .become(.screen("other"), from: .screen("leaf"), let way)? = difference.changes.first
    else {
      Issue.record("the leaf is not what has changed")
      return
    }
    let isDeepest = way == Array(repeating: 1, count: Self.depth)
    let isApplied = old.applying(difference) == new
    let isOnlyThere = old.difference(from: old).isEmpty && new.applying(difference) == nil
    #expect(isDeepest)
    #expect(isApplied)
    #expect(isOnlyThere)
    let line = difference.description
    #expect(line.hasSuffix("stack ▸ stack: leaf → other"))
  }

  @Test func `added and removed parts may be deep`() {
    let (list, deep) = (NavigationTree.stack([.screen("list")]), chain(Self.depth))
    let both = NavigationTree.stack([.screen("list"), deep])
    let (coming, going) = (both.difference(from: list), list.difference(from: both))
    let isThereAndBack = list.applying(coming) == both && both.applying(going) == list
    #expect(isThereAndBack)
    let line = coming.description
    let wanted =
      "stack: + " + String(repeating: "stack (", count: Self.depth) + "leaf"
      + String(repeating: ")", count: Self.depth)
    let isDrawn = line == wanted
    #expect(isDrawn)
  }

  @Test func `two trees that differ at each level are compared once`() {
    func tree(_ kind: NavigationTree.Kind) -> NavigationTree {
      var tree = NavigationTree.screen("leaf")
      for level in 1...1_000 {
        tree = NavigationTree(kind: kind, children: [.screen("\(level)"), tree, .screen("end")])
      }
      return tree
    }
    let (old, new) = (tree(.stack), tree(.split))
    let difference = new.difference(from: old)
    #expect(difference.changes.count == 1_000)
    let isApplied = old.applying(difference) == new
    #expect(isApplied)
  }

  @Test func `a long list that is replaced is applied in one go`() {
    func list(_ names: Range<Int>) -> NavigationTree { .stack(names.map { .screen("\($0)") }) }
    let (old, new) = (list(0..<20_000), list(30_000..<60_000))
    let difference = new.difference(from: old)
    #expect(difference.changes.count == 30_000)
    let isApplied = old.applying(difference) == new
    #expect(isApplied)
  }

  @Test func `a deep tree is written as a list, and read again`() throws {
    for tree in [nest(2_000), chain(Self.depth), chain(65), chain(64), chain(63), .screen("a")] {
      let isSame = try restored(tree) == tree
      #expect(isSame)
    }
    let tree = NavigationTree.tabs([chain(70, leaf: "a"), .screen("b")], active: 1)
    let text = try written(tree)
    #expect(
      text.hasPrefix(#"{"places":[{"active":1,"count":2,"tabs":[]},{"count":1,"stack":[]},"#)
        && text.hasSuffix(#"{"screen":"a"},{"screen":"b"}]}"#)
    )
  }

  @Test(arguments: [
    #"{"places":[]}"#,
    #"{"places":[{"screen":"a"},{"screen":"b"}]}"#,
    #"{"places":[{"stack":[],"count":1}]}"#,
    #"{"places":[{"stack":[],"count":-1}]}"#,
    #"{"places":[{"stack":[],"count":9223372036854775807},{"screen":"a"}]}"#,
    #"{"places":[{"stack":[{"screen":"a"}]}]}"#,
    #"{"places":[{}]}"#,
  ])
  func `a list that is no tree is an error`(text: String) {
    #expect(throws: DecodingError.self) { try decoded(text, as: NavigationTree.self) }
  }

  @Test func `too deep nesting is an error, not a crash`() {
    let text =
      String(repeating: #"{"stack":["#, count: 100_000) + #"{"screen":"a"}"#
      + String(repeating: "]}", count: 100_000)
    #expect(throws: DecodingError.self) { try decoded(text, as: NavigationTree.self) }
  }

  @Test func `a deep tree is drawn as a text, and read again`() throws {
    for tree in [nest(1_000), chain(2_000)] {
      let isSame = try NavigationTree(text: tree.description) == tree
      #expect(isSame)
    }
  }

  @Test func `a deep tree is a graph`() {
    let tree = chain(Self.depth)
    let (mermaid, dot) = (tree.mermaid, tree.dot)
    #expect(mermaid.hasSuffix("  n\(Self.depth)[\"leaf\"]"))
    #expect(dot.hasSuffix("n\(Self.depth) [shape=box, label=\"leaf\"];\n}"))
  }

  @Test func `a tree is reflected as its kind and children`() {
    let mirror = Mirror(reflecting: NavigationTree.stack([.screen("a")]))
    #expect(mirror.children.map { $0.label } == ["kind", "children"])
  }
}
