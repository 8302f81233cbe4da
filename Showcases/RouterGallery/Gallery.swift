import ComposableNavigation
import NavigationScreens

/// Empty screens for trying a router.
struct Gallery: Reducer {
  typealias Modules = ModuleNavigation<String>
  typealias Screens = ScreenNavigation<String>

  struct State: Hashable, Sendable, Codable {
    var modules = Modules.State(root: "home", name: "home")
    /// The screen whose router is called.
    var speaker = ScreenTarget.top
    var isOnlyInFront = false
    /// The events since the last call began.
    var told: [String] = []

    var screens: Screens.State { modules.screens }
  }

  enum Action: Hashable, Sendable, Codable {
    case modules(Modules.Action)
    case speaks(ScreenTarget, isOnlyInFront: Bool)
    /// A call begins, or has an output of its own.
    case tells([String])
  }

  /// Opens no URLs: the gallery only prints them.
  private let modules = Modules(screens: Screens { _ in })

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .modules(let action):
      let before = state.modules
      let effect = modules.reduce(into: &state.modules, action: action)
      // Observers usually receive these events; here they are stored, so that they are drawn.
      let events = ScreenEvent.events(of: action, from: before, to: state.modules)
      state.told += events.filter { $0.level >= .analytic }.map(\.line)
      if case .screens(.answered(let answer)) = action { state.told.append("answered: \(answer)") }
      return effect.map(Action.modules)
    case .speaks(let screen, let isOnlyInFront):
      (state.speaker, state.isOnlyInFront) = (screen, isOnlyInFront)
    case .tells(let lines):
      state.told = lines
    }
    return .none
  }
}

extension Gallery: BackNavigable {
  func backAction(in state: State) -> Action? {
    modules.backAction(in: state.modules).map(Action.modules)
  }
}

extension ScreenEvent {
  /// The event and its values, in a line.
  fileprivate var line: String {
    let keys = [
      "destination_id", "alert_title", "modal_id", "transition_id", "module_id", "router_id",
      "url_string", "reason",
    ]
    return ([title] + keys.compactMap { parameters[$0] }).joined(separator: " ")
  }
}
