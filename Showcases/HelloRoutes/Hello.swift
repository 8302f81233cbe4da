import ComposableNavigation
import NavigationLinks
import TerminalHost

/// The smallest program with routes: `/`, and `/hello/{name}` on top of it.
@main
struct Hello: Reducer {
  static let map = RouteMap { RouteStop("hello", parameter: "name", as: String.self) }

  struct State: Equatable {
    var routes = RouteNavigation.State()
    var shown: RouteProjection { RouteProjection(Hello.map, of: Waypoint(), in: routes) }
    var stack: StackNavigation<RouteScreen>.State { shown.stack }
  }

  enum Action: Hashable, Sendable, Codable {
    case routes(RouteNavigation.Action)
    case stack(StackNavigation<RouteScreen>.Action)
  }

  var body: some Reducer<State, Action> {
    RouteNavigation(map: Self.map).pullback(state: \.routes, action: /Action.routes)
    Reduce<State, Action> { state, action in
      guard case .stack(let change) = action else { return .none }
      return .merge(state.shown.actions(for: change).map { .send(.routes($0)) })
    }
  }

  @MainActor static func main() { showcase.main() }
  @MainActor static var showcase: Showcase<State, Action> {
    Showcase(
      name: "HelloRoutes",
      summary: "The smallest program with routes: /, and /hello/{name} on top of it.",
      initialState: State(),
      reducer: { Hello() },
      show: { window, store in
        let stack = store.scope(state: \.stack, action: /Action.stack)
        window.show(TerminalStack(store: stack, viewProvider: Screens()))
      },
      tree: { .stack($0.stack.items.map { .screen($0.greeting) }) },
      commands: [
        ScriptCommand("go", "PATH", "Goes to a place.") { (arguments, _) throws(ScriptError) in
          [.send(.routes(.navigate(to: try arguments.word("PATH"))))]
        },
        ScriptCommand("back", "Goes back, as a person does.") { _, _ in [.act(.back)] },
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
