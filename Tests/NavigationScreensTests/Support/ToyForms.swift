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

/// Views of such an app, with a host for each environment.
@MainActor
final class ToyFormViews: ModuleViewProviding {
  typealias Screen = String
  typealias Presentable = ToyView

  private let isOfModules: Bool

  /// - Parameter isOfModules: True for the views of modules, around all environments.
  init(isOfModules: Bool) { self.isOfModules = isOfModules }

  var leaveGuard: (@MainActor (Entry<String>) -> LeaveBlocker?)? { { ToyForms.blocker($0) } }

  func makePresentable(for screen: String) -> ToyView { ToyView(screen) }

  func makeModules(_ modules: ScreenModules<ToyFormViews>) -> ToyView {
    let view = ToyView("", isAttached: true)
    let stack = StackNavigationHandler(store: modules.stack, viewProvider: modules.views)
    view.handlers = [stack]
    stack.setup(with: view.stack)
    return view
  }

  func makeEnvironment(_ environment: ScreenEnvironment<ToyFormViews>) -> ToyView {
    let isRoot = environment.id == nil && !isOfModules
    let view = ToyView("", isAttached: isRoot)
    let stack = StackNavigationHandler(
      store: environment.stack,
      viewProvider: environment.screens
    )
    let modal = ModalNavigationHandler(
      store: environment.modal,
      viewProvider: environment.presented
    )
    view.handlers = [stack, modal]
    stack.setup(with: view.stack)
    modal.setup(with: view.modal, in: isRoot ? stack.lane : nil)
    return view
  }

  func makeDialog<Dialog: DialogState>(_ store: Store<Dialog, DialogAction>) -> ToyView {
    ToyView(store)
  }
}
