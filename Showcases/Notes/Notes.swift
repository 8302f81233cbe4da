import ComposableNavigation
import Foundation
import NavigationLinks

/// Notes in windows: `/notes` beside `/notes/{id}`, and `/settings`.
///
/// All navigation is routes. What windows show is computed from them, and what a person does there is
/// turned into routes again.
struct Notes: Reducer {
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

  struct State: Equatable {
    var routes = RouteNavigation.State()
    var titles = ["groceries": "Milk and bread", "ideas": "A boat of paper"]
    /// The window in front.
    var front = RouteScene.defaultName
    /// The windows in which there is no room for columns.
    var narrow: Set<String> = []
  }

  enum Action: Equatable, Sendable, Codable {
    case started
    case routes(RouteNavigation.Action)
    case windows(TabNavigation<String>.Action)
    case window(String, NotesWindow.Action)
    case windowOpened(String)
    case windowClosed(String)
    /// The question over a note has been answered with yes.
    case deleteConfirmed
    /// The app ends, and begins anew with what it has saved; or with a file that was damaged.
    case restarted(isDamaged: Bool)
  }

  var body: some Reducer<State, Action> {
    RouteNavigation(map: Self.map).pullback(state: \.routes, action: /Action.routes)
    Reduce<State, Action> { state, action in
      switch action {
      case .started:
        // Completes `/` by its first tab.
        return .concatenate(.send(.routes(.verifyRoutes)), remember(RouteScene.defaultName))
      case .routes:
        return .none
      case .windows(let action):
        var windows = state.windows
        let effect = TabNavigation<String>().reduce(into: &windows, action: action)
        state.front = windows.activeItem ?? state.front
        return effect.map(Action.windows)
      case .window(let name, let action):
        if case .split(.setCollapsed(let isNarrow, _, _)) = action {
          if isNarrow { state.narrow.insert(name) } else { state.narrow.remove(name) }
        }
        return .merge(state[window: name].routes(for: action).map { .send(.routes($0)) })
      case .windowOpened(let name):
        state.front = name
        if state.routes[scene: name] != nil { return .none }
        return .concatenate(.send(.routes(.addScene(RouteScene(name: name)))), remember(name))
      case .windowClosed(let name):
        state.narrow.remove(name)
        if state.front == name { state.front = state.windows.items.first { $0 != name } ?? "" }
        return .send(.routes(.clearScene(name)))
      case .deleteConfirmed:
        guard let note = state[window: state.front].openNote else { return .none }
        state.titles[note] = nil
        return .send(.routes(.navigate(to: "/", scene: state.front, isDetail: true)))
      case .restarted(let isDamaged):
        state = State(
          routes: saved(state.routes, isDamaged: isDamaged),
          titles: state.titles
        )
        state.front = state.windows.items.first ?? ""
        return .send(isDamaged ? .started : .routes(.verifyRoutes))
      }
    }
  }

  /// Lets each tab of a window come back as it was left.
  private func remember(_ window: String) -> Effect<Action> {
    .send(.routes(Waypoint(scene: window).beginCaching(policy: .forever)))
  }

  /// What is there after it was written and read.
  private func saved(_ routes: RouteNavigation.State, isDamaged: Bool) -> RouteNavigation.State {
    let data = (try? JSONEncoder().encode(routes)) ?? Data()
    let found = isDamaged ? data.dropLast() : data
    return (try? JSONDecoder().decode(RouteNavigation.State.self, from: found)) ?? .init()
  }
}
