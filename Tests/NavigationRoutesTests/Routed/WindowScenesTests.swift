import ComposableNavigation
import NavigationRoutes
import NavigationTesting
import Testing

private enum Places: RouteMapped {
  static let map = RouteMap {
    RouteStop("notes") { RouteStop("recent") }
    RouteStop("help").presented(as: .formSheet)
  }
}

/// Windows, each with a scene of its own: the value of a window is the name of its scene.
private struct Desktop: Reducer {
  struct State: Equatable {
    var windows = WindowNavigation<String>.State(items: ["main"], reopening: .kept(limit: 3))
    var places = RoutedNavigation<Places>.State()

    var scenes: [String] { places.routes.scenes.map(\.name) }
  }

  enum Action {
    case windows(WindowNavigation<String>.Action)
    case places(RoutedNavigation<Places>.Action)
  }

  var body: some Reducer<State, Action> {
    RoutedNavigation<Places>().pullback(state: \.places, action: /Action.places)
    WindowNavigation<String>().pullback(state: \.windows, action: /Action.windows)
    Reduce<State, Action> { state, action in
      guard case .windows = action else { return .none }
      var effects: [Effect<Action>] = []
      for name in state.scenes where !state.windows.items.contains(name) {
        effects.append(.send(.places(.routes(.clearScene(name)))))
      }
      for name in state.windows.items where !state.scenes.contains(name) {
        effects.append(.send(.places(.routes(.addScene(RouteScene(name: name))))))
      }
      return .merge(effects)
    }
  }
}

/// A window: a stack of its scene's places and their presentations.
@MainActor
private final class Pane {
  let stack = SimulatedStackHost<String>()
  let sheet = SimulatedModalHost<String>()
  private let handlers: [any NavigationHandler]

  init(_ scene: String, _ stores: RoutedStores<Places>) {
    let (lane, place) = (Lane(), Waypoint(scene: scene))
    let stackHandler = StackNavigationHandler(
      store: stores.stack(at: place),
      viewProvider: RouteTitles()
    )
    let sheetHandler = ModalNavigationHandler(
      store: stores.modal(at: place),
      viewProvider: RouteTitles()
    )
    stackHandler.setup(with: stack, in: lane)
    sheetHandler.setup(with: sheet, in: lane)
    handlers = [stackHandler, sheetHandler]
  }
}

private struct Panes: ViewProviding {
  let stores: RoutedStores<Places>

  func makePresentable(for scene: String) -> Pane { Pane(scene, stores) }
}

@MainActor
@Suite struct WindowScenesTests {
  private let store = Store(initialState: Desktop.State()) { Desktop() }
  private let host = SimulatedWindowHost<Pane>()

  private func show() -> any NavigationHandler {
    let places = store.scope(state: \.places, action: /Desktop.Action.places)
    let handler = WindowNavigationHandler(
      store: store.scope(state: \.windows, action: /Desktop.Action.windows),
      viewProvider: Panes(stores: RoutedStores(places))
    )
    handler.setup(with: host)
    return handler
  }

  private func go(to path: String, in scene: String) {
    store.send(.places(.routes(.navigate(to: path, scene: scene))))
  }

  @Test func `each window has a scene of its own, added and removed with it`() {
    let handler = show()
    store.send(.windows(.open("second")))
    #expect(store.state.scenes == ["main", "second"])
    go(to: "/notes/recent", in: "second")
    go(to: "/notes", in: "main")
    #expect(
      host.presentables.map(\.stack.presentables) == [
        ["/", "/notes"], ["/", "/notes", "/notes/recent"],
      ]
    )
    // The user goes back in one window and closes the other.
    host.presentables.last?.stack.swipeBack()
    #expect(store.state.places.routes[scene: "second"].map { "\($0.route.path)" } == "/notes")
    host.close(at: 0)
    #expect(store.state.scenes == ["second"])
    #expect(store.state.windows.items == ["second"])
    store.send(.windows(.reopen()))
    #expect(store.state.scenes == ["second", "main"])
    #expect(store.state.windows.focusedItem == "main")
    #expect(host.presentables.map(\.stack.presentables) == [["/", "/notes"], ["/"]])
    withExtendedLifetime(handler) {}
  }

  @Test func `sheets of two scenes are presented beside each other`() {
    let handler = show()
    store.send(.windows(.open("second")))
    go(to: "/help", in: "main")
    go(to: "/help", in: "second")
    #expect(host.presentables.map(\.sheet.presentable) == ["/help", "/help"])
    host.presentables.first?.sheet.dismiss()
    #expect(host.presentables.map(\.sheet.presentable) == [nil, "/help"])
    #expect(store.state.places.routes[scene: "main"].map { "\($0.route.path)" } == "/")
    withExtendedLifetime(handler) {}
  }
}
