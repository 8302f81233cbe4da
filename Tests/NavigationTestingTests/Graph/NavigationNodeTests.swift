import Foundation
import NavigationLinks
import Testing
import TestSupport

@testable import NavigationGraphTesting

@Suite struct NavigationNodeTests {
  @Test func `a tree lists reachable screens, their ways and their links`() throws {
    let root = NavigationNode(try Kiosk.graph())
    expectLines(
      of: root.drawing,
      are: """
        root: mock []
          SecondView: mock [deeplink]
            BoolView: mock [deeplink]
              first: mock []
              SecondView: mock [deeplink, recursiveLoopDetected]
          BoolView: mock [deeplink]
            first: mock []
            SecondView: mock [deeplink]
              BoolView: mock [deeplink, recursiveLoopDetected]
          object: none [deeplink]
        """
    )
    #expect(root.viewType == "root")
    #expect(root.isAvailable)
    #expect(!root.isDeepLink)
    let second = root.children[0]
    #expect(second.viewType == "second")
    #expect(second.isDeepLink)
    #expect(!second.isLoop)
    #expect(second.params == [.init(name: "secondNumber", type: "Int", defaultValue: "0")])
    #expect(root.children[2].viewType == nil)
  }

  @Test func `a way that is open now is a trigger`() throws {
    let root = NavigationNode(try Kiosk.graph(), open: ["second", "bool"])
    #expect(root.children.map(\.available) == [.trigger, .mock, .none])
    #expect(root.children[0].children.map(\.available) == [.trigger])
    #expect(root.children[1].children.map(\.available) == [.mock, .mock])
  }

  @Test func `a tree ends at its depth`() throws {
    let root = NavigationNode(try Kiosk.graph(), depth: 1)
    #expect(root.children.map(\.children) == [[], [], []])
  }

  @Test func `two children with one id are a problem of their screen`() throws {
    let links = try Kiosk.links().linkedScreens + [LinkedScreen(screen: "bool", id: "SecondView")]
    #expect(NavigationNode(try Kiosk.graph()).problems == nil)
    #expect(
      NavigationNode(try Kiosk.graph(links), depth: 1).problems?.description == """
        1. The root node has two or more using of deeplink mapping (.navigateUrlParams) with the \
        same id: 'SecondView' with views: 'bool', 'second'.

        """
    )
    let plain = NavigationNode(
      id: "",
      available: .mock,
      children: ["A", "B"].map { NavigationNode(id: "x", viewType: $0, available: .mock) }
    )
    #expect(
      plain.problems?.description == """
        1. The root node has two or more using of navigate transition (.navigation) with the same \
        id: 'x' with views: 'B', 'A'.

        """
    )
  }

  // MARK: JSON

  @Test func `the layout is SUINavigation's, and one in that layout is read back`() throws {
    let node = try JSONDecoder().decode(NavigationNode.self, from: Data(Self.layout.utf8))
    #expect(node.id == "SecondView")
    #expect(node.viewType == "SecondView")
    #expect(node.available == .trigger)
    #expect(node.attributes == [.deeplink, .recursiveLoopDetected])
    #expect(node.params == [.init(name: "secondNumber", type: "Int", defaultValue: "0")])
    #expect(node.children.map(\.id) == ["ObjectView"])
    #expect(node.children[0].viewType == nil)
    #expect(node.children[0].available == .none)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
    #expect(String(decoding: try encoder.encode(node), as: UTF8.self) == Self.layout)
  }

  @Test func `a screen's layout is SUINavigation's too`() throws {
    let item = try JSONDecoder().decode(NavigationNodeItem.self, from: Data(Self.item.utf8))
    #expect(item.name == "SecondView")
    #expect(item.transitions.map(\.id) == ["BoolView"])
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
    #expect(String(decoding: try encoder.encode(item), as: UTF8.self) == Self.item)
  }

  // MARK: Merging

  @Test func `a tree is cut into screens, each once, loops passed over`() throws {
    let graph = try Kiosk.graph()
    let merged = NavigationNode(graph).mergedItems()
    #expect(merged.map(\.id) == ["", "SecondView", "BoolView", "first", "object"])
    let items = NavigationNodeItem.items(of: graph)
    #expect(NavigationNodeItem.check(items, with: merged) == nil)
    #expect(items.map(\.id) == merged.map(\.id))
    #expect(items.map { $0.transitions.map(\.id) }[2] == ["first", "SecondView"])
    #expect(items[0].transitions.map(\.available) == [.mock, .mock, .none])
    #expect(items[2].transitions.allSatisfy { !$0.attributes.contains(.recursiveLoopDetected) })
  }

  private static let layout = """
    {
      "attributes" : [
        "deeplink",
        "recursiveLoopDetected"
      ],
      "available" : "trigger",
      "children" : [
        {
          "attributes" : [
            "deeplink"
          ],
          "available" : "none",
          "children" : [

          ],
          "id" : "ObjectView",
          "params" : [

          ]
        }
      ],
      "id" : "SecondView",
      "params" : [
        {
          "defaultValue" : "0",
          "name" : "secondNumber",
          "type" : "Int"
        }
      ],
      "viewType" : "SecondView"
    }
    """

  private static let item = """
    {
      "id" : "SecondView",
      "transitions" : [
        {
          "attributes" : [
            "deeplink"
          ],
          "available" : "mock",
          "id" : "BoolView",
          "params" : [

          ],
          "viewType" : "BoolView"
        }
      ],
      "viewType" : "SecondView"
    }
    """
}

extension NavigationNode {
  /// The tree, a node a line.
  fileprivate var drawing: String { lines.joined(separator: "\n") }

  private var lines: [String] {
    let title = id.isEmpty ? "root" : id
    return ["\(title): \(available.rawValue) \(attributes.drawn)"]
      + children.flatMap(\.lines).map { "  \($0)" }
  }
}
