import ComposableNavigation
import NavigationScreens
import TerminalHost
import TestSupport

/// A feature of the search for back, with its view.
protocol BackWorld: BackFeature {
  @MainActor static func view(of store: Store<State, Action>, _ kept: KeptObjects) -> TerminalView
}

/// The objects that are kept as long as the window of a state.
@MainActor
final class KeptObjects {
  var objects: [AnyObject] = []
}

extension LeafWorld: BackWorld {
  static func view(of store: Store<String, Action>, _ kept: KeptObjects) -> TerminalView {
    TerminalScreen { store.state }
  }
}

extension ShapeWorld: BackWorld where Shape: ViewedShape, Inner: BackWorld {
  static func view(of store: Store<State, Action>, _ kept: KeptObjects) -> TerminalView {
    Shape.view(
      of: store.scope(state: \.container, action: /Action.container),
      WorldViews { entry in
        store.scope(\.container, id: entry.id, elements: /Action.element)
          .map { Inner.view(of: $0, kept) } ?? TerminalScreen(title: "gone")
      }
    )
  }
}

/// Screens with steps, sheets and a dialog.
struct ScreensWorld: BackWorld {
  typealias State = ScreenNavigation<String>.State
  typealias Action = ScreenNavigation<String>.Action

  static func start(_ name: String) -> State { State(root: name) }

  var body: some Reducer<State, Action> { ScreenNavigation<String>() }

  func acts(in state: State) -> [Action] {
    [
      .showTransition(.trailing, "step"), .showScreen(.push, "page"), .showScreen(.sheet, "sheet"),
      .showBasicAlert("Sure?"),
    ]
  }

  static func view(of store: Store<State, Action>, _ kept: KeptObjects) -> TerminalView {
    let handler = ScreenNavigationHandler(store: store, viewProvider: Views())
    kept.objects.append(handler)
    return handler.rootView
  }

  struct Views: ScreenViewProviding {
    func makePresentable(for screen: String) -> TerminalView { TerminalScreen(title: screen) }

    func makeEnvironment(_ environment: ScreenEnvironment<Views>) -> TerminalView {
      TerminalStack(store: environment.stack, viewProvider: environment.screens)
        .withModal(store: environment.modal, viewProvider: environment.presented)
    }

    func makeDialog(_ dialog: Store<some DialogState, DialogAction>) -> TerminalView {
      TerminalDialog(dialog)
    }
  }
}
