import ComposableNavigation
import Foundation
import NavigationRoutes

/// Notes in windows: `/notes` beside `/notes/{id}`, and `/settings`.
///
/// All navigation is routes. What windows show is computed from them, and what a person does there is
/// turned into routes again.
struct Notes: Reducer, RouteMapped {
  static let map = RouteMap {
    RouteStop("notes").tab()
    RouteStop("settings") {
      RouteStop("look")
      RouteStop("about")
    }
    .tab()
    RouteStop("notes", parameter: "id", as: String.self) {
      // Before `{section}`, which would take any text.
      RouteStop("delete").presented(as: .alert)
      RouteStop(parameter: "section", as: String.self)
    }
    .detail()
  }

  struct State: Equatable, Codable {
    var places = RoutedNavigation<Notes>.State()
    var titles = ["groceries": "Milk and bread", "ideas": "A boat of paper"]
    /// The window in front.
    var front = RouteScene.defaultName
  }

  enum Action: Equatable, Sendable, Codable {
    case started
    case places(RoutedNavigation<Notes>.Action)
    case windows(TabNavigation<String>.Action)
    case windowOpened(String)
    case windowClosed(String)
    /// The question over a note has been answered with yes.
    case deleteConfirmed
    /// The app ends, and begins anew with what it has saved; or with a file that was damaged.
    case restarted(isDamaged: Bool)

    static func routes(_ action: RouteNavigation.Action) -> Action { .places(.routes(action)) }
  }

  var body: some Reducer<State, Action> {
    RoutedNavigation<Notes>().pullback(state: \.places, action: /Action.places)
    Reduce<State, Action> { state, action in
      switch action {
      case .started:
        // Completes `/` by its first tab.
        return .send(.routes(.verifyRoutes))
      case .places:
        return .none
      case .windows(let action):
        var windows = state.windows
        let effect = TabNavigation<String>().reduce(into: &windows, action: action)
        state.front = windows.activeItem ?? state.front
        return effect.map(Action.windows)
      case .windowOpened(let name):
        let isThere = state.places.routes[scene: name] != nil
        // As one change: whoever is killed in between has no window in front that is not there.
        let effect: Effect<RoutedNavigation<Notes>.Action> =
          isThere
          ? .none
          : RoutedNavigation<Notes>().reduce(
            into: &state.places,
            action: .routes(.addScene(RouteScene(name: name)))
          )
        if state.places.routes[scene: name] != nil { state.front = name }
        return effect.map(Action.places)
      case .windowClosed(let name):
        if state.front == name { state.front = state.windows.items.first { $0 != name } ?? "" }
        return .send(.routes(.clearScene(name)))
      case .deleteConfirmed:
        guard let note = state.openNote(in: state.front) else { return .none }
        state.titles[note] = nil
        return .send(.routes(.navigate(to: "/", scene: state.front, isDetail: true)))
      case .restarted(let isDamaged):
        state = State(
          places: .init(routes: saved(state.places.routes, isDamaged: isDamaged)),
          titles: state.titles
        )
        state.front = state.windows.items.first ?? ""
        return .send(isDamaged ? .started : .routes(.verifyRoutes))
      }
    }
  }

  /// Returns the routes as they are after they were written and read.
  private func saved(_ routes: RouteNavigation.State, isDamaged: Bool) -> RouteNavigation.State {
    let data = (try? JSONEncoder().encode(routes)) ?? Data()
    let found = isDamaged ? data.dropLast() : data
    return (try? JSONDecoder().decode(RouteNavigation.State.self, from: found)) ?? .init()
  }
}
