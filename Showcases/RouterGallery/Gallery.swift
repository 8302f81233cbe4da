import ComposableNavigation
import NavigationScreens

/// Screens that do nothing but be there: for a router to be tried on.
struct Gallery: Reducer {
  typealias Screens = ScreenNavigation<String>

  struct State: Hashable, Sendable, Codable {
    var screens = Screens.State(root: "home", name: "home")
    /// The screen whose router is called.
    var speaker = ScreenTarget.top
    var isOnlyInFront = false
    /// What has been told since the last call.
    var told: [String] = []
  }

  enum Action: Hashable, Sendable, Codable {
    case screens(Screens.Action)
    case speaks(ScreenTarget, isOnlyInFront: Bool)
    /// A call begins, or has told something itself.
    case tells([String])
  }

  var body: some Reducer<State, Action> {
    Reduce<State, Action> { state, action in
      switch action {
      case .screens(let action):
        if let line = action.told { state.told.append(line) }
      case .speaks(let screen, let isOnlyInFront):
        (state.speaker, state.isOnlyInFront) = (screen, isOnlyInFront)
      case .tells(let lines):
        state.told = lines
      }
      return .none
    }
    Screens().pullback(state: \.screens, action: /Action.screens)
  }
}

extension Gallery: BackNavigable {
  func backAction(in state: State) -> Action? {
    Screens().backAction(in: state.screens).map(Action.screens)
  }
}

extension ScreenNavigation<String>.Action {
  /// What the action tells, when it is one that the screens send themselves.
  fileprivate var told: String? {
    switch self {
    case .dismissed(let entry, let cause): "told: \(entry.item.screen) has gone, by \(cause)"
    case .overlayDismissed(let entry, of: _, let cause):
      "told: the overlay \(entry.item.screen) has gone, by \(cause)"
    case .transitionDismissed(let entry, of: _, let cause):
      "told: the content \(entry.item.screen) has gone, by \(cause)"
    case .alertDismissed(let entry, of: _, let cause):
      "told: the alert \(entry.item.dialog.title) has gone, by \(cause)"
    case .answered(let answer): "told: \(answer)"
    default: nil
    }
  }

  /// Whether nobody but the screens themselves sends it.
  var isTold: Bool { told != nil }
}
