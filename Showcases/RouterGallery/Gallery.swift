import ComposableNavigation
import NavigationScreens

/// Screens that do nothing but be there: for a router to be tried on.
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
    /// A call begins, or has said something itself.
    case tells([String])
  }

  /// Opens nothing: the gallery only says what it was asked for.
  private let modules = Modules(screens: Screens { _ in })

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .modules(let action):
      let before = state.modules
      let effect = modules.reduce(into: &state.modules, action: action)
      // The events for an observer; here they are a part of the state, so that they are drawn.
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
  /// The event and what it is about, in a line.
  fileprivate var line: String {
    let keys = [
      "destination_id", "alert_title", "modal_id", "transition_id", "module_id", "router_id",
      "url_string", "reason",
    ]
    return ([title] + keys.compactMap { parameters[$0] }).joined(separator: " ")
  }
}
