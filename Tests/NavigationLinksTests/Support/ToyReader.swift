import ComposableNavigation
import NavigationLinks

/// The app of many links, with a history of the visited ones.
struct ToyReader: Reducer {
  struct State: Equatable {
    var app = ToyApp()
    var links = LinkHistory(history: .kept(limit: 2))
  }

  enum Action: Sendable {
    case open(String)
    case push(ToyApp.Screen)
    /// The user goes back on the stack in front.
    case leave
    case select(ToyApp.Tab)
    case links(LinkHistory.Action)
  }

  let map: LinkMap<State>
  var guards: LinkGuard<State>?

  init(guardedBy guards: LinkGuard<State>? = nil) throws {
    map = try ToyApp.map().pullback(\.app)
    self.guards = guards
  }

  var body: some Reducer<State, Action> {
    let app = Reduce<State, Action> { [map] state, action in
      let stack = state.app.tabs.activeItem == .people ? \ToyApp.people : \ToyApp.notes
      switch action {
      case .open(let link): _ = try? map.replace(with: link, in: &state)
      case .push(let screen): state.app[keyPath: stack].items.append(screen)
      case .leave where state.app[keyPath: stack].items.count > 1:
        state.app[keyPath: stack].items.removeLast()
      case .select(let tab): state.app.tabs.activeItem = tab
      case .leave, .links: break
      }
      return .none
    }
    if let guards {
      app.linkHistory(\.links, action: /Action.links, of: map, guardedBy: guards)
    } else {
      app.linkHistory(\.links, action: /Action.links, of: map)
    }
  }

  /// Returns the link of the open screens, or nil if they have none.
  func url(of state: State) -> String? { try? map.currentURL(of: state) }
}
