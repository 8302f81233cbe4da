import ComposableNavigation
import NavigationOperators
import NavigationScreens

/// An app with screens, and others in modules, whose forms a guard keeps.
struct ToyForms: Reducer {
  struct State: Equatable {
    var screens = ScreenNavigation<String>.State(root: "home")
    var modules = ModuleNavigation<String>.State(root: "welcome")
  }

  enum Action: Sendable {
    case screens(ScreenNavigation<String>.Action)
    case modules(ModuleNavigation<String>.Action)
    indirect case force(Action)
  }

  private struct Parts: Reducer {
    typealias State = ToyForms.State
    typealias Action = ToyForms.Action

    var body: some Reducer<State, Action> {
      ScreenNavigation<String>().pullback(state: \State.screens, action: /Action.screens)
      ModuleNavigation<String>().pullback(state: \State.modules, action: /Action.modules)
    }
  }

  var body: some Reducer<State, Action> {
    Parts().guarded(
      by: LeaveGuard<State>(\.screens) { (_: State, screen: Entry<String>) in Self.blocker(screen)
      },
      LeaveGuard<State>(\.modules.screens) { (_: State, screen: Entry<String>) in
        Self.blocker(screen)
      },
      force: /Action.force
    )
  }

  static func blocker(_ screen: Entry<String>) -> LeaveBlocker? {
    screen.item == "form" ? LeaveBlocker("The form is half filled in.") : nil
  }
}

extension ToyHosts where Feature == ToyForms {
  /// Shows the screens of the app, or its modules.
  convenience init(isOfModules: Bool) {
    let store = Store(initialState: ToyForms.State()) { ToyForms() }
    self.init(
      store,
      screens: isOfModules ? nil : store.scope(state: \.screens, action: /Feature.Action.screens),
      modules: isOfModules ? store.scope(state: \.modules, action: /Feature.Action.modules) : nil,
      leaveGuard: { ToyForms.blocker($0) }
    )
  }
}
