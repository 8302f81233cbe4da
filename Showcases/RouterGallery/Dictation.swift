import ComposableNavigation
import NavigationScreens
import TerminalRunner

/// Finds out which actions a router's calls send without sending them to the gallery, since a
/// script returns its steps.
///
/// The routers send to a separate store with the current state.
struct Dictation: Reducer {
  struct State {
    var modules: Gallery.Modules.State
    var said: [Gallery.Modules.Action] = []
  }

  enum Action: Sendable {
    case said(Gallery.Modules.Action)
    /// An action that the screens send themselves.
    case told(Gallery.Modules.Action)
  }

  private let modules = Gallery.Modules(screens: Gallery.Screens { _ in })

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .said(let action):
      state.said.append(action)
      return modules.reduce(into: &state.modules, action: action).map(Action.told)
    case .told(let action):
      return modules.reduce(into: &state.modules, action: action).map(Action.told)
    }
  }

  /// Returns the script's steps for a call: a marker, then the actions that the routers send.
  @MainActor
  static func steps(
    _ state: Gallery.State,
    of call: (Router<String>, ModuleRouter<String>) -> [String]
  ) -> [ScriptStep<Gallery.Action>] {
    let store = Store(initialState: State(modules: state.modules)) { Dictation() }
    let modules = ModuleRouter(store.scope(state: \.modules, action: /Action.said))
    let router = modules.router(of: state.speaker)
    let lines = call(state.isOnlyInFront ? router.onlyInFront : router, modules)
    return [.send(.tells(lines))] + store.state.said.map { .send(.modules($0)) }
  }
}
