import ComposableNavigation
import NavigationGraphTesting
import NavigationLinks
import TerminalHost
import Testing

@testable import DeepLinks

@Suite struct LinkedAppTests {
  @Test func `it opens and prints every link of its own graph`() throws {
    let trips = try LinkedApp.roundTrips()
    #expect(trips.count == 50)
    for (link, printed) in trips {
      let canonical = link.replacing("orders", with: "account/orders")
      #expect(printed == .success(canonical))
    }
  }

  @Test func `its graph lists screens that only a link opens`() throws {
    let graph = try LinkedApp.graph()
    #expect(graph.unreachable == ["terms"])
    #expect(graph.deadEnds == ["help", "thing", "ratio"])
    #expect(graph.loops.contains(["page"]))
    #expect(graph.path(to: "orders")?.map(\.to) == ["settings", "account", "orders"])
  }

  @MainActor
  @Test func `the terminal shows every screen of its graph, each where the state says`() throws {
    let (graph, screens) = (try LinkedApp.graph(), try LinkedApp.screens())
    let shown = NavigationGraph(
      rendering: LinkedApp(map: try LinkedApp.map()),
      from: LinkedApp.State(),
      links: graph.links
    ) { store in
      let window = TerminalWindow()
      window.show(LinkedApp.view(of: store, screens))
      return {
        guard case .screen(let title)? = window.tree.front?.kind else { return "" }
        // Each title begins with its screen's name.
        return String(title.prefix(while: \.isLetter))
      }
    } actions: {
      $0.choices
    }
    #expect(shown.screens == graph.screens)
    // Names do not distinguish a screen from another one of its kind that it leads to.
    #expect(shown.transitions == graph.transitions.filter { $0.from != $0.to })
  }

  @Test func `a link ends in the same state from any open screens`() throws {
    let map = try LinkedApp.map()
    var warm = LinkedApp.State()
    for link in try LinkedApp.links() {
      var cold = LinkedApp.State()
      _ = try map.replace(with: link, in: &cold)
      _ = try map.replace(with: link, in: &warm)
      #expect(warm.content == cold.content, "\(link)")
    }
  }

  @Test(arguments: [
    (["--explain", "home/second/x"], 0, "✗ second/:number: at 7: found “x”, expected Int"),
    (["--explain", "%zz"], 2, "expected two hexadecimal digits"),
    (["--graph", "mermaid"], 0, "flowchart TD"), (["--graph", "dot"], 0, "digraph {"),
    (["--graph", "text"], 0, "unreachable: terms"), (["--graph", "png"], 2, "“png” is no form"),
    (["--links"], 0, "home/orders?user=1 → home/account/orders?user=1"),
  ])
  func `the tools answer without running the app`(
    arguments: [String],
    status: Int32,
    text: String
  ) throws {
    let tool = try #require(LinkedTool(arguments))
    let (actual, lines) = try tool.run()
    #expect(actual == status)
    #expect(lines.joined(separator: "\n").contains(text), "\(lines)")
  }

  @Test(arguments: [["--lines"], ["--links", "x"], ["--explain"], []])
  func `other options are those of every showcase`(arguments: [String]) {
    #expect(LinkedTool(arguments) == nil)
  }
}
