import Foundation
import NavigationLinks
import Testing

@testable import NavigationGraphTesting

@testable import NavigationTesting

@Suite struct NodeSnapshotsTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("snapshots-\(UUID())")
  private let failures = Failures()

  @Test func `the first run writes the tree and fails, later ones compare`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let graph = try Kiosk.graph()
    snapshots.assertTree(NavigationNode(graph))
    let path = folder.appendingPathComponent("a test.json").path
    #expect(
      failures.messages == [
        "No reference was found on disk. Automatically saved snapshot with path '\(path)'. "
          + "Re-run '`a test`()' to test against the newly-recorded snapshot."
      ]
    )
    snapshots.assertTree(NavigationNode(graph))
    #expect(failures.messages.count == 1)
    var changed = NavigationNode(graph)
    changed.children[0].viewType = "other"
    snapshots.assertTree(changed)
    #expect(
      failures.messages.last == """
        Snapshot checker found issues: \n
        1 differences from the reference were found:
        1. The 'SecondView' node has different view type on level 2. Actual 'other' expected \
        'second'.

        """
    )
    #expect(failures.lines == [7, 7])
  }

  @Test func `the first run writes each screen and fails, later ones compare them all`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let graph = try Kiosk.graph()
    let (items, root) = (NavigationNodeItem.items(of: graph), NavigationNode(graph, depth: 1))
    snapshots.assertItems(items, of: root, true)
    let place = folder.appendingPathComponent("a test")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: place.path).sorted()
        == ["bool.json", "first.json", "object.json", "root.json", "second.json"]
    )
    #expect(failures.messages.count == 1)
    #expect(failures.messages[0].contains("Automatically saved snapshot with path '\(place.path)'"))
    snapshots.assertItems(items.reversed(), of: root, true)
    #expect(failures.messages.count == 1)
    snapshots.assertItems(items.dropLast(), of: root, true)
    #expect(failures.messages.last?.contains("Not found node with identifier 'object'") == true)
  }

  @Test func `duplicate ids fail, also where the snapshot agrees`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let links = try Kiosk.links().linkedScreens + [LinkedScreen(screen: "bool", id: "SecondView")]
    let graph = try Kiosk.graph(links)
    for _ in 0..<2 {
      snapshots.assertItems(NavigationNodeItem.items(of: graph), of: NavigationNode(graph), true)
    }
    #expect(failures.messages.count == 5)
    #expect(failures.messages[3].hasPrefix("Static analyser found issues: \n\n1. The root node"))
    #expect(failures.messages[4].hasPrefix("1 duplication from the items were found:"))
    snapshots.assertItems(NavigationNodeItem.items(of: graph), of: NavigationNode(graph), false)
    #expect(failures.messages.count == 6)
  }

  @Test func `a file that is no snapshot is a failure`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("a test.json")
    try Data("{}".utf8).write(to: file)
    snapshots.assertTree(NavigationNode(try Kiosk.graph()))
    #expect(
      failures.messages.first?
        .hasPrefix("The snapshot with path '\(file.path)' cannot be used:") == true
    )
  }

  @Test func `screens of one name have files of their own`() {
    let node = NavigationNode(id: "a/b", viewType: "View", available: .mock)
    let other = NavigationNode(id: "a/b", available: .none)
    #expect(
      NodeSnapshots.fileNames(of: [node, node, other, node].map(NavigationNodeItem.init))
        == ["View.json", "View1.json", "a_b.json", "View2.json"]
    )
  }

  @Test func `a graph is compared with the file beside its test`() throws {
    let graph = try Kiosk.graph()
    graph.assertSnapshot(testName: "kiosk")
    graph.assertItemsSnapshot(testName: "kiosk")
    withKnownIssue {
      graph.assertSnapshot(directory: "/dev/null")
    } matching: { issue in
      issue.comments.first?.rawValue.contains("cannot be used") == true
    }
  }

  private var snapshots: NodeSnapshots {
    NodeSnapshots(
      folder: folder,
      testName: "`a test`()",
      site: CallSite(fileID: "", filePath: "", line: 7, column: 1),
      reporter: failures.reporter
    )
  }
}
