import ComposableNavigation
import Foundation
import NavigationGraphTesting
import NavigationLinks
import Testing

/// The file `sample.json` beside the other snapshots has the layout and shape of SUINavigation's
/// output for its own sample.
///
/// It has links that screens declare with other values from another screen, links that open screens
/// without an action, ways without a link, a view whose name differs from its way, and loops.
@Suite struct SampleTreeTests {
  @Test func `a tree of SUINavigation's and that of an app of the same shape do not differ`() throws
  {
    let graph = try Sample.graph()
    let written = try Self.written()
    let tree = NavigationNode(graph, open: ["second"])
    #expect(tree.check(with: written, hasCheckingOrder: true) == nil)
    graph.assertSnapshot(open: ["second"], testName: "sample")
  }

  @Test func `its screens do not differ either`() throws {
    let graph = try Sample.graph()
    var written = try Self.written()
    written.children[0].available = .mock
    let items = NavigationNodeItem.items(of: graph)
    #expect(NavigationNodeItem.check(items, with: written.mergedItems()) == nil)
    #expect(
      items.map(\.name) == [
        "RootView<RootViewModel>", "SecondView", "BoolView", "FirstView", "HelpView<Texts>",
        "ModalFirstView", "ObjectView", "object",
      ]
    )
    #expect(NavigationNodeItem.checkDuplication(items) == nil)
  }

  @Test func `a link that a screen declares is no link of another`() throws {
    let root = NavigationNode(try Sample.graph())
    #expect(root.children.map(\.id) == ["SecondView", "BoolView", "FirstView"])
    #expect(root.children.map(\.isDeepLink) == [true, true, false])
    let first = root.children[2]
    #expect(first.children.map(\.id) == ["SecondView", "ObjectView", "object", "BoolView"])
    #expect(first.children.map(\.available) == [.mock, .none, .none, .mock])
    #expect(first.children[0].params.map(\.name) == ["secondNumber"])
    #expect(root.children[0].params.map(\.name) == ["SecondView"])
  }

  @Test func `the initial screen is drawn again when it returns`() {
    let graph = NavigationGraph(
      of: StackNavigation<String>(),
      from: StackNavigation<String>.State(items: ["list"]),
      views: ["list": .init("ListView", id: "again")],
      screen: \.topItem,
      actions: { [.pushItem($0.topItem == "list" ? "row" : "list")] }
    )
    let row = NavigationNode(graph).children[0]
    #expect(row.id == "row")
    #expect(row.viewType == "row")
    #expect(row.children.map(\.id) == ["again"])
    #expect(row.children.map(\.viewType) == ["ListView"])
    #expect(row.children[0].children.map(\.isLoop) == [true])
    #expect(NavigationNodeItem.items(of: graph).map(\.id) == ["", "again", "row"])
    #expect(NavigationNode(graph).mergedItems().map(\.id) == ["", "row", "again"])
  }

  private static func written() throws -> NavigationNode {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let file = folder.appendingPathComponent("__Snapshots__/SampleTreeTests/sample.json")
    return try JSONDecoder().decode(NavigationNode.self, from: Data(contentsOf: file))
  }
}

/// An app of the shape of SUINavigation's sample.
private enum Sample {
  enum Screen: Hashable, Sendable {
    case root
    case second(Int)
    case bool
    case first(String)
    case help
    case modal(String)

    var exits: [Screen] {
      switch self {
      case .root: [.second(0), .bool, .first("")]
      case .second: [.bool]
      case .bool: [.first(""), .help]
      case .first: [.second(0), .bool]
      case .help, .modal: []
      }
    }
  }

  static func graph() throws -> NavigationGraph {
    NavigationGraph(
      of: StackNavigation<Screen>(),
      from: StackNavigation<Screen>.State(items: [.root]),
      links: try links(),
      views: [
        "root": "RootView<RootViewModel>",
        "second": "SecondView",
        "bool": "BoolView",
        "first": "FirstView",
        "help": .init("HelpView<Texts>", id: "Help"),
      ],
      screen: \.topItem,
      actions: { state in
        let exits = state.topItem?.exits ?? []
        return exits.map { StackNavigation<Screen>.Action.pushItem($0) }
      }
    )
  }

  /// Each screen has a table of its own; an object's links are in none of them.
  private static func links() throws -> [LinkedScreen] {
    let root = try LinkTable<Screen> {
      Link(/Screen.second, id: "SecondView") {
        "SecondView"
        Query.value("SecondView", Int.self, default: 0)
      }
      Link(/Screen.bool, id: "BoolView") { "BoolView" }
    }
    let second = try LinkTable<Screen> {
      Link(/Screen.bool, id: "BoolView") { "BoolView" }
    }
    let bool = try LinkTable<Screen> {
      Link(/Screen.first, id: "FirstView") {
        "FirstView"
        Query.value("firstString", String.self, default: "")
      }
      Link(/Screen.modal, id: "ModalFirstView") {
        "ModalFirstView"
        Query.value("modalFirst", String.self, default: "")
      }
    }
    let first = try LinkTable<Screen> {
      Link(/Screen.second, id: "SecondView") {
        "SecondView"
        Query.value("secondNumber", Int.self, default: 0)
      }
    }
    let objects = [
      LinkedScreen(
        screen: "object",
        id: "ObjectView",
        from: "first",
        parameters: [.init(name: "object", type: "Object", sample: "")]
      ),
      LinkedScreen(
        screen: "object",
        id: "object",
        from: "first",
        parameters: [
          .init(name: "object.id", type: "Int", sample: "0"),
          .init(name: "object.name", type: "String", sample: ""),
        ]
      ),
    ]
    return root.linkedScreens(from: "root") + second.linkedScreens(from: "second")
      + bool.linkedScreens(from: "bool") + first.linkedScreens(from: "first") + objects
  }
}
