import ComposableNavigation
import NavigationRoutes
import NavigationTrace
import TerminalHost
import TerminalRunner

/// The smallest program with routes: `/`, and `/hello/{name}` on top of it.
@main
enum Hello: RouteMapped {
  typealias Routed = RoutedNavigation<Hello>

  static let map = RouteMap { RouteStop("hello", parameter: "name", as: String.self) }

  @MainActor static func main() { showcase.main() }
  @MainActor static var showcase: Showcase<Routed.State, Routed.Action> {
    Showcase(
      name: "HelloRoutes",
      summary: "The smallest program with routes: /, and /hello/{name} on top of it.",
      initialState: Routed.State(),
      reducer: { Routed() },
      show: { window, store in
        let stack = RoutedStores<Hello>(store).stack()
        window.show(TerminalStack(store: stack, viewProvider: Screens()))
      },
      tree: { .stack($0[stack: Waypoint()].items.map { .screen($0.greeting) }) },
      commands: [
        ScriptCommand("go", "PATH", "Goes to a place.") { (arguments, _) throws(ScriptError) in
          [.send(.routes(.navigate(to: try arguments.word("PATH"))))]
        },
        ScriptCommand("back", "Goes back, as the user does.") { _, _ in [.act(.back)] },
      ]
    )
    .traced(by: .codable())
  }
}

extension RouteScreen {
  var greeting: String { parameter.map { "Hello, \($0)!" } ?? "Who is there?" }
}

struct Screens: ViewProviding {
  func makePresentable(for screen: RouteScreen) -> TerminalView {
    let rows = ["Ada", "Grace"].map { TerminalRow($0, runs: "go /hello/\($0)") }
    return TerminalScreen(title: screen.greeting, rows: screen.parameter == nil ? rows : [])
  }
}
