import Testing

@testable import NavigationGraphTesting

@Suite struct NavigationNodeCheckTests {
  @Test func `equal trees have no differences, in any order`() {
    #expect(Self.tree.check(with: Self.tree, hasCheckingOrder: true) == nil)
    var turned = Self.tree
    turned.children.reverse()
    turned.children[1].params.reverse()
    #expect(turned.check(with: Self.tree) == nil)
    #expect(turned.check(with: Self.tree, hasCheckingOrder: true) != nil)
  }

  @Test func `default values are not compared`() {
    var other = Self.tree
    other.children[0].params[0].defaultValue = "something else"
    #expect(other.check(with: Self.tree) == nil)
    #expect(other.check(with: Self.tree, hasCheckingOrder: true) == nil)
  }

  @Test(arguments: Change.allCases)
  func `each difference has its words`(change: Change) {
    var other = Self.tree
    change.make(&other)
    #expect(
      other.check(with: Self.tree)?.description == """
        1 differences from the reference were found:
        1. \(change.rawValue)

        """
    )
  }

  @Test func `differences are numbered, and those of the order have words too`() {
    var other = Self.tree
    other.children.reverse()
    other.children[1].params.reverse()
    let text = other.check(with: Self.tree, hasCheckingOrder: true)?.description
    #expect(
      text?.split(separator: "\n").prefix(4) == [
        "10 differences from the reference were found:",
        "1. Has different identifiers on level 2. Actual 'b' expected 'a'.",
        "2. The 'b' node has different view type on level 2. Actual 'B' expected 'A'.",
        "3. The 'b' node has different params count on level 2. Actual '0' expected '2'.",
      ]
    )
  }

  @Test func `in their order, children of another count are not compared one by one`() {
    var fewer = Self.tree
    fewer.children.removeFirst()
    let found = fewer.check(with: Self.tree, hasCheckingOrder: true)
    let count = NodeDifference.Value.childCount(actual: 1, expected: 2)
    #expect(found?.all == [.value(count, at: .node("", level: 1))])
  }

  @Test func `screens are compared with those of their ids, and named when new or missing`() {
    let (a, b) = (Self.item("a", to: ["x"]), Self.item("b", to: []))
    #expect(NavigationNodeItem.check([a, b], with: [b, a]) == nil)
    #expect(
      NavigationNodeItem.check([a], with: [Self.item("a", to: ["y"]), b])?.description == """
        2 differences from the reference were found:
        1. The view 'A' has different transitions ids. Actual '["x"]' expected '["y"]'.
        2. Not found node with identifier 'b'. Item: 'B'.

        """
    )
    #expect(
      NavigationNodeItem.check([a, b], with: [b])?.description == """
        1 differences from the reference were found:
        1. Found new unregistred node with identifier 'a'. Item: 'A'.

        """
    )
    #expect(
      Self.item("a", to: ["x", "y"]).check(with: a)?.description == """
        1 differences from the reference were found:
        1. The view 'A' has different transition count. Actual '2' expected '1'.

        """
    )
    #expect(Self.item("a", to: ["y", "x"]).check(with: Self.item("a", to: ["x", "y"])) == nil)
  }

  @Test func `a difference is known in its parts`() {
    var other = Self.tree
    other.children[0].viewType = nil
    other.children[0].params[0].type = "String"
    other.children[1].children[0].id = "c"
    let number = NavigationNode.Parameter(name: "n", type: "Int", defaultValue: "0")
    let text = NavigationNode.Parameter(name: "n", type: "String", defaultValue: "0")
    let size = NavigationNode.Parameter(name: "m", type: "Int", defaultValue: "1")
    let inTree: [NodeDifference] = [
      .value(.viewType(actual: nil, expected: "A"), at: .node("a", level: 2)),
      .missingParameter(text, known: [number, size], at: .node("a", level: 2)),
      .missingChild("c", known: ["a"], at: .node("b", level: 2)),
    ]
    #expect(other.check(with: Self.tree)?.all == inTree)
    let (a, b) = (Self.item("a", to: ["x"]), Self.item("b", to: []))
    let inScreens: [NodeDifference] = [
      .value(.transitions(actual: ["x"], expected: ["y"]), at: .screen("A")),
      .missingScreen(id: "b", name: "B"),
    ]
    #expect(NavigationNodeItem.check([a], with: [Self.item("a", to: ["y"]), b])?.all == inScreens)
    let problems: [NodeProblem] = [.screenTwice("a", name: "A", original: "A")]
    #expect(NavigationNodeItem.checkDuplication([a, a])?.all == problems)
  }

  @Test func `two screens with one id are found`() {
    let a = Self.item("a", to: [])
    #expect(NavigationNodeItem.checkDuplication([a, Self.item("b", to: [])]) == nil)
    #expect(
      NavigationNodeItem.checkDuplication([a, a])?.description == """
        1 duplication from the items were found:
        1. Duplication identifier 'a': Duplicated item: 'A', original item: 'A'.

        """
    )
  }

  /// One difference between two nodes, by its description.
  enum Change: String, CaseIterable {
    case id =
      "In the root node not found child with id 'c' on level 1. From this level we have: [\"a\", \"b\"]."
    case viewType =
      "The 'a' node has different view type on level 2. Actual 'nil' expected 'A'."
    case available =
      "The 'a' node has different available property on level 2. Actual 'none' expected 'mock'."
    case attributes =
      "The 'a' node has different attributes property on level 2. Actual '[]' expected '[deeplink]'."
    case children = "The 'b' node has different children count on level 2. Actual '0' expected '1'."
    case parameter =
      "The 'a' node has different params set on level 2. Not found param with name 'n' of type 'String'. From this level we have: [(name: n, type: Int), (name: m, type: Int)]."
    case parameters =
      "The 'a' node has different params count on level 2. Actual '1' expected '2'."

    func make(_ tree: inout NavigationNode) {
      switch self {
      case .id: tree.children[0].id = "c"
      case .viewType: tree.children[0].viewType = nil
      case .available: tree.children[0].available = .none
      case .attributes: tree.children[0].attributes = []
      case .children: tree.children[1].children = []
      case .parameter: tree.children[0].params[0].type = "String"
      case .parameters: tree.children[0].params.removeLast()
      }
    }
  }

  private static let tree = NavigationNode(
    id: "",
    viewType: "root",
    available: .mock,
    children: [
      NavigationNode(
        id: "a",
        viewType: "A",
        available: .mock,
        attributes: [.deeplink],
        params: [
          .init(name: "n", type: "Int", defaultValue: "0"),
          .init(name: "m", type: "Int", defaultValue: "1"),
        ]
      ),
      NavigationNode(
        id: "b",
        viewType: "B",
        available: .mock,
        children: [NavigationNode(id: "a", viewType: "A", available: .mock)]
      ),
    ]
  )

  private static func item(_ id: String, to targets: [String]) -> NavigationNodeItem {
    NavigationNodeItem(
      NavigationNode(
        id: id,
        viewType: id.uppercased(),
        available: .mock,
        children: targets.map { NavigationNode(id: $0, viewType: $0, available: .mock) }
      )
    )
  }
}
